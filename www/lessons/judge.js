/**
 * What is asked of a position, and whether an answer is right. The engine alone knows: it plays the turn, or proves
 * which move is best. Nothing here remembers an answer.
 */
import { decidedFor } from "../manners.js";

/** @import { Game, Turn } from "../types.js" */
/** @import { Ask, Cell, FindTurn, OpenQuestion, PointsIn, ProveBest, Question } from "./types.js" */

/** Every kind of question, and what else it needs to be told. @type {{ [ask in Ask]: "move" | "points" | "plies" | null }} */
export const KINDS = {
  last: "move",
  gain: "move",
  most: null,
  moves: null,
  reach: "points",
  win: null,
  best: "plies",
};

/** Turns of more sowings than this are looked for in vain; nobody would find them. */
const LONGEST_TURN = 24;
/** So many sowings are tried when a turn is looked for, and nobody waits long. */
const MOST_TRIES = 6000;
/** The position cannot be asked that. */
export class Senseless extends Error {
  /** @param {string} code */
  constructor(code) {
    super(code);
    this.code = code;
  }
}

/** What a turn puts into the mover's store by sowing and taking, in points. @type {PointsIn} */
export function pointsIn({ seat, steps }, info) {
  const store = info.stores.names[seat];
  let points = 0;
  for (const step of steps) {
    if ((step.why === "sow" || step.why === "capture") && step.to === store) {
      points += step.seeds + 10 * (step.stones ?? 0);
    }
  }
  return points;
}

/** Where the last seed of a turn falls; null where it never does. @param {Turn} turn @returns {Cell | null} */
export function landingOf({ steps }) {
  const last = steps.findLast((step) => step.why === "sow");
  return last && "to" in last ? last.to : null;
}

/** Whether the same one goes on within this turn. @param {Turn} turn @param {Game} game after it */
export function goesOn(turn, game) {
  return game.outcome() === null && turn.steps.some(({ why }) => why === "again");
}

/** The hole of a move, without its direction. @param {string} move @param {import("../types.js").GameInfo} info */
export const holeOf = (move, info) => (info.directions ? move.slice(0, -1) : move);

/** @type {OpenQuestion} */
export function openQuestion(lesson, { Game }) {
  const game = Game.parse(lesson.at);
  const { game: name, options, toMove: seat } = game.position();
  const info = Game.describe(name, options);
  if (game.outcome()) throw new Senseless("over");
  const moves = game.legalMoves();
  /** @type {Question["turn"]} */
  let turn;
  if (KINDS[lesson.ask] === "move") {
    // The engine says what is wrong with it.
    turn = game.preview(lesson.move ?? "");
    if (landingOf(turn) === null) throw new Senseless("endless");
  }
  if (lesson.ask === "most") {
    const brought = moves.map((move) => pointsIn(game.preview(move), info));
    if (brought.every((points) => points === brought[0])) throw new Senseless("same");
  }
  if (lesson.ask === "best" && moves.length < 2) throw new Senseless("one-move");
  return { lesson, game, info, seat, start: game.turns().length, moves, turn };
}

/** Back to the position that is asked about: what led there stays. @param {Question} question */
export function takeBack({ game, start }) {
  for (let left = game.turns().length - start; left > 0; left -= 1) game.undo();
}

/** What is to be reached in one turn, which may be several sowings. @param {Question} question @param {Game} game @param {number} points since it began */
export function isReached({ lesson, info, seat }, game, points) {
  if (lesson.ask === "reach") return points >= (lesson.points ?? 1);
  const outcome = game.outcome();
  if (outcome) return outcome.winner === seat;
  return decidedFor(info.name, game.position().stores, info.total) === seat;
}

/**
 * The shortest turn that reaches it, the first of several; null where there is none, undefined where it was not found
 * soon enough.
 *
 * @type {FindTurn}
 */
export function findTurn(question) {
  const game = question.game.clone();
  let left = MOST_TRIES;
  let deeper = true;

  /** @param {number} depth @param {number} points @returns {string[] | null} */
  function look(depth, points) {
    for (const move of game.legalMoves()) {
      left -= 1;
      if (left < 0) return null;
      const turn = game.play(move);
      const so = points + pointsIn(turn, question.info);
      /** @type {string[] | null} */
      let found = isReached(question, game, so) ? [] : null;
      if (!found && goesOn(turn, game)) {
        if (depth > 1) found = look(depth - 1, so);
        else deeper = true;
      }
      game.undo();
      if (found) return [move, ...found];
    }
    return null;
  }

  try {
    for (let depth = 1; deeper && depth <= LONGEST_TURN; depth += 1) {
      deeper = false;
      const found = look(depth, 0);
      if (found) return found;
      if (left < 0) return undefined;
    }
    return deeper ? undefined : null;
  } finally {
    game.free();
  }
}

/**
 * The moves that are proven best; null where the engine could not prove it, and what each other move gives away at
 * least.
 *
 * @type {ProveBest}
 */
export function bestMoves({ moves, score, exact, best: reply }) {
  if (!exact) return null;
  const best = moves.filter((one) => one.bound === "exact" && one.score === score);
  const worse = moves.filter((one) => (one.bound === "exact" || one.bound === "at-most") && one.score < score);
  if (best.length + worse.length < moves.length) return null;
  return {
    best: best.map(({ move }) => move),
    reply,
    loss: new Map(worse.map((one) => [one.move, score - one.score])),
  };
}
