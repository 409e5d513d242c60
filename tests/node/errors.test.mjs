// Options, positions and limits that are wrong: what is refused, with which code, and where the fault is said to be.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Engine, Game, games, text } from "./module.mjs";
import { called, midway, RULES, seen } from "./play.mjs";
import { CODES, refused } from "./refusal.mjs";

const NUMBERS = [-1, 1.5, 2 ** 32, 2 ** 53, -(2 ** 53), 1e300, Number.NaN, Number.POSITIVE_INFINITY, Number.MIN_VALUE];
const NO_NUMBERS = ["1", "", true, null, [1], { valueOf: 1 }, 1n];

/** Every place in a plain value: its path as errors name it, the value there, and a copy with another one in its place. */
function* places(value, path = "") {
  for (const [key, item] of Object.entries(value)) {
    const name = Array.isArray(value) ? `${path}[${key}]` : path === "" ? key : `${path}.${key}`;
    const put = (other) =>
      Array.isArray(value) ? Object.assign([...value], { [key]: other }) : { ...value, [key]: other };
    yield { name, item, put };
    if (item !== null && typeof item === "object") {
      for (const inner of places(item, name)) yield { ...inner, put: (other) => put(inner.put(other)) };
    }
  }
}

test("the codes in mancala.d.ts are those of src/error.rs and src/tables/fault.rs", () => {
  const source = text("src/error.rs") + text("src/tables/fault.rs");
  const written = [...source.matchAll(/(?:Error|Fault)::\w+(?: \{ \.\. \})? => "([a-z-]+)"/g)].map(([, code]) => code);
  assert.ok(written.length >= 19, `only ${written}`);
  assert.deepEqual([...CODES].sort(), [...new Set(written)].sort());
  assert.equal(new Set(CODES).size, CODES.length);
});

test("games that there are not", () => {
  for (const name of [
    "",
    "chess",
    "Dakon",
    "dakon ",
    "kalah",
    "o-an-quan;first=1",
    "__proto__",
    "constructor",
    "\ud800",
  ]) {
    const shown = name.toWellFormed?.() ?? name;
    refused(() => new Game(name), "unknown-game", shown === "\ud800" ? "\ufffd" : shown);
    refused(() => Game.describe(name), "unknown-game");
    refused(() => Game.fromPosition({ ...new Game("dakon").position(), game: name }), "unknown-game");
  }
  for (const name of [undefined, null, 0, {}, ["dakon"], new String("dakon"), Symbol("dakon")]) {
    refused(() => new Game(name), "wrong-type", "name");
    refused(() => Game.describe(name), "wrong-type", "name");
  }
});

for (const name of games) {
  test(`options of ${name}`, () => {
    const position = new Game(name).position();
    const tries = (options, code, at) => {
      refused(() => new Game(name, options), code, at);
      refused(() => Game.describe(name, options), code, at);
      refused(() => Game.fromPosition({ ...position, options }), code, at);
    };
    for (const options of [null, 0, "", "holes=5", true, [], [["holes", 5]], () => ({})]) {
      tries(options, "wrong-type", "options");
    }
    for (const unknown of ["pits", "Holes", "", "holes ", "__proto__", "constructor", "0"]) {
      tries(JSON.parse(`{${JSON.stringify(unknown)}: 1}`), "unknown-option", unknown);
    }
    const info = Game.describe(name);
    for (const option of info.options) {
      const bad = [
        null,
        [],
        {},
        [option.default],
        { value: option.default },
        1n,
        Symbol("x"),
        "",
        "none",
        0.5,
        -1,
        100,
        255,
        256,
      ];
      bad.push(2 ** 53, Number.NaN, Number.POSITIVE_INFINITY, String(option.default).concat(" "));
      if (option.kind !== "flag") bad.push(true, false);
      if (option.kind === "number") bad.push(option.min - 1, option.max + 1, String(option.default));
      if (option.kind === "seat") bad.push(2, "0");
      if (option.kind === "flag") bad.push(0, 1, "true");
      for (const value of bad) tries({ [option.name]: value }, "bad-option", option.name);
      const good =
        option.values ?? { seat: [0, 1], flag: [true, false], number: [option.min, option.max] }[option.kind];
      for (const value of good) {
        const made = new Game(name, { [option.name]: value });
        const described = Game.describe(name, { [option.name]: value }).options.find(
          (each) => each.name === option.name,
        );
        assert.equal(described.value, value);
        assert.equal(made.position().options?.[option.name] ?? option.default, value);
      }
    }
  });

  test(`options of other games are none of ${name}`, () => {
    const own = Game.describe(name).options.map((option) => option.name);
    for (const other of games) {
      for (const option of Game.describe(other).options) {
        if (own.includes(option.name)) continue;
        refused(() => new Game(name, { [option.name]: option.default }), "unknown-option", option.name);
      }
    }
  });
}

for (const [i, rules] of RULES.entries()) {
  const position = midway(rules, i + 30, 8).position();
  const optional = (place) => place.startsWith("options");

  test(`positions with a field that is missing or unknown: ${called(rules)}`, () => {
    Game.fromPosition(position);
    for (const { name, item, put } of places(position)) {
      if (optional(name)) continue;
      const inList = name.endsWith("]");
      refused(() => Game.fromPosition(put(undefined)), inList ? "wrong-type" : "missing-field", name);
      if (Array.isArray(item)) {
        for (const list of [[], item.slice(1), [...item, item[0]], [...item, undefined]]) {
          refused(
            () => Game.fromPosition(put(list)),
            list.includes(undefined) && /^(holes|owners)\[/.test(name) ? "wrong-type" : "wrong-length",
          );
        }
      } else if (item !== null && typeof item === "object") {
        refused(() => Game.fromPosition(put({ ...item, extra: 0 })), "unknown-field", `${name}.extra`);
      }
    }
    refused(() => Game.fromPosition({ ...position, extra: 0 }), "unknown-field", "extra");
    refused(
      () => Game.fromPosition(JSON.parse(JSON.stringify(position).replace("{", '{"__proto__":0,'))),
      "unknown-field",
      "__proto__",
    );
    const foreign = position.game === "dakon" ? { debts: [0, 0] } : { nembak: "stays" };
    refused(() => Game.fromPosition({ ...position, ...foreign }), "unknown-field", Object.keys(foreign)[0]);
  });

  test(`positions with a wrong value: ${called(rules)}`, () => {
    for (const { name, item, put } of places(position)) {
      if (optional(name) || name === "game") continue;
      if (typeof item === "number") {
        for (const number of NUMBERS) refused(() => Game.fromPosition(put(number)), "out-of-range", name);
        for (const other of NO_NUMBERS) refused(() => Game.fromPosition(put(other)), "wrong-type", name);
      } else {
        for (const other of [0, "", null, true, 1n]) refused(() => Game.fromPosition(put(other)), "wrong-type", name);
        const swapped = Array.isArray(item) ? { ...item } : Object.values(item);
        refused(() => Game.fromPosition(put(swapped)), "wrong-type", name);
      }
    }
    for (const other of [undefined, null, 0, "", JSON.stringify(position), [position], true]) {
      refused(() => Game.fromPosition(other), "wrong-type", "position");
    }
    refused(() => Game.fromPosition({ ...position, game: 0 }), "wrong-type", "game");
    refused(() => Game.fromPosition({}), "missing-field", "game");
  });

  test(`positions with a seed too many or too few: ${called(rules)}`, () => {
    for (const { name, item, put } of places(position)) {
      if (typeof item !== "number" || !/^(holes|stores|mandarins|captured)/.test(name)) continue;
      for (const other of [item + 1, item - 1]) {
        if (other < 0) continue;
        const error = refused(() => Game.fromPosition(put(other)), ["wrong-total", "impossible", "out-of-range"]);
        assert.ok(error.at, error.message);
      }
    }
  });
}

test("debts are no pieces: anything up to 2³¹−1 stands, and nothing beyond", () => {
  const position = new Game("o-an-quan").position();
  for (const debt of [0, 1, 70, 71, 2 ** 31 - 1]) {
    assert.deepEqual(Game.fromPosition({ ...position, debts: [debt, 0] }).position().debts, [debt, 0]);
  }
  refused(() => Game.fromPosition({ ...position, debts: [0, 2 ** 31] }), "out-of-range", "debts[1]");
  const game = Game.fromPosition({ ...position, debts: [2 ** 31 - 1, 0] });
  assert.deepEqual(game.end("resign").points, [1 - 2 ** 31, 2 ** 31 - 1]);
});

test("a round of Sàn Yáo that its match does not have", () => {
  const position = new Game("san-yao", { rounds: 3 }).position();
  Game.fromPosition({ ...position, round: 3 });
  for (const round of [0, 100]) refused(() => Game.fromPosition({ ...position, round }), "out-of-range", "round");
  refused(() => Game.fromPosition({ ...position, round: 4 }), ["out-of-range", "impossible"], "round");
  const { starter, ...without } = position;
  refused(() => Game.fromPosition(without), "missing-field", "starter");
  const single = new Game("san-yao", { match: false }).position();
  refused(() => Game.fromPosition({ ...single, round: 1 }), "unknown-field", "round");
  refused(() => Game.fromPosition({ ...single, starter }), "unknown-field", "starter");
});

test("holes that nobody could own", () => {
  const single = new Game("san-yao", { match: false }).position();
  const rows = (bits) => [0, 5].map((from) => Array.from({ length: 5 }, (_, i) => (bits >> (from + i)) & 1));
  let accepted = 0;
  for (let bits = 0; bits < 1024; bits += 1) {
    try {
      Game.fromPosition({ ...single, owners: rows(bits) });
      accepted += 1;
    } catch (error) {
      refused(() => Game.fromPosition({ ...single, owners: rows(bits) }), "impossible");
      assert.match(error.at, /^owners/);
    }
  }
  assert.equal(accepted, 9);
});

test("limits of the engine", () => {
  const engine = new Engine({ tableMegabytes: 1 });
  const game = new Game("dakon");
  const before = seen(game);
  const tries = (limits, code, at) => {
    refused(() => engine.start(game, limits), code, at);
    refused(() => engine.think(game, limits), code, at);
  };
  for (const name of ["level", "nodes", "millis", "seed"]) {
    for (const number of NUMBERS) tries({ [name]: number }, "out-of-range", name);
    for (const other of NO_NUMBERS) tries({ [name]: other }, "wrong-type", name);
  }
  for (const level of [0, 9]) tries({ level }, "out-of-range", "level");
  for (const name of ["nodes", "millis"]) tries({ [name]: 0 }, "out-of-range", name);
  for (const all of [0, 1, "true", null, {}]) tries({ all }, "wrong-type", "all");
  for (const name of ["depth", "Level", "", "__proto__", "time"])
    tries(JSON.parse(`{"${name}": 1}`), "unknown-field", name);
  for (const limits of [null, 5, "level", [], true, () => {}]) tries(limits, "wrong-type", "limits");
  assert.deepEqual(seen(game), before);
});

test("refused limits leave the engine at what it was doing", () => {
  const engine = new Engine({ tableMegabytes: 1 });
  const game = new Game("dakon");
  refused(() => engine.start(game, { level: 0 }), "out-of-range");
  refused(() => engine.step(10), "not-started");
  engine.start(game, { nodes: 5000 });
  engine.step(500);
  refused(() => engine.start(new Game("san-yao"), { level: 9 }), "out-of-range");
  let analysis = engine.step(500);
  while (!analysis.done) analysis = engine.step(500);
  assert.deepEqual(analysis, new Engine({ tableMegabytes: 1 }).think(game, { nodes: 5000 }));
});

test("slices of the engine", () => {
  const engine = new Engine({ tableMegabytes: 1 });
  engine.start(new Game("dakon"));
  for (const number of [0, ...NUMBERS]) refused(() => engine.step(number), "out-of-range", "nodes");
  for (const other of [undefined, {}, ...NO_NUMBERS]) refused(() => engine.step(other), "wrong-type", "nodes");
});

test("the size of the engine's table", () => {
  for (const number of [0, 1025, ...NUMBERS])
    refused(() => new Engine({ tableMegabytes: number }), "out-of-range", "tableMegabytes");
  for (const other of NO_NUMBERS) refused(() => new Engine({ tableMegabytes: other }), "wrong-type", "tableMegabytes");
  for (const name of ["megabytes", "TableMegabytes", "table", ""])
    refused(() => new Engine({ [name]: 1 }), "unknown-field", name);
  for (const options of [null, 16, "16", [], [16], true]) refused(() => new Engine(options), "wrong-type", "options");
  for (const options of [undefined, {}, { tableMegabytes: undefined }, { tableMegabytes: 1 }])
    new Engine(options).free();
});

test("ends that there are not", () => {
  const game = midway(["al-manqala", {}], 1, 4);
  const before = seen(game);
  for (const how of ["", "Resign", "draw", "agree ", "constructor"]) refused(() => game.end(how), "cannot-end", how);
  for (const how of [undefined, null, 0, {}, ["resign"], Symbol("resign")])
    refused(() => game.end(how), "wrong-type", "how");
  for (const seat of NUMBERS.concat(2)) refused(() => game.end("resign", seat), "out-of-range", "seat");
  for (const seat of NO_NUMBERS) refused(() => game.end("resign", seat), "wrong-type", "seat");
  assert.deepEqual(seen(game), before);
});
