/** The game that is asked for. Whatever is wrong with it is thrown as the engine or JSON says it. */
import { gameNamedIn, readFragment } from "../routing.js";

/** @import { Mancala } from "../types.js" */
/** @import { Game, Wanted } from "./types.js" */

/** A whole link will do: what stands behind its `#`. @param {string} text @param {Mancala} mancala */
function recordIn(text, { games }) {
  return readFragment(text.slice(text.indexOf("#") + 1), games).text;
}

/** @param {string} game @param {string} position */
const recordOf = (game, position = "") => `1/${game}/${position}/`;

/** @param {Wanted} wanted @param {Mancala} mancala @returns {Game} */
export function openGame({ game, position, record }, mancala) {
  const { Game } = mancala;
  if (record) {
    const text = recordIn(record, mancala);
    return Game.parse(text.includes("/") ? text : recordOf(text));
  }
  if (position.startsWith("{")) return Game.fromPosition(JSON.parse(position));
  // A record shows a position as well.
  if (/^\d+\//.test(position)) return Game.parse(position);
  return Game.parse(recordOf(game, position));
}

/** One that is fresh and as like as can be had. @param {Wanted} wanted @param {Mancala} mancala @returns {Game} */
export function freshGame({ game, record }, mancala) {
  const { Game, games } = mancala;
  const named = record && gameNamedIn(recordIn(record, mancala), games);
  try {
    return Game.parse(recordOf(named || game));
  } catch {
    const known = games.find((one) => one === game.split(";")[0]);
    return new Game(known ?? games[0]);
  }
}

/** Which of them is at fault. @param {Wanted} wanted */
export function blamed({ position, record }) {
  if (record) return "record";
  return position ? "position" : "game";
}
