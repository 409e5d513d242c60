// Every method of Game, as its contract says.

import assert from "node:assert/strict";
import { test } from "node:test";
import { another, bytes, Engine, Game, games, text, version } from "./module.mjs";
import { called, midway, RULES, seen, wander } from "./play.mjs";
import { refused, thrown } from "./refusal.mjs";

test("the module names its version and its games", () => {
  assert.equal(version(), JSON.parse(text("pkg/package.json")).version);
  assert.deepEqual(games, ["o-an-quan", "san-yao", "al-manqala", "dakon"]);
  assert.ok(Object.isFrozen(games));
});

test("the package is a module that a bundler or Node finds its way into", () => {
  const manifest = JSON.parse(text("pkg/package.json"));
  assert.equal(manifest.type, "module");
  for (const name of [manifest.main, manifest.types, ...manifest.files])
    assert.ok(text(`pkg/${name}`).length > 0, name);
});

test("the module loads from bytes and from compiled code, and a second loading changes nothing", async () => {
  for (const code of [bytes, await WebAssembly.compile(bytes)]) {
    const module = await another(code);
    const game = new module.Game("dakon");
    game.play("A");
    await module.default({ module_or_path: code });
    module.initSync({ module: code });
    assert.equal(game.record(), "1/dakon//A");
  }
});

test("both classes have every method of the contract, and can be freed", () => {
  const methods = [
    [Game, ["fromPosition", "parse", "describe"]],
    [
      Game.prototype,
      [
        "position",
        "legalMoves",
        "play",
        "preview",
        "undo",
        "redo",
        "turns",
        "end",
        "outcome",
        "record",
        "clone",
        "free",
      ],
    ],
    [Engine.prototype, ["start", "step", "think", "clear", "free"]],
  ];
  for (const [owner, names] of methods) for (const name of names) assert.equal(typeof owner[name], "function", name);
});

test("a fresh game opens as the rules say", () => {
  assert.deepEqual(new Game("o-an-quan").position(), {
    game: "o-an-quan",
    toMove: 0,
    holes: [
      [5, 5, 5, 5, 5],
      [5, 5, 5, 5, 5],
    ],
    stores: [0, 0],
    mandarins: [
      { pebbles: 0, stones: 1 },
      { pebbles: 0, stones: 1 },
    ],
    captured: [
      { pebbles: 0, stones: 0 },
      { pebbles: 0, stones: 0 },
    ],
    debts: [0, 0],
  });
  assert.deepEqual(new Game("san-yao").position(), {
    game: "san-yao",
    toMove: 0,
    holes: [
      [5, 5, 5, 5, 5],
      [5, 5, 5, 5, 5],
    ],
    stores: [0, 0],
    owners: [
      [0, 0, 0, 0, 0],
      [1, 1, 1, 1, 1],
    ],
    round: 1,
    starter: 0,
  });
  const sevens = [7, 7, 7, 7, 7, 7, 7];
  for (const game of ["al-manqala", "dakon"]) {
    assert.deepEqual(new Game(game).position(), { game, toMove: 0, holes: [sevens, sevens], stores: [0, 0] });
  }
});

test("options open the game they name, and stand in the position only where they differ", () => {
  const plain = (name, options) => new Game(name, options).position();
  assert.deepEqual(plain("dakon", { holes: 5 }).holes[0], [5, 5, 5, 5, 5]);
  assert.equal(plain("dakon", { first: 1 }).toMove, 1);
  assert.deepEqual(plain("dakon", { holes: 7, nembak: "stays", first: 0 }), plain("dakon"));
  assert.deepEqual(plain("dakon", {}), plain("dakon"));
  assert.deepEqual(plain("dakon", undefined), plain("dakon"));
  assert.deepEqual(plain("dakon", { holes: undefined }), plain("dakon"));
  assert.deepEqual(plain("dakon", { holes: 9, nembak: "stays" }).options, { holes: 9 });
  assert.deepEqual(plain("o-an-quan", { mandarin: "pebbles" }).mandarins, [
    { pebbles: 10, stones: 0 },
    { pebbles: 10, stones: 0 },
  ]);
  const single = plain("san-yao", { match: false });
  assert.equal("round" in single || "starter" in single, false);
  const led = plain("san-yao", { first: 1 });
  assert.deepEqual([led.toMove, led.starter], [1, 1]);
});

test("legal moves stand in board order, left before right", () => {
  assert.deepEqual(new Game("o-an-quan").legalMoves(), ["Al", "Ar", "Bl", "Br", "Cl", "Cr", "Dl", "Dr", "El", "Er"]);
  assert.deepEqual(new Game("dakon", { first: 1, holes: 6 }).legalMoves(), ["a", "b", "c", "d", "e", "f"]);
  const conquered = Game.fromPosition({
    game: "san-yao",
    toMove: 1,
    holes: [
      [3, 0, 0, 0, 4],
      [1, 2, 0, 0, 5],
    ],
    stores: [15, 20],
    owners: [
      [1, 1, 0, 0, 0],
      [1, 1, 1, 1, 1],
    ],
    options: { match: false },
  });
  assert.deepEqual(conquered.legalMoves(), ["A", "a", "b", "e"]);
});

for (const [i, rules] of RULES.entries()) {
  const [name, options] = rules;

  test(`play and preview give the same turn, and only play changes the game: ${called(rules)}`, () => {
    const game = midway(rules, i + 50, 4);
    for (let ply = 0; ply < 12 && game.outcome() === null; ply += 1) {
      const before = seen(game);
      const previews = game.legalMoves().map((move) => game.preview(move));
      assert.deepEqual(seen(game), before);
      const played = previews[ply % previews.length];
      assert.deepEqual(game.play(played.move), played);
      assert.deepEqual(played.before, before.position);
      assert.deepEqual(played.after, game.position());
      assert.equal(played.seat, before.position.toMove);
    }
  });

  test(`undo goes back to the start, redo to where it stood: ${called(rules)}`, () => {
    const game = new Game(name, options);
    assert.equal(game.undo(), false);
    assert.equal(game.redo(), false);
    const states = [seen(game)];
    const turns = [];
    while (game.outcome() === null && turns.length < 40) {
      turns.push(game.play(game.legalMoves()[turns.length % game.legalMoves().length]));
      states.push(seen(game));
    }
    assert.deepEqual(game.turns(), turns);
    for (let left = turns.length - 1; left >= 0; left -= 1) {
      assert.equal(game.undo(), true);
      assert.deepEqual(seen(game), states[left]);
      if (left % 9 === 0) assert.deepEqual(game.turns(), turns.slice(0, left));
    }
    assert.equal(game.undo(), false);
    for (const state of states.slice(1)) {
      assert.equal(game.redo(), true);
      assert.deepEqual(seen(game), state);
    }
    assert.equal(game.redo(), false);
    assert.deepEqual(game.turns(), turns);
  });

  test(`resigning and taking it back: ${called(rules)}`, () => {
    for (const seat of [0, 1, undefined]) {
      const game = midway(rules, i + 80, 7);
      const before = seen(game);
      const loser = seat ?? before.position.toMove;
      const outcome = game.end("resign", seat);
      assert.equal(outcome.winner, 1 - loser);
      assert.equal(outcome.reason, "resigned");
      const debts = before.position.debts ?? [0, 0];
      const [south, north] = before.position.stores;
      assert.deepEqual(outcome.points, [south - debts[0] + debts[1], north - debts[1] + debts[0]]);
      assert.deepEqual(game.outcome(), outcome);
      assert.deepEqual(game.position(), before.position, "resigning sweeps nothing");
      assert.deepEqual(game.legalMoves(), []);
      assert.equal(game.record(), `${before.record}/resign-${"SN"[loser]}`);
      refused(() => game.play(before.legal[0]), "game-over");
      refused(() => game.preview(before.legal[0]), "game-over");
      refused(() => game.end("resign"), "game-over");
      refused(() => game.end("agree"), "game-over");
      assert.deepEqual(Game.parse(game.record()).outcome(), outcome);
      assert.equal(Game.fromPosition(game.position()).outcome(), null, "as a position it is live again");
      assert.equal(game.turns().length, 7);
      assert.equal(game.undo(), true);
      assert.deepEqual(seen(game), before);
      assert.equal(game.redo(), true);
      assert.deepEqual(game.outcome(), outcome);
    }
  });

  test(`a finished game stays finished as a position: ${called(rules)}`, () => {
    const game = midway(rules, i + 90, 2000);
    const again = Game.fromPosition(game.position());
    assert.deepEqual(again.position(), game.position());
    assert.deepEqual(again.legalMoves(), []);
    assert.deepEqual(again.outcome().points, game.outcome().points);
    assert.equal(again.outcome().winner, game.outcome().winner);
    refused(() => again.play("A"), game.position().game === "o-an-quan" ? "not-a-move" : "game-over");
  });
}

test("a move after undoing takes the place of what was undone", () => {
  const game = new Game("al-manqala");
  for (const move of ["A", "a", "B"]) game.play(move);
  game.undo();
  game.undo();
  game.play("c");
  assert.equal(game.redo(), false);
  assert.equal(game.record(), "1/al-manqala//A.c");
  game.undo();
  game.end("resign");
  assert.equal(game.redo(), false);
  assert.equal(game.record(), "1/al-manqala//A/resign-N");
});

test("a refused move keeps what can be redone", () => {
  const game = new Game("al-manqala");
  game.play("A");
  game.undo();
  refused(() => game.play("a"), "illegal-move", "a");
  refused(() => game.play("Z"), "not-a-move", "Z");
  refused(() => game.end("sleep"), "cannot-end", "sleep");
  assert.equal(game.redo(), true);
});

test("agreement is Al-manqala's: what lies on the board is split", () => {
  const game = midway(["al-manqala", {}], 3, 30);
  const before = seen(game);
  const [rows, stores] = [before.position.holes, before.position.stores];
  const half = rows.flat().reduce((sum, beads) => sum + beads, 0) / 2;
  const outcome = game.end("agree");
  assert.equal(outcome.reason, "agreed");
  assert.deepEqual(outcome.points, [stores[0] + half, stores[1] + half]);
  assert.deepEqual(game.position().stores, outcome.points);
  assert.ok(
    game
      .position()
      .holes.flat()
      .every((beads) => beads === 0),
  );
  assert.equal(game.record(), `${before.record}/agree`);
  assert.deepEqual(seen(Game.parse(game.record())), seen(game));
  game.undo();
  assert.deepEqual(seen(game), before);
  for (const name of ["o-an-quan", "san-yao", "dakon"]) {
    assert.equal(Game.describe(name).agreement, false);
    const other = new Game(name);
    const untouched = seen(other);
    refused(() => other.end("agree"), "cannot-end", "agree");
    assert.deepEqual(seen(other), untouched);
  }
});

test("moves that are none, and moves that cannot be played", () => {
  const quan = new Game("o-an-quan");
  for (const move of [
    "",
    "A",
    "Ax",
    "AR",
    "lA",
    "Fr",
    "Qr",
    "qr",
    "Sr",
    "Ar ",
    " Ar",
    "Arr",
    "1r",
    "ạr",
    "À",
    "hand",
  ]) {
    refused(() => quan.play(move), "not-a-move", move);
    refused(() => quan.preview(move), "not-a-move", move);
  }
  refused(() => quan.play("ar"), "illegal-move", "ar");
  const dakon = new Game("dakon", { holes: 5 });
  for (const move of ["", "F", "f", "S", "s", "Ar", "AA", "0", "é"])
    refused(() => dakon.play(move), "not-a-move", move);
  refused(() => dakon.play("a"), "illegal-move", "a");
  const study = { game: "dakon", toMove: 0, stores: [48, 0], options: { holes: 5 } };
  const empty = Game.fromPosition({
    ...study,
    holes: [
      [0, 1, 0, 0, 0],
      [1, 0, 0, 0, 0],
    ],
  });
  refused(() => empty.play("A"), "illegal-move", "A");
});

test("a copy and its original go their own ways", () => {
  const game = midway(["san-yao", {}], 4, 9);
  game.undo();
  const copy = game.clone();
  assert.ok(copy instanceof Game);
  const before = seen(game);
  assert.deepEqual(seen(copy), before);
  assert.deepEqual(copy.turns(), game.turns());
  wander(copy, 5, 3);
  assert.deepEqual(seen(game), before);
  game.undo();
  game.free();
  assert.equal(copy.turns().length, 11);
  assert.equal(Game.parse(before.record).clone().record(), before.record);
});

test("a copy takes along what can be redone", () => {
  const game = new Game("dakon");
  game.play("B");
  game.undo();
  const copy = game.clone();
  assert.equal(copy.redo(), true);
  assert.equal(copy.record(), "1/dakon//B");
  assert.equal(game.record(), "1/dakon//");
});

test("the descriptions lay out the boards", () => {
  const quan = Game.describe("o-an-quan");
  assert.deepEqual(quan.ring, ["A", "B", "C", "D", "E", "Q", "a", "b", "c", "d", "e", "q"]);
  assert.deepEqual(quan.mandarins, ["Q", "q"]);
  assert.deepEqual([quan.total, quan.directions, quan.agreement], [70, true, false]);
  assert.deepEqual(
    quan.fields.map((field) => field.name),
    ["mandarins", "captured", "debts"],
  );
  const yao = Game.describe("san-yao");
  assert.deepEqual([yao.total, yao.mandarins, yao.stores], [50, null, { names: ["S", "s"], place: "ends" }]);
  assert.deepEqual(
    Game.describe("san-yao", { match: false }).fields.map((field) => field.name),
    ["owners"],
  );
  const manqala = Game.describe("al-manqala");
  assert.deepEqual([manqala.total, manqala.agreement, manqala.stores.place], [98, true, "aside"]);
  for (const [holes, total] of [
    [5, 50],
    [6, 72],
    [7, 98],
    [8, 128],
    [9, 162],
  ]) {
    const dakon = Game.describe("dakon", { holes });
    assert.equal(dakon.total, total);
    assert.deepEqual(dakon.rows[0], [..."ABCDEFGHI"].slice(0, holes));
    assert.deepEqual(dakon.ring, [...dakon.rows[0], "S", ...dakon.rows[1], "s"]);
    assert.equal(dakon.stores.place, "ring");
  }
});

test("a freed object, an object of another class and no object are the bindings' own errors, never a trap", () => {
  const freed = new Game("dakon");
  freed.free();
  const engine = new Engine({ tableMegabytes: 1 });
  const freedEngine = new Engine({ tableMegabytes: 1 });
  freedEngine.free();
  const works = [
    () => freed.play("A"),
    () => freed.position(),
    () => freed.clone(),
    () => engine.start(freed),
    () => engine.start({}),
    () => engine.think(engine),
    () => engine.think(null),
    () => freedEngine.step(5),
    () => Game.prototype.play.call({}, "A"),
    () => Game("dakon"),
  ];
  for (const work of works) {
    const error = thrown(work);
    assert.ok(error instanceof Error && !(error instanceof WebAssembly.RuntimeError), `${work}: ${error.stack}`);
  }
  const analysis = engine.think(new Game("dakon"), { level: 1 });
  assert.ok(new Game("dakon").legalMoves().includes(analysis.best));
});
