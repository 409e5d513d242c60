/** Between two slices of a thought a cancel is heard and, on the page, a frame can be drawn. */

/** @type {import("./types.js").ThinkInSlices} */
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
