// Quiet signs on the board: what the last turn did.

import { css, dot, trace } from "./brush.js";

/** @import { PaintMark, PaintMarks, Trail, Turn } from "./types.js" */

/** Turns never change. @type {WeakMap<Turn, Trail>} */
const trails = new WeakMap();

/** Below the seeds. @type {PaintMarks} */
export function paintBelow(brush, { layout, material }, cell, { marked }) {
  if (marked) paintTrail(brush, layout, material, cell, trailOf(marked));
}

/** @type {PaintMarks} */
export function paintAbove(brush, { layout, material }, cell, { marked, numbered }) {
  if (!marked) return;
  const trail = trailOf(marked);
  const numbers = numbered && trail.numbers.get(cell.name);
  if (numbers) paintNumbers(brush, layout, material, cell, numbers);
  paintLanding(brush, layout, material, cell, trail);
}

/** @param {Turn} turn */
export function trailOf(turn) {
  const known = trails.get(turn);
  if (known) return known;
  /** @type {Trail} */
  const trail = { origin: null, landing: null, taken: new Set(), numbers: new Map() };
  trails.set(turn, trail);
  const { steps } = turn;
  // On a board that was swept or filled again, marks of what lay there before only puzzle.
  if (steps.some(({ why }) => why === "end" || why === "round")) return trail;
  // A long path is told by its laps: the number of each lift.
  const short = steps.filter((step) => step.why === "sow").length <= 24;
  let count = 0;
  for (const { why, from, to } of steps) {
    if (why === "lift" && from) {
      trail.origin ??= from;
      if (!short) trail.numbers.set(from, String(++count));
    } else if (why === "sow" && to) {
      trail.landing = to;
      if (short) trail.numbers.set(to, `${trail.numbers.get(to) ?? ""} ${++count}`.trim());
    } else if (why === "capture" && from) {
      trail.taken.add(from);
    }
  }
  return trail;
}

/** The origin wears a broken ring, a taken hole a cross. @type {PaintMark<Trail>} */
function paintTrail(brush, { pitch: p }, material, { name, shape, middle }, trail) {
  brush.save();
  brush.strokeStyle = css(material.accent, 0.85);
  brush.lineWidth = Math.max(1.2, 0.026 * p);
  brush.lineCap = "round";
  if (trail.origin === name) {
    brush.setLineDash([0.035 * p, 0.085 * p]);
    trace(brush, shape, (shape.form === "square" || shape.form === "half" ? -0.07 : -0.05) * p);
    brush.stroke();
    brush.setLineDash([]);
  }
  if (trail.taken.has(name)) {
    const { x, y } = middle;
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

/** A dot where the last seed fell. @type {PaintMark<Trail>} */
function paintLanding(brush, { pitch: p }, material, { name, kind, shape, middle, letter }, trail) {
  if (trail.landing !== name || kind === "store") return;
  const round = shape.form === "round";
  // Not on the letter in the corner of a square.
  const side = shape.form === "square" && letter && letter.x < middle.x ? 1 : -1;
  const x = middle.x + side * (round ? shape.w * 0.31 : 0.34 * p);
  const y = middle.y - (round ? shape.h * 0.31 : 0.34 * p);
  dot(brush, x, y, 0.055 * p, css(material.accent));
  brush.strokeStyle = css(material.deep, 0.7);
  brush.lineWidth = Math.max(1, 0.014 * p);
  brush.stroke();
}

/** The path in numbers, where nothing may fly. @type {PaintMark<string>} */
function paintNumbers(brush, { pitch: p }, material, { kind, middle }, text) {
  const words = text.split(" ");
  const shown = words.length > 2 ? `${words[0]}…${words[words.length - 1]}` : text;
  const figure = Math.max(9, 0.19 * p);
  const wide = figure * (0.6 * shown.length + 0.7);
  const tall = figure * 1.35;
  const { x } = middle;
  const y = kind === "hole" ? middle.y - 0.36 * p + tall * 0.2 : middle.y - 0.1 * p;
  const flat = material.surface === "flat";
  brush.save();
  brush.beginPath();
  brush.roundRect(x - wide / 2, y - tall / 2, wide, tall, tall / 2);
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
