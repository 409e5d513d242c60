// How often the strongest player has a proof in hand: `node benches/starter.mjs [GAMES] [NODES] [OPPONENT…]` plays Ô Ăn
// Quan with the module in pkg/, its starter with so many nodes a move (100 games, 2,000,000) and an empty table of 16 MB
// at the beginning of each game, against a player of chance (`random`) and each lower level (`1` to `7`). Prints, per
// opponent and in all, how many games were won, and after how many of the starter's moves its value is exact and above 0;
// or a win is proven, be it by a bound; and how many of the games differ, as levels vary only between moves that look equal
// to them. The same for each move of the game by its number. Chance is the same in every run.

import { readFileSync } from "node:fs";

import init, { Engine, Game } from "../pkg/mancala.js";

const [games = 100, nodes = 2_000_000] = process.argv.slice(2, 4).map(Number);
const opponents = process.argv.length > 4 ? process.argv.slice(4) : ["random", "1", "2", "3", "4", "5", "6", "7"];
await init({ module_or_path: readFileSync(new URL("../pkg/mancala_bg.wasm", import.meta.url)) });

/** Numbers below `n` that look like chance. */
function chance(seed) {
  let state = (seed * 2654435761 + 12345) >>> 0;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

const starter = new Engine({ tableMegabytes: 16 });
const other = new Engine({ tableMegabytes: 16 });

/** One game: what was known after each move of the starter, and who won. */
function play(opponent, seed) {
  const game = new Game("o-an-quan");
  const below = chance(seed);
  starter.clear();
  other.clear();
  const known = [];
  while (!game.outcome()) {
    if (game.position().toMove === 0) {
      const { best, exact, score, moves } = starter.think(game, { nodes, seed });
      const bound = exact ? "exact" : moves[0].bound;
      known.push({ exact: exact && score > 0, won: score > 0 && (bound === "exact" || bound === "at-least") });
      game.play(best);
    } else if (opponent === "random") {
      const legal = game.legalMoves();
      game.play(legal[below(legal.length)]);
    } else {
      game.play(other.think(game, { level: Number(opponent), seed: below(2 ** 32) }).best);
    }
  }
  const { winner } = game.outcome();
  const record = game.record();
  game.free();
  return { known, record, won: winner === 0 };
}

const share = (part, all) => `${part} of ${all} (${((100 * part) / Math.max(1, all)).toFixed(1)} %)`;
/** From some move on to the end. */
const lasts = (known, what) => known.length > 0 && known.at(-1)[what];
/** The number of the first move from which on it holds to the end, from 1. */
const since = (known, what) => known.findLastIndex((move) => !move[what]) + 2;

function tell(name, played) {
  const moves = played.flatMap(({ known }) => known);
  const count = (what) => moves.filter((move) => move[what]).length;
  const starts = (what) =>
    played
      .filter(({ known }) => lasts(known, what))
      .map(({ known }) => since(known, what))
      .sort((a, b) => a - b);
  const different = new Set(played.map(({ record }) => record)).size;
  console.log(
    `${name}: won ${share(played.filter(({ won }) => won).length, played.length)}, ${different} different games`,
  );
  for (const [what, called] of [
    ["exact", "exact and above 0"],
    ["won", "a win proven"],
  ]) {
    const from = starts(what);
    console.log(
      `  ${called}: after ${share(count(what), moves.length)} of the moves; to the end in ${share(from.length, played.length)} of the games, in the median from move ${from[Math.floor(from.length / 2)] ?? "-"} on`,
    );
  }
}

const all = [];
for (const opponent of opponents) {
  const played = Array.from({ length: games }, (_game, seed) => play(opponent, seed + 1));
  all.push(...played);
  tell(opponent, played);
}
tell("all", all);
const longest = Math.max(...all.map(({ known }) => known.length));
for (let at = 0; at < longest; at += 1) {
  const there = all.flatMap(({ known }) => known.slice(at, at + 1));
  const [exact, won] = ["exact", "won"].map((what) => share(there.filter((move) => move[what]).length, there.length));
  console.log(`move ${at + 1}: exact and above 0 ${exact}, a win proven ${won}`);
}
