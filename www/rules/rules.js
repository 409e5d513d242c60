/** The rules of a game as a page: `?game=dakon&lang=vi#capture`. The text comes first, the boards when one is near. */
import { fill, make } from "../dom.js";
import { loadEngine } from "../engine/module.js";
import { languageHere } from "../i18n/languages.js";
import { fetchWords } from "../i18n/words.js";
import { openPage } from "../opening.js";
import { createMasthead } from "../panels/masthead.js";
import { playAddress, roomAddress, roomAsked } from "../rooms.js";
import { readHabits } from "../storage.js";
import { createArticle } from "./article.js";
import { watchBoards } from "./boards.js";
import { SHEETS } from "./sheets.js";

/** @import { Words } from "../i18n/types.js" */
/** @import { Parts, Sheet } from "./types.js" */

/** @type {Promise<Parts> | undefined} */
let parts;
/** A failure is not kept: the next board that comes near tries again. */
function bringParts() {
  parts ??= Promise.all([loadEngine(), import("../table/table.js")]);
  parts.catch(() => {
    parts = undefined;
  });
  return parts;
}

async function show() {
  const asked = roomAsked().game;
  const game = Object.hasOwn(SHEETS, asked) ? asked : Object.keys(SHEETS)[0];
  const lang = languageHere(readHabits().lang);
  const [text, sheet, wanted] = await Promise.all([fetchWords(lang, "rules"), SHEETS[game].fetch(), fetchWords(lang)]);
  // One language on one page.
  const words = wanted.lang === text.lang ? wanted : await fetchWords(text.lang);

  document.documentElement.lang = text.lang;
  document.documentElement.dir = text.dir;
  const say = text.t;
  const title = words.title(game, sheet.default.title);
  document.title = say("rules-title", { game: title });
  const live = make("p", { class: "unseen", role: "status" });
  const { main, examples } = createArticle(sheet.default, {
    text,
    words,
    title,
    parts: bringParts,
    announce: (sentence) => {
      live.textContent = sentence;
    },
    others: Object.entries(SHEETS)
      .filter(([other]) => other !== game)
      .map(([other, sheet]) => ({
        title: words.title(other, sheet.title),
        address: roomAddress("rules", { game: other, lang: text.lang }),
      })),
    home: playAddress(game, text.lang),
  });
  fill(document.body, createMasthead("rules", SHEETS, game, words), main, live);
  watchBoards(main, sheet.default, examples, bringParts);
  // What the address names was not there yet when the browser looked for it.
  if (location.hash.length > 1) document.getElementById(location.hash.slice(1))?.scrollIntoView();
}

await openPage(show);
