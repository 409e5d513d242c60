/**
 * Turns that might be played, asked of a thread of their own: one of millions of laps holds up neither the page nor a
 * thought. Where there can be no thread, the page works them out, until one has held it up: to play needs none.
 */

import { startWorker } from "./client.js";

/** What a page may be held up for by one of them, in milliseconds; the longest turn known takes more on a slow phone. */
const BEARABLE = 100;

/** @type {import("./types.js").CreatePreviewer} */
export async function createPreviewer(loaded) {
  const thread = await startWorker(loaded);
  let lastId = 0;
  let bearable = true;

  return async (record, move) => {
    if (!thread) {
      if (!bearable) return undefined;
      const began = performance.now();
      const game = loaded.mancala.Game.parse(record);
      const turn = game.preview(move);
      game.free();
      bearable = performance.now() - began < BEARABLE;
      return turn;
    }
    lastId += 1;
    const id = lastId;
    return new Promise((resolve) => {
      /** @param {MessageEvent} event */
      const hear = ({ data }) => {
        if (data.id !== id) return;
        thread.removeEventListener("message", hear);
        resolve(data.turn);
      };
      thread.addEventListener("message", hear);
      thread.postMessage({ kind: "preview", id, record, move });
    });
  };
}
