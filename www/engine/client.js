/**
 * The page's side of the engine's thread. Tries a module worker, then a classic one from a Blob (which a sandboxed
 * frame still allows), then thinks in short slices on the page itself. A bundle holds the worker's script inside.
 */
import { addressOf, fetchText, heldGlue } from "../assets.js";
import { createEngine, thinkInSlices } from "./slices.js";

/** @import { Loaded, Thinker } from "../types.js" */
/** @import { AskWorker, BootWorker, StartWorker, ThinkHere } from "./types.js" */

/** A worker silent for so long will never speak. */
const PATIENCE = 10_000;
/** A thread that goes on for so long after it was told to stop is ended from outside, with all it remembers. */
const GRACE = 500;

const SCRIPT = "engine/worker.js";

const moduleWorker = () => new Worker(addressOf(SCRIPT), { type: "module" });

async function blobWorker() {
  const text = heldGlue() ? await fetchText(SCRIPT) : `import(${JSON.stringify(addressOf(SCRIPT))});`;
  const url = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  try {
    return new Worker(url);
  } finally {
    // By then the worker has fetched it.
    setTimeout(() => URL.revokeObjectURL(url), PATIENCE);
  }
}

/** @type {BootWorker} */
async function boot(create, { glue, module }) {
  /** @type {Worker} */
  let worker;
  try {
    worker = await create();
  } catch {
    return null;
  }
  return new Promise((resolve) => {
    /** @param {Worker | null} found */
    const settle = (found) => {
      clearTimeout(timer);
      worker.onmessage = null;
      if (!found) worker.terminate();
      resolve(found);
    };
    const timer = setTimeout(settle, PATIENCE, null);
    worker.onerror = (event) => {
      event.preventDefault();
      settle(null);
    };
    worker.onmessage = ({ data }) => {
      if (data.kind === "ready") worker.postMessage({ kind: "boot", glue, module });
      else settle(data.kind === "booted" ? worker : null);
    };
  });
}

/** @type {StartWorker} */
export const startWorker = async (loaded) =>
  (heldGlue() ? null : await boot(moduleWorker, loaded)) ?? (await boot(blobWorker, loaded));

/** @type {(loaded: Loaded) => Thinker} */
export function createThinker(loaded) {
  /** @type {Promise<Worker | null> | null} */
  let worker = null;
  /** @type {import("../../pkg/mancala.js").Engine | null} */
  let engine = null;
  let lastId = 0;

  function dropWorker() {
    worker?.then((found) => found?.terminate());
    worker = null;
  }

  /** @type {AskWorker} */
  function askWorker(thread, record, limits, { onProgress, signal }) {
    lastId += 1;
    const id = lastId;
    return new Promise((resolve, reject) => {
      const answered = new AbortController();
      const until = { signal: answered.signal };
      /** @param {{ message: string, trapped: boolean }} fault */
      const fail = (fault) => {
        answered.abort();
        reject(Object.assign(new Error(), fault));
      };
      thread.addEventListener(
        "message",
        ({ data }) => {
          if (data.id !== id) return;
          if (data.kind === "progress") {
            if (!signal?.aborted) onProgress?.(data.analysis);
          } else if (data.kind === "done") {
            answered.abort();
            resolve(data.analysis);
          } else fail(data);
        },
        until,
      );
      thread.addEventListener("error", () => fail({ message: "the thread stopped", trapped: true }), until);
      signal?.addEventListener(
        "abort",
        () => {
          thread.postMessage({ kind: "cancel", id });
          reject(signal.reason);
          setTimeout(async () => {
            if (answered.signal.aborted || (await worker) !== thread) return;
            dropWorker();
            // Whoever waits for it in vain asks another one.
            thread.dispatchEvent(new Event("error"));
          }, GRACE);
        },
        until,
      );
      thread.postMessage({ kind: "think", id, record, limits });
    });
  }

  /** @type {ThinkHere} */
  async function thinkHere(record, limits, { onProgress, signal }) {
    lastId += 1;
    const id = lastId;
    engine ??= createEngine(loaded.mancala);
    const game = loaded.mancala.Game.parse(record);
    const analysis = await thinkInSlices(engine, game, limits, {
      breathe: () => new Promise((resolve) => setTimeout(resolve)),
      // One thought at a time, as on a thread.
      cancelled: () => signal?.aborted || id !== lastId,
      progress: onProgress,
    });
    game.free();
    if (!analysis) throw signal?.reason ?? new Error("cancelled");
    return analysis;
  }

  return {
    async think(record, limits, listening = {}) {
      for (let attempt = 1; ; attempt += 1) {
        worker ??= startWorker(loaded);
        const thread = await worker;
        listening.signal?.throwIfAborted();
        if (!thread) return thinkHere(record, limits, listening);
        try {
          return await askWorker(thread, record, limits, listening);
        } catch (error) {
          // The thread's instance of the engine broke down.
          if (!(/** @type {{ trapped?: boolean }} */ (error).trapped)) throw error;
          // One new thread is worth trying; a second breakdown would only repeat itself.
          dropWorker();
          if (attempt === 2) throw error;
        }
      }
    },
    close: dropWorker,
  };
}
