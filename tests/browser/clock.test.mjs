// A clock for those who play at one screen.

import assert from "node:assert/strict";

import { byMouse, movesOn, pace, press, seat, untilHeadline, untilMoves } from "./board.mjs";
import { suite } from "./browser.mjs";
import { dialog } from "./people.mjs";

/** @typedef {import("playwright-core").Page} Page */

suite("a clock", (scene) => {
  const clocks = (/** @type {Page} */ page) =>
    page.evaluate(() =>
      Object.fromEntries(
        [...document.querySelectorAll(".plate")].map((one) => [
          one.querySelector(".side")?.textContent,
          one.querySelector(".clock:not([hidden])")?.textContent,
        ]),
      ),
    );

  /** @param {Page} page @param {{ minutes: number, seconds: number, against?: string }} terms */
  async function begin(page, { minutes, seconds, against = "Person" }) {
    await pace(page, "No animation");
    await press(page, "New game");
    await dialog(page).getByLabel("Who plays North").selectOption({ label: against });
    await page.getByRole("combobox", { name: "Clock" }).selectOption({ label: "Own times" });
    await page.getByRole("spinbutton", { name: "Minutes a side" }).fill(String(minutes));
    await page.getByRole("spinbutton", { name: "Seconds a move" }).fill(String(seconds));
    await press(page, "Begin");
    await page.locator(".clock:not([hidden])").first().waitFor();
  }

  /** Time stands still but for what the test lets pass. @param {Page} page */
  async function stopTime(page) {
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2000);
  }

  scene(
    "runs for whoever is to choose, gives seconds for a move, survives a reload",
    { path: null },
    async ({ page, go }) => {
      await page.clock.install();
      await go("al-manqala/");
      await begin(page, { minutes: 2, seconds: 10 });
      await stopTime(page);
      await page.reload();
      await page.locator(".clock:not([hidden])").first().waitFor();
      const before = await clocks(page);
      await page.clock.runFor(30_000);
      const now = await clocks(page);
      assert.equal(now.North, before.North);
      assert.equal(inSeconds(before.South) - inSeconds(now.South), 30);
      await byMouse(page, "C");
      await untilHeadline(page, "North to move");
      const moved = await clocks(page);
      assert.equal(inSeconds(moved.South) - inSeconds(now.South), 10);
      await page.clock.runFor(5_100);
      assert.deepEqual(await clocks(page), { South: moved.South, North: "1:55" });
      await page.reload();
      await page.locator(".clock:not([hidden])").first().waitFor();
      assert.deepEqual(await clocks(page), { South: moved.South, North: "1:55" });
    },
  );

  scene(
    "without minutes each move has its seconds; run out, the other wins, or it goes on without",
    { path: null },
    async ({ page, go }) => {
      await page.clock.install();
      await go("al-manqala/");
      await begin(page, { minutes: 0, seconds: 30 });
      await byMouse(page, "C");
      await untilHeadline(page, "North to move");
      await stopTime(page);
      assert.equal((await clocks(page)).South, "0:30");
      await page.clock.runFor(31_000);
      await untilHeadline(page, "South wins");
      assert.equal(await page.locator(".told").textContent(), "North’s time has run out.");
      await page.reload();
      await untilHeadline(page, "South wins");
      assert.equal(await page.locator(".told").textContent(), "North’s time has run out.");
      await press(page, "Play on without a clock");
      await untilHeadline(page, "North to move");
      assert.deepEqual(await clocks(page), { South: undefined, North: undefined });
      await page.clock.runFor(60_000);
      await untilHeadline(page, "North to move");
      assert.deepEqual(await movesOn(page), ["C"]);
    },
  );

  scene("stands still for the computer, and while the page is out of sight", { path: null }, async ({ page, go }) => {
    await page.clock.install();
    await go("al-manqala/");
    await begin(page, { minutes: 5, seconds: 0, against: "Computer, easy" });
    await stopTime(page);
    assert.equal((await clocks(page)).North, undefined);
    const before = inSeconds((await clocks(page)).South);
    await hide(page, true);
    await page.clock.runFor(60_000);
    await hide(page, false);
    assert.equal(inSeconds((await clocks(page)).South), before);
    await page.clock.runFor(3_000);
    assert.equal(inSeconds((await clocks(page)).South), before - 3);
  });

  scene("nothing of it is fetched where nobody wants one", { path: "dakon/" }, async ({ page, requests }) => {
    await pace(page, "No animation");
    await seat(page, "North", "Person");
    await byMouse(page, "B");
    await untilMoves(page, 1);
    assert.ok(!requests.some((request) => /clock|together/.test(request.url())));
  });

  scene("times that cannot be are not taken", { path: "dakon/" }, async ({ page }) => {
    await press(page, "New game");
    await page.getByRole("combobox", { name: "Clock" }).selectOption({ label: "Own times" });
    await page.getByRole("spinbutton", { name: "Minutes a side" }).fill("-3");
    await press(page, "Begin");
    assert.ok(await dialog(page).isVisible());
    await page.getByRole("spinbutton", { name: "Minutes a side" }).fill("0");
    await page.getByRole("spinbutton", { name: "Seconds a move" }).fill("0");
    await press(page, "Begin");
    await dialog(page).waitFor({ state: "detached" });
    assert.equal(await page.locator(".clock:not([hidden])").count(), 0);
  });
});

/** @param {string | null | undefined} time "4:32" */
function inSeconds(time) {
  const [minutes, seconds] = String(time).split(":").map(Number);
  return minutes * 60 + seconds;
}

/** @param {Page} page @param {boolean} hidden */
function hide(page, hidden) {
  return page.evaluate((now) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => now });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);
}
