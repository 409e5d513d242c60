/** Advice in words. No move is called best without its margin, and no margin without how sure it is. */
import { nameMove } from "../i18n/telling.js";
import { opposite, whoIs } from "../seats.js";

/** @import { Taken, TellHint, TellMargin, TellMove, WorthOf } from "./types.js" */

/** Whole points: a margin that was estimated is no exacter than that. @param {number} score */
const whole = (score) => Math.round(Math.abs(score));

/** So many positions, to two figures: nobody reads more. @param {number} count */
const about = (count) => Number(count.toPrecision(2));

/** @type {WorthOf} */
export function worthOf({ exact, moves: [{ score, bound }] }) {
  // What the best move brings is proven, but not yet that no other brings more.
  return { score, bound: bound === "exact" && !exact ? "at-least" : bound };
}

/** @type {TellMargin} */
export function tellMargin({ score, bound }, nodes, { players, toMove, round }, words) {
  const points = whole(score);
  const [behind, ahead] = score >= 0 ? [opposite(toMove), toMove] : [toMove, opposite(toMove)];
  // A bound from the other side of zero tells how much is lost at most.
  const most = points > 0 && (bound === "at-least" ? score < 0 : bound === "at-most" && score > 0);
  let kind = { exact: "exact", estimate: "estimate", "at-least": "least", "at-most": "least" }[bound];
  if (most) kind = "most";
  const seat = points === 0 && bound === "at-most" ? opposite(toMove) : most ? behind : ahead;
  return words.t(`margin-${kind}`, {
    ...whoIs(players, seat),
    points,
    positions: about(nodes),
    state: round ? "round" : "game",
  });
}

/** @type {TellMove} */
export function tellMove(move, towards, words) {
  return words.t("hint-move", { cell: towards ? move.slice(0, -1) : move, towards: towards ?? "none" });
}

/** @type {TellHint} */
export function tellHint(reasons, analysis, at, info, words) {
  const { turn, towards, only, taken, stored, again, ends, prevents, plans, next } = reasons;
  const { t } = words;
  const other = whoIs(at.players, opposite(at.toMove));
  /** @param {Taken} what */
  const named = ({ pebbles, stones, cells }) => ({
    game: info.name,
    seeds: pebbles,
    stones,
    cells: words.list(cells),
  });
  const why = [];
  if (taken) why.push(t("hint-takes", named(taken)));
  if (stored > 0) why.push(t("hint-stores", { game: info.name, seeds: stored }));
  if (again) why.push(t(`hint-${again}`, other));
  if (ends) why.push(t("hint-ends", { state: ends === "round" ? "round" : "game" }));
  if (prevents) why.push(t("hint-prevents", { ...other, ...named(prevents) }));
  if (plans) why.push(t("hint-plans", named(plans)));
  if (why.length === 0 && next) {
    const points = whole(next.points);
    const move = nameMove(next.move, info, words);
    why.push(t(points > 0 ? "hint-better" : "hint-equal", { points, move, sure: next.sure ? "yes" : "no" }));
  }
  const said = {
    move: only ? t("hint-only", { move: tellMove(turn.move, towards, words) }) : tellMove(turn.move, towards, words),
    margin: tellMargin(worthOf(analysis), analysis.nodes, at, words),
  };
  if (why.length === 0) return t("hint-said", said);
  return t("hint-said-why", {
    ...said,
    why: why.reduce((list, last, index) =>
      index === why.length - 1 ? t("hint-and", { list, last }) : t("hint-comma", { list, last }),
    ),
  });
}
