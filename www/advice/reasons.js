/** What speaks for a move. The engine plays out all that is claimed; nothing of it is worked out here. */
import { opposite } from "../seats.js";

/** @import { Game, GameInfo, Reasons, ReasonsFor, Seat, Taken, Turn } from "./types.js" */

/** What is taken for less is not worth a word about preventing it, in points. */
const WORTH = 2;

/** @param {Taken | null} taken */
const pointsOf = (taken) => (taken ? taken.pebbles + 10 * taken.stones : 0);

/** What a turn captures. @param {Turn} turn @returns {Taken | null} */
export function takenIn({ steps }) {
  /** @type {Taken} */
  const taken = { pebbles: 0, stones: 0, cells: [] };
  for (const step of steps) {
    if (step.why !== "capture") continue;
    taken.pebbles += step.seeds;
    taken.stones += step.stones ?? 0;
    if (!taken.cells.includes(step.from)) taken.cells.push(step.from);
  }
  return taken.cells.length > 0 ? taken : null;
}

/** The cell of its first seed, where moves have a direction. @param {Turn} turn @param {GameInfo} info */
export function towardsOf({ steps }, info) {
  const first = steps.find((step) => step.why === "sow");
  return info.directions && first && "to" in first ? first.to : null;
}

/** Seeds that are sown into the store, and not captured. @param {Turn} turn @param {GameInfo} info */
function storedIn({ steps, seat }, info) {
  const store = info.stores.names[seat];
  return steps.reduce((sum, step) => sum + (step.why === "sow" && step.to === store ? step.seeds : 0), 0);
}

/** The most that one move captures here. @param {Game} game */
function mostTaken(game) {
  /** @type {Taken | null} */
  let most = null;
  for (const move of game.legalMoves()) {
    const taken = takenIn(game.preview(move));
    if (pointsOf(taken) > pointsOf(most)) most = taken;
  }
  return most;
}

/** The most that the other side captures right after a move; null where it does not choose next. @param {Game} game @param {string} move @param {Seat} seat */
function replyTo(game, move, seat) {
  const after = game.clone();
  try {
    after.play(move);
    if (after.outcome() || after.position().toMove === seat) return null;
    return pointsOf(mostTaken(after));
  } finally {
    after.free();
  }
}

/**
 * What the other side would take were the turn passed, and after this move cannot: no reply takes half as much. Said
 * only where most other moves leave it in danger, so that it is this move that prevents it.
 * @param {Game} game @param {string} best @param {Pick<import("../types.js").Mancala, "Game">} mancala
 */
function preventedBy(game, best, { Game }) {
  const position = game.position();
  const seat = /** @type {Seat} */ (position.toMove);
  const others = game.legalMoves().filter((move) => move !== best);
  const reply = replyTo(game, best, seat);
  if (reply === null || others.length === 0) return null;
  /** @type {Taken | null} */
  let threat = null;
  try {
    const passed = Game.fromPosition({ ...position, toMove: opposite(seat) });
    // What happens by itself there may have changed the board, or the one to choose.
    if (passed.position().toMove !== seat && same(passed.position(), position)) threat = mostTaken(passed);
    passed.free();
  } catch {
    // No board is like that.
  }
  const danger = pointsOf(threat);
  if (danger - reply < WORTH || reply * 2 > danger) return null;
  const endangered = others.filter((move) => (replyTo(game, move, seat) ?? 0) >= danger);
  return endangered.length * 2 > others.length ? threat : null;
}

/** Whether the same lies in the same holes. @param {ReturnType<Game["position"]>} one @param {ReturnType<Game["position"]>} other */
const same = (one, other) => JSON.stringify(one.holes) === JSON.stringify(other.holes);

/** What the next move of the line takes, after one answer. @param {Game} game @param {string[]} line @param {Seat} seat */
function plannedIn(game, line, seat) {
  if (line.length < 3) return null;
  const ahead = game.clone();
  try {
    const [, answer, next] = line.slice(0, 3).map((move) => ahead.play(move));
    if (answer.seat === seat || next.seat !== seat) return null;
    const taken = takenIn(next);
    return pointsOf(taken) >= WORTH ? taken : null;
  } catch {
    return null;
  } finally {
    ahead.free();
  }
}

/** @type {ReasonsFor} */
export function reasonsFor(game, { best, line, moves }, info, mancala) {
  const turn = game.preview(best);
  const seat = /** @type {Seat} */ (turn.seat);
  const has = (/** @type {string} */ why) => turn.steps.some((step) => step.why === why);
  const ends = has("end") ? "end" : has("round") ? "round" : null;
  const oneMore = !ends && turn.after.toMove === seat;
  const other = moves.find(({ move }) => move !== best);
  /** @type {Reasons} */
  const reasons = {
    turn,
    towards: towardsOf(turn, info),
    only: moves.length === 1,
    taken: takenIn(turn),
    stored: storedIn(turn, info),
    again: oneMore ? (has("again") ? "again" : has("pass") ? "pass" : null) : null,
    ends,
    prevents: ends || oneMore ? null : preventedBy(game, best, mancala),
    plans: null,
    next: null,
  };
  if (!reasons.taken && !oneMore && !ends && line[0] === best) reasons.plans = plannedIn(game, line, seat);
  if (other) {
    const points = Math.max(0, moves[0].score - other.score);
    reasons.next = { move: other.move, points, sure: moves[0].bound === "exact" && other.bound === "exact" };
  }
  return reasons;
}
