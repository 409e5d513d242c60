/**
 * Words: every sentence of the page is a Fluent message in the file of its language; the engine's codes are looked
 * up here and nowhere else.
 */
import { fetchText } from "../assets.js";
import { FluentBundle, FluentResource } from "../vendor/fluent.js";
import { LANGUAGES } from "./languages.js";

/** @import { T, Words } from "./types.js" */

/** A name that has no words: `emptyMandarin` becomes "Empty mandarin". @param {string} name */
export function readable(name) {
  const spaced = name.replace(/[-_]/g, " ").replace(/([a-z])([A-Z])/g, (_all, a, b) => `${a} ${b.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** The words in a Fluent source. @param {string} lang @param {string} source @returns {Words} */
export function createWords(lang, source) {
  const { dir, like } = LANGUAGES[lang];
  const locales = like ? [lang, like] : [lang];
  // What is filled in keeps its own direction; where all is left to right the marks for it would be in the way.
  const bundle = new FluentBundle(locales, { useIsolating: dir === "rtl" });
  bundle.addResource(new FluentResource(source));
  const numbers = new Intl.NumberFormat(locales);

  /** `id`, or `id.attribute` @param {string} key */
  function pattern(key) {
    const [id, attribute] = key.split(".");
    const message = bundle.getMessage(id);
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
  }

  /** @type {T} */
  function t(key, args = {}) {
    const found = pattern(key);
    if (found !== null) return bundle.formatPattern(found, args, []);
    // The tests take this for an error; a reader still gets what can be said.
    console.warn(`no words for ${key}`);
    return readable(key);
  }

  const has = (/** @type {string} */ key) => pattern(key) !== null;
  return {
    lang,
    dir,
    locales,
    t,
    has,
    first: (...keys) => keys.find(has) ?? null,
    // Chinese sets no space after a full stop.
    join: (...sentences) => sentences.filter(Boolean).join(lang.startsWith("zh") ? "" : " "),
    // By hand: Intl.ListFormat falls back to English for languages that a browser does not know.
    list(items) {
      // What is isolated has no direction for what stands around it: the mark at its head gives the list one.
      const [head, parts] = dir === "rtl" ? ["\u200f", items.map((item) => `\u2068${item}\u2069`)] : ["", items];
      if (parts.length < 2) return parts.join("");
      return t("list", { list: head + parts.slice(0, -1).join(t("list-comma")), last: parts[parts.length - 1] });
    },
    title: (game, otherwise) => (has(`game-${game}`) ? t(`game-${game}`) : otherwise),
    number: (value) => numbers.format(value),
    learn: (more) => void bundle.addResource(new FluentResource(more)),
  };
}

/**
 * English where that language cannot be had. `part` names a folder beside this file, for words that only a part of the
 * page needs.
 * @param {string} lang @param {string} [part] @returns {Promise<Words>}
 */
export async function fetchWords(lang, part) {
  const [spoken, source] = await fetchSource(lang, part);
  return createWords(spoken, source);
}

/** Teaches words that the page speaks with those of one part of it. @param {Words} words @param {string} part */
export async function teach(words, part) {
  words.learn((await fetchSource(words.lang, part))[1]);
}

/** @param {string} lang @param {string} [part] @returns {Promise<[lang: string, source: string]>} */
async function fetchSource(lang, part) {
  try {
    return [lang, await fetchText(`i18n/${part ? `${part}/` : ""}${lang}.ftl`)];
  } catch (error) {
    if (lang === "en") throw error;
    return fetchSource("en", part);
  }
}
