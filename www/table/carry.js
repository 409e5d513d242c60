// What is in the air, drawn on a layer of its own: the hand with what it holds, seeds that fall,
// captures that sweep to their store. Only what was drawn last time is wiped.

import { css } from "./materials.js";

/** @typedef {import("./geometry.js").Layout} Layout */
/** @typedef {import("./geometry.js").Point} Point */
/** @typedef {import("./materials.js").Material} Material */
/** @typedef {import("./seeds.js").Sprites} Sprites */
/** @typedef {import("./flight.js").Flight} Flight */
/** @typedef {import("./heap.js").Place} Place */
/** @typedef {CanvasRenderingContext2D} Brush */
/**
 * @typedef {object} Scene
 * @property {Layout} layout
 * @property {Material} material
 * @property {Sprites} sprites
 * @property {number} ratio  device pixels per CSS pixel
 * @property {(cell: string, count: number) => Place[]} places
 * @property {(count: number) => string} number
 */

/** @param {number} t */
const ease = (t) => (t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2);

/** Most seeds drawn in one hand or one sweep. */
const MANY = 40;

export class Carry {
  /** @param {HTMLCanvasElement} canvas */
  constructor(canvas) {
    this.canvas = canvas;
    this.brush = /** @type {Brush} */ (canvas.getContext("2d"));
    this.left = Number.POSITIVE_INFINITY;
    this.top = Number.POSITIVE_INFINITY;
    this.right = Number.NEGATIVE_INFINITY;
    this.bottom = Number.NEGATIVE_INFINITY;
    /** @type {HTMLCanvasElement | null} */
    this.palm = null;
  }

  /**
   * Paints the hand for this size and material.
   * @param {Scene} scene
   * @param {number} width
   * @param {number} height
   */
  prepare(scene, width, height) {
    this.canvas.width = Math.round(width * scene.ratio);
    this.canvas.height = Math.round(height * scene.ratio);
    this.palm = paintPalm(Math.round(scene.layout.pitch * scene.ratio), scene.material);
  }

  wipe() {
    if (this.right < this.left) return;
    const x = Math.floor(this.left);
    const y = Math.floor(this.top);
    this.brush.clearRect(x, y, Math.ceil(this.right) - x, Math.ceil(this.bottom) - y);
    this.left = this.top = Number.POSITIVE_INFINITY;
    this.right = this.bottom = Number.NEGATIVE_INFINITY;
  }

  /**
   * @param {number} x
   * @param {number} y
   * @param {number} reach
   */
  soil(x, y, reach) {
    this.left = Math.min(this.left, x - reach);
    this.top = Math.min(this.top, y - reach);
    this.right = Math.max(this.right, x + reach);
    this.bottom = Math.max(this.bottom, y + reach);
  }

  /**
   * @param {Flight} flight
   * @param {Scene} scene
   */
  draw(flight, scene) {
    this.wipe();
    const hand = handPoint(flight, scene);
    if (!flight.blurred) {
      for (const drop of flight.drops) this.drawDrop(drop, flight, scene);
    }
    const lifting = flight.group?.to === "hand" ? flight.group : null;
    if (hand && (flight.carried > 0 || lifting)) {
      const grown = lifting && flight.carried === 0 ? Math.min(1, (flight.clock - lifting.start) / lifting.length) : 1;
      this.drawPalm(hand, scene, grown);
      this.drawHeld(hand, flight.carried, scene);
      if (lifting) this.drawLift(lifting, hand, flight, scene);
      this.drawCount(hand, flight.carried + (lifting ? lifting.seeds : 0), scene, grown);
    }
    if (flight.group && !lifting) this.drawSweep(flight.group, flight, scene);
  }

  /**
   * One seed, from the hand to its place: a fall, a touch, a tiny settle.
   * @param {import("./flight.js").Drop} drop
   * @param {Flight} flight
   * @param {Scene} scene
   */
  drawDrop(drop, flight, scene) {
    const cell = scene.layout.cells.get(drop.cell);
    if (!cell) return;
    const place = scene.places(drop.cell, drop.place + 1)[drop.place];
    const t = Math.max(0, Math.min(1, (flight.clock - drop.start) / (drop.end - drop.start)));
    const p = scene.layout.pitch;
    const goal = spot(cell, place, p);
    const from = above(cell.middle, p);
    const fall = Math.min(1, t / 0.72);
    const drift = ease(fall);
    const x = from.x + (goal.x - from.x) * drift;
    const y = from.y + (goal.y - from.y) * fall * fall;
    const settle = t > 0.72 ? Math.sin(((t - 0.72) / 0.28) * Math.PI) * 0.018 * p : 0;
    this.seed(place.look, x, y - settle, scene, 1.16 - 0.16 * fall);
  }

  /**
   * @param {number} look
   * @param {number} x  in CSS pixels
   * @param {number} y
   * @param {Scene} scene
   * @param {number} scale
   */
  seed(look, x, y, scene, scale) {
    scene.sprites.seed(this.brush, look, x * scene.ratio, y * scene.ratio, scale);
    this.soil(x * scene.ratio, y * scene.ratio, scene.sprites.reach * scale + 2);
  }

  /**
   * @param {Point} hand
   * @param {number} count
   * @param {Scene} scene
   */
  drawHeld(hand, count, scene) {
    const shown = Math.min(count, MANY);
    const places = scene.places("hand", shown);
    const p = scene.layout.pitch;
    for (let i = 0; i < shown; i++) {
      this.seed(places[i].look, hand.x + places[i].x * p, hand.y + places[i].y * p, scene, 1.06);
    }
  }

  /**
   * @param {import("./flight.js").Group} group
   * @param {Point} hand
   * @param {Flight} flight
   * @param {Scene} scene
   */
  drawLift(group, hand, flight, scene) {
    const cell = scene.layout.cells.get(group.from);
    if (!cell) return;
    const t = ease(Math.max(0, Math.min(1, (flight.clock - group.start) / group.length)));
    const p = scene.layout.pitch;
    const shown = Math.min(group.seeds, MANY);
    const places = scene.places(group.from, shown);
    const held = scene.places("hand", shown);
    for (let i = 0; i < shown; i++) {
      const from = spot(cell, places[i], p);
      const x = from.x + (hand.x + held[i].x * p - from.x) * t;
      const y = from.y + (hand.y + held[i].y * p - from.y) * t;
      this.seed(places[i].look, x, y, scene, 1 + 0.06 * t);
    }
  }

  /**
   * @param {import("./flight.js").Group} group
   * @param {Flight} flight
   * @param {Scene} scene
   */
  drawSweep(group, flight, scene) {
    const from = scene.layout.cells.get(group.from);
    const to = scene.layout.cells.get(group.to);
    if (!from || !to) return;
    const t = Math.max(0, Math.min(1, (flight.clock - group.start) / group.length));
    const p = scene.layout.pitch;
    const shown = Math.min(group.seeds, MANY);
    const places = scene.places(group.from, shown);
    const goals = scene.places(group.to, group.place + shown);
    for (let i = 0; i < group.stones; i++) {
      const start = from.stones[i % Math.max(1, from.stones.length)] ?? from.middle;
      const goal = to.stones[i % Math.max(1, to.stones.length)] ?? to.middle;
      const share = ease(t);
      const x = start.x + (goal.x - start.x) * share;
      const y = start.y + (goal.y - start.y) * share - Math.sin(share * Math.PI) * 0.3 * p;
      const look = stoneLook(group.from, i);
      scene.sprites.stone(this.brush, look, x * scene.ratio, y * scene.ratio, 1);
      this.soil(x * scene.ratio, y * scene.ratio, scene.sprites.stoneReach + 2);
    }
    for (let i = 0; i < shown; i++) {
      // They leave one after another, like crumbs swept with the side of a hand.
      const late = shown > 1 ? (i / (shown - 1)) * 0.28 : 0;
      const share = ease(Math.max(0, Math.min(1, (t * 1.28 - late) / 1)));
      const start = spot(from, places[i], p);
      const goal = spot(to, goals[group.place + i], p);
      const x = start.x + (goal.x - start.x) * share;
      const y = start.y + (goal.y - start.y) * share - Math.sin(share * Math.PI) * 0.26 * p;
      this.seed(goals[group.place + i].look, x, y, scene, 1 + Math.sin(share * Math.PI) * 0.12);
    }
  }

  /**
   * The shadow of a cupped hand.
   * @param {Point} hand
   * @param {Scene} scene
   * @param {number} grown
   */
  drawPalm(hand, scene, grown) {
    const { palm } = this;
    if (!palm) return;
    const x = hand.x * scene.ratio;
    const y = hand.y * scene.ratio;
    const side = palm.width;
    this.brush.globalAlpha = grown;
    this.brush.drawImage(palm, x - side / 2, y - side / 2);
    this.brush.globalAlpha = 1;
    this.soil(x, y, side / 2 + 1);
  }

  /**
   * @param {Point} hand
   * @param {number} count
   * @param {Scene} scene
   * @param {number} grown
   */
  drawCount(hand, count, scene, grown) {
    const { brush } = this;
    const { ratio, layout } = scene;
    const figure = layout.figure * ratio * 1.04;
    const x = (hand.x + layout.pitch * 0.36) * ratio;
    const y = (hand.y - layout.pitch * 0.34) * ratio;
    const text = scene.number(count);
    brush.globalAlpha = grown;
    brush.font = `700 ${figure}px system-ui, sans-serif`;
    brush.textAlign = "center";
    brush.textBaseline = "middle";
    const tall = figure * 1.34;
    const wide = Math.max(tall, figure * (0.62 * text.length + 0.72));
    brush.beginPath();
    brush.roundRect(x - wide / 2, y - tall / 2, wide, tall, tall / 2);
    brush.fillStyle = scene.material.surface === "flat" ? css(scene.material.tones[0]) : "rgb(255 250 238)";
    brush.fill();
    brush.strokeStyle = scene.material.surface === "flat" ? css(scene.material.ink) : "rgb(40 22 10 / 0.55)";
    brush.lineWidth = Math.max(1, ratio * 0.9);
    brush.stroke();
    brush.fillStyle = scene.material.surface === "flat" ? css(scene.material.ink) : "rgb(44 24 10)";
    brush.fillText(text, x, y + figure * 0.06);
    brush.globalAlpha = 1;
    this.soil(x, y, wide);
  }
}

/**
 * Looks of big stones differ by the square they come from.
 * @param {string} cell
 * @param {number} index
 */
export function stoneLook(cell, index) {
  return (cell === cell.toUpperCase() ? 0 : 1) + index;
}

/**
 * Where the seed of a place lies.
 * @param {import("./geometry.js").Cell} cell
 * @param {Place} place
 * @param {number} pitch
 * @returns {Point}
 */
export function spot(cell, place, pitch) {
  return {
    x: cell.heap.x + cell.heap.w / 2 + place.x * pitch,
    y: cell.heap.y + cell.heap.h / 2 + place.y * pitch,
  };
}

/** @param {Point} middle @param {number} pitch @returns {Point} */
function above(middle, pitch) {
  return { x: middle.x + 0.02 * pitch, y: middle.y - 0.2 * pitch };
}

/**
 * @param {Flight} flight
 * @param {Scene} scene
 * @returns {Point | null}
 */
function handPoint(flight, scene) {
  const p = scene.layout.pitch;
  const at = flight.handAt ? scene.layout.cells.get(flight.handAt) : null;
  if (!at) return null;
  const from = above(at.middle, p);
  const to = flight.handTo ? scene.layout.cells.get(flight.handTo) : null;
  if (!to) return from;
  const t = ease(flight.hop());
  const goal = above(to.middle, p);
  return {
    x: from.x + (goal.x - from.x) * t,
    y: from.y + (goal.y - from.y) * t - Math.sin(t * Math.PI) * 0.1 * p,
  };
}

/**
 * @param {number} size  a pitch in device pixels
 * @param {Material} material
 */
function paintPalm(size, material) {
  const canvas = document.createElement("canvas");
  const side = Math.ceil(size * 1.5);
  canvas.width = side;
  canvas.height = side;
  const brush = canvas.getContext("2d");
  if (!brush) return canvas;
  brush.translate(side / 2, side / 2);
  if (material.surface === "flat") {
    brush.beginPath();
    brush.arc(0, 0, size * 0.4, 0, 6.29);
    brush.fillStyle = css(material.tones[0], 0.85);
    brush.fill();
    brush.strokeStyle = css(material.ink);
    brush.lineWidth = Math.max(1, size * 0.03);
    brush.stroke();
    return canvas;
  }
  // A soft shadow on the board below …
  const shade = brush.createRadialGradient(size * 0.09, size * 0.16, size * 0.1, size * 0.09, size * 0.16, size * 0.54);
  shade.addColorStop(0, "rgb(16 6 0 / 0.5)");
  shade.addColorStop(0.6, "rgb(16 6 0 / 0.26)");
  shade.addColorStop(1, "rgb(16 6 0 / 0)");
  brush.fillStyle = shade;
  brush.fillRect(-side / 2, -side / 2, side, side);
  // … and the hollow of a hand: four fingers side by side, a thumb across, the palm between.
  brush.save();
  brush.rotate(-0.28);
  brush.lineCap = "round";
  brush.lineJoin = "round";
  const fingers = [
    { x: -0.2, tip: -0.4 },
    { x: -0.068, tip: -0.475 },
    { x: 0.066, tip: -0.46 },
    { x: 0.19, tip: -0.37 },
  ];
  /** @param {string} colour @param {number} more */
  const silhouette = (colour, more) => {
    brush.strokeStyle = colour;
    brush.fillStyle = colour;
    brush.lineWidth = size * (0.125 + more);
    for (const { x, tip } of fingers) {
      brush.beginPath();
      brush.moveTo(x * size * 0.9, -0.05 * size);
      brush.quadraticCurveTo(x * size * 1.12, -0.22 * size, x * size, tip * size);
      brush.stroke();
    }
    brush.lineWidth = size * (0.14 + more);
    brush.beginPath();
    brush.moveTo(-0.12 * size, 0.2 * size);
    brush.quadraticCurveTo(-0.36 * size, 0.1 * size, -0.39 * size, -0.1 * size);
    brush.stroke();
    brush.beginPath();
    brush.ellipse(0.005 * size, 0.06 * size, (0.275 + more / 2) * size, (0.3 + more / 2) * size, 0, 0, 6.29);
    brush.fill();
  };
  silhouette("rgb(92 52 28)", 0.03);
  silhouette("rgb(206 152 110)", 0);
  // Lines where the fingers lie against one another.
  brush.strokeStyle = "rgb(112 66 38 / 0.55)";
  brush.lineWidth = Math.max(0.8, size * 0.014);
  brush.beginPath();
  for (const x of [-0.134, 0, 0.13]) {
    brush.moveTo(x * size, -0.16 * size);
    brush.lineTo(x * size * 1.04, -0.36 * size);
  }
  brush.stroke();
  const cup = brush.createRadialGradient(-0.05 * size, -0.04 * size, 0, 0, 0.04 * size, 0.36 * size);
  cup.addColorStop(0, "rgb(116 66 36 / 0.62)");
  cup.addColorStop(0.7, "rgb(130 78 46 / 0.3)");
  cup.addColorStop(1, "rgb(130 78 46 / 0)");
  brush.fillStyle = cup;
  brush.beginPath();
  brush.ellipse(0, 0.03 * size, 0.3 * size, 0.32 * size, 0, 0, 6.29);
  brush.fill();
  // Light on the heel of the hand, where the cup turns up again.
  brush.strokeStyle = "rgb(255 226 190 / 0.5)";
  brush.lineWidth = size * 0.03;
  brush.beginPath();
  brush.ellipse(0.005 * size, 0.06 * size, 0.235 * size, 0.26 * size, 0, 0.5, 2.2);
  brush.stroke();
  brush.restore();
  return canvas;
}
