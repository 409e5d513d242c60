// The grain of a surface: earth, wood. It takes long to work out, so it is done once and a few rows at a time.

import { blend } from "./brush.js";

/** @import { Material } from "./types.js" */

/** Pixels of texture per pitch, and the texture's size in pitches. */
export const FINE = 88;
const LONG = 12;
const WIDE = 5;

/** Rows between two breaths, in which the page can answer a finger. */
const ROWS = 8;

/** @type {Map<string, HTMLCanvasElement>} */
const textures = new Map();

/** Null until it is woven. @param {Material} material */
export function textureOf({ surface }) {
  return textures.get(surface) ?? null;
}

/** @param {Material} material */
export async function weaveTexture({ surface, tones, grain }) {
  if (!grain || textures.has(surface)) return;
  const canvas = document.createElement("canvas");
  canvas.width = LONG * FINE;
  canvas.height = WIDE * FINE;
  const brush = canvas.getContext("2d");
  if (!brush) return;
  const shades = Array.from({ length: 256 }, (_, i) => {
    const place = Math.min(0.9999, i / 255) * (tones.length - 1);
    const below = Math.floor(place);
    return blend(tones[below], tones[below + 1], place - below);
  });
  const rows = brush.createImageData(canvas.width, ROWS);
  for (let top = 0; top < canvas.height; top += ROWS) {
    for (let at = 0; at < canvas.width * ROWS; at += 1) {
      const share = grain((at % canvas.width) / FINE, (top + Math.floor(at / canvas.width)) / FINE);
      rows.data.set(shades[Math.max(0, Math.min(255, Math.round(share * 255)))], 4 * at);
      rows.data[4 * at + 3] = 255;
    }
    brush.putImageData(rows, 0, top);
    await breath();
  }
  textures.set(surface, canvas);
}

/** Lets whatever waits go first; unlike a timer's, this wait has no least length. @returns {Promise<void>} */
function breath() {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
