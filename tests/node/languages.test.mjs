// The languages of the page: each says all that English says and nothing else, fills in nothing that is not given,
// and the page asks for no sentence that there is not.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { describe, it } from "node:test";

import { FluentParser, Visitor } from "@fluent/syntax";

import { chooseLanguage, LANGUAGES } from "../../www/i18n/languages.js";

const ROOM = new URL("../../www/i18n/", import.meta.url);

/** @param {string} lang */
function read(lang) {
  return readFileSync(new URL(`${lang}.ftl`, ROOM), "utf8");
}

/** What a message fills in, by `id` and `id.attribute`. @param {string} source @returns {Map<string, Set<string>>} */
function messagesOf(source) {
  const resource = new FluentParser({ withSpans: false }).parse(source);
  const found = new Map();
  class Variables extends Visitor {
    constructor(into) {
      super();
      this.into = into;
    }
    visitVariableReference(node) {
      this.into.add(node.id.name);
    }
    visitMessageReference(node) {
      this.into.add(`${node.id.name}${node.attribute ? `.${node.attribute.name}` : ""}()`);
    }
  }
  const add = (key, pattern) => {
    assert.ok(!found.has(key), `${key} is there twice`);
    const names = new Set();
    new Variables(names).visit(pattern);
    found.set(key, names);
  };
  for (const entry of resource.body) {
    assert.notEqual(entry.type, "Junk", `cannot be read: ${entry.content}`);
    if (entry.type !== "Message") continue;
    if (entry.value) add(entry.id.name, entry.value);
    for (const { id, value } of entry.attributes) add(`${entry.id.name}.${id.name}`, value);
  }
  // What a message says through another one, it says itself.
  const whole = (key, seen = new Set()) => {
    const names = new Set();
    for (const name of found.get(key) ?? []) {
      if (!name.endsWith("()")) names.add(name);
      else {
        const other = name.slice(0, -2);
        assert.ok(found.has(other), `${key} speaks through ${other}, which is not there`);
        assert.ok(!seen.has(other), `${key} speaks through itself`);
        for (const inner of whole(other, new Set([...seen, key]))) names.add(inner);
      }
    }
    return names;
  };
  return new Map([...found.keys()].map((key) => [key, whole(key)]));
}

const english = messagesOf(read("en"));

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

describe("languages", () => {
  it("every file is a language that is offered, and the other way round", () => {
    const files = readdirSync(ROOM).filter((name) => name.endsWith(".ftl"));
    assert.deepEqual(
      files.sort(),
      Object.keys(LANGUAGES)
        .map((code) => `${code}.ftl`)
        .sort(),
    );
  });

  for (const lang of Object.keys(LANGUAGES)) {
    it(`${lang} says what English says, and nothing else`, () => {
      const said = messagesOf(read(lang));
      const missing = [...english.keys()].filter((key) => !said.has(key));
      assert.deepEqual(missing, [], "missing");
      const unknown = [...said.keys()].filter((key) => !english.has(key) && !THINGS.includes(key.split(".")[0]));
      assert.deepEqual(unknown, [], "unknown to English");
    });

    it(`${lang} fills in only what is given`, () => {
      for (const [key, names] of messagesOf(read(lang))) {
        if (key.startsWith("error-")) {
          for (const name of names) assert.ok(["at", "message"].includes(name), `${key} fills in $${name}`);
          continue;
        }
        // Who acts, and on how many, a language may need where English does not.
        const given = english.get(key) ?? english.get(key.split(".")[0]);
        for (const name of names) assert.ok(given?.has(name), `${key} fills in $${name}, which it is not given`);
      }
    });

    if (lang !== "en") {
      it(`${lang} is translated`, () => {
        const source = read(lang);
        const same = [...english.keys()].filter((key) => {
          const line = new RegExp(`^${key} = (.+)$`, "m");
          const there = read("en").match(line)?.[1];
          return there !== undefined && /[a-z]{4}.* .*[a-z]{4}/.test(there) && source.match(line)?.[1] === there;
        });
        assert.deepEqual(same, []);
      });
    }
  }

  it("the page asks for nothing that is not there", () => {
    const asked = scripts().flatMap((source) => [...source.matchAll(/\bt\(\s*"([\w.-]+)"/g)].map((match) => match[1]));
    assert.ok(asked.length > 80, `${asked.length} were found`);
    const unknown = asked.filter((key) => !english.has(key));
    assert.deepEqual(unknown, []);
  });

  it("nothing is there that the page does not ask for", () => {
    const all = scripts().join("\n");
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

  it("a language is found by what a browser says of it", () => {
    assert.equal(chooseLanguage(["xx", null, undefined, ""]), "en");
    assert.equal(chooseLanguage(["en-GB"]), "en");
    assert.equal(chooseLanguage(["constructor", "EN-us"]), "en");
  });
});
