/**
 * Thinking in slices: the same loop in the worker and, where there is none, on the page. Between two slices
 * whoever runs it breathes, so that a cancel is heard and, on the page, a frame can be drawn.
 */

/**
 * @typedef {import("../../pkg/mancala.js").Engine} Engine
 * @typedef {import("../../pkg/mancala.js").Game} Game
 * @typedef {import("../../pkg/mancala.js").Limits} Limits
 * @typedef {import("../../pkg/mancala.js").Analysis} Analysis
 */

/**
 * @param {Engine} engine
 * @param {Game} game
 * @param {Limits} limits
 * @param {object} way
 * @param {number} way.slice aim for one slice, in milliseconds
 * @param {() => Promise<void>} way.breathe
 * @param {() => boolean} way.cancelled
 * @param {(analysis: Analysis) => void} [way.progress]
 * @returns {Promise<Analysis | null>} null when cancelled
 */
export async function thinkInSlices(engine, game, limits, { slice, breathe, cancelled, progress }) {
  engine.start(game, limits);
  let nodes = 2000;
  for (;;) {
    const began = performance.now();
    const analysis = engine.step(nodes);
    if (analysis.done) return analysis;
    const took = performance.now() - began;
    // Half and double at most: one slow slice on a busy machine must not set the pace for the rest.
    const wanted = nodes * (slice / Math.max(took, 0.1));
    nodes = Math.round(Math.min(nodes * 2, Math.max(nodes / 2, wanted, 500)));
    progress?.(analysis);
    await breathe();
    if (cancelled()) return null;
  }
}
