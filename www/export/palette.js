// Few colours for many pictures. What is drawn is flat: some colours fill it, the rest lie between two of them.

/** @import { Palette } from "./types.js" */

const MOST = 255;
/** Rarer ones take the nearest. */
const ENOUGH = 1500;

/** How far apart two colours look, roughly. @param {number} a @param {number} b */
function distance(a, b) {
  const red = (a & 255) - (b & 255);
  const green = ((a >> 8) & 255) - ((b >> 8) & 255);
  const blue = ((a >> 16) & 255) - ((b >> 16) & 255);
  return 2 * red * red + 4 * green * green + 3 * blue * blue;
}

/** The commonest colours first, each only where nothing near it was chosen. @param {number[]} colours @param {number} apart */
function choose(colours, apart) {
  /** @type {number[]} */
  const chosen = [];
  for (const colour of colours) {
    if (chosen.every((other) => distance(colour, other) >= apart)) chosen.push(colour);
    if (chosen.length > MOST) break;
  }
  return chosen;
}

export class Colours {
  /** @type {Map<number, number>} */
  seen = new Map();

  /** @param {Uint32Array} pixels */
  add(pixels) {
    const { seen } = this;
    for (let i = 0, from = 0; i < pixels.length; from = i) {
      const pixel = pixels[i];
      while (pixels[i] === pixel) i += 1;
      seen.set(pixel, (seen.get(pixel) ?? 0) + i - from);
    }
  }

  /** The commonest, or what stands for them. */
  few() {
    const sorted = [...this.seen].sort((a, b) => b[1] - a[1]).map(([pixel]) => pixel);
    if (sorted.length <= MOST) return sorted;
    const common = sorted.slice(0, ENOUGH);
    let chosen = common;
    for (let apart = 60; chosen.length > MOST; apart *= 1.6) chosen = choose(common, apart);
    return chosen;
  }
}

/** The first index lets through what was there before. @param {number[]} chosen @returns {Palette} */
export function paletteOf(chosen) {
  const bytes = new Uint8Array(3 * 256);
  chosen.forEach((pixel, index) => {
    bytes.set([pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255], 3 * (index + 1));
  });
  /** @type {Map<number, number>} */
  const known = new Map(chosen.map((pixel, index) => [pixel, index + 1]));
  return {
    colours: bytes,
    transparent: 0,
    indexOf(pixel) {
      const index = known.get(pixel);
      if (index !== undefined) return index;
      let best = 0;
      for (let i = 1; i < chosen.length; i++) {
        if (distance(pixel, chosen[i]) < distance(pixel, chosen[best])) best = i;
      }
      known.set(pixel, best + 1);
      return best + 1;
    },
  };
}
