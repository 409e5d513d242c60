// The table shows positions, tells turns and asks for moves. It knows no rule.

import { Buttons } from "./buttons.js";
import { layOut } from "./geometry.js";
import { Badges, canvasIn, nothing, ownersOf, Picture, pilesOf, pointsOf } from "./picture.js";
import { Room } from "./room.js";
import { Watch } from "./watch.js";

/** @import { CreateTable, Manner, Named, Pile, Seat, Shown, Stage, Step, Surroundings, TableConfig, TableWords, Turn } from "./types.js" */

/** What moves is waited for so long; then the result is shown. */
const PATIENCE = 3000;

/** @type {CreateTable} */
export function createTable(root, config) {
  return new Tabletop(root, config);
}

export class Tabletop {
  /** @param {HTMLElement} root @param {TableConfig} config */
  constructor(root, { info, words, onChoose, onRefuse, onStep, onCount, onPoint, previewOf, isDark }) {
    this.root = root;
    this.info = info;
    this.words = words;
    this.onStep = onStep;
    this.previewOf = previewOf;
    /** @type {Manner} */
    this.manner = { counts: true, ends: "off", sounds: false };
    /** @type {import("./pointing.js").Pointing | null} */
    this.pointing = null;
    /** @type {import("./sounds.js").Sounds | null} */
    this.sounds = null;
    /** @type {Shown | null} */
    this.position = null;
    /** @type {Map<string, Pile>} */
    this.piles = new Map();
    /** @type {Map<string, Seat>} */
    this.owners = new Map();
    /** The turn that is marked. @type {Turn | null} */
    this.marked = null;
    this.numbered = false;
    /** @type {Seat} */
    this.bottom = 0;
    /** @type {Set<string>} */
    this.changed = new Set();
    this.speed = 1;
    this.paused = false;
    /** Steps asked for before there is something to tell them. */
    this.early = 0;
    /** The turn being told, even before there is something to tell it. @type {Turn | null} */
    this.turn = null;
    /** @type {import("./telling.js").Telling | null} */
    this.telling = null;
    /** @type {(() => void) | null} */
    this.settle = null;

    root.classList.add("table");
    root.dir = "ltr";
    root.dataset.game = info.name;
    root.classList.toggle("is-directed", info.directions);
    this.picture = new Picture(root, info);
    this.badges = new Badges(root);
    this.badges.name(words);
    this.buttons = new Buttons(root, {
      info,
      words,
      label: (cell) => this.labelOf(cell),
      choose: onChoose,
      refuse: (cell) => onRefuse?.(cell),
      skip: () => this.skip(),
      asked: () => this.caption(),
    });
    /** @type {Stage} */
    this.stage = {
      canvas: canvasIn(root, "table-air"),
      scene: () => this.picture.scene,
      speed: () => this.speed,
      number: (count) => this.words.number(count),
      add: (cell, seeds, stones) => this.add(cell, seeds, stones),
      lying: (cell) => this.piles.get(cell)?.seeds ?? 0,
      told: (step) => this.told(step),
      ring: info.ring,
      origin: () => (info.directions ? (this.turn?.move.slice(0, -1) ?? "") : (this.turn?.move ?? "")),
      holesOf: (seat) =>
        info.rows.flatMap((row, side) => row.filter((name) => (this.owners.get(name) ?? side) === seat)),
      instant: () => this.around.still || this.speed === Number.POSITIVE_INFINITY,
      rewind: () => this.lay(/** @type {Turn} */ (this.turn).before),
      shown: (index) => this.onStep?.(index),
      repaint: () => this.repaintChanged(),
      over: () => this.skip(),
    };
    this.ready = new Promise((resolve) => {
      this.painted = resolve;
    });
    this.count = () => onCount?.();
    this.caption = () => onPoint?.(this.pointing?.words() || this.buttons.question());
    this.watch = new Watch(
      (now) => this.surround(now),
      () => !this.paused && this.skip(),
      isDark,
    );
    this.around = this.watch.now();
    this.room = new Room(root, info, () => this.build());
    this.picture.fetchMaterial().then(() => this.build());
    const first = new AbortController();
    for (const type of ["pointerover", "focusin", "keydown"]) {
      root.addEventListener(type, (event) => this.manner.ends !== "off" && this.fetchPointing(event, first), {
        signal: first.signal,
      });
    }
  }

  /** @param {Event} event @param {AbortController} first */
  async fetchPointing(event, first) {
    first.abort();
    let finger = event instanceof PointerEvent && event.pointerType === "touch" ? event.target : null;
    const leave = () => {
      finger = null;
    };
    this.root.addEventListener("pointerleave", leave, { once: true });
    // A question asked before there is anybody to answer it is answered then.
    let asked = false;
    /** @param {Event} event */
    const ask = (event) => {
      asked ||= event instanceof KeyboardEvent && event.key === "?";
    };
    ask(event);
    this.root.addEventListener("keydown", ask);
    const { Pointing } = await import("./pointing.js").catch(() => ({ Pointing: null }));
    this.root.removeEventListener("keydown", ask);
    if (!Pointing || !this.root.isConnected) return;
    this.pointing = new Pointing(this);
    this.pointing.touch(finger);
    if (asked) this.pointing.tell();
  }

  get playing() {
    return this.turn !== null;
  }

  /** @param {Surroundings} now */
  surround(now) {
    const before = this.around;
    this.around = now;
    if (now.still && !before.still && !this.paused) this.skip();
    this.numbered = now.still && this.numbered;
    const seen = /** @type {const} */ (["dark", "forced", "paper", "ratio"]);
    if (seen.some((what) => now[what] !== before[what])) this.build();
  }

  /** Anew for a size, a theme or a side. A turn being told goes on. */
  build() {
    const { bottom, around, picture } = this;
    const { width, height } = this.room;
    if (!width) return;
    const layout = layOut(this.info, { width, height, bottom });
    this.badges.place(layout);
    this.buttons.place(layout);
    const material = picture.build(layout, around);
    if (!material) return;
    this.room.used();
    this.badges.dress(material);
    this.repaintAll();
    this.telling?.redraw();
    this.root.classList.toggle("is-paper", around.paper);
    if (around.paper) picture.flatten();
    this.painted?.(null);
  }

  repaintAll() {
    const { scene } = this.picture;
    if (!scene || !this.position) return;
    for (const name of scene.layout.cells.keys()) this.changed.add(name);
    this.repaintChanged();
  }

  repaintChanged() {
    const { piles, picture } = this;
    for (const name of this.changed) {
      picture.paintCell(name, this);
      const cell = picture.scene?.layout.cells.get(name);
      if (cell) this.badges.tell(cell, piles.get(name) ?? nothing, this.words.number);
    }
    const counted = this.info.stores.names.some((name) => this.changed.has(name));
    this.changed.clear();
    if (counted) this.count();
  }

  /** @param {Named} cell */
  labelOf({ name, kind, seat }) {
    const pile = this.piles.get(name) ?? nothing;
    const owner = this.owners.get(name) ?? seat;
    return this.words.cell(name, { kind, seat, owner, ...pile, points: pointsOf(pile) });
  }

  /** @param {Shown} position @param {{ lastTurn?: Turn | null }} [more] */
  show(position, { lastTurn = null } = {}) {
    this.drop();
    this.marked = lastTurn;
    this.numbered = this.around.still && lastTurn !== null;
    this.put(position);
  }

  /** @param {Shown} position */
  put(position) {
    this.position = position;
    this.lay(position);
    this.badges.showTurn(position.toMove);
    this.repaintAll();
    this.buttons.relabel();
    this.fetchMarks();
  }

  /** What lies where, to be painted. @param {Shown} position */
  lay(position) {
    this.piles = pilesOf(this.info, position);
    this.owners = ownersOf(this.info, position);
    for (const name of this.piles.keys()) this.changed.add(name);
  }

  async fetchMarks() {
    if (await this.picture.fetchMarks(this)) this.repaintAll();
  }

  /** @param {string} name @param {number} seeds @param {number} stones */
  add(name, seeds, stones) {
    const pile = this.piles.get(name);
    if (!pile) return;
    pile.seeds = Math.max(0, pile.seeds + seeds);
    pile.stones = Math.max(0, pile.stones + stones);
    this.changed.add(name);
  }

  /** @param {Turn} turn @returns {Promise<void>} */
  play(turn) {
    this.drop();
    this.offer([]);
    if (this.stage.instant() || document.hidden) {
      this.show(turn.after, { lastTurn: turn });
      return Promise.resolve();
    }
    return this.begin(turn);
  }

  /** @param {Turn} turn @returns {Promise<void>} */
  review(turn) {
    this.drop();
    this.offer([]);
    this.paused = true;
    return this.begin(turn);
  }

  /** @param {Turn} turn @returns {Promise<void>} */
  begin(turn) {
    this.marked = null;
    this.numbered = false;
    this.put(turn.before);
    this.badges.showTurn(turn.seat);
    this.picture.fetchMarks({ owners: this.owners, marked: turn });
    this.turn = turn;
    return new Promise((resolve) => {
      this.settle = resolve;
      this.tell(resolve);
    });
  }

  /** @param {() => void} settle  of the turn that is meant */
  async tell(settle) {
    const end = () => this.settle === settle && this.skip();
    // Whoever has paused is in no hurry.
    const patience = setTimeout(() => this.paused || end(), PATIENCE);
    try {
      const [{ Telling }] = await Promise.all([import("./telling.js"), this.ready]);
      if (this.settle !== settle || !this.turn) return;
      this.telling = new Telling(this.stage, this.turn.steps);
      if (!this.paused) this.telling.run();
      for (; this.early > 0; this.early -= 1) this.telling.step();
    } catch {
      end();
    } finally {
      clearTimeout(patience);
    }
  }

  /** @param {Step} step */
  told(step) {
    // A new round has new owners.
    if (step.owners) {
      this.owners = ownersOf(this.info, { owners: step.owners });
      for (const name of this.piles.keys()) this.changed.add(name);
      this.fetchMarks();
    }
    this.sounds?.tell(step, this.info.stores.names.includes(step.to ?? ""));
  }

  skip() {
    const { turn, settle } = this;
    if (!turn) return false;
    this.settle = null;
    this.drop();
    this.marked = turn;
    this.put(turn.after);
    settle?.();
    return true;
  }

  /** Forgets what moves; whoever waited for it goes on. */
  drop() {
    const { settle } = this;
    if (this.telling && !this.telling.flight.done) this.sounds?.hush();
    this.telling?.drop();
    this.telling = null;
    this.turn = null;
    this.settle = null;
    this.paused = false;
    this.early = 0;
    settle?.();
  }

  pause() {
    this.paused = this.playing;
    this.telling?.halt();
  }

  resume() {
    this.paused = false;
    this.early = 0;
    if (this.stage.instant()) this.skip();
    this.telling?.resume();
  }

  stepForward() {
    if (!this.paused) return;
    if (this.telling) this.telling.step();
    else this.early += 1;
  }

  stepBack() {
    return this.paused && (this.telling?.back() ?? false);
  }

  /** @param {number} speed */
  setSpeed(speed) {
    this.speed = speed > 8 ? Number.POSITIVE_INFINITY : Math.max(0.25, speed || 1);
    if (speed > 8 && !this.paused) this.skip();
  }

  /** @param {string[]} moves @param {{ seat?: Seat | null }} [more] */
  offer(moves, { seat } = {}) {
    if (seat !== undefined) this.badges.showTurn(seat);
    this.buttons.offer(moves);
    this.pointing?.offered();
  }

  /** @param {{ bottom: Seat }} sides */
  setSides({ bottom }) {
    if (bottom === this.bottom) return;
    this.bottom = bottom;
    this.build();
  }

  /** @param {Manner} manner */
  setManner(manner) {
    this.manner = { ...manner };
    this.badges.showCounts(manner.counts);
    if (manner.sounds !== (this.sounds !== null)) this.setSounds(manner.sounds);
  }

  /** What the store of a seat shows just now. @param {Seat} seat */
  pointsOf(seat) {
    return pointsOf(this.piles.get(this.info.stores.names[seat]) ?? nothing);
  }

  /** @param {boolean} wanted */
  async setSounds(wanted) {
    this.sounds?.close();
    this.sounds = null;
    if (!wanted) return;
    const [sounds] = await Promise.all([import("./sounds.js").catch(() => null), this.ready]);
    // It may have been thought better of meanwhile.
    if (!sounds || this.sounds || !this.manner.sounds || !this.root.isConnected) return;
    this.sounds = new sounds.Sounds(this.picture.material?.surface ?? "");
  }

  /** @param {TableWords} words */
  setWords(words) {
    this.words = words;
    this.badges.name(words);
    this.buttons.setWords(words);
    this.repaintAll();
  }

  focus() {
    this.buttons.focusOn(this.buttons.focused);
  }

  destroy() {
    this.drop();
    this.sounds?.close();
    this.room.destroy();
    this.watch.destroy();
    this.buttons.destroy();
    this.root.replaceChildren();
    this.root.classList.remove("table");
  }
}
