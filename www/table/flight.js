// The telling of a turn: steps become lifts, hops and sweeps on a clock. Nothing is drawn here
// and nothing is decided: the flight only says what is in the air at a moment, and tells its
// host what leaves a cell and what arrives there. It may be dropped at any time.

/** @typedef {import("./tally.js").Step} Step */
/**
 * @typedef {object} Host
 * @property {(cell: string, seeds: number, stones: number) => void} take
 * @property {(cell: string, seeds: number, stones: number) => void} put
 * @property {(cell: string) => number} lying  seeds that lie there now
 * @property {(step: Step, index: number) => void} told
 */
/** @typedef {{ cell: string, place: number, from: string, start: number, end: number }} Drop */
/** @typedef {{ from: string, to: string, seeds: number, stones: number, start: number, length: number, place: number }} Group */

/** Milliseconds at speed 1: a wait before, then the motion. */
const LIFT = 160;
const RELAY = 120;
const HOP = 150;
const SETTLE = 130;
const CAPTURE = 350;

/** @type {Record<string, number>} */
const lengths = {
  lift: LIFT,
  sow: HOP,
  capture: CAPTURE,
  release: 240,
  lend: 240,
  sweep: 240,
  split: 280,
  deal: 150,
  pass: 450,
  again: 300,
  endless: 900,
  repay: 250,
  round: 650,
  end: 120,
};

/** From this rate on single seeds are a blur: only piles and the hand are shown. */
const BLUR = 9;

/** @param {Step} step */
function waitOf(step) {
  if (step.why === "lift") return step.as === "relay" ? RELAY : 0;
  return step.why === "capture" ? 90 : 0;
}

/** @param {Step} step */
function lengthOf(step) {
  return lengths[step.why] ?? 200;
}

/**
 * The most seeds that each place holds at any time, so that heaps can be laid out before the
 * first frame.
 * @param {Step[]} steps
 * @param {Map<string, import("./tally.js").Pile>} piles
 * @returns {Map<string, number>}
 */
export function fullest(steps, piles) {
  /** @type {Map<string, number>} */
  const now = new Map();
  for (const [cell, pile] of piles) now.set(cell, pile.seeds);
  const most = new Map(now);
  for (const step of steps) {
    if (!step.from || !step.to) continue;
    const seeds = step.seeds ?? 0;
    now.set(step.from, (now.get(step.from) ?? 0) - seeds);
    const there = (now.get(step.to) ?? 0) + seeds;
    now.set(step.to, there);
    if (there > (most.get(step.to) ?? 0)) most.set(step.to, there);
  }
  return most;
}

export class Flight {
  /**
   * @param {Step[]} steps
   * @param {Host} host
   */
  constructor(steps, host) {
    this.steps = steps;
    this.host = host;
    this.index = 0;
    this.clock = 0;
    this.start = 0;
    this.begun = false;
    /** The step before which it halts. */
    this.limit = Number.POSITIVE_INFINITY;
    this.total = steps.reduce((sum, step) => sum + waitOf(step) + lengthOf(step), SETTLE);
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

  get done() {
    return this.index >= this.steps.length && this.drops.length === 0;
  }

  /** Too fast for single seeds. */
  get blurred() {
    return this.rate > BLUR;
  }

  /**
   * Real time passes. A long turn runs ever faster after some seconds, and slows down again
   * towards its end, where what matters happens.
   * @param {number} millis
   * @param {number} speed
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
      const wait = waitOf(step);
      const length = lengthOf(step);
      if (!this.begun) {
        if (this.clock < this.start + wait) break;
        this.begin(step, this.start + wait, length);
        this.begun = true;
      }
      if (this.clock < this.start + wait + length) break;
      this.start += wait + length;
      this.finish(step);
      this.index += 1;
      this.begun = false;
    }
    this.land(this.clock);
  }

  /** Runs on for one step only. */
  oneStep() {
    this.limit = this.index + 1;
  }

  /**
   * Whether that step is told, its seed at rest; then the clock waits where the next one begins.
   */
  rested() {
    if (this.index < this.limit || this.drops.length) return false;
    this.clock = this.start;
    this.limit = Number.POSITIVE_INFINITY;
    return true;
  }

  /**
   * @param {Step} step
   * @param {number} start
   * @param {number} length
   */
  begin(step, start, length) {
    if (step.why === "sow") {
      this.handTo = step.to ?? null;
      return;
    }
    this.land(Number.POSITIVE_INFINITY);
    if (!step.from || !step.to || step.from === "hand") return;
    const seeds = step.seeds ?? 0;
    const stones = step.stones ?? 0;
    this.host.take(step.from, seeds, stones);
    if (step.to === "hand") this.handAt = step.from;
    const place = step.to === "hand" ? this.carried : this.host.lying(step.to);
    this.group = { from: step.from, to: step.to, seeds, stones, start, length, place };
  }

  /** @param {Step} step */
  finish(step) {
    this.group = null;
    const seeds = step.seeds ?? 0;
    const stones = step.stones ?? 0;
    if (step.to === "hand") {
      this.carried += seeds;
    } else if (step.from === "hand" && step.to) {
      this.carried = Math.max(0, this.carried - seeds);
      if (this.blurred || seeds !== 1) {
        this.host.put(step.to, seeds, stones);
      } else {
        const waiting = this.drops.filter((drop) => drop.cell === step.to).length;
        this.drops.push({
          cell: step.to,
          place: this.host.lying(step.to) + waiting,
          from: step.to,
          start: this.start,
          end: this.start + SETTLE,
        });
      }
      this.handAt = step.to;
      this.handTo = null;
    } else if (step.from && step.to) {
      this.host.put(step.to, seeds, stones);
    }
    this.host.told(step, this.index);
  }

  /** Seeds whose fall is over lie still.
   * @param {number} until */
  land(until) {
    while (this.drops.length && this.drops[0].end <= until) {
      const drop = /** @type {Drop} */ (this.drops.shift());
      this.host.put(drop.cell, 1, 0);
    }
  }

  /** How far the hand is on its hop, 0 to 1. */
  hop() {
    if (!this.handTo || !this.begun) return 0;
    const step = this.steps[this.index];
    return Math.max(0, Math.min(1, (this.clock - this.start - waitOf(step)) / lengthOf(step)));
  }
}
