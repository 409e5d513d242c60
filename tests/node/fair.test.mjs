// Fair openings: each can be played, whoever starts, and a tie that is called proven is. (What is not quite even takes
// more nodes: see docs/solved.md.)

import assert from "node:assert/strict";
import { test } from "node:test";

import { asPlayed, FAIR, fairUnder } from "../../www/panels/fair.js";
import { Engine, Game, games } from "./module.mjs";

const played = (name, options, moves) => {
  const game = new Game(name, options);
  for (const move of moves) game.play(move);
  return game;
};

for (const { game: name, options, moves, margin, proven } of FAIR)
  test(`${name} ${JSON.stringify(options)} ${moves.join(" ")}`, () => {
    const game = played(name, options, moves);
    const other = played(
      name,
      { ...options, first: 1 },
      moves.map((move) => asPlayed(move, 1)),
    );
    assert.equal(game.outcome(), null);
    assert.ok(fairUnder(name, options).some((one) => one.moves === moves));
    assert.deepEqual(fairUnder(name, { ...options, nembak: "takes-both" }), []);
    assert.deepEqual(other.position().holes, game.position().holes.toReversed());
    assert.notEqual(other.position().toMove, game.position().toMove);
    if (!proven || margin !== 0) return;
    const found = new Engine({ tableMegabytes: 16 }).think(game, { nodes: 1_000_000 });
    assert.ok(found.exact);
    assert.equal(found.score, margin);
  });

test("every game has some, each once", () => {
  const keys = FAIR.map(({ game, options, moves }) => JSON.stringify([game, options, moves]));
  assert.equal(new Set(keys).size, keys.length);
  assert.deepEqual(new Set(FAIR.map(({ game }) => game)), new Set(games));
});
