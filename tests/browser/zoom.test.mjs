// Larger letters, larger pixels, narrower windows: nothing is cut off, and a move can be made.

import assert from "node:assert/strict";

import { LANGUAGES } from "../../www/i18n/languages.js";
import { arrow, hole, spot, untilMoves } from "./board.mjs";
import { suite } from "./browser.mjs";
import { clipped } from "./faults.mjs";

/** @typedef {import("playwright-core").Page} Page */

/**
 * The size of letters that a person has set in the browser, which lengths in rem and media queries go by.
 *
 * @param {Page} page
 * @param {number} standard
 */
async function letters(page, standard) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Page.setFontSizes", { fontSizes: { standard } });
}

/** Zoom of 200 % is half the width at twice the pixels; of 400 % is what WCAG calls reflow. */
const CASES = [
  { what: "200 % zoom on a desk", viewport: { width: 640, height: 450 }, pixels: 2 },
  { what: "400 % zoom on a desk", viewport: { width: 320, height: 256 }, pixels: 4 },
  { what: "200 % letters on a desk", viewport: { width: 1280, height: 900 }, size: 32 },
  { what: "200 % letters on a phone", viewport: { width: 360, height: 740 }, size: 32 },
];

suite("zoom", (scene) => {
  for (const { what, viewport, pixels, size } of CASES) {
    for (const lang of ["en", "ur"]) {
      scene(
        `${what}, ${lang}: nothing is cut off, and a move can be made`,
        { path: null, context: { viewport, deviceScaleFactor: pixels ?? 1 }, expected: /no words/ },
        async ({ page, go }) => {
          await letters(page, size ?? 16);
          await go(`?lang=${lang}#1/o-an-quan//`);
          const set = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
          assert.equal(set, size ?? 16);
          assert.deepEqual(await clipped(page), []);
          // Fails where anything lies over the hole or the arrow.
          for (const selector of [hole("C"), arrow("r")]) {
            const { x, y } = await spot(page, selector);
            await page.mouse.click(x, y);
          }
          await untilMoves(page, 1);
          await page.locator('[data-deed="new"]').click();
          await page.getByRole("dialog").waitFor();
          assert.deepEqual(await clipped(page), [], "the dialog");
          const begin = await page.locator(".dialog-buttons .chief").boundingBox();
          assert.ok(begin && begin.y >= 0 && begin.y + begin.height <= viewport.height, "its button is in sight");
        },
      );
    }
  }

  scene("counts grow with the board they are on", { path: null }, async ({ page, go }) => {
    const figure = () =>
      page
        .locator(".table-badge")
        .first()
        .evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
    for (const viewport of [
      { width: 640, height: 450 },
      { width: 320, height: 640 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(viewport);
      await go("dakon/");
      assert.ok((await figure()) >= 12, `${await figure()} px at ${viewport.width}`);
    }
  });
});

suite("from the narrowest window to the widest", (scene) => {
  for (const lang of Object.keys(LANGUAGES)) {
    scene(
      `${lang}: nothing is cut off, nothing scrolls sideways`,
      { path: null, expected: /no words/ },
      async ({ page, go }) => {
        await go(`?lang=${lang}#1/san-yao//C.a.A.b.B.d.A.e.A.a.C.e.A.c.e.A.b.c.A.d`);
        for (const width of [240, 280, 320, 480, 768, 1024, 1200]) {
          await page.setViewportSize({ width, height: 700 });
          assert.deepEqual(await clipped(page), [], `${width} px`);
        }
      },
    );
  }
});
