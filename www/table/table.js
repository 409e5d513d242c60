// The table: a board that shows positions, tells turns and asks for moves. Its front door.
//
// It knows no rule. It is given positions, turns and the moves that may be chosen; what it gives
// back is the text of a move. The picture is three layers: the still ground, painted once per
// size and theme; the seeds, of which only changed cells are repainted; and what is in the air.

import { Badges } from "./badges.js";
import { Buttons } from "./buttons.js";
import { Carry } from "./carry.js";
import { fullest } from "./flight.js";
import { canvasIn, Picture } from "./picture.js";
import { leastHeight, naturalRatio } from "./plan.js";
import { Watch } from "./surroundings.js";
import { ownersOf, pilesOf, pointsOf, trailOf } from "./tally.js";
import { Telling } from "./telling.js";

/** @typedef {import("./geometry.js").BoardInfo} BoardInfo */
/** @typedef {import("./geometry.js").Cell} Cell */
/** @typedef {import("./geometry.js").Seat} Seat */
/** @typedef {import("./tally.js").Pile} Pile */
/** @typedef {import("./tally.js").Shown} Shown */
/** @typedef {import("./tally.js").Step} Step */
/** @typedef {import("./tally.js").Turn} Turn */
/** @typedef {import("./tally.js").Trail} Trail */
/** @typedef {import("./surroundings.js").Surroundings} Surroundings */

/**
 * The words that the table needs, in the language of the page.
 * @typedef {object} TableWords
 * @property {(title: string) => string} board  the name of the whole board: "Dakon board"
 * @property {(name: string, about: { kind: "hole" | "mandarin" | "store", seat: Seat, owner: Seat, seeds: number, stones: number, points: number }) => string} cell
 *   "Hole C, South's side, 4 seeds"; `owner` differs from `seat` where a hole was conquered
 * @property {(direction: "l" | "r", cell: string) => string} direction  "Sow from C to the left"; l is the mover's own left
 * @property {(cell: string) => string} pickDirection  told when a square waits for its direction
 * @property {(count: number) => string} number  a count in the page's digits
 */
/**
 * @typedef {object} TableConfig
 * @property {BoardInfo} info
 * @property {TableWords} words
 * @property {(move: string) => void} onChoose
 * @property {(step: Step, index: number) => void} [onStep]  each step as it is seen; not those skipped
 */
/** @typedef {ReturnType<typeof createTable>} Table */

/** A resize that goes on repaints the ground at most this often. */
const RESTLESS = 120;

/**
 * Fills an empty element with a board. The element's height is the page's to give; where it has
 * none, the board takes the one that suits its width.
 * @param {HTMLElement} root
 * @param {TableConfig} config
 */
export function createTable(root, config) {
  const table = new TableView(root, config);
  return {
    /** The final state at once; whatever moves is dropped.
     * @param {Shown} position @param {{ lastTurn?: Turn | null }} [more] */
    show: (position, more) => table.show(position, more?.lastTurn ?? null),
    /** Tells a turn; resolves when it is over, skipped or dropped.
     * @param {Turn} turn @returns {Promise<void>} */
    play: (turn) => table.play(turn),
    skip: () => {
      table.telling.end();
    },
    pause: () => table.telling.pause(),
    resume: () => table.telling.resume(),
    /** One step while paused. */
    stepForward: () => table.telling.step(),
    /** @param {number} speed 0.25 to 8, or Infinity for no animation */
    setSpeed: (speed) => table.telling.setSpeed(speed),
    /** The moves that may be chosen now; `seat` is whose turn the board shows, null for nobody's.
     * @param {string[]} moves @param {{ seat?: Seat | null }} [more] */
    offer: (moves, more) => table.offer(moves, more),
    /** @param {{ bottom: Seat }} sides */
    setSides: ({ bottom }) => table.setSides(bottom),
    /** @param {boolean} shown */
    setCounts: (shown) => table.setCounts(shown),
    /** @param {TableWords} words */
    setWords: (words) => table.setWords(words),
    /** Puts the keyboard on the board. */
    focus: () => table.buttons.focusOn(table.buttons.focused),
    destroy: () => table.destroy(),
    get playing() {
      return table.telling.flight !== null;
    },
    get paused() {
      return table.telling.paused;
    },
  };
}

class TableView {
  /**
   * @param {HTMLElement} root
   * @param {TableConfig} config
   */
  constructor(root, config) {
    this.root = root;
    this.info = config.info;
    this.words = config.words;
    this.onStep = config.onStep;
    /** @type {Shown | null} */
    this.position = null;
    /** @type {Map<string, Pile>} */
    this.piles = new Map();
    /** @type {Map<string, Seat>} */
    this.owners = new Map();
    /** @type {Trail | null} */
    this.trail = null;
    this.numbered = false;
    /** @type {Seat} */
    this.bottom = 0;
    /** @type {Seat | null} */
    this.seat = null;
    /** @type {Set<string>} */
    this.changed = new Set();
    this.width = 0;
    this.height = 0;
    this.builtAt = Number.NEGATIVE_INFINITY;
    this.late = 0;
    this.natural = false;

    root.classList.add("table");
    root.dir = "ltr";
    root.dataset.game = this.info.name;
    root.classList.toggle("is-directed", this.info.directions);
    this.picture = new Picture(root, this.info);
    this.badges = new Badges(root);
    this.buttons = new Buttons(root, {
      info: this.info,
      words: this.words,
      label: (cell) => this.labelOf(cell),
      choose: config.onChoose,
      skip: () => this.telling.end(),
    });
    this.carry = new Carry(canvasIn(root, "table-air"));
    this.telling = new Telling({
      frame: (flight) => {
        this.repaintChanged();
        this.carry.draw(flight, this.scene());
      },
      ended: (turn) => {
        this.trail = trailOf(turn);
        this.put(turn.after);
      },
      cleared: () => this.carry.wipe(),
    });

    this.watch = new Watch(
      (now) => this.surround(now),
      () => {
        if (!this.telling.paused) this.telling.end();
      },
    );
    /** @type {Surroundings} */
    this.around = this.watch.now();
    this.sizes = new ResizeObserver((entries) => {
      const box = entries[entries.length - 1].contentRect;
      this.measure(box.width, box.height);
    });
    this.sizes.observe(root);
  }

  // Size and surroundings

  /**
   * @param {number} width
   * @param {number} height
   */
  measure(width, height) {
    if (width < 40) return;
    if (height < 24) this.natural = true;
    let least = innerHeight >= 480 ? leastHeight(this.info, width) : 0;
    // Where nobody gave a height, take the one that suits the width.
    if (this.natural) least = Math.round(width / naturalRatio(this.info, width));
    this.root.style.setProperty("--table-least", `${least}px`);
    // The next measure brings the height asked for.
    if (height + 1 < least) return;
    if (Math.abs(width - this.width) < 0.5 && Math.abs(height - this.height) < 0.5) return;
    this.width = width;
    this.height = height;
    clearTimeout(this.late);
    const wait = this.builtAt + RESTLESS - performance.now();
    if (wait > 0) this.late = window.setTimeout(() => this.build(), wait);
    else this.build();
  }

  /** @param {Surroundings} now */
  surround(now) {
    const before = this.around;
    this.around = now;
    if (now.still && !before.still) this.telling.end();
    const seen =
      now.dark !== before.dark ||
      now.forced !== before.forced ||
      now.paper !== before.paper ||
      now.ratio !== before.ratio;
    this.numbered = now.still && this.numbered;
    if (seen) this.build();
  }

  /** Everything anew: after a change of size, theme or sides. A turn being told goes on. */
  build() {
    const { width, height, bottom, around, picture } = this;
    if (!width) return;
    this.builtAt = performance.now();
    const layout = picture.build({ width, height, bottom }, around);
    this.carry.prepare(this.scene(), width, height);
    this.badges.place(layout, picture.material, bottom);
    this.buttons.place(layout);
    this.repaintAll();
    if (this.telling.flight) this.carry.draw(this.telling.flight, this.scene());
    this.root.classList.toggle("is-paper", around.paper);
    if (around.paper) picture.flatten();
  }

  /** @returns {import("./carry.js").Scene} */
  scene() {
    const { picture } = this;
    const layout = /** @type {import("./geometry.js").Layout} */ (picture.layout);
    return {
      layout,
      material: picture.material,
      sprites: picture.sprites,
      ratio: picture.ratio,
      places: (cell, count) => picture.places(cell, count),
      number: (count) => this.words.number(count),
    };
  }

  repaintAll() {
    const { layout } = this.picture;
    if (!layout || !this.position) return;
    for (const name of layout.cells.keys()) this.changed.add(name);
    this.repaintChanged();
  }

  /** Repaints the cells that changed, and their counts. */
  repaintChanged() {
    const { piles, owners, numbered, picture } = this;
    const shown = { piles, owners, numbered, trail: this.telling.flight ? null : this.trail };
    for (const name of this.changed) {
      const cell = picture.layout?.cells.get(name);
      if (!cell) continue;
      picture.paintCell(cell, shown);
      this.badges.tell(cell, piles.get(name) ?? { seeds: 0, stones: 0 }, this.words.number);
    }
    this.changed.clear();
  }

  /** @param {Cell} cell */
  labelOf(cell) {
    const pile = this.piles.get(cell.name) ?? { seeds: 0, stones: 0 };
    return this.words.cell(cell.name, {
      kind: cell.kind,
      seat: cell.seat,
      owner: this.owners.get(cell.name) ?? cell.seat,
      seeds: pile.seeds,
      stones: pile.stones,
      points: pointsOf(pile),
    });
  }

  // Showing and telling

  /**
   * @param {Shown} position
   * @param {Turn | null} lastTurn
   */
  show(position, lastTurn) {
    this.telling.drop();
    this.trail = lastTurn ? trailOf(lastTurn) : null;
    this.numbered = this.around.still && lastTurn !== null;
    this.put(position);
  }

  /** @param {Shown} position */
  put(position) {
    this.position = position;
    this.piles = pilesOf(this.info, position);
    this.owners = ownersOf(this.info, position);
    this.seat = position.toMove;
    this.badges.showTurn(this.seat);
    this.repaintAll();
    this.buttons.relabel();
  }

  /**
   * @param {Turn} turn
   * @returns {Promise<void>}
   */
  play(turn) {
    this.telling.drop();
    this.offer([], { seat: turn.seat });
    if (this.around.still || this.telling.instant || document.hidden || !this.picture.layout) {
      this.show(turn.after, turn);
      return Promise.resolve();
    }
    this.trail = null;
    this.numbered = false;
    this.put(turn.before);
    this.seat = turn.seat;
    this.badges.showTurn(this.seat);
    for (const [cell, most] of fullest(turn.steps, this.piles)) this.picture.places(cell, most);
    const told = this.telling.begin(turn, {
      take: (cell, seeds, stones) => this.add(cell, -seeds, -stones),
      put: (cell, seeds, stones) => this.add(cell, seeds, stones),
      lying: (cell) => this.piles.get(cell)?.seeds ?? 0,
      told: (step, index) => this.onStep?.(step, index),
    });
    this.repaintAll();
    return told;
  }

  /**
   * @param {string} name
   * @param {number} seeds
   * @param {number} stones
   */
  add(name, seeds, stones) {
    const pile = this.piles.get(name);
    if (!pile) return;
    pile.seeds = Math.max(0, pile.seeds + seeds);
    pile.stones = Math.max(0, pile.stones + stones);
    this.changed.add(name);
  }

  /**
   * @param {string[]} moves
   * @param {{ seat?: Seat | null }} [more]
   */
  offer(moves, more) {
    if (more && more.seat !== undefined) {
      this.seat = more.seat;
      this.badges.showTurn(this.seat);
    }
    this.buttons.offer(moves);
  }

  /** @param {Seat} bottom */
  setSides(bottom) {
    if (bottom === this.bottom) return;
    this.bottom = bottom;
    this.build();
  }

  /** @param {boolean} shown */
  setCounts(shown) {
    this.badges.showCounts(shown);
  }

  /** @param {TableWords} words */
  setWords(words) {
    this.words = words;
    this.buttons.setWords(words);
    this.badges.forget();
    this.repaintAll();
  }

  destroy() {
    this.telling.drop();
    clearTimeout(this.late);
    this.sizes.disconnect();
    this.watch.destroy();
    this.buttons.destroy();
    this.root.replaceChildren();
    this.root.classList.remove("table");
  }
}
