// The view for a projector: the board as large as the window, large counts, little else; Escape leads back.

import assert from "node:assert/strict";

import { byMouse, press, settled, untilMoves } from "./board.mjs";
import { suite } from "./browser.mjs";
import { faults } from "./faults.mjs";

const still = /** @type {const} */ ({ reducedMotion: "reduce" });

/** @param {import("playwright-core").Page} page */
const entered = (page) => page.locator("html.projector .leave").waitFor();

suite("the view for a projector", (scene) => {
  for (const [width, height, game] of /** @type {[number, number, string][]} */ ([
    [1280, 720, "dakon"],
    [1920, 1080, "o-an-quan"],
  ])) {
    scene(
      `${game} at ${width} × ${height}: nothing to scroll, counts for the back row`,
      { path: `${game}/?view=projector&lang=en`, context: { viewport: { width, height }, ...still } },
      async ({ page }) => {
        await entered(page);
        // Drawn for the room that it has now.
        await page.waitForFunction(
          (least) => (document.querySelector(".table-ground")?.getBoundingClientRect().height ?? 0) > least,
          height * 0.55,
        );
        const seen = await page.evaluate(() => {
          const size = (/** @type {string} */ selector) =>
            [...document.querySelectorAll(selector)].map((one) => Number.parseFloat(getComputedStyle(one).fontSize));
          const root = document.scrollingElement;
          return {
            badges: Math.min(...size('.table-badge:not([data-kind="store"])')),
            headline: size(".headline")[0],
            told: size(".told")[0],
            over: [root?.scrollHeight, root?.scrollWidth],
          };
        });
        assert.deepEqual(seen.over, [height, width]);
        assert.ok(seen.badges >= height * 0.045, `counts of ${seen.badges} px`);
        assert.ok(seen.headline >= height * 0.05 && seen.told >= height * 0.03, JSON.stringify(seen));
        assert.equal(await page.locator("header:visible, .panels:visible, .playback:visible").count(), 0);
        assert.deepEqual(await faults(page), []);
      },
    );
  }

  for (const [width, height, lang] of /** @type {[number, number, string][]} */ ([
    [320, 560, "en"],
    [320, 256, "pl"],
    [320, 256, "ur"],
    [667, 375, "vi"],
  ])) {
    scene(
      `${lang} at ${width} × ${height}: nothing lies on anything else, and there is a board`,
      { path: `dakon/?view=projector&lang=${lang}#1/dakon//A.B`, context: { viewport: { width, height }, ...still } },
      async ({ page }) => {
        await entered(page);
        await page.waitForFunction(
          () => (document.querySelector(".table-ground")?.getBoundingClientRect().height ?? 0) > 60,
        );
        const met = await page.evaluate(() => {
          const root = /** @type {Element} */ (document.scrollingElement);
          const names = [".headline", ".told", ".plate", ".stage .table", ".controls button"];
          const boxes = names.flatMap((name) =>
            [...document.querySelectorAll(name)].map((one) => ({ name, box: one.getBoundingClientRect() })),
          );
          const meet = (/** @type {DOMRect} */ a, /** @type {DOMRect} */ b) =>
            Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
          const found = boxes.flatMap((a, at) =>
            boxes.slice(at + 1).flatMap((b) => (meet(a.box, b.box) ? [`${a.name} and ${b.name}`] : [])),
          );
          if (root.scrollWidth > innerWidth) found.push("it is wider than the window");
          root.scrollTop = root.scrollHeight;
          const leave = /** @type {Element} */ (document.querySelector(".leave")).getBoundingClientRect();
          for (const one of document.querySelectorAll(".controls button"))
            if (meet(leave, one.getBoundingClientRect())) found.push(`${one.textContent} and ×`);
          return found;
        });
        assert.deepEqual(met, []);
        assert.deepEqual(await faults(page), []);
      },
    );
  }

  scene(
    "is played in, and left by Escape, which first means what lies above",
    { path: "dakon/?lang=en" },
    async (visit) => {
      const { page } = visit;
      await press(page, "Settings");
      await page.getByRole("button", { name: "Large view for a projector" }).click();
      await entered(page);
      assert.equal(await page.locator("dialog").count(), 0);
      await byMouse(page, "A");
      await untilMoves(page, 1);
      await page.keyboard.press("Escape");
      await settled(page);
      await entered(page);
      await page.getByRole("button", { name: "New game" }).click();
      await page.locator("dialog[open]").waitFor();
      await page.keyboard.press("Escape");
      await page.locator("dialog").waitFor({ state: "detached" });
      await entered(page);
      await page.keyboard.press("Escape");
      await page.locator("html:not(.projector)").waitFor();
      await page.locator("header").waitFor();
      assert.equal(await page.locator(".leave").count(), 0);
    },
  );

  scene(
    "asked for by the address, and not again after it was left",
    { path: "dakon/?view=projector&lang=en" },
    async ({ page }) => {
      await page.getByRole("button", { name: "Close" }).click();
      await page.locator("html:not(.projector)").waitFor();
      assert.equal(new URL(page.url()).search, "?lang=en");
      assert.equal(new URL(page.url()).hash, "#dakon");
    },
  );
});
