// How one seed of each material is drawn. Every look is drawn once per size into a sheet of
// sprites, already turned, so that the light always comes from the upper left.

import { chance, keyOf } from "./chance.js";
import { LOOKS } from "./heap.js";
import { black, blend, css, white } from "./materials.js";

/** @typedef {import("./materials.js").Material} Material */
/** @typedef {import("./materials.js").Colour} Colour */
/** @typedef {CanvasRenderingContext2D} Brush */

/** A sprite is so many diameters wide, to hold its shadow. */
const ROOM = 1.7;
/** Looks of a big stone. */
const STONES = 4;

/**
 * A closed, rounded outline through points around the middle.
 * @param {Brush} brush
 * @param {number[]} radii
 * @param {number} turn
 * @param {number} squash
 */
function pebbleOutline(brush, radii, turn, squash) {
  const points = radii.map((radius, i) => {
    const angle = (i / radii.length) * Math.PI * 2;
    const x = Math.cos(angle) * radius;
    const y = Math.sin(angle) * radius * squash;
    return {
      x: x * Math.cos(turn) - y * Math.sin(turn),
      y: x * Math.sin(turn) + y * Math.cos(turn),
    };
  });
  const last = points[points.length - 1];
  brush.beginPath();
  brush.moveTo((last.x + points[0].x) / 2, (last.y + points[0].y) / 2);
  points.forEach((point, i) => {
    const next = points[(i + 1) % points.length];
    brush.quadraticCurveTo(point.x, point.y, (point.x + next.x) / 2, (point.y + next.y) / 2);
  });
  brush.closePath();
}

/**
 * Fills the outline with light from the upper left and throws its shadow to the lower right.
 * @param {Brush} brush
 * @param {Colour} tint
 * @param {number} r
 * @param {{ light: number, shade: number, shadow: number }} how
 */
function model(brush, tint, r, { light, shade, shadow }) {
  const glow = brush.createRadialGradient(-r * 0.38, -r * 0.45, r * 0.05, r * 0.05, r * 0.08, r * 1.25);
  glow.addColorStop(0, css(blend(tint, white, light)));
  glow.addColorStop(0.45, css(tint));
  glow.addColorStop(1, css(blend(tint, black, shade)));
  brush.save();
  brush.shadowColor = `rgb(20 8 0 / ${shadow})`;
  brush.shadowBlur = r * 0.38;
  brush.shadowOffsetX = r * 0.2;
  brush.shadowOffsetY = r * 0.28;
  brush.fillStyle = glow;
  brush.fill();
  brush.restore();
}

/** @type {Record<Material["seed"]["kind"], (brush: Brush, r: number, tint: Colour, random: () => number) => void>} */
const draw = {
  gravel(brush, r, tint, random) {
    const corners = 6 + Math.floor(random() * 3);
    const radii = Array.from({ length: corners }, () => r * (0.84 + random() * 0.32));
    pebbleOutline(brush, radii, random() * 6.28, 0.76 + random() * 0.2);
    model(brush, tint, r, { light: 0.46, shade: 0.5, shadow: 0.55 });
    brush.save();
    brush.clip();
    for (let i = 0; i < 16; i++) {
      const dark = random() < 0.55;
      brush.fillStyle = dark ? "rgb(30 20 14 / 0.22)" : "rgb(255 250 240 / 0.3)";
      brush.beginPath();
      brush.arc((random() - 0.5) * 1.8 * r, (random() - 0.5) * 1.8 * r, r * (0.03 + random() * 0.06), 0, 6.29);
      brush.fill();
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
  },
  pebble(brush, r, tint, random) {
    const radii = Array.from({ length: 9 }, () => r * (0.96 + random() * 0.1));
    const turn = random() * 6.28;
    pebbleOutline(brush, radii, turn, 0.74 + random() * 0.2);
    model(brush, tint, r, { light: 0.5, shade: 0.42, shadow: 0.5 });
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
  },
  bead(brush, r, tint, random) {
    const radius = r * (0.9 + random() * 0.06);
    brush.save();
    brush.shadowColor = "rgb(0 0 0 / 0.6)";
    brush.shadowBlur = r * 0.4;
    brush.shadowOffsetX = r * 0.18;
    brush.shadowOffsetY = r * 0.28;
    // Glass is lightest where the light leaves it, at the lower right.
    const body = brush.createRadialGradient(r * 0.34, r * 0.42, r * 0.05, 0, 0, radius);
    body.addColorStop(0, css(blend(tint, white, 0.85)));
    body.addColorStop(0.4, css(blend(tint, [190, 206, 216], 0.4)));
    body.addColorStop(0.82, css(blend(tint, [132, 154, 170], 0.75)));
    body.addColorStop(1, css(blend(tint, [212, 224, 230], 0.55)));
    brush.fillStyle = body;
    brush.beginPath();
    brush.arc(0, 0, radius, 0, 6.29);
    brush.fill();
    brush.restore();
    brush.save();
    brush.beginPath();
    brush.arc(0, 0, radius, 0, 6.29);
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
    brush.fillStyle = "rgb(255 255 255 / 0.9)";
    brush.beginPath();
    brush.arc(-r * 0.12, -r * 0.6, r * 0.07, 0, 6.29);
    brush.fill();
  },
  sapodilla(brush, r, tint, random) {
    const turn = random() * 6.28;
    // A flat drop, pointed at one end.
    const radii = [1.16, 0.92, 0.84, 0.9, 1.04, 0.92, 0.86, 0.94].map((share) => share * r * (0.97 + random() * 0.06));
    pebbleOutline(brush, radii, turn, 0.66 + random() * 0.08);
    model(brush, tint, r, { light: 0.3, shade: 0.55, shadow: 0.6 });
    brush.save();
    brush.clip();
    brush.save();
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
    brush.restore();
    gleam(brush, r, 0.8, 0.26);
    brush.strokeStyle = "rgb(226 160 104 / 0.4)";
    brush.lineWidth = r * 0.08;
    brush.beginPath();
    brush.ellipse(0, 0, r * 0.62, r * 0.56, 0, 0.4, 1.4);
    brush.stroke();
  },
  ball(brush, r, tint, random) {
    brush.beginPath();
    brush.arc(0, 0, r * (0.92 + random() * 0.06), 0, 6.29);
    model(brush, tint, r, { light: 0.5, shade: 0.45, shadow: 0.5 });
    gleam(brush, r, 0.4, 0.26);
  },
  flat(brush, r, tint) {
    brush.beginPath();
    brush.arc(0, 0, r * 0.82, 0, 6.29);
    brush.fillStyle = css(tint);
    brush.fill();
    brush.strokeStyle = "rgb(127 127 127)";
    brush.lineWidth = Math.max(1, r * 0.16);
    brush.stroke();
  },
};

/**
 * The window in which a smooth thing shows the sky.
 * @param {Brush} brush
 * @param {number} r
 * @param {number} strength
 * @param {number} size
 */
function gleam(brush, r, strength, size) {
  const x = -r * 0.34;
  const y = -r * 0.38;
  const light = brush.createRadialGradient(x, y, 0, x, y, r * size * 1.3);
  light.addColorStop(0, `rgb(255 255 255 / ${strength})`);
  light.addColorStop(0.5, `rgb(255 255 255 / ${strength * 0.55})`);
  light.addColorStop(1, "rgb(255 255 255 / 0)");
  brush.fillStyle = light;
  brush.save();
  brush.translate(x, y);
  brush.rotate(-0.7);
  brush.scale(1, 0.66);
  brush.translate(-x, -y);
  brush.beginPath();
  brush.arc(x, y, r * size * 1.3, 0, 6.29);
  brush.fill();
  brush.restore();
}

/**
 * A river stone, palm-sized, worn smooth, with a band or two and a wet highlight.
 * @param {Brush} brush
 * @param {number} r
 * @param {Colour} tint
 * @param {() => number} random
 */
function riverStone(brush, r, tint, random) {
  const radii = Array.from({ length: 8 }, () => r * (0.93 + random() * 0.12));
  const turn = random() * 0.9 - 0.45;
  pebbleOutline(brush, radii, turn, 0.84);
  model(brush, tint, r, { light: 0.48, shade: 0.6, shadow: 0.6 });
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
    brush.fillStyle = random() < 0.5 ? "rgb(20 18 18 / 0.16)" : "rgb(255 255 250 / 0.16)";
    brush.beginPath();
    brush.arc((random() - 0.5) * 2 * r, (random() - 0.5) * 2 * r, r * (0.008 + random() * 0.02), 0, 6.29);
    brush.fill();
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

/** @typedef {ReturnType<typeof makeSprites>} Sprites */

/**
 * @param {Material} material
 * @param {number} size  a seed's diameter in device pixels
 * @param {number} stoneSize  a big stone's
 * @param {number} dim  how far the light is turned down, 0 to 1
 */
export function makeSprites(material, size, stoneSize, dim) {
  const cell = Math.max(4, Math.ceil(size * ROOM));
  const stoneCell = Math.max(4, Math.ceil(stoneSize * ROOM));
  const columns = 8;
  const rows = Math.ceil(LOOKS / columns);
  const sheet = document.createElement("canvas");
  sheet.width = Math.max(columns * cell, STONES * stoneCell);
  sheet.height = rows * cell + stoneCell;
  const brush = sheet.getContext("2d");
  if (brush) {
    const { kind, tints } = material.seed;
    const flat = kind === "flat";
    for (let look = 0; look < LOOKS; look++) {
      const random = chance(keyOf(`${kind} ${look}`));
      const tint = blend(tints[look % tints.length], black, dim + (flat ? 0 : random() * 0.06));
      brush.save();
      brush.translate(((look % columns) + 0.5) * cell, (Math.floor(look / columns) + 0.5) * cell);
      draw[kind](brush, size / 2, tint, random);
      brush.restore();
    }
    for (let look = 0; look < STONES; look++) {
      const random = chance(keyOf(`stone ${look}`));
      brush.save();
      brush.translate((look + 0.5) * stoneCell, rows * cell + stoneCell / 2);
      const tint = blend(material.stone[look % material.stone.length], black, dim);
      if (flat) draw.flat(brush, stoneSize / 2, tint, random);
      else riverStone(brush, stoneSize / 2, tint, random);
      brush.restore();
    }
  }
  return {
    /**
     * @param {Brush} target
     * @param {number} look
     * @param {number} x  in device pixels
     * @param {number} y
     * @param {number} [scale]
     */
    seed(target, look, x, y, scale = 1) {
      const side = cell * scale;
      target.drawImage(
        sheet,
        (look % columns) * cell,
        Math.floor(look / columns) * cell,
        cell,
        cell,
        x - side / 2,
        y - side / 2,
        side,
        side,
      );
    },
    /**
     * @param {Brush} target
     * @param {number} look
     * @param {number} x
     * @param {number} y
     * @param {number} [scale]
     */
    stone(target, look, x, y, scale = 1) {
      const side = stoneCell * scale;
      target.drawImage(
        sheet,
        (look % STONES) * stoneCell,
        rows * cell,
        stoneCell,
        stoneCell,
        x - side / 2,
        y - side / 2,
        side,
        side,
      );
    },
    /** Half a sprite's width, for repainting. */
    reach: cell / 2,
    stoneReach: stoneCell / 2,
  };
}
