// The grain of each surface, made pixel by pixel once and kept: a resize only stretches it.

import { cloud, noise } from "./chance.js";
import { blend } from "./materials.js";

/** @typedef {import("./materials.js").Material} Material */
/** @typedef {import("./materials.js").Colour} Colour */

/** @type {Map<string, HTMLCanvasElement>} */
const made = new Map();

/**
 * @param {readonly Colour[]} tones
 * @param {number} share  0 the darkest, 1 the lightest
 * @returns {Colour}
 */
function toneAt(tones, share) {
  const place = Math.max(0, Math.min(0.9999, share)) * (tones.length - 1);
  const below = Math.floor(place);
  return blend(tones[below], tones[below + 1], place - below);
}

/** Where along the tones a point of the surface lies; x and y in pitches of about one hole.
 * @type {Record<string, (x: number, y: number) => number>} */
const grain = {
  jati(x, y) {
    // Growth rings cut lengthwise: long flames, with fine pores along them.
    const warp = cloud(x * 0.3, y * 0.5, 7, 3) - 0.5;
    const rings = (y * 1.35 + warp * 5.2 + Math.sin(x * 0.5) * 0.1) % 1;
    const ring = rings < 0 ? rings + 1 : rings;
    const flame = ring < 0.84 ? ring / 0.84 : (1 - ring) / 0.16;
    const bent = y + warp * 0.5;
    const pores = noise(x * 1.7, bent * 52, 19);
    const streak = noise(x * 0.5, bent * 15, 23) * 0.7 + noise(x * 0.9, bent * 31, 29) * 0.3;
    const pore = pores > 0.62 ? (pores - 0.62) * 0.62 : 0;
    return 0.2 + flame * 0.32 + streak * 0.32 - pore + (cloud(x * 0.35, y * 0.5, 3, 2) - 0.5) * 0.5;
  },
  oak(x, y) {
    // Tar and oil leave little of the grain but its pores and a few silver rays.
    const warp = cloud(x * 0.22, y * 0.6, 31, 3) - 0.5;
    const rings = Math.sin((y * 1.9 + warp * 5) * 6.283) * 0.5 + 0.5;
    const bent = y + warp * 0.4;
    const pores = noise(x * 1.9, bent * 58, 37);
    const ray = noise(x * 2.6, bent * 26, 41);
    const worn = cloud(x * 0.8, y * 0.8, 43, 3);
    const pore = pores > 0.6 ? (pores - 0.6) * 0.6 : 0;
    return 0.14 + rings * 0.2 - pore + (ray > 0.8 ? (ray - 0.8) * 0.9 : 0) + (worn - 0.45) * 0.7;
  },
  earth(x, y) {
    const ground = cloud(x * 0.7, y * 0.7, 53, 4);
    const crumbs = noise(x * 26, y * 26, 59);
    const grit = noise(x * 60, y * 60, 61);
    const trodden = cloud(x * 2.4, y * 2.4, 67, 3);
    return 0.1 + ground * 0.55 + trodden * 0.28 + (crumbs - 0.5) * 0.16 + (grit > 0.88 ? 0.2 : grit < 0.1 ? -0.22 : 0);
  },
  loess(x, y) {
    const ground = cloud(x * 0.55, y * 0.55, 71, 4);
    const dust = noise(x * 44, y * 44, 73);
    const drift = cloud(x * 0.8 + y * 0.3, y * 3.2, 79, 3);
    return 0.16 + ground * 0.5 + drift * 0.32 + (dust - 0.5) * 0.13;
  },
  clay(x, y) {
    return 0.2 + cloud(x * 0.9, y * 0.9, 83, 4) * 0.6 + (noise(x * 40, y * 40, 89) - 0.5) * 0.12;
  },
};

/** Pixels of texture per pitch. */
const FINE = 88;
/** The texture's size in pitches. */
const LONG = 12;
const WIDE = 5;

/**
 * @param {Material} material
 * @returns {HTMLCanvasElement | null} null where the surface is flat
 */
export function textureOf(material) {
  const at = grain[material.surface];
  if (!at) return null;
  const known = made.get(material.surface);
  if (known) return known;
  const canvas = document.createElement("canvas");
  canvas.width = LONG * FINE;
  canvas.height = WIDE * FINE;
  const context = canvas.getContext("2d");
  if (!context) return null;
  const picture = context.createImageData(canvas.width, canvas.height);
  const pixels = picture.data;
  // A table of ready colours spares a blend per pixel.
  const shades = Array.from({ length: 256 }, (_, i) => toneAt(material.tones, i / 255));
  let i = 0;
  for (let row = 0; row < canvas.height; row++) {
    for (let column = 0; column < canvas.width; column++) {
      const share = at(column / FINE, row / FINE);
      const shade = shades[Math.max(0, Math.min(255, Math.round(share * 255)))];
      pixels[i] = shade[0];
      pixels[i + 1] = shade[1];
      pixels[i + 2] = shade[2];
      pixels[i + 3] = 255;
      i += 4;
    }
  }
  context.putImageData(picture, 0, 0);
  made.set(material.surface, canvas);
  return canvas;
}

/**
 * Lays the grain over a rectangle, along the rows of the board.
 * @param {CanvasRenderingContext2D} context
 * @param {Material} material
 * @param {import("./geometry.js").Rect} area
 * @param {number} pitch
 * @param {boolean} upright
 */
export function layTexture(context, material, area, pitch, upright) {
  const texture = textureOf(material);
  if (!texture) {
    context.fillStyle = `rgb(${material.tones[0].join(" ")})`;
    context.fillRect(area.x, area.y, area.w, area.h);
    return;
  }
  // As large as the holes ask for, but never short of the area.
  const long = upright ? area.h : area.w;
  const wide = upright ? area.w : area.h;
  const scale = Math.max(pitch / FINE, long / texture.width, wide / texture.height);
  context.save();
  context.translate(area.x + area.w / 2, area.y + area.h / 2);
  if (upright) context.rotate(-Math.PI / 2);
  context.scale(scale, scale);
  context.imageSmoothingQuality = "high";
  const w = Math.min(texture.width, long / scale);
  const h = Math.min(texture.height, wide / scale);
  context.drawImage(texture, (texture.width - w) / 2, (texture.height - h) / 2, w, h, -w / 2, -h / 2, w, h);
  context.restore();
}
