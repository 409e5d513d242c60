// The page in all its states, in every language, width, theme: nothing is cut off, nothing scrolls sideways, axe
// finds nothing.
//
// All of them together are many hundreds. A sample has every state at every width, and every language and theme a
// few times; `cargo xtask test --all` goes through the whole product.

import assert from "node:assert/strict";

import { LANGUAGES } from "../../www/i18n/languages.js";
import { suite } from "./browser.mjs";
import { clipped, faults } from "./faults.mjs";

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

/** @type {{ [state: string]: { fragment: string, reach?: (page: Page) => Promise<void> } }} */
const STATES = {
  "a fresh game": { fragment: "#o-an-quan" },
  "in the middle, with a direction to choose": {
    fragment: "#1/o-an-quan//Cr.cl",
    async reach(page) {
      await page.locator('.table-hole[aria-disabled="false"]').first().click();
      await page.locator(".table-arrow").first().waitFor();
    },
  },
  "a round that brought sons": { fragment: "#1/san-yao//C.a.A.b.B.d.A.e.A.a.C.e.A.c.e.A.b.c.A.d" },
  "the end": {
    fragment: "#1/dakon//B.c/resign-S",
  },
  "a new game": {
    fragment: "#dakon",
    async reach(page) {
      await press(page, "new");
      await page.getByRole("dialog").waitFor();
    },
  },
  "a broken link": { fragment: "#1/al-manqala//Z.Z.Z" },
};

/** Every state at every width; languages, themes and directions go round at paces of their own. */
function sample() {
  const rows = [];
  let turn = 0;
  for (const state of Object.keys(STATES)) {
    for (const size of WIDTHS) {
      rows.push({
        state,
        size,
        lang: languages[turn % languages.length],
        theme: THEMES[(turn + Math.floor(turn / 4)) % 4],
      });
      turn += 1;
    }
  }
  return rows;
}

function all() {
  return Object.keys(STATES).flatMap((state) =>
    WIDTHS.flatMap((size) => languages.flatMap((lang) => THEMES.map((theme) => ({ state, size, lang, theme })))),
  );
}

suite("every state", (scene) => {
  for (const { state, size, lang, theme } of process.env.EVERY_STATE ? all() : sample()) {
    const [width, height] = size;
    const told = `${lang}, ${width} px, ${Object.values(theme).join(" ")}`;
    scene(
      `${state}: ${told}`,
      { path: null, context: { viewport: { width, height }, ...theme } },
      async ({ page, go }) => {
        const { fragment, reach } = STATES[state];
        await go(`?lang=${lang}${fragment}`);
        assert.equal(await page.locator("html").getAttribute("lang"), lang);
        assert.equal(await page.locator("html").getAttribute("dir"), LANGUAGES[lang].dir);
        await reach?.(page);
        assert.deepEqual(await clipped(page), [], "cut off");
        assert.deepEqual(await faults(page), [], "axe");
      },
    );
  }
});
