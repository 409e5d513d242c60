/**
 * Where the rules are told: a page of their own, `www/rules/?game=dakon&lang=vi#capture`; in a bundle, which is one
 * page, `#rules/dakon/capture`.
 */
import { heldGlue, siteAddress } from "../assets.js";

/** @param {string} game @param {string} lang */
export function rulesAddress(game, lang) {
  return heldGlue() ? `#rules/${game}` : siteAddress(`www/rules/?${new URLSearchParams({ game, lang })}`).href;
}

/** @param {string} game @param {string} section */
export const sectionAddress = (game, section) => (heldGlue() ? `#rules/${game}/${section}` : `#${section}`);

/** Where the game itself is played. @param {string} game @param {string} lang */
export function playAddress(game, lang) {
  return heldGlue() ? `#${game}` : siteAddress(`${game}/?${new URLSearchParams({ lang })}`).href;
}

/** The game and the section that the address of this page asks for; empty where it names none. */
export function rulesAsked() {
  const fragment = location.hash.slice(1);
  if (heldGlue()) {
    const [, game = "", section = ""] = fragment.split("/");
    return { game, section };
  }
  return { game: new URLSearchParams(location.search).get("game") ?? "", section: fragment };
}
