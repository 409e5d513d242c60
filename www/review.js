/**
 * Looks at earlier moments of a game and at lines that might be played, and plays on from there. The game waits
 * meanwhile and stays whole: what somebody leaves for another line is kept beside it.
 */
import { button, fill, make } from "./dom.js";
import { nameMove, tellTurn } from "./i18n/telling.js";

/** @import { Game, GameInfo, Host, LookAt, Looking, Moment, Review, Session, Turn, View } from "./types.js" */

/** So many lines are kept beside a game. */
const MOST_LINES = 20;

/** Whether the one record is the beginning of the other. @param {string} part @param {string} whole */
function begins(part, whole) {
  const rest = whole.slice(part.length);
  return whole.startsWith(part) && (rest === "" || part.endsWith("/") || rest[0] === "." || rest[0] === "/");
}

/** The game as it was then. @param {Session} session @param {Moment} moment @returns {Game} */
function gameAt(session, { ply, line, at }) {
  const game = session.game.clone();
  for (let left = session.turns.length - ply + (session.declared ? 1 : 0); left > 0; left -= 1) game.undo();
  for (const { move } of line.slice(0, at)) game.play(move);
  return game;
}

/** What the board shows: the end of the game, unless something else. @param {Session} session @returns {Moment} */
export function momentOf({ view, turns }) {
  const { ply = turns.length, line = [], at = 0 } = view ?? {};
  return { ply, line, at };
}

/** @param {Session} session @param {Moment} moment */
function recordOf(session, moment) {
  const game = gameAt(session, moment);
  const record = game.record();
  game.free();
  return record;
}

/** The record of a game up to that moment. @param {Session} session @param {Moment} moment */
export function recordAt(session, moment) {
  return session.live ? session.record : recordOf(session, moment);
}

/** Keeps the whole line that is played now, unless another one holds it already. @param {Session} session */
function keepLine(session) {
  const whole = session.game.clone();
  while (whole.redo());
  const record = whole.record();
  const moves = whole.turns().length;
  whole.free();
  const others = session.lines.filter((line) => !begins(line, record));
  const held = moves === 0 || others.some((line) => begins(record, line));
  session.lines = (held ? others : [record, ...others]).slice(0, MOST_LINES);
}

/** Whoever looks at another moment sees the board: on a phone it may be far up. */
function bringIntoSight() {
  const board = document.querySelector(".stage .table");
  const { top, bottom, height } = board?.getBoundingClientRect() ?? new DOMRect();
  const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
  if (seen < height / 2) board?.scrollIntoView({ block: "nearest" });
}

/** @param {Host} host @returns {Review} */
export function createReview(host) {
  const { words, notices } = host;
  const back = button(words.t("moves-back"), () => {
    const session = host.session();
    session?.look(null);
    session?.table?.focus();
  });
  const bar = make("span", { class: "looking" }, button(words.t("moves-play-on"), playOn), back);
  const lines = make("div", { class: "lines" });
  let listed = "";
  host.watch((session) => {
    list(session);
    bar.hidden = session.view?.ply === undefined;
    if (!bar.isConnected) document.querySelector('.controls > [data-deed="new"]')?.before(bar);
  });

  /** What was left for other lines, below the moves. @param {Session} session */
  function list({ lines: kept, record, turns, info }) {
    const now = [record, ...kept].join();
    if (now === listed) return;
    listed = now;
    if (!lines.isConnected) document.querySelector(".moves")?.append(lines);
    fill(
      lines,
      kept.length > 0 && make("p", {}, words.t("moves-lines")),
      ...kept.map((line) => button(nameOf(line, turns, info), () => takeLine(line))),
    );
  }

  /** Where it parts from what is played. @param {string} line @param {Turn[]} turns @param {GameInfo} info */
  function nameOf(line, turns, info) {
    const moves = line.split("/")[3].split(".");
    const at = moves.findIndex((move, ply) => turns[ply]?.move !== move);
    const move = nameMove(moves[at] ?? moves[0], info, words);
    return words.t("moves-line", { at: at + 1, move, moves: moves.length });
  }

  /** @type {LookAt} */
  function lookAt(moment, how = {}) {
    const session = host.session();
    if (!session) return;
    if (how.seen) bringIntoSight();
    const { turns, info, players } = session;
    const { ply, line, at } = moment;
    const end = at === 0 && ply >= turns.length;
    if (end && !how.tell && !how.slowly) {
      session.look(null);
      return;
    }
    const turn = at > 0 ? line[at - 1] : turns[ply - 1];
    let title = words.t("moves-at", { at: ply, all: turns.length });
    if (at > 0) title = words.t("moves-at-line", { at, all: line.length });
    /** @type {View} */
    const view = {
      ply,
      line,
      at,
      turn,
      position: turn ? turn.after : (turns[0]?.before ?? session.position),
      title,
      story: turn ? tellTurn(turn, info, players, words, { brief: true }) : "",
      choose: (move) => choose(session, view, move),
      record: () => session.ask(() => recordOf(session, moment)),
      show: () => void draw(session, view, {}),
    };
    session.look(view);
    void draw(session, view, how);
    session.on.jumped();
  }

  /** @param {Session} session @param {View} view @param {Looking} how */
  async function draw(session, view, { tell, slowly }) {
    const { table } = session;
    const { turn, position } = view;
    if (!table) return;
    if (turn && (tell || slowly)) {
      const told = slowly ? table.review(turn) : table.play(turn);
      // The board as it was says nothing yet.
      if (slowly) table.stepForward();
      session.on.changed();
      await told;
      if (session.view !== view || host.session() !== session) return;
      if (view.at === 0 && view.ply === session.turns.length) {
        session.look(null);
        return;
      }
    } else table.show(position, { lastTurn: turn });
    const legal = session.ask(() => {
      if (session.players[position.toMove] !== "person") return [];
      const game = gameAt(session, momentOf(session));
      const moves = game.legalMoves();
      game.free();
      return moves;
    });
    table.offer(legal ?? [], { seat: position.toMove });
    session.on.changed();
  }

  /** The move that followed leads on; any other begins a line of its own. @param {Session} session @param {View} view @param {string} move */
  function choose(session, { ply = 0, line = [], at = 0 }, move) {
    const next = line[at] ?? (at === 0 ? session.turns[ply] : undefined);
    if (next?.move === move) go("next");
    else branch(session, { ply, line, at }, move);
  }

  /** @param {Session} session @param {Moment} moment @param {string} [move] */
  function branch(session, moment, move) {
    session.ask(() => {
      const game = gameAt(session, moment);
      const turns = [...session.turns.slice(0, moment.ply), ...moment.line.slice(0, moment.at)];
      if (move) turns.push(game.play(move));
      keepLine(session);
      const [kept] = session.lines;
      session.take(game, turns, { tellLast: move !== undefined });
      if (kept) notices.show(words.t("moves-kept"), { label: words.t("moves-undo"), press: () => takeLine(kept) });
    });
  }

  function playOn() {
    const session = host.session();
    if (session?.view?.ply === undefined) return;
    branch(session, momentOf(session));
    session.table?.focus();
  }

  /** @param {string} record */
  function takeLine(record) {
    const session = host.session();
    if (!session?.lines.includes(record)) return;
    session.ask(() => {
      const game = host.parse(record);
      keepLine(session);
      session.lines = session.lines.filter((line) => line !== record);
      session.take(game, game.turns());
    });
  }

  /** @type {Review["go"]} */
  function go(to, seen) {
    const session = host.session();
    if (!session) return;
    const now = momentOf(session);
    const { ply, line, at } = now;
    if (typeof to === "number") lookAt({ ply: to, line: [], at: 0 }, { seen });
    else if (to === "first") lookAt({ ply: 0, line: [], at: 0 });
    else if (to === "last") session.look(null);
    else if (to === "step") lookAt(now, { slowly: true });
    else if (to === "previous")
      lookAt(at > 0 ? { ply, line, at: at - 1 } : { ply: Math.max(0, ply - 1), line: [], at: 0 });
    else if (at < line.length) lookAt({ ply, line, at: at + 1 }, { tell: true });
    else if (at === 0 && ply < session.turns.length) lookAt({ ply: ply + 1, line, at }, { tell: true });
  }

  return { go, lookAt };
}
