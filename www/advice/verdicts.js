/** What moves lost, and how exactly somebody played. docs/analysis.md says what the numbers mean. */
import { worthOf } from "./saying.js";

/** @import { AccuracyOf, JudgeMove, Verdict } from "./types.js" */

/** From so many points lost on a move is called that. */
const KINDS = /** @type {const} */ ([
  ["blunder", 10],
  ["mistake", 5],
  ["slip", 2],
]);

/** Beside a move, as in chess. @type {{ [kind in Verdict["kind"]]: string }} */
export const SIGNS = { best: "", good: "", slip: "?!", mistake: "?", blunder: "??" };

/** @type {JudgeMove} */
export function judgeMove(analysis, played) {
  const { exact, moves, nodes } = analysis;
  const mine = moves.find(({ move }) => move === played);
  if (!mine || moves.length < 2) return null;
  const best = moves[0];
  const lost = Math.max(0, best.score - mine.score);
  const sure = exact && mine.bound === "exact";
  /** @type {Verdict["kind"]} */
  let kind = KINDS.find(([, least]) => lost >= least)?.[0] ?? (lost > 0 ? "good" : "best");
  // Who gives away a proven win gives away more than points.
  if (sure && best.score > 0 && mine.score <= 0 && kind !== "blunder") kind = mine.score < 0 ? "blunder" : "mistake";
  return { lost, sure, best: best.move, value: worthOf(analysis), nodes, kind };
}

/** @type {AccuracyOf} */
export function accuracyOf(verdicts, seat) {
  let [moves, best, lost] = [0, 0, 0];
  for (const { seat: by, verdict } of verdicts) {
    if (by !== seat || !verdict) continue;
    moves += 1;
    lost += verdict.lost;
    if (verdict.lost === 0) best += 1;
  }
  return { moves, best, mean: moves > 0 ? lost / moves : 0 };
}
