// One turn being told: it runs the flight from frame to frame. Fetched when the first turn is played.
// While nothing runs, nothing is scheduled.

import { Carry } from "./carry.js";
import { Flight } from "./flight.js";

/** @import { Stage, Step } from "./types.js" */

export class Telling {
  /** @param {Stage} stage @param {Step[]} steps */
  constructor(stage, steps) {
    this.stage = stage;
    this.flight = new Flight(steps, stage);
    this.carry = new Carry(stage, this.flight);
    this.frame = 0;
    this.frameAt = 0;
    this.shown = -1;
  }

  run() {
    if (this.frame) return;
    this.frameAt = 0;
    this.frame = requestAnimationFrame((now) => this.tick(now));
  }

  /** @param {number} now */
  tick(now) {
    const { flight, stage } = this;
    this.frame = 0;
    // The first frame sets the clock; a late one must not jump.
    const millis = this.frameAt ? Math.min(64, now - this.frameAt) : 0;
    this.frameAt = now;
    flight.pass(millis, stage.speed());
    if (flight.done) {
      stage.over();
      return;
    }
    stage.repaint();
    this.draw();
    if (flight.rested()) return;
    this.frame = requestAnimationFrame((later) => this.tick(later));
  }

  halt() {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
  }

  resume() {
    this.flight.limit = Number.POSITIVE_INFINITY;
    this.run();
  }

  step() {
    const { flight, stage } = this;
    if (flight.told && !this.frame) stage.over();
    else if (stage.instant()) this.jump(flight.index + 1);
    else {
      flight.oneStep();
      this.run();
    }
  }

  /** To the beginning of a step under way, else of the one before; whether there is any. */
  back() {
    const { shown } = this.flight;
    if (shown < 0) return false;
    this.jump(shown);
    return true;
  }

  /** @param {number} index */
  jump(index) {
    this.halt();
    this.stage.rewind();
    this.flight.jump(index);
    this.stage.repaint();
    this.draw();
  }

  /** What is in the air; the step's words come with its signs. */
  draw() {
    this.carry.draw();
    const { shown } = this.flight;
    if (shown === this.shown) return;
    this.shown = shown;
    this.stage.shown(shown);
  }

  /** The board has another size or look. */
  redraw() {
    this.carry.build();
    this.carry.draw();
  }

  drop() {
    this.halt();
    this.carry.wipe();
  }
}
