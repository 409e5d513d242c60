// Real buttons over the picture, for mouse, touch, keys and screen readers.

import { Arrows } from "./arrows.js";
import { lay, neighbour } from "./geometry.js";

/** @import { ButtonsConfig, Layout, Listeners, Named, TableWords, Way } from "./types.js" */

/** A drag shorter than this is a press. */
const DRAG = 18;
/** Two presses closer than this, in milliseconds and pixels, are one double press. */
const DOUBLE = 400;
const NEAR = 24;

/** @type {Record<string, Way>} */
const arrowKeys = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };

export class Buttons {
  /** @param {HTMLElement} root @param {ButtonsConfig} config */
  constructor(root, { info, words, label, choose, refuse, skip, asked }) {
    this.root = root;
    this.info = info;
    this.words = words;
    this.label = label;
    this.choose = choose;
    this.refuse = refuse;
    this.skip = skip;
    this.asked = asked;
    /** @type {Layout | null} */
    this.layout = null;
    /** @type {string[]} */
    this.moves = [];
    /** The square that waits for its direction. @type {string | null} */
    this.selected = null;
    this.focused = info.rows[0][0];
    this.lastPress = { at: 0, x: 0, y: 0 };
    /** @type {{ cell: string, x: number, y: number } | null} */
    this.drag = null;

    this.layer = document.createElement("div");
    this.layer.className = "table-buttons";
    this.layer.setAttribute("role", "group");
    /** @type {Map<string, HTMLElement>} */
    this.items = new Map();
    /** @type {Map<string, HTMLButtonElement>} */
    this.holes = new Map();
    // In reading order: round the ring, then what is not sown into.
    for (const name of new Set([...info.ring, ...info.rows.flat(), ...info.stores.names])) this.add(name);
    this.arrows = new Arrows(info.ring);
    this.hint = document.createElement("span");
    this.hint.className = "table-hint";
    this.hint.setAttribute("role", "status");
    this.layer.append(this.hint);
    root.append(this.layer);
    this.setWords(words);

    this.stop = new AbortController();
    for (const [type, heard] of Object.entries(this.listeners())) {
      root.addEventListener(type, /** @type {EventListener} */ (heard), { signal: this.stop.signal });
    }
  }

  /** @param {string} name */
  add(name) {
    const hole = this.info.rows.flat().includes(name);
    const item = document.createElement(hole ? "button" : "div");
    item.className = hole ? "table-hole" : "table-end";
    item.dataset.cell = name;
    if (item instanceof HTMLButtonElement) {
      item.type = "button";
      item.tabIndex = name === this.focused ? 0 : -1;
      item.setAttribute("aria-disabled", "true");
      this.holes.set(name, item);
    } else {
      item.setAttribute("role", "img");
    }
    this.items.set(name, item);
    this.layer.append(item);
  }

  /** @param {string} name @returns {Named} */
  identify(name) {
    const { rows, mandarins, stores } = this.info;
    const norths = [...rows[1], mandarins?.[1], stores.names[1]];
    const kind = stores.names.includes(name) ? "store" : mandarins?.includes(name) ? "mandarin" : "hole";
    return { name, kind, seat: norths.includes(name) ? 1 : 0 };
  }

  /** @param {TableWords} words */
  setWords(words) {
    this.words = words;
    this.layer.setAttribute("aria-label", words.board(this.info.title));
    this.relabel();
  }

  relabel() {
    for (const [name, item] of this.items) item.setAttribute("aria-label", this.label(this.identify(name)));
    this.showArrows();
  }

  /** @param {Layout} layout */
  place(layout) {
    this.layout = layout;
    for (const [name, item] of this.items) {
      const cell = layout.cells.get(name);
      if (!cell) continue;
      const { shape, hit } = cell;
      lay(item, hit, layout);
      item.style.setProperty("--x", `${((shape.x - hit.x) / hit.w) * 100}%`);
      item.style.setProperty("--y", `${((shape.y - hit.y) / hit.h) * 100}%`);
      item.style.setProperty("--w", `${(shape.w / hit.w) * 100}%`);
      item.style.setProperty("--h", `${(shape.h / hit.h) * 100}%`);
      item.dataset.form = shape.form;
    }
    this.showArrows();
  }

  /** @param {string[]} moves */
  offer(moves) {
    this.moves = [...moves];
    this.unselect();
    let first = null;
    for (const [name, item] of this.holes) {
      const offered = this.movesOf(name).length > 0;
      item.setAttribute("aria-disabled", String(!offered));
      item.classList.toggle("is-offered", offered);
      if (offered && this.info.directions) item.setAttribute("aria-expanded", "false");
      else item.removeAttribute("aria-expanded");
      if (offered) first ??= name;
    }
    // Tab leads to something that can be chosen, unless focus is inside already.
    if (first && !this.hasFocus() && !this.movesOf(this.focused).length) this.setTabStop(first);
  }

  /** Within a shadow the document knows only its host. */
  get active() {
    const tree = this.root.getRootNode();
    return tree instanceof ShadowRoot ? tree.activeElement : document.activeElement;
  }

  hasFocus() {
    return this.layer.contains(this.active);
  }

  /** @param {string} cell */
  movesOf(cell) {
    return this.moves.filter((move) => (this.info.directions ? move.slice(0, -1) : move) === cell);
  }

  /** @param {string} name */
  setTabStop(name) {
    this.focused = name;
    for (const [other, item] of this.holes) item.tabIndex = other === name ? 0 : -1;
  }

  /** @param {string} name */
  focusOn(name) {
    this.setTabStop(name);
    this.holes.get(name)?.focus();
  }

  /** @param {string} cell */
  press(cell) {
    const moves = this.movesOf(cell);
    const again = this.selected === cell;
    this.unselect();
    if (moves.length === 0 && this.moves.length > 0) this.refuse(cell);
    if (moves.length === 0 || again) return;
    if (!this.info.directions || moves.length === 1) {
      this.take(moves[0]);
      return;
    }
    this.selected = cell;
    const item = this.holes.get(cell);
    item?.classList.add("is-selected");
    item?.setAttribute("aria-expanded", "true");
    this.showArrows();
    this.hint.textContent = this.question();
    this.asked();
  }

  /** Which way, while a square waits for it. */
  question() {
    const { arrows, selected: cell } = this;
    return cell ? this.words.pickDirection(cell, arrows.beside(cell, "l"), arrows.beside(cell, "r")) : "";
  }

  /** @param {string} move */
  take(move) {
    if (!this.moves.includes(move)) return;
    const back = this.selected && this.hasFocus() ? this.selected : null;
    this.offer([]);
    if (back) this.focusOn(back);
    this.choose(move);
  }

  unselect() {
    if (!this.selected) return;
    const item = this.holes.get(this.selected);
    item?.classList.remove("is-selected");
    if (item?.hasAttribute("aria-expanded")) item.setAttribute("aria-expanded", "false");
    if (this.arrows.directionAt(this.active)) item?.focus();
    this.selected = null;
    this.hint.textContent = "";
    this.asked();
    this.arrows.hide();
  }

  showArrows() {
    const { layout, selected } = this;
    const item = selected && this.holes.get(selected);
    if (!layout || !item) return;
    this.arrows.show(layout, selected, item, (direction) =>
      this.moves.includes(selected + direction)
        ? this.words.direction(selected, this.arrows.beside(selected, direction))
        : null,
    );
  }

  /** @param {EventTarget | null} target */
  cellAt(target) {
    const item = target instanceof Element ? target.closest("[data-cell]") : null;
    return item?.getAttribute("data-cell") ?? null;
  }

  /** @returns {Listeners} */
  listeners() {
    return {
      click: (event) => {
        const { at, x, y } = this.lastPress;
        // To browsers two taps on neighbours are a double tap.
        const near = Math.hypot(event.clientX - x, event.clientY - y) < NEAR;
        const again = event.detail > 1 && near && event.timeStamp - at < DOUBLE;
        this.lastPress = { at: event.timeStamp, x: event.clientX, y: event.clientY };
        // The second half of a double press must not skip what the first began.
        if (again || this.skip()) return;
        const direction = this.arrows.directionAt(event.target);
        const cell = this.cellAt(event.target);
        if (direction && this.selected) this.take(this.selected + direction);
        else if (cell) this.press(cell);
        else this.unselect();
      },
      pointerdown: (event) => {
        const cell = this.cellAt(event.target);
        const begins = cell && this.info.directions && event.isPrimary && event.button === 0;
        this.drag = begins ? { cell, x: event.clientX, y: event.clientY } : null;
      },
      pointercancel: () => {
        this.drag = null;
      },
      pointerup: (event) => {
        const { drag, layout } = this;
        this.drag = null;
        if (!drag || !layout) return;
        const dx = event.clientX - drag.x;
        const dy = event.clientY - drag.y;
        const [along, across] = layout.upright ? [dy, dx] : [dx, dy];
        if (Math.abs(along) < DRAG || Math.abs(along) < 1.4 * Math.abs(across)) return;
        this.swallow(event);
        if (this.skip()) return;
        const way = layout.upright ? (along < 0 ? "up" : "down") : along < 0 ? "left" : "right";
        const direction = this.arrows.towards(layout, drag.cell, way);
        if (direction) this.take(drag.cell + direction);
      },
      focusin: (event) => {
        const cell = this.cellAt(event.target);
        if (cell && this.holes.has(cell)) this.setTabStop(cell);
      },
      focusout: ({ relatedTarget: to }) => {
        if (to instanceof Node && !this.layer.contains(to)) this.unselect();
      },
      keydown: (event) => {
        const { key } = event;
        const way = arrowKeys[key];
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        if (key === "Enter" || key === " ") {
          // A key held down is one press.
          if (event.repeat) event.preventDefault();
        } else if (key === "Escape") {
          if (this.skip() || this.selected) event.preventDefault();
          this.unselect();
        } else if (way) {
          event.preventDefault();
          this.goTo(way);
        } else if (key === "Home" || key === "End") {
          event.preventDefault();
          const row = this.info.rows[this.info.rows[1].includes(this.focused) ? 1 : 0];
          this.focusOn(key === "Home" ? row[0] : row[row.length - 1]);
        } else if (/^\p{L}$/u.test(key) && !event.repeat && this.spell(key)) {
          event.preventDefault();
        }
      },
    };
  }

  /** The click that follows a drag ending where it began is not a press. @param {PointerEvent} event */
  swallow(event) {
    /** @param {MouseEvent} click */
    const eat = (click) => {
      if (click.timeStamp - event.timeStamp < 60) click.stopImmediatePropagation();
    };
    this.root.addEventListener("click", eat, { capture: true, once: true, signal: this.stop.signal });
  }

  /** @param {Way} way */
  goTo(way) {
    const { layout, selected } = this;
    if (!layout) return;
    const direction = selected && this.arrows.towards(layout, selected, way);
    if (direction) {
      if (!this.skip()) this.take(selected + direction);
      return;
    }
    this.unselect();
    const next = neighbour(layout, this.focused, way);
    if (next) this.focusOn(next);
  }

  /** Whether it means something here. @param {string} key */
  spell(key) {
    const lower = key.toLowerCase();
    const move = this.selected + lower;
    if (this.selected && this.moves.includes(move)) {
      if (!this.skip()) this.take(move);
      return true;
    }
    // The letter as typed, or its other case where only that hole may be chosen.
    const known = [key, key === lower ? key.toUpperCase() : lower].filter((name) => this.holes.has(name));
    const name = known.find((candidate) => this.movesOf(candidate).length) ?? known[0];
    if (!name) return false;
    this.focusOn(name);
    if (!this.skip() && this.selected !== name) this.press(name);
    return true;
  }

  destroy() {
    this.stop.abort();
    this.layer.remove();
  }
}
