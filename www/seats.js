/** Who plays: short codes, so that they can be kept in history and storage as they are. */

/** @import { Player, Players, ReadPlayers, Seat, SoleSeat, VoiceOf } from "./types.js" */

/** The levels that play, weakest first. */
export const LEVELS = /** @type {const} */ (["2", "4", "6", "8"]);

/** In the order they are offered. */
export const PLAYERS = /** @type {readonly Player[]} */ (["person", "away", ...LEVELS]);

/** @type {Players} */
export const DEFAULT_PLAYERS = ["person", "4"];

/** @param {Player} player */
export function levelOf(player) {
  return player === "person" || player === "away" ? null : Number(player);
}

/** @type {ReadPlayers} */
export function readPlayers(value) {
  if (!Array.isArray(value) || value.length !== 2) return null;
  return value.every((player) => PLAYERS.includes(player)) ? [value[0], value[1]] : null;
}

/** @type {SoleSeat} */
export function soleSeat(players) {
  if (players[0] === "person" && players[1] !== "person") return 0;
  if (players[1] === "person" && players[0] !== "person") return 1;
  return null;
}

/** @type {(seat: number) => Seat} */
export function opposite(seat) {
  return seat === 0 ? 1 : 0;
}

/** How a seat is spoken of. @type {VoiceOf} */
export function voiceOf(players, seat) {
  const sole = soleSeat(players);
  if (sole === null) return seat === 0 ? "south" : "north";
  if (sole === seat) return "you";
  return players[seat] === "away" ? "friend" : "computer";
}
