// A drawing on a canvas, mark by mark as its SVG has it.

/** @import { Brush } from "../table/types.js" */
/** @import { Drawing, Mark, Path } from "./types.js" */

export const FONT = "system-ui, 'Noto Sans', 'DejaVu Sans', sans-serif";

/** Marks that stay are drawn again in every picture. @type {WeakMap<Path, Path2D>} */
const paths = new WeakMap();

/** @param {Brush} brush @param {Path} path */
function paintPath(brush, path) {
  const { d, fill, stroke, width = 1, dash = [] } = path;
  let shape = paths.get(path);
  if (!shape) {
    shape = new Path2D(d);
    paths.set(path, shape);
  }
  if (fill) {
    brush.fillStyle = fill;
    brush.fill(shape);
  }
  if (!stroke) return;
  brush.strokeStyle = stroke;
  brush.lineWidth = width;
  brush.setLineDash(dash);
  brush.stroke(shape);
}

/** @param {Brush} brush @param {Drawing} drawing @param {number} scale @param {string} dir */
export function paint(brush, { stamps, marks }, scale, dir) {
  brush.setTransform(scale, 0, 0, scale, 0, 0);
  brush.lineCap = "round";
  brush.lineJoin = "round";
  brush.textAlign = "center";
  brush.direction = dir === "rtl" ? "rtl" : "ltr";
  for (const mark of marks) paintMark(brush, stamps, mark, scale);
}

/** @param {Brush} brush @param {Path[][]} stamps @param {Mark} mark @param {number} scale */
function paintMark(brush, stamps, mark, scale) {
  if ("d" in mark) {
    paintPath(brush, mark);
  } else if ("text" in mark) {
    brush.font = `${mark.bold ? 700 : 400} ${mark.size}px ${FONT}`;
    brush.fillStyle = mark.fill;
    brush.fillText(mark.text, mark.x, mark.y + mark.size * 0.36);
  } else {
    brush.setTransform(scale, 0, 0, scale, Math.round(mark.x) * scale, Math.round(mark.y) * scale);
    for (const path of stamps[mark.stamp]) paintPath(brush, path);
    brush.setTransform(scale, 0, 0, scale, 0, 0);
  }
}
