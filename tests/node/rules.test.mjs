// The rules pages: each example shows what it claims to show, each caption speaks only of what is claimed, and every
// language says the same.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { describe, it } from "node:test";

import { LANGUAGES } from "../../www/i18n/languages.js";
import alManqala from "../../www/rules/al-manqala.js";
import dakon from "../../www/rules/dakon.js";
import oAnQuan from "../../www/rules/o-an-quan.js";
import sanYao from "../../www/rules/san-yao.js";
import { factsOf } from "./examples.mjs";
import { messagesOf } from "./fluent.mjs";
import { Game, games } from "./module.mjs";

/** @typedef {import("../../www/rules/types.js").Sheet} Sheet */

const SHEETS = /** @type {Sheet[]} */ ([oAnQuan, sanYao, alManqala, dakon]);
const ROOM = new URL("../../www/i18n/rules/", import.meta.url);
const PAGE = new URL("../../www/rules/", import.meta.url);

/** @param {string} lang */
const read = (lang) => readFileSync(new URL(`${lang}.ftl`, ROOM), "utf8");

const english = messagesOf(read("en"));

/** @param {Sheet} sheet */
const partsOf = (sheet) => sheet.sections.flatMap(({ parts }) => parts);
/** @param {Sheet} sheet */
const examplesOf = (sheet) => partsOf(sheet).filter((part) => typeof part === "object" && "example" in part);
/** @param {Sheet} sheet */
const paragraphsOf = (sheet) =>
  partsOf(sheet).flatMap((part) => {
    if (typeof part === "string") return [part];
    return part.list ?? part.decided ?? [];
  });
/** @param {Sheet} sheet */
const titlesOf = (sheet) => sheet.sections.map(({ id, title }) => title ?? `rules-section-${id}`);

describe("the examples", () => {
  it("are there for every game", () => {
    assert.deepEqual(SHEETS.map(({ game }) => game).sort(), [...games].sort());
  });

  for (const sheet of SHEETS) {
    for (const example of examplesOf(sheet)) {
      it(`${example.example} shows what it claims`, () => {
        const facts = factsOf(example);
        const claimed = Object.fromEntries(Object.keys(example.shows).map((name) => [name, facts[name]]));
        assert.deepEqual(example.shows, claimed);
        assert.ok(example.record.startsWith(`1/${sheet.game}`));
        assert.equal(Game.parse(example.record).record(), example.record);
      });

      it(`${example.example} speaks of its claims`, () => {
        const caption = english.get(example.example);
        assert.ok(caption, "it has no caption");
        const given = { ...sheet.numbers, ...example.shows };
        const unclaimed = [...caption.names].filter((name) => given[name] === undefined);
        assert.deepEqual(unclaimed, []);
        // A caption that names a hole or a number by itself would not be checked.
        for (const text of caption.text) assert.doesNotMatch(text, /\d|\b[A-Ib-i]\b/u);
      });
    }

    it(`${sheet.game} has the board, the title and the numbers that are told`, () => {
      const info = Game.describe(sheet.game);
      assert.equal(sheet.title, info.title);
      assert.deepEqual(sheet.board, {
        rows: info.rows,
        mandarins: info.mandarins ?? null,
        stores: info.stores.place,
      });
      const rounds = info.options.find(({ name }) => name === "rounds")?.default;
      const real = { total: info.total, half: info.total / 2, rounds };
      assert.deepEqual(sheet.numbers, Object.fromEntries(Object.keys(sheet.numbers).map((name) => [name, real[name]])));
    });

    it(`${sheet.game} tells every option there is`, () => {
      const told = paragraphsOf(sheet).filter((id) => id.startsWith(`${sheet.game}-option-`)).length;
      const options = Game.describe(sheet.game).options.filter(({ kind }) => kind !== "seat");
      assert.equal(told, options.length);
    });
  }
});

describe("the text", () => {
  it("has each paragraph and heading that is told, and no other", () => {
    const told = SHEETS.flatMap((sheet) => [
      ...paragraphsOf(sheet),
      ...titlesOf(sheet),
      ...examplesOf(sheet).map(({ example }) => example),
    ]);
    // The page to print tells the same rules.
    const scripts = [PAGE, new URL("../print/", PAGE)]
      .flatMap((room) =>
        readdirSync(room)
          .filter((name) => name.endsWith(".js"))
          .map((name) => readFileSync(new URL(name, room), "utf8")),
      )
      .join("\n");
    const wanted = new Set([...told, ...[...scripts.matchAll(/\bsay\(\s*"([\w-]+)"/g)].map((match) => match[1])]);
    assert.deepEqual(
      [...wanted].filter((id) => !english.has(id)),
      [],
      "missing",
    );
    assert.deepEqual(
      [...english.keys()].filter((id) => !wanted.has(id)),
      [],
      "unused",
    );
  });

  it("tells nothing twice on a page", () => {
    for (const sheet of SHEETS) {
      const ids = paragraphsOf(sheet);
      assert.deepEqual(
        ids.filter((id, index) => ids.indexOf(id) !== index),
        [],
      );
      const sections = sheet.sections.map(({ id }) => id);
      assert.equal(new Set(sections).size, sections.length);
    }
  });

  it("fills in only what a page gives", () => {
    for (const sheet of SHEETS) {
      for (const id of paragraphsOf(sheet)) {
        const given = [...Object.keys(sheet.numbers), "title"];
        assert.deepEqual(
          [...(english.get(id)?.names ?? [])].filter((name) => !given.includes(name)),
          [],
          id,
        );
      }
    }
  });

  it("is in every language of the page, and in no other", () => {
    const files = readdirSync(ROOM).map((name) => name.replace(/\.ftl$/, ""));
    assert.deepEqual(files.sort(), Object.keys(LANGUAGES).sort());
  });

  for (const lang of readdirSync(ROOM).map((name) => name.replace(/\.ftl$/, ""))) {
    it(`${lang} says what English says, of the same things`, () => {
      const said = messagesOf(read(lang));
      assert.deepEqual(
        [...english.keys()].filter((id) => !said.has(id)),
        [],
        "missing",
      );
      assert.deepEqual(
        [...said.keys()].filter((id) => !english.has(id)),
        [],
        "unknown to English",
      );
      for (const [id, { names }] of said) {
        assert.deepEqual([...names].sort(), [...english.get(id).names].sort(), `what ${id} fills in`);
      }
    });

    it(`${lang} types no number into a caption`, () => {
      const said = messagesOf(read(lang));
      for (const { example } of SHEETS.flatMap(examplesOf)) {
        for (const text of said.get(example)?.text ?? []) assert.doesNotMatch(text, /\p{Nd}/u, example);
      }
    });

    it(`${lang} has its stars in pairs`, () => {
      for (const [id, { text }] of messagesOf(read(lang))) {
        assert.equal(text.join("").split("*").length % 2, 1, id);
      }
    });

    if (lang !== "en") {
      it(`${lang} is translated`, () => {
        const same = [...messagesOf(read(lang))].filter(
          ([id, { text }]) =>
            /[a-z]{4}.* .*[a-z]{4}/.test(text.join("")) && text.join() === english.get(id)?.text.join(),
        );
        assert.deepEqual(
          same.map(([id]) => id),
          [],
        );
      });
    }
  }
});
