// The page in all its states, in every language, width, theme: nothing is cut off, nothing scrolls sideways, axe
// finds nothing.
//
// All of them together are many hundreds. A sample has every state at every width, and every language and theme a
// few times; `cargo xtask test --all` goes through the whole product.

import assert from "node:assert/strict";
import { it } from "node:test";

import { LANGUAGES } from "../../www/i18n/languages.js";
import { suite } from "./browser.mjs";
import { clipped, faults, small } from "./faults.mjs";

/** @typedef {import("playwright-core").Page} Page */

const WIDTHS = /** @type {const} */ ([
  [320, 640],
  [390, 844],
  [768, 1024],
  [1440, 900],
]);

const THEMES = /** @type {const} */ ([
  { colorScheme: "light" },
  { colorScheme: "dark" },
  { colorScheme: "light", forcedColors: "active" },
  { colorScheme: "dark", contrast: "more" },
]);

const languages = Object.keys(LANGUAGES);

/** @param {Page} page @param {string} deed */
const press = (page, deed) => page.locator(`[data-deed="${deed}"]`).click();

/** @type {{ [state: string]: { address: string, reach?: (page: Page) => Promise<void> } }} */
const STATES = {
  "a fresh game": { address: "#al-manqala" },
  "in the middle, with a direction to choose": {
    address: "#1/o-an-quan//Cr.br",
    async reach(page) {
      await page.locator('.table-hole[aria-disabled="false"]').first().click();
      await page.locator(".table-arrow").first().waitFor();
    },
  },
  "a round that brought sons": { address: "#1/san-yao//C.a.A.b.B.d.A.e.A.a.C.e.A.c.e.A.b.c.A.d" },
  "the end": {
    address: "#1/dakon//B.c/resign-S",
    reach: (page) => page.locator(".after:not([hidden])").waitFor(),
  },
  "a new game": {
    address: "#dakon",
    async reach(page) {
      await press(page, "new");
      await page.getByRole("dialog").waitFor();
    },
  },
  "a clock that runs": {
    address: "#o-an-quan",
    async reach(page) {
      await press(page, "new");
      const clock = page.getByRole("dialog").locator("select:has(option[value=own])");
      await clock.selectOption("own");
      assert.deepEqual(await clipped(page), [], "the dialog");
      await clock.selectOption("0");
      await page.locator(".dialog-buttons .chief").click();
      await page.getByRole("dialog").waitFor({ state: "detached" });
      await page.locator(".clock:not([hidden])").first().waitFor();
    },
  },
  settings: {
    address: "#san-yao",
    async reach(page) {
      await page.locator(".controls .more").click();
      assert.deepEqual(await clipped(page), [], "the rarer buttons");
      await page.locator('[data-rare="settings"]').click();
      await page.getByRole("dialog").waitFor();
    },
  },
  help: {
    address: "#dakon",
    async reach(page) {
      await page.locator(".help").click();
      await page.getByRole("dialog").waitFor();
    },
  },
  analysis: {
    address: "#1/al-manqala//C.d",
    reach: (page) => study(page, "analysis"),
  },
  "a board being set up": {
    address: "#1/o-an-quan//Cr.br",
    reach: (page) => study(page, "editor"),
  },
  "copy and open": {
    address: "#1/dakon//B.c",
    reach: (page) => study(page, "exchange"),
  },
  "a broken link": {
    address: "#1/al-manqala//Z.Z.Z",
    reach: (page) => page.locator(".notice").waitFor(),
  },
  "the rules": { address: "www/rules/" },
};

/** It is among the rarer buttons. @param {Page} page @param {string} tab */
async function study(page, tab) {
  await page.locator(".controls .more").click();
  await page.locator('[data-rare="study"]').click();
  await page.locator(`#study-tab-${tab}`).click();
  await page.locator(`[role="tabpanel"][aria-labelledby="study-tab-${tab}"] > *`).waitFor();
}

/** @typedef {{ state: string, size: (typeof WIDTHS)[number], lang: string, theme: (typeof THEMES)[number] }} Row */

/** @returns {Row[]} */
function all() {
  return Object.keys(STATES).flatMap((state) =>
    WIDTHS.flatMap((size) => languages.flatMap((lang) => THEMES.map((theme) => ({ state, size, lang, theme })))),
  );
}

const AT_MOST = 24;

/**
 * Of all, those few that together have the most pairs, of any two things, that no other has. What matters most
 * counts more: every state, every language, what is read from right to left in the narrowest window.
 */
function sample() {
  /** @type {Set<string>} */
  const had = new Set();
  const pairsOf = (/** @type {Row} */ { state, size, lang, theme }) => {
    const width = `${size[0]}`;
    const look = Object.values(theme).join(" ");
    return [
      [state, 50],
      [lang, 50],
      [LANGUAGES[lang].dir === "rtl" && size[0] === 320 ? `${lang} narrow` : "", 20],
      [`${state} ${width}`, 4],
      [`${lang} ${width}`, 3],
      [`${state} ${look}`, 2],
      [`${lang} ${look}`, 2],
      [`${width} ${look}`, 2],
      [`${state} ${lang}`, 1],
    ];
  };
  const worth = (/** @type {Row} */ row) =>
    pairsOf(row).reduce((sum, [pair, value]) => sum + (had.has(String(pair)) ? 0 : Number(value)), 0);
  had.add("");
  return Array.from({ length: AT_MOST }, () => {
    const best = all().reduce((one, other) => (worth(other) > worth(one) ? other : one));
    for (const [pair] of pairsOf(best)) had.add(String(pair));
    return best;
  });
}

const rows = process.env.EVERY_STATE ? all() : sample();

suite("every state", (scene) => {
  it("is in the sample, and so is every language, and the narrowest window from right to left", () => {
    assert.deepEqual(new Set(rows.map(({ state }) => state)), new Set(Object.keys(STATES)));
    assert.deepEqual(new Set(rows.map(({ lang }) => lang)), new Set(languages));
    const narrow = rows.filter(({ size }) => size[0] === 320).map(({ lang }) => lang);
    for (const lang of languages.filter((one) => LANGUAGES[one].dir === "rtl")) assert.ok(narrow.includes(lang), lang);
  });

  for (const { state, size, lang, theme } of rows) {
    const [width, height] = size;
    const told = `${lang}, ${width} px, ${Object.values(theme).join(" ")}`;
    scene(
      `${state}: ${told}`,
      { path: null, context: { viewport: { width, height }, ...theme } },
      async ({ page, url }) => {
        const { address, reach } = STATES[state];
        const hash = `${address}#`.indexOf("#");
        await page.goto(`${url}${address.slice(0, hash)}?lang=${lang}${address.slice(hash)}`);
        await page.locator("h1").waitFor();
        if (!address.startsWith("www/")) await page.locator(".table-hole").first().waitFor();
        assert.equal(await page.locator("html").getAttribute("lang"), lang);
        assert.equal(await page.locator("html").getAttribute("dir"), LANGUAGES[lang].dir);
        await reach?.(page);
        assert.deepEqual(await clipped(page), [], "cut off");
        assert.deepEqual(await small(page), [], "too small to press");
        assert.deepEqual(await faults(page), [], "axe");
      },
    );
  }
});
