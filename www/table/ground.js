// The still ground: surface, mats, letters, and the hollows that most materials have.

import { black, blend, castShadow, chance, css, dot, ramp, trace, white } from "./brush.js";
import { FINE, textureOf } from "./texture.js";

/** @import { Brush, Layout, Material, Paint, PaintArea, PaintShape, Rect } from "./types.js" */

/** @type {Paint} */
export function paintGround(brush, layout, material) {
  if (material.grain) {
    paintSurface(brush, layout, material);
    for (const { shape } of layout.cells.values()) {
      if (shape.form === "tray") paintMat(brush, layout.pitch, material, shape);
    }
  }
  material.paintCells(brush, layout, material);
}

/** Over the dusk, which would take their contrast. @type {Paint} */
export function paintLetters(brush, layout, material) {
  brush.font = `600 ${layout.small}px system-ui, sans-serif`;
  brush.textAlign = "center";
  brush.textBaseline = "middle";
  brush.fillStyle = css(material.ink);
  // A seam of the opposite brightness: the ground is rough.
  brush.strokeStyle = css(material.badge.fill ?? material.deep, 0.62);
  brush.lineWidth = 0.6 * layout.small;
  brush.lineJoin = "round";
  for (const { name, letter } of layout.cells.values()) {
    if (!letter) continue;
    if (material.grain) brush.strokeText(name, letter.x, letter.y);
    brush.fillText(name, letter.x, letter.y);
  }
}

/** @param {Layout} layout @param {Material} material */
export function cornerOf({ pitch, upright, endLength }, { slab, surface }) {
  if (slab) return 0.3 * pitch;
  return surface === "oak" ? 0.2 * pitch : Math.min(upright ? 1.1 : 1.25, endLength / pitch) * pitch;
}

/** @type {Paint} */
function paintSurface(brush, layout, material) {
  const p = layout.pitch;
  const { slab } = material;
  const { x, y, w, h } = slab ? inset(layout.scene, 0.07 * p) : layout.body;
  const corner = cornerOf(layout, material);
  brush.save();
  brush.beginPath();
  brush.roundRect(x, y, w, h, corner);
  if (slab) castShadow(brush, "rgb(60 34 12 / 0.28)", 0.08 * p, 0.02 * p, 0.03 * p);
  else castShadow(brush, "rgb(40 20 6 / 0.5)", 0.16 * p, 0.02 * p, 0.1 * p);
  brush.fillStyle = css(material.tones[0]);
  brush.fill();
  brush.restore();
  if (!slab) {
    brush.beginPath();
    brush.roundRect(x, y + 0.09 * p, w, h, corner);
    brush.fillStyle = css(blend(material.tones[0], black, 0.35));
    brush.fill();
  }
  brush.save();
  brush.beginPath();
  brush.roundRect(x, y, w, h, corner);
  brush.clip();
  layTexture(brush, layout, material, { x, y, w, h });
  // The light comes from the upper left.
  brush.fillStyle = ramp(
    brush.createLinearGradient(x, y, x + w * 0.8, y + h),
    [0, css(white, material.surface === "oak" ? 0.1 : 0.17)],
    [0.45, css(white, 0)],
    [1, "rgb(30 10 0 / 0.24)"],
  );
  brush.fillRect(x, y, w, h);
  if (slab) paintDust(brush, layout, material, { x, y, w, h });
  brush.restore();
  // The edge turns away from the light.
  const strong = slab ? 0.3 : 0.75;
  brush.strokeStyle = ramp(
    brush.createLinearGradient(x, y, x + w * 0.25, y + h),
    [0, css(material.rim, strong)],
    [0.5, css(material.rim, strong * 0.3)],
    [1, css(material.deep, strong * 0.8)],
  );
  brush.lineWidth = Math.max(1, (slab ? 0.025 : 0.045) * p);
  const half = brush.lineWidth / 2;
  brush.beginPath();
  brush.roundRect(x + half, y + half, w - 2 * half, h - 2 * half, Math.max(0, corner - half));
  brush.stroke();
}

/** @param {Rect} rect @param {number} by @returns {Rect} */
function inset({ x, y, w, h }, by) {
  return { x: x + by, y: y + by, w: w - 2 * by, h: h - 2 * by };
}

/** The grain runs along the rows. @type {PaintArea} */
function layTexture(brush, { pitch, upright }, material, area) {
  const texture = textureOf(material);
  if (!texture) return;
  const long = upright ? area.h : area.w;
  const wide = upright ? area.w : area.h;
  const scale = Math.max(pitch / FINE, long / texture.width, wide / texture.height);
  brush.save();
  brush.translate(area.x + area.w / 2, area.y + area.h / 2);
  if (upright) brush.rotate(-Math.PI / 2);
  brush.scale(scale, scale);
  brush.imageSmoothingQuality = "high";
  const w = Math.min(texture.width, long / scale);
  const h = Math.min(texture.height, wide / scale);
  brush.drawImage(texture, (texture.width - w) / 2, (texture.height - h) / 2, w, h, -w / 2, -h / 2, w, h);
  brush.restore();
}

/** @type {PaintArea} */
function paintDust(brush, { pitch: p }, { surface, tones }, area) {
  const random = chance(`dust ${surface}`);
  const many = Math.round(((area.w * area.h) / (p * p)) * 16);
  for (let i = 0; i < many; i++) {
    const x = area.x + random() * area.w;
    const y = area.y + random() * area.h;
    const r = p * (0.006 + random() ** 4 * 0.022);
    brush.fillStyle = "rgb(40 20 4 / 0.3)";
    brush.beginPath();
    brush.ellipse(x + r * 0.5, y + r * 0.6, r * 1.1, r * 0.8, 0, 0, 6.29);
    brush.fill();
    brush.fillStyle = css(blend(tones[2 + (i % 2)], white, random() * 0.25), 0.8);
    brush.beginPath();
    brush.ellipse(x, y, r, r * 0.75, random() * 3, 0, 6.29);
    brush.fill();
  }
}

/** Cloth beside a board, smoothed ground beside drawn lines. @type {PaintShape} */
function paintMat(brush, p, material, shape) {
  const { x, y, w, h } = shape;
  brush.save();
  trace(brush, shape);
  if (material.slab) {
    brush.fillStyle = css(material.mat, 0.36);
    brush.fill();
    brush.clip();
    castShadow(brush, "rgb(40 18 2 / 0.5)", 0.1 * p, 0.02 * p, 0.04 * p);
    trace(brush, shape);
    brush.rect(x - p, y - p, w + 2 * p, h + 2 * p);
    brush.fill("evenodd");
    brush.restore();
    return;
  }
  castShadow(brush, "rgb(30 14 6 / 0.35)", 0.08 * p, 0, 0.03 * p);
  brush.fillStyle = css(material.mat);
  brush.fill();
  brush.shadowColor = "transparent";
  brush.clip();
  brush.lineWidth = 0.5;
  const step = Math.max(2, 0.03 * p);
  brush.strokeStyle = css(white, 0.045);
  for (let at = x; at < x + w; at += step) line(brush, at, y, at, y + h);
  brush.strokeStyle = css(black, 0.16);
  for (let at = y; at < y + h; at += step) line(brush, x, at, x + w, at);
  brush.fillStyle = ramp(
    brush.createLinearGradient(x, y, x + w, y + h),
    [0, css(white, 0.1)],
    [0.5, css(white, 0)],
    [1, css(black, 0.2)],
  );
  brush.fillRect(x, y, w, h);
  brush.restore();
  // The hem.
  brush.save();
  brush.strokeStyle = css(material.line, 0.75);
  brush.lineWidth = Math.max(0.8, 0.014 * p);
  brush.setLineDash([0.05 * p, 0.035 * p]);
  trace(brush, shape, -0.055 * p);
  brush.stroke();
  brush.restore();
}

/** @type {(brush: Brush, x1: number, y1: number, x2: number, y2: number) => void} */
function line(brush, x1, y1, x2, y2) {
  brush.beginPath();
  brush.moveTo(x1, y1);
  brush.lineTo(x2, y2);
  brush.stroke();
}

/** @type {Paint} */
export function paintHollows(brush, layout, material) {
  for (const { shape } of layout.cells.values()) {
    if (shape.form === "round") paintHollow(brush, layout.pitch, material, shape);
  }
}

/** @type {PaintShape} */
function paintHollow(brush, p, material, shape) {
  const { x, y, w, h } = shape;
  const { deep, floor, rim } = material;
  const cx = x + w / 2;
  const cy = y + h / 2;
  const r = Math.max(w, h) / 2;
  const soft = material.surface === "loess";
  const oak = material.surface === "oak";
  if (soft) {
    // Earth pushed up by the heel of a hand.
    brush.save();
    trace(brush, shape, 0.018 * p);
    brush.strokeStyle = ramp(
      brush.createLinearGradient(x, y, x + w, y + h),
      [0, css(rim, 0.75)],
      [0.5, css(rim, 0.3)],
      [1, css(rim, 0.55)],
    );
    brush.lineWidth = 0.05 * p;
    castShadow(brush, "rgb(84 46 12 / 0.55)", 0.07 * p, 0.02 * p, 0.03 * p);
    brush.stroke();
    brush.restore();
  }
  // The lip.
  trace(brush, shape, 0.022 * p);
  brush.fillStyle = ramp(
    brush.createLinearGradient(x, y, x + w, y + h),
    [0, css(deep, soft ? 0.28 : 0.6)],
    [0.42, css(deep, 0.1)],
    [0.6, css(rim, 0.3)],
    [1, css(rim, oak ? 0.95 : 0.85)],
  );
  brush.fill();

  brush.save();
  trace(brush, shape);
  brush.clip();
  brush.fillStyle = ramp(
    brush.createRadialGradient(cx + r * 0.3, cy + r * 0.36, r * 0.1, cx + r * 0.04, cy + r * 0.06, r * 1.08),
    [0, css(blend(floor, rim, oak ? 0.1 : 0.2))],
    [0.4, css(floor)],
    [0.78, css(blend(floor, deep, soft ? 0.4 : 0.62))],
    [1, css(blend(floor, deep, soft ? 0.62 : 0.95))],
  );
  brush.fillRect(x, y, w, h);
  paintFloor(brush, p, material, shape);
  // The shadow of the edge is cast by a ring around the hole.
  castShadow(brush, soft ? "rgb(70 36 8 / 0.55)" : "rgb(14 4 0 / 0.7)", 0.16 * p, 0.06 * p, 0.09 * p);
  brush.fillStyle = css(deep);
  trace(brush, shape);
  brush.rect(x - p, y - p, w + 2 * p, h + 2 * p);
  brush.fill("evenodd");
  brush.restore();

  // The far wall.
  brush.strokeStyle = ramp(
    brush.createLinearGradient(x + w * 0.2, y + h * 0.2, x + w * 0.86, y + h * 0.86),
    [0, css(rim, 0)],
    [0.55, css(rim, 0.06)],
    [1, css(rim, oak ? 0.8 : soft ? 0.5 : 0.65)],
  );
  brush.lineWidth = Math.max(0.8, (oak ? 0.02 : 0.026) * p);
  trace(brush, shape, -0.012 * p);
  brush.stroke();
}

/** @type {PaintShape} */
function paintFloor(brush, p, { surface, deep, rim }, { x, y, w, h }) {
  const random = chance(`floor ${Math.round((x / p) * 4)} ${Math.round((y / p) * 4)}`);
  if (surface === "loess") {
    for (let i = 0; i < 40; i++) {
      const colour = random() < 0.5 ? css(deep, 0.14) : css(rim, 0.22);
      dot(brush, x + random() * w, y + random() * h, p * (0.004 + random() * 0.012), colour);
    }
    return;
  }
  brush.lineWidth = Math.max(0.5, 0.008 * p);
  for (let i = 1; i < 8; i++) {
    const share = (i / 8 + random() * 0.05) / 2;
    brush.strokeStyle = i % 2 ? css(deep, 0.14) : css(rim, 0.08);
    brush.beginPath();
    const from = random() * 6.28;
    const to = from + 2 + random() * 3;
    brush.ellipse(x + w / 2 + p * 0.02, y + h / 2 + p * 0.03, w * share, h * share, 0, from, to);
    brush.stroke();
  }
}
