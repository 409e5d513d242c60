// Writes down as an SVG path what is drawn as on a canvas: the table's own outlines serve for both.

/** @import { Brush } from "../table/types.js" */

/** Tenths of a unit are finer than any screen shows. @param {number} value */
export function short(value) {
  return String(Math.round(value * 10) / 10).replace(/^(-?)0\./, "$1.");
}

export class Pen {
  d = "";

  /** @param {string} letter @param {number[]} numbers */
  write(letter, ...numbers) {
    this.d += letter + numbers.map(short).join(" ");
  }

  beginPath() {}

  /** @param {number} x @param {number} y */
  moveTo(x, y) {
    this.write("M", x, y);
  }

  /** @param {number} x @param {number} y */
  lineTo(x, y) {
    this.write(this.d === "" ? "M" : "L", x, y);
  }

  /** @param {number} cx @param {number} cy @param {number} x @param {number} y */
  quadraticCurveTo(cx, cy, x, y) {
    this.write("Q", cx, cy, x, y);
  }

  closePath() {
    this.d += "Z";
  }

  /** @type {Brush["ellipse"]} */
  ellipse(x, y, rx, ry, _turn, from, to) {
    const whole = to - from > 6.2;
    const ends = whole ? [from, from + Math.PI, from + 2 * Math.PI] : [from, to];
    const [first, ...others] = ends.map((angle) => [x + rx * Math.cos(angle), y + ry * Math.sin(angle)]);
    this.lineTo(first[0], first[1]);
    for (const [endX, endY] of others) this.write("A", rx, ry, 0, 0, 1, endX, endY);
    if (whole) this.closePath();
  }

  /** @type {Brush["arc"]} */
  arc(x, y, r, from, to) {
    this.ellipse(x, y, r, r, 0, from, to);
  }

  /** @param {number} x @param {number} y @param {number} w @param {number} h @param {number} [corner] */
  roundRect(x, y, w, h, corner = 0) {
    const r = Math.min(corner, w / 2, h / 2);
    this.write("M", x + r, y);
    for (const [dx, dy, turnX, turnY] of [
      [w - 2 * r, 0, r, r],
      [0, h - 2 * r, -r, r],
      [2 * r - w, 0, -r, -r],
      [0, 2 * r - h, r, -r],
    ]) {
      this.write("l", dx, dy);
      if (r > 0) this.write("a", r, r, 0, 0, 1, turnX, turnY);
    }
    this.closePath();
  }
}

/** The path that somebody draws. @param {(brush: Brush) => void} draw */
export function pathOf(draw) {
  const pen = new Pen();
  draw(/** @type {Brush} */ (/** @type {unknown} */ (pen)));
  return pen.d;
}
