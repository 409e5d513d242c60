// A table that the memory does not hold is refused, and the module works on.

import assert from "node:assert/strict";
import { test } from "node:test";
import { another, bytes } from "./module.mjs";
import { refused } from "./refusal.mjs";
import { capped } from "./short.mjs";

test("where memory is short, a large table is refused and all else goes on", async () => {
  const { Engine, Game } = await another(capped(bytes, 512));
  const game = new Game("dakon");
  game.play("A");
  for (const tableMegabytes of [1024, 512, 32]) {
    const error = refused(() => new Engine({ tableMegabytes }), "out-of-memory");
    assert.match(error.message, new RegExp(`\\b${tableMegabytes}\\b`));
  }
  assert.equal(game.record(), "1/dakon//A");
  const engine = new Engine({ tableMegabytes: 16 });
  assert.ok(game.legalMoves().includes(engine.think(game, { level: 3 }).best));
  refused(() => new Engine(), "out-of-memory");
  game.play("B");
  assert.ok(engine.think(game, { level: 3 }).best);
});

test("a freed table makes room for another one", async () => {
  const { Engine, Game } = await another(capped(bytes, 512));
  for (let round = 0; round < 40; round += 1) {
    const engine = new Engine({ tableMegabytes: 16 });
    refused(() => new Engine({ tableMegabytes: 16 }), "out-of-memory");
    if (round % 10 === 0) assert.ok(engine.think(new Game("dakon"), { level: 1 }).best);
    engine.free();
  }
});

test("refused calls leave no memory behind", async () => {
  const { Engine, Game, default: init } = await another(capped(bytes, 512));
  const memory = (await init()).memory;
  const game = new Game("san-yao");
  const round = () => {
    for (const work of [
      () => game.play("Z".repeat(60_000)),
      () => Game.parse(`1/dakon//${"A.".repeat(30_000)}`),
      () => Game.parse("A".repeat(65_536)),
      () => new Game("dakon", { holes: 12 }),
      () => Game.fromPosition({ ...game.position(), round: 0 }),
      () => new Engine({ tableMegabytes: 0 }),
    ]) {
      refused(work, ["not-a-move", "illegal-move", "not-a-record", "bad-option", "out-of-range"]);
    }
  };
  for (let i = 0; i < 20; i += 1) round();
  const before = memory.buffer.byteLength;
  for (let i = 0; i < 150; i += 1) round();
  assert.equal(memory.buffer.byteLength, before);
});

test("the largest table is made, or refused as too large", async () => {
  const { Engine, Game } = await another();
  let engine;
  try {
    engine = new Engine({ tableMegabytes: 1024 });
  } catch {
    refused(() => new Engine({ tableMegabytes: 1024 }), "out-of-memory");
    engine = new Engine({ tableMegabytes: 1 });
  }
  assert.ok(engine.think(new Game("dakon"), { nodes: 1000 }).best);
  engine.free();
});

/** What a module takes beside a table: itself, and what is kept free for games and searches. */
const BESIDE = 10;

test("memory stays within the table and ten megabytes, whatever is thought about", async () => {
  for (const tableMegabytes of [1, 16, 40]) {
    const { Engine, Game, games, default: init } = await another();
    const { memory } = await init();
    const engine = new Engine({ tableMegabytes });
    for (const name of games) {
      const game = new Game(name);
      engine.think(game, { nodes: 100_000, all: true });
      game.free();
    }
    const most = (tableMegabytes + BESIDE) * 2 ** 20;
    assert.ok(memory.buffer.byteLength <= most, `${tableMegabytes}: ${memory.buffer.byteLength}`);
  }
});

test("every level plays every game where there is room for a table of 16 MB alone", async () => {
  const { Engine, Game, games } = await another(capped(bytes, (16 + BESIDE) * 16));
  const engine = new Engine({ tableMegabytes: 16 });
  for (const name of games) {
    const game = new Game(name);
    for (let level = 1; level <= 8; level += 1) {
      const { best } = engine.think(game, { level });
      assert.ok(game.legalMoves().includes(best));
      game.play(best);
    }
    game.free();
  }
});
