// Positions as plain text: what is written is read back as the same position, whatever mails and chats do to it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { fromText, TextError, toText } from "../../www/study/plaintext.js";
import { Game, text as textOf } from "./module.mjs";
import { called, midway, RULES } from "./play.mjs";

const describe = (game, options) => Game.describe(game, options);
const write = (position) => toText(position, Game.describe(position.game, position.options));
const read = (text) => fromText(text, describe);

for (const rules of RULES) {
  test(`there and back: ${called(rules)}`, () => {
    for (let seed = 1; seed <= 40; seed += 1) {
      const position = midway(rules, seed, (seed * 7) % 120).position();
      const text = write(position);
      assert.deepEqual(read(text), position, text);
      assert.deepEqual(Game.fromPosition(read(text)).position(), position);
    }
  });

  test(`through mails and chats: ${called(rules)}`, () => {
    const position = midway(rules, 5, 9).position();
    const text = write(position);
    for (const changed of [
      text.replaceAll("\n", "\r\n"),
      text.replaceAll("\n", "\n\n"),
      text.replace(/^/gm, "> "),
      text.replace(/^ +/gm, ""),
      text.replaceAll(/ +/g, "\t"),
      text.trim(),
      `\n\n\`\`\`text\n${text}\`\`\`\n`,
    ]) {
      assert.deepEqual(read(changed), position, changed);
    }
  });

  test(`any line that is lost or doubled is missed or said: ${called(rules)}`, () => {
    const position = midway(rules, 6, 11).position();
    const lines = write(position).trimEnd().split("\n");
    for (let lost = 0; lost < lines.length; lost += 1) {
      const text = lines.filter((_line, index) => index !== lost).join("\n");
      // The letters are for people: without them the numbers still stand in their order.
      if (/^[\sa-zA-Z]+$/.test(lines[lost]) && lost > 0) assert.deepEqual(read(text), position);
      else
        assert.throws(
          () => read(text),
          (error) => error instanceof TextError || Boolean(error.code),
          text,
        );
    }
  });
}

test("conquered holes, debts and captured stones are told", () => {
  const text = write(Game.parse("1/san-yao;rounds=6/S:5,5,5,5,5:5,5,5,5,5:0,0:SSSSS,SSNNN:4:S/").position());
  assert.match(text, /^san-yao;rounds=6\nto move: S\n/);
  assert.match(text, / 5 +5 +5 +5\* +5\*\n/);
  assert.match(text, /\nround: 4\nstarter: S\n$/);
  const vietnamese = write(Game.parse("1/o-an-quan/S:0,0,0,0,0:5,4,0,2,0:13,36:0.1,0.0:3.1,36.0:4,0/").position());
  assert.match(vietnamese, /\nq 0\+0 {2}s 34\+0 +Q 0\+1 {2}S 0\+1\n/);
  assert.match(vietnamese, /\ndebts: 6, 0\n$/);
});

test("the example in docs/notation.md is what is written", () => {
  const [, example] = textOf("docs/notation.md").match(/```text\n([^`]+)```/);
  assert.equal(write(read(example)), example);
});

test("what cannot be read is named with its line", () => {
  const good = write(new Game("dakon", { holes: 5 }).position());
  const bad = (text, code, line, at) =>
    assert.throws(
      () => read(text),
      (error) => {
        assert.ok(error instanceof TextError, String(error));
        assert.deepEqual([error.code, error.line], [code, line], error.message);
        if (at !== undefined) assert.equal(error.at, at);
        return true;
      },
    );
  bad("", "empty", 1);
  bad("  \n\n", "empty", 1);
  bad(good.replace("to move: S", "to move: X"), "seat", 2, "X");
  bad(good.replace("to move: S\n", ""), "missing", 6, "to move");
  bad(good.replace("5   5   5   5   5", "5   5   5   5"), "length", 4);
  bad(good.replace("e   d   c   b   a", "a   b   c   d   e"), "names", 3);
  bad(good.replace("S 0", "S -1"), "line", 5, "S -1");
  bad(good.replace("S 0", "S 1.5"), "line", 5, "S 1.5");
  bad(good.replace("S 0", ""), "missing", 7, "S");
  bad(good.replace("   5   5", "   5   x"), "line", 4);
  bad(good.replace("holes=5", "holes"), "head", 1, "holes");
  bad(`${good}   5   5   5   5   5\n`, "rows", 8);
});

test("a game or an option that there is not is said by the engine", () => {
  const good = write(new Game("dakon", { holes: 5 }).position());
  const code = (text) => {
    try {
      read(text);
      return null;
    } catch (error) {
      return error.code;
    }
  };
  assert.equal(code(good.replace("dakon", "chess")), "unknown-game");
  assert.equal(code(good.replace("holes=5", "holes=50")), "bad-option");
  assert.equal(code(good.replace("holes=5", "pits=5")), "unknown-option");
  assert.equal(code("hello\nworld"), "unknown-game");
});
