// The languages of the page: each says all that English says and nothing else, fills in nothing that is not given,
// and the page asks for no sentence that there is not.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { describe, it } from "node:test";

import { chooseLanguage, LANGUAGES } from "../../www/i18n/languages.js";
import { FluentBundle, FluentResource } from "../../www/vendor/fluent.js";
import { withoutComments } from "../../xtask/bundle.mjs";
import { messagesOf } from "./fluent.mjs";

const ROOM = new URL("../../www/i18n/", import.meta.url);

/**
 * The page's own words, and those that one part of it needs: a folder of files, spoken by the scripts of another one.
 * Some come on top of other words, which they speak with. (The rules have a test of their own.)
 */
const PARTS = [
  { folder: "", scripts: "", voice: "t" },
  { folder: "export/", scripts: "export/", voice: "say" },
  { folder: "embed/", scripts: "embed/", voice: "t" },
  { folder: "study/", scripts: "study/", voice: "t", upon: "" },
  { folder: "dialogs/", scripts: "", voice: "t", upon: "" },
  { folder: "installed/", scripts: "installed/", voice: "say" },
  { folder: "lessons/", scripts: "lessons/", voice: "say" },
  { folder: "advice/", scripts: "advice/", voice: "t", upon: "" },
];

/** What each message fills in. @param {string} source @param {string} [upon] @returns {Map<string, Set<string>>} */
const namesOf = (source, upon = "") => new Map([...messagesOf(source, upon)].map(([key, { names }]) => [key, names]));

/** Messages that stand for things, which a language may inflect: more attributes are its own affair. */
const THINGS = ["who", "whose", "seeds", "pieces"];

/** All sources of the page, to see what they ask for. */
function scripts(folder = new URL("../../www/", import.meta.url)) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === "vendor") return [];
    if (entry.isDirectory()) return scripts(new URL(`${entry.name}/`, folder));
    return entry.name.endsWith(".js") ? [readFileSync(new URL(entry.name, folder), "utf8")] : [];
  });
}

const VOICES = ["you", "computer", "friend", "south", "north", "named", "nobody"];
const GAMES = ["o-an-quan", "san-yao", "al-manqala", "dakon"];
const NUMBERS = [0, 1, 2, 3, 5, 11, 21, 100];

/** What is a word and no number. */
const TEXTS = new Set([
  "side",
  "player",
  "what",
  "cell",
  "cells",
  "from",
  "to",
  "towards",
  "over",
  "name",
  "owner",
  "list",
  "last",
  "state",
  "format",
]);

/** Arguments of many kinds for these names. @param {Set<string>} names */
function samples(names) {
  return VOICES.flatMap((voice) =>
    GAMES.flatMap((game) =>
      NUMBERS.map((_number, index) =>
        Object.fromEntries(
          [...names].map((name, place) => {
            if (name === "voice" || name === "starter") return [name, voice];
            if (name === "game") return [name, game];
            if (name === "name") return [name, "Ana"];
            return [name, TEXTS.has(name) ? "C" : NUMBERS[(index + place) % NUMBERS.length]];
          }),
        ),
      ),
    ),
  );
}

/** What the scripts of a part can say: its own words and those below; the page as a whole says all. @param {typeof PARTS[number]} part */
function sayable({ folder: own, scripts: spoken, voice, upon }) {
  const apart = spoken && upon !== undefined ? [own, upon] : null;
  const sources = PARTS.filter((part) => (apart ? apart.includes(part.folder) : part.voice === voice)).map(
    ({ folder }) => readFileSync(new URL(`${folder}en.ftl`, ROOM), "utf8"),
  );
  // Some speak through others.
  return new Set(namesOf(sources.join("\n")).keys());
}

for (const part of PARTS) {
  const { folder, scripts: spoken, voice, upon } = part;
  const room = new URL(folder, ROOM);
  /** @param {string} lang */
  const read = (lang) => readFileSync(new URL(`${lang}.ftl`, room), "utf8");
  /** The words below them. @param {string} lang */
  const below = (lang) => (upon === undefined ? "" : readFileSync(new URL(`${upon}${lang}.ftl`, ROOM), "utf8"));
  const english = namesOf(read("en"), below("en"));
  const sources = () => scripts(new URL(`../../www/${spoken}`, import.meta.url));

  describe(`languages${folder && ` of ${folder}`}`, () => {
    it("every file is a language that is offered, and the other way round", () => {
      const files = readdirSync(room).filter((name) => name.endsWith(".ftl"));
      assert.deepEqual(
        files.sort(),
        Object.keys(LANGUAGES)
          .map((code) => `${code}.ftl`)
          .sort(),
      );
    });

    for (const lang of Object.keys(LANGUAGES)) {
      it(`${lang} says what English says, and nothing else`, () => {
        const said = namesOf(read(lang), below(lang));
        const missing = [...english.keys()].filter((key) => !said.has(key));
        assert.deepEqual(missing, [], "missing");
        const unknown = [...said.keys()].filter((key) => !english.has(key) && !THINGS.includes(key.split(".")[0]));
        assert.deepEqual(unknown, [], "unknown to English");
      });

      it(`${lang} fills in only what is given`, () => {
        for (const [key, names] of namesOf(read(lang), below(lang))) {
          if (key.startsWith("error-")) {
            for (const name of names) assert.ok(["at", "message"].includes(name), `${key} fills in $${name}`);
            continue;
          }
          // Who acts, and on how many, a language may need where English does not.
          const given = english.get(key) ?? english.get(key.split(".")[0]);
          for (const name of names) assert.ok(given?.has(name), `${key} fills in $${name}, which it is not given`);
        }
      });

      it(`${lang} is read by the page as it is meant, and speaks of everybody and every number`, () => {
        const source = read(lang);
        const bundle = new FluentBundle(lang, { useIsolating: false });
        bundle.addResource(new FluentResource(below(lang)));
        assert.deepEqual(bundle.addResource(new FluentResource(source)), []);
        for (const [key, names] of namesOf(source, below(lang))) {
          const [id, attribute] = key.split(".");
          const message = bundle.getMessage(id);
          const pattern = attribute ? message?.attributes[attribute] : message?.value;
          assert.ok(pattern, `${key} is lost`);
          for (const args of samples(names)) {
            /** @type {Error[]} */
            const errors = [];
            const said = bundle.formatPattern(pattern, args, errors);
            assert.deepEqual(errors, [], `${key} of ${JSON.stringify(args)}: ${said}`);
            assert.doesNotMatch(said, /[{}#]|undefined| {2}/, `${key} of ${JSON.stringify(args)}`);
          }
        }
      });

      it(`${lang} loses nothing where it is published`, () => {
        const source = read(lang);
        assert.deepEqual([...messagesOf(withoutComments(source), below(lang))], [...messagesOf(source, below(lang))]);
        assert.ok(withoutComments(source).length < source.length);
      });

      if (lang !== "en") {
        it(`${lang} is translated`, () => {
          const source = read(lang);
          const same = [...english.keys()].filter((key) => {
            const line = new RegExp(`^${key} = (.+)$`, "m");
            const there = read("en").match(line)?.[1];
            return (
              there !== undefined &&
              /[a-z]{4}.* .*[a-z]{4}/.test(there.replaceAll(/\{.*?\}/g, "")) &&
              source.match(line)?.[1] === there
            );
          });
          assert.deepEqual(same, []);
        });
      }
    }

    it("the page asks for nothing that is not there", () => {
      const said = new RegExp(`\\b${voice}\\(\\s*"([\\w.-]+)"`, "g");
      const asked = sources().flatMap((source) => [...source.matchAll(said)].map((match) => match[1]));
      assert.ok(asked.length > english.size / 4, `${asked.length} were found`);
      const known = sayable(part);
      assert.deepEqual(
        asked.filter((key) => !known.has(key)),
        [],
      );
    });

    it("nothing is there that the page does not ask for", () => {
      const all = sources().join("\n");
      /** Asked for by a name that is put together from a code of the engine or of the page. */
      const parts = [...all.matchAll(/[`"]([a-z]+(?:-[a-z]+)*-)\$\{/g)].map((match) => match[1]);
      const inner = new Set();
      for (const source of [read("en")])
        for (const [, key] of source.matchAll(/\{ ([a-z-]+(?:\.[a-z]+)?) \}/g)) inner.add(key);
      const unused = [...english.keys()].filter((key) => {
        const id = key.split(".")[0];
        return !(
          all.includes(`"${key}"`) ||
          all.includes(`"${id}"`) ||
          inner.has(key) ||
          parts.some((part) => id.startsWith(part))
        );
      });
      assert.deepEqual(unused, []);
    });
  });
}

describe("the choice of a language", () => {
  it("a language is found by what a browser says of it", () => {
    assert.equal(chooseLanguage(["xx", null, undefined, ""]), "en");
    assert.equal(chooseLanguage(["en-GB"]), "en");
    assert.equal(chooseLanguage(["fr-FR", "zh-Hant-TW", "vi"]), "zh");
    assert.equal(chooseLanguage(["constructor", "EN-us"]), "en");
  });
});
