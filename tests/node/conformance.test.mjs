// A part of the vectors in tests/conformance/, through the module: the whole is checked natively.

import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { file, Game, text } from "./module.mjs";

const WHOLE = ["special.jsonl", "typed.jsonl"];
const LINES = 6;

/** A position as the vectors write it: without the options. */
function bare({ options, ...position }) {
  return position;
}

function replay(line, at) {
  const game = line.typed ? Game.fromPosition(line.typed) : new Game(line.game, line.options);
  if (line.settled) {
    assert.deepEqual(bare(game.position()), line.settled, `${at}: settled`);
    assert.equal(game.outcome()?.reason ?? null, line.settledOver, `${at}: the end of the settled position`);
  }
  for (const [i, ply] of line.plies.entries()) {
    const where = `${at}, ply ${i + 1}`;
    assert.deepEqual(game.legalMoves(), ply.legal, `${where}: legal moves`);
    const turn = game.play(ply.move);
    assert.deepEqual(bare(turn.after), ply.after, `${where}: the position after ${ply.move}`);
    assert.equal(game.outcome()?.reason ?? null, ply.over, `${where}: the end`);
  }
  assert.deepEqual(game.outcome()?.points ?? game.position().stores, line.points, `${at}: points`);
  assert.equal(game.outcome()?.reason ?? null, line.reason, `${at}: reason`);
  return game;
}

const names = readdirSync(file("tests/conformance/")).filter((name) => name.endsWith(".jsonl"));

test("all the vectors are there", () => {
  assert.ok(names.length >= 18, names.join(" "));
});

for (const name of names) {
  test(`the games of ${name}`, () => {
    const lines = text(`tests/conformance/${name}`).trimEnd().split("\n");
    const wanted = WHOLE.includes(name) ? lines : lines.slice(0, LINES);
    for (const [i, line] of wanted.entries()) {
      const at = `${name}:${i + 1}`;
      const game = replay(JSON.parse(line), at);
      const again = Game.parse(game.record());
      assert.deepEqual(again.position(), game.position(), `${at}: its record`);
      assert.deepEqual(again.outcome(), game.outcome(), `${at}: its record`);
    }
  });
}
