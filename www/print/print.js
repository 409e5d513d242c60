/** A board and a rule sheet on two pages A4, to play on with real pebbles: `?game=dakon;holes=5&lang=vi`. */
import { button, fill, make } from "../dom.js";
import { loadEngine } from "../engine/module.js";
import { wordError } from "../i18n/errors.js";
import { languageHere } from "../i18n/languages.js";
import { optionName, optionValue } from "../i18n/optionwords.js";
import { fetchWords } from "../i18n/words.js";
import { openPage } from "../opening.js";
import { createMasthead } from "../panels/masthead.js";
import { roomAsked } from "../rooms.js";
import { inline } from "../rules/inline.js";
import { SHEETS } from "../rules/sheets.js";
import { SEATS, sideOf } from "../seats.js";
import { readHabits } from "../storage.js";
import { drawBoard } from "./board.js";

/** @import { Words } from "../i18n/types.js" */
/** @import { Sheet } from "../rules/types.js" */
/** @import { GameInfo, GameName, Mancala } from "../types.js" */

/** What is read elsewhere: on paper there is a game to be played. */
const LEFT_OUT = new Set(["about", "origin", "options", "notes", "sources"]);
const ON_SCREEN = new Set(["rules-names", "rules-notation", "o-an-quan-turn-notation", "rules-resign"]);
/** Sizes of type, the first that fits is taken; and what cannot be read any more. */
const SIZES = { largest: 15, least: 7, step: 0.25 };

/** The rules without examples. @param {Sheet} sheet @param {Words} text */
function tell(sheet, text) {
  const given = { ...sheet.numbers, title: sheet.title };
  const words = (/** @type {string} */ id) => inline(text.t(id, given));
  return sheet.sections
    .filter(({ id }) => !LEFT_OUT.has(id))
    .map(({ id, title, parts }) => {
      const told = parts.flatMap(
        /** @returns {HTMLElement[]} */ (part) => {
          if (typeof part === "string") return ON_SCREEN.has(part) ? [] : [make("p", {}, ...words(part))];
          return "list" in part ? [make("ul", {}, ...part.list.map((item) => make("li", {}, ...words(item))))] : [];
        },
      );
      return make("section", {}, make("h3", {}, text.t(title ?? `rules-section-${id}`)), ...told);
    });
}

/** The largest type in which the rules fit on their page. @param {HTMLElement} sheet */
function fit(sheet) {
  sheet.classList.add("measured");
  let size = SIZES.largest;
  const set = () => sheet.style.setProperty("--type", `${size}pt`);
  for (set(); size > SIZES.least && isFull(sheet); set()) size -= SIZES.step;
  sheet.classList.remove("measured");
}

/** What does not fit goes on in one more column. @param {HTMLElement} sheet */
function isFull(sheet) {
  const { clientWidth, scrollWidth, clientHeight, scrollHeight } = sheet;
  return scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
}

/** The game with its options as they are asked for, or as usual and what is wrong with them. @param {Mancala} mancala @param {string} played @param {string} usual */
function begin({ Game }, played, usual) {
  try {
    return { start: Game.parse(`1/${played || usual}//`), wrong: null };
  } catch (error) {
    return { start: new Game(/** @type {GameName} */ (usual)), wrong: error };
  }
}

/** What is played otherwise than usual. @param {GameInfo} info @param {Words} words */
function tellOptions({ name, options }, words) {
  const changed = options.filter((option) => option.kind !== "seat" && option.value !== option.default);
  return changed.map((option) =>
    words.t("panel-option", {
      name: optionName(name, option, words),
      value: optionValue(name, option, option.value, words),
    }),
  );
}

async function show() {
  const asked = roomAsked();
  const game = Object.hasOwn(SHEETS, asked.game) ? asked.game : Object.keys(SHEETS)[0];
  const lang = languageHere(readHabits().lang);
  const [text, { default: sheet }, wanted, { mancala }] = await Promise.all([
    fetchWords(lang, "rules"),
    SHEETS[game].fetch(),
    fetchWords(lang),
    loadEngine(),
  ]);
  // One language on one page.
  const words = wanted.lang === text.lang ? wanted : await fetchWords(text.lang);
  const say = text.t;
  document.documentElement.lang = text.lang;
  document.documentElement.dir = text.dir;
  const title = words.title(game, sheet.title);
  document.title = `${title}: ${words.t("panel-print")}`;

  const { start, wrong } = begin(mancala, asked.played, game);
  const position = start.position();
  const info = mancala.Game.describe(position.game, position.options);
  const options = tellOptions(info, words);
  const [south, north] = SEATS.map((seat) => sideOf(seat, words));
  const board = drawBoard(info, position, {
    label: words.t("table-board", { game: title }),
    sides: [south, north],
    number: words.number,
  });
  const ends = "mandarins" in position ? position.mandarins : [];
  const stones = ends.reduce((sum, end) => sum + end.stones, 0);
  const seeds = [...position.holes.flat(), ...ends.map((end) => end.pebbles)].reduce((sum, count) => sum + count, 0);
  const pieces = words.t("pieces", { game, seeds, stones });
  const rules = make(
    "section",
    { class: "paper rule-sheet" },
    make("h2", {}, title),
    options.length > 0 && make("p", {}, words.t("panel-options")),
    options.length > 0 && make("ul", { class: "options" }, ...options.map((option) => make("li", {}, option))),
    ...tell(sheet, text),
  );
  const main = make(
    "main",
    { class: "print-page" },
    make(
      "div",
      { class: "print-head" },
      make("h1", {}, document.title),
      wrong !== null && make("p", { role: "alert" }, wordError(wrong, words)),
      make("p", {}, say("print-hint")),
      button(say("print-button"), () => print(), { class: "chief" }),
    ),
    make(
      "section",
      { class: "paper board-sheet", "aria-label": words.t("page-board") },
      make(
        "p",
        { class: "paper-head" },
        make("b", {}, title),
        ...options.map((option) => make("span", {}, option)),
        make("span", {}, say("print-need", { pieces })),
      ),
      board,
    ),
    rules,
  );
  fill(document.body, createMasthead("print", SHEETS, game, words), main);
  fit(rules);
}

await openPage(show);
