// Chalk: the lines of Ô Ăn Quan's squares and of Sàn Yáo's frames.

import { black, chance, css, dot, halfArc, ramp, trace, white } from "./brush.js";

/** @import { Brush, Layout, Material, Paint, Point } from "./types.js" */

/** Lines never quite straight, their grain rubbed away in places. */
class Chalk {
  /** @param {Brush} brush @param {Layout} layout @param {Material} material */
  constructor(brush, layout, material) {
    this.pitch = layout.pitch;
    this.colour = material.line;
    this.random = chance("chalk");
    // A sheet of its own: gaps in the chalk must not be gaps in the ground.
    this.sheet = document.createElement("canvas");
    this.sheet.width = brush.canvas.width;
    this.sheet.height = brush.canvas.height;
    this.brush = /** @type {Brush} */ (this.sheet.getContext("2d"));
    this.brush.setTransform(brush.getTransform());
    this.brush.lineCap = "round";
    this.brush.lineJoin = "round";
  }

  /** @param {number} x1 @param {number} y1 @param {number} x2 @param {number} y2 */
  line(x1, y1, x2, y2) {
    const p = this.pitch;
    const length = Math.hypot(x2 - x1, y2 - y1);
    const many = Math.max(3, Math.round(length / (p * 0.05)));
    const bend = this.stray(p * 0.03);
    const sway = this.random() * 6;
    const nx = -(y2 - y1) / length;
    const ny = (x2 - x1) / length;
    this.stroke(many, (t) => {
      const off = Math.sin(t * Math.PI) * bend + Math.sin(t * 9 + sway) * p * 0.006;
      return { x: x1 + (x2 - x1) * t + nx * off, y: y1 + (y2 - y1) * t + ny * off };
    });
  }

  /** @param {ReturnType<typeof halfArc>} arc */
  arc([cx, cy, rx, ry, , from, to]) {
    const many = Math.max(6, Math.round((Math.abs(to - from) * Math.max(rx, ry)) / (this.pitch * 0.05)));
    const sway = this.random() * 6;
    this.stroke(many, (t) => {
      const angle = from + (to - from) * t;
      const off = 1 + Math.sin(angle * 3 + sway) * 0.008;
      return { x: cx + Math.cos(angle) * rx * off, y: cy + Math.sin(angle) * ry * off };
    });
  }

  /** @param {number} many @param {(t: number) => Point} at */
  stroke(many, at) {
    const { brush, pitch: p } = this;
    const points = Array.from({ length: many + 1 }, (_, i) => at(i / many));
    for (const [alpha, width, wander] of [
      [0.75, 0.034, 0.006],
      [0.4, 0.02, 0.016],
      [0.4, 0.02, 0.016],
    ]) {
      brush.strokeStyle = css(this.colour, alpha);
      brush.lineWidth = p * width;
      brush.beginPath();
      for (const { x, y } of points) brush.lineTo(x + this.stray(p * wander), y + this.stray(p * wander));
      brush.stroke();
    }
    // Crumbs and gaps.
    for (const point of points) {
      for (let i = 0; i < 3; i++) this.speck(point, css(this.colour, 0.5), 0.08, 0.005, 0.5);
    }
    brush.save();
    brush.globalCompositeOperation = "destination-out";
    for (const point of points) {
      for (let i = 0; i < 4; i++) this.speck(point, `rgb(0 0 0 / ${0.3 + this.random() * 0.5})`, 0.07, 0.007, 0.4);
    }
    brush.restore();
  }

  /** @param {Point} point @param {string} colour @param {number} spread @param {number} size @param {number} least */
  speck({ x, y }, colour, spread, size, least) {
    const p = this.pitch;
    dot(this.brush, x + this.stray(p * spread), y + this.stray(p * spread), p * size * (least + this.random()), colour);
  }

  /** @param {number} wide */
  stray(wide) {
    return (this.random() - 0.5) * wide;
  }

  /** @param {Brush} brush */
  printOn(brush) {
    brush.save();
    brush.setTransform(1, 0, 0, 1, 0, 0);
    brush.drawImage(this.sheet, 0, 0);
    brush.restore();
  }
}

/** @type {Paint} */
export function chalkSquares(brush, layout, material) {
  const shapes = [...layout.cells.values()].map((cell) => cell.shape);
  const squares = shapes.filter((shape) => shape.form === "square");
  const x1 = Math.min(...squares.map((s) => s.x));
  const y1 = Math.min(...squares.map((s) => s.y));
  const x2 = Math.max(...squares.map((s) => s.x + s.w));
  const y2 = Math.max(...squares.map((s) => s.y + s.h));
  const over = layout.pitch * 0.05;
  brush.save();
  brush.fillStyle = ramp(brush.createLinearGradient(x1, y1, x2, y2), [0, css(white, 0.07)], [1, css(black, 0.05)]);
  brush.fillRect(x1, y1, x2 - x1, y2 - y1);
  brush.restore();
  const chalk = new Chalk(brush, layout, material);
  const cut = new Set();
  for (const s of squares) {
    for (const value of layout.upright ? [s.y, s.y + s.h] : [s.x, s.x + s.w]) cut.add(Math.round(value * 4) / 4);
  }
  if (layout.upright) {
    for (const x of [x1, (x1 + x2) / 2, x2]) chalk.line(x, y1 - over, x, y2 + over);
    for (const y of cut) chalk.line(x1 - over, y, x2 + over, y);
  } else {
    for (const y of [y1, (y1 + y2) / 2, y2]) chalk.line(x1 - over, y, x2 + over, y);
    for (const x of cut) chalk.line(x, y1 - over, x, y2 + over);
  }
  for (const shape of shapes) {
    if (shape.form === "half") chalk.arc(halfArc(shape));
  }
  chalk.printOn(brush);
}

/** @type {Paint} */
export function chalkFrames(brush, layout, material) {
  const shapes = [...layout.cells.values()].map((cell) => cell.shape);
  const frames = shapes.filter((shape) => shape.form === "frame");
  if (!frames.length) return;
  const chalk = new Chalk(brush, layout, material);
  const over = layout.pitch * 0.05;
  for (const shape of frames) {
    brush.fillStyle = css(material.mat, 0.32);
    trace(brush, shape);
    brush.fill();
    const { x, y, w, h } = shape;
    chalk.line(x - over, y, x + w + over, y);
    chalk.line(x + w, y - over, x + w, y + h + over);
    chalk.line(x + w + over, y + h, x - over, y + h);
    chalk.line(x, y + h + over, x, y - over);
  }
  chalk.printOn(brush);
}
