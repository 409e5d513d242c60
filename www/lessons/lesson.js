/** One lesson on the page: the board, the question, what is said to an answer, and ways to go on. */
import { button, fill, make, setText, setUsable } from "../dom.js";
import { tableWords } from "../i18n/tablewords.js";
import { naturalRatio } from "../table/plan.js";
import { ANSWERS } from "./answers.js";
import { holeOf, openQuestion, Senseless } from "./judge.js";

/** @import { Players, Turn } from "../types.js" */
/** @import { Around, CreateLesson, Question } from "./types.js" */

/** Nobody in particular: South and North. @type {Players} */
const PLAYERS = ["person", "person"];

/** A move in words: in games with directions, towards which cell. @param {Question} question @param {string} move @param {Around} around */
export function moveInWords({ info, turn }, move, { words }) {
  if (!info.directions) return move;
  const first = turn?.steps.find(({ why }) => why === "sow");
  const to = first && "to" in first ? first.to : "";
  return words.t("table-direction", { cell: move.slice(0, -1), to });
}

/** The question in one or two sentences. @param {Question} question @param {Around} around */
export function askIn(question, around) {
  const { lesson, seat } = question;
  const { text, words } = around;
  const whose = words.t("sentence", {
    text: words.t("status-choosing", { voice: seat === 0 ? "south" : "north", name: "" }),
  });
  const more = lesson.ask === "best" && (lesson.plies ?? 1) > 1 ? "-more" : "";
  const asked = text.t(`ask-${lesson.ask}${more}`, {
    move: lesson.move ? moveInWords(question, lesson.move, around) : "",
    points: lesson.points ?? 0,
    plies: lesson.plies ?? 1,
  });
  return words.join(whose, asked);
}

/** @type {CreateLesson} */
export function createLesson(lesson, heading, around, on) {
  const { text, words, kit, announce } = around;
  const say = text.t;
  /** What was begun before is over. */
  let run = 0;
  let done = false;
  let closed = false;

  // Throws what is wrong with it: the page says so.
  const question = openQuestion(lesson, kit.loaded.mancala);
  const info = { ...question.info, title: words.title(question.info.name, question.info.title) };
  question.info = info;

  const said = make("p", { class: "said" });
  const place = make("div", { class: "answering" });
  const root = make("div");
  const board = make("div", { class: "lesson-board" }, root);
  const table = new kit.Tabletop(root, {
    info,
    words: tableWords(words, info, () => PLAYERS),
    onChoose: (move) => {
      begin();
      answering.choose(move);
    },
    onRefuse: (cell) => answering.pick?.(cell),
  });
  /** Whatever was under way is not waited for any more. */
  function begin() {
    run += 1;
  }

  /** @param {string[]} sentences */
  function speak(...sentences) {
    // Others speak by now.
    if (closed) return;
    const sentence = words.join(...sentences);
    setText(said, sentence);
    announce(sentence);
  }

  const retry = button(say("lessons-again"), ask);
  const solve = button(say("lessons-show"), () => {
    begin();
    if (!done) on.note("shown");
    setUsable(retry, true);
    Promise.resolve()
      .then(() => answering.solve())
      .catch((error) => speak(say(error instanceof Senseless ? `senseless-${error.code}` : "said-stuck")));
  });

  function ask() {
    begin();
    setText(said, "");
    setUsable(retry, false);
    answering.ask();
  }

  const answering = ANSWERS[lesson.ask]({
    question,
    around,
    table,
    place,
    speak,
    async tell(turn) {
      run += 1;
      const mine = run;
      await table.play(turn);
      return mine === run && board.isConnected;
    },
    wrong() {
      if (!done) on.note("wrong");
    },
    found() {
      setUsable(retry, true);
      if (done) return;
      done = true;
      on.note("found");
    },
    offerRetry() {
      setUsable(retry, true);
      retry.focus({ preventScroll: true });
    },
  });

  // The board's height is known before it is drawn: nothing moves when it comes.
  const sizes = new ResizeObserver(([{ contentRect }]) => {
    if (contentRect.width < 40) return;
    const tall = Math.round(contentRect.width / naturalRatio(info, contentRect.width));
    board.style.setProperty("--board-height", `${Math.min(tall, Math.max(300, innerHeight * 0.72))}px`);
  });
  sizes.observe(board);

  const title = make("h2", { id: "lesson-title", tabindex: -1 }, heading);
  const hint =
    lesson.hint &&
    make(
      "details",
      { class: "lesson-hint" },
      make("summary", {}, say("lessons-hint")),
      make("p", { dir: "auto" }, lesson.hint),
    );
  const element = make(
    "section",
    { class: "lesson", "aria-labelledby": "lesson-title" },
    title,
    make("p", { class: "ask", id: "lesson-ask" }, askIn(question, around)),
    lesson.comment && make("p", { class: "lesson-comment", dir: "auto" }, lesson.comment),
    board,
    said,
    place,
    make("div", { class: "lesson-controls" }, retry, solve),
    hint,
  );
  if (lesson.move) table.buttons.holes.get(holeOf(lesson.move, info))?.toggleAttribute("data-asked", true);
  setUsable(retry, false);
  answering.ask();

  return {
    element,
    close() {
      closed = true;
      begin();
      answering.close?.();
      sizes.disconnect();
      fill(place);
      table.destroy();
      question.game.free();
    },
  };
}
