/**
 * What the page keeps about single games beyond what the engine describes: customs around the board, no
 * rules of it. A game that is not named here has none of them.
 */

/** Games whose opener is traditionally found by throwing signs. */
const PINGSUT = new Set(["dakon"]);

/** Games in which a store only grows, so that more than half of everything has decided the game. */
const HALF_DECIDES = new Set(["al-manqala", "dakon", "kalah"]);

/**
 * @param {string} game
 * @returns {boolean}
 */
export function throwsPingsut(game) {
  return PINGSUT.has(game);
}

/**
 * The seat that can no longer be caught up with, while the game still goes on.
 *
 * @param {string} game
 * @param {readonly [number, number]} points laid aside by each
 * @param {number} total
 * @returns {0 | 1 | null}
 */
export function decidedFor(game, points, total) {
  if (!HALF_DECIDES.has(game)) return null;
  if (points[0] * 2 > total) return 0;
  if (points[1] * 2 > total) return 1;
  return null;
}
