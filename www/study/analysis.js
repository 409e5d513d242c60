/** What the engine makes of the moment on the board. It thinks only while this is seen, on the thread of all advice. */
import { adviserOf, subjectOf } from "../advice/adviser.js";
import { tellMargin, worthOf } from "../advice/saying.js";
import { button, fill, make, setText } from "../dom.js";
import { nameMove } from "../i18n/telling.js";
import { momentOf, recordAt } from "../review.js";
import { LEVELS, sideOf } from "../seats.js";

/** @import { Analysis, CreateTool, Session } from "./types.js" */
/** @import { Seat, Turn } from "../types.js" */

const SECONDS = [1, 3, 10, 60];
const SIGNS = { exact: "=", "at-most": "≤", "at-least": "≥", estimate: "≈" };

/** @type {CreateTool} */
export function createAnalysis({ host, looks }) {
  const { words } = host;
  const margins = new Intl.NumberFormat(words.locales, { signDisplay: "exceptZero" });
  const adviser = adviserOf(host);
  /** @type {AbortController | null} */
  let thought = null;
  let active = false;
  /** The moment thought about: a sitting and the turn that led there. @type {{ session: Session, turn: Turn | undefined, ply: number } | null} */
  let subject = null;
  /** `round`: it is of that round of the match alone. @type {{ analysis: Analysis, toMove: Seat, record: string, round: boolean } | null} */
  let result = null;

  const verdict = make("p", { class: "verdict" });
  const depth = make("p", { class: "hint" });
  const title = make("h2", { id: "study-line" }, words.t("study-line"));
  const line = make("p", { class: "line", role: "group", "aria-labelledby": title.id });
  const values = make("ul", { class: "values", "aria-label": words.t("study-values") });
  const time = make(
    "select",
    { change: again },
    ...SECONDS.map((seconds) => make("option", { value: `s${seconds}` }, words.t("study-seconds", { seconds }))),
    ...LEVELS.map((level) => make("option", { value: level }, words.t(`player-${level}`))),
  );
  time.value = "s3";
  const toggle = button(words.t("study-stop"), () => (thought ? stop() : again()));
  const element = make(
    "div",
    { class: "analysis" },
    make("div", { role: "status" }, verdict),
    depth,
    title,
    line,
    values,
    make("p", { class: "hint" }, words.t("study-signs")),
    make("p", { class: "tools" }, make("label", {}, make("span", {}, words.t("study-time")), time), toggle),
  );

  function limits() {
    const chosen = time.value;
    return chosen.startsWith("s") ? { millis: Number(chosen.slice(1)) * 1000 } : { level: Number(chosen) };
  }

  function stop() {
    thought?.abort();
    thought = null;
    setText(toggle, words.t("study-start"));
  }

  function again() {
    subject = null;
    const session = host.session();
    if (session && active) consider(session);
  }

  /** Thinks about what the board shows, unless it does already. @param {Session} session */
  function consider(session) {
    const moment = momentOf(session);
    const turn = session.turns[moment.ply - 1];
    // What moves is looked at; a line of this very thought is looked at with it.
    if (session.phase === "telling" || session.table?.playing || moment.at > 0 || document.hidden) return;
    if (subject?.session === session && subject.turn === turn && subject.ply === moment.ply) return;
    subject = { session, turn, ply: moment.ply };
    stop();
    session.ask(() => {
      const record = recordAt(session, moment);
      const game = host.parse(record);
      const toMove = /** @type {Seat} */ (game.position().toMove);
      const over = game.outcome() !== null;
      const asked = subjectOf(game, host.engine().mancala);
      game.free();
      result = null;
      show();
      if (over) setText(verdict, words.t("study-over"));
      else void think(asked.record, { toMove, record, round: asked.round });
    });
  }

  /** @param {string} asked @param {{ toMove: Seat, record: string, round: boolean }} about */
  async function think(asked, about) {
    const mine = new AbortController();
    thought = mine;
    setText(toggle, words.t("study-stop"));
    setText(verdict, words.t("study-thinking"));
    /** @param {Analysis} analysis */
    const hear = (analysis) => {
      if (thought !== mine) return;
      result = { analysis, ...about };
      show();
    };
    try {
      hear(await adviser.consider(asked, { ...limits(), all: true }, { onProgress: hear, signal: mine.signal }));
    } catch {
      if (thought === mine) setText(verdict, words.t("study-failed"));
    }
    if (thought !== mine) return;
    thought = null;
    setText(toggle, words.t("study-again"));
  }

  /** As many buttons as there are moves; a button that is there stays, and with it the focus. @param {Element} place @param {number} count @param {() => Element} create */
  function slots(place, count, create) {
    while (place.childElementCount > count) place.lastElementChild?.remove();
    while (place.childElementCount < count) place.append(create());
    return [...place.children];
  }

  /** Who makes each move of the line: not always one after the other. @param {{ analysis: Analysis, record: string }} of */
  function seatsIn({ analysis, record }) {
    const game = host.parse(record);
    try {
      return analysis.line.map((move) => game.play(move).seat);
    } finally {
      game.free();
    }
  }

  function show() {
    const session = host.session();
    if (!result || !session) {
      for (const part of [verdict, depth, line, values]) fill(part);
      return;
    }
    const { analysis, toMove, round } = result;
    const margin = tellMargin(worthOf(analysis), analysis.nodes, { players: session.players, toMove, round }, words);
    setText(verdict, words.t("sentence", { text: margin }));
    setText(depth, words.t("study-depth", { depth: analysis.depth, positions: analysis.nodes }));
    const seats = seatsIn(result);
    const best = slots(line, analysis.line.length, () => showing(make("button", { type: "button" })));
    best.forEach((item, index) => {
      const side = seats[index] === undefined ? "" : sideOf(seats[index], words);
      setText(item, analysis.line[index]);
      /** @type {HTMLElement} */ (item).dataset.side = side;
      name(/** @type {HTMLElement} */ (item), session, side);
    });
    const most = Math.max(1, ...analysis.moves.map((move) => Math.abs(move.score)));
    const rows = slots(values, analysis.moves.length, () =>
      make(
        "li",
        {},
        showing(make("button", { type: "button" })),
        make("span", { class: "bar" }),
        make("span", { class: "value", role: "img" }),
      ),
    );
    rows.forEach((row, index) => {
      const { move, score: worth, bound } = analysis.moves[index];
      const [item, bar, value] = /** @type {HTMLElement[]} */ ([...row.children]);
      const side = sideOf(toMove, words);
      setText(item, move);
      item.dataset.side = side;
      name(item, session, side);
      const margin = margins.format(worth).replace("-", "−");
      setText(value, `${SIGNS[bound]} ${margin}`);
      value.setAttribute("aria-label", words.t(`study-bound-${bound}`, { value: margin }));
      bar.style.setProperty("--part", String(Math.abs(worth) / most));
      bar.classList.toggle("minus", worth < 0);
      bar.classList.toggle("plus", worth > 0);
    });
  }

  /** What the letters of a move stand for. @param {HTMLElement} item @param {Session} session @param {string} side */
  function name(item, { info }, side) {
    const text = item.textContent ?? "";
    const name = info.directions ? nameMove(text, info, words) : "none";
    item.setAttribute("aria-label", words.t("moves-of", { side, text, name }));
    if (info.directions) item.title = name;
  }

  /** A press shows its move, or its line as far as that move, on the board. @param {HTMLButtonElement} item */
  function showing(item) {
    item.addEventListener("click", () => {
      if (!result || !subject || host.session() !== subject.session) return;
      const { session, ply } = subject;
      const inLine = item.parentElement === line;
      const moves = inLine ? result.analysis.line : [item.textContent ?? ""];
      const at = inLine ? [...line.children].indexOf(item) + 1 : 1;
      const { record } = result;
      session.ask(() => {
        const game = host.parse(record);
        const turns = moves.map((move) => game.play(move));
        game.free();
        looks.lookAt({ ply, line: turns, at }, { tell: true, seen: true });
      });
    });
    return item;
  }

  /** What is not seen is not thought about. */
  function seen() {
    if (document.hidden) {
      if (thought) subject = null;
      stop();
    } else if (active) {
      const session = host.session();
      if (session) consider(session);
    }
  }

  return {
    element,
    open() {
      active = true;
      document.addEventListener("visibilitychange", seen);
    },
    close() {
      active = false;
      document.removeEventListener("visibilitychange", seen);
      if (thought) subject = null;
      stop();
    },
    render: (session) => active && consider(session),
  };
}
