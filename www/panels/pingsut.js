/**
 * Pingsut, the Javanese way to find who starts: both show a finger at once. The thumb is the elephant, the
 * index finger the human, the little finger the ant.
 */
import { button, fill, make } from "../dom.js";
import { drawLot } from "../lot.js";
import { SEATS, whoIs } from "../seats.js";
import { openDialog } from "./dialog.js";
import { handOf } from "./hands.js";

/** @import { Names, Players, Seat, Words } from "../types.js" */
/** @import { Sign } from "./types.js" */

export const SIGNS = /** @type {readonly Sign[]} */ (["elephant", "human", "ant"]);

/** @type {{ [sign in Sign]: Sign }} */
const BEATS = { elephant: "human", human: "ant", ant: "elephant" };

/** Who starts; null when the signs are equal and are thrown again. @type {(south: Sign, north: Sign) => Seat | null} */
function pingsutWinner(south, north) {
  if (south === north) return null;
  return BEATS[south] === north ? 0 : 1;
}

/** Signs of two who are not here; they would throw again until one wins. @returns {[Sign, Sign]} */
function differing() {
  const south = drawLot(SIGNS.length);
  const north = (south + 1 + drawLot(SIGNS.length - 1)) % SIGNS.length;
  return [SIGNS[south], SIGNS[north]];
}

/**
 * Lets the persons here throw, one after the other, so that neither sees the other's sign; the computer and whoever
 * is elsewhere throw by chance.
 *
 * @param {Players} players
 * @param {Names} names
 * @param {Words} words
 * @returns {Promise<Seat | null>} null when it was broken off
 */
export async function throwPingsut(players, names, words) {
  const said = make("p", { class: "pingsut-said", role: "status" });
  const place = make("div", { class: "pingsut-place" });
  const dialog = openDialog({
    title: words.t("pingsut-title"),
    content: [make("p", {}, words.t("pingsut-how")), said, place],
    dismiss: words.t("button-cancel"),
  });
  const persons = SEATS.filter((seat) => players[seat] === "person");
  /** @type {Seat | null} */
  let starts = null;
  /** @type {[Sign, Sign]} */
  let thrown;

  /** @param {string} label @param {() => void} press */
  function only(label, press) {
    const one = button(label, press, { class: "chief" });
    return make("p", { class: "pingsut-only" }, one);
  }

  function begin() {
    thrown = persons.length > 0 ? [SIGNS[drawLot(SIGNS.length)], SIGNS[drawLot(SIGNS.length)]] : differing();
    ask(0);
  }

  /** @param {number} index of a person here */
  function ask(index) {
    if (index >= persons.length) {
      show();
      return;
    }
    const seat = persons[index];
    said.textContent = words.t("pingsut-throw", whoIs(players, seat, names));
    const buttons = SIGNS.map((sign) =>
      button(
        "",
        () => {
          thrown[seat] = sign;
          if (index + 1 < persons.length) handOver(index + 1);
          else show();
        },
        { "data-sign": sign },
      ),
    );
    buttons.forEach((one, at) => {
      const sign = SIGNS[at];
      one.append(
        handOf(sign),
        make("span", {}, words.t(`pingsut-${sign}`)),
        make("span", { class: "hint" }, words.t(`pingsut-${sign}.finger`)),
      );
    });
    fill(place, make("div", { class: "pingsut-signs" }, ...buttons));
    buttons[0].focus();
  }

  /** No trace of the first sign is left on the screen, not even where the focus was. @param {number} index */
  function handOver(index) {
    const who = whoIs(players, persons[index], names);
    said.textContent = words.t("pingsut-throw", who);
    fill(
      place,
      only(words.t("pingsut-ready", who), () => ask(index)),
    );
    place.querySelector("button")?.focus();
  }

  function show() {
    starts = pingsutWinner(...thrown);
    const told = SEATS.map((seat) => words.t("pingsut-thrown", { ...whoIs(players, seat, names), sign: thrown[seat] }));
    said.textContent = words.join(
      ...told,
      starts === null ? words.t("pingsut-equal") : words.t("pingsut-winner", whoIs(players, starts, names)),
    );
    const hands = SEATS.map((seat) =>
      make(
        "figure",
        {},
        handOf(thrown[seat], { lost: starts !== null && starts !== seat }),
        make("figcaption", {}, words.t("who", whoIs(players, seat, names))),
      ),
    );
    fill(
      place,
      make("div", { class: "pingsut-hands", "aria-hidden": "true" }, ...hands),
      starts === null
        ? only(words.t("pingsut-again"), begin)
        : only(words.t("pingsut-begin"), () => dialog.close(true)),
    );
    place.querySelector("button")?.focus();
  }

  begin();
  const answer = await dialog.answer;
  return answer ? starts : null;
}
