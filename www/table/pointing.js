// Pointing at a hole shows where its sowing ends: by mouse, by keys, or with a finger that stays. Fetched when
// somebody first does. What a move brings is asked of the engine; nothing of it is worked out here.

import { css, trace } from "./brush.js";
import { paintPill } from "./pill.js";

/** @import { Aim, Brush, Cell, Direction, PaintAim, PaintPin, Turn } from "./types.js" */

/** A finger that stays so long, in milliseconds, points; a shorter press only plays. */
const STAYS = 300;

export class Pointing {
  /** @param {import("./table.js").Tabletop} table */
  constructor(table) {
    this.table = table;
    /** @type {Map<string, Aim>} */
    this.aims = new Map();
    /** @type {Map<string, Turn | null>} */
    this.known = new Map();
    /** @type {Element | null} */
    this.target = null;
    this.finger = 0;
    table.picture.paintOver = (brush, scene, cell) => {
      const aim = this.aims.get(cell.name);
      if (aim) paintAim(brush, scene, cell, aim);
    };
    const { signal } = table.buttons.stop;
    for (const [type, heard] of Object.entries(this.listeners())) {
      table.root.addEventListener(type, /** @type {EventListener} */ (heard), { signal });
    }
    signal.addEventListener("abort", () => clearTimeout(this.finger));
    table.pointing = this;
    /** Whether the line below the board is left to what was told last: nobody has pointed anew since. */
    this.quiet = false;
    /** For which moves words were asked that may still come. @type {unknown} */
    this.asked = null;
    this.find();
  }

  /** @param {EventTarget | null} target */
  touch(target) {
    clearTimeout(this.finger);
    if (target) this.finger = window.setTimeout(() => this.pointAt(target), STAYS);
  }

  /** @returns {import("./types.js").Listeners} */
  listeners() {
    const leave = () => {
      clearTimeout(this.finger);
      this.pointAt(null);
    };
    return {
      pointerover: ({ target, pointerType }) => pointerType !== "touch" && this.pointAt(target),
      pointerleave: leave,
      pointerdown: ({ target, pointerType }) => pointerType === "touch" && this.touch(target),
      pointerup: ({ pointerType }) => pointerType === "touch" && leave(),
      pointercancel: leave,
      focusin: ({ target }) => target instanceof Element && target.matches(":focus-visible") && this.pointAt(target),
      focusout: () => this.pointAt(null),
      // Another square may wait for its direction now.
      click: () => this.update(),
      keydown: ({ key }) => {
        this.update();
        if (key === "?") this.tell();
      },
    };
  }

  /** Other moves may be chosen; a mouse that was left where it is does not speak over what has just happened. */
  offered() {
    this.quiet = true;
    this.known = new Map();
    this.find();
  }

  find() {
    const { layer } = this.table.buttons;
    this.target = layer.querySelector(".table-hole:hover, .table-hole:focus-visible");
    this.update();
  }

  /** @param {EventTarget | null} target */
  pointAt(target) {
    this.quiet = false;
    this.asked = null;
    this.target = target instanceof Element ? target : null;
    this.update();
  }

  /** What is pointed at: one way of a square, all ways of the one that waits, or a hole. */
  moves() {
    const { buttons, playing } = this.table;
    if (playing) return [];
    const { selected } = buttons;
    const direction = buttons.arrows.directionAt(this.target);
    if (selected && direction) return [selected + direction];
    const cell = selected ?? buttons.cellAt(this.target);
    return cell ? buttons.movesOf(cell) : [];
  }

  update() {
    const { table } = this;
    const before = this.aims;
    this.aims = new Map();
    const moves = table.manner.ends === "off" ? [] : this.moves();
    for (const move of moves) this.aim(move, moves.length === 1);
    for (const cell of [...before.keys(), ...this.aims.keys()]) table.changed.add(cell);
    if (!table.playing) table.repaintChanged();
    table.caption();
  }

  /** For the line below the board: no more than is marked; nothing while a square waits for its direction. */
  words() {
    const { buttons, manner } = this.table;
    if (this.quiet || manner.ends === "off" || (buttons.selected && !buttons.arrows.directionAt(this.target)))
      return "";
    const moves = this.moves();
    return this.wordsOf(moves, manner.ends === "lap" || moves.length > 1);
  }

  /** @param {string} move */
  turnOf(move) {
    const { known } = this;
    if (!known.has(move)) {
      known.set(move, null);
      this.table.previewOf?.(move, (turn) => {
        // By then something else may be on offer.
        if (!turn || known !== this.known) return;
        known.set(move, turn);
        this.update();
        if (known === this.asked) this.tell();
      });
    }
    return known.get(move);
  }

  /** What two ways bring is not told at once: only where each ends. @param {string} move @param {boolean} alone */
  aim(move, alone) {
    const turn = this.turnOf(move);
    const { layout } = this.table.buttons;
    if (!turn || !layout) return;
    const { ends } = this.table.manner;
    const { origin, lap, last, taken, endless, gain, store } = endsOf(turn, this.table.info.stores.names);
    const direction = this.table.info.directions ? /** @type {Direction} */ (move.slice(-1)) : null;
    const way = direction && this.table.buttons.arrows.wayOf(layout, origin, direction);
    /** @param {string | null} cell @param {Aim} what */
    const mark = (cell, what) => {
      if (cell) this.aims.set(cell, { ...this.aims.get(cell), ...what });
    };
    if (endless) mark(origin, { text: "∞" });
    else mark(lap, { lap: way ?? "down" });
    if (endless || ends === "lap") return;
    mark(last, { last: way ?? "down" });
    if (!alone) return;
    for (const cell of taken) mark(cell, { taken: true });
    if (gain > 0) mark(store, { text: `+${this.table.words.number(gain)}` });
  }

  /** In words, for those who ask. */
  tell() {
    this.asked = this.known;
    this.table.buttons.hint.textContent = this.wordsOf(this.moves(), false);
  }

  /** @param {string[]} moves @param {boolean} brief  where the first lap ends, and no more */
  wordsOf(moves, brief) {
    const { words, info } = this.table;
    const told = moves.map((move) => {
      const turn = this.turnOf(move);
      if (!turn) return "";
      const ends = endsOf(turn, info.stores.names);
      return words.ends({ name: move[0], brief, ...ends, towards: info.directions ? ends.towards : null });
    });
    return told.join(" ");
  }
}

/** @param {Turn} turn @param {[string, string]} stores */
function endsOf({ move, seat, steps, before, after }, stores) {
  const first = steps.findIndex(({ why }) => why === "sow");
  const rest = steps.findIndex(({ why }, index) => index > first && why !== "sow");
  return {
    origin: steps[0].from ?? move[0],
    towards: steps[first]?.to ?? null,
    lap: first < 0 ? null : (steps[rest < 0 ? steps.length - 1 : rest - 1].to ?? null),
    last: steps.findLast(({ why }) => why === "sow")?.to ?? null,
    taken: steps.flatMap(({ why, from }) => (why === "capture" && from ? [from] : [])),
    endless: steps[0].why === "endless",
    gain: after.stores[seat] - before.stores[seat],
    store: stores[seat],
  };
}

/** @type {PaintAim} */
function paintAim(brush, { layout, material }, cell, { lap, last, taken, text }) {
  const { pitch: p } = layout;
  brush.save();
  brush.lineJoin = "round";
  const end = last ?? lap;
  if (end && cell.kind !== "store") {
    trace(brush, cell.shape, (cell.shape.form === "round" ? -0.03 : -0.06) * p);
    brush.strokeStyle = css(material.accent, 0.9);
    brush.lineWidth = Math.max(1.5, 0.035 * p);
    brush.stroke();
  }
  const light = css(material.accent);
  const dark = css(material.deep, 0.9);
  if (taken) paintCross(brush, p, cell, light, dark);
  if (end) paintPin(brush, p, cell, end, last !== undefined, light, dark);
  if (text) paintPill(brush, layout.figure, cell.middle, text);
  brush.restore();
}

/** Where something falls: full where it is the last, hollow where only the first lap ends. @type {PaintPin} */
function paintPin(brush, p, { middle: { x, y } }, way, full, light, dark) {
  const r = 0.15 * p;
  brush.save();
  brush.translate(x, y);
  brush.rotate({ right: 0, down: Math.PI / 2, left: Math.PI, up: -Math.PI / 2 }[way]);
  brush.beginPath();
  brush.moveTo(r * 1.1, 0);
  brush.lineTo(-r * 0.8, -r);
  brush.lineTo(-r * 0.8, r);
  brush.closePath();
  strokeTwice(brush, p, light, dark);
  brush.fillStyle = full ? light : dark;
  brush.fill();
  brush.restore();
}

/** @param {Brush} brush @param {number} p @param {Cell} cell @param {string} light @param {string} dark */
function paintCross(brush, p, { middle: { x, y } }, light, dark) {
  const r = 0.15 * p;
  brush.lineCap = "round";
  brush.beginPath();
  brush.moveTo(x - r, y - r);
  brush.lineTo(x + r, y + r);
  brush.moveTo(x + r, y - r);
  brush.lineTo(x - r, y + r);
  strokeTwice(brush, p, light, dark);
}

/** A bright line on a dark one. @param {Brush} brush @param {number} p @param {string} light @param {string} dark */
function strokeTwice(brush, p, light, dark) {
  brush.strokeStyle = dark;
  brush.lineWidth = Math.max(3, 0.075 * p);
  brush.stroke();
  brush.strokeStyle = light;
  brush.lineWidth = Math.max(1.5, 0.035 * p);
  brush.stroke();
}
