// What assistive technology is given of one state of each game, kept whole: whoever changes it sees what changed.
// `RENEW_SNAPSHOTS=1 node --test tests/browser/snapshots.test.mjs` writes the files anew.

import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";

import { hole, settled } from "./board.mjs";
import { suite } from "./browser.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** @type {{ [file: string]: { path: string, reach?: (page: Page) => Promise<void> } }} */
const STATES = {
  "o-an-quan": {
    path: "?lang=en#1/o-an-quan//Cr.br",
    async reach(page) {
      await page.locator(".playback:not(.fresh)").waitFor();
      await page.locator(hole("A")).click();
      await page.locator(".table-arrow").first().waitFor();
    },
  },
  "san-yao": {
    path: "?lang=en#1/san-yao//C.a.A.b.B.d.A.e.A.a.C.e.A.c.e.A.b.c.A.d",
    async reach(page) {
      await page.getByRole("region", { name: "Round 1 is over" }).waitFor();
    },
  },
  "al-manqala": { path: "al-manqala/?lang=en" },
  dakon: {
    path: "?lang=en#1/dakon//B.c/resign-S",
    async reach(page) {
      await page.getByRole("region", { name: "After the game" }).waitFor();
    },
  },
};

suite("what is told of a page", (scene) => {
  for (const [name, { path, reach }] of Object.entries(STATES)) {
    scene(name, { path, context: { reducedMotion: "reduce" } }, async ({ page, url }) => {
      await settled(page);
      await reach?.(page);
      const file = new URL(`snapshots/${name}.txt`, import.meta.url);
      // Each run has a server of its own.
      const told = `${(await page.locator("body").ariaSnapshot()).replaceAll(url, "/")}\n`;
      if (process.env.RENEW_SNAPSHOTS) writeFileSync(file, told);
      assert.equal(told, readFileSync(file, "utf8"));
    });
  }
});
