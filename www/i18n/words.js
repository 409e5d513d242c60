/**
 * Words: a language is entries, each a sentence with `{names}` to fill in or a function that builds one; the
 * engine's codes are looked up here and nowhere else.
 */
import english from "./en.js";

/** @import { Entry, Language, T, Tools, Words } from "./types.js" */

/** A name that has no words yet: `emptyMandarin` becomes "Empty mandarin". @param {string} name */
export function readable(name) {
  const spaced = name.replace(/[-_]/g, " ").replace(/([a-z])([A-Z])/g, (_all, a, b) => `${a} ${b.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** Whatever another language does not say yet, English says. @returns {Words} */
export function createWords(language = english) {
  const numbers = new Intl.NumberFormat(language.lang);
  const plurals = new Intl.PluralRules(language.lang);
  const lists = new Intl.ListFormat(language.lang, { type: "conjunction" });

  /** @type {{ [key: string]: Entry | undefined }} */
  const entries = Object.assign(Object.create(null), english.entries, language.entries);

  /** @type {Tools} */
  const tools = {
    number: (value) => numbers.format(value),
    plural(value, forms) {
      const form = forms[plurals.select(value)] ?? forms.other ?? "";
      return form.replace("#", numbers.format(value));
    },
    list: (items) => lists.format(items),
    t,
  };

  /** @type {T} */
  function t(key, args = {}) {
    const entry = entries[key];
    if (entry === undefined) return readable(key.slice(key.lastIndexOf(".") + 1));
    if (typeof entry === "function") return entry(args, tools);
    return entry.replace(/\{(\w+)\}/g, (whole, name) => {
      const value = args[name];
      if (value === undefined) return whole;
      return typeof value === "number" ? numbers.format(value) : String(value);
    });
  }

  const has = (/** @type {string} */ key) => entries[key] !== undefined;
  return {
    lang: language.lang,
    dir: language.dir,
    t,
    has,
    first: (...keys) => keys.find(has) ?? null,
    async fetch(part) {
      for (const { parts } of [english, language]) Object.assign(entries, (await parts[part]?.())?.default);
    },
  };
}
