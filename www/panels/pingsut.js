/**
 * Pingsut, the Javanese way to find who starts: both show a finger at once. The thumb is the elephant, the
 * index finger the human, the little finger the ant.
 */
import { button, fill, make } from "../dom.js";
import { drawLot } from "../lot.js";
import { voiceOf } from "../seats.js";
import { openDialog } from "./dialog.js";

/** @import { Players, Seat, Words } from "../types.js" */
/** @import { Sign } from "./types.js" */

export const SIGNS = /** @type {readonly Sign[]} */ (["elephant", "human", "ant"]);

/** @type {{ [sign in Sign]: Sign }} */
const BEATS = { elephant: "human", human: "ant", ant: "elephant" };

/** Who starts; null when the signs are equal and are thrown again. @type {(south: Sign, north: Sign) => Seat | null} */
export function pingsutWinner(south, north) {
  if (south === north) return null;
  return BEATS[south] === north ? 0 : 1;
}

/**
 * Lets the persons here throw, one after the other; the computer and whoever is elsewhere throw by chance.
 *
 * @param {Players} players
 * @param {Words} words
 * @returns {Promise<Seat | null>} null when it was broken off
 */
export async function throwPingsut(players, words) {
  const said = make("p", { class: "pingsut-said", role: "status" });
  const asked = make("p");
  const signs = make("p", { class: "pingsut-signs" });
  /** @type {[Sign | null, Sign | null]} */
  let thrown = [null, null];
  /** @type {Seat | null} */
  let starts = null;

  const dialog = openDialog({
    title: words.t("pingsut-title"),
    content: [make("p", {}, words.t("pingsut-how")), said, asked, signs],
    dismiss: words.t("button-cancel"),
  });

  function next() {
    for (const seat of /** @type {Seat[]} */ ([0, 1])) {
      if (thrown[seat] !== null) continue;
      if (players[seat] === "person") {
        asked.textContent = words.t("pingsut-throw", { voice: voiceOf(players, seat) });
        return;
      }
      thrown[seat] = SIGNS[drawLot(SIGNS.length)];
    }
    const [south, north] = /** @type {[Sign, Sign]} */ (thrown);
    starts = pingsutWinner(south, north);
    const told = /** @type {Seat[]} */ ([0, 1]).map((seat) =>
      words.t("pingsut-thrown", { voice: voiceOf(players, seat), sign: thrown[seat] }),
    );
    if (starts === null) {
      said.textContent = words.join(...told, words.t("pingsut-equal"));
      thrown = [null, null];
      if (players.includes("person")) next();
      else queueMicrotask(next);
      return;
    }
    said.textContent = words.join(...told, words.t("pingsut-winner", { voice: voiceOf(players, starts) }));
    asked.textContent = "";
    const begin = button(words.t("pingsut-begin"), () => dialog.close(true), { class: "chief" });
    fill(signs, begin);
    begin.focus();
  }

  fill(
    signs,
    ...SIGNS.map((sign) =>
      button(
        "",
        () => {
          thrown[thrown[0] === null && players[0] === "person" ? 0 : 1] = sign;
          next();
        },
        { "data-sign": sign },
      ),
    ),
  );
  for (const one of signs.querySelectorAll("button")) {
    const sign = one.dataset.sign;
    one.append(
      make("span", {}, words.t(`pingsut-${sign}`)),
      make("span", { class: "hint" }, words.t(`pingsut-${sign}.finger`)),
    );
  }
  next();
  return (await dialog.answer) ? starts : null;
}
