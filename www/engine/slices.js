/** Between two slices of a thought a cancel is heard and, on the page, a frame can be drawn. */

/** Aim for one slice, in milliseconds. */
const SLICE = 10;

/** Megabytes of the table, where the memory holds them. */
const TABLE = 16;

/** With a smaller table where there is no room for the usual one: it thinks longer then. @type {import("./types.js").CreateEngine} */
export function createEngine({ Engine }) {
  for (let tableMegabytes = TABLE; ; tableMegabytes /= 4) {
    try {
      return new Engine({ tableMegabytes });
    } catch (error) {
      if (tableMegabytes === 1) throw error;
    }
  }
}

/** @type {import("./types.js").ThinkInSlices} */
export async function thinkInSlices(engine, game, limits, { breathe, cancelled, progress }) {
  engine.start(game, limits);
  let nodes = 1000;
  for (;;) {
    const began = performance.now();
    const analysis = engine.step(nodes);
    if (analysis.done) return analysis;
    // Half and double at most: one slow slice on a busy machine must not set the pace for the rest.
    const change = Math.min(2, Math.max(0.5, SLICE / (performance.now() - began)));
    nodes = Math.max(500, Math.round(nodes * change));
    await breathe();
    if (cancelled()) return null;
    progress?.(analysis);
  }
}
