/**
 * The whole site as one page: which part of it is shown stands in the fragment. Each part begins with a fresh page, as
 * it would on the site, so none has to clear away what another left.
 *
 *     #rules/dakon/capture    the rules
 *     #lessons/dakon          lessons, also somebody's own: www/lessons/address.js
 *     #print/dakon            a board to print; all else is a game, as www/routing.js reads it
 */
import { dress } from "../../www/assets.js";

/** What is shown; a change of anything behind that is the part's own affair. */
function shownBy(/** @type {string} */ hash) {
  const [part, game] = hash.slice(1).split("/");
  // Lessons follow the fragment themselves.
  if (part === "lessons") return part;
  return part === "rules" || part === "print" ? `${part}/${game}` : "game";
}

const shown = shownBy(location.hash);

/** Heard before the parts hear it. @param {Event} event */
function moved(event) {
  if (shownBy(location.hash) !== shown) {
    event.stopImmediatePropagation();
    location.reload();
  } else if (shown.startsWith("rules/")) {
    const [, , section] = location.hash.split("/");
    if (section) document.getElementById(section)?.scrollIntoView();
  }
}
addEventListener("popstate", moved);
addEventListener("hashchange", moved);

if (shown === "game") await import("../../www/app.js");
else if (shown === "lessons") {
  await dress("lessons/lessons.css");
  await import("../../www/lessons/lessons.js");
} else if (shown.startsWith("print/")) {
  await dress("print/print.css");
  await import("../../www/print/print.js");
} else {
  await dress("rules/rules.css");
  await import("../../www/rules/rules.js");
}
