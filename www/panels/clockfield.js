/** A field to choose a clock: none, one of two that are often right, or one's own. */
import { MOST, readClock } from "../clock.js";
import { make } from "../dom.js";
import { labelled } from "./field.js";

/** @import { ClockTerms, Words } from "../types.js" */

/** Seconds for a side and for each move. @type {ClockTerms[]} */
const PRESETS = [
  { main: 600, add: 5 },
  { main: 0, add: 30 },
];

/** @param {unknown} before @param {Words} words @returns {{ element: HTMLElement, read: () => ClockTerms | null }} */
export function clockField(before, words) {
  const now = readClock(before);
  const preset = PRESETS.findIndex(({ main, add }) => main === now?.main && add === now?.add);
  const select = make(
    "select",
    { change: adapt, "aria-label": words.t("clock-title") },
    make("option", { value: "none" }, words.t("clock-none")),
    ...PRESETS.map(({ main, add }, index) =>
      make(
        "option",
        { value: index },
        words.t(main ? "clock-side" : "clock-move", { minutes: main / 60, seconds: add }),
      ),
    ),
    make("option", { value: "own" }, words.t("clock-own")),
  );
  select.value = now ? (preset < 0 ? "own" : String(preset)) : "none";
  const terms = now ?? PRESETS[0];
  const minutes = number(terms.main / 60, MOST.main / 60);
  const seconds = number(terms.add, MOST.add);
  const own = make(
    "div",
    {},
    labelled(words.t("clock-minutes"), minutes),
    labelled(words.t("clock-seconds"), seconds),
    make("p", { class: "hint" }, words.t("clock-own-hint")),
  );

  function adapt() {
    own.hidden = select.value !== "own";
    // A field that nobody sees must not hold up the answer.
    minutes.disabled = seconds.disabled = own.hidden;
  }
  adapt();

  const element = make(
    "fieldset",
    {},
    make("legend", {}, words.t("clock-title")),
    make("p", { class: "field single" }, select),
    own,
    make("p", { class: "hint" }, words.t("clock-hint")),
  );
  return {
    element,
    read() {
      if (select.value === "none") return null;
      if (select.value !== "own") return PRESETS[Number(select.value)];
      const { main, add } = { main: Math.round(minutes.valueAsNumber * 60), add: seconds.valueAsNumber };
      return main + add > 0 ? { main, add } : null;
    },
  };
}

/** @param {number} value @param {number} max */
function number(value, max) {
  return make("input", { type: "number", min: 0, max, step: 1, required: true, value });
}
