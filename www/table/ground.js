// The still ground: board, hollows, chalk, letters. Painted once per size and theme.

import { chalkFrames, chalkSquares } from "./chalk.js";
import { chance, keyOf } from "./chance.js";
import { paintHollow } from "./hollow.js";
import { black, blend, css, white } from "./materials.js";
import { trace } from "./outline.js";
import { layTexture } from "./texture.js";

/** @typedef {import("./geometry.js").Layout} Layout */
/** @typedef {import("./geometry.js").Shape} Shape */
/** @typedef {import("./geometry.js").Rect} Rect */
/** @typedef {import("./materials.js").Material} Material */
/** @typedef {import("./materials.js").Colour} Colour */
/** @typedef {CanvasRenderingContext2D} Brush */

/**
 * @param {Brush} brush  scaled to CSS pixels
 * @param {Layout} layout
 * @param {Material} material
 * @param {number} dim
 */
export function paintGround(brush, layout, material, dim) {
  if (material.surface === "flat") {
    paintFlat(brush, layout, material);
    return;
  }
  const area = material.slab ? grown(layout.scene, -0.07 * layout.pitch) : layout.body;
  const corner = cornerOf(layout, material);
  paintSurface(brush, layout, material, area, corner);
  for (const cell of layout.cells.values()) {
    if (cell.shape.form === "tray") paintMat(brush, layout, material, cell.shape);
  }
  if (material.surface === "jati") carve(brush, layout, material);
  if (layout.squares) chalkSquares(brush, layout, material);
  else {
    for (const cell of layout.cells.values()) {
      if (cell.shape.form === "round") paintHollow(brush, layout, material, cell.shape);
    }
    chalkFrames(brush, layout, material);
  }
  paintLetters(brush, layout, material);
  if (dim > 0) {
    brush.save();
    brush.globalCompositeOperation = "source-atop";
    brush.fillStyle = `rgb(8 10 22 / ${dim})`;
    brush.fillRect(0, 0, layout.width, layout.height);
    brush.restore();
  }
}

/** @param {Rect} rect @param {number} by @returns {Rect} */
function grown(rect, by) {
  return { x: rect.x - by, y: rect.y - by, w: rect.w + 2 * by, h: rect.h + 2 * by };
}

/** @param {Layout} layout @param {Material} material */
function cornerOf(layout, material) {
  const p = layout.pitch;
  if (material.slab) return 0.3 * p;
  return material.surface === "jati" || material.surface === "clay"
    ? Math.min(layout.upright ? 1.1 : 1.25, layout.endLength / p) * p
    : 0.2 * p;
}

/**
 * @param {Brush} brush
 * @param {Layout} layout
 * @param {Material} material
 * @param {Rect} area
 * @param {number} corner
 */
function paintSurface(brush, layout, material, area, corner) {
  const p = layout.pitch;
  const thick = material.slab ? 0 : 0.09 * p;
  brush.save();
  brush.beginPath();
  brush.roundRect(area.x, area.y, area.w, area.h, corner);
  brush.shadowColor = material.slab ? "rgb(60 34 12 / 0.28)" : "rgb(40 20 6 / 0.5)";
  brush.shadowBlur = (material.slab ? 0.08 : 0.16) * p;
  brush.shadowOffsetX = 0.02 * p;
  brush.shadowOffsetY = material.slab ? 0.03 * p : 0.1 * p;
  brush.fillStyle = css(material.tones[0]);
  brush.fill();
  brush.restore();
  if (thick) {
    // The side of the plank that looks at us.
    brush.beginPath();
    brush.roundRect(area.x, area.y + thick, area.w, area.h, corner);
    brush.fillStyle = css(blend(material.tones[0], black, 0.35));
    brush.fill();
  }
  brush.save();
  brush.beginPath();
  brush.roundRect(area.x, area.y, area.w, area.h, corner);
  brush.clip();
  layTexture(brush, material, area, p, layout.upright);
  // The light comes from the upper left and fades across the board.
  const light = brush.createLinearGradient(area.x, area.y, area.x + area.w * 0.8, area.y + area.h);
  light.addColorStop(0, css(white, material.surface === "oak" ? 0.1 : 0.17));
  light.addColorStop(0.45, css(white, 0));
  light.addColorStop(1, "rgb(30 10 0 / 0.24)");
  brush.fillStyle = light;
  brush.fillRect(area.x, area.y, area.w, area.h);
  if (material.slab) paintDust(brush, layout, material, area);
  brush.restore();
  // A worked edge: bright where it faces the light, dark where it turns away.
  const edge = brush.createLinearGradient(area.x, area.y, area.x + area.w * 0.25, area.y + area.h);
  const strong = material.slab ? 0.3 : 0.75;
  edge.addColorStop(0, css(material.rim, strong));
  edge.addColorStop(0.5, css(material.rim, strong * 0.3));
  edge.addColorStop(1, css(material.deep, strong * 0.8));
  brush.strokeStyle = edge;
  brush.lineWidth = Math.max(1, (material.slab ? 0.025 : 0.045) * p);
  const half = brush.lineWidth / 2;
  brush.beginPath();
  brush.roundRect(area.x + half, area.y + half, area.w - 2 * half, area.h - 2 * half, Math.max(0, corner - half));
  brush.stroke();
}

/**
 * Small things that lie about on bare ground.
 * @param {Brush} brush
 * @param {Layout} layout
 * @param {Material} material
 * @param {Rect} area
 */
function paintDust(brush, layout, material, area) {
  const p = layout.pitch;
  const random = chance(keyOf(`dust ${material.surface}`));
  const many = Math.round(((area.w * area.h) / (p * p)) * 16);
  for (let i = 0; i < many; i++) {
    const x = area.x + random() * area.w;
    const y = area.y + random() * area.h;
    const r = p * (0.006 + random() ** 4 * 0.022);
    brush.fillStyle = "rgb(40 20 4 / 0.3)";
    brush.beginPath();
    brush.ellipse(x + r * 0.5, y + r * 0.6, r * 1.1, r * 0.8, 0, 0, 6.29);
    brush.fill();
    brush.fillStyle = css(blend(material.tones[2 + (i % 2)], white, random() * 0.25), 0.8);
    brush.beginPath();
    brush.ellipse(x, y, r, r * 0.75, random() * 3, 0, 6.29);
    brush.fill();
  }
}

/**
 * A turned moulding along the edge of the board and a string of leaves between the rows.
 * @param {Brush} brush
 * @param {Layout} layout
 * @param {Material} material
 */
function carve(brush, layout, material) {
  const p = layout.pitch;
  const { body } = layout;
  const corner = cornerOf(layout, material);
  for (const [inset, width, dark] of [
    [0.045, 0.022, 1],
    [0.064, 0.014, 0],
    [0.094, 0.01, 1],
    [0.105, 0.009, 0],
  ]) {
    brush.strokeStyle = dark ? css(material.deep, 0.55) : css(material.rim, 0.5);
    brush.lineWidth = Math.max(0.6, width * p);
    brush.beginPath();
    brush.roundRect(
      body.x + inset * p,
      body.y + inset * p,
      body.w - 2 * inset * p,
      body.h - 2 * inset * p,
      Math.max(0, corner - inset * p),
    );
    brush.stroke();
  }
  const middle = { x: body.x + body.w / 2, y: body.y + body.h / 2 };
  const length = (layout.upright ? body.h : body.w) - 2 * layout.endLength;
  const holes = Math.round(length / p);
  brush.save();
  brush.translate(middle.x, middle.y);
  if (layout.upright) brush.rotate(-Math.PI / 2);
  for (let i = 1; i < holes; i++) {
    const x = -length / 2 + i * p;
    brush.save();
    brush.translate(x, 0);
    for (const turn of [0, Math.PI / 2, Math.PI, -Math.PI / 2]) {
      brush.save();
      brush.rotate(turn);
      const long = (turn === 0 || turn === Math.PI ? 0.2 : 0.13) * p;
      brush.beginPath();
      brush.moveTo(0.015 * p, 0);
      brush.quadraticCurveTo(long * 0.5, -0.055 * p, long, 0);
      brush.quadraticCurveTo(long * 0.5, 0.055 * p, 0.015 * p, 0);
      brush.fillStyle = css(material.deep, 0.5);
      brush.fill();
      brush.strokeStyle = css(material.rim, 0.32);
      brush.lineWidth = Math.max(0.5, 0.008 * p);
      brush.stroke();
      brush.restore();
    }
    brush.restore();
  }
  brush.restore();
}

/**
 * The mat for captures: a worn cloth beside a board, smoothed ground beside drawn lines.
 * @param {Brush} brush
 * @param {Layout} layout
 * @param {Material} material
 * @param {Shape} shape
 */
function paintMat(brush, layout, material, shape) {
  const p = layout.pitch;
  brush.save();
  trace(brush, shape);
  if (material.slab) {
    brush.fillStyle = css(material.mat, 0.36);
    brush.fill();
    brush.clip();
    brush.shadowColor = "rgb(40 18 2 / 0.5)";
    brush.shadowBlur = 0.1 * p;
    brush.shadowOffsetX = 0.02 * p;
    brush.shadowOffsetY = 0.04 * p;
    trace(brush, shape);
    brush.rect(shape.x - p, shape.y - p, shape.w + 2 * p, shape.h + 2 * p);
    brush.fill("evenodd");
    brush.restore();
    return;
  }
  brush.shadowColor = "rgb(30 14 6 / 0.35)";
  brush.shadowBlur = 0.08 * p;
  brush.shadowOffsetY = 0.03 * p;
  brush.fillStyle = css(material.mat);
  brush.fill();
  brush.shadowColor = "transparent";
  brush.clip();
  // Warp and weft.
  brush.lineWidth = 0.5;
  const step = Math.max(2, 0.03 * p);
  for (let x = shape.x; x < shape.x + shape.w; x += step) {
    brush.strokeStyle = css(white, 0.045);
    brush.beginPath();
    brush.moveTo(x, shape.y);
    brush.lineTo(x, shape.y + shape.h);
    brush.stroke();
  }
  for (let y = shape.y; y < shape.y + shape.h; y += step) {
    brush.strokeStyle = css(black, 0.16);
    brush.beginPath();
    brush.moveTo(shape.x, y);
    brush.lineTo(shape.x + shape.w, y);
    brush.stroke();
  }
  const fold = brush.createLinearGradient(shape.x, shape.y, shape.x + shape.w, shape.y + shape.h);
  fold.addColorStop(0, css(white, 0.1));
  fold.addColorStop(0.5, css(white, 0));
  fold.addColorStop(1, css(black, 0.2));
  brush.fillStyle = fold;
  brush.fillRect(shape.x, shape.y, shape.w, shape.h);
  brush.restore();
  // A stitched hem.
  brush.save();
  brush.strokeStyle = css(material.line, 0.75);
  brush.lineWidth = Math.max(0.8, 0.014 * p);
  brush.setLineDash([0.05 * p, 0.035 * p]);
  trace(brush, shape, -0.055 * p);
  brush.stroke();
  brush.restore();
}

/**
 * @param {Brush} brush
 * @param {Layout} layout
 * @param {Material} material
 */
function paintLetters(brush, layout, material) {
  brush.save();
  brush.font = `600 ${layout.small}px system-ui, sans-serif`;
  brush.textAlign = "center";
  brush.textBaseline = "middle";
  for (const cell of layout.cells.values()) {
    if (!cell.letter) continue;
    brush.fillStyle = css(material.ink, material.surface === "flat" ? 1 : 0.72);
    brush.fillText(cell.name, cell.letter.x, cell.letter.y);
  }
  brush.restore();
}

/**
 * Lines and nothing else: for forced colours and for paper.
 * @param {Brush} brush
 * @param {Layout} layout
 * @param {Material} material
 */
function paintFlat(brush, layout, material) {
  const { body, pitch } = layout;
  brush.fillStyle = css(material.tones[0]);
  brush.fillRect(0, 0, layout.width, layout.height);
  brush.strokeStyle = css(material.ink);
  brush.lineWidth = Math.max(1.5, 0.025 * pitch);
  if (!layout.squares) {
    brush.beginPath();
    brush.roundRect(body.x, body.y, body.w, body.h, 0.3 * pitch);
    brush.stroke();
  }
  for (const cell of layout.cells.values()) {
    trace(brush, cell.shape);
    brush.stroke();
  }
  paintLetters(brush, layout, material);
}
