/** The head of a page beside the games: the same page about each of them, and the language. */
import { make } from "../dom.js";
import { roomAddress } from "../rooms.js";
import { keepHabits } from "../storage.js";
import { createLanguage } from "./language.js";

/** @import { Words } from "../i18n/types.js" */

/** @param {string} lang */
function changeLanguage(lang) {
  keepHabits({ lang });
  const address = new URL(location.href);
  address.searchParams.set("lang", lang);
  location.replace(address);
}

/**
 * @param {string} room
 * @param {{ [game: string]: { title: string } }} games
 * @param {string | null} current the game that this page is about
 * @param {Words} words
 */
export function createMasthead(room, games, current, words) {
  const links = Object.entries(games).map(([game, { title }]) =>
    make(
      "li",
      {},
      make(
        "a",
        { href: roomAddress(room, { game, lang: words.lang }), "aria-current": game === current && "page" },
        words.title(game, title),
      ),
    ),
  );
  const nav = make("nav", { "aria-label": words.t("page-games") }, make("ul", {}, ...links));
  return make("header", {}, nav, createLanguage(words, changeLanguage));
}
