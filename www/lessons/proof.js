/** Has the engine prove which moves are best, and stops it as soon as it has. */
import { bestMoves, Senseless } from "./judge.js";

/** @import { Proof, Prove } from "./types.js" */

/** What a proof may take: a number of positions, the same on every machine. */
export const LIMITS = { nodes: 600_000, all: true };

/** @type {Prove} */
export async function prove(thinker, record, signal) {
  signal?.throwIfAborted();
  const enough = new AbortController();
  const abort = () => enough.abort(signal?.reason);
  signal?.addEventListener("abort", abort);
  /** @type {Proof | null} */
  let proof = null;
  try {
    const analysis = await thinker.think(record, LIMITS, {
      signal: enough.signal,
      onProgress(soFar) {
        proof ??= bestMoves(soFar);
        if (proof) enough.abort();
      },
    });
    proof ??= bestMoves(analysis);
  } catch (error) {
    if (!proof || signal?.aborted) throw error;
  } finally {
    signal?.removeEventListener("abort", abort);
  }
  if (!proof) throw new Senseless("unproven");
  return proof;
}
