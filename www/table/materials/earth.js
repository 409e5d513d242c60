// Packed ochre earth, chalk and gravel: Ô Ăn Quan.

import { cloud, dot, noise } from "../brush.js";
import { chalkSquares } from "../chalk.js";
import { gleam, model, pebbleOutline } from "../seeds.js";

/** @import { DrawSeed, Material } from "../types.js" */

/** @type {DrawSeed} */
function gravel(brush, r, tint, random) {
  const corners = 6 + Math.floor(random() * 3);
  const radii = Array.from({ length: corners }, () => r * (0.84 + random() * 0.32));
  pebbleOutline(brush, radii, random() * 6.28, 0.76 + random() * 0.2);
  model(brush, tint, r, 0.46, 0.5, 0.55);
  brush.save();
  brush.clip();
  for (let i = 0; i < 16; i++) {
    const colour = random() < 0.55 ? "rgb(30 20 14 / 0.22)" : "rgb(255 250 240 / 0.3)";
    dot(brush, (random() - 0.5) * 1.8 * r, (random() - 0.5) * 1.8 * r, r * (0.03 + random() * 0.06), colour);
  }
  // One broken face catches the light.
  const angle = -2.4 + random() * 0.8;
  brush.fillStyle = "rgb(255 252 244 / 0.2)";
  brush.beginPath();
  brush.moveTo(Math.cos(angle - 0.7) * r, Math.sin(angle - 0.7) * r);
  brush.lineTo(Math.cos(angle + 0.6) * r, Math.sin(angle + 0.6) * r);
  brush.lineTo(r * 0.15 * random(), -r * 0.2 * random());
  brush.fill();
  brush.restore();
}

/** @type {DrawSeed} */
export function riverStone(brush, r, tint, random) {
  const radii = Array.from({ length: 8 }, () => r * (0.93 + random() * 0.12));
  const turn = random() * 0.9 - 0.45;
  pebbleOutline(brush, radii, turn, 0.84);
  model(brush, tint, r, 0.48, 0.6, 0.6);
  brush.save();
  brush.clip();
  brush.save();
  brush.rotate(turn + 0.5);
  for (let i = 0; i < 3; i++) {
    const y = (random() * 1.3 - 0.5) * r;
    brush.strokeStyle = i % 2 ? "rgb(34 30 30 / 0.16)" : "rgb(244 238 226 / 0.26)";
    brush.lineWidth = r * (0.03 + random() * 0.09);
    brush.beginPath();
    brush.moveTo(-r * 1.2, y);
    brush.bezierCurveTo(-r * 0.4, y - r * 0.25, r * 0.4, y + r * 0.2, r * 1.2, y - r * 0.1);
    brush.stroke();
  }
  brush.restore();
  for (let i = 0; i < 90; i++) {
    const colour = random() < 0.5 ? "rgb(20 18 18 / 0.16)" : "rgb(255 255 250 / 0.16)";
    dot(brush, (random() - 0.5) * 2 * r, (random() - 0.5) * 2 * r, r * (0.008 + random() * 0.02), colour);
  }
  // Light from the ground along the lower edge.
  brush.strokeStyle = "rgb(232 184 130 / 0.28)";
  brush.lineWidth = r * 0.12;
  brush.beginPath();
  brush.ellipse(-r * 0.03, -r * 0.06, r * 0.94, r * 0.82, turn, 0.5, 1.9);
  brush.stroke();
  brush.restore();
  gleam(brush, r, 0.55, 0.36);
}

/** @type {Material} */
export const material = {
  surface: "earth",
  slab: true,
  tones: [
    [112, 68, 36],
    [157, 99, 54],
    [181, 121, 70],
    [199, 142, 88],
  ],
  grain(x, y) {
    const ground = cloud(x * 0.7, y * 0.7, 53, 4);
    const crumbs = noise(x * 26, y * 26, 59);
    const grit = noise(x * 60, y * 60, 61);
    const trodden = cloud(x * 2.4, y * 2.4, 67, 3);
    return 0.1 + ground * 0.55 + trodden * 0.28 + (crumbs - 0.5) * 0.16 + (grit > 0.88 ? 0.2 : grit < 0.1 ? -0.22 : 0);
  },
  deep: [84, 50, 27],
  floor: [176, 116, 66],
  rim: [232, 190, 140],
  line: [250, 244, 232],
  ink: [255, 248, 234],
  badge: { fill: [66, 38, 20], ink: [255, 248, 234] },
  accent: [255, 240, 178],
  mat: [128, 79, 43],
  seed: {
    kind: "gravel",
    wear: 0.06,
    size: 0.21,
    tints: [
      [150, 150, 148],
      [120, 122, 124],
      [188, 182, 170],
      [208, 186, 150],
      [176, 116, 92],
      [146, 88, 72],
      [96, 98, 102],
      [196, 168, 132],
    ],
    draw: gravel,
  },
  stone: {
    kind: "stone",
    tints: [
      [104, 116, 124],
      [142, 124, 106],
    ],
    draw: riverStone,
  },
  paintCells: chalkSquares,
  dusk: 0.26,
};
