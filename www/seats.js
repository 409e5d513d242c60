/** Who plays: short codes, so that they can be kept in history and storage as they are. */

/** @import { Names, Player, Players, ReadPlayers, Seat, SideOf, SoleSeat, VoiceOf, WhoIs } from "./types.js" */

/** South and North. */
export const SEATS = /** @type {readonly Seat[]} */ ([0, 1]);

/** The levels that play, weakest first. */
export const LEVELS = /** @type {readonly import("./types.js").Level[]} */ ([..."12345678"]);

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

/** The seat that a person here speaks for: the only one, or of two the one to move. @param {{ players: Players, toMove: Seat }} session */
export function ownSeat({ players, toMove }) {
  return soleSeat(players) ?? (players[0] === "person" ? toMove : null);
}

/** The seat that gives up if somebody here does. @param {import("./types.js").Session} session */
export const resigning = (session) => (session.outcome ? null : ownSeat(session));

/** What a side of the board is called. @type {SideOf} */
export function sideOf(seat, words) {
  return words.t(seat === 0 ? "seat-south" : "seat-north");
}

/** @type {(seat: number) => Seat} */
export function opposite(seat) {
  return seat === 0 ? 1 : 0;
}

/** @type {Names} */
export const NAMELESS = ["", ""];

/** What the persons at the table are called; a page has one table. */
let names = NAMELESS;

/** @param {Names} those */
export function callBy(those) {
  names = those;
}

export function calledBy() {
  return names;
}

/** What was kept somewhere as a pair of names; they were tidied when they were given. @type {(value: unknown) => Names} */
export function readNames(value) {
  const [south, north] = Array.isArray(value) ? value : NAMELESS;
  return typeof south === "string" && typeof north === "string" ? [south.slice(0, 80), north.slice(0, 80)] : NAMELESS;
}

/** Empty for a computer, which has none. @param {Players} players @param {number} seat @param {Names} called */
export function nameOf(players, seat, called = names) {
  return levelOf(players[seat]) === null ? called[seat] : "";
}

/** How a seat is spoken of. @type {VoiceOf} */
function voiceOf(players, seat, called) {
  const sole = soleSeat(players);
  if (sole === seat) return "you";
  if (nameOf(players, seat, called)) return "named";
  if (sole === null) return seat === 0 ? "south" : "north";
  return players[seat] === "away" ? "friend" : "computer";
}

/** The same for a sentence, in which a name keeps its own direction. @type {WhoIs} */
export function whoIs(players, seat, called = names) {
  return { voice: voiceOf(players, seat, called), name: `\u2068${called[seat]}\u2069` };
}
