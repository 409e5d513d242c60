/** Ends that somebody declares: giving up, running out of time, agreeing to stop. */
import { levelOf, opposite, ownSeat, resigning } from "./seats.js";

/** @import { Seat, Session } from "./types.js" */

/** @param {Session} session */
export function resign(session) {
  const seat = resigning(session);
  if (seat === null) return;
  session.timed = false;
  session.declare(() => session.game.end("resign", seat));
}

/** Whoever is to choose has no time left. @param {Session} session */
export function runOut(session) {
  if (session.phase !== "choosing") return;
  session.timed = true;
  session.declare(() => session.game.end("resign", session.toMove));
}

/**
 * A person across the table agrees by pressing the button; the computer unless it expects more from playing on.
 *
 * @param {Session} session
 * @returns {Promise<"agreed" | "declined" | "void">}
 */
export async function agree(session) {
  if (!session.canAgree) return "void";
  const own = /** @type {Seat} */ (ownSeat(session));
  const computer = opposite(own);
  const level = levelOf(session.players[computer]);
  if (level !== null) {
    const { moment, position, record, thinker, thought } = session;
    let analysis;
    try {
      analysis = await thinker.think(record, { level }, { signal: thought.signal });
    } catch (error) {
      if (moment === session.moment) session.on.failed(error);
      return "void";
    }
    if (moment !== session.moment) return "void";
    const expected = position.toMove === computer ? analysis.score : -analysis.score;
    if (expected > position.stores[computer] - position.stores[own]) return "declined";
  }
  session.declare(() => session.game.end("agree"));
  return "agreed";
}
