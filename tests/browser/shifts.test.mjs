// Nothing that is being read or aimed at moves by itself: not on load, not while a game goes on.

import assert from "node:assert/strict";

import { hole, pace, press, seat } from "./board.mjs";
import { SIZES, suite } from "./browser.mjs";
import { assertTiny, shifts, watchShifts } from "./shifts.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** The next move is made at once, and by itself as far as the browser knows. @param {Page} page @param {string} cell */
const choose = (page, cell) =>
  page.evaluate((wanted) => /** @type {HTMLElement} */ (document.querySelector(wanted)).click(), hole(cell));

/** As a slow line brings it: what has come is painted before the next part comes. @param {Page} page */
async function slowly(page) {
  for (const part of ["**/*.ftl", "**/*.wasm", "**/www/table/materials/*.js"]) {
    await page.route(part, async (route) => {
      await page.evaluate(async () => {
        for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
      });
      await route.continue();
    });
  }
}

const GAMES = ["o-an-quan", "san-yao", "al-manqala", "dakon"];
const ROUND = "#1/san-yao//C.c.A.b.d.b.B.d.B.c.B.d.D.c.E.d.D.e.C.D.A";

suite("nothing moves by itself", (scene) => {
  scene("what moves would be seen", { path: "dakon/", script: watchShifts }, async ({ page }) => {
    await page.evaluate(() => document.querySelector("main")?.prepend("one more line"));
    assert.notDeepEqual(await shifts(page), []);
  });

  for (const [size, viewport] of Object.entries(SIZES)) {
    scene(
      `on load, on a ${size}`,
      { path: null, context: { viewport }, script: watchShifts, expected: /no words/ },
      async ({ page, go }) => {
        await slowly(page);
        for (const [turn, game] of GAMES.entries()) {
          await go(`${game}/?lang=${["en", "ar", "vi", "ur"][turn]}`);
          await page.waitForLoadState("networkidle");
          assert.deepEqual(await shifts(page), [], game);
        }
      },
    );

    scene(
      `while a round ends, on a ${size}`,
      { path: ROUND, context: { viewport }, script: watchShifts },
      async ({ page }) => {
        await seat(page, "North", "Computer, easy");
        await pace(page, "Very fast");
        await choose(page, "B");
        await page.getByRole("region", { name: /^Round . is over/ }).waitFor();
        assertTiny(await shifts(page));
      },
    );

    scene(
      `while notices come and go and a game ends, on a ${size}`,
      { path: null, context: { viewport }, script: watchShifts },
      async ({ page, go }) => {
        await go("#1/al-manqala//Z.Z.Z");
        await page.locator(".notice").waitFor();
        await press(page, "Close");
        await page.locator(".notice").waitFor({ state: "detached" });
        await go("?#1/al-manqala/S:0,0,0,0,0,0,1:1,0,0,0,0,0,0:48,48/");
        await pace(page, "Fast");
        await choose(page, "G");
        await page.getByRole("region", { name: "After the game" }).waitFor();
        assertTiny(await shifts(page));
      },
    );
  }
});
