/** A game, as it was before each of its moves. */
import { subjectOf } from "./adviser.js";

/** @type {import("./types.js").RecordsOf} */
export function recordsOf({ game, turns, declared }, mancala) {
  const back = game.clone();
  try {
    // What somebody declared to be the end was no move.
    if (declared) back.undo();
    const plies = [];
    for (let left = turns.length; left > 0; left -= 1) {
      back.undo();
      plies.unshift({ ...subjectOf(back, mancala), choice: back.legalMoves().length > 1 });
    }
    return plies;
  } finally {
    back.free();
  }
}
