// The telling of a turn: steps become lifts, hops and sweeps on a clock. Nothing is drawn here
// and nothing is decided: the flight only says what is in the air at a moment, and tells its
// host what leaves a cell and what arrives there. It may be dropped at any time.

/** @import { Drop, Group, Host, Step } from "./types.js" */

/** Milliseconds at speed 1. */
const HOP = 150;
const SETTLE = 130;
/** @type {Record<string, number>} */
const lengths = {
  lift: 160,
  sow: HOP,
  capture: 350,
  release: 240,
  lend: 240,
  sweep: 240,
  split: 280,
  deal: 150,
  pass: 900,
  again: 300,
  endless: 1600,
  repay: 250,
  round: 650,
  end: 120,
};

/** From this rate on single seeds are a blur: only piles and the hand are shown. */
const BLUR = 9;

/** A moment of rest, so that the eye catches what comes next. @param {Step} step @param {Step} [before] */
function waitOf({ why, as }, before) {
  // Why the first of several is taken is what takes time to see.
  if (why === "capture") return before?.why === "capture" ? 120 : 280;
  return why === "lift" && as === "relay" ? 120 : 0;
}

/** @param {Step} step */
function lengthOf({ why }) {
  return lengths[why] ?? 200;
}

export class Flight {
  /** @param {Step[]} steps @param {Host} host */
  constructor(steps, host) {
    this.steps = steps;
    this.host = host;
    this.index = 0;
    this.clock = 0;
    this.start = 0;
    this.begun = false;
    /** The step before which it halts. */
    this.limit = Number.POSITIVE_INFINITY;
    this.total = steps.reduce((sum, _step, index) => sum + this.spanOf(index), SETTLE);
    this.watched = 0;
    this.rate = 1;
    /** @type {string | null} */
    this.handAt = null;
    /** @type {string | null} */
    this.handTo = null;
    this.carried = 0;
    /** @type {Drop[]} */
    this.drops = [];
    /** @type {Group | null} */
    this.group = null;
  }

  /** What a step takes, its rest before it included. @param {number} index */
  spanOf(index) {
    return waitOf(this.steps[index], this.steps[index - 1]) + lengthOf(this.steps[index]);
  }

  /** The step to be understood now: under way, about to be, or the last one. */
  get shown() {
    const { index } = this;
    const next = this.begun || (index < Math.min(this.limit, this.steps.length) && this.clock > this.start);
    return next ? index : index - 1;
  }

  /** Who halts before each step sees the last one before it is over. */
  get done() {
    return this.told && this.drops.length === 0 && !Number.isFinite(this.limit);
  }

  /** Every step. */
  get told() {
    return this.index >= this.steps.length;
  }

  /** Too fast for single seeds. */
  get blurred() {
    return this.rate > BLUR;
  }

  /** The most seeds that each place will hold, so that heaps can be laid out before the first frame. */
  fullest() {
    /** @type {Map<string, number>} */
    const now = new Map();
    /** @type {Map<string, number>} */
    const most = new Map();
    /** @param {string} cell @param {number} seeds */
    const add = (cell, seeds) => {
      const there = (now.get(cell) ?? this.host.lying(cell)) + seeds;
      now.set(cell, there);
      most.set(cell, Math.max(there, most.get(cell) ?? 0));
    };
    for (const { from, to, seeds = 0 } of this.steps) {
      if (!from || !to) continue;
      add(from, -seeds);
      add(to, seeds);
    }
    return most;
  }

  /**
   * Real time passes. A long turn runs ever faster after some seconds, and slows down again
   * towards its end, where what matters happens.
   * @param {number} millis @param {number} speed
   */
  pass(millis, speed) {
    this.watched += millis * speed;
    const late = Math.max(0, this.watched - 4500) / 2100;
    const left = Math.max(0, this.total - this.clock);
    this.rate = speed * Math.min(1 + late ** 2, 1 + (left / 1800) ** 1.25, 400);
    this.advance(millis * this.rate);
  }

  /** @param {number} millis on the flight's own clock */
  advance(millis) {
    this.clock += millis;
    while (this.index < this.steps.length && this.index < this.limit) {
      const step = this.steps[this.index];
      const from = this.start + waitOf(step, this.steps[this.index - 1]);
      const length = lengthOf(step);
      if (!this.begun) {
        if (this.clock < from) break;
        this.begin(step, from, length);
        this.begun = true;
      }
      if (this.clock < from + length) break;
      this.start = from + length;
      this.finish(step);
      this.index += 1;
      this.begun = false;
    }
    this.land(this.clock);
  }

  /** Runs on for one step only; asked again while that one is told, for one more. */
  oneStep() {
    this.limit = (Number.isFinite(this.limit) ? this.limit : this.index) + 1;
  }

  /** Tells so many steps at once, on the board of the turn's beginning. @param {number} index */
  jump(index) {
    this.drops = [];
    this.group = this.handAt = this.handTo = null;
    this.begun = false;
    this.carried = this.start = 0;
    for (let at = 0; at < index; at += 1) {
      const { from, to, seeds = 0, stones = 0 } = this.steps[at];
      this.start += this.spanOf(at);
      if (!from || !to) continue;
      if (from === "hand") this.carried -= seeds;
      else this.host.add(from, -seeds, -stones);
      if (to === "hand") this.carried += seeds;
      else this.host.add(to, seeds, stones);
      if (from === "hand") this.handAt = to;
      else if (to === "hand") this.handAt = from;
    }
    this.index = index;
    this.clock = this.start;
    this.limit = Number.POSITIVE_INFINITY;
  }

  /** Whether that step is told, its seed at rest; then the clock waits where the next one begins. */
  rested() {
    if (this.index < this.limit || this.drops.length) return false;
    this.clock = this.start;
    this.limit = Number.POSITIVE_INFINITY;
    return true;
  }

  /** @param {Step} step @param {number} start @param {number} length */
  begin({ why, from, to, seeds = 0, stones = 0 }, start, length) {
    if (why === "sow") {
      this.handTo = to ?? null;
      return;
    }
    this.land(Number.POSITIVE_INFINITY);
    if (!from || !to || from === "hand") return;
    this.host.add(from, -seeds, -stones);
    if (to === "hand") this.handAt = from;
    const place = to === "hand" ? this.carried : this.host.lying(to);
    this.group = { from, to, seeds, stones, start, length, place };
  }

  /** @param {Step} step */
  finish(step) {
    const { from, to, seeds = 0, stones = 0 } = step;
    this.group = null;
    if (to === "hand") {
      this.carried += seeds;
    } else if (from === "hand" && to) {
      this.carried = Math.max(0, this.carried - seeds);
      if (this.blurred || seeds !== 1) {
        this.host.add(to, seeds, stones);
      } else {
        const falling = this.drops.filter((drop) => drop.cell === to).length;
        const place = this.host.lying(to) + falling;
        this.drops.push({ cell: to, place, start: this.start, end: this.start + SETTLE });
      }
      this.handAt = to;
      this.handTo = null;
    } else if (from && to) {
      this.host.add(to, seeds, stones);
    }
    this.host.told(step);
  }

  /** Seeds whose fall is over lie still. @param {number} until */
  land(until) {
    while (this.drops.length && this.drops[0].end <= until) {
      this.host.add(this.drops[0].cell, 1, 0);
      this.drops.shift();
    }
  }

  /** How far the hand is on its hop, 0 to 1. */
  hop() {
    if (!this.handTo || !this.begun) return 0;
    return Math.max(0, Math.min(1, (this.clock - this.start) / HOP));
  }
}
