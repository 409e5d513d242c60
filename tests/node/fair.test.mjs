// Fair openings: each can be played, whoever starts, and what is called proven is.

import assert from "node:assert/strict";
import { test } from "node:test";

import { FAIR } from "../../www/panels/fair.js";
import { Engine, Game, games } from "./module.mjs";

/** The other player's hole of the same place: `C` is `c`, and `Br` is `br`. */
const turned = (move) => move.replace(/^./, (hole) => (hole < "a" ? hole.toLowerCase() : hole.toUpperCase()));

const played = (name, options, moves) => {
  const game = new Game(name, options);
  for (const move of moves) game.play(move);
  return game;
};

for (const { game: name, options, moves, margin, proven } of FAIR)
  test(`${name} ${JSON.stringify(options)} ${moves.join(" ")}`, () => {
    const game = played(name, options, moves);
    const other = played(name, { ...options, first: 1 }, moves.map(turned));
    assert.equal(game.outcome(), null);
    assert.deepEqual(other.position().holes, game.position().holes.toReversed());
    assert.notEqual(other.position().toMove, game.position().toMove);
    if (!proven) return;
    const found = new Engine({ tableMegabytes: 16 }).think(game, { nodes: 1_000_000 });
    assert.ok(found.exact);
    assert.equal(game.position().toMove === 0 ? found.score : 0 - found.score, margin);
  });

test("every game has some, each once", () => {
  const keys = FAIR.map(({ game, options, moves }) => JSON.stringify([game, options, moves]));
  assert.equal(new Set(keys).size, keys.length);
  assert.deepEqual(new Set(FAIR.map(({ game }) => game)), new Set(games));
});
