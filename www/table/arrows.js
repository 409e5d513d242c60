// The two ways to sow from a square: buttons beside it, on the neighbours that would be sown into.

import { lay } from "./geometry.js";

/** @import { Direction, Layout, ShowArrows, Way } from "./types.js" */

/** @type {Direction[]} */
const directions = ["r", "l"];

export class Arrows {
  /** @param {string[]} ring */
  constructor(ring) {
    this.ring = ring;
    this.items = { l: makeArrow("l"), r: makeArrow("r") };
  }

  /** @param {string} cell @param {Direction} direction */
  beside(cell, direction) {
    const { ring } = this;
    return ring[(ring.indexOf(cell) + (direction === "r" ? 1 : ring.length - 1)) % ring.length];
  }

  /** @param {Layout} layout @param {string} cell @param {Direction} direction @returns {Way} */
  wayOf({ cells, upright }, cell, direction) {
    const from = cells.get(cell);
    const to = cells.get(this.beside(cell, direction));
    if (!from || !to) return "right";
    if (upright) return to.middle.y < from.middle.y ? "up" : "down";
    return to.middle.x < from.middle.x ? "left" : "right";
  }

  /** @param {Layout} layout @param {string} cell @param {Way} way */
  towards(layout, cell, way) {
    return directions.find((direction) => this.wayOf(layout, cell, direction) === way) ?? null;
  }

  /** @type {ShowArrows} */
  show(layout, cell, square, label) {
    const from = layout.cells.get(cell);
    if (!from) return;
    const { pitch } = layout;
    const side = Math.max(Math.min(48, pitch * 1.2), pitch * 0.62);
    for (const direction of directions) {
      const item = this.items[direction];
      const text = label(direction);
      const beside = layout.cells.get(this.beside(cell, direction));
      if (text === null || !beside) continue;
      const way = this.wayOf(layout, cell, direction);
      let { x, y } = beside.middle;
      if (beside.kind !== "hole") {
        // A mandarin square lies round the end: the arrow stays in the square's own row.
        const out = pitch * 0.92;
        x = from.middle.x + (way === "left" ? -out : way === "right" ? out : 0);
        y = from.middle.y + (way === "up" ? -out : way === "down" ? out : 0);
      }
      lay(item, { x: x - side / 2, y: y - side / 2, w: side, h: side }, layout);
      item.dataset.way = way;
      item.setAttribute("aria-label", text);
      if (!item.isConnected) square.after(item);
    }
  }

  hide() {
    for (const item of Object.values(this.items)) item.remove();
  }

  /** @param {EventTarget | null} target */
  directionAt(target) {
    const item = target instanceof Element ? target.closest(".table-arrow") : null;
    return directions.find((direction) => this.items[direction] === item) ?? null;
  }
}

/** @param {Direction} direction */
function makeArrow(direction) {
  const arrow = document.createElement("button");
  arrow.type = "button";
  arrow.className = "table-arrow";
  arrow.dataset.direction = direction;
  return arrow;
}
