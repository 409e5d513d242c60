// The counts beside the holes and the bar that shows whose turn it is: text and boxes laid over the
// picture, so that figures stay crisp and follow the reader's own colours.

import { lay } from "./geometry.js";
import { css } from "./materials.js";
import { pointsOf } from "./tally.js";

/** @typedef {import("./geometry.js").Cell} Cell */
/** @typedef {import("./geometry.js").Layout} Layout */
/** @typedef {import("./geometry.js").Seat} Seat */
/** @typedef {import("./materials.js").Material} Material */
/** @typedef {import("./tally.js").Pile} Pile */

export class Badges {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    this.layer = document.createElement("div");
    this.layer.className = "table-badges";
    this.layer.setAttribute("aria-hidden", "true");
    root.append(this.layer);
    /** @type {Map<string, { element: HTMLElement, text: string }>} */
    this.counts = new Map();
    /** @type {HTMLElement[]} */
    this.turns = [0, 1].map(() => this.add("table-turn"));
  }

  /** @param {string} name */
  add(name) {
    const element = document.createElement("span");
    element.className = name;
    this.layer.append(element);
    return element;
  }

  /**
   * Places and colours for a new size or theme.
   * @param {Layout} layout
   * @param {Material} material
   * @param {Seat} bottom
   */
  place(layout, material, bottom) {
    this.dress(layout, material);
    for (const cell of layout.cells.values()) {
      let count = this.counts.get(cell.name);
      if (!count) {
        count = { element: this.add("table-badge"), text: "" };
        this.counts.set(cell.name, count);
      }
      count.element.dataset.kind = cell.kind;
      const w = layout.pitch * (cell.kind === "mandarin" ? 1.4 : 0.96);
      const h = layout.pitch * 0.48;
      lay(count.element, { x: cell.badge.x - w / 2, y: cell.badge.y - h / 2, w, h }, layout);
    }
    this.turns.forEach((turn, seat) => {
      lay(turn, layout.marks[seat], layout);
      const near = seat === bottom;
      turn.dataset.way = layout.upright ? (near ? "left" : "right") : near ? "up" : "down";
    });
  }

  /**
   * @param {Layout} layout
   * @param {Material} material
   */
  dress(layout, material) {
    const { style, classList } = this.root;
    const { badge, accent, ink } = material;
    style.setProperty("--table-accent", css(accent));
    style.setProperty("--table-accent-quiet", css(accent, 0.78));
    style.setProperty("--table-accent-faint", css(accent, 0.2));
    // On the page beside a board it takes the page's own colour.
    style.setProperty("--table-turn", material.slab ? css(ink) : "currentcolor");
    style.setProperty("--table-badge-ink", css(badge.ink));
    style.setProperty("--table-badge-fill", badge.fill ? css(badge.fill, 0.82) : "transparent");
    style.setProperty("--table-figure", `${(layout.figure / layout.width) * 100}cqw`);
    style.setProperty("--table-pitch", `${(layout.pitch / layout.width) * 100}cqw`);
    style.setProperty("--table-ratio", String(layout.width / layout.height));
    classList.toggle("is-upright", layout.upright);
  }

  /**
   * Writes a count, if it is another than before.
   * @param {Cell} cell
   * @param {Pile} pile
   * @param {(count: number) => string} number
   */
  tell(cell, pile, number) {
    const count = this.counts.get(cell.name);
    if (!count) return;
    const points = pointsOf(pile);
    const big = points - pile.seeds;
    // A mandarin square tells stone and pebbles apart; a store tells its points.
    const text =
      cell.kind === "mandarin" && big > 0 && pile.seeds > 0 ? `${number(big)}+${number(pile.seeds)}` : number(points);
    if (count.text === text) return;
    count.text = text;
    count.element.textContent = text;
    count.element.classList.toggle("is-long", text.length > 3);
    count.element.classList.toggle("is-none", points === 0);
  }

  /** Digits of another language. */
  forget() {
    for (const count of this.counts.values()) count.text = "";
  }

  /** @param {Seat | null} seat */
  showTurn(seat) {
    this.turns.forEach((turn, of) => {
      turn.classList.toggle("is-on", of === seat);
    });
  }

  /** @param {boolean} shown */
  showCounts(shown) {
    this.layer.classList.toggle("is-uncounted", !shown);
  }
}
