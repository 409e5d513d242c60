/**
 * Words: a language is one file of entries, each a sentence with `{names}` to fill in or a function that
 * builds one; the engine's codes are looked up here and nowhere else.
 */
import english from "./en.js";

/**
 * What an entry that is a function may use.
 *
 * @typedef {object} Tools
 * @property {(value: number) => string} number
 * @property {(value: number, forms: { [category: string]: string }) => string} plural the form for this number, `#` replaced by it
 * @property {(items: string[]) => string} list "a, b and c"
 * @property {T} t
 *
 * @typedef {any} Args
 * @typedef {(key: string, args?: Args) => string} T
 * @typedef {string | ((args: Args, tools: Tools) => string)} Entry
 * @typedef {{ lang: string, dir: "ltr" | "rtl", entries: { [key: string]: Entry } }} Language
 *
 * @typedef {object} Words
 * @property {string} lang
 * @property {"ltr" | "rtl"} dir
 * @property {T} t
 * @property {(key: string) => boolean} has
 * @property {(...keys: string[]) => string | null} first the first of these keys that there is an entry for
 */

/**
 * A name that has no words yet, made readable: `emptyMandarin` becomes "Empty mandarin".
 *
 * @param {string} name
 * @returns {string}
 */
export function readable(name) {
  const spaced = name.replace(/[-_]/g, " ").replace(/([a-z])([A-Z])/g, (_all, a, b) => `${a} ${b.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/**
 * @param {Language} [language]
 * @returns {Words}
 */
export function createWords(language = english) {
  const numbers = new Intl.NumberFormat(language.lang);
  const plurals = new Intl.PluralRules(language.lang);
  const lists = new Intl.ListFormat(language.lang, { type: "conjunction" });

  /** @param {string} key */
  const entryOf = (key) => {
    if (Object.hasOwn(language.entries, key)) return language.entries[key];
    return Object.hasOwn(english.entries, key) ? english.entries[key] : undefined;
  };

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

  /**
   * @param {string} key
   * @param {Args} [args]
   * @returns {string}
   */
  function t(key, args = {}) {
    const entry = entryOf(key);
    if (entry === undefined) return readable(key.slice(key.lastIndexOf(".") + 1));
    if (typeof entry === "function") return entry(args, tools);
    return entry.replace(/\{(\w+)\}/g, (whole, name) => {
      const value = args[name];
      if (value === undefined) return whole;
      return typeof value === "number" ? numbers.format(value) : String(value);
    });
  }

  const has = (/** @type {string} */ key) => entryOf(key) !== undefined;
  return { lang: language.lang, dir: language.dir, t, has, first: (...keys) => keys.find(has) ?? null };
}
