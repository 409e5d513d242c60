/** Which language the page speaks: its words, and how another one is chosen. */
import { fetchWords } from "./i18n/words.js";
import { keepHabits } from "./storage.js";

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
