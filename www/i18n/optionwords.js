/** The words of rule options and of their values; an option that has none is called by its own name. */
import { readable } from "./words.js";

/** @import { Option, Words } from "./types.js" */

/** @param {string} game @param {Option} option @param {Words} words */
export function optionName(game, option, words) {
  const key = words.first(`option-${game}-${option.name}`);
  return key ? words.t(key) : readable(option.name);
}

/** What it changes, in a sentence. @param {string} game @param {Option} option @param {Words} words */
export function optionHint(game, option, words) {
  const key = words.first(`option-${game}-${option.name}.hint`);
  return key ? words.t(key) : null;
}

/** @param {string} game @param {Option} option @param {Option["value"]} value @param {Words} words */
export function optionValue(game, option, value, words) {
  if (typeof value === "boolean") return words.t(value ? "option-yes" : "option-no");
  if (typeof value === "number") return words.number(value);
  const key = words.first(`option-${game}-${option.name}.${value}`);
  return key ? words.t(key) : readable(value);
}
