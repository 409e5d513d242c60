// Colours, strokes, and the steady chance that they tremble with.

/** @import { Brush, CastShadow, Colour, PaintDot, Shape, Noise } from "./types.js" */

/** @type {Colour} */
export const white = [255, 255, 255];
/** @type {Colour} */
export const black = [0, 0, 0];

/** @param {Colour} colour */
export function css([red, green, blue], alpha = 1) {
  return `rgb(${red | 0} ${green | 0} ${blue | 0} / ${alpha})`;
}

/** @param {Colour} from @param {Colour} to @param {number} share @returns {Colour} */
export function blend(from, to, share) {
  const [red, green, blue] = from.map((value, i) => value + (to[i] - value) * share);
  return [red, green, blue];
}

/** @param {CanvasGradient} gradient @param {[at: number, colour: string][]} stops */
export function ramp(gradient, ...stops) {
  for (const [at, colour] of stops) gradient.addColorStop(at, colour);
  return gradient;
}

/** @type {CastShadow} */
export function castShadow(brush, colour, blur, x, y) {
  brush.shadowColor = colour;
  brush.shadowBlur = blur;
  brush.shadowOffsetX = x;
  brush.shadowOffsetY = y;
}

/** A path, filled where a colour is given. @type {PaintDot} */
export function dot(brush, x, y, r, colour) {
  brush.beginPath();
  brush.arc(x, y, r, 0, 6.29);
  if (!colour) return;
  brush.fillStyle = colour;
  brush.fill();
}

/** @param {Shape} shape @returns {Parameters<Brush["ellipse"]>} */
export function halfArc({ facing, x, y, w, h }) {
  const turn = ["right", "down", "left", "up"].indexOf(facing ?? "right");
  const from = ((turn - 1) * Math.PI) / 2;
  const to = from + Math.PI;
  if (turn % 2) return [x + w / 2, turn === 1 ? y : y + h, w / 2, h, 0, from, to];
  return [turn ? x + w : x, y + h / 2, w, h / 2, 0, from, to];
}

/** @param {Brush} brush @param {Shape} shape */
export function trace(brush, shape, grow = 0) {
  const x = shape.x - grow;
  const y = shape.y - grow;
  const w = shape.w + 2 * grow;
  const h = shape.h + 2 * grow;
  const { form } = shape;
  brush.beginPath();
  if (form === "round") {
    brush.ellipse(x + w / 2, y + h / 2, w / 2, h / 2, 0, 0, Math.PI * 2);
  } else if (form === "half") {
    brush.ellipse(...halfArc({ ...shape, x, y, w, h }));
    brush.closePath();
  } else {
    const corner = form === "square" ? 0 : Math.min(w, h) * (form === "tray" ? 0.16 : 0.08);
    brush.roundRect(x, y, w, h, corner);
  }
}

/** The same numbers for the same key on every machine: a repaint moves no pebble. @param {string} key */
export function chance(key) {
  let state = 2166136261;
  for (let i = 0; i < key.length; i++) state = Math.imul(state ^ key.charCodeAt(i), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** @type {Noise} */
function lattice(x, y, seed) {
  let mixed = Math.imul(x | 0, 374761393) + Math.imul(y | 0, 668265263) + seed;
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
}

/** @type {Noise} */
export function noise(x, y, seed) {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const dx = x - left;
  const dy = y - top;
  const sx = dx * dx * (3 - 2 * dx);
  const sy = dy * dy * (3 - 2 * dy);
  const above = lattice(left, top, seed) * (1 - sx) + lattice(left + 1, top, seed) * sx;
  const below = lattice(left, top + 1, seed) * (1 - sx) + lattice(left + 1, top + 1, seed) * sx;
  return above * (1 - sy) + below * sy;
}

/** Noise of several sizes. @type {Noise} */
export function cloud(x, y, seed, octaves = 3) {
  let sum = 0;
  let weight = 0.5;
  let total = 0;
  for (let i = 0; i < octaves; i++) {
    sum += noise(x, y, seed + i * 101) * weight;
    total += weight;
    weight /= 2;
    x *= 2.03;
    y *= 2.03;
  }
  return sum / total;
}
