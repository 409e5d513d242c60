// The outline of a cell as a path, for everything that fills, rings or clips it.

/** @typedef {import("./geometry.js").Shape} Shape */
/** @typedef {CanvasRenderingContext2D} Brush */

/**
 * The outline of a cell, as a path.
 * @param {Brush} brush
 * @param {Shape} shape
 * @param {number} [grow]
 */
export function trace(brush, shape, grow = 0) {
  const x = shape.x - grow;
  const y = shape.y - grow;
  const w = shape.w + 2 * grow;
  const h = shape.h + 2 * grow;
  brush.beginPath();
  if (shape.form === "round") {
    brush.ellipse(x + w / 2, y + h / 2, w / 2, h / 2, 0, 0, Math.PI * 2);
  } else if (shape.form === "half") {
    const turn = { right: 0, down: 1, left: 2, up: 3 }[shape.facing ?? "right"];
    const angle = (turn * Math.PI) / 2;
    const cx = shape.facing === "right" ? x : shape.facing === "left" ? x + w : x + w / 2;
    const cy = shape.facing === "down" ? y : shape.facing === "up" ? y + h : y + h / 2;
    const level = turn % 2 === 0;
    brush.ellipse(cx, cy, level ? w : w / 2, level ? h / 2 : h, 0, angle - Math.PI / 2, angle + Math.PI / 2);
    brush.closePath();
  } else {
    const corner = shape.form === "square" ? 0 : Math.min(w, h) * (shape.form === "tray" ? 0.16 : 0.08);
    brush.roundRect(x, y, w, h, corner);
  }
}
