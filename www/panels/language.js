/** The languages there are, each by its own name. */
import { make } from "../dom.js";
import { LANGUAGES } from "../i18n/languages.js";

/** Each language in itself: a reader knows it by no other name. @param {string} code */
function nameOf(code) {
  const name = new Intl.DisplayNames(code, { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/** @type {import("./types.js").CreateLanguage} */
export function createLanguage(words, choose) {
  const element = make(
    "select",
    { class: "language", "aria-label": words.t("page-language"), change: () => choose(element.value) },
    ...Object.keys(LANGUAGES).map((code) => make("option", { value: code, lang: code }, nameOf(code))),
  );
  element.value = words.lang;
  return element;
}
