/** What the engine's own thread does: says `ready`, is given the engine, then answers each question once. */
import { createEngine, thinkInSlices } from "./slices.js";

/** @import { Answer, Boot, Order, Preview, Serve, Think } from "./types.js" */

/** So many steps of a turn that might be played are told one by one; of what follows, all but the laps. */
const MOST = 500;

/** @type {import("../types.js").Mancala} */
let mancala;
/** Holds much memory: only who thinks needs it. @type {import("../../pkg/mancala.js").Engine | undefined} */
let engine;
let cancelled = 0;

/** Games whose last seeds are played by a table, where one is brought: see docs/tables.md. */
const WITH_ENDINGS = /^1\/(al-manqala)\b/;
/** @type {Parameters<Serve>[1]} */
let bringEndings;
/** What was brought and is to be loaded before the next thought. @type {Uint8Array | null} */
let brought = null;

/** Asks for the table of a game once, after its first answer; without it the engine only searches longer. @param {string} record */
async function wantEndings(record) {
  const game = WITH_ENDINGS.exec(record)?.[1];
  if (!game || !bringEndings) return;
  const bring = bringEndings;
  bringEndings = undefined;
  brought = await bring(game).catch(() => null);
}

/** @param {string} record @param {import("../../pkg/mancala.js").Game} game */
function loadEndings(record, game) {
  if (!brought || !WITH_ENDINGS.test(record)) return;
  try {
    engine?.loadTable(game, brought);
  } catch {
    // Damaged on its way: the game goes on without.
  }
  brought = null;
}

/** @param {Answer} answer */
const send = (answer) =>
  /** @type {{ postMessage(answer: Answer): void }} */ (/** @type {unknown} */ (self)).postMessage(answer);

/** Who waits until what was told meanwhile is heard. @type {((heard: void) => void)[]} */
const waiting = [];
const turns = new MessageChannel();
turns.port1.onmessage = () => waiting.shift()?.();
/** By a message, since a timer would wait for 4 ms each time. @type {() => Promise<void>} */
const breathe = () =>
  new Promise((resolve) => {
    waiting.push(resolve);
    turns.port2.postMessage(null);
  });

/** @param {Boot} order @param {Parameters<Serve>[0]} bring */
async function boot({ glue, module }, bring) {
  try {
    mancala = await bring(glue);
    await mancala.default({ module_or_path: module });
    send({ kind: "booted" });
  } catch (error) {
    send({ kind: "unfit", message: String(error) });
  }
}

/** @param {Think} order */
async function think({ id, record, limits }) {
  let game = null;
  let told = performance.now();
  try {
    game = mancala.Game.parse(record);
    engine ??= createEngine(mancala);
    loadEndings(record, game);
    const analysis = await thinkInSlices(engine, game, limits, {
      breathe,
      cancelled: () => cancelled >= id,
      progress(now) {
        if (performance.now() - told < 100) return;
        told = performance.now();
        send({ kind: "progress", id, analysis: now });
      },
    });
    send(analysis ? { kind: "done", id, analysis } : { kind: "cancelled", id });
  } catch (error) {
    const { code, message } = /** @type {{ code?: string, message?: string }} */ (error);
    send({
      kind: "failed",
      id,
      code,
      message: message ?? String(error),
      trapped: error instanceof WebAssembly.RuntimeError,
    });
    return;
  } finally {
    game?.free();
  }
  await wantEndings(record);
}

/** @param {Preview} order */
function preview({ id, record, move }) {
  let turn;
  try {
    const game = mancala.Game.parse(record);
    turn = game.preview(move);
    game.free();
    const last = turn.steps.findLastIndex(({ why }) => why === "sow");
    turn.steps = turn.steps.filter(({ why }, at) => at < MOST || at === last || (why !== "sow" && why !== "lift"));
  } catch {
    // Nothing is shown of it then; whoever plays the move is told.
  }
  send({ kind: "done", id, turn });
}

/** `bring` knows where the glue comes from, `endings` where tables do. @type {Serve} */
export function serve(bring, endings) {
  bringEndings = endings;
  self.addEventListener("message", (event) => {
    const order = /** @type {Order} */ (/** @type {MessageEvent} */ (event).data);
    if (order.kind === "boot") void boot(order, bring);
    else if (order.kind === "preview") preview(order);
    else if (order.kind === "cancel") cancelled = Math.max(cancelled, order.id);
    else {
      // One thought at a time: a new one ends those before it.
      cancelled = Math.max(cancelled, order.id - 1);
      void think(order);
    }
  });

  send({ kind: "ready" });
}
