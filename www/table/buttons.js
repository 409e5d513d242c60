// The real buttons over the picture: every hole can be reached, read and pressed by mouse, touch,
// keys and screen reader. They know which moves are offered, not why.

import { Arrows } from "./arrows.js";
import { lay, neighbour } from "./geometry.js";

/** @typedef {import("./geometry.js").BoardInfo} BoardInfo */
/** @typedef {import("./geometry.js").Layout} Layout */
/** @typedef {import("./geometry.js").Cell} Cell */
/** @typedef {import("./arrows.js").Direction} Direction */
/** @typedef {import("./arrows.js").Way} Way */
/**
 * @typedef {object} ButtonWords
 * @property {(title: string) => string} board
 * @property {(direction: Direction, cell: string) => string} direction
 * @property {(cell: string) => string} pickDirection
 */

/** A drag shorter than this is a press. */
const DRAG = 18;
/** Two presses closer than this are one double press. */
const DOUBLE = 400;

/** @type {Record<string, Way>} */
const arrowKeys = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };

export class Buttons {
  /**
   * @param {HTMLElement} root
   * @param {{ info: BoardInfo, words: ButtonWords, label: (cell: Cell) => string, choose: (move: string) => void, skip: () => boolean }} config
   *   `skip` ends a running animation and says whether there was one
   */
  constructor(root, { info, words, label, choose, skip }) {
    this.root = root;
    this.info = info;
    this.words = words;
    this.label = label;
    this.choose = choose;
    this.skip = skip;
    /** @type {Layout | null} */
    this.layout = null;
    /** @type {string[]} */
    this.moves = [];
    /** @type {string | null} */
    this.selected = null;
    this.focused = info.rows[0][0];
    this.lastPress = 0;
    /** @type {{ cell: string, x: number, y: number } | null} */
    this.drag = null;

    this.layer = document.createElement("div");
    this.layer.className = "table-buttons";
    this.layer.setAttribute("role", "group");
    /** @type {Map<string, HTMLElement>} */
    this.items = new Map();
    for (const name of this.order()) {
      const hole = info.rows[0].includes(name) || info.rows[1].includes(name);
      const item = document.createElement(hole ? "button" : "div");
      item.className = hole ? "table-hole" : "table-end";
      item.dataset.cell = name;
      if (hole) {
        /** @type {HTMLButtonElement} */ (item).type = "button";
        item.tabIndex = name === this.focused ? 0 : -1;
        item.setAttribute("aria-disabled", "true");
      } else {
        item.setAttribute("role", "img");
      }
      this.items.set(name, item);
      this.layer.append(item);
    }
    this.arrows = new Arrows(info.ring);
    this.hint = document.createElement("span");
    this.hint.className = "table-hint";
    this.hint.setAttribute("role", "status");
    this.layer.append(this.hint);
    root.append(this.layer);
    this.setWords(words);

    this.stop = new AbortController();
    const { signal } = this.stop;
    root.addEventListener("click", (event) => this.onClick(event), { signal });
    root.addEventListener("keydown", (event) => this.onKey(event), { signal });
    root.addEventListener("focusin", (event) => this.onFocus(event), { signal });
    root.addEventListener("focusout", (event) => this.onLeave(event), { signal });
    root.addEventListener("pointerdown", (event) => this.onDown(event), { signal });
    root.addEventListener("pointerup", (event) => this.onUp(event), { signal });
    root.addEventListener(
      "pointercancel",
      () => {
        this.drag = null;
      },
      { signal },
    );
  }

  /** Reading order: along South's row, round the end, along North's, round the other. */
  order() {
    const names = [...this.info.ring];
    for (const name of [...this.info.rows[0], ...this.info.rows[1], ...this.info.stores.names]) {
      if (!names.includes(name)) names.push(name);
    }
    return names;
  }

  /** @param {ButtonWords} words */
  setWords(words) {
    this.words = words;
    this.layer.setAttribute("aria-label", words.board(this.info.title));
    this.relabel();
  }

  relabel() {
    if (!this.layout) return;
    for (const [name, item] of this.items) {
      const cell = this.layout.cells.get(name);
      if (cell) item.setAttribute("aria-label", this.label(cell));
    }
    if (this.selected) this.showArrows();
  }

  /** @param {Layout} layout */
  place(layout) {
    this.layout = layout;
    for (const [name, item] of this.items) {
      const cell = layout.cells.get(name);
      if (!cell) continue;
      lay(item, cell.hit, layout);
      item.style.setProperty("--x", `${((cell.shape.x - cell.hit.x) / cell.hit.w) * 100}%`);
      item.style.setProperty("--y", `${((cell.shape.y - cell.hit.y) / cell.hit.h) * 100}%`);
      item.style.setProperty("--w", `${(cell.shape.w / cell.hit.w) * 100}%`);
      item.style.setProperty("--h", `${(cell.shape.h / cell.hit.h) * 100}%`);
      item.dataset.form = cell.shape.form;
    }
    this.relabel();
  }

  /** @param {string[]} moves */
  offer(moves) {
    this.moves = [...moves];
    this.unselect();
    let first = null;
    for (const [name, item] of this.items) {
      if (!(item instanceof HTMLButtonElement)) continue;
      const offered = this.movesOf(name).length > 0;
      item.setAttribute("aria-disabled", String(!offered));
      item.classList.toggle("is-offered", offered);
      if (this.info.directions) {
        if (offered) item.setAttribute("aria-expanded", "false");
        else item.removeAttribute("aria-expanded");
      }
      if (offered && first === null) first = name;
    }
    // The way in by Tab leads to something that can be chosen, unless focus is inside already.
    if (first && !this.layer.contains(document.activeElement) && !this.movesOf(this.focused).length)
      this.setTabStop(first);
  }

  /** @param {string} cell */
  movesOf(cell) {
    if (!this.info.directions) return this.moves.includes(cell) ? [cell] : [];
    return this.moves.filter((move) => move.slice(0, -1) === cell);
  }

  /** @param {string} name */
  setTabStop(name) {
    this.focused = name;
    for (const [other, item] of this.items) {
      if (item instanceof HTMLButtonElement) item.tabIndex = other === name ? 0 : -1;
    }
  }

  /** @param {string} name */
  focusOn(name) {
    this.setTabStop(name);
    this.items.get(name)?.focus({ preventScroll: false });
  }

  /**
   * A hole is pressed: a move, or with directions the question which way.
   * @param {string} cell
   */
  press(cell) {
    const moves = this.movesOf(cell);
    if (moves.length === 0 || this.selected === cell) {
      this.unselect();
      return;
    }
    if (!this.info.directions || moves.length === 1) {
      this.take(moves[0]);
      return;
    }
    this.unselect();
    this.selected = cell;
    const item = this.items.get(cell);
    item?.classList.add("is-selected");
    item?.setAttribute("aria-expanded", "true");
    this.showArrows();
    this.hint.textContent = this.words.pickDirection(cell);
  }

  /** @param {string} move */
  take(move) {
    if (!this.moves.includes(move)) return;
    const back = this.selected && this.layer.contains(document.activeElement) ? this.selected : null;
    this.offer([]);
    if (back) this.focusOn(back);
    this.choose(move);
  }

  unselect() {
    if (!this.selected) return;
    const item = this.items.get(this.selected);
    item?.classList.remove("is-selected");
    if (item?.hasAttribute("aria-expanded")) item.setAttribute("aria-expanded", "false");
    if (this.arrows.directionAt(document.activeElement)) item?.focus();
    this.selected = null;
    this.hint.textContent = "";
    this.arrows.hide();
  }

  showArrows() {
    const { layout, selected } = this;
    const item = selected ? this.items.get(selected) : null;
    if (!layout || !selected || !item) return;
    this.arrows.show(layout, selected, item, (direction) =>
      this.moves.includes(selected + direction) ? this.words.direction(direction, selected) : null,
    );
  }

  /** @param {EventTarget | null} target */
  cellAt(target) {
    const item = target instanceof Element ? target.closest("[data-cell]") : null;
    return item instanceof HTMLElement ? (item.dataset.cell ?? null) : null;
  }

  /** @param {MouseEvent} event */
  onClick(event) {
    const again = event.detail > 1 && event.timeStamp - this.lastPress < DOUBLE;
    this.lastPress = event.timeStamp;
    // The second half of a double press neither skips what the first began nor chooses again.
    if (again) return;
    if (this.skip()) return;
    const direction = this.arrows.directionAt(event.target);
    if (direction && this.selected) {
      this.take(this.selected + direction);
      return;
    }
    const cell = this.cellAt(event.target);
    if (cell) this.press(cell);
    else this.unselect();
  }

  /** @param {PointerEvent} event */
  onDown(event) {
    const cell = this.cellAt(event.target);
    this.drag =
      cell && this.info.directions && event.isPrimary && event.button === 0
        ? { cell, x: event.clientX, y: event.clientY }
        : null;
  }

  /** @param {PointerEvent} event */
  onUp(event) {
    const { drag } = this;
    this.drag = null;
    if (!drag || !this.layout) return;
    const dx = event.clientX - drag.x;
    const dy = event.clientY - drag.y;
    const along = this.layout.upright ? dy : dx;
    const across = this.layout.upright ? dx : dy;
    if (Math.abs(along) < DRAG || Math.abs(along) < 1.4 * Math.abs(across)) return;
    // A drag that ends where it began sends a click as well.
    this.swallow(event);
    if (this.skip()) return;
    const way = this.layout.upright ? (along < 0 ? "up" : "down") : along < 0 ? "left" : "right";
    const direction = this.arrows.towards(this.layout, drag.cell, way);
    if (direction) this.take(drag.cell + direction);
  }

  /**
   * The click that follows a drag is not a press.
   * @param {PointerEvent} event
   */
  swallow(event) {
    /** @param {MouseEvent} click */
    const eat = (click) => {
      if (click.timeStamp - event.timeStamp < 60) click.stopImmediatePropagation();
    };
    this.root.addEventListener("click", eat, { capture: true, once: true, signal: this.stop.signal });
  }

  /** @param {FocusEvent} event */
  onFocus(event) {
    const cell = this.cellAt(event.target);
    if (cell && this.items.get(cell) instanceof HTMLButtonElement) this.setTabStop(cell);
  }

  /** @param {FocusEvent} event */
  onLeave(event) {
    const to = event.relatedTarget;
    if (this.selected && to instanceof Node && !this.layer.contains(to)) this.unselect();
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const pressing = event.key === "Enter" || event.key === " ";
    // A key held down is one press.
    if (pressing && event.repeat) {
      event.preventDefault();
      return;
    }
    if (event.key === "Escape") {
      if (this.skip() || this.selected) event.preventDefault();
      this.unselect();
      return;
    }
    if (pressing) return;
    const way = arrowKeys[event.key];
    if (way) {
      event.preventDefault();
      this.onArrow(way);
      return;
    }
    if (event.key === "Home" || event.key === "End") {
      event.preventDefault();
      const row = this.info.rows[this.info.rows[1].includes(this.focused) ? 1 : 0];
      this.focusOn(event.key === "Home" ? row[0] : row[row.length - 1]);
      return;
    }
    if (event.key.length === 1 && /\p{L}/u.test(event.key) && !event.repeat) this.onLetter(event);
  }

  /** @param {Way} way */
  onArrow(way) {
    const { layout, selected } = this;
    if (!layout) return;
    if (selected) {
      const direction = this.arrows.towards(layout, selected, way);
      if (direction) {
        if (!this.skip()) this.take(selected + direction);
        return;
      }
      this.unselect();
    }
    const next = neighbour(layout, this.focused, way, (cell) => cell.kind === "hole");
    if (next) this.focusOn(next);
  }

  /** @param {KeyboardEvent} event */
  onLetter(event) {
    const { key } = event;
    if (this.selected) {
      const direction = key.toLowerCase();
      if ((direction === "l" || direction === "r") && this.moves.includes(this.selected + direction)) {
        event.preventDefault();
        if (!this.skip()) this.take(this.selected + direction);
        return;
      }
    }
    // The letter as typed, or its other case where only that hole may be chosen.
    const other = key === key.toLowerCase() ? key.toUpperCase() : key.toLowerCase();
    const known = [key, other].filter((name) => this.items.get(name) instanceof HTMLButtonElement);
    const name = known.find((candidate) => this.movesOf(candidate).length) ?? known[0];
    if (!name) return;
    event.preventDefault();
    this.focusOn(name);
    if (this.skip()) return;
    if (this.selected !== name) this.press(name);
  }

  destroy() {
    this.stop.abort();
    this.layer.remove();
  }
}
