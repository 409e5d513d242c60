// Hollows: carved into wood, pressed into earth.

import { chance, keyOf } from "./chance.js";
import { blend, css } from "./materials.js";
import { trace } from "./outline.js";

/** @typedef {import("./geometry.js").Shape} Shape */
/** @typedef {import("./geometry.js").Layout} Layout */
/** @typedef {import("./materials.js").Material} Material */
/** @typedef {CanvasRenderingContext2D} Brush */

/**
 * A hollow: dark under the edge that hides the light, bright on the wall that meets it.
 * @param {Brush} brush
 * @param {Layout} layout
 * @param {Material} material
 * @param {Shape} shape
 */
export function paintHollow(brush, layout, material, shape) {
  const p = layout.pitch;
  const cx = shape.x + shape.w / 2;
  const cy = shape.y + shape.h / 2;
  const r = Math.max(shape.w, shape.h) / 2;
  const soft = material.surface === "loess";
  const oak = material.surface === "oak";

  // The lip around it.
  const lip = brush.createLinearGradient(shape.x, shape.y, shape.x + shape.w, shape.y + shape.h);
  lip.addColorStop(0, css(material.deep, soft ? 0.28 : 0.6));
  lip.addColorStop(0.42, css(material.deep, 0.1));
  lip.addColorStop(0.6, css(material.rim, 0.3));
  lip.addColorStop(1, css(material.rim, oak ? 0.95 : 0.85));
  if (soft) {
    // Earth pushed up by the heel of a hand, higher where the light comes from.
    brush.save();
    const bank = brush.createLinearGradient(shape.x, shape.y, shape.x + shape.w, shape.y + shape.h);
    bank.addColorStop(0, css(material.rim, 0.75));
    bank.addColorStop(0.5, css(material.rim, 0.3));
    bank.addColorStop(1, css(material.rim, 0.55));
    trace(brush, shape, 0.018 * p);
    brush.strokeStyle = bank;
    brush.lineWidth = 0.05 * p;
    brush.shadowColor = "rgb(84 46 12 / 0.55)";
    brush.shadowBlur = 0.07 * p;
    brush.shadowOffsetX = 0.02 * p;
    brush.shadowOffsetY = 0.03 * p;
    brush.stroke();
    brush.restore();
  }
  trace(brush, shape, 0.022 * p);
  brush.fillStyle = lip;
  brush.fill();

  brush.save();
  trace(brush, shape);
  brush.clip();
  const bowl = brush.createRadialGradient(cx + r * 0.3, cy + r * 0.36, r * 0.1, cx + r * 0.04, cy + r * 0.06, r * 1.08);
  bowl.addColorStop(0, css(blend(material.floor, material.rim, oak ? 0.1 : 0.2)));
  bowl.addColorStop(0.4, css(material.floor));
  bowl.addColorStop(0.78, css(blend(material.floor, material.deep, soft ? 0.4 : 0.62)));
  bowl.addColorStop(1, css(blend(material.floor, material.deep, soft ? 0.62 : 0.95)));
  brush.fillStyle = bowl;
  brush.fillRect(shape.x, shape.y, shape.w, shape.h);
  grainIn(brush, material, shape, p);
  // The shadow of the edge: a ring around the hole, seen only through it.
  brush.shadowColor = soft ? "rgb(70 36 8 / 0.55)" : "rgb(14 4 0 / 0.7)";
  brush.shadowBlur = 0.16 * p;
  brush.shadowOffsetX = 0.06 * p;
  brush.shadowOffsetY = 0.09 * p;
  brush.fillStyle = css(material.deep);
  trace(brush, shape);
  brush.rect(shape.x - p, shape.y - p, shape.w + 2 * p, shape.h + 2 * p);
  brush.fill("evenodd");
  brush.restore();

  // The far wall glints.
  const glint = brush.createLinearGradient(
    shape.x + shape.w * 0.2,
    shape.y + shape.h * 0.2,
    shape.x + shape.w * 0.86,
    shape.y + shape.h * 0.86,
  );
  glint.addColorStop(0, css(material.rim, 0));
  glint.addColorStop(0.55, css(material.rim, 0.06));
  glint.addColorStop(1, css(material.rim, oak ? 0.8 : soft ? 0.5 : 0.65));
  brush.strokeStyle = glint;
  brush.lineWidth = Math.max(0.8, (oak ? 0.02 : 0.026) * p);
  trace(brush, shape, -0.012 * p);
  brush.stroke();
}

/**
 * The tool's marks and the dust on the floor of a hollow.
 * @param {Brush} brush
 * @param {Material} material
 * @param {Shape} shape
 * @param {number} p
 */
function grainIn(brush, material, shape, p) {
  const random = chance(keyOf(`floor ${Math.round((shape.x / p) * 4)} ${Math.round((shape.y / p) * 4)}`));
  const cx = shape.x + shape.w / 2;
  const cy = shape.y + shape.h / 2;
  if (material.surface === "loess") {
    for (let i = 0; i < 40; i++) {
      brush.fillStyle = random() < 0.5 ? css(material.deep, 0.14) : css(material.rim, 0.22);
      brush.beginPath();
      brush.arc(shape.x + random() * shape.w, shape.y + random() * shape.h, p * (0.004 + random() * 0.012), 0, 6.29);
      brush.fill();
    }
    return;
  }
  brush.lineWidth = Math.max(0.5, 0.008 * p);
  for (let i = 1; i < 8; i++) {
    const share = i / 8 + random() * 0.05;
    brush.strokeStyle = i % 2 ? css(material.deep, 0.14) : css(material.rim, 0.08);
    brush.beginPath();
    const from = random() * 6.28;
    brush.ellipse(
      cx + p * 0.02,
      cy + p * 0.03,
      (shape.w / 2) * share,
      (shape.h / 2) * share,
      0,
      from,
      from + 2 + random() * 3,
    );
    brush.stroke();
  }
}
