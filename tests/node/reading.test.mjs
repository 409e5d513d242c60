// Whatever somebody pastes or drops: games in every form are found, and anything else is refused in a sentence.

import assert from "node:assert/strict";
import { test } from "node:test";
import { createWords } from "../../www/i18n/words.js";
import { toText } from "../../www/study/plaintext.js";
import { readGame, wordProblem } from "../../www/study/reading.js";
import { Game, games, text } from "./module.mjs";
import { called, midway, RULES } from "./play.mjs";
import { SENSELESS } from "./values.mjs";

const words = createWords("en", text("www/i18n/en.ftl"));
words.learn(text("www/i18n/study/en.ftl"));
const read = (source) => readGame(source, { Game, games });
const problem = (source) => {
  try {
    read(source).game.free();
  } catch (error) {
    assert.ok(!(error instanceof WebAssembly.RuntimeError), String(error));
    return wordProblem(error, words);
  }
  return null;
};

for (const rules of RULES) {
  test(`every form that a game is handed out in: ${called(rules)}`, () => {
    const game = midway(rules, 3, 20);
    const position = game.position();
    const record = game.record();
    for (const whole of [
      record,
      `  ${record}\n`,
      record.replace(/(.{20})/g, "$1\r\n"),
      `#${record}`,
      `https://example.org/mancala/#${record}`,
      `https://example.org/mancala/#${encodeURIComponent(record)}`,
      `Look at this: https://example.org/mancala/#${record} and say what you think`,
      `Look at this: ${record}`,
      `\uFEFF${record}`,
    ]) {
      assert.equal(read(whole).game.record(), record, whole);
    }
    assert.equal(read(`https://example.org/#${record}&sit=north`).sit, 1);
    const plain = toText(position, Game.describe(position.game, position.options));
    for (const shown of [
      JSON.stringify(position),
      JSON.stringify(position, null, 2),
      plain,
      `\`\`\`\n${plain}\`\`\``,
    ]) {
      assert.deepEqual(read(shown).game.position(), position, shown);
    }
  });
}

test("what is wrong is said, and where", () => {
  const said = {
    "": "There is nothing to open yet: paste or write something first.",
    " \n\t": "There is nothing to open yet: paste or write something first.",
    "good morning": "This is no link, game or position of this site.",
    "https://example.org/": "This is no link, game or position of this site.",
    "1/dakon//A.B.Z": "Move 3: “Z” is no move of this game.",
    "1/dakon//A.B.a": "Move 3: The move “a” cannot be played there.",
    "1/chess//": "There is no game called “chess”.",
    "9/dakon//": "It was made by a newer version of this page (9).",
    '{"game": "dakon",\n "toMove": }': "This begins like JSON, but is broken in line 2, at character 12.",
    "{": "This begins like JSON, but is broken in line 1, at character 2.",
    '{"game": "dakon" "toMove": 0}': "This begins like JSON, but is broken in line 1, at character 18.",
    '{"holes": [[1, 2], [3,]]}': "This begins like JSON, but is broken in line 1, at character 23.",
    '{"stores": [1, 02]}': "This begins like JSON, but is broken in line 1, at character 17.",
    '{"a": {"b": [true, null, "x\\"y", -1.5e3]}} x': "This begins like JSON, but is broken in line 1, at character 44.",
    "{'game': 1}": "This begins like JSON, but is broken in line 1, at character 2.",
    "[1, 2]": "This JSON is no position: a position stands in braces.",
    '"dakon"': "This JSON is no position: a position stands in braces.",
    "{}": "“game” is missing.",
    "dakon;holes=5\nto move: S\n1 2 3": "Line 3: this row must have 5 numbers, and has 3.",
    "dakon;holes=5\nto move: Q": "Line 2: there must be two rows of numbers, North’s above South’s.",
  };
  for (const [source, sentence] of Object.entries(said)) assert.equal(problem(source), sentence, source);
});

test("any garbage gets a sentence and breaks nothing", () => {
  const garbage = [
    "\0",
    "\ud800",
    "1/",
    "1//",
    "#",
    "##",
    "http://#",
    "%",
    "#%E0%A4%A",
    "null",
    "[".repeat(100_000),
    '{"a":'.repeat(10_000),
    "9".repeat(199_000),
    "x".repeat(300_000),
    "dakon\n".repeat(3000),
    `dakon\n${"S 1 ".repeat(5000)}`,
    "dakon;".repeat(1000),
    "o-an-quan;mandarin=__proto__",
    '{"__proto__": 1}',
    '{"game":"dakon","toMove":0,"holes":[[1e999]],"stores":[0,0]}',
    '{"game":"dakon","toMove":-1,"holes":[[7,7,7,7,7,7,7],[7,7,7,7,7,7,7]],"stores":[0,0]}',
    '{"game":"dakon","toMove":0,"holes":[[7.5,6.5,7,7,7,7,7],[7,7,7,7,7,7,7]],"stores":[0,0]}',
    '{"game":"dakon","toMove":0,"holes":[[-7,21,7,7,7,7,7],[7,7,7,7,7,7,7]],"stores":[0,0]}',
    '{"game":"dakon","toMove":0,"holes":[[7,7,7,7,7,7,7],[7,7,7,7,7,7,7]],"stores":[0,1]}',
    ...Object.values(SENSELESS)
      .map((make) => make())
      .filter((value) => typeof value === "string"),
  ];
  for (const source of garbage) {
    const sentence = problem(source);
    const shown = source.slice(0, 60);
    assert.ok(sentence !== null && sentence.length > 10 && sentence.length < 300, `${shown}: ${sentence}`);
    assert.match(sentence, /[.!?…]$/, `${shown}: ${sentence}`);
    assert.doesNotMatch(sentence, /undefined|null|\[object|\{ \$/, `${shown}: ${sentence}`);
  }
});

test("texts of one long word, or of many beginnings, are refused as fast as any other", () => {
  const long = 190_000;
  const said = new Map([
    [`dakon\nto move: S\n${"x".repeat(long)}`, /^Line 3 cannot be read: “x{40}”\.$/],
    ["http://".repeat(long / 7), /^This is no link/],
    [`${"http://".repeat(long / 8)}#`, /^This is no link/],
    ["1/".repeat(long / 2), /^This is no link/],
    ["[".repeat(long), /broken in line 1/],
    [`{"${"a".repeat(long)}`, /broken in line 1/],
  ]);
  const began = process.cpuUsage();
  for (const [source, sentence] of said) assert.match(String(problem(source)), sentence);
  // Not how fast it is, but that it ends: what grows with the square of the length takes minutes here.
  const { user } = process.cpuUsage(began);
  assert.ok(user < 20e6, `${user / 1e6} s`);
});

test("options are told from what every object has", () => {
  for (const name of ["__proto__", "constructor", "toString"]) {
    assert.equal(problem(`dakon;${name}=5\nto move: S`), `This game has no option “${name}”.`);
  }
});

test("a link between other words is found", () => {
  for (const around of [
    "see http://a.example/dakon/#1/dakon//B.c and play",
    "my move (https://a.example/#1/dakon//B.c",
  ]) {
    const { game } = read(around);
    assert.equal(game.record(), "1/dakon//B.c");
    game.free();
  }
});
