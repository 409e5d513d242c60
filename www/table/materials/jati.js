// Warm carved jati wood, dark sapodilla seeds: Dakon.

import { cloud, css, noise } from "../brush.js";
import { cornerOf, paintHollows } from "../ground.js";
import { gleam, model, pebbleOutline } from "../seeds.js";

/** @import { DrawSeed, Material, Paint } from "../types.js" */

/** @type {DrawSeed} */
function sapodilla(brush, r, tint, random) {
  const turn = random() * 6.28;
  // A flat drop, pointed at one end.
  const radii = [1.16, 0.92, 0.84, 0.9, 1.04, 0.92, 0.86, 0.94].map((share) => share * r * (0.97 + random() * 0.06));
  pebbleOutline(brush, radii, turn, 0.66 + random() * 0.08);
  model(brush, tint, r, 0.3, 0.55, 0.6);
  brush.save();
  brush.clip();
  brush.rotate(turn);
  // The hilum: a pale scar along one edge, from the point to the middle.
  const side = random() < 0.5 ? 1 : -1;
  brush.strokeStyle = "rgb(232 210 168 / 0.92)";
  brush.lineWidth = r * 0.15;
  brush.lineCap = "round";
  brush.beginPath();
  brush.moveTo(r * 0.86, side * r * 0.16);
  brush.quadraticCurveTo(r * 0.4, side * r * 0.5, -r * 0.14, side * r * 0.48);
  brush.stroke();
  brush.restore();
  gleam(brush, r, 0.8, 0.26);
  brush.strokeStyle = "rgb(226 160 104 / 0.4)";
  brush.lineWidth = r * 0.08;
  brush.beginPath();
  brush.ellipse(0, 0, r * 0.62, r * 0.56, 0, 0.4, 1.4);
  brush.stroke();
}

/** A turned moulding along the edge of the board and a string of leaves between the rows. @type {Paint} */
function carve(brush, layout, material) {
  const p = layout.pitch;
  const { x, y, w, h } = layout.body;
  const corner = cornerOf(layout, material);
  for (const [inset, width, dark] of [
    [0.045, 0.022, 1],
    [0.064, 0.014, 0],
    [0.094, 0.01, 1],
    [0.105, 0.009, 0],
  ]) {
    const by = inset * p;
    brush.strokeStyle = dark ? css(material.deep, 0.55) : css(material.rim, 0.5);
    brush.lineWidth = Math.max(0.6, width * p);
    brush.beginPath();
    brush.roundRect(x + by, y + by, w - 2 * by, h - 2 * by, Math.max(0, corner - by));
    brush.stroke();
  }
  const length = (layout.upright ? h : w) - 2 * layout.endLength;
  brush.save();
  brush.translate(x + w / 2, y + h / 2);
  if (layout.upright) brush.rotate(-Math.PI / 2);
  brush.fillStyle = css(material.deep, 0.5);
  brush.strokeStyle = css(material.rim, 0.32);
  brush.lineWidth = Math.max(0.5, 0.008 * p);
  for (let at = 1; at < Math.round(length / p); at++) {
    for (let leaf = 0; leaf < 4; leaf++) {
      const long = (leaf % 2 ? 0.13 : 0.2) * p;
      brush.save();
      brush.translate(-length / 2 + at * p, 0);
      brush.rotate((leaf * Math.PI) / 2);
      brush.beginPath();
      brush.moveTo(0.015 * p, 0);
      brush.quadraticCurveTo(long * 0.5, -0.055 * p, long, 0);
      brush.quadraticCurveTo(long * 0.5, 0.055 * p, 0.015 * p, 0);
      brush.fill();
      brush.stroke();
      brush.restore();
    }
  }
  brush.restore();
}

/** @type {Material} */
export const material = {
  surface: "jati",
  tones: [
    [104, 54, 24],
    [142, 80, 38],
    [171, 105, 54],
    [193, 130, 74],
  ],
  grain(x, y) {
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
  deep: [52, 24, 9],
  floor: [166, 100, 52],
  rim: [246, 204, 142],
  line: [82, 40, 16],
  ink: [255, 234, 198],
  badge: { fill: [60, 28, 11], ink: [255, 236, 204] },
  accent: [255, 226, 150],
  mat: [120, 66, 32],
  seed: {
    kind: "sapodilla",
    wear: 0.06,
    size: 0.235,
    tints: [
      [40, 22, 14],
      [56, 30, 18],
      [30, 18, 13],
      [66, 38, 23],
      [48, 25, 18],
    ],
    draw: sapodilla,
  },
  paintCells(brush, layout, material) {
    carve(brush, layout, material);
    paintHollows(brush, layout, material);
  },
  dusk: 0.22,
};
