// Oak blackened with tar and oil, white glass beads: Al-manqala.

import { blend, castShadow, cloud, css, dot, noise, ramp, white } from "../brush.js";
import { paintHollows } from "../ground.js";
import { gleam } from "../seeds.js";

/** @import { DrawSeed, Material } from "../types.js" */

/** @type {DrawSeed} */
function bead(brush, r, tint, random) {
  const radius = r * (0.9 + random() * 0.06);
  brush.save();
  castShadow(brush, "rgb(0 0 0 / 0.6)", r * 0.4, r * 0.18, r * 0.28);
  // Glass is lightest where the light leaves it, at the lower right.
  brush.fillStyle = ramp(
    brush.createRadialGradient(r * 0.34, r * 0.42, r * 0.05, 0, 0, radius),
    [0, css(blend(tint, white, 0.85))],
    [0.4, css(blend(tint, [190, 206, 216], 0.4))],
    [0.82, css(blend(tint, [132, 154, 170], 0.75))],
    [1, css(blend(tint, [212, 224, 230], 0.55))],
  );
  dot(brush, 0, 0, radius);
  brush.fill();
  brush.restore();
  brush.save();
  dot(brush, 0, 0, radius);
  brush.clip();
  // A swirl of milk inside.
  brush.strokeStyle = "rgb(255 255 255 / 0.42)";
  brush.lineWidth = r * 0.2;
  brush.beginPath();
  const turn = random() * 6.28;
  brush.arc(Math.cos(turn) * r * 0.5, Math.sin(turn) * r * 0.5, r * 0.62, turn + 2, turn + 4.4);
  brush.stroke();
  brush.restore();
  brush.strokeStyle = "rgb(255 255 255 / 0.5)";
  brush.lineWidth = Math.max(0.5, r * 0.06);
  brush.beginPath();
  brush.arc(0, 0, radius * 0.94, 0.3, 1.5);
  brush.stroke();
  gleam(brush, r, 0.95, 0.24);
  dot(brush, -r * 0.12, -r * 0.6, r * 0.07, "rgb(255 255 255 / 0.9)");
}

/** @type {Material} */
export const material = {
  surface: "oak",
  tones: [
    [19, 15, 13],
    [34, 27, 22],
    [49, 39, 31],
    [66, 53, 41],
  ],
  grain(x, y) {
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
  deep: [8, 6, 5],
  floor: [54, 43, 34],
  rim: [206, 166, 96],
  line: [184, 146, 82],
  ink: [214, 182, 124],
  badge: { fill: null, ink: [246, 224, 178] },
  accent: [255, 214, 130],
  mat: [58, 34, 38],
  seed: {
    kind: "bead",
    wear: 0.06,
    size: 0.195,
    tints: [
      [236, 244, 248],
      [226, 238, 246],
      [244, 248, 250],
      [216, 232, 240],
    ],
    draw: bead,
  },
  paintCells: paintHollows,
  dusk: 0.06,
};
