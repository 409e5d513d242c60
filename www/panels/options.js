/** Rule options, laid out from what the engine says a game has: a field, its name and one sentence each. */
import { make } from "../dom.js";
import { optionHint, optionName, optionValue } from "../i18n/optionwords.js";
import { labelled } from "./field.js";

/** As many numbers are better picked from a list than typed. */
const LISTED = 12;

let fields = 0;

/** @type {import("./types.js").OptionField} */
export function optionField(game, option, words) {
  fields += 1;
  const said = optionHint(game, option, words);
  const hint = said ? make("span", { class: "hint", id: `hint-${fields}` }, said) : null;
  const described = hint ? { "aria-describedby": hint.id } : {};
  const name = optionName(game, option, words);

  if (option.kind === "flag") {
    const box = make("input", { type: "checkbox", ...described });
    box.checked = option.value === true;
    return {
      element: make("p", { class: "field" }, make("label", {}, box, make("span", {}, name)), hint),
      read: () => box.checked,
    };
  }

  const { min = 0, max = Number.MAX_SAFE_INTEGER } = option;
  const numeric = option.kind === "number";
  if (numeric && max - min >= LISTED) {
    const field = make("input", {
      type: "number",
      min,
      max,
      step: 1,
      required: true,
      value: Number(option.value),
      ...described,
    });
    return { element: labelled(name, field, hint), read: () => field.valueAsNumber };
  }

  /** @type {(typeof option.value)[]} */
  const values = numeric ? Array.from({ length: max - min + 1 }, (_none, index) => min + index) : (option.values ?? []);
  const field = make(
    "select",
    described,
    ...values.map((value, index) => make("option", { value: index }, optionValue(game, option, value, words))),
  );
  field.selectedIndex = values.indexOf(option.value);
  return { element: labelled(name, field, hint), read: () => values[field.selectedIndex] };
}
