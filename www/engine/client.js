/**
 * The page's side of the engine's thread. Tries a module worker, then a classic one from a Blob (which a sandboxed
 * frame still allows), then thinks in short slices on the page itself. A bundle holds the worker's script inside.
 */
import { addressOf, fetchText, heldGlue } from "../assets.js";
import { thinkInSlices } from "./slices.js";

/** @import { Loaded, Thinker } from "../types.js" */
/** @import { AskWorker, StartWorker, ThinkHere } from "./types.js" */

/** A worker silent for so long will never speak. */
const PATIENCE = 10_000;

const SCRIPT = "engine/worker.js";

export function moduleWorker() {
  return new Worker(addressOf(SCRIPT), { type: "module" });
}

export async function blobWorker() {
  const text = heldGlue() ? await fetchText(SCRIPT) : `import(${JSON.stringify(addressOf(SCRIPT))});`;
  const url = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  try {
    return new Worker(url);
  } finally {
    // By then the worker has fetched it.
    setTimeout(() => URL.revokeObjectURL(url), PATIENCE);
  }
}

/** @type {StartWorker} */
export async function boot(create, { glue, module }) {
  /** @type {Worker} */
  let worker;
  try {
    worker = await create();
  } catch {
    return null;
  }
  return new Promise((resolve) => {
    const giveUp = () => {
      clearTimeout(timer);
      worker.terminate();
      resolve(null);
    };
    const timer = setTimeout(giveUp, PATIENCE);
    worker.onerror = (event) => {
      event.preventDefault();
      giveUp();
    };
    worker.onmessage = ({ data }) => {
      if (data.kind === "ready") worker.postMessage({ kind: "boot", glue, module });
      else if (data.kind === "booted") {
        clearTimeout(timer);
        worker.onmessage = null;
        resolve(worker);
      } else giveUp();
    };
  });
}

/** The worker's instance of the engine broke down. */
class Trapped extends Error {}

/** @type {(loaded: Loaded) => Thinker} */
export function createThinker(loaded) {
  const kinds = /** @type {const} */ ([
    ["worker", moduleWorker],
    ["blob", blobWorker],
  ]);
  /** @type {Promise<Worker | null> | null} */
  let worker = null;
  /** @type {ReturnType<Thinker["place"]>} */
  let place = null;
  /** @type {import("../../pkg/mancala.js").Engine | null} */
  let engine = null;
  let lastId = 0;

  async function findWorker() {
    for (const [name, create] of heldGlue() ? kinds.slice(1) : kinds) {
      const found = await boot(create, loaded);
      if (found) {
        place = name;
        return found;
      }
    }
    place = "page";
    return null;
  }

  function dropWorker() {
    worker?.then((found) => found?.terminate());
    worker = null;
  }

  /** @type {AskWorker} */
  function askWorker(thread, record, limits, { onProgress, signal }) {
    lastId += 1;
    const id = lastId;
    return new Promise((resolve, reject) => {
      const abort = () => {
        thread.postMessage({ kind: "cancel", id });
        end();
        reject(signal?.reason);
      };
      const end = () => {
        thread.removeEventListener("message", hear);
        thread.removeEventListener("error", fail);
        signal?.removeEventListener("abort", abort);
      };
      const fail = () => {
        end();
        reject(new Trapped("the thread stopped"));
      };
      /** @param {MessageEvent} event */
      const hear = ({ data }) => {
        if (data.id !== id) return;
        if (data.kind === "progress") {
          onProgress?.(data.analysis);
          return;
        }
        end();
        if (data.kind === "done") resolve(data.analysis);
        else if (data.trapped) reject(new Trapped(data.message));
        else reject(Object.assign(new Error(data.message), { code: data.code }));
      };
      thread.addEventListener("message", hear);
      thread.addEventListener("error", fail);
      signal?.addEventListener("abort", abort);
      thread.postMessage({ kind: "think", id, record, limits });
    });
  }

  /** @type {ThinkHere} */
  async function thinkHere(record, limits, { onProgress, signal }) {
    // Taken away from others while in use: a slice of an abandoned thought may still be under way.
    const mine = engine ?? new loaded.mancala.Engine();
    engine = null;
    const game = loaded.mancala.Game.parse(record);
    const analysis = await thinkInSlices(mine, game, limits, {
      slice: 12,
      breathe: () => new Promise((resolve) => setTimeout(resolve)),
      cancelled: () => signal?.aborted ?? false,
      progress: onProgress,
    });
    game.free();
    engine = mine;
    if (!analysis) throw signal?.reason;
    return analysis;
  }

  return {
    place: () => place,
    async think(record, limits, listening = {}) {
      for (let attempt = 1; ; attempt += 1) {
        worker ??= findWorker();
        const thread = await worker;
        listening.signal?.throwIfAborted();
        if (!thread) return thinkHere(record, limits, listening);
        try {
          return await askWorker(thread, record, limits, listening);
        } catch (error) {
          if (!(error instanceof Trapped)) throw error;
          // One new thread is worth trying; a second breakdown would only repeat itself.
          dropWorker();
          if (attempt === 2) throw error;
        }
      }
    },
    close: dropWorker,
  };
}
