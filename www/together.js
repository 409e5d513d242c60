/** What people at one table need beside the board: a clock, and something to read between two rounds or two games. */
import { dress } from "./assets.js";
import { createClockFaces } from "./panels/clock.js";
import { createFinish } from "./panels/finish.js";
import { createRound } from "./panels/round.js";

await dress("together.css");

/** @param {import("./types.js").Host} host @returns {import("./types.js").Together} */
export function createTogether(host) {
  const parts = [createClockFaces(host), createFinish(host), createRound(host)];
  return {
    follow() {
      const session = host.session();
      if (session) for (const part of parts) part.follow(session);
    },
  };
}
