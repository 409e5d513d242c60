/** A game, as it was before each of its moves: the last one first, for what is found there helps with what led there. */
import { subjectOf } from "./adviser.js";

/** One by one: a match may have thousands. @type {import("./types.js").PliesOf} */
export function* pliesOf({ game, turns, declared }, mancala) {
  const back = game.clone();
  try {
    // What somebody declared to be the end was no move.
    if (declared) back.undo();
    for (let ply = turns.length - 1; ply >= 0; ply -= 1) {
      back.undo();
      yield { ply, ...subjectOf(back, mancala), choice: back.legalMoves().length > 1 };
    }
  } finally {
    back.free();
  }
}
