// Films a reel: paints each picture, keeps what changed in it, and writes it in two formats. Every slice of the work is
// short, and between two of them the page lives on.

import { openApng } from "./apng.js";
import { paint } from "./canvas.js";
import { draw } from "./drawing.js";
import { openGif } from "./gif.js";
import { PAPER } from "./looks.js";
import { Colours, paletteOf } from "./palette.js";
import { reelOf } from "./reel.js";

/** @import { Brush } from "../table/types.js" */
/** @import { Frame, MakeFilm, Palette, Patch } from "./types.js" */

/** Milliseconds that the page may be kept waiting. */
const SLICE = 12;
/** Wikis show no larger ones as they are. */
const MOST_BYTES = 5_000_000;
/** So many pictures are looked at for their colours. */
const SAMPLES = 8;

/** @param {Frame[]} frames */
function* samplesOf(frames) {
  for (let i = 0; i < SAMPLES; i++) yield frames[Math.round((i * (frames.length - 1)) / (SAMPLES - 1))];
}

/** Lets others have their turn: unlike a timer, it is not slowed down in a hidden tab. */
function breathe() {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  });
}

/** What differs, as a rectangle; at least a pixel of it, which holds the time. @param {Uint32Array} before @param {Uint32Array} now @param {number} width @param {Palette} palette @param {number} hold @returns {Patch} */
function patchOf(before, now, width, palette, hold) {
  let [left, right, top, bottom] = [width, -1, -1, -1];
  for (let i = 0, x = 0, y = 0; i < now.length; i++) {
    if (now[i] !== before[i]) {
      if (top < 0) top = y;
      bottom = y;
      if (x < left) left = x;
      if (x > right) right = x;
    }
    if (++x === width) {
      x = 0;
      y += 1;
    }
  }
  if (top < 0) [left, right, top, bottom] = [0, 0, 0, 0];
  const [w, h] = [right - left + 1, bottom - top + 1];
  const indices = new Uint8Array(w * h);
  for (let y = 0, at = 0; y < h; y++) {
    for (let from = (top + y) * width + left, x = 0; x < w; x++, at++) {
      const pixel = now[from + x];
      indices[at] = pixel === before[from + x] ? palette.transparent : palette.indexOf(pixel);
    }
  }
  return { x: left, y: top, w, h, indices, hold };
}

/** @type {MakeFilm} */
export async function makeFilm(subject, { width, first = 0, progress, signal }) {
  const { scenes, thinned } = reelOf(subject, first);
  const frames = scenes.flat();
  const sheet = draw(frames[0].sight);
  const scale = width / sheet.width;
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = Math.round(sheet.height * scale);
  const brush = /** @type {Brush} */ (canvas.getContext("2d", { alpha: false, willReadFrequently: true }));
  let began = performance.now();
  const rest = async () => {
    if (performance.now() - began < SLICE) return;
    await breathe();
    signal.throwIfAborted();
    began = performance.now();
  };
  /** @param {Frame} frame */
  const shoot = ({ sight }) => {
    brush.setTransform(1, 0, 0, 1, 0, 0);
    brush.fillStyle = PAPER.fill;
    brush.fillRect(0, 0, canvas.width, canvas.height);
    paint(brush, draw(sight), scale, subject.words.dir);
    return new Uint32Array(brush.getImageData(0, 0, canvas.width, canvas.height).data.buffer);
  };

  const colours = new Colours();
  for (const frame of samplesOf(frames)) {
    colours.add(shoot(frame));
    await rest();
  }
  const palette = paletteOf(colours.few());
  const gif = openGif(canvas.width, canvas.height, palette);
  const apng = openApng(canvas.width, canvas.height, palette);
  let before = new Uint32Array(canvas.width * canvas.height);
  let [count, length, told] = [0, 0, 0];
  for (const scene of scenes) {
    // What would be too large ends with the turn before.
    if (gif.size() > MOST_BYTES) break;
    for (const frame of scene) {
      await rest();
      const now = shoot(frame);
      await rest();
      const patch = patchOf(before, now, canvas.width, palette, frame.hold);
      await rest();
      gif.add(patch);
      await apng.add(patch);
      signal.throwIfAborted();
      before = now;
      count += 1;
      length += frame.hold;
      progress(count / frames.length);
    }
    told += 1;
  }
  return { gif: gif.close(), apng: apng.close(), frames: count, length, told, thinned };
}
