/**
 * One thread for all advice, apart from the computer's: whatever is asked of one never meets a thought of the other.
 * What is asked last is thought about first; what it interrupted is asked anew when that is done.
 */
import { createThinker } from "../engine/client.js";

/** @import { Host, Loaded, Thinker } from "../types.js" */
/** @import { Adviser, Question, SubjectOf } from "./types.js" */

/** A thread silent for so long, in milliseconds, is lost; only then is it ended from outside. */
const PATIENCE = 20_000;

/** @type {WeakMap<Host, Adviser>} */
const advisers = new WeakMap();

/** The page's one. @param {Host} host */
export function adviserOf(host) {
  let adviser = advisers.get(host);
  if (!adviser) {
    adviser = createAdviser(host);
    advisers.set(host, adviser);
  }
  return adviser;
}

/** @param {Pick<Host, "engine">} host @param {(loaded: Loaded) => Thinker} [create] @returns {Adviser} */
export function createAdviser(host, create = createThinker) {
  /** The last one is thought about. @type {Question[]} */
  const questions = [];
  /** @type {Question | undefined} */
  let current;
  let stop = new AbortController();
  /** @type {Loaded | null} */
  let loaded = null;
  /** @type {Thinker | null} */
  let thinker = null;

  /** After the page's engine broke down there is another one. */
  function bring() {
    if (thinker && loaded === host.engine()) return thinker;
    thinker?.close();
    loaded = host.engine();
    thinker = create(loaded);
    return thinker;
  }

  async function next() {
    const question = questions.at(-1);
    if (question === current) return;
    stop.abort();
    current = question;
    if (!question) return;
    stop = new AbortController();
    const { signal } = stop;
    const settle = await think(bring(), question, signal);
    // Interrupted: its turn comes again.
    if (signal.aborted) return;
    current = undefined;
    questions.splice(questions.indexOf(question), 1);
    settle();
    void next();
  }

  return {
    async consider(record, limits, { onProgress, signal } = {}) {
      signal?.throwIfAborted();
      /** @type {() => void} */
      let leave = () => {};
      try {
        return await new Promise((resolve, reject) => {
          /** @type {Question} */
          const question = { record, limits, onProgress, resolve, reject };
          leave = () => {
            const at = questions.indexOf(question);
            if (at >= 0) questions.splice(at, 1);
            reject(signal?.reason);
            void next();
          };
          signal?.addEventListener("abort", leave);
          questions.push(question);
          void next();
        });
      } finally {
        signal?.removeEventListener("abort", leave);
      }
    },
  };
}

/** Thinks once; what then is to be said to whoever asked. @param {Thinker} thinker @param {Question} question @param {AbortSignal} signal */
async function think(thinker, { record, limits, onProgress, resolve, reject }, signal) {
  let lose = () => {};
  /** @type {Promise<never>} */
  const lost = new Promise((_resolve, give) => {
    lose = () => {
      thinker.close();
      give(new Error("the thread is silent"));
    };
  });
  let timer = setTimeout(lose, PATIENCE);
  const thought = thinker.think(record, limits, {
    signal,
    onProgress(analysis) {
      clearTimeout(timer);
      timer = setTimeout(lose, PATIENCE);
      onProgress?.(analysis);
    },
  });
  try {
    const analysis = await Promise.race([thought, lost]);
    return () => resolve(analysis);
  } catch (error) {
    return () => reject(error);
  } finally {
    clearTimeout(timer);
  }
}

/** @type {SubjectOf} */
export function subjectOf(game, { Game }) {
  const position = game.position();
  if (!("round" in position) || game.outcome()) return { record: game.record(), round: false };
  const { round: _round, starter: _starter, options, ...rest } = position;
  const alone = Game.fromPosition({ ...rest, options: { ...options, match: false } });
  const record = alone.record();
  alone.free();
  return { record, round: true };
}
