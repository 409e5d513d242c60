// Chance play, the same in every run.

import { Game } from "./module.mjs";

/** Every game, with the options that change its rules, alone and together. */
export const RULES = [
  ["o-an-quan", {}],
  ["o-an-quan", { first: 1 }],
  ["o-an-quan", { mandarin: "pebbles" }],
  ["o-an-quan", { emptyMandarin: "gap" }],
  ["o-an-quan", { youngMandarin: 5 }],
  ["o-an-quan", { first: 1, mandarin: "pebbles", emptyMandarin: "gap", youngMandarin: 10 }],
  ["san-yao", {}],
  ["san-yao", { first: 1, rounds: 3 }],
  ["san-yao", { match: false }],
  ["al-manqala", {}],
  ["al-manqala", { first: 1 }],
  ["dakon", {}],
  ["dakon", { first: 1 }],
  ["dakon", { nembak: "takes-both" }],
  ...[5, 6, 8, 9].map((holes) => ["dakon", { holes }]),
];

/** How rules are called in the name of a test. */
export const called = ([name, options]) => [name, ...Object.entries(options).map((entry) => entry.join("="))].join(" ");

/** Numbers below `n` that look like chance. */
export function chance(seed) {
  let state = (seed * 2654435761 + 12345) >>> 0;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

/** Plays so many moves by chance, or to the end; gives the turns. */
export function wander(game, seed, plies = 2000) {
  const below = chance(seed);
  const turns = [];
  for (let ply = 0; ply < plies; ply += 1) {
    const moves = game.legalMoves();
    if (moves.length === 0) break;
    turns.push(game.play(moves[below(moves.length)]));
  }
  return turns;
}

/** A game of these rules, so many chance moves on. */
export function midway([name, options], seed, plies) {
  const game = new Game(name, options);
  wander(game, seed, plies);
  return game;
}

/** All that can be seen of a game: if it is the same before and after, nothing has changed. */
export const seen = (game) => ({
  position: game.position(),
  legal: game.legalMoves(),
  outcome: game.outcome(),
  record: game.record(),
});
