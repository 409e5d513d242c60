// Quiet signs on the board: what the last turn did, and whose a conquered hole is.

import { css } from "./materials.js";
import { trace } from "./outline.js";

/** @typedef {import("./geometry.js").Layout} Layout */
/** @typedef {import("./geometry.js").Cell} Cell */
/** @typedef {import("./materials.js").Material} Material */
/** @typedef {import("./tally.js").Trail} Trail */
/** @typedef {CanvasRenderingContext2D} Brush */

/**
 * Under the seeds: the origin wears a broken ring, a taken hole a few short strokes.
 * @param {Brush} brush
 * @param {Layout} layout
 * @param {Material} material
 * @param {Cell} cell
 * @param {Trail} trail
 */
export function paintTrail(brush, layout, material, cell, trail) {
  const p = layout.pitch;
  const inset = cell.shape.form === "square" || cell.shape.form === "half" ? -0.07 * p : -0.05 * p;
  brush.save();
  brush.strokeStyle = css(material.accent, 0.85);
  brush.fillStyle = css(material.accent, 0.95);
  brush.lineWidth = Math.max(1.2, 0.026 * p);
  brush.lineCap = "round";
  if (trail.origin === cell.name) {
    brush.setLineDash([0.035 * p, 0.085 * p]);
    trace(brush, cell.shape, inset);
    brush.stroke();
    brush.setLineDash([]);
  }
  if (trail.taken.has(cell.name)) {
    const { x, y } = cell.middle;
    const r = 0.1 * p;
    brush.beginPath();
    brush.moveTo(x - r, y - r);
    brush.lineTo(x + r, y + r);
    brush.moveTo(x + r, y - r);
    brush.lineTo(x - r, y + r);
    brush.stroke();
  }
  brush.restore();
}

/**
 * Over the seeds: a dot where the last seed fell.
 * @param {Brush} brush
 * @param {Layout} layout
 * @param {Material} material
 * @param {Cell} cell
 * @param {Trail} trail
 */
export function paintLanding(brush, layout, material, cell, trail) {
  if (trail.landing !== cell.name || cell.kind === "store") return;
  const p = layout.pitch;
  const { x, y } = cornerOf(cell, p);
  brush.beginPath();
  brush.arc(x, y, 0.055 * p, 0, 6.29);
  brush.fillStyle = css(material.accent);
  brush.fill();
  brush.strokeStyle = css(material.deep, 0.7);
  brush.lineWidth = Math.max(1, 0.014 * p);
  brush.stroke();
}

/**
 * The path in numbers, where nothing may fly.
 * @param {Brush} brush
 * @param {Layout} layout
 * @param {Material} material
 * @param {Cell} cell
 * @param {string} text
 */
export function paintNumbers(brush, layout, material, cell, text) {
  const words = text.split(" ");
  const shown = words.length > 2 ? `${words[0]}…${words[words.length - 1]}` : words.join(" ");
  const p = layout.pitch;
  const figure = Math.max(9, 0.19 * p);
  const wide = figure * (0.6 * shown.length + 0.7);
  const tall = figure * 1.35;
  const x = cell.middle.x;
  const y = cell.kind === "hole" ? cell.middle.y - 0.36 * p + tall * 0.2 : cell.middle.y - 0.1 * p;
  brush.save();
  brush.beginPath();
  brush.roundRect(x - wide / 2, y - tall / 2, wide, tall, tall / 2);
  const flat = material.surface === "flat";
  brush.fillStyle = flat ? css(material.tones[0]) : "rgb(255 250 238 / 0.95)";
  brush.fill();
  brush.strokeStyle = flat ? css(material.ink) : "rgb(44 24 10 / 0.6)";
  brush.lineWidth = 1;
  brush.stroke();
  brush.fillStyle = flat ? css(material.ink) : "rgb(44 24 10)";
  brush.font = `600 ${figure}px system-ui, sans-serif`;
  brush.textAlign = "center";
  brush.textBaseline = "middle";
  brush.fillText(shown, x, y + figure * 0.06);
  brush.restore();
}

/**
 * Under the seeds of a conquered hole: a chalk ring drawn round it, whole for South, broken for
 * North.
 * @param {Brush} brush
 * @param {Layout} layout
 * @param {Material} material
 * @param {Cell} cell
 * @param {import("./geometry.js").Seat} owner
 */
export function paintOwner(brush, layout, material, cell, owner) {
  const p = layout.pitch;
  brush.save();
  for (const grow of [0.03, -0.02]) {
    trace(brush, cell.shape, grow * p);
    brush.setLineDash(owner === 1 ? [0.1 * p, 0.06 * p] : []);
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
 * Over them: a little flag with the owner's sign, so that colour need not tell it. South's sign
 * is a full disc on a dark cloth, North's an open ring on a pale one.
 * @param {Brush} brush
 * @param {Layout} layout
 * @param {Material} material
 * @param {Cell} cell
 * @param {import("./geometry.js").Seat} owner
 */
export function paintFlag(brush, layout, material, cell, owner) {
  const p = layout.pitch;
  const foot = { x: cell.middle.x + 0.33 * p, y: cell.middle.y - 0.14 * p };
  const top = { x: cell.middle.x + 0.35 * p, y: cell.middle.y - 0.485 * p };
  const cloth = { w: 0.25 * p, h: 0.18 * p };
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
  brush.lineTo(top.x, top.y);
  brush.stroke();
  brush.beginPath();
  brush.moveTo(top.x, top.y);
  brush.quadraticCurveTo(top.x - cloth.w * 0.5, top.y - 0.025 * p, top.x - cloth.w, top.y + 0.015 * p);
  brush.lineTo(top.x - cloth.w, top.y + cloth.h + 0.015 * p);
  brush.quadraticCurveTo(top.x - cloth.w * 0.5, top.y + cloth.h - 0.025 * p, top.x - 0.006 * p, top.y + cloth.h);
  brush.closePath();
  brush.fillStyle = owner === 0 ? css(material.accent) : css(material.line);
  brush.fill();
  brush.strokeStyle = css(material.deep);
  brush.lineWidth = Math.max(0.8, 0.014 * p);
  brush.stroke();
  brush.beginPath();
  brush.arc(top.x - cloth.w * 0.5, top.y + cloth.h * 0.47, 0.05 * p, 0, 6.29);
  if (owner === 0) {
    brush.fillStyle = css(material.line);
    brush.fill();
  } else {
    brush.lineWidth = Math.max(1.2, 0.024 * p);
    brush.stroke();
  }
  brush.restore();
}

/**
 * @param {Cell} cell
 * @param {number} pitch
 */
function cornerOf(cell, pitch) {
  if (cell.shape.form === "round")
    return { x: cell.middle.x - cell.shape.w * 0.31, y: cell.middle.y - cell.shape.h * 0.31 };
  return { x: cell.middle.x - 0.34 * pitch, y: cell.middle.y - 0.34 * pitch };
}
