/**
 * The engine's own thread. Says `ready` once it listens; gets the compiled engine with `boot`; then answers
 * each `think` with `progress` and one `done` or `failed`, unless it was cancelled.
 */
import { thinkInSlices } from "./slices.js";

/** @typedef {typeof import("../../pkg/mancala.js")} Mancala */
/** @typedef {import("../../pkg/mancala.js").Limits} Limits */

/**
 * @typedef {{ kind: "boot", glue: string, module: WebAssembly.Module }
 *   | { kind: "think", id: number, record: string, limits: Limits }
 *   | { kind: "cancel", id: number }} Order
 */

/** @type {Mancala} */
let mancala;
/** @type {import("../../pkg/mancala.js").Engine} */
let engine;
let cancelled = 0;

/** @param {object} message */
const send = (message) =>
  /** @type {{ postMessage(message: object): void }} */ (/** @type {unknown} */ (self)).postMessage(message);

/** @returns {Promise<void>} */
const breathe = () => new Promise((resolve) => setTimeout(resolve));

/** @param {Extract<Order, { kind: "boot" }>} order */
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

/** @param {Extract<Order, { kind: "think" }>} order */
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
