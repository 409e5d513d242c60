import assert from "node:assert/strict";

import { byMouse, pace, press, seat, untilHeadline, untilMoves } from "./board.mjs";
import { suite } from "./browser.mjs";
import { LONG } from "./games.mjs";

/** Keeps everything that the live region says, as a screen reader would hear it. */
function listen() {
  const page = /** @type {any} */ (window);
  page.heard = [];
  const live = document.querySelector("[aria-live]");
  if (!live) throw new Error("there is no live region");
  new MutationObserver(() => page.heard.push(live.textContent)).observe(live, {
    subtree: true,
    childList: true,
    characterData: true,
  });
}

/** @param {import("playwright-core").Page} page @returns {Promise<string[]>} */
const heard = (page) => page.evaluate(() => /** @type {any} */ (window).heard);

suite("what a screen reader is told", (scene) => {
  for (const speed of ["No animation", "Very fast"]) {
    scene(`each turn once, one's own and the computer's (${speed})`, { path: "al-manqala/" }, async ({ page }) => {
      await seat(page, "North", "Computer, easy");
      await pace(page, speed);
      await page.evaluate(listen);
      await byMouse(page, "C");
      await untilMoves(page, 2);
      await untilHeadline(page, "Your turn");
      const told = await heard(page);
      assert.equal(told.length, 2, told.join("\n"));
      assert.match(told[0], /^You sowed 7 beads from C\b/);
      assert.match(told[1], /^The computer sowed \d+ beads? from [a-g]\b.* Your turn\.$/);
    });
  }

  scene("a turn that is skipped is told once as well", LONG, async ({ page }) => {
    await pace(page, "Slow");
    await page.evaluate(listen);
    const before = await page.locator(".plate.near .points").textContent();
    await byMouse(page, LONG.move);
    const counts = await page.waitForFunction((known) => {
      const plate = document.querySelector(".plate.near .points")?.textContent;
      return plate !== known && [plate, document.querySelector(".score tbody td")?.textContent];
    }, before);
    const [plate, count] = /** @type {string[]} */ (await counts.jsonValue());
    assert.equal(count, plate, "the count beside the board keeps up");
    await press(page, "Skip");
    await untilHeadline(page, "North to move");
    const told = await heard(page);
    assert.equal(told.length, 1, told.join("\n"));
    assert.match(told[0], /^South sowed \d+ seeds from E, .*North to move\.$/);
  });

  scene("an undo is told by where things stand", LONG, async ({ page }) => {
    await pace(page, "No animation");
    await byMouse(page, LONG.move);
    await untilHeadline(page, "North to move");
    await page.evaluate(listen);
    await press(page, "Undo");
    assert.deepEqual(await heard(page), ["South to move."]);
  });

  scene("the end is told with its count and its reason", { path: "#1/dakon//B.c" }, async ({ page }) => {
    await page.evaluate(listen);
    await press(page, "Resign");
    await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
    await page.waitForFunction(() => /** @type {any} */ (window).heard.length > 0);
    const told = await heard(page);
    assert.equal(told.length, 1);
    assert.match(told[0], /^North wins\. South resigned\.$/);
  });

  scene("two equal turns are two things to tell", { path: "#1/dakon//B.c" }, async ({ page }) => {
    await pace(page, "No animation");
    await page.evaluate(listen);
    for (let round = 1; round <= 2; round += 1) {
      await press(page, "Undo");
      await press(page, "Redo");
      assert.equal((await heard(page)).length, 2 * round);
    }
  });
});
