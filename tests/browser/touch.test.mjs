import assert from "node:assert/strict";

import { byTouch, hole, movesOn, pace, playToEnd, seat, spot, tap, untilMoves } from "./board.mjs";
import { SIZES, suite } from "./browser.mjs";
import { GAMES } from "./games.mjs";

const context = { viewport: SIZES.phone, hasTouch: true, isMobile: true };

suite("whole games by touch", (scene) => {
  for (const { title, path, brief, seeds } of GAMES) {
    scene(`${title}, two persons`, { path, context }, async ({ page }) => {
      await seat(page, "North", "Person");
      await pace(page, "No animation");
      await playToEnd(page, byTouch(), { seed: seeds.touch });
    });

    scene(`${title}, against the computer`, { path: brief, context }, async ({ page }) => {
      await seat(page, "North", "Computer, easy");
      await pace(page, "No animation");
      await playToEnd(page, byTouch(), { seed: seeds.touch, together: false });
    });
  }

  scene(
    "one round of Sàn Yáo, every stone seen travelling",
    { path: "#1/san-yao;match=false//", context },
    async ({ page }) => {
      await pace(page, "Very fast");
      await playToEnd(page, byTouch());
    },
  );
});

suite("a finger on the board", (scene) => {
  // Seven seeds from A end in South's store, so that South chooses again.
  scene("two quick taps on neighbours are two moves", { path: "#1/dakon//", context }, async ({ page }) => {
    await pace(page, "No animation");
    const a = await spot(page, hole("A"));
    const b = await spot(page, hole("B"));
    await page.touchscreen.tap(a.x, a.y);
    await page.touchscreen.tap(b.x, b.y);
    await untilMoves(page, 2);
    assert.deepEqual(await movesOn(page), ["A", "B"]);
  });

  scene("a double tap is one move", { path: "#1/dakon//", context }, async ({ page }) => {
    await pace(page, "No animation");
    const { x, y } = await spot(page, hole("A"));
    await page.touchscreen.tap(x, y);
    await page.touchscreen.tap(x, y);
    await tap(page, hole("C"));
    await untilMoves(page, 2);
    assert.deepEqual(await movesOn(page), ["A", "C"]);
  });

  for (const path of ["o-an-quan/", "dakon/"]) {
    scene(`a drag that begins on ${path} scrolls the page and chooses nothing`, { path, context }, async ({ page }) => {
      await pace(page, "No animation");
      await page.evaluate(() => scrollTo(0, 0));
      const { x, y } = await spot(page, hole("B"));
      await drag(page, { x, y }, { x, y: y - 220 });
      await page.waitForFunction(() => scrollY > 100);
      assert.deepEqual(await movesOn(page), []);
    });
  }

  scene(
    "a drag along the row sows that way",
    { path: "#1/o-an-quan//", context: { ...context, viewport: { width: 740, height: 360 } } },
    async ({ page }) => {
      await pace(page, "No animation");
      const { x, y } = await spot(page, hole("C"));
      await drag(page, { x, y }, { x: x + 60, y });
      await untilMoves(page, 1);
      assert.deepEqual(await movesOn(page), ["Cr"]);
    },
  );
});

/**
 * One finger down, along and up, as the browser itself sees it.
 *
 * @param {import("playwright-core").Page} page
 * @param {{ x: number, y: number }} from
 * @param {{ x: number, y: number }} to
 */
async function drag(page, from, to) {
  const devtools = await page.context().newCDPSession(page);
  const touch = (/** @type {any} */ type, /** @type {{ x: number, y: number }[]} */ touchPoints) =>
    devtools.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", [from]);
  for (let step = 1; step <= 10; step += 1) {
    const part = step / 10;
    await touch("touchMove", [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }]);
  }
  await touch("touchEnd", []);
  await devtools.detach();
}
