// A position in words: for whoever cannot see the picture, and for the text beside it.

import { tableWords } from "../i18n/tablewords.js";
import { tellOutcome, tellTurn } from "../i18n/telling.js";
import { whoIs } from "../seats.js";
import { ownersOf, pilesOf, pointsOf } from "../table/picture.js";

/** @import { Shown } from "../table/types.js" */
/** @import { Players, Seat } from "../types.js" */
/** @import { Subject, Telling } from "./types.js" */

/** Nobody who looks at a picture is meant by it. @type {Players} */
const PLAYERS = ["person", "person"];

/** Whose turn it is, or how it ended. @param {Subject} subject */
export function stateOf({ position, outcome, info, words }) {
  if (outcome) return tellOutcome(outcome, info, PLAYERS, words).result;
  return words.t("status-choosing", whoIs(PLAYERS, position.toMove));
}

/** @param {Subject} subject @returns {Telling} */
export function tellSubject(subject) {
  const { info, position, outcome, turns, words, say } = subject;
  const state = stateOf(subject);
  const owners = ownersOf(info, /** @type {Shown} */ (position));
  const speak = tableWords(words, info, () => PLAYERS);
  const piles = pilesOf(info, position);
  /** @param {string} name @param {"hole" | "mandarin" | "store"} kind @param {Seat} seat */
  const cell = (name, kind, seat) => {
    const pile = piles.get(name) ?? { seeds: 0, stones: 0 };
    return speak.cell(name, { kind, seat, owner: owners.get(name) ?? seat, ...pile, points: pointsOf(pile) });
  };
  const cells = /** @type {Seat[]} */ ([0, 1]).flatMap((seat) => [
    ...info.rows[seat].map((name) => cell(name, "hole", seat)),
    ...(info.mandarins ? [cell(info.mandarins[seat], "mandarin", seat)] : []),
    cell(info.stores.names[seat], "store", seat),
  ]);
  const last = turns.at(-1);
  return {
    title: say("export-named", { game: info.title, state }),
    description: words.join(
      ...cells.map((text) => words.t("sentence", { text })),
      last ? tellTurn(last, info, PLAYERS, words) : "",
      outcome ? "" : words.t("sentence", { text: state }),
    ),
  };
}
