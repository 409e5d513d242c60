// The two arrows beside a square that waits for its direction: real buttons, laid on the
// neighbours into which the sowing would go.

import { lay } from "./geometry.js";

/** @typedef {import("./geometry.js").Layout} Layout */
/** @typedef {"l" | "r"} Direction */
/** @typedef {"left" | "right" | "up" | "down"} Way */

/** @type {Direction[]} */
export const directions = ["r", "l"];

export class Arrows {
  /** @param {string[]} ring  every cell that is sown into, counter-clockwise */
  constructor(ring) {
    this.ring = ring;
    /** @type {Record<Direction, HTMLButtonElement>} */
    this.items = { l: makeArrow("l"), r: makeArrow("r") };
  }

  /**
   * The neighbour in a direction of sowing.
   * @param {string} cell
   * @param {Direction} direction
   */
  beside(cell, direction) {
    const { ring } = this;
    return ring[(ring.indexOf(cell) + (direction === "r" ? 1 : ring.length - 1)) % ring.length];
  }

  /**
   * The way in which a direction leads on screen, along the row.
   * @param {Layout} layout
   * @param {string} cell
   * @param {Direction} direction
   * @returns {Way}
   */
  wayOf(layout, cell, direction) {
    const from = layout.cells.get(cell);
    const to = layout.cells.get(this.beside(cell, direction));
    if (!from || !to) return "right";
    if (layout.upright) return to.middle.y < from.middle.y ? "up" : "down";
    return to.middle.x < from.middle.x ? "left" : "right";
  }

  /**
   * The direction that leads a given way, if there is one.
   * @param {Layout} layout
   * @param {string} cell
   * @param {Way} way
   * @returns {Direction | null}
   */
  towards(layout, cell, way) {
    return directions.find((direction) => this.wayOf(layout, cell, direction) === way) ?? null;
  }

  /**
   * @param {Layout} layout
   * @param {string} cell
   * @param {Element} after  the square's own button: Tab leads from it to its arrows
   * @param {(direction: Direction) => string | null} label  null where a direction is not offered
   */
  show(layout, cell, after, label) {
    const from = layout.cells.get(cell);
    if (!from) return;
    const side = Math.max(Math.min(48, layout.pitch * 0.94), layout.pitch * 0.62);
    for (const direction of directions) {
      const item = this.items[direction];
      const text = label(direction);
      const beside = layout.cells.get(this.beside(cell, direction));
      if (text === null || !beside) continue;
      const way = this.wayOf(layout, cell, direction);
      let { middle } = beside;
      if (beside.kind !== "hole") {
        // A mandarin square lies round the end: the arrow stays in the square's own row.
        const out = layout.pitch * 0.92;
        const dx = way === "left" ? -out : way === "right" ? out : 0;
        const dy = way === "up" ? -out : way === "down" ? out : 0;
        middle = { x: from.middle.x + dx, y: from.middle.y + dy };
      }
      lay(item, { x: middle.x - side / 2, y: middle.y - side / 2, w: side, h: side }, layout);
      item.dataset.way = way;
      item.setAttribute("aria-label", text);
      if (item.hidden) {
        item.hidden = false;
        after.after(item);
      }
    }
  }

  hide() {
    for (const item of Object.values(this.items)) {
      item.hidden = true;
      item.remove();
    }
  }

  /** @param {EventTarget | null} target @returns {Direction | null} */
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
  arrow.hidden = true;
  return arrow;
}
