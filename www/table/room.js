// The room that the page gives a board, and what the board asks for in it.

import { leastHeight, naturalRatio } from "./plan.js";

/** @import { BoardInfo } from "./types.js" */

/** A resize that goes on repaints the ground at most this often. */
const RESTLESS = 120;

export class Room {
  width = 0;
  height = 0;
  usedAt = -RESTLESS;
  natural = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  late;

  /** @param {HTMLElement} root @param {BoardInfo} info @param {() => void} build  hears of another size */
  constructor(root, info, build) {
    this.root = root;
    this.info = info;
    this.build = build;
    this.sizes = new ResizeObserver(([{ contentRect }]) => this.measure(contentRect));
    this.sizes.observe(root);
  }

  /** @param {{ width: number, height: number }} box */
  measure({ width, height }) {
    if (width < 40) return;
    // Where the page gives no height, the board takes the one that suits its width.
    if (height < 24) this.natural = true;
    let least = innerHeight < 480 ? 0 : leastHeight(this.info, width);
    if (this.natural) least = Math.round(width / naturalRatio(this.info, width));
    this.root.style.setProperty("--table-least", `${least}px`);
    // The next measure brings the height asked for.
    if (height < 24) return;
    if (Math.hypot(width - this.width, height - this.height) < 0.5) return;
    this.width = width;
    this.height = height;
    clearTimeout(this.late);
    const wait = this.usedAt + RESTLESS - performance.now();
    if (wait > 0) this.late = setTimeout(this.build, wait);
    else this.build();
  }

  /** The board was drawn for it just now. */
  used() {
    this.usedAt = performance.now();
  }

  destroy() {
    clearTimeout(this.late);
    this.sizes.disconnect();
  }
}
