// One turn being told: it runs the flight from frame to frame, and may be paused, stepped, hurried
// or ended at any time. While nothing runs, nothing is scheduled.

import { Flight } from "./flight.js";

/** @typedef {import("./tally.js").Turn} Turn */
/**
 * @typedef {object} Stage
 * @property {(flight: Flight) => void} frame  draws a moment
 * @property {(turn: Turn) => void} ended  the turn is over: its result is to be shown
 * @property {() => void} cleared  nothing is in the air any more
 */

export class Telling {
  /** @param {Stage} stage */
  constructor(stage) {
    this.stage = stage;
    this.speed = 1;
    this.paused = false;
    /** @type {Flight | null} */
    this.flight = null;
    /** @type {Turn | null} */
    this.turn = null;
    /** @type {(() => void) | null} */
    this.settle = null;
    this.frame = 0;
    this.frameAt = 0;
  }

  /** Whether a turn would be seen at all. */
  get instant() {
    return this.speed === Number.POSITIVE_INFINITY;
  }

  /**
   * @param {Turn} turn
   * @param {import("./flight.js").Host} host
   * @returns {Promise<void>} resolves when the turn is over, skipped or dropped
   */
  begin(turn, host) {
    this.turn = turn;
    this.flight = new Flight(turn.steps, host);
    return new Promise((resolve) => {
      this.settle = resolve;
      this.run();
    });
  }

  run() {
    if (this.frame || !this.flight) return;
    this.frameAt = 0;
    this.frame = requestAnimationFrame((now) => this.tick(now));
  }

  /** @param {number} now */
  tick(now) {
    this.frame = 0;
    const { flight } = this;
    if (!flight) return;
    // The first frame sets the clock; a late one must not jump.
    const millis = this.frameAt ? Math.min(64, now - this.frameAt) : 0;
    this.frameAt = now;
    flight.pass(millis, this.speed);
    if (flight.done) {
      this.end();
      return;
    }
    this.stage.frame(flight);
    if (flight.rested()) return;
    this.frame = requestAnimationFrame((later) => this.tick(later));
  }

  /**
   * Ends at once with the turn's result.
   * @returns {boolean} whether something was running
   */
  end() {
    const { turn, settle } = this;
    if (!this.flight || !turn) return false;
    this.halt();
    this.stage.ended(turn);
    settle?.();
    return true;
  }

  /** Forgets what moves; whoever waited for it goes on. */
  drop() {
    const { settle } = this;
    this.halt();
    settle?.();
  }

  halt() {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    this.flight = null;
    this.turn = null;
    this.settle = null;
    this.paused = false;
    this.stage.cleared();
  }

  pause() {
    if (!this.flight) return;
    this.paused = true;
    cancelAnimationFrame(this.frame);
    this.frame = 0;
  }

  resume() {
    this.paused = false;
    if (this.flight) this.flight.limit = Number.POSITIVE_INFINITY;
    this.run();
  }

  /** One step, while paused. */
  step() {
    if (!this.flight || !this.paused) return;
    this.flight.oneStep();
    this.run();
  }

  /** @param {number} speed  over 8: no animation */
  setSpeed(speed) {
    this.speed = speed > 8 ? Number.POSITIVE_INFINITY : Math.max(0.25, speed || 1);
    if (this.instant) this.end();
  }
}
