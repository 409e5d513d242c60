// A page on a phone: what is in sight, within reach, and does not move.

import assert from "node:assert/strict";

import { byMouse, look, movesOn, pace, press, untilHeadline, untilMoves } from "./board.mjs";
import { SIZES, suite } from "./browser.mjs";
import { resign, tapOn } from "./people.mjs";

suite("on a phone", (scene) => {
  const context = { viewport: SIZES.phone, hasTouch: true };
  for (const game of ["o-an-quan", "san-yao", "al-manqala", "dakon"]) {
    scene(
      `${game}: whose turn it is, the board and the controls are in sight; the first tap is a move`,
      { path: `${game}/`, context },
      async ({ page }) => {
        const inSight = await page.evaluate(() => {
          const whole = [
            ".headline",
            ".plate.near",
            ".plate.far",
            '[data-deed="undo"]',
            '[data-deed="new"]',
            ".more",
            ".told",
          ];
          return whole.filter((selector) => {
            const { top, bottom } = /** @type {Element} */ (document.querySelector(selector)).getBoundingClientRect();
            const line = selector === ".told" ? top + 24 : bottom;
            return top < 0 || line > innerHeight;
          });
        });
        assert.deepEqual(inSight, []);
        const bar = await page.locator(".controls").boundingBox();
        const told = await page.locator(".told").boundingBox();
        assert.ok(bar && told && told.y + 24 <= bar.y + 1, "the bar leaves what is told in sight");
        const first = page.locator('.table-hole[aria-disabled="false"]').nth(2);
        await first.tap();
        if (game === "o-an-quan") await page.locator(".table-arrow").first().tap();
        await untilMoves(page, 1);
      },
    );
  }

  scene(
    "the rarer buttons come up by touch and by keys, and go again",
    { path: "#1/dakon//B.c", context },
    async ({ page }) => {
      const more = page.getByRole("button", { name: "More", exact: true });
      const link = page.getByRole("button", { name: "Copy link" });
      assert.equal(await link.isVisible(), false);
      await more.tap();
      await link.waitFor();
      await page.locator(".headline").tap();
      await link.waitFor({ state: "hidden" });
      await more.focus();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Escape");
      await link.waitFor({ state: "hidden" });
      assert.equal(await more.getAttribute("aria-expanded"), "false");
      assert.ok(await more.evaluate((one) => one === document.activeElement));
    },
  );

  scene("after the end the next game is one tap away", { path: "#1/dakon//B.c", context }, async ({ page }) => {
    await press(page, "More");
    await resign(page);
    const again = page.locator(".controls").getByRole("button", { name: "Play again" });
    const box = await again.boundingBox();
    assert.ok(box && box.y + box.height <= SIZES.phone.height + 1);
    await again.tap();
    await untilHeadline(page, "South to move");
    assert.deepEqual(await movesOn(page), []);
  });

  scene(
    "nothing on the page moves by itself, from the first sight of the board to the end",
    { path: null, context, script: watchShifts },
    async ({ page, go }) => {
      await go("#1/dakon//B.c");
      await page.evaluate(() => {
        /** @type {any} */ (window).shifts.length = 0;
      });
      await pace(page, "No animation");
      await byMouse(page, (await look(page)).offered[0]);
      await untilMoves(page, 3);
      await tapOn(page, "A");
      assert.deepEqual(await page.evaluate(() => /** @type {any} */ (window).shifts), []);
      await press(page, "More");
      await resign(page);
      // At the end the bar offers what is wanted then; a browser that is slow to lay it out takes that for a surprise.
      const shifts = await page.evaluate(() => /** @type {any} */ (window).shifts);
      assert.deepEqual(
        shifts.filter((/** @type {string} */ shift) => !shift.startsWith("in the bar")),
        [],
      );
    },
  );
});

/** Whatever moved without having been asked to. */
function watchShifts() {
  const shifts = /** @type {string[]} */ ([]);
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of /** @type {any[]} */ (list.getEntries())) {
      if (entry.hadRecentInput) continue;
      for (const { node, previousRect: was, currentRect: is } of entry.sources)
        shifts.push(
          `${node?.parentElement?.closest(".controls") ? "in the bar: " : ""}${node?.className || node?.nodeName} ${[was.x, was.y, is.x, is.y].join()} ${entry.value}`,
        );
    }
  }).observe({ type: "layout-shift", buffered: true });
}
