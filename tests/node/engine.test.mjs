// The engine: slices, limits, seeds, what it says, and what it says when there is nothing to say.

import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as wait } from "node:timers/promises";
import { Engine, Game } from "./module.mjs";
import { called, midway, RULES, seen, wander } from "./play.mjs";
import { refused } from "./refusal.mjs";

const small = () => new Engine({ tableMegabytes: 1 });

/** Whether an analysis speaks of this game: every legal move once, and a line that can be played. */
function assertSound(analysis, game) {
  const legal = game.legalMoves();
  assert.ok(legal.includes(analysis.best), `${analysis.best} of ${legal}`);
  assert.deepEqual(analysis.moves.map((each) => each.move).sort(), [...legal].sort());
  assert.equal(analysis.moves[0].move, analysis.best);
  assert.equal(analysis.line[0], analysis.best);
  const on = game.clone();
  for (const move of analysis.line) on.play(move);
  on.free();
}

for (const [i, rules] of RULES.entries()) {
  test(`a legal move from the first slice on: ${called(rules)}`, () => {
    const engine = small();
    for (const plies of [0, 3, 12, 25]) {
      const game = midway(rules, i + 200, plies);
      const before = seen(game);
      if (before.outcome) continue;
      for (const limits of [undefined, {}, { nodes: 2500 }, { level: 8, nodes: 1500 }, { nodes: 1500, all: true }]) {
        engine.start(game, limits);
        let analysis = engine.step(1);
        assertSound(analysis, game);
        let nodes = analysis.nodes;
        while (!analysis.done) {
          analysis = engine.step(250);
          assertSound(analysis, game);
          assert.ok(analysis.nodes >= nodes, "nodes are counted up");
          nodes = analysis.nodes;
        }
        assert.deepEqual(engine.step(1000), analysis, "a search that is done stays as it is");
      }
      assert.deepEqual(seen(game), before);
    }
    engine.free();
  });

  test(`every level gives a legal move: ${called(rules)}`, () => {
    const engine = small();
    const game = midway(rules, i + 210, 6);
    for (let level = 1; level <= 8; level += 1) {
      const analysis = engine.think(game, { level, nodes: 6000 });
      assert.equal(analysis.done, true);
      assertSound(analysis, game);
    }
    engine.free();
  });

  test(`a game that is over has no move to find: ${called(rules)}`, () => {
    const engine = small();
    const game = midway(rules, i + 220, 2000);
    const resigned = new Game(...rules);
    resigned.end("resign");
    for (const over of [game, resigned]) {
      engine.start(over, { nodes: 1000 });
      for (const analysis of [engine.step(1), engine.think(over), engine.think(over, { all: true, level: 8 })]) {
        assert.equal(analysis.done, true);
        assert.equal(analysis.best, "");
        assert.deepEqual([analysis.line, analysis.moves], [[], []]);
      }
    }
    engine.free();
  });

  test(`a value for every move: ${called(rules)}`, () => {
    const game = midway(rules, i + 230, 5);
    for (const limits of [{ nodes: 5000 }, { level: 2 }, { level: 5, seed: 3 }]) {
      const analysis = small().think(game, { ...limits, all: true });
      assertSound(analysis, game);
      // What was only looked at to refuse it would be at most something; a guess may lie there by chance.
      const bounds = analysis.moves.filter(({ bound }) => !["exact", "estimate"].includes(bound));
      assert.ok(bounds.length <= 1, JSON.stringify(bounds));
    }
  });
}

test("the engine is given a copy of the game", () => {
  const game = midway(["dakon", {}], 1, 4);
  const expected = small().think(game, { nodes: 5000 });
  const engine = small();
  engine.start(game, { nodes: 5000 });
  engine.step(100);
  wander(game, 2, 10);
  game.free();
  let analysis = engine.step(100);
  while (!analysis.done) analysis = engine.step(100);
  assert.deepEqual(analysis, expected);
});

test("before a game and after clearing there is nothing to go on with", () => {
  const engine = small();
  refused(() => engine.step(1), "not-started");
  const game = new Game("dakon");
  engine.start(game);
  engine.step(10);
  engine.clear();
  refused(() => engine.step(1), "not-started");
  engine.clear();
  engine.start(game);
  assertSound(engine.step(1), game);
});

test("a new start takes the place of the old one, also of another game", () => {
  const engine = small();
  engine.start(new Game("dakon"), { nodes: 100_000 });
  engine.step(500);
  const game = new Game("san-yao", { match: false });
  engine.start(game, { nodes: 2000 });
  assert.deepEqual(engine.step(1_000_000), small().think(game, { nodes: 2000 }));
});

test("no limits are the default level", () => {
  for (const rules of RULES) {
    const game = midway(rules, 9, 3);
    const expected = small().think(game, { level: 4 });
    assert.deepEqual(small().think(game), expected);
    assert.deepEqual(small().think(game, {}), expected);
    assert.deepEqual(small().think(game, { seed: 0, all: false }), expected);
  }
});

test("the first limit that is reached stops", () => {
  const game = midway(["al-manqala", {}], 4, 6);
  const level = small().think(game, { level: 2 });
  assert.deepEqual(small().think(game, { level: 2, nodes: 4_000_000_000 }), level);
  const cut = small().think(game, { level: 7, nodes: 3000 });
  assert.ok(cut.nodes <= 3000 && cut.done, `${cut.nodes} nodes`);
  assert.ok(small().think(game, { level: 7, nodes: 1 }).done);
  assert.ok(small().think(game, { nodes: 3000 }).depth >= 1);
});

test("the same seed, the same move; other seeds, other moves among equals", () => {
  const game = new Game("o-an-quan");
  const bests = new Set();
  for (let seed = 0; seed < 24; seed += 1) {
    const analysis = small().think(game, { level: 1, seed });
    assert.deepEqual(small().think(game, { level: 1, seed }), analysis);
    assertSound(analysis, game);
    bests.add(analysis.best);
  }
  assert.ok(bests.size > 1, "Al and Er are worth the same");
  assert.ok(small().think(game, { level: 1, seed: 2 ** 32 - 1 }).done);
});

test("a clock that has run out stops at the next slice", async () => {
  const game = new Game("al-manqala");
  const engine = small();
  engine.start(game, { millis: 1 });
  await wait(30);
  const analysis = engine.step(1_000_000_000);
  assert.equal(analysis.done, true);
  assertSound(analysis, game);
  assert.deepEqual(engine.step(1000), analysis);
});

test("a clock alone ends the thinking", () => {
  for (const millis of [1, 40]) {
    const game = new Game("dakon");
    const analysis = small().think(game, { millis });
    assert.equal(analysis.done, true);
    assertSound(analysis, game);
  }
  const game = new Game("dakon");
  assert.deepEqual(small().think(game, { millis: 4_000_000_000, level: 2 }), small().think(game, { level: 2 }));
});

test("a clock of one start does not run in the next", async () => {
  const game = new Game("al-manqala");
  const engine = small();
  engine.start(game, { millis: 1 });
  await wait(30);
  engine.start(game, { nodes: 3000 });
  assert.deepEqual(engine.step(1_000_000), small().think(game, { nodes: 3000 }));
  engine.start(game, { millis: 1 });
  await wait(30);
  engine.clear();
  assert.deepEqual(engine.think(game, { nodes: 3000 }), small().think(game, { nodes: 3000 }));
});

test("a single move left is played, and a sure win is proven", () => {
  const game = Game.fromPosition({
    game: "dakon",
    toMove: 0,
    holes: [
      [0, 0, 0, 0, 1],
      [0, 0, 0, 0, 1],
    ],
    stores: [40, 8],
    options: { holes: 5 },
  });
  const analysis = small().think(game, { nodes: 100, all: true });
  assert.deepEqual([analysis.best, analysis.exact], ["E", true]);
  assert.equal(analysis.score, 32, "41 and the other's last one go to 41–9");
  assert.deepEqual(analysis.moves, [{ move: "E", score: 32, bound: "exact" }]);
});

test("two engines at work do not disturb each other", () => {
  const games = [new Game("dakon"), new Game("o-an-quan")];
  const expected = games.map((game) => small().think(game, { nodes: 4000 }));
  const engines = games.map((game) => {
    const engine = small();
    engine.start(game, { nodes: 4000 });
    return engine;
  });
  const analyses = engines.map((engine) => engine.step(1));
  while (analyses.some((analysis) => !analysis.done)) {
    for (const [i, engine] of engines.entries()) analyses[i] = engine.step(123);
  }
  assert.deepEqual(analyses, expected);
});

/** How many of a line's moves make the majority before the other one moves; 0 where they do not. */
function majorityIn(line, start) {
  const game = start.clone();
  const { toMove, holes } = game.position();
  const total = holes.flat().reduce((sum, seeds) => sum + seeds, 0);
  for (let count = 1; count <= line.length; count += 1) {
    game.play(line[count - 1]);
    const { stores, toMove: next } = game.position();
    if (stores[toMove] * 2 > total) return count;
    if (next !== toMove) return 0;
  }
  return 0;
}

for (const nembak of ["stays", "takes-both"]) {
  test(`Dakon, ${nembak}: a majority before the other moves is found within 2,000,000 nodes on every board`, () => {
    const engine = new Engine();
    for (const holes of [5, 6, 7, 8, 9]) {
      const game = new Game("dakon", { holes, nembak });
      engine.start(game, { nodes: 2_000_000 });
      let analysis;
      do analysis = engine.step(10_000);
      while (!analysis.done && majorityIn(analysis.line, game) === 0);
      assert.ok(majorityIn(analysis.line, game) > 0, `${holes} holes: ${analysis.line}`);
      assert.ok(analysis.score > 0);
      assert.equal(analysis.best, analysis.line[0]);
    }
  });
}
