/** Which languages there are, and which one is spoken here. */

/**
 * Each has a file beside this one. `like` names a language whose digits and dates look the same, for browsers that
 * know none of this one.
 *
 * @type {{ [code: string]: { name: string, dir: "ltr" | "rtl", like?: string } }}
 */
export const LANGUAGES = {
  en: { name: "English", dir: "ltr" },
  vi: { name: "Tiếng Việt", dir: "ltr" },
  zh: { name: "中文", dir: "ltr" },
  id: { name: "Bahasa Indonesia", dir: "ltr" },
  jv: { name: "Basa Jawa", dir: "ltr", like: "id" },
  ar: { name: "العربية", dir: "rtl" },
  ur: { name: "اردو", dir: "rtl" },
  be: { name: "Беларуская", dir: "ltr", like: "uk" },
  et: { name: "Eesti", dir: "ltr" },
  pl: { name: "Polski", dir: "ltr" },
  bg: { name: "Български", dir: "ltr" },
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
