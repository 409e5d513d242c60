// Soft sounds: only for whoever wants them, with the seeds that are seen, and never in the way.

import assert from "node:assert/strict";

import { byMouse, pace, press, untilHeadline, untilMoves } from "./board.mjs";
import { suite } from "./browser.mjs";
import { LONG } from "./games.mjs";

/** Wants sounds, and counts what is heard. */
function listen() {
  if (location.protocol !== "about:") localStorage.setItem("mancala:habits", '{"sounds":true}');
  const page = /** @type {any} */ (window);
  page.heard = 0;
  const { createBufferSource } = BaseAudioContext.prototype;
  BaseAudioContext.prototype.createBufferSource = function () {
    page.heard += 1;
    return createBufferSource.call(this);
  };
}

/** A browser without sound. */
function deafen() {
  if (location.protocol !== "about:") localStorage.setItem("mancala:habits", '{"sounds":true}');
  /** @type {any} */ (window).AudioContext = class {
    constructor() {
      throw new Error("no sound here");
    }
  };
}

suite("soft sounds", (scene) => {
  scene("are not fetched unless they are wanted", { path: "#1/dakon//" }, async ({ page, requests }) => {
    await pace(page, "Very fast");
    await byMouse(page, "B");
    await untilHeadline(page, "North to move");
    assert.ok(!requests.some((request) => request.url().endsWith("sounds.js")));
  });

  scene("come with the seeds", { ...LONG, script: listen }, async ({ page }) => {
    await byMouse(page, LONG.move);
    await page.waitForFunction(() => /** @type {any} */ (window).heard > 3);
    await press(page, "Skip");
    await untilHeadline(page, "North to move");
    const heard = () => page.evaluate(() => /** @type {any} */ (window).heard);
    const before = await heard();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    assert.equal(await heard(), before);
  });

  scene("are left out where the browser has none", { ...LONG, script: deafen }, async ({ page }) => {
    await pace(page, "Very fast");
    await byMouse(page, LONG.move);
    await untilHeadline(page, "North to move");
    await untilMoves(page, 3);
  });

  scene("are chosen in the settings", { path: "#1/dakon//" }, async ({ page, requests }) => {
    await press(page, "Settings");
    const fetched = page.waitForResponse("**/table/sounds.js");
    await page.getByLabel("Soft sounds").check();
    await fetched;
    await page.getByLabel("Soft sounds").uncheck();
    await page.keyboard.press("Escape");
    await byMouse(page, "B");
    await untilMoves(page, 1);
    assert.equal(requests.filter((request) => request.url().endsWith("sounds.js")).length, 1);
  });
});
