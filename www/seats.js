/**
 * Who plays. A seat is a short code, so that it can be kept in history and storage as it is:
 * `person` (here, at this screen), `away` (a person elsewhere, by links), or the level of the computer.
 */

/** @typedef {0 | 1} Seat */
/** @typedef {"person" | "away" | "2" | "4" | "6" | "8"} Player */
/** @typedef {[Player, Player]} Players */

/** The levels that play, weakest first. */
export const LEVELS = /** @type {const} */ (["2", "4", "6", "8"]);

/** Everything that can sit on a seat, in the order it is offered. */
export const PLAYERS = /** @type {readonly Player[]} */ (["person", "away", ...LEVELS]);

/** @type {Players} */
export const DEFAULT_PLAYERS = ["person", "4"];

/**
 * @param {Player} player
 * @returns {number | null}
 */
export function levelOf(player) {
  return player === "person" || player === "away" ? null : Number(player);
}

/**
 * What was kept somewhere as a pair of players, or null if it is anything else.
 *
 * @param {unknown} value
 * @returns {Players | null}
 */
export function readPlayers(value) {
  if (!Array.isArray(value) || value.length !== 2) return null;
  return value.every((player) => PLAYERS.includes(player)) ? [value[0], value[1]] : null;
}

/**
 * The one seat played by a person here, if there is just one.
 *
 * @param {Players} players
 * @returns {Seat | null}
 */
export function soleSeat(players) {
  if (players[0] === "person" && players[1] !== "person") return 0;
  if (players[1] === "person" && players[0] !== "person") return 1;
  return null;
}

/**
 * @param {number} seat
 * @returns {Seat}
 */
export function opposite(seat) {
  return seat === 0 ? 1 : 0;
}

/**
 * How a seat is spoken of: `you` and `computer` or `friend` where one person plays here, else by side.
 *
 * @typedef {"you" | "computer" | "friend" | "south" | "north"} Voice
 * @param {Players} players
 * @param {Seat} seat
 * @returns {Voice}
 */
export function voiceOf(players, seat) {
  const sole = soleSeat(players);
  if (sole === null) return seat === 0 ? "south" : "north";
  if (sole === seat) return "you";
  return players[seat] === "away" ? "friend" : "computer";
}
