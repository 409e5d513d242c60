/** What is wrong with what was asked for, in a sentence. */
import { wordError } from "../i18n/errors.js";

/** @import { Problem, Words } from "./types.js" */

/** @param {Problem} problem @param {Words} words */
export function wordProblem({ name, value, choices, error, turns }, words) {
  if (turns !== undefined) return words.t("embed-bad-at", { value: words.number(Number(value)), turns });
  if (error !== undefined) return words.t("embed-bad-game", { name, what: errorIn(error, words) });
  if (!choices) return words.t("embed-bad-text", { name, value });
  return words.t("embed-bad-value", { name, value, choices: choices.join(", ") });
}

/** JSON speaks English alone, and of a place that nobody can count to. @param {unknown} error @param {Words} words */
function errorIn(error, words) {
  return error instanceof SyntaxError ? words.t("embed-bad-json") : wordError(error, words);
}

/** For programs. @param {Problem} problem */
export function codeOf({ error, turns }) {
  if (turns !== undefined) return "out-of-range";
  if (error instanceof SyntaxError) return "not-json";
  const { code } = /** @type {{ code?: unknown }} */ (error ?? {});
  return typeof code === "string" ? code : "bad-value";
}
