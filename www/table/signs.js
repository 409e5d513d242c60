// Why the seeds of a step move: what is lifted next, the gap that a capture jumps, the holes that it holds together.

import { css, trace } from "./brush.js";
import { paintPill } from "./pill.js";

/** @import { Brush, Cell, Point, Scene, Sign, Stage, Step } from "./types.js" */

/** What there is to see of the step at `index`. @param {Step[]} steps @param {number} index @param {Stage} stage @returns {Sign | null} */
export function signOf(steps, index, { ring, origin, holesOf }) {
  const { why, as, from, to, seat, seeds = 0, stones = 0 } = steps[index] ?? {};
  // Who passes has nothing in any hole.
  if (why === "pass" && seat !== undefined) return { rings: holesOf(seat), dashed: true };
  if (why === "endless") return { rings: [origin()], loop: origin() };
  if (why === "lift" && from) return as === "relay" ? { rings: [from] } : null;
  if (why === "release" && from && to) return { rings: [from], arrow: [from, to], dashed: as === "borrowed" };
  if (why !== "capture" || !from) return null;
  const before = reasonFor(steps, index);
  const count = seeds + 10 * stones;
  if (as === "mikul") {
    // All that is taken together, around the hole of the last seed.
    let first = index;
    let last = index;
    while (steps[first - 1]?.as === as) first -= 1;
    while (steps[last + 1]?.as === as) last += 1;
    const cells = steps.slice(first, last + 1).map((step) => /** @type {string} */ (step.from));
    return { rings: cells, count, at: from };
  }
  /** @type {Sign} */
  const sign = { rings: [from], count, at: from };
  if (before && before !== from) sign.arrow = [before, from];
  if (as === "nembak" && before) sign.rings.push(before);
  const gap = as === "chain" && before ? between(ring, before, from) : null;
  if (gap) sign.gap = gap;
  return sign;
}

/** Where the last seed fell, or what was taken before. @param {Step[]} steps @param {number} index */
function reasonFor(steps, index) {
  for (let i = index - 1; i >= 0; i -= 1) {
    const { why, from, to } = steps[i];
    if (why === "sow") return to;
    if (why === "capture") return from;
  }
  return null;
}

/** The one cell that lies between two. @param {string[]} ring @param {string} a @param {string} b */
function between(ring, a, b) {
  const n = ring.length;
  const i = ring.indexOf(a);
  const ahead = (ring.indexOf(b) - i + n) % n;
  if (ahead === 2) return ring[(i + 1) % n];
  return ahead === n - 2 ? ring[(i + n - 1) % n] : null;
}

/** @param {Brush} brush @param {Scene} scene @param {Sign} sign @param {(count: number) => string} number */
export function paintSign(brush, { layout, material, ratio }, sign, number) {
  const { cells, pitch: p } = layout;
  const light = css(material.accent);
  const dark = css(material.surface === "flat" ? material.tones[0] : material.deep, 0.85);
  /** @param {string} name @param {(cell: Cell) => void} paint */
  const on = (name, paint) => {
    const cell = cells.get(name);
    if (cell) paint(cell);
  };
  /** A bright line on a dark one is seen on any ground. @param {number} width */
  const stroke = (width) => {
    brush.strokeStyle = dark;
    brush.lineWidth = Math.max(3.5, width * 2.1 * p);
    brush.stroke();
    brush.strokeStyle = light;
    brush.lineWidth = Math.max(1.8, width * p);
    brush.stroke();
  };
  brush.save();
  brush.setTransform(ratio, 0, 0, ratio, 0, 0);
  brush.lineCap = "round";
  brush.lineJoin = "round";
  for (const name of sign.rings) {
    on(name, ({ shape }) => {
      if (sign.dashed) brush.setLineDash([0.12 * p, 0.1 * p]);
      trace(brush, shape, shape.form === "round" ? 0.01 * p : -0.05 * p);
      stroke(0.045);
      brush.setLineDash([]);
    });
  }
  if (sign.gap) {
    on(sign.gap, ({ shape, middle: { x, y } }) => {
      brush.setLineDash([0.03 * p, 0.1 * p]);
      trace(brush, shape, shape.form === "round" ? -0.05 * p : -0.1 * p);
      stroke(0.04);
      brush.setLineDash([]);
      brush.beginPath();
      brush.ellipse(x, y, 0.12 * p, 0.12 * p, 0, 0, Math.PI * 2);
      brush.moveTo(x - 0.12 * p, y + 0.12 * p);
      brush.lineTo(x + 0.12 * p, y - 0.12 * p);
      stroke(0.03);
    });
  }
  if (sign.arrow) {
    const [from, to] = sign.arrow.map((name) => cells.get(name)?.middle);
    if (from && to) paintArrow(brush, p, from, to, stroke);
  }
  if (sign.loop) {
    on(sign.loop, ({ middle: { x, y } }) => {
      brush.beginPath();
      brush.arc(x, y, 0.27 * p, -0.9, 4.3);
      stroke(0.05);
      head(brush, x + 0.27 * p * Math.cos(-0.9), y + 0.27 * p * Math.sin(-0.9), -0.9 - Math.PI / 2, 0.13 * p);
      stroke(0.05);
    });
  }
  if (sign.count && sign.at) {
    on(sign.at, (cell) => paintPill(brush, layout.figure, cell.middle, number(/** @type {number} */ (sign.count))));
  }
  brush.restore();
}

/** Over a low bow. @param {Brush} brush @param {number} p @param {Point} from @param {Point} to @param {(width: number) => void} stroke */
function paintArrow(brush, p, from, to, stroke) {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const long = Math.hypot(dx, dy) || 1;
  const bow = Math.min(0.3 * p, long * 0.2);
  const cx = (from.x + to.x) / 2 + (dy / long) * bow;
  const cy = (from.y + to.y) / 2 - (dx / long) * bow;
  const angle = Math.atan2(to.y - cy, to.x - cx);
  const end = { x: to.x - Math.cos(angle) * 0.3 * p, y: to.y - Math.sin(angle) * 0.3 * p };
  brush.beginPath();
  brush.moveTo(from.x, from.y);
  brush.quadraticCurveTo(cx, cy, end.x, end.y);
  stroke(0.045);
  head(brush, end.x, end.y, angle, 0.15 * p);
  stroke(0.045);
}

/** @param {Brush} brush @param {number} x @param {number} y @param {number} angle @param {number} size */
function head(brush, x, y, angle, size) {
  brush.beginPath();
  for (const off of [2.5, 0, -2.5]) {
    const far = off === 0 ? 0 : size;
    brush.lineTo(x + Math.cos(angle + off) * far, y + Math.sin(angle + off) * far);
  }
}
