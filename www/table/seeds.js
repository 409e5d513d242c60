// How seeds look and lie. Sprites are already turned: the light always comes from the upper left.

import { black, blend, castShadow, chance, css, dot, ramp, white } from "./brush.js";

/** @import { Cell, Floor, MakeSprites, PaintBody, PaintGleam, PathPebble, Place, Point } from "./types.js" */

/** How many looks a seed may have. */
export const LOOKS = 32;
const COLUMNS = 8;
/** A sprite holds its shadow. */
const ROOM = 1.7;

/** A closed, rounded path. @type {PathPebble} */
export function pebbleOutline(brush, radii, turn, squash) {
  const points = radii.map((radius, i) => {
    const angle = (i / radii.length) * Math.PI * 2;
    const x = Math.cos(angle) * radius;
    const y = Math.sin(angle) * radius * squash;
    return { x: x * Math.cos(turn) - y * Math.sin(turn), y: x * Math.sin(turn) + y * Math.cos(turn) };
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

/** Gives the path a body. @type {PaintBody} */
export function model(brush, tint, r, light, shade, shadow) {
  brush.save();
  castShadow(brush, `rgb(20 8 0 / ${shadow})`, r * 0.38, r * 0.2, r * 0.28);
  brush.fillStyle = ramp(
    brush.createRadialGradient(-r * 0.38, -r * 0.45, r * 0.05, r * 0.05, r * 0.08, r * 1.25),
    [0, css(blend(tint, white, light))],
    [0.45, css(tint)],
    [1, css(blend(tint, black, shade))],
  );
  brush.fill();
  brush.restore();
}

/** The sky in a smooth thing. @type {PaintGleam} */
export function gleam(brush, r, strength, size) {
  const reach = r * size * 1.3;
  brush.save();
  brush.translate(-r * 0.34, -r * 0.38);
  brush.rotate(-0.7);
  brush.scale(1, 0.66);
  brush.fillStyle = ramp(
    brush.createRadialGradient(0, 0, 0, 0, 0, reach),
    [0, css(white, strength)],
    [0.5, css(white, strength * 0.55)],
    [1, css(white, 0)],
  );
  dot(brush, 0, 0, reach);
  brush.fill();
  brush.restore();
}

/** @type {MakeSprites} */
export function makeSprites({ draw, kind, tints, wear = 0 }, looks, diameter, dim) {
  const side = Math.max(4, Math.ceil(diameter * ROOM));
  const sheet = document.createElement("canvas");
  sheet.width = COLUMNS * side;
  sheet.height = Math.ceil(looks / COLUMNS) * side;
  const brush = sheet.getContext("2d");
  for (let look = 0; brush && look < looks; look++) {
    const random = chance(`${kind} ${look}`);
    brush.save();
    brush.translate(((look % COLUMNS) + 0.5) * side, (Math.floor(look / COLUMNS) + 0.5) * side);
    draw(brush, diameter / 2, blend(tints[look % tints.length], black, dim + (wear && random() * wear)), random);
    brush.restore();
  }
  return {
    reach: side / 2,
    stamp(target, look, x, y, scale = 1) {
      const wide = side * scale;
      const left = ((look % looks) % COLUMNS) * side;
      const top = Math.floor((look % looks) / COLUMNS) * side;
      target.drawImage(sheet, left, top, side, side, x - wide / 2, y - wide / 2, wide, wide);
    },
  };
}

/** So many seeds lie loose before they pile up. */
const LOOSE = 12;

/** @type {(cell: Cell, place: Point, pitch: number) => Point} */
export function spot({ heap }, place, pitch) {
  return { x: heap.x + heap.w / 2 + place.x * pitch, y: heap.y + heap.h / 2 + place.y * pitch };
}

/** The fourth seed lies where it always lies, whatever comes after it. */
export class Heap {
  /** @param {string} key @param {Floor} floor @param {number} size */
  constructor(key, { w, h, loose, start }, size) {
    this.random = chance(key);
    this.rx = Math.max(size * 0.3, w / 2 - size * 0.5);
    this.ry = Math.max(size * 0.3, h / 2 - size * 0.5);
    this.size = size;
    this.loose = loose;
    // A long mat is filled over its whole rectangle, a hollow only over its round floor.
    this.corners = !loose && Math.max(w, h) > 1.6 * Math.min(w, h);
    this.start = this.corners ? start * Math.max(0, this.rx - this.ry) : 0;
    /** @type {Place[]} */
    this.places = [];
    this.layer = 0;
    this.first = 0;
  }

  /** At least the first `count` places, lowest layer first. @param {number} count */
  upTo(count) {
    while (this.places.length < count) this.places.push(this.next());
    return this.places;
  }

  /** @returns {Place} */
  next() {
    const index = this.places.length;
    const { x, y } = this.loose && index < LOOSE ? this.spread(index) : this.pile();
    const jitter = this.size * 0.05;
    return {
      x: x + (this.random() - 0.5) * jitter,
      y: y + (this.random() - 0.5) * jitter,
      look: Math.floor(this.random() * LOOKS),
      layer: this.layer,
    };
  }

  /** Whether the floor does, with its edge at 1. @param {number} x @param {number} y */
  holds(x, y) {
    return (this.corners ? Math.abs(x) ** 5 + Math.abs(y) ** 5 : x * x + y * y) <= 1;
  }

  /** @param {number} reach */
  point(reach) {
    for (;;) {
      const x = this.random() * 2 - 1;
      const y = this.random() * 2 - 1;
      if (this.holds(x, y)) return { x: x * this.rx * reach, y: y * this.ry * reach };
    }
  }

  /** The roomiest point, near the middle at first: there a bowl rolls its seeds. @param {number} index */
  spread(index) {
    const reach = Math.min(1, 0.26 + Math.sqrt(index / 8) * 0.74);
    const enough = this.size * (index < 6 ? 1.22 : 1.06);
    let best = { x: 0, y: 0 };
    let score = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < 140; i++) {
      const point = this.point(reach);
      const out = Math.hypot(point.x / this.rx, point.y / this.ry);
      const value = Math.min(enough, this.room(point, 0)) - out * this.size * 0.1;
      if (value > score) {
        score = value;
        best = point;
      }
    }
    return best;
  }

  /** As near the heap's beginning as this layer has room, else one layer up. */
  pile() {
    // The loose ones are the floor; the heap begins on top of them.
    if (this.loose && this.layer === 0) this.climb();
    for (;;) {
      const { size, layer, loose } = this;
      const reach = loose ? Math.max(0.5, 1.13 - layer * 0.07) : Math.max(0.56, 1 - layer * 0.11);
      const apart = size * (layer === 0 ? 0.98 : 0.86);
      const wide = size * (0.7 + Math.sqrt(this.places.length - this.first + 1) * 0.74);
      let best = null;
      let score = Number.POSITIVE_INFINITY;
      for (let i = 0; i < 160; i++) {
        const angle = this.random() * Math.PI * 2;
        const out = Math.sqrt(this.random()) * (wide * (1 + i / 70));
        const x = this.start + Math.cos(angle) * out;
        const y = Math.sin(angle) * out;
        if (!this.holds(x / (this.rx * reach), y / (this.ry * reach))) continue;
        if (this.room({ x, y }, this.first) < apart) continue;
        const value = Math.hypot(x - this.start, y) + this.random() * size * 0.7;
        if (value < score) {
          score = value;
          best = { x, y };
        }
      }
      if (best) return { x: best.x, y: best.y - this.lift(layer) };
      this.climb();
      if (this.layer > 40) return this.point(0.5);
    }
  }

  climb() {
    this.layer += 1;
    this.first = this.places.length;
  }

  /** Upper layers lie flatter. @param {number} layer */
  lift(layer) {
    return this.size * 0.5 * (1 - 0.78 ** layer);
  }

  /** Distance to the nearest seed of those from `from` on. @param {Point} point @param {number} from */
  room(point, from) {
    let least = Number.POSITIVE_INFINITY;
    for (let i = from; i < this.places.length; i++) {
      const { x, y, layer } = this.places[i];
      least = Math.min(least, Math.hypot(x - point.x, y + this.lift(layer) - point.y));
    }
    return least;
  }
}
