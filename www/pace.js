/** How fast things are told. */
import { levelOf } from "./seats.js";

/** @import { Players, Turn } from "./types.js" */

/** Speeds to choose from; 0 stands for no animation at all. */
export const SPEEDS = /** @type {const} */ ([0.5, 1, 2, 4, 0]);

/** Each turn of a run is told so much faster than the one before it, and none faster than that. */
const HASTE = 0.25;
const MOST_HASTE = 2;

const REST = 600;
const REST_WITHOUT_ANIMATION = 150;
const REST_IN_STILLNESS = 900;

/**
 * How much faster the last turn is told than others. A computer that chooses again and again, as in Dakon, is waited for;
 * a person's own turns are watched with interest.
 * @param {Turn[]} turns @param {Players} players
 */
export function hasteIn(turns, players) {
  const last = turns.at(-1);
  if (!last || levelOf(players[last.seat]) === null) return 1;
  const before = turns.findLastIndex(({ seat }) => seat !== last.seat);
  return Math.min(MOST_HASTE, 1 + HASTE * (turns.length - 2 - before));
}

export class Pace {
  /** Anything that is no speed is taken for 1. */
  constructor(speed = 1) {
    this.speed = SPEEDS.some((known) => known === speed) ? speed : 1;
    this.paused = false;
    /** @type {Set<() => void>} */
    this.waiting = new Set();
  }

  /** What the table is told: no animation is infinitely fast. */
  get factor() {
    return this.speed === 0 ? Number.POSITIVE_INFINITY : this.speed;
  }

  /** Milliseconds before the computer's move. */
  get rest() {
    if (this.speed === 0) return REST_WITHOUT_ANIMATION;
    // Without flights the eye has only this time to see what changed.
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return REST_IN_STILLNESS;
    return REST / Math.sqrt(this.speed);
  }

  pause() {
    this.paused = true;
  }

  resume() {
    this.paused = false;
    this.letThrough();
  }

  /** Lets what waits for the end of the pause go on once, still paused. */
  letThrough() {
    const waiting = [...this.waiting];
    this.waiting.clear();
    for (const go of waiting) go();
  }

  /** @returns {Promise<void>} */
  unpaused() {
    if (!this.paused) return Promise.resolve();
    return new Promise((resolve) => this.waiting.add(resolve));
  }
}
