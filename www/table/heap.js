// How seeds lie in a hole. Every place is worked out once and never moves: the fourth seed of a
// hole lies where the fourth seed always lies, turned as it always is, whatever comes after it.

import { chance, keyOf } from "./chance.js";

/** @typedef {{ x: number, y: number, look: number, layer: number }} Place  offsets from the heap's middle in pitches */

/** Different looks a seed may have; the sprites are numbered alike. */
export const LOOKS = 32;
/** How many seeds lie loose before they pile up. */
const LOOSE = 12;

export class Heap {
  /**
   * @param {string} key  a name: the same name gives the same heap
   * @param {number} width  of the floor, in pitches
   * @param {number} height
   * @param {number} size  a seed's diameter, in pitches
   * @param {boolean} loose  the first dozen spread over the floor
   * @param {number} [start]  where a heap on a mat begins: -1 its left end, 1 its right, 0 the middle
   */
  constructor(key, width, height, size, loose, start = 0) {
    this.random = chance(keyOf(key));
    this.rx = Math.max(size * 0.3, width / 2 - size * 0.5);
    this.ry = Math.max(size * 0.3, height / 2 - size * 0.5);
    this.size = size;
    this.loose = loose;
    /** A long mat is filled over its whole rectangle, a hollow only over its round floor. */
    this.corners = !loose && Math.max(width, height) > 1.6 * Math.min(width, height);
    this.start = this.corners ? start * Math.max(0, this.rx - this.ry) : 0;
    /** @type {Place[]} */
    this.places = [];
    this.layer = 0;
    this.first = 0;
  }

  /**
   * The places of the first `count` seeds, lowest layer first.
   * @param {number} count
   * @returns {Place[]} may be longer than asked
   */
  upTo(count) {
    while (this.places.length < count) this.places.push(this.next());
    return this.places;
  }

  /** @returns {Place} */
  next() {
    const index = this.places.length;
    const place = this.loose && index < LOOSE ? this.spread(index) : this.pile();
    const jitter = this.size * 0.05;
    return {
      x: place.x + (this.random() - 0.5) * jitter,
      y: place.y + (this.random() - 0.5) * jitter,
      look: Math.floor(this.random() * LOOKS),
      layer: this.layer,
    };
  }

  /**
   * A random point of the floor.
   * @param {number} reach  share of the floor
   */
  point(reach) {
    for (;;) {
      const x = this.random() * 2 - 1;
      const y = this.random() * 2 - 1;
      const inside = this.corners ? Math.abs(x) ** 5 + Math.abs(y) ** 5 : x * x + y * y;
      if (inside <= 1) return { x: x * this.rx * reach, y: y * this.ry * reach };
    }
  }

  /**
   * A random point around the heap's beginning, if it is on the floor.
   * @param {number} wide
   * @param {number} reach
   */
  near(wide, reach) {
    const angle = this.random() * Math.PI * 2;
    const out = Math.sqrt(this.random()) * wide;
    const x = this.start + Math.cos(angle) * out;
    const y = Math.sin(angle) * out;
    const dx = Math.abs(x) / (this.rx * reach);
    const dy = Math.abs(y) / (this.ry * reach);
    const inside = this.corners ? dx ** 5 + dy ** 5 : dx * dx + dy * dy;
    return inside <= 1 ? { x, y } : null;
  }

  /**
   * Loose seeds: the roomiest of many points, in a circle that widens with their number, for a
   * bowl rolls its first seeds towards the middle.
   * @param {number} index
   */
  spread(index) {
    const reach = Math.min(1, 0.26 + Math.sqrt(index / 8) * 0.74);
    const enough = this.size * (index < 6 ? 1.22 : 1.06);
    let best = { x: 0, y: 0 };
    let score = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < 140; i++) {
      const point = this.point(reach);
      const room = Math.min(enough, this.room(point, 0));
      const out = Math.hypot(point.x / this.rx, point.y / this.ry);
      const value = room - out * this.size * 0.1;
      if (value > score) {
        score = value;
        best = point;
      }
    }
    return best;
  }

  /** Piled seeds: as near the middle as this layer has room, else one layer up. */
  pile() {
    for (;;) {
      const reach = this.loose ? Math.max(0.5, 1.13 - this.layer * 0.07) : Math.max(0.56, 1 - this.layer * 0.11);
      const apart = this.size * (this.layer === 0 && !this.loose ? 0.98 : 0.86);
      const from = this.first;
      let best = null;
      let score = Number.POSITIVE_INFINITY;
      if (this.loose && this.layer === 0) {
        // The loose ones are the floor; the heap begins on top of them.
        this.layer = 1;
        this.first = this.places.length;
        continue;
      }
      const wide = this.size * (0.7 + Math.sqrt(this.places.length - from + 1) * 0.74);
      for (let i = 0; i < 160; i++) {
        // Close to where the heap began, in ever wider rings.
        const point = this.near(wide * (1 + i / 70), reach);
        if (!point || this.room(point, from) < apart) continue;
        const value = Math.hypot(point.x - this.start, point.y) + this.random() * this.size * 0.7;
        if (value < score) {
          score = value;
          best = point;
        }
      }
      if (best) return { x: best.x, y: best.y - this.lift(this.layer) };
      this.layer += 1;
      this.first = this.places.length;
      if (this.layer > 40) return this.point(0.5);
    }
  }

  /**
   * How far up a layer is seen; the upper ones lie flatter.
   * @param {number} layer
   */
  lift(layer) {
    return this.size * 0.5 * (1 - 0.78 ** layer);
  }

  /**
   * Distance to the nearest seed from `from` on.
   * @param {{ x: number, y: number }} point
   * @param {number} from
   */
  room(point, from) {
    let least = Number.POSITIVE_INFINITY;
    for (let i = from; i < this.places.length; i++) {
      const place = this.places[i];
      const distance = Math.hypot(place.x - point.x, place.y + this.lift(place.layer) - point.y);
      if (distance < least) least = distance;
    }
    return least;
  }
}
