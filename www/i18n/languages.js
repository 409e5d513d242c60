/** Which languages there are, and which one is spoken here. */

/**
 * Each has a file beside this one. `like` names a language whose digits and dates look the same, for browsers that
 * know none of this one.
 *
 * @type {{ [code: string]: { dir: "ltr" | "rtl", like?: string } }}
 */
export const LANGUAGES = {
  en: { dir: "ltr" },
  vi: { dir: "ltr" },
  zh: { dir: "ltr" },
  id: { dir: "ltr" },
  jv: { dir: "ltr", like: "id" },
  ar: { dir: "rtl" },
  ur: { dir: "rtl" },
  be: { dir: "ltr", like: "uk" },
  et: { dir: "ltr" },
  pl: { dir: "ltr" },
  bg: { dir: "ltr" },
};

/** What each calls itself; only where one is chosen is it asked. @type {{ [code: string]: string }} */
export const NAMES = {
  en: "English",
  vi: "Tiếng Việt",
  zh: "中文",
  id: "Bahasa Indonesia",
  jv: "Basa Jawa",
  ar: "العربية",
  ur: "اردو",
  be: "Беларуская",
  et: "Eesti",
  pl: "Polski",
  bg: "Български",
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
