/** The language of the page: its words, the others there are, each by its own name, and how one of them is chosen. */
import { make } from "../dom.js";
import { NAMES } from "../i18n/languages.js";
import { fetchWords } from "../i18n/words.js";
import { keepHabits } from "../storage.js";

/** Without any words there is one sentence, which stands in the HTML; nothing else happens then. @param {string} lang */
export async function speak(lang) {
  try {
    return await fetchWords(lang);
  } catch {
    document.getElementById("not-loaded")?.removeAttribute("hidden");
    return new Promise(() => {});
  }
}

/** Everything is said in it from the next load on; the game stays. @param {string} lang */
export function changeLanguage(lang) {
  const address = new URL(location.href);
  if (keepHabits({ lang })) address.searchParams.delete("lang");
  else address.searchParams.set("lang", lang);
  history.replaceState(history.state, "", address);
  location.reload();
}

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
