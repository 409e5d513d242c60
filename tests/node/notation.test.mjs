// docs/notation.md is true: its examples, and its grammar.

import assert from "node:assert/strict";
import { test } from "node:test";
import { grammar } from "./grammar.mjs";
import { Game, games, text } from "./module.mjs";
import { chance, midway, RULES, wander } from "./play.mjs";
import { refused } from "./refusal.mjs";

const page = text("docs/notation.md");

/** The lines of all blocks of a sort. */
function blocks(sort) {
  const found = [...page.matchAll(new RegExp(`^\`\`\`${sort}\n([\\s\\S]*?)^\`\`\`$`, "gm"))].map(([, block]) => block);
  assert.ok(found.length > 0, `no block of the sort ${sort}`);
  return found.join("").trimEnd().split("\n");
}

const matches = grammar(blocks("grammar").join("\n"), "record");

/** A game from a text, or nothing. */
function parsed(record) {
  try {
    return Game.parse(record);
  } catch (error) {
    refused(() => Game.parse(record), error.code);
    return undefined;
  }
}

test("the page's records can be played, and are written as they stand there", () => {
  const records = blocks("record");
  for (const record of records) {
    assert.equal(Game.parse(record).record(), record);
    assert.match(record, matches);
  }
  assert.deepEqual([...new Set(records.map((record) => Game.parse(record).position().game))].sort(), [...games].sort());
});

test("the page's other spellings become what it says", () => {
  for (const line of blocks("canonical")) {
    const [written, canonical] = line.split(/\s+/);
    assert.equal(Game.parse(written).record(), canonical);
    assert.match(written, matches);
  }
});

test("the page's faults are refused as it says", () => {
  for (const line of blocks("refused")) {
    const [record, code, at = ""] = line.split(/\s+/);
    refused(() => Game.parse(record), code, at);
  }
});

test("the page's grammar has every game and every option with all its words", () => {
  const rules = blocks("grammar").join("\n");
  for (const name of games) {
    assert.ok(rules.includes(`"${name}"`), name);
    for (const option of Game.describe(name).options) {
      const values = option.values ??
        { seat: ["0", "1"], flag: ["true", "false"] }[option.kind] ?? [option.min, option.max];
      for (const value of values) assert.match(`1/${name};${option.name}=${value}//`, matches);
    }
  }
});

test("every record of a chance game follows the grammar", () => {
  for (const [i, rules] of RULES.entries()) {
    for (const plies of [0, 1, 30, 2000]) {
      const game = midway(rules, i + 300, plies);
      assert.match(game.record(), matches);
      const typed = Game.fromPosition(game.position());
      wander(typed, i, 3);
      assert.match(typed.record(), matches);
    }
  }
});

test("nothing is a record that does not follow the grammar", () => {
  const below = chance(77);
  const letters = "0123456789AFGIZafgilrSNsq/;=:,.-+%é \n";
  const seeds = [...blocks("record"), ...blocks("canonical").map((line) => line.split(/\s+/)[0])];
  const pick = (list) => list[below(list.length)];
  let [accepted, refusals] = [0, 0];
  for (let round = 0; round < 6000; round += 1) {
    let record = pick(seeds);
    for (let edits = 1 + below(3); edits > 0; edits -= 1) {
      const at = below(record.length + 1);
      const cut = below(2);
      const other = pick(seeds);
      const from = below(other.length);
      const put = [pick(letters), "", record.slice(at, at + 1 + below(5)), other.slice(from, from + below(12))][
        below(4)
      ];
      record = record.slice(0, at) + put + record.slice(at + cut);
    }
    const game = parsed(record);
    if (!game) {
      refusals += 1;
      continue;
    }
    accepted += 1;
    assert.match(record, matches);
    assert.equal(Game.parse(game.record()).record(), game.record());
    game.free();
  }
  assert.ok(accepted > 100 && refusals > 1000, `${accepted} accepted, ${refusals} refused`);
});
