/** Where lessons are made: a position, a question, words; then the list as a link or a file. No answer is typed in. */
import { button, fill, make, setText, setUsable } from "../dom.js";
import { wordError } from "../i18n/errors.js";
import { tableWords } from "../i18n/tablewords.js";
import { copy } from "../panels/share.js";
import { roomAddress } from "../rooms.js";
import { isPublic } from "../routing.js";
import { readGame, wordProblem } from "../study/reading.js";
import { naturalRatio } from "../table/plan.js";
import { checkLesson } from "./check.js";
import { titleOf } from "./course.js";
import { openDraft } from "./draft.js";
import { KINDS, Senseless } from "./judge.js";
import { moveInWords } from "./lesson.js";
import { ListError, MOST, readFile, readList, VERSION, writeFile, writeLink } from "./list.js";

/** @import { Tabletop } from "../table/table.js" */
/** @import { Game } from "../types.js" */
/** @import { Around, Ask, Lesson, List } from "./types.js" */

/** Some messengers cut what is longer. */
const LONG_LINK = 2000;
const ASKS = /** @type {Ask[]} */ (Object.keys(KINDS));
const TEXTS = /** @type {const} */ (["title", "hint", "comment"]);

/** @param {Around} around @param {string} fragment */
export async function createEditor(around, fragment) {
  const { text, words, kit, announce } = around;
  const { mancala } = kit.loaded;
  const say = text.t;
  const draft = await openDraft(fragment);
  const { list } = draft;
  /** Which one is in the form; one beyond the list is a new one. */
  let at = list.lessons.length;
  /** @type {Game | null} */
  let game = null;
  /** @type {Tabletop | null} */
  let table = null;
  /** Checks that were begun before are over. */
  let run = 0;

  const verdict = make("p", { class: "verdict", role: "status" });
  const source = make("textarea", { id: "edit-position", dir: "ltr", rows: 2, spellcheck: "false" });
  const games = make(
    "select",
    { id: "edit-game", change: () => begin(games.value) },
    ...mancala.games.map((name) => {
      const { title } = mancala.Game.describe(name);
      return make("option", { value: name }, words.title(name, title));
    }),
  );
  const root = make("div");
  const board = make("div", { class: "lesson-board" }, root);
  board.hidden = true;
  const ask = make(
    "select",
    { id: "edit-ask", change: () => settle() },
    ...ASKS.map((kind) => make("option", { value: kind }, say(`kind-${kind}`))),
  );
  const move = make("select", { id: "edit-move", change: () => void check() });
  const points = numberField("points", 10);
  const plies = numberField("plies", 1);
  const texts = {
    title: make("input", { type: "text", id: "edit-name", maxlength: MOST.title, dir: "auto" }),
    hint: make("input", { type: "text", id: "edit-hint", maxlength: MOST.hint, dir: "auto" }),
    comment: make("textarea", { id: "edit-comment", maxlength: MOST.comment, rows: 2, dir: "auto" }),
  };

  /** @param {"points" | "plies"} name @param {number} value */
  function numberField(name, value) {
    return make("input", {
      type: "number",
      id: `edit-${name}`,
      min: 1,
      max: MOST[name],
      value,
      change: () => void check(),
    });
  }
  /** @param {string} label @param {HTMLElement} field @param {string} [hint] */
  function row(label, field, hint) {
    if (hint) field.setAttribute("aria-describedby", `${field.id}-hint`);
    return make(
      "div",
      { class: "row" },
      make("label", { for: field.id }, say(label)),
      field,
      hint && make("p", { class: "hint", id: `${field.id}-hint` }, say(hint)),
    );
  }
  const needs = { move: row("edit-move", move), points: row("edit-points", points), plies: row("edit-plies", plies) };

  const legend = make("legend", {});
  const form = make(
    "fieldset",
    {},
    legend,
    make("div", { class: "row" }, make("label", { for: games.id }, words.t("page-games")), games),
    row("edit-position", source, "edit-position-hint"),
    make(
      "p",
      { class: "tools" },
      button(say("edit-take"), () => takePosition()),
    ),
    board,
    row("edit-ask", ask),
    needs.move,
    needs.points,
    needs.plies,
    row("edit-name", texts.title),
    row("lessons-hint", texts.hint),
    row("edit-comment", texts.comment),
    verdict,
    make(
      "p",
      { class: "tools" },
      button(say("edit-keep"), () => keepLesson(), { class: "chief" }),
      button(say("edit-new"), () => openForm(list.lessons.length)),
    ),
  );
  const title = make("input", {
    type: "text",
    id: "edit-list",
    maxlength: MOST.title,
    dir: "auto",
    value: list.title,
    input: () => keep(),
  });
  const entries = make("ol", { class: "edit-list" });
  const back = make("p", { class: "tools", role: "status" });
  const out = make("p", { class: "edit-out" });
  const link = make("input", { type: "text", readonly: true, dir: "ltr", "aria-label": words.t("button-link") });
  link.addEventListener("focus", () => link.select());
  link.hidden = true;
  const handed = make("p", { role: "status" });
  const tryIt = make("a", { href: "#" }, say("edit-try"));

  const element = make(
    "main",
    { class: "edit-page" },
    make("h1", {}, say("lessons-make")),
    make("p", {}, say("edit-about")),
    row("edit-list", title),
    form,
    make("section", {}, make("h2", {}, words.t("panel-lessons")), entries, back),
    out,
    handed,
    link,
  );
  fill(
    out,
    tryIt,
    button(words.t("button-link"), () => void handOut()),
    button(words.t("button-save"), save),
  );

  /** A new address for the list, and the list kept for the next time. */
  function keep() {
    list.title = title.value.trim();
    draft.keep(list);
    void address();
  }
  async function address() {
    const usable = list.lessons.length > 0;
    out.hidden = !usable;
    if (!usable) return "";
    tryIt.href = roomAddress("lessons", { lang: text.lang }, await writeLink(list));
    return tryIt.href;
  }
  async function handOut() {
    const href = await address();
    const copied = await copy(href);
    link.value = href;
    link.hidden = copied;
    const long = href.length > LONG_LINK ? say("edit-long") : "";
    const alone = isPublic() ? "" : words.t("share-alone");
    setText(handed, words.join(words.t(copied ? "notice-copied" : "notice-copy-yourself"), long, alone));
    if (!copied) link.focus();
  }
  function save() {
    const url = URL.createObjectURL(new Blob([writeFile(list)], { type: "application/json" }));
    make("a", { href: url, download: "lessons.json" }).click();
    // By then the browser has taken it.
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  }

  function render() {
    fill(
      entries,
      ...list.lessons.map((lesson, index) => {
        const name = `${words.number(index + 1)}. ${titleOf(lesson, around)}`;
        const about = { "aria-description": name };
        const up = button(say("edit-up"), () => shift(index, -1), about);
        const down = button(say("edit-down"), () => shift(index, 1), about);
        setUsable(up, index > 0);
        setUsable(down, index + 1 < list.lessons.length);
        return make(
          "li",
          {},
          make("span", {}, name),
          button(say("edit-change"), () => openForm(index), about),
          up,
          down,
          button(say("edit-remove"), () => remove(index), about),
        );
      }),
    );
    if (list.lessons.length === 0) fill(entries, make("li", {}, say("edit-none")));
    setText(legend, at < list.lessons.length ? say("edit-lesson", { number: at + 1 }) : say("edit-new"));
    keep();
  }
  /** @param {number} index @param {number} by */
  function shift(index, by) {
    const { lessons } = list;
    [lessons[index], lessons[index + by]] = [lessons[index + by], lessons[index]];
    if (at === index) at += by;
    else if (at === index + by) at -= by;
    render();
    entries.children[index + by]?.querySelectorAll("button")[by < 0 ? 1 : 2]?.focus();
  }
  /** @param {number} index */
  function remove(index) {
    const [gone] = list.lessons.splice(index, 1);
    // What is in the form would come into the place of another.
    if (at === index) at = list.lessons.length;
    else if (at > index) at -= 1;
    render();
    const undo = button(words.t("button-undo"), () => {
      list.lessons.splice(index, 0, gone);
      if (at >= index) at += 1;
      fill(back);
      render();
    });
    fill(back, say("edit-removed", { number: index + 1 }), undo);
    undo.focus();
  }

  /** The lesson as it stands in the form. @returns {Lesson | null} */
  function current() {
    if (!game) return null;
    const kind = /** @type {Ask} */ (ask.value);
    /** @type {Lesson} */
    const lesson = { at: game.record(), ask: kind };
    const needed = KINDS[kind];
    if (needed === "move") lesson.move = move.value;
    if (needed === "points") lesson.points = points.valueAsNumber;
    if (needed === "plies") lesson.plies = plies.valueAsNumber;
    for (const name of TEXTS) if (texts[name].value.trim()) lesson[name] = texts[name].value.trim();
    return lesson;
  }

  /** What the engine makes of it; false where it cannot be used. */
  async function check() {
    run += 1;
    const mine = run;
    const lesson = current();
    if (!lesson) {
      setText(verdict, "");
      return false;
    }
    try {
      readList({ version: VERSION, lessons: [lesson] });
      setText(verdict, say("said-thinking"));
      const answer = await checkLesson(lesson, around);
      if (mine === run) setText(verdict, say("edit-fine", { answer }));
      return mine === run;
    } catch (error) {
      if (mine !== run) return false;
      if (error instanceof ListError) setText(verdict, flawIn(error));
      else setText(verdict, error instanceof Senseless ? say(`senseless-${error.code}`) : wordError(error, words));
      return false;
    }
  }
  /** @param {ListError} error */
  const flawIn = ({ flaw }) => say(`flaw-${flaw.code}`, { ...flaw, lesson: at + 1 });
  async function keepLesson() {
    if (!game) {
      setText(verdict, say("edit-position-hint"));
      source.focus();
      return;
    }
    // Whoever typed another one means that.
    if (source.value.trim() !== game.record() && !takePosition()) {
      source.focus();
      return;
    }
    const lesson = current();
    if (!(await check()) || !lesson) return;
    const lessons = [...list.lessons];
    lessons[at] = lesson;
    try {
      // What cannot be opened again must not come about.
      readFile(writeFile({ ...list, lessons }));
    } catch (error) {
      if (!(error instanceof ListError)) throw error;
      setText(verdict, flawIn(error));
      return;
    }
    list.lessons = lessons;
    // One more would be too many.
    if (lessons.length >= MOST.lessons) fill(back);
    const kept = say("edit-lesson", { number: at + 1 });
    render();
    openForm(list.lessons.length);
    announce(kept);
  }

  /** From the start of a game: somebody who has no position yet finds one on the board. @param {string} name */
  function begin(name) {
    source.value = `1/${name}//`;
    takePosition();
  }
  /** Whether it could be read. @param {string} [chosen] the move that is asked about */
  function takePosition(chosen) {
    try {
      setGame(readGame(source.value, mancala).game);
    } catch (error) {
      run += 1;
      setText(verdict, wordProblem(error, words));
      return false;
    }
    setText(verdict, "");
    settle(chosen);
    return true;
  }
  /** @param {Game | null} next */
  function setGame(next) {
    table?.destroy();
    table = null;
    game?.free();
    game = next;
    board.hidden = !next;
    if (!next) return;
    const { game: name, options } = next.position();
    games.value = name;
    const described = mancala.Game.describe(name, options);
    const info = { ...described, title: words.title(described.name, described.title) };
    const width = board.clientWidth;
    board.style.setProperty(
      "--board-height",
      `${Math.round(Math.min(width / naturalRatio(info, width), innerHeight * 0.6))}px`,
    );
    table = new kit.Tabletop(root, {
      info,
      words: tableWords(words, info, () => ["person", "person"]),
      onChoose(chosen) {
        next.play(chosen);
        place();
        settle();
      },
    });
    place();
  }
  function place() {
    if (!game || !table) return;
    source.value = game.record();
    table.show(game.position());
    table.offer(game.legalMoves());
  }
  /** The fields that this kind of question needs. @param {string} [chosen] */
  function settle(chosen) {
    const needed = KINDS[/** @type {Ask} */ (ask.value)];
    for (const [name, one] of Object.entries(needs)) one.hidden = name !== needed;
    const moves = game?.legalMoves() ?? [];
    fill(move, ...moves.map((one) => make("option", { value: one }, nameOf(one))));
    if (chosen && moves.includes(chosen)) move.value = chosen;
    void check();
  }
  /** @param {string} one */
  function nameOf(one) {
    if (!game) return one;
    const { game: name, options, toMove: seat } = game.position();
    const info = mancala.Game.describe(name, options);
    const lesson = /** @type {Lesson} */ ({ at: "", ask: "last" });
    return moveInWords({ lesson, game, info, seat, start: 0, moves: [], turn: game.preview(one) }, one, around);
  }

  /** @param {number} index */
  function openForm(index) {
    at = index;
    const lesson = list.lessons[index];
    for (const name of TEXTS) texts[name].value = lesson?.[name] ?? "";
    if (lesson) {
      ask.value = lesson.ask;
      points.value = String(lesson.points ?? 10);
      plies.value = String(lesson.plies ?? 1);
      // Where it has none that can be read, that of the lesson before is not meant.
      setGame(null);
      source.value = lesson.at;
      takePosition(lesson.move);
    } else {
      setText(verdict, "");
    }
    setText(legend, lesson ? say("edit-lesson", { number: index + 1 }) : say("edit-new"));
    if (element.isConnected) source.focus();
  }

  if (draft.flaw) setText(handed, say(`flaw-${draft.flaw.code}`, { ...draft.flaw }));
  settle();
  render();
  const given = fragment !== "" && !/^\d+\./.test(fragment);
  if (given) source.value = fragment;
  // The board measures itself: it is on the page by then.
  setTimeout(() => (given ? takePosition() : game || begin(games.value)));
  return {
    element,
    close() {
      run += 1;
      setGame(null);
    },
  };
}
