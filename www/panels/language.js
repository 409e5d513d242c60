/** The languages there are, each by its own name. */
import { make } from "../dom.js";
import { NAMES } from "../i18n/languages.js";

/** @type {import("./types.js").CreateLanguage} */
export function createLanguage(words, choose) {
  const element = make(
    "select",
    { class: "language", "aria-label": words.t("page-language"), change: () => choose(element.value) },
    ...Object.entries(NAMES).map(([code, name]) => make("option", { value: code, lang: code }, name)),
  );
  element.value = words.lang;
  return element;
}
