// Hollows pressed into dry loess, chalked frames, ivory and slate pebbles: Sàn Yáo.

import { cloud, noise } from "../brush.js";
import { chalkFrames } from "../chalk.js";
import { paintHollows } from "../ground.js";
import { gleam, model, pebbleOutline } from "../seeds.js";

/** @import { DrawSeed, Material } from "../types.js" */

/** @type {DrawSeed} */
function pebble(brush, r, tint, random) {
  const radii = Array.from({ length: 9 }, () => r * (0.96 + random() * 0.1));
  const turn = random() * 6.28;
  pebbleOutline(brush, radii, turn, 0.74 + random() * 0.2);
  model(brush, tint, r, 0.5, 0.42, 0.5);
  brush.save();
  brush.clip();
  if (random() < 0.3) {
    // A vein of quartz.
    brush.rotate(turn + 0.6);
    brush.strokeStyle = tint[0] < 150 ? "rgb(230 232 236 / 0.5)" : "rgb(150 120 84 / 0.32)";
    brush.lineWidth = r * (0.06 + random() * 0.08);
    brush.beginPath();
    const y = (random() - 0.5) * r;
    brush.moveTo(-r * 1.2, y);
    brush.quadraticCurveTo(0, y + (random() - 0.5) * r * 0.8, r * 1.2, y + (random() - 0.5) * r * 0.4);
    brush.stroke();
  }
  brush.restore();
  gleam(brush, r, 0.34, 0.3);
}

/** @type {Material} */
export const material = {
  surface: "loess",
  slab: true,
  tones: [
    [170, 130, 82],
    [203, 165, 113],
    [219, 184, 133],
    [231, 201, 153],
  ],
  grain(x, y) {
    const ground = cloud(x * 0.55, y * 0.55, 71, 4);
    const dust = noise(x * 44, y * 44, 73);
    const drift = cloud(x * 0.8 + y * 0.3, y * 3.2, 79, 3);
    return 0.16 + ground * 0.5 + drift * 0.32 + (dust - 0.5) * 0.13;
  },
  deep: [118, 82, 46],
  floor: [212, 174, 122],
  rim: [248, 228, 190],
  line: [255, 252, 242],
  ink: [58, 34, 12],
  badge: { fill: [236, 214, 176], ink: [44, 24, 6] },
  accent: [112, 24, 12],
  mat: [190, 150, 100],
  seed: {
    kind: "pebble",
    wear: 0.06,
    size: 0.2,
    tints: [
      [244, 236, 216],
      [84, 92, 102],
      [236, 224, 196],
      [104, 112, 120],
      [248, 242, 230],
      [66, 74, 86],
      [226, 212, 184],
      [122, 126, 128],
    ],
    draw: pebble,
  },
  paintCells(brush, layout, material) {
    paintHollows(brush, layout, material);
    chalkFrames(brush, layout, material);
  },
  dusk: 0.3,
};
