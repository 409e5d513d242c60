// The engine's thread: what is cancelled is never worked on again, each question is answered once, and what goes wrong
// with one leaves the next alone.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { another, bytes, Engine, file, Game } from "./module.mjs";
import { capped } from "./short.mjs";

const START = "1/dakon//";
const OTHER = "1/o-an-quan//Cl";
const EIGHT = "1/al-manqala/S:1,0,0,2,0,1,0:0,1,0,0,1,0,2:44,46/";
const LONG = { nodes: 4_000_000_000 };

let threads = 0;

/** A thread whose breaths the test draws: `log` tells what the engine was asked for and what was answered. */
async function thread({ mancala = { Engine, Game }, endings } = {}) {
  const log = [];
  const breaths = [];
  let order;
  class Watched extends mancala.Engine {
    start(game, limits) {
      this.about = game.record();
      log.push(`start ${this.about}`);
      super.start(game, limits);
    }
    step(nodes) {
      log.push(`step ${this.about}`);
      return super.step(nodes);
    }
  }
  const given = {
    self: {
      addEventListener(_type, hear) {
        order = (data) => hear({ data });
      },
      postMessage: ({ kind, id, code, analysis }) =>
        log.push([kind, id, code].filter(Boolean).join(" ")) && kind === "done" && answers.set(id, analysis),
    },
    MessageChannel: class {
      port1 = {};
      port2 = { postMessage: () => breaths.push(() => this.port1.onmessage()) };
    },
  };
  const answers = new Map();
  const kept = new Map(Object.keys(given).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)]));
  for (const [name, value] of Object.entries(given)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  threads += 1;
  const { serve } = await import(`../../www/engine/thread.js?thread=${threads}`);
  serve(() => ({ ...mancala, Engine: Watched, default: async () => {} }), endings);
  for (const [name, before] of kept) {
    if (name === "self") continue;
    if (before) Object.defineProperty(globalThis, name, before);
  }
  const settle = () => new Promise(setImmediate);
  order({ kind: "boot", glue: "", module: null });
  await settle();
  assert.deepEqual(log.splice(0), ["ready", "booted"]);
  /** All that waits goes on. */
  async function breathe() {
    for (const go of breaths.splice(0)) go();
    await settle();
  }
  /** Breathes until this is answered. @param {string} line */
  async function until(line) {
    await settle();
    while (!log.includes(line)) {
      assert.ok(breaths.length > 0, `nothing goes on, and no ${line}: ${log}`);
      await breathe();
    }
  }
  return { log, answers, order, settle, breathe, until };
}

test("after a cancel no slice of the old thought comes before or among those of the next", async () => {
  const { log, order, breathe, until } = await thread();
  order({ kind: "think", id: 1, record: START, limits: LONG });
  for (let slices = 0; slices < 3; slices += 1) await breathe();
  log.splice(0);
  order({ kind: "cancel", id: 1 });
  order({ kind: "think", id: 2, record: OTHER, limits: { nodes: 5000 } });
  await until("done 2");
  assert.deepEqual(
    log.filter((line) => line.endsWith(START)),
    [],
  );
  assert.deepEqual(
    log.filter((line) => !line.startsWith("step")),
    [`start ${OTHER}`, "cancelled 1", "done 2"],
  );
});

test("a new thought ends those before it; a late cancel of an old one does not touch it", async () => {
  const { log, answers, order, breathe, until } = await thread();
  order({ kind: "think", id: 1, record: START, limits: LONG });
  order({ kind: "think", id: 2, record: START, limits: LONG });
  await breathe();
  order({ kind: "think", id: 3, record: OTHER, limits: { nodes: 5000 } });
  order({ kind: "cancel", id: 1 });
  order({ kind: "cancel", id: 2 });
  await until("done 3");
  assert.deepEqual(
    log.filter((line) => !/^(step|start)/.test(line)),
    ["cancelled 1", "cancelled 2", "done 3"],
  );
  const { nodes, best } = answers.get(3);
  assert.deepEqual(
    { nodes, best },
    (({ nodes, best }) => ({ nodes, best }))(new Engine().think(Game.parse(OTHER), { nodes: 5000 })),
    "what it found is all its own",
  );
  // What is over can still be cancelled.
  order({ kind: "cancel", id: 3 });
  order({ kind: "think", id: 4, record: START, limits: { level: 1 } });
  await until("done 4");
});

test("what cannot be thought about is told with its code, and the next question is answered", async () => {
  const { log, order, settle, until } = await thread();
  for (const [id, record, limits, code] of [
    [1, "1/chess//", {}, "unknown-game"],
    [2, "1/dakon/S:9,0,0,0,0,0,0:0,0,0,0,0,0,0:0,0/", {}, "wrong-total"],
    [3, START, { level: 9 }, "out-of-range"],
    [4, START, { nodes: 0 }, "out-of-range"],
    [5, START, { millis: 1.5 }, "out-of-range"],
    [6, START, { plies: 3 }, "unknown-field"],
  ]) {
    order({ kind: "think", id, record, limits });
    await settle();
    assert.equal(log.pop(), `failed ${id} ${code}`);
  }
  order({ kind: "think", id: 7, record: START, limits: { level: 1 } });
  await until("done 7");
});

test("endings that are damaged, missing or out of reach change nothing", async () => {
  const table = readFileSync(file("www/engine/endings/al-manqala.bin"));
  const damaged = new Uint8Array(table);
  damaged[60_000] ^= 4;
  const limits = { nodes: 20_000 };
  /** The second answer, when the table has been brought. */
  const second = async (endings) => {
    const { log, answers, order, until, settle } = await thread({ endings });
    order({ kind: "think", id: 1, record: EIGHT, limits });
    await until("done 1");
    await settle();
    order({ kind: "think", id: 2, record: EIGHT, limits });
    await until("done 2");
    assert.deepEqual(
      log.filter((line) => line.startsWith("failed")),
      [],
    );
    return answers.get(2);
  };
  for (const endings of [
    undefined,
    async () => null,
    async () => new Uint8Array(0),
    async () => new Uint8Array(300),
    async () => damaged,
    async () => damaged.subarray(0, 1000),
    () => Promise.reject(new TypeError("no network")),
  ])
    assert.ok(
      Game.parse(EIGHT)
        .legalMoves()
        .includes((await second(endings)).best),
    );
  assert.ok((await second(async () => new Uint8Array(table))).exact, "a sound one is taken");
});

test("where memory is short the table is smaller; where there is none, that is told", async () => {
  // The module itself takes some; a table of 16 MB has no room here, one of 4 MB has.
  const short = await another(capped(bytes, 300));
  const { order, until } = await thread({ mancala: short });
  order({ kind: "think", id: 1, record: START, limits: { nodes: 3000 } });
  await until("done 1");
  const none = await another(capped(bytes, 130));
  const without = await thread({ mancala: none });
  for (const id of [1, 2]) {
    without.order({ kind: "think", id, record: START, limits: { level: 1 } });
    await without.settle();
    assert.equal(without.log.pop(), `failed ${id} out-of-memory`);
  }
});
