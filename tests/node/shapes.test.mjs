// Everything that comes out of the module has the shape that mancala.d.ts declares.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Engine, Game } from "./module.mjs";
import { called, RULES, wander } from "./play.mjs";
import * as shape from "./shape.mjs";

for (const [i, rules] of RULES.entries()) {
  const [name, options] = rules;

  test(`positions, turns and outcomes of whole games: ${called(rules)}`, () => {
    for (let seed = 1; seed <= 3; seed += 1) {
      const game = new Game(name, options);
      shape.position(game.position());
      assert.equal(game.outcome(), null);
      const turns = wander(game, 100 * i + seed);
      shape.list(shape.turn)(turns, "turns");
      shape.list(shape.turn)(game.turns(), "turns()");
      shape.position(game.position());
      shape.outcome(name)(game.outcome(), "outcome");
      shape.list(shape.words)(game.legalMoves(), "legalMoves");
      shape.words(game.record(), "record");
    }
  });

  test(`the description: ${called(rules)}`, () => {
    const info = Game.describe(name, options);
    shape.gameInfo(info, "info");
    assert.equal(info.name, name);
    for (const option of info.options) {
      assert.equal(option.value, options[option.name] ?? option.default, option.name);
    }
  });

  test(`what the engine thinks: ${called(rules)}`, () => {
    const game = new Game(name, options);
    const engine = new Engine({ tableMegabytes: 1 });
    wander(game, i + 1, 5);
    engine.start(game, { nodes: 3000 });
    for (let analysis = engine.step(100); ; analysis = engine.step(400)) {
      shape.analysis(analysis);
      if (analysis.done) break;
    }
    wander(game, i + 1);
    shape.analysis(engine.think(game, { level: 2, all: true }));
    engine.free();
  });
}

test("every kind of step occurs in the games that these shapes are checked on", () => {
  const kinds = new Set();
  for (const [i, [name, options]] of RULES.entries()) {
    for (let seed = 1; seed <= 12; seed += 1) {
      for (const { steps } of wander(new Game(name, options), 100 * i + seed)) {
        for (const step of steps) kinds.add(step.as ? `${step.why} ${step.as}` : step.why);
      }
    }
  }
  const game = new Game("al-manqala");
  game.end("agree");
  const common = [
    "lift start",
    "lift relay",
    "sow",
    "capture chain",
    "capture nembak",
    "capture mikul",
    "capture backward",
    "release own",
    "sweep",
    "deal",
    "pass",
    "again",
    "round",
    "end",
  ];
  assert.deepEqual(
    common.filter((kind) => !kinds.has(kind)),
    [],
  );
});

test("what comes out is the caller's own: changing it changes no game", () => {
  const game = new Game("o-an-quan");
  const turn = game.play("Cr");
  const before = JSON.stringify([game.position(), game.turns(), game.legalMoves()]);
  const position = game.position();
  position.holes[0][0] = 99;
  position.captured[0].pebbles = 99;
  turn.steps.length = 0;
  turn.after.stores[0] = 99;
  game.turns()[0].before.toMove = 7;
  game.legalMoves().push("Zr");
  Game.describe("o-an-quan").options.length = 0;
  assert.equal(JSON.stringify([game.position(), game.turns(), game.legalMoves()]), before);
});
