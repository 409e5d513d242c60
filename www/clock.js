/**
 * Time to choose. It runs only while a person at this screen chooses: not while seeds travel, not while the computer
 * thinks, not while the page is hidden. Time itself comes from outside, in milliseconds.
 */

/** @import { ClockKept, ClockTerms, Seat } from "./types.js" */

/** The longest that may be given, in seconds: for a side, and for a move. */
export const MOST = { main: 180 * 60, add: 600 };

/** @param {unknown} value @param {number} most */
const within = (value, most) => typeof value === "number" && value >= 0 && value <= most;

/** What was kept somewhere as a clock, or null if it is anything else. @type {(value: any) => ClockKept | null} */
export function readClock(value) {
  const { main, add, left } = value ?? {};
  if (!within(main, MOST.main) || !within(add, MOST.add) || main + add === 0) return null;
  // Nobody has more than all additions of a very long game could have come to.
  const fits = Array.isArray(left) && left.length === 2 && left.every((time) => within(time, 1e8));
  return { main, add, left: fits ? [left[0], left[1]] : null };
}

export class Clock {
  /** @type {Seat | null} whose time runs */
  running = null;
  #since = 0;

  /** Without time for the side, `add` is what each move has. @param {ClockTerms & { left?: [number, number] | null }} terms */
  constructor({ main, add, left }) {
    this.main = main;
    this.add = add;
    const all = (main || add) * 1000;
    /** @type {[number, number]} */
    this.left = left ? [...left] : [all, all];
  }

  /** @param {Seat} seat @param {number} now */
  leftOf(seat, now) {
    const gone = this.running === seat ? Math.max(0, now - this.#since) : 0;
    return Math.max(0, this.left[seat] - gone);
  }

  /** @param {Seat | null} seat @param {number} now */
  run(seat, now) {
    if (this.running !== null) this.left[this.running] = this.leftOf(this.running, now);
    this.running = seat;
    this.#since = now;
  }

  /** A choice was made: what a move adds, or a new move's whole time. @param {Seat} seat @param {number} now */
  chosen(seat, now) {
    this.left[seat] = this.main === 0 ? this.add * 1000 : this.leftOf(seat, now) + this.add * 1000;
    if (this.running === seat) this.#since = now;
  }

  /** @param {number} now @returns {ClockKept} */
  keep(now) {
    return { main: this.main, add: this.add, left: [this.leftOf(0, now), this.leftOf(1, now)] };
  }
}
