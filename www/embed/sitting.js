/** A board to play on: the page's own sitting, with no more around it than a box in an article has room for. */

import { wordError } from "../i18n/errors.js";
import { tellRefusal } from "../i18n/telling.js";
import { Pace } from "../pace.js";
import { createStatus } from "../panels/status.js";
import { SEATS } from "../seats.js";
import { Session } from "../session.js";
import { createDeeds } from "./controls.js";
import { borrowThinker } from "./shared.js";

/** @import { Listeners, Player } from "../types.js" */
/** @import { Players, Showing, Stage, Wanted } from "./types.js" */

/** @param {Wanted} wanted @returns {Players} */
export function playersFor({ seats, level }) {
  const computer = /** @type {Player} */ (String(level));
  const plays = { south: [true, false], north: [false, true], both: [true, true], none: [false, false] }[seats];
  return [plays[0] ? "person" : computer, plays[1] ? "person" : computer];
}

/** @type {Stage} */
export function createSitting({ game, info, words, wanted, loaded, tell, note, trapped }) {
  const opened = game.record();
  // What is left out here is no longer there to be done again.
  const all = game.turns().length;
  for (let ply = all; ply > (wanted.at ?? all); ply -= 1) game.undo();
  // An end that somebody declared came after the last turn.
  if (wanted.at !== null && wanted.at < all && game.turns().length > wanted.at) game.undo();

  const thinker = borrowThinker(loaded);
  const status = createStatus(words);
  let byScript = false;
  let over = false;
  /** @type {string | null} */
  let caption = null;

  /** @type {Listeners} */
  const on = {
    changed() {
      caption = null;
      render();
      const ended = session.phase === "over";
      if (ended && !over && session.outcome) {
        const { winner, points, reason } = session.outcome;
        tell("end", { winner: winner ?? null, points, reason, record: session.record });
      }
      over = ended;
    },
    moved() {},
    told(turn) {
      status.tell(turn, session);
      const person = session.players[turn.seat] === "person";
      tell("move", {
        move: turn.move,
        seat: turn.seat,
        by: byScript ? "script" : person ? "person" : "computer",
        ply: session.turns.length,
        record: session.record,
        position: session.position,
      });
    },
    jumped() {},
    failed(error) {
      const retry = { label: words.t("button-retry"), press: () => session.retry() };
      note(words.t("notice-failed", { what: wordError(error, words) }), session.phase === "stuck" ? retry : undefined);
    },
    trapped,
  };
  const session = new Session({ game, info, players: playersFor(wanted), thinker, pace: new Pace(), on });
  session.flipped = wanted.flip;
  const deeds = createDeeds(words, {
    undo: () => showing.undo(),
    redo: () => showing.redo(),
    again() {
      session.ask(() => {
        const fresh = loaded.mancala.Game.parse(opened);
        session.take(fresh, fresh.turns());
      });
      step();
    },
  });

  function render() {
    status.render(session, { paused: false, caption });
    deeds.render({
      undo: session.canUndo,
      redo: session.canRedo,
      again: session.record !== opened,
      game: info.name,
      record: session.record,
    });
  }

  /** The board shows another moment, and nobody has moved. */
  function step() {
    status.tellNow(session);
    tell("step", {
      ply: session.turns.length,
      turns: session.turns.length,
      move: session.turns.at(-1)?.move ?? null,
      comment: null,
      record: session.record,
      position: session.position,
    });
  }

  /** @type {Showing} */
  const showing = {
    get record() {
      return session.record;
    },
    get whole() {
      return session.record;
    },
    get position() {
      return session.position;
    },
    get ply() {
      return session.turns.length;
    },
    get moves() {
      return session.phase === "choosing" ? session.legal : [];
    },
    get outcome() {
      return session.outcome;
    },
    get players() {
      return session.players;
    },
    head: [status.element],
    foot: [deeds.element, status.live],
    listens: {
      onChoose: (move) => session.choose(move),
      previewOf: (move, hear) => hear(session.ask(() => session.game.preview(move))),
      onRefuse(cell) {
        caption = tellRefusal(cell, session, words);
        render();
        status.say(caption);
      },
    },
    begin(table) {
      session.begin(table);
    },
    flip: (flipped) => session.flip(flipped),
    play(move) {
      if (!showing.moves.includes(move)) return false;
      byScript = true;
      session.choose(move);
      byScript = false;
      return true;
    },
    go: () => false,
    undo() {
      if (!session.canUndo) return false;
      session.undo();
      step();
      return true;
    },
    redo() {
      if (!session.canRedo) return false;
      session.redo();
      step();
      return true;
    },
    comment() {},
    seat(players) {
      for (const seat of SEATS) session.seat(seat, players[seat]);
    },
    close() {
      session.close();
      thinker.close();
    },
  };
  return showing;
}
