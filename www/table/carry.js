// What is in the air, drawn on a layer of its own: the hand with what it holds, seeds that fall,
// captures that sweep to their store. Only what was drawn last time is wiped.

import { css, dot, ramp } from "./brush.js";
import { stoneAt, stoneLook } from "./picture.js";
import { paintPill } from "./pill.js";
import { spot } from "./seeds.js";
import { paintSign, signOf } from "./signs.js";

/** @import { Flight } from "./flight.js" */
/** @import { Brush, Drop, Group, Material, Point, Scene, Stage } from "./types.js" */

/** Most seeds drawn in one hand or one sweep. */
const MANY = 40;

/** @param {number} t */
const ease = (t) => (t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2);
/** @param {number} t */
const within = (t) => Math.max(0, Math.min(1, t));
/** @param {Point} from @param {Point} to @param {number} t @returns {Point} */
const between = (from, to, t) => ({ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t });

export class Carry {
  /** @param {Stage} stage @param {Flight} flight */
  constructor(stage, flight) {
    this.stage = stage;
    this.flight = flight;
    this.brush = /** @type {Brush} */ (stage.canvas.getContext("2d"));
    this.left = this.top = Number.POSITIVE_INFINITY;
    this.right = this.bottom = Number.NEGATIVE_INFINITY;
    this.scene = this.build();
    // Heaps are laid out before the first frame, which must not wait for them.
    for (const [cell, most] of flight.fullest()) this.scene.places(cell, most);
  }

  /** Anew for a size and a material. */
  build() {
    const scene = /** @type {Scene} */ (this.stage.scene());
    const { layout, ratio, material } = scene;
    const { canvas } = this.stage;
    this.scene = scene;
    canvas.width = Math.round(layout.width * ratio);
    canvas.height = Math.round(layout.height * ratio);
    this.palm = paintPalm(Math.round(layout.pitch * ratio), material);
    return scene;
  }

  wipe() {
    if (this.right < this.left) return;
    const x = Math.floor(this.left);
    const y = Math.floor(this.top);
    this.brush.clearRect(x, y, Math.ceil(this.right) - x, Math.ceil(this.bottom) - y);
    this.left = this.top = Number.POSITIVE_INFINITY;
    this.right = this.bottom = Number.NEGATIVE_INFINITY;
  }

  /** @param {number} x @param {number} y @param {number} reach */
  soil(x, y, reach) {
    this.left = Math.min(this.left, x - reach);
    this.top = Math.min(this.top, y - reach);
    this.right = Math.max(this.right, x + reach);
    this.bottom = Math.max(this.bottom, y + reach);
  }

  draw() {
    const { flight } = this;
    const { group, carried } = flight;
    this.wipe();
    this.drawSign();
    if (!flight.blurred) for (const drop of flight.drops) this.drawDrop(drop);
    const hand = this.handPoint();
    const lifting = group?.to === "hand" ? group : null;
    if (hand && (carried > 0 || lifting)) {
      const grown = lifting && carried === 0 ? Math.min(1, this.shareOf(lifting)) : 1;
      this.drawPalm(hand, grown);
      this.drawHeld(hand);
      if (lifting) this.drawLift(lifting, hand);
      this.drawCount(hand, carried + (lifting?.seeds ?? 0), grown);
    }
    if (group && !lifting) this.drawSweep(group);
  }

  /** Most steps need none. */
  drawSign() {
    const { flight, stage, scene } = this;
    const sign = flight.blurred ? null : signOf(flight.steps, flight.shown, stage);
    if (!sign) return;
    paintSign(this.brush, scene, sign, stage.number);
    const { rings, gap, arrow, at } = sign;
    for (const name of [...rings, ...(arrow ?? []), gap, at]) {
      const { shape } = scene.layout.cells.get(name ?? "") ?? {};
      if (!shape) continue;
      const reach = (Math.max(shape.w, shape.h) / 2 + 0.35 * scene.layout.pitch) * scene.ratio;
      this.soil((shape.x + shape.w / 2) * scene.ratio, (shape.y + shape.h / 2) * scene.ratio, reach);
    }
  }

  /** How much of its time has passed. @param {Group} group */
  shareOf({ start, length }) {
    return (this.flight.clock - start) / length;
  }

  /** @returns {Point | null} */
  handPoint() {
    const { handAt, handTo } = this.flight;
    const from = this.above(handAt);
    const to = this.above(handTo);
    if (!from || !to) return from;
    const t = ease(this.flight.hop());
    const point = between(from, to, t);
    point.y -= Math.sin(t * Math.PI) * 0.1 * this.scene.layout.pitch;
    return point;
  }

  /** Where the hand is over a cell. @param {string | null} cell @returns {Point | null} */
  above(cell) {
    const { cells, pitch } = this.scene.layout;
    const middle = cells.get(cell ?? "")?.middle;
    return middle ? { x: middle.x + 0.02 * pitch, y: middle.y - 0.2 * pitch } : null;
  }

  /** In CSS pixels. @param {number} look @param {Point} point @param {number} scale */
  seed(look, { x, y }, scale) {
    const { seeds, ratio } = this.scene;
    seeds.stamp(this.brush, look, x * ratio, y * ratio, scale);
    this.soil(x * ratio, y * ratio, seeds.reach * scale + 2);
  }

  /** One seed, from the hand to its place: a fall, a touch, a tiny settle. @param {Drop} drop */
  drawDrop(drop) {
    const { layout, places } = this.scene;
    const cell = layout.cells.get(drop.cell);
    const from = this.above(drop.cell);
    if (!cell || !from) return;
    const place = places(drop.cell, drop.place + 1)[drop.place];
    const t = within((this.flight.clock - drop.start) / (drop.end - drop.start));
    const goal = spot(cell, place, layout.pitch);
    const fall = Math.min(1, t / 0.72);
    const { x } = between(from, goal, ease(fall));
    const { y } = between(from, goal, fall * fall);
    const settle = t > 0.72 ? Math.sin(((t - 0.72) / 0.28) * Math.PI) * 0.018 * layout.pitch : 0;
    this.seed(place.look, { x, y: y - settle }, 1.16 - 0.16 * fall);
  }

  /** Where a seed lies in the hand. @param {Point} hand @param {Point} place */
  inHand(hand, place) {
    const { pitch } = this.scene.layout;
    return { x: hand.x + place.x * pitch, y: hand.y + place.y * pitch };
  }

  /** @param {Point} hand */
  drawHeld(hand) {
    const shown = Math.min(this.flight.carried, MANY);
    const places = this.scene.places("hand", shown);
    for (let i = 0; i < shown; i++) this.seed(places[i].look, this.inHand(hand, places[i]), 1.06);
  }

  /** @param {Group} group @param {Point} hand */
  drawLift(group, hand) {
    const { layout, places } = this.scene;
    const cell = layout.cells.get(group.from);
    if (!cell) return;
    const t = ease(within(this.shareOf(group)));
    const shown = Math.min(group.seeds, MANY);
    const lying = places(group.from, shown);
    const held = places("hand", shown);
    for (let i = 0; i < shown; i++) {
      const point = between(spot(cell, lying[i], layout.pitch), this.inHand(hand, held[i]), t);
      this.seed(lying[i].look, point, 1 + 0.06 * t);
    }
  }

  /** @param {Group} group */
  drawSweep(group) {
    const { layout, places, stones, ratio } = this.scene;
    const from = layout.cells.get(group.from);
    const to = layout.cells.get(group.to);
    if (!from || !to) return;
    const p = layout.pitch;
    const t = within(this.shareOf(group));
    const shown = Math.min(group.seeds, MANY);
    const lying = places(group.from, shown);
    const goals = places(group.to, group.place + shown).slice(group.place);
    /** Over a low arc. @param {Point} start @param {Point} goal @param {number} share @param {number} high */
    const swept = (start, goal, share, high) => {
      const point = between(start, goal, share);
      point.y -= Math.sin(share * Math.PI) * high * p;
      return point;
    };
    for (let i = 0; i < group.stones; i++) {
      const { x, y } = swept(stoneAt(from, i), stoneAt(to, i), ease(t), 0.3);
      stones?.stamp(this.brush, stoneLook(group.from, i), x * ratio, y * ratio);
      this.soil(x * ratio, y * ratio, (stones?.reach ?? 0) + 2);
    }
    for (let i = 0; i < shown; i++) {
      // They leave one after another, like crumbs swept with the side of a hand.
      const late = shown > 1 ? (i / (shown - 1)) * 0.28 : 0;
      const share = ease(within(t * 1.28 - late));
      const point = swept(spot(from, lying[i], p), spot(to, goals[i], p), share, 0.26);
      this.seed(goals[i].look, point, 1 + Math.sin(share * Math.PI) * 0.12);
    }
  }

  /** @param {Point} hand @param {number} grown */
  drawPalm(hand, grown) {
    const { brush, palm, scene } = this;
    if (!palm) return;
    const x = hand.x * scene.ratio;
    const y = hand.y * scene.ratio;
    const half = palm.width / 2;
    brush.globalAlpha = grown;
    brush.drawImage(palm, x - half, y - half);
    brush.globalAlpha = 1;
    this.soil(x, y, half + 1);
  }

  /** @param {Point} hand @param {number} count @param {number} grown */
  drawCount(hand, count, grown) {
    const { brush } = this;
    const { ratio, layout } = this.scene;
    const figure = layout.figure * ratio * 1.04;
    const x = (hand.x + layout.pitch * 0.36) * ratio;
    const y = (hand.y - layout.pitch * 0.34) * ratio;
    brush.globalAlpha = grown;
    const wide = paintPill(brush, figure, { x, y }, this.stage.number(count));
    brush.globalAlpha = 1;
    this.soil(x, y, wide);
  }
}

/** A cupped hand. @param {number} size  a pitch in device pixels @param {Material} material */
function paintPalm(size, material) {
  const canvas = document.createElement("canvas");
  const side = Math.ceil(size * 1.5);
  canvas.width = side;
  canvas.height = side;
  const brush = canvas.getContext("2d");
  if (!brush) return canvas;
  brush.translate(side / 2, side / 2);
  if (material.surface === "flat") {
    dot(brush, 0, 0, size * 0.4, css(material.tones[0], 0.85));
    brush.strokeStyle = css(material.ink);
    brush.lineWidth = Math.max(1, size * 0.03);
    brush.stroke();
    return canvas;
  }
  // A soft shadow on the board below …
  brush.fillStyle = ramp(
    brush.createRadialGradient(size * 0.09, size * 0.16, size * 0.1, size * 0.09, size * 0.16, size * 0.54),
    [0, "rgb(16 6 0 / 0.5)"],
    [0.6, "rgb(16 6 0 / 0.26)"],
    [1, "rgb(16 6 0 / 0)"],
  );
  brush.fillRect(-side / 2, -side / 2, side, side);
  // … and the hollow of a hand: four fingers side by side, a thumb across, the palm between.
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
  brush.fillStyle = ramp(
    brush.createRadialGradient(-0.05 * size, -0.04 * size, 0, 0, 0.04 * size, 0.36 * size),
    [0, "rgb(116 66 36 / 0.62)"],
    [0.7, "rgb(130 78 46 / 0.3)"],
    [1, "rgb(130 78 46 / 0)"],
  );
  brush.beginPath();
  brush.ellipse(0, 0.03 * size, 0.3 * size, 0.32 * size, 0, 0, 6.29);
  brush.fill();
  // Light on the heel of the hand, where the cup turns up again.
  brush.strokeStyle = "rgb(255 226 190 / 0.5)";
  brush.lineWidth = size * 0.03;
  brush.beginPath();
  brush.ellipse(0.005 * size, 0.06 * size, 0.235 * size, 0.26 * size, 0, 0.5, 2.2);
  brush.stroke();
  return canvas;
}
