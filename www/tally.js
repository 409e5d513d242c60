/** The running score of games between the same two, for each game; it follows them when they swap sides. */
import { parse, read, write } from "./storage.js";

/** @import { Names, Outcome, Players, Tally } from "./types.js" */

const KEY = "mancala:tally";
/** Pairs of each game that are remembered. */
const KEPT = 6;

/** @param {unknown} pair */
const counts = (pair) => Array.isArray(pair) && pair.length === 2 && pair.every(Number.isSafeInteger);

/** @type {(data: any) => Tally | null} */
function readTally(data) {
  const texts = (/** @type {unknown[]} */ all) => all.every((one) => typeof one === "string");
  const named = Array.isArray(data?.sitters) && data.sitters.length === 2 && texts(data.sitters);
  if (!named || !counts(data.wins) || !counts(data.points) || !Number.isSafeInteger(data.draws)) return null;
  const { sitters, wins, points, draws, last } = data;
  return { sitters: [sitters[0], sitters[1]], wins, points, draws, last: typeof last === "string" ? last : "" };
}

/** @param {string} game @returns {Tally[]} the latest first */
function talliesOf(game) {
  const all = parse(read(KEY))?.[game];
  return Array.isArray(all) ? all.map(readTally).filter((one) => one !== null) : [];
}

/** @param {string} game @param {Tally} tally */
function keep(game, tally) {
  const others = talliesOf(game).filter((one) => !same(one.sitters, tally.sitters) && !crossed(one, tally.sitters));
  const all = parse(read(KEY));
  write(
    KEY,
    JSON.stringify({ ...(all && typeof all === "object" ? all : {}), [game]: [tally, ...others].slice(0, KEPT) }),
  );
}

/** @param {[string, string]} one @param {[string, string]} other */
const same = (one, other) => one[0] === other[0] && one[1] === other[1];

/** @param {Tally} tally @param {[string, string]} sitters */
const crossed = (tally, sitters) => tally.sitters[0] === sitters[1] && tally.sitters[1] === sitters[0];

/** @param {Tally} tally @returns {Tally} */
function swapped({ sitters: [a, b], wins, points, draws, last }) {
  return { sitters: [b, a], wins: [wins[1], wins[0]], points: [points[1], points[0]], draws, last };
}

/** Who the two are, as far as a page can know. @param {Players} players @param {Names} names @returns {[string, string]} */
export function sittersOf(players, names) {
  const of = (/** @type {0 | 1} */ seat) =>
    players[seat] === "person" || players[seat] === "away" ? `${players[seat]}:${names[seat]}` : players[seat];
  return [of(0), of(1)];
}

/** Seen from South, whoever sits there now. @param {string} game @param {[string, string]} sitters @returns {Tally} */
export function tallyOf(game, sitters) {
  for (const tally of talliesOf(game)) {
    if (same(tally.sitters, sitters)) return tally;
    if (crossed(tally, sitters)) return swapped(tally);
  }
  return { sitters, wins: [0, 0], points: [0, 0], draws: 0, last: "" };
}

/** A given-up game counts as won, its points as none. @param {Outcome} outcome */
const worthOf = ({ winner, points, reason }) => ({ winner, points: reason === "resigned" ? [0, 0] : points });

/** @param {Tally} tally @param {Outcome} outcome @param {1 | -1} sign @param {string} last @returns {Tally} */
function changed({ sitters, wins, points, draws }, outcome, sign, last) {
  const { winner, points: worth } = worthOf(outcome);
  const add = (/** @type {number} */ before, /** @type {number} */ by) => Math.max(0, before + sign * by);
  return {
    sitters,
    wins: [add(wins[0], winner === 0 ? 1 : 0), add(wins[1], winner === 1 ? 1 : 0)],
    points: [add(points[0], worth[0]), add(points[1], worth[1])],
    draws: add(draws, winner === null ? 1 : 0),
    last,
  };
}

/** One more game. @type {(game: string, sitters: [string, string], outcome: Outcome, record: string) => void} */
export function count(game, sitters, outcome, record) {
  keep(game, changed(tallyOf(game, sitters), outcome, 1, record));
}

/** The game counted last goes on after all. @type {(game: string, sitters: [string, string], outcome: Outcome, record: string) => void} */
export function uncount(game, sitters, outcome, record) {
  const tally = tallyOf(game, sitters);
  if (tally.last === record) keep(game, changed(tally, outcome, -1, ""));
}

/** Two who cannot be told apart swap sides, and their score with them. @param {string} game @param {[string, string]} sitters */
export function swap(game, sitters) {
  if (sitters[0] === sitters[1]) keep(game, swapped(tallyOf(game, sitters)));
}

/** @param {string} game @param {[string, string]} sitters */
export function reset(game, sitters) {
  keep(game, { sitters, wins: [0, 0], points: [0, 0], draws: 0, last: "" });
}
