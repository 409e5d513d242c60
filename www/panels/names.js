/** Fields for the names of those who are persons. */
import { make } from "../dom.js";
import { tidyName } from "../names.js";
import { levelOf, SEATS, sideOf } from "../seats.js";
import { openDialog } from "./dialog.js";
import { labelled } from "./field.js";

/** @import { Names, Players, Seat, Words } from "../types.js" */

/** @param {Seat} seat @param {string} name @param {Words} words */
export function nameField(seat, name, words) {
  return make("input", {
    type: "text",
    dir: "auto",
    maxlength: 80,
    autocomplete: "off",
    spellcheck: "false",
    value: name,
    "aria-label": words.t("names-of", { side: sideOf(seat, words) }),
  });
}

/** Null changes nothing. @type {(players: Players, before: Names, words: Words) => Promise<Names | null>} */
export async function askNames(players, before, words) {
  const fields = SEATS.map((seat) => nameField(seat, before[seat], words));
  const { answer } = openDialog({
    title: words.t("names-title"),
    content: [
      ...SEATS.filter((seat) => levelOf(players[seat]) === null).map((seat) =>
        labelled(sideOf(seat, words), fields[seat]),
      ),
      make("p", { class: "hint" }, words.t("names-hint")),
    ],
    accept: words.t("names-keep"),
    dismiss: words.t("button-cancel"),
  });
  return (await answer) ? [tidyName(fields[0].value), tidyName(fields[1].value)] : null;
}
