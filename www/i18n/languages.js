/** Which languages there are, and which one is spoken here. */

/** Each has a file beside this one. @type {{ [code: string]: "ltr" | "rtl" }} */
export const LANGUAGES = {
  en: "ltr",
};

/**
 * The first of what is asked for that is spoken here: in full, or at least its language (`zh-Hant-TW` is content
 * with `zh`).
 *
 * @param {readonly (string | null | undefined)[]} wanted
 */
export function chooseLanguage(wanted) {
  for (const tag of wanted) {
    const parts = (tag ?? "").toLowerCase().split("-");
    for (let length = parts.length; length > 0; length -= 1) {
      const code = parts.slice(0, length).join("-");
      if (Object.hasOwn(LANGUAGES, code)) return code;
    }
  }
  return "en";
}

/** What `?lang=` asks for, then what was chosen here before, then what the browser speaks. @param {unknown} kept */
export function languageHere(kept) {
  const asked = new URLSearchParams(location.search).get("lang");
  return chooseLanguage([asked, typeof kept === "string" ? kept : null, ...navigator.languages]);
}
