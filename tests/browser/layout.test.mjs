import assert from "node:assert/strict";

import { pace, press, seat, settled } from "./board.mjs";
import { suite } from "./browser.mjs";

const GAMES = ["o-an-quan", "san-yao", "al-manqala", "dakon"];
const WIDTHS = [
  [320, 640],
  [360, 740],
  [768, 1024],
  [1440, 900],
];

/** A finger needs this much. */
const FINGER = 48;

/**
 * Waits until the board is painted for the room it has, and that room is the same from frame to frame.
 *
 * @param {import("playwright-core").Page} page
 */
async function laidOut(page) {
  await page.evaluate(() => {
    Object.assign(window, { before: "", frames: 0 });
  });
  await page.waitForFunction(() => {
    const state = /** @type {any} */ (window);
    const table = /** @type {Element} */ (document.querySelector(".table"));
    const ground = /** @type {HTMLCanvasElement} */ (table.querySelector(".table-ground"));
    const { width, height, x, y } = table.getBoundingClientRect();
    const now = [width, height, x, y, ground.width, ground.height].join();
    state.frames = now === state.before ? state.frames + 1 : 0;
    state.before = now;
    const painted = Math.abs(ground.width - width) <= 1 && Math.abs(ground.height - height) <= 1;
    return painted && state.frames >= 3;
  });
}

suite("widths", (scene) => {
  for (const game of GAMES) {
    scene(
      `${game}: nothing to scroll sideways, nothing too small to press`,
      { path: `#1/${game}${game === "dakon" ? ";holes=9" : ""}//` },
      async ({ page }) => {
        for (const [width, height] of WIDTHS) {
          await page.setViewportSize({ width, height });
          await laidOut(page);
          assert.ok(
            await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
            `scrolls sideways at ${width}`,
          );
          const wide = await page.evaluate(() =>
            [...document.querySelectorAll("body *")]
              .filter(
                (one) => one.getBoundingClientRect().right > innerWidth + 1 && !one.closest(".unseen, .moves-box"),
              )
              .map((one) => one.className || one.nodeName),
          );
          assert.deepEqual(wide, [], `sticks out at ${width}`);
          // The sign that a plate can be opened never stands in a line of its own, whoever sits there.
          const alone = await page.evaluate(() => {
            const who = /** @type {HTMLElement} */ (document.querySelector(".plate .who"));
            const name = /** @type {HTMLElement} */ (who.firstElementChild);
            const usual = name.textContent;
            const found = [...document.querySelectorAll(".plate select")[0].children].filter(({ textContent }) => {
              name.textContent = textContent;
              return who.offsetHeight > name.getBoundingClientRect().height + 8;
            });
            name.textContent = usual;
            return found.map(({ textContent }) => textContent);
          });
          assert.deepEqual(alone, [], `wraps at ${width}`);
          const holes = await page
            .locator(".table-hole")
            .evaluateAll((all) =>
              all
                .map((one) => one.getBoundingClientRect())
                .map(({ width: across, height: down }) => Math.min(across, down)),
            );
          if (width >= 360) assert.ok(Math.min(...holes) >= FINGER, `holes of ${Math.min(...holes)} at ${width}`);
          // No two holes overlap.
          const boxes = await page
            .locator(".table-hole")
            .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
          boxes.forEach((one, index) => {
            for (const other of boxes.slice(index + 1)) {
              const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
              const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
              assert.ok(Math.min(across, down) < 1, `holes overlap at ${width}`);
            }
          });
        }
      },
    );
  }

  scene(
    "the dialog for a new game fits a small phone",
    { path: "#1/o-an-quan//", context: { viewport: { width: 320, height: 568 } } },
    async ({ page }) => {
      await press(page, "New game");
      const begin = page.getByRole("dialog").getByRole("button", { name: "Begin" });
      await begin.waitFor();
      const box = await begin.boundingBox();
      assert.ok(box && box.x >= 0 && box.x + box.width <= 320 && box.y + box.height <= 568, "its button is in sight");
      assert.ok(await page.getByRole("dialog").evaluate((dialog) => dialog.scrollWidth <= dialog.clientWidth));
    },
  );

  scene(
    "more and study leave the page where it is, and what is focused there is seen whole",
    { path: "#1/dakon//", context: { viewport: { width: 1440, height: 900 } } },
    async ({ page }) => {
      await page.locator(".controls .more").click();
      await page.locator(".rare").waitFor();
      assert.equal(await page.evaluate(() => scrollY), 0);
      await press(page, "Study");
      await page.locator(".analysis .verdict").waitFor();
      // It is scrolled to when the board has its size, one frame later.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      assert.equal(await page.evaluate(() => scrollY), 0);
      await page.setViewportSize({ width: 844, height: 390 });
      await page.keyboard.press("ArrowRight");
      const mistakes = page.getByRole("tab", { name: "Mistakes" });
      const cut = await mistakes.evaluate((tab) => {
        const { outlineWidth, outlineOffset } = getComputedStyle(tab);
        const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
        const panel = /** @type {Element} */ (tab.closest(".study")).getBoundingClientRect();
        return ring > 0 && tab.getBoundingClientRect().top - ring < panel.top;
      });
      assert.ok((await mistakes.evaluate((tab) => tab === document.activeElement)) && !cut);
    },
  );

  scene("while a game goes on nothing on the page moves its place", { path: "al-manqala/" }, async ({ page }) => {
    // On the page, which may be scrolled to what is pressed.
    const place = () =>
      page.locator(".table").evaluate((table) => {
        const { x, y, width, height } = table.getBoundingClientRect();
        return { x: x + scrollX, y: y + scrollY, width, height };
      });
    await seat(page, "North", "Person");
    const before = await place();
    await pace(page, "No animation");
    await page.locator('.table-hole[data-cell="C"]').click();
    await settled(page);
    assert.deepEqual(await place(), before);
  });

  scene(
    "a new game comes into view",
    { path: "#1/dakon//", context: { viewport: { width: 360, height: 640 } } },
    async ({ page }) => {
      await press(page, "New game");
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await page.getByRole("dialog").getByRole("button", { name: "Begin" }).click();
      await page.getByRole("dialog").waitFor({ state: "detached" });
      await page.waitForFunction(() => (document.querySelector(".stage")?.getBoundingClientRect().top ?? -1) >= 0);
    },
  );
});
