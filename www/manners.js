/** Customs of single games around the board, beyond the rules that the engine describes. */

/** The opener is found by throwing signs. */
const PINGSUT = new Set(["dakon"]);

/** A store only grows, so more than half of everything has decided the game. */
const HALF_DECIDES = new Set(["al-manqala", "dakon", "kalah"]);

/** @param {string} game */
export function throwsPingsut(game) {
  return PINGSUT.has(game);
}

/** @type {import("./types.js").DecidedFor} */
export function decidedFor(game, points, total) {
  if (!HALF_DECIDES.has(game)) return null;
  if (points[0] * 2 > total) return 0;
  if (points[1] * 2 > total) return 1;
  return null;
}
