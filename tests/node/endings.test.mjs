// Tables of endings in the module: what they bring, and what is refused without harm.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Engine, Game } from "./module.mjs";
import { refused } from "./refusal.mjs";

const TABLE = new Uint8Array(readFileSync(new URL("../../www/engine/endings/al-manqala.bin", import.meta.url)));
/** Eight beads, going round in circles. */
const EIGHT = "1/al-manqala/S:1,0,0,2,0,1,0:0,1,0,0,1,0,2:44,46/";

test("with a table the last beads are played perfectly", () => {
  const engine = new Engine({ tableMegabytes: 1 });
  const game = Game.parse(EIGHT);
  engine.loadTable(game, TABLE);
  const analysis = engine.think(game, { nodes: 20_000 });
  assert.ok(analysis.exact);
  // From a position to the next: what the best move is worth is what is left after it.
  const on = game.clone();
  on.play(analysis.best);
  if (!on.outcome()) {
    const after = engine.think(on, { nodes: 20_000 });
    assert.ok(after.exact);
    assert.equal(after.score, on.position().toMove === 0 ? analysis.score : -analysis.score);
  }
});

test("what is no table of this game is refused, and the engine goes on", () => {
  const engine = new Engine({ tableMegabytes: 1 });
  const game = Game.parse(EIGHT);
  const damaged = TABLE.slice();
  damaged[50_000] ^= 1;
  const newer = TABLE.slice();
  newer[15] = 9;
  for (const [bytes, code] of [
    [undefined, "not-a-table"],
    [null, "not-a-table"],
    [7, "not-a-table"],
    ["mancala endings", "not-a-table"],
    [[...TABLE.slice(0, 40)], "not-a-table"],
    [TABLE.buffer, "not-a-table"],
    [new Uint8Array(0), "not-a-table"],
    [new Uint8Array(100), "not-a-table"],
    [TABLE.slice(0, 15), "not-a-table"],
    [TABLE.slice(0, 20), "damaged-table"],
    [TABLE.slice(0, -1), "damaged-table"],
    [damaged, "damaged-table"],
    [newer, "newer-version"],
    [new Uint8Array(1 << 21), "table-too-large"],
  ]) {
    refused(() => engine.loadTable(game, bytes), code);
  }
  const other = new Game("dakon");
  refused(() => engine.loadTable(other, TABLE), "foreign-table");
  const liar = TABLE.slice(0, 40);
  Object.defineProperty(liar, "length", { value: 1e9 });
  refused(() => engine.loadTable(game, liar), "damaged-table");
  assert.ok(game.legalMoves().includes(engine.think(game, { nodes: 500 }).best));
});

test("a caller's exception passes through", () => {
  const engine = new Engine({ tableMegabytes: 1 });
  const game = Game.parse(EIGHT);
  const bytes = TABLE.slice(0, 40);
  bytes[Symbol.iterator] = () => {
    throw new RangeError("mine");
  };
  assert.throws(() => engine.loadTable(game, bytes), { name: "RangeError", message: "mine" });
  engine.loadTable(game, TABLE);
});
