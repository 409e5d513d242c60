// Conquered holes, and whose they are. Fetched when there is one.

import { css, dot, trace } from "./brush.js";

/** @import { PaintMark, PaintMarks, Seat } from "./types.js" */

/** Below the seeds. @type {PaintMarks} */
export function paintBelow(brush, { layout, material }, cell, { owners }) {
  const owner = owners.get(cell.name);
  if (owner !== undefined) paintOwner(brush, layout, material, cell, owner);
}

/** @type {PaintMarks} */
export function paintAbove(brush, { layout, material }, cell, { owners }) {
  const owner = owners.get(cell.name);
  if (owner !== undefined) paintFlag(brush, layout, material, cell, owner);
}

/** Round a conquered hole: a chalk ring, whole for South, broken for North. @type {PaintMark<Seat>} */
function paintOwner(brush, { pitch: p }, material, { shape }, owner) {
  brush.save();
  brush.setLineDash(owner === 1 ? [0.1 * p, 0.06 * p] : []);
  for (const grow of [0.03, -0.02]) {
    trace(brush, shape, grow * p);
    brush.strokeStyle = css(material.deep, 0.5);
    brush.lineWidth = Math.max(2, 0.042 * p);
    brush.stroke();
    brush.strokeStyle = css(material.line);
    brush.lineWidth = Math.max(1.2, 0.026 * p);
    brush.stroke();
  }
  brush.restore();
}

/**
 * And in it: a little flag with the owner's sign, so that colour need not tell it. South's sign
 * is a full disc on a dark cloth, North's an open ring on a pale one.
 * @type {PaintMark<Seat>}
 */
function paintFlag(brush, { pitch: p }, material, { middle }, owner) {
  const foot = { x: middle.x + 0.33 * p, y: middle.y - 0.14 * p };
  const { x, y } = { x: middle.x + 0.35 * p, y: middle.y - 0.485 * p };
  const w = 0.25 * p;
  const h = 0.18 * p;
  brush.save();
  brush.lineCap = "round";
  brush.strokeStyle = "rgb(40 20 4 / 0.4)";
  brush.lineWidth = Math.max(1.2, 0.028 * p);
  brush.beginPath();
  brush.moveTo(foot.x, foot.y);
  brush.lineTo(foot.x + 0.12 * p, foot.y + 0.05 * p);
  brush.stroke();
  brush.strokeStyle = "rgb(84 50 22)";
  brush.beginPath();
  brush.moveTo(foot.x, foot.y);
  brush.lineTo(x, y);
  brush.stroke();
  brush.beginPath();
  brush.moveTo(x, y);
  brush.quadraticCurveTo(x - w * 0.5, y - 0.025 * p, x - w, y + 0.015 * p);
  brush.lineTo(x - w, y + h + 0.015 * p);
  brush.quadraticCurveTo(x - w * 0.5, y + h - 0.025 * p, x - 0.006 * p, y + h);
  brush.closePath();
  brush.fillStyle = css(owner === 0 ? material.accent : material.line);
  brush.fill();
  brush.strokeStyle = css(material.deep);
  brush.lineWidth = Math.max(0.8, 0.014 * p);
  brush.stroke();
  dot(brush, x - w * 0.5, y + h * 0.47, 0.05 * p, owner === 0 ? css(material.line) : "");
  if (owner === 1) {
    brush.lineWidth = Math.max(1.2, 0.024 * p);
    brush.stroke();
  }
  brush.restore();
}
