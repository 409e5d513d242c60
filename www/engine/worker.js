/** The engine's own thread: says `ready`, is given the engine, then answers each question unless it is cancelled. */
import { thinkInSlices } from "./slices.js";

/** @import { Boot, Order, Think } from "./types.js" */

/** @type {import("../types.js").Mancala} */
let mancala;
/** @type {import("../../pkg/mancala.js").Engine} */
let engine;
let cancelled = 0;

/** @param {object} message */
const send = (message) =>
  /** @type {{ postMessage(message: object): void }} */ (/** @type {unknown} */ (self)).postMessage(message);

const breathe = () => new Promise((resolve) => setTimeout(resolve));

/** @param {Boot} order */
async function boot({ glue, module }) {
  try {
    mancala = await import(glue);
    await mancala.default({ module_or_path: module });
    engine = new mancala.Engine();
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
    const analysis = await thinkInSlices(engine, game, limits, {
      slice: 30,
      breathe,
      cancelled: () => cancelled >= id,
      progress(now) {
        if (performance.now() - told < 100) return;
        told = performance.now();
        send({ kind: "progress", id, analysis: now });
      },
    });
    if (analysis) send({ kind: "done", id, analysis });
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
  }
  game.free();
}

self.addEventListener("message", (event) => {
  const order = /** @type {Order} */ (/** @type {MessageEvent} */ (event).data);
  if (order.kind === "boot") void boot(order);
  else if (order.kind === "cancel") cancelled = Math.max(cancelled, order.id);
  else {
    // One thought at a time: a new one ends those before it.
    cancelled = Math.max(cancelled, order.id - 1);
    void think(order);
  }
});

send({ kind: "ready" });
