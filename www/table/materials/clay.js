// Plain clay and coloured balls: a board that no other material is made for.

import { cloud, dot, noise } from "../brush.js";
import { chalkFrames, chalkSquares } from "../chalk.js";
import { paintHollows } from "../ground.js";
import { gleam, model } from "../seeds.js";
import { riverStone } from "./earth.js";

/** @import { Material } from "../types.js" */

/** @type {Material} */
export const material = {
  surface: "clay",
  tones: [
    [74, 88, 92],
    [92, 108, 112],
    [108, 124, 127],
    [124, 140, 142],
  ],
  grain: (x, y) => 0.2 + cloud(x * 0.9, y * 0.9, 83, 4) * 0.6 + (noise(x * 40, y * 40, 89) - 0.5) * 0.12,
  deep: [40, 50, 54],
  floor: [104, 120, 124],
  rim: [196, 210, 210],
  line: [58, 70, 74],
  ink: [240, 246, 245],
  badge: { fill: [34, 44, 48], ink: [244, 248, 247] },
  accent: [255, 232, 160],
  mat: [70, 82, 86],
  seed: {
    kind: "ball",
    wear: 0.06,
    size: 0.2,
    tints: [
      [226, 140, 84],
      [240, 190, 110],
      [208, 100, 72],
      [238, 224, 190],
    ],
    draw(brush, r, tint, random) {
      dot(brush, 0, 0, r * (0.92 + random() * 0.06));
      model(brush, tint, r, 0.5, 0.45, 0.5);
      gleam(brush, r, 0.4, 0.26);
    },
  },
  stone: { kind: "stone", tints: [[150, 150, 150]], draw: riverStone },
  paintCells(brush, layout, material) {
    if (layout.squares) {
      chalkSquares(brush, layout, material);
      return;
    }
    paintHollows(brush, layout, material);
    chalkFrames(brush, layout, material);
  },
  dusk: 0.2,
};
