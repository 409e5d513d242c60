// Chalk: the lines of Ô Ăn Quan's squares and of Sàn Yáo's frames.

import { chance, keyOf } from "./chance.js";
import { black, css, white } from "./materials.js";
import { trace } from "./outline.js";

/** @typedef {import("./geometry.js").Layout} Layout */
/** @typedef {import("./materials.js").Material} Material */
/** @typedef {CanvasRenderingContext2D} Brush */

/**
 * Chalk, drawn by hand: a line never quite straight, its grain rubbed away in places.
 * @param {Brush} brush
 * @param {Layout} layout
 * @param {Material} material
 * @param {(chalk: Brush, line: (x1: number, y1: number, x2: number, y2: number) => void, arc: (cx: number, cy: number, rx: number, ry: number, from: number, to: number) => void) => void} drawing
 */
function withChalk(brush, layout, material, drawing) {
  const p = layout.pitch;
  const sheet = document.createElement("canvas");
  sheet.width = brush.canvas.width;
  sheet.height = brush.canvas.height;
  const chalk = sheet.getContext("2d");
  if (!chalk) return;
  chalk.setTransform(brush.getTransform());
  chalk.lineCap = "round";
  chalk.lineJoin = "round";
  const random = chance(keyOf("chalk"));
  /** @param {{ x: number, y: number }[]} points */
  const stroke = (points) => {
    for (let pass = 0; pass < 3; pass++) {
      chalk.strokeStyle = css(material.line, pass === 0 ? 0.75 : 0.4);
      chalk.lineWidth = p * (pass === 0 ? 0.034 : 0.02);
      chalk.beginPath();
      const wander = pass === 0 ? 0.006 : 0.016;
      points.forEach((point, i) => {
        const x = point.x + (random() - 0.5) * p * wander;
        const y = point.y + (random() - 0.5) * p * wander;
        if (i) chalk.lineTo(x, y);
        else chalk.moveTo(x, y);
      });
      chalk.stroke();
    }
    // Crumbs beside the line, gaps where it skipped over the ground.
    for (const point of points) {
      for (let i = 0; i < 3; i++) {
        chalk.fillStyle = css(material.line, 0.5);
        chalk.beginPath();
        chalk.arc(
          point.x + (random() - 0.5) * p * 0.08,
          point.y + (random() - 0.5) * p * 0.08,
          p * 0.005 * (0.5 + random()),
          0,
          6.29,
        );
        chalk.fill();
      }
    }
    chalk.save();
    chalk.globalCompositeOperation = "destination-out";
    for (const point of points) {
      for (let i = 0; i < 4; i++) {
        chalk.fillStyle = `rgb(0 0 0 / ${0.3 + random() * 0.5})`;
        chalk.beginPath();
        chalk.arc(
          point.x + (random() - 0.5) * p * 0.07,
          point.y + (random() - 0.5) * p * 0.07,
          p * 0.007 * (0.4 + random()),
          0,
          6.29,
        );
        chalk.fill();
      }
    }
    chalk.restore();
  };
  drawing(
    chalk,
    (x1, y1, x2, y2) => {
      const many = Math.max(3, Math.round(Math.hypot(x2 - x1, y2 - y1) / (p * 0.05)));
      const bend = (random() - 0.5) * p * 0.03;
      const sway = random() * 6;
      const nx = -(y2 - y1) / Math.hypot(x2 - x1, y2 - y1);
      const ny = (x2 - x1) / Math.hypot(x2 - x1, y2 - y1);
      stroke(
        Array.from({ length: many + 1 }, (_, i) => {
          const t = i / many;
          const off = Math.sin(t * Math.PI) * bend + Math.sin(t * 9 + sway) * p * 0.006;
          return { x: x1 + (x2 - x1) * t + nx * off, y: y1 + (y2 - y1) * t + ny * off };
        }),
      );
    },
    (cx, cy, rx, ry, from, to) => {
      const many = Math.max(6, Math.round((Math.abs(to - from) * Math.max(rx, ry)) / (p * 0.05)));
      const sway = random() * 6;
      stroke(
        Array.from({ length: many + 1 }, (_, i) => {
          const angle = from + ((to - from) * i) / many;
          const off = 1 + Math.sin(angle * 3 + sway) * 0.008;
          return { x: cx + Math.cos(angle) * rx * off, y: cy + Math.sin(angle) * ry * off };
        }),
      );
    },
  );
  brush.save();
  brush.setTransform(1, 0, 0, 1, 0, 0);
  brush.drawImage(sheet, 0, 0);
  brush.restore();
}

/**
 * Ten squares and two half circles.
 * @param {Brush} brush
 * @param {Layout} layout
 * @param {Material} material
 */
export function chalkSquares(brush, layout, material) {
  const squares = [...layout.cells.values()].filter((cell) => cell.shape.form === "square").map((cell) => cell.shape);
  const x1 = Math.min(...squares.map((s) => s.x));
  const y1 = Math.min(...squares.map((s) => s.y));
  const x2 = Math.max(...squares.map((s) => s.x + s.w));
  const y2 = Math.max(...squares.map((s) => s.y + s.h));
  const over = layout.pitch * 0.05;
  // Feet have worn the squares smooth.
  brush.save();
  const worn = brush.createLinearGradient(x1, y1, x2, y2);
  worn.addColorStop(0, css(white, 0.07));
  worn.addColorStop(1, css(black, 0.05));
  brush.fillStyle = worn;
  brush.fillRect(x1, y1, x2 - x1, y2 - y1);
  brush.restore();
  withChalk(brush, layout, material, (_chalk, line, arc) => {
    const cut = new Set();
    for (const s of squares) {
      for (const value of layout.upright ? [s.y, s.y + s.h] : [s.x, s.x + s.w]) cut.add(Math.round(value * 4) / 4);
    }
    if (layout.upright) {
      for (const x of [x1, (x1 + x2) / 2, x2]) line(x, y1 - over, x, y2 + over);
      for (const y of cut) line(x1 - over, y, x2 + over, y);
    } else {
      for (const y of [y1, (y1 + y2) / 2, y2]) line(x1 - over, y, x2 + over, y);
      for (const x of cut) line(x, y1 - over, x, y2 + over);
    }
    for (const { shape } of layout.cells.values()) {
      if (shape.form !== "half") continue;
      if (shape.facing === "right")
        arc(shape.x, shape.y + shape.h / 2, shape.w, shape.h / 2, -Math.PI / 2, Math.PI / 2);
      if (shape.facing === "left")
        arc(shape.x + shape.w, shape.y + shape.h / 2, shape.w, shape.h / 2, Math.PI / 2, Math.PI * 1.5);
      if (shape.facing === "down") arc(shape.x + shape.w / 2, shape.y, shape.w / 2, shape.h, 0, Math.PI);
      if (shape.facing === "up")
        arc(shape.x + shape.w / 2, shape.y + shape.h, shape.w / 2, shape.h, Math.PI, Math.PI * 2);
    }
  });
}

/**
 * Frames for stores that are never sown into.
 * @param {Brush} brush
 * @param {Layout} layout
 * @param {Material} material
 */
export function chalkFrames(brush, layout, material) {
  const frames = [...layout.cells.values()].filter((cell) => cell.shape.form === "frame");
  if (!frames.length) return;
  for (const { shape } of frames) {
    brush.fillStyle = css(material.mat, 0.32);
    trace(brush, shape);
    brush.fill();
  }
  withChalk(brush, layout, material, (_chalk, line) => {
    const over = layout.pitch * 0.05;
    for (const { shape: s } of frames) {
      line(s.x - over, s.y, s.x + s.w + over, s.y);
      line(s.x + s.w, s.y - over, s.x + s.w, s.y + s.h + over);
      line(s.x + s.w + over, s.y + s.h, s.x - over, s.y + s.h);
      line(s.x, s.y + s.h + over, s.x, s.y - over);
    }
  });
}
