/** Whether a lesson can be asked, and what the engine answers itself: for whoever makes one. */
import { findTurn, holeOf, landingOf, openQuestion, pointsIn, Senseless } from "./judge.js";
import { prove } from "./proof.js";

/** @import { Turn } from "../types.js" */
/** @import { CheckLesson } from "./types.js" */

/** @type {CheckLesson} */
export async function checkLesson(lesson, { kit, words }) {
  const question = openQuestion(lesson, kit.loaded.mancala);
  const { game, info, moves, turn } = question;
  try {
    switch (lesson.ask) {
      case "last":
        return String(landingOf(/** @type {Turn} */ (turn)));
      case "gain":
        return words.number(pointsIn(/** @type {Turn} */ (turn), info));
      case "moves":
        return words.list([...new Set(moves.map((move) => holeOf(move, info)))]);
      case "most": {
        const brought = moves.map((move) => pointsIn(game.preview(move), info));
        return words.list(moves.filter((_move, index) => brought[index] === Math.max(...brought)));
      }
      case "reach":
      case "win": {
        const found = findTurn(question);
        if (!found) throw new Senseless(found === null ? "no-turn" : "unproven");
        return found.join(" ");
      }
      case "best": {
        const proof = await prove(kit.thinker, game.record());
        if (proof.loss.size === 0) throw new Senseless("all-best");
        return words.list(proof.best);
      }
    }
  } finally {
    game.free();
  }
}
