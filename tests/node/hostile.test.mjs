// Values of every sort in every argument: nothing traps the module, and nothing changes a game.

import assert from "node:assert/strict";
import { test } from "node:test";
import vm from "node:vm";
import { Engine, Game } from "./module.mjs";
import { midway, seen } from "./play.mjs";
import { assertRefusal, refused, thrown } from "./refusal.mjs";
import { HARMLESS, LONG, SENSELESS } from "./values.mjs";

/** A game and an engine at work, and every argument of every method that takes one. */
function table() {
  const game = midway(["al-manqala", {}], 5, 6);
  const engine = new Engine({ tableMegabytes: 1 });
  engine.start(game, { nodes: 100_000 });
  const position = game.position();
  const inPosition = Object.keys(position).map((name) => [
    `fromPosition({${name}})`,
    (value) => Game.fromPosition({ ...position, [name]: value }),
    false,
  ]);
  const quan = new Game("o-an-quan").position();
  const inQuan = ["mandarins", "captured", "debts"].map((name) => [
    `fromPosition({${name}})`,
    (value) => Game.fromPosition({ ...quan, [name]: value }),
    false,
  ]);
  return {
    game,
    engine,
    arguments: [
      ["new Game(name)", (value) => new Game(value), false],
      ["new Game(…, options)", (value) => new Game("dakon", value), true],
      ["new Game(…, {holes})", (value) => new Game("dakon", { holes: value }), undefined],
      ["new Game(…, {nembak})", (value) => new Game("dakon", { nembak: value }), undefined],
      ["fromPosition(position)", (value) => Game.fromPosition(value), false],
      ["fromPosition({holes: [[]]})", (value) => Game.fromPosition({ ...position, holes: [[value], [value]] }), false],
      ["fromPosition({options})", (value) => Game.fromPosition({ ...position, options: value }), true],
      ["fromPosition({mandarins: []})", (value) => Game.fromPosition({ ...quan, mandarins: [value, value] }), false],
      ...inPosition.filter(([name]) => !name.includes("options")),
      ...inQuan,
      ["parse(record)", (value) => Game.parse(value), false],
      ["describe(name)", (value) => Game.describe(value), false],
      ["describe(…, options)", (value) => Game.describe("san-yao", value), true],
      ["play(move)", (value) => game.play(value), false],
      ["preview(move)", (value) => game.preview(value), false],
      ["end(how)", (value) => game.end(value), false],
      ["end(…, seat)", (value) => game.end("resign", value), undefined],
      ["new Engine(options)", (value) => new Engine(value), true],
      ["new Engine({tableMegabytes})", (value) => new Engine({ tableMegabytes: value }), undefined],
      ["start(…, limits)", (value) => engine.start(game, value), true],
      ["start(…, {level})", (value) => engine.start(game, { level: value }), undefined],
      ["start(…, {all})", (value) => engine.start(game, { all: value }), undefined],
      ["step(nodes)", (value) => engine.step(value), false],
      ["think(…, limits)", (value) => engine.think(game, value), true],
      ["think(…, {millis})", (value) => engine.think(game, { millis: value }), undefined],
    ],
  };
}

/** Whether a value may be accepted: as an object, as a flag, or as nothing at all. */
function acceptable(name, sort, method) {
  if (sort === "harmless") return true;
  return /\{all\}/.test(method) && (name === "true" || name === "false");
}

const { game, engine, arguments: ARGUMENTS } = table();
const before = seen(game);

for (const [method, call, objects] of ARGUMENTS) {
  test(`${method} with values of every sort`, () => {
    for (const [sort, values] of Object.entries({ harmless: HARMLESS, senseless: SENSELESS })) {
      for (const [name, make] of Object.entries(values)) {
        const value = make();
        let error;
        try {
          call(value);
        } catch (caught) {
          error = caught;
        }
        if (error) {
          assertRefusal(error);
          assert.ok(
            !(objects === true && sort === "harmless" && !name.startsWith("an object of")),
            `refused ${name}: ${error.message}`,
          );
        } else {
          assert.ok(objects !== false && acceptable(name, sort, method), `accepted ${name}`);
        }
        if (method.startsWith("end") && game.outcome()) game.undo();
        assert.deepEqual(seen(game), before, name);
      }
    }
    assert.ok(engine.think(game, { level: 1 }).best);
    engine.start(game, { nodes: 100_000 });
  });
}

test("an object of another class in the place of a game", () => {
  for (const [name, make] of Object.entries({ ...HARMLESS, ...SENSELESS })) {
    if (name === "another game") continue;
    for (const work of [() => engine.start(make()), () => engine.think(make(), { level: 1 })]) {
      const error = thrown(work);
      assert.ok(error instanceof Error && !(error instanceof WebAssembly.RuntimeError), `${name}: ${error}`);
    }
  }
  assert.ok(engine.think(game, { level: 1 }).best);
});

test("plain data of every make are as good as any", () => {
  const position = game.position();
  const frozen = JSON.parse(JSON.stringify(position), (_, value) => Object.freeze(value));
  const bare = (value) => (Array.isArray(value) ? value : Object.assign(Object.create(null), value));
  const makes = {
    frozen,
    bare: bare(position),
    proxied: new Proxy(position, {}),
    cloned: structuredClone(position),
    foreign: vm.runInNewContext(`(${JSON.stringify(position)})`),
    computed: Object.defineProperty({ ...position }, "toMove", { get: () => position.toMove, enumerable: true }),
  };
  for (const [name, make] of Object.entries(makes))
    assert.deepEqual(Game.fromPosition(make).position(), position, name);
  assert.equal(new Game("dakon", Object.freeze({ holes: 5 })).position().holes[0].length, 5);
  assert.equal(new Game("dakon", bare({ holes: 9 })).position().holes[0].length, 9);
});

test("what others put into all objects is nobody's option", () => {
  try {
    Object.prototype.holes = 5;
    Object.prototype.tableMegabytes = -1;
    assert.equal(new Game("dakon", {}).position().holes[0].length, 7);
    new Engine({}).free();
    assert.deepEqual(Object.keys(game.position()), Object.keys(before.position));
  } finally {
    delete Object.prototype.holes;
    delete Object.prototype.tableMegabytes;
  }
});

test("more arguments than there are change nothing", () => {
  assert.equal(new Game("dakon", { holes: 5 }, { holes: 9 }, LONG).position().holes[0].length, 5);
  assert.deepEqual(game.position(5, Symbol("x")), before.position);
  assert.deepEqual(game.legalMoves({}), before.legal);
});

/** Every way in which reading an object can run code of its owner. */
function traps(error) {
  const fail = () => {
    throw error;
  };
  const names = ["game", "toMove", "holes", "stores", "options", "first", "level", "nodes", "seed", "tableMegabytes"];
  return [
    ...names.map((name) => Object.defineProperty({}, name, { get: fail, enumerable: true })),
    new Proxy({ holes: 5 }, { get: fail }),
    new Proxy({ holes: 5 }, { ownKeys: fail }),
    new Proxy({ holes: 5 }, { getPrototypeOf: fail }),
    new Proxy({ holes: 5 }, { getOwnPropertyDescriptor: fail }),
    new Proxy([], { get: fail }),
    {
      holes: {
        get inner() {
          return fail();
        },
      },
    },
    { holes: [5, new Proxy([], { get: fail })] },
  ];
}

test("an exception from a caller's getter passes through as it is, and everything is as before", () => {
  for (const error of [new Error("mine"), "a bare text", null, undefined, 7, Symbol("mine")]) {
    for (const [method, call, objects] of ARGUMENTS) {
      if (objects !== true && method !== "fromPosition(position)") continue;
      for (const trap of traps(error)) {
        const nothing = Symbol("nothing");
        let caught = nothing;
        try {
          call(trap);
        } catch (other) {
          caught = other;
        }
        assert.ok(Object.is(caught, error), `${method}: ${String(caught?.stack ?? caught)}`);
        assert.deepEqual(seen(game), before);
      }
    }
  }
  assert.ok(engine.think(game, { level: 1 }).best);
});

test("a text, a number or a seat is not looked for in an object", () => {
  const touchy = () =>
    new Proxy(
      {},
      {
        get: () => assert.fail("read"),
        ownKeys: () => assert.fail("listed"),
        getPrototypeOf: () => assert.fail("asked"),
      },
    );
  for (const work of [
    () => new Game(touchy()),
    () => Game.parse(touchy()),
    () => game.play(touchy()),
    () => game.end(touchy()),
    () => game.end("resign", touchy()),
    () => engine.step(touchy()),
  ]) {
    refused(work, "wrong-type");
  }
});

test("a getter may use the module meanwhile", () => {
  const inner = new Game("dakon");
  const made = new Game("dakon", {
    get holes() {
      inner.play("A");
      new Engine({ tableMegabytes: 1 }).think(inner, { level: 1 });
      return 5 + Game.parse(inner.record()).turns().length;
    },
  });
  assert.equal(made.position().holes[0].length, 6);
  assert.equal(inner.record(), "1/dakon//A");
});

test("entering again what is in use is an error of the bindings, and all goes on", () => {
  const ways = [
    () => engine.step(10),
    () => engine.clear(),
    () => engine.start(game),
    () => engine.think(game),
    () => game.play(game.legalMoves()[0]),
    () => game.undo(),
    () => game.end("resign"),
  ];
  for (const way of ways) {
    for (const work of ["start", "think"]) {
      const error = thrown(() =>
        engine[work](game, {
          get level() {
            way();
            return 1;
          },
        }),
      );
      assert.ok(error instanceof Error && !(error instanceof WebAssembly.RuntimeError), `${way}: ${error.stack}`);
      assert.deepEqual(seen(game), before, `${way}`);
      assert.ok(engine.think(game, { level: 1 }).best);
    }
  }
});

test("looking at a game while its engine reads the limits is no harm", () => {
  engine.clear();
  const analysis = engine.think(game, {
    get level() {
      assert.deepEqual(seen(game), before);
      game.preview(before.legal[0]);
      return game.clone().turns().length > 0 ? 1 : 2;
    },
  });
  assert.deepEqual(analysis, new Engine({ tableMegabytes: 1 }).think(game, { level: 1 }));
});

test("freeing in the middle of it does not trap", () => {
  const mine = new Game("dakon");
  const own = new Engine({ tableMegabytes: 1 });
  for (const victim of [mine, own]) {
    const error = thrown(() =>
      own.think(mine, {
        get level() {
          victim.free();
          return 1;
        },
      }),
    );
    assert.ok(error instanceof Error && !(error instanceof WebAssembly.RuntimeError), error.stack);
  }
  assert.ok(engine.think(game, { level: 1 }).best);
});

test("a clock that does not work stops nobody from thinking", () => {
  const { performance } = globalThis;
  const game = new Game("dakon");
  const engine = new Engine({ tableMegabytes: 1 });
  for (const broken of [undefined, {}, { now: 5 }]) {
    globalThis.performance = /** @type {any} */ (broken);
    try {
      assert.ok(game.legalMoves().includes(engine.think(game, { millis: 5 }).best));
    } finally {
      globalThis.performance = performance;
    }
  }
});
