// Setting up a position: what the editor does to it, judged by the engine.

import assert from "node:assert/strict";
import { test } from "node:test";
import { carryOver, count, emptied, fill, missing, numberIn, presentable, write } from "../../www/study/draft.js";
import { Game } from "./module.mjs";
import { called, chance, midway, RULES } from "./play.mjs";

for (const rules of RULES) {
  const [name, options] = rules;
  const info = Game.describe(name, options);
  const start = new Game(name, options).position();

  test(`the rest given to a side makes it whole again: ${called(rules)}`, () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      const below = chance(seed);
      let draft = midway(rules, seed, seed * 3).position();
      assert.deepEqual(missing(draft, start), { seeds: 0, stones: 0 });
      for (let changes = 0; changes < 4; changes += 1) {
        const seat = below(2);
        draft = write(draft, `holes[${seat}][${below(draft.holes[0].length)}]`, below(4) * 2);
      }
      for (const seat of [0, 1]) {
        const whole = fill(draft, start, seat);
        if (missing(whole, start).seeds !== 0) continue;
        // Al-manqala wants even stores; all else is a position.
        if (name === "al-manqala" && whole.stores.some((points) => points % 2)) continue;
        Game.fromPosition(whole).free();
      }
    }
  });

  test(`an empty board with the rest on one side is a game that is over: ${called(rules)}`, () => {
    const bare = emptied(start);
    assert.equal(count(bare).seeds, 0);
    const game = Game.fromPosition(fill(bare, start, 0));
    // In a match the next round is dealt; everywhere else there is nothing to play with.
    assert.ok(game.outcome() || name === "san-yao", JSON.stringify(game.position()));
  });

  test(`whatever is typed can be shown: ${called(rules)}`, () => {
    for (const value of [Number.NaN, -5, 1.5, 1e300, Number.POSITIVE_INFINITY, 0]) {
      const shown = presentable(write(start, "holes[0][1]", value), info);
      const there = shown.holes[0][1];
      assert.ok(Number.isInteger(there) && there >= 0 && there <= info.total, `${value}: ${there}`);
    }
  });
}

test("numbers in the digits of any script, and what is none", () => {
  const good = { 12: 12, " 7 ": 7, "": 0, "٣٤": 34, "۱۲": 12, "१०": 10, "１２": 12, "-3": -3, 1.5: 1.5, "+4": 4 };
  for (const [text, value] of Object.entries(good)) assert.equal(numberIn(text), value, text);
  for (const text of ["x", "1e5", "0x10", "1 2", "--1", "1,5", "∞", "½"]) assert.ok(Number.isNaN(numberIn(text)), text);
});

test("stores tell what captured pieces are worth", () => {
  const draft = write(new Game("o-an-quan").position(), "captured[1].stones", 2);
  assert.deepEqual(draft.stores, [0, 20]);
});

test("another option keeps what it can", () => {
  const draft = midway(["o-an-quan", {}], 2, 9).position();
  const gap = new Game("o-an-quan", { emptyMandarin: "gap" }).position();
  assert.deepEqual(carryOver(draft, gap), { ...draft, options: { emptyMandarin: "gap" } });
  const pebbles = new Game("o-an-quan", { mandarin: "pebbles" }).position();
  assert.deepEqual(carryOver(draft, pebbles), pebbles);
  const wide = new Game("dakon", { holes: 9 }).position();
  assert.deepEqual(carryOver(new Game("dakon").position(), wide), wide);
  const match = midway(["san-yao", {}], 2, 9).position();
  const { round: _round, starter: _starter, ...single } = match;
  assert.deepEqual(carryOver(match, new Game("san-yao", { match: false }).position()), {
    ...single,
    options: { match: false },
  });
});

test("digits of every script and every face are the numbers that they look like", () => {
  for (const zero of ["0", "٠", "۰", "०", "০", "𝟎", "𝟘", "𝟢", "𝟬", "𝟶", "０", "𞥐"]) {
    const digit = (/** @type {number} */ value) => String.fromCodePoint(Number(zero.codePointAt(0)) + value);
    for (let value = 0; value < 10; value += 1) assert.equal(numberIn(digit(value)), value, digit(value));
    assert.equal(numberIn(`${digit(4)}${digit(2)}`), 42);
  }
});
