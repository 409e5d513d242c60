// A table that the memory does not hold is refused, and the module works on.

import assert from "node:assert/strict";
import { test } from "node:test";
import { another, bytes } from "./module.mjs";
import { refused } from "./refusal.mjs";

/** A number as WebAssembly writes it: seven bits a byte, the low ones first. */
function leb(number) {
  const out = [];
  for (let rest = number; ; rest >>>= 7) {
    out.push((rest & 127) | (rest > 127 ? 128 : 0));
    if (rest <= 127) return out;
  }
}

function readLeb(code, at) {
  let [number, shift, i] = [0, 0, at];
  for (; ; i += 1, shift += 7) {
    number |= (code[i] & 127) << shift;
    if (code[i] < 128) return [number >>> 0, i + 1];
  }
}

/** The module with a memory that may not grow beyond so many pages of 64 KiB. */
function capped(code, pages) {
  const [MEMORY, HEADER] = [5, 8];
  const out = [...code.subarray(0, HEADER)];
  let found = false;
  for (let at = HEADER; at < code.length; ) {
    const [size, body] = readLeb(code, at + 1);
    if (code[at] === MEMORY) {
      const [memories, flags] = code.subarray(body, body + 2);
      assert.deepEqual([memories, flags & ~1], [1, 0], "one memory of the usual sort");
      const [least] = readLeb(code, body + 2);
      assert.ok(least < pages, `the module itself takes ${least} pages`);
      const content = [1, 1, ...leb(least), ...leb(pages)];
      out.push(MEMORY, ...leb(content.length), ...content);
      found = true;
    } else {
      for (let i = at; i < body + size; i += 1) out.push(code[i]);
    }
    at = body + size;
  }
  assert.ok(found, "the module has a memory");
  return new Uint8Array(out);
}

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
