/** What all boards of a page share: words, an engine, and one thread to think in. */
import { createThinker } from "../engine/client.js";
import { loadEngine } from "../engine/module.js";
import { fetchWords } from "../i18n/words.js";

/** @import { Loaded, Thinker } from "../types.js" */
/** @import { Words } from "./types.js" */

/** What did not come is asked for again. @type {<Part>(bring: () => Promise<Part>) => () => Promise<Part>} */
function once(bring) {
  /** @type {ReturnType<typeof bring> | null} */
  let brought = null;
  return () => {
    brought ??= bring().catch((error) => {
      brought = null;
      throw error;
    });
    return brought;
  };
}

/** @type {Map<string, () => Promise<Words>>} */
const spoken = new Map();

/** The words of boards, those of the page among them. @param {string} lang @returns {Promise<Words>} */
export function speak(lang) {
  const bring = spoken.get(lang) ?? once(() => fetchBoth(lang));
  spoken.set(lang, bring);
  return bring();
}

/** One language on one board. @param {string} lang @returns {Promise<Words>} */
async function fetchBoth(lang) {
  const [words, own] = await Promise.all([fetchWords(lang), fetchWords(lang, "embed")]);
  if (words.lang !== own.lang) return fetchBoth("en");
  return { ...words, t: (key, args) => (own.has(key) ? own : words).t(key, args) };
}

const bringTable = once(() => import("../table/table.js"));
let bringEngine = once(loadEngine);

export const table = () => bringTable();
export const engine = () => bringEngine();

/** In the place of one that broke down, which others may still use. @param {Loaded} broken */
export async function renewEngine(broken) {
  // Somebody else has asked already.
  if ((await engine().catch(() => null)) !== broken) return engine();
  bringEngine = once(loadEngine);
  return engine();
}

let borrowed = 0;
/** @type {Thinker | null} */
let thread = null;
/** Settled once all is thought that was asked before. @type {Promise<unknown>} */
let queue = Promise.resolve();

/** One thought after the other; the thread goes with the last board that borrowed it. @param {Loaded} loaded @returns {Thinker} */
export function borrowThinker(loaded) {
  let open = true;
  borrowed += 1;
  return {
    think(record, limits, listening = {}) {
      const answer = queue.then(() => {
        listening.signal?.throwIfAborted();
        thread ??= createThinker(loaded);
        return thread.think(record, limits, listening);
      });
      queue = answer.catch(() => {});
      return answer;
    },
    close() {
      if (!open) return;
      open = false;
      borrowed -= 1;
      if (borrowed > 0) return;
      thread?.close();
      thread = null;
    },
  };
}
