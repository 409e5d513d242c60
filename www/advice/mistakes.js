/**
 * Looks over a whole game: what each move lost against the best one, said in the list of moves and summed up for each
 * side. It goes on in the background until it is done, stopped, or the game changes.
 */
import { dress } from "../assets.js";
import { button, fill, make, setText } from "../dom.js";
import { nameMove } from "../i18n/telling.js";
import { teach } from "../i18n/words.js";
import { momentOf, recordAt } from "../review.js";
import { SEATS, sideOf, whoIs } from "../seats.js";
import { adviserOf } from "./adviser.js";
import { createMark } from "./mark.js";
import { pliesOf } from "./plies.js";
import { towardsOf } from "./reasons.js";
import { tellMargin } from "./saying.js";
import { accuracyOf, judgeMove, SIGNS } from "./verdicts.js";

/** @import { CreateTool } from "../study/types.js" */
/** @import { Seat, Session, Turn, Verdict } from "./types.js" */

/** What the look at one move may take: a number of positions, the same on every machine. */
const LIMITS = { nodes: 200_000, all: true };
/** Between two sums, in milliseconds. */
const PAUSE = 200;
/** So many costly moves are listed; the others are marked beside the moves all the same. */
const MOST = 8;

/** @type {CreateTool} */
export function createMistakes({ host, looks }) {
  const { words } = host;
  const adviser = adviserOf(host);
  const [shares, means] = [{ style: /** @type {const} */ ("percent") }, { maximumFractionDigits: 1 }].map(
    (how) => new Intl.NumberFormat(words.locales, how),
  );
  /** Turns are made once and never change. @type {WeakMap<Turn, { verdict: Verdict | null, round: boolean }>} */
  const known = new WeakMap();
  /** The game that is looked over. @type {{ session: Session, record: string, stop: AbortController } | null} */
  let work = null;

  const said = make("p", { role: "status" });
  // Not for the ear: it changes all the time.
  const count = make("span", { class: "count" });
  const progress = make("progress", { max: 1, value: 0, "aria-label": words.t("judge-start"), hidden: true });
  const toggle = button(words.t("judge-start"), () => {
    const session = host.session();
    if (!work) void start();
    else if (session) {
      stop();
      render(session);
    }
  });
  const results = make("div", {});
  const mark = createMark(words, "better-here");
  const element = make(
    "div",
    { class: "mistakes" },
    make("p", { class: "hint" }, words.t("judge-about")),
    make("p", { class: "tools" }, toggle, progress, count),
    said,
    results,
    make("p", { class: "hint" }, words.t("judge-signs")),
  );

  function stop() {
    work?.stop.abort();
    work = null;
  }

  async function start() {
    const session = host.session();
    if (!session) return;
    const mine = { session, record: session.record, stop: new AbortController() };
    work = mine;
    progress.value = 0;
    try {
      let summed = 0;
      for (const { ply, record, round, choice } of pliesOf(session, host.engine().mancala)) {
        const turn = session.turns[ply];
        if (known.has(turn)) continue;
        // Sums of long matches are made now and then; marks come one by one.
        if (performance.now() - summed > PAUSE) {
          render(session);
          summed = performance.now();
          // The page is drawn meanwhile, also where there was nothing to think about.
          await new Promise((resolve) => setTimeout(resolve));
        }
        const verdict = choice
          ? judgeMove(await adviser.consider(record, LIMITS, { signal: mine.stop.signal }), turn.move)
          : null;
        if (work !== mine) return;
        known.set(turn, { verdict, round });
      }
      work = null;
      render(session);
      host.say(words.join(...linesOf(session).map((text) => words.t("sentence", { text }))));
    } catch (error) {
      if (work !== mine) return;
      stop();
      host.recover(error, () => setText(said, words.t("judge-failed")));
    }
  }

  /** @param {Session} session */
  function render(session) {
    if (work && (work.session !== session || work.record !== session.record)) stop();
    const { turns, outcome, players } = session;
    const done = turns.filter((turn) => known.has(turn)).length;
    const all = turns.length;
    // Nobody is to be helped against a friend elsewhere.
    const away = outcome === null && players.includes("away");
    toggle.hidden = away || all === 0 || (done === all && !work);
    setText(toggle, words.t(work ? "judge-stop" : done > 0 ? "judge-on" : "judge-start"));
    progress.hidden = !work;
    progress.value = all > 0 ? done / all : 0;
    setText(said, away ? words.t("judge-away") : all === 0 ? words.t("judge-none") : "");
    setText(count, done > 0 && done < all ? words.t("judge-progress", { done, all }) : "");
    sum(session);
    markMoves(session);
  }

  /** @param {Session} session */
  function verdictsOf({ turns }) {
    return turns.flatMap((turn) => {
      const it = known.get(turn);
      return it ? [{ seat: /** @type {Seat} */ (turn.seat), ...it, turn }] : [];
    });
  }

  /** How exact each side was. @param {Session} session */
  function linesOf(session) {
    const verdicts = verdictsOf(session);
    return SEATS.map((seat) => {
      const { moves, best, mean } = accuracyOf(verdicts, seat);
      const who = whoIs(session.players, seat);
      if (moves === 0) return words.t("judge-no-choice", who);
      const share = shares.format(best / moves);
      return words.t("judge-accuracy", { ...who, best, moves, share, mean: means.format(mean) });
    });
  }

  /** Also what cost most. @param {Session} session */
  function sum(session) {
    const { turns } = session;
    const verdicts = verdictsOf(session);
    if (verdicts.length === 0) {
      fill(results);
      return;
    }
    const costly = verdicts.filter(({ verdict }) => verdict && SIGNS[verdict.kind]);
    const worst = new Set([...costly].sort((a, b) => (b.verdict?.lost ?? 0) - (a.verdict?.lost ?? 0)).slice(0, MOST));
    const focused = [...results.querySelectorAll("button")].indexOf(
      /** @type {HTMLButtonElement} */ (document.activeElement),
    );
    fill(
      results,
      make("h2", {}, words.t("judge-exactness")),
      ...linesOf(session).map((line) => make("p", {}, line)),
      make("h2", {}, words.t("judge-costly")),
      worst.size === 0 && verdicts.length === turns.length && make("p", {}, words.t("judge-clean")),
      make(
        "ol",
        {},
        ...costly.filter((one) => worst.has(one)).map(({ turn }) => make("li", {}, leading(turn, session))),
      ),
    );
    results.querySelectorAll("button")[focused]?.focus();
  }

  /** To the moment before a costly move, where the better one can be tried. @param {Turn} turn @param {Session} session */
  function leading(turn, session) {
    const { turns, info } = session;
    const ply = turns.indexOf(turn);
    const side = sideOf(turn.seat, words);
    return button("", () => showBetter(turn, ply), {}).appendChild(
      make(
        "span",
        {},
        make("b", {}, words.t("judge-move", { at: ply + 1, side, move: nameMove(turn.move, info, words) })),
        make("b", { class: "lost", "aria-hidden": "true" }, ` ${signOf(turn)} `),
        ` ${tell(turn, session)}`,
      ),
    ).parentElement;
  }

  /** The moment before it, and on the board the move that was better. @param {Turn} turn @param {number} ply */
  function showBetter(turn, ply) {
    const session = host.session();
    const verdict = known.get(turn)?.verdict;
    if (!session || !verdict) return;
    looks.lookAt({ ply, line: [], at: 0 }, { seen: true });
    session.ask(() => {
      const game = host.parse(recordAt(session, momentOf(session)));
      try {
        mark.put(verdict.best, towardsOf(game.preview(verdict.best), session.info));
      } finally {
        game.free();
      }
    });
    // It goes with the moment.
    session.thought.signal.addEventListener("abort", () => mark.take(), { once: true });
  }

  /** @param {Turn} turn */
  const signOf = (turn) => SIGNS[known.get(turn)?.verdict?.kind ?? "good"];

  /** What a turn lost, in a sentence. @param {Turn} turn @param {Session} session */
  function tell(turn, { players, info }) {
    const { verdict, round } = known.get(turn) ?? {};
    if (!verdict || !SIGNS[verdict.kind]) return "";
    const { lost, sure, best, value, nodes, kind } = verdict;
    const judged = { players, toMove: /** @type {Seat} */ (turn.seat), round: round ?? false };
    return words.t("judge-lost", {
      kind: words.t(`judge-${kind}`),
      sure: sure ? "yes" : "no",
      points: Math.round(lost),
      move: nameMove(best, info, words),
      margin: tellMargin(value, nodes, judged, words),
    });
  }

  /** Beside the moves: a sign for the eye, the words for the ear and for who points at it. @param {Session} session */
  function markMoves(session) {
    const { turns } = session;
    if (!turns.some((turn) => known.has(turn))) return;
    document.querySelectorAll(".moves ol button").forEach((item, ply) => {
      const turn = turns[ply];
      const verdict = turn && known.get(turn)?.verdict;
      if (!verdict || !SIGNS[verdict.kind] || item.querySelector(".lost")) return;
      const told = tell(turn, session);
      item.append(make("span", { class: `lost ${verdict.kind}`, "aria-hidden": "true" }, ` ${SIGNS[verdict.kind]}`));
      item.setAttribute("aria-label", `${item.getAttribute("aria-label")}. ${told}`);
      item.setAttribute("title", told);
    });
  }

  // The marks follow the list of moves, whether this is open or not.
  host.watch((session) => {
    if (work && (work.session !== session || work.record !== session.record)) stop();
    markMoves(session);
  });

  return {
    element,
    open() {},
    close() {},
    begin: () => work || void start(),
    render,
  };
}

/** What must be there before. @type {(words: import("./types.js").Words) => Promise<unknown>} */
export const prepare = (words) => Promise.all([teach(words, "advice"), dress("advice/advice.css")]);
