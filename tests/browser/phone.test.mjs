// A page on a phone: what is in sight, within reach, and does not move.

import assert from "node:assert/strict";

import { LANGUAGES } from "../../www/i18n/languages.js";
import { byMouse, look, movesOn, pace, press, settled, spot, untilHeadline, untilMoves } from "./board.mjs";
import { SIZES, suite } from "./browser.mjs";
import { resign, tapOn } from "./people.mjs";
import { assertTiny, shifts, watchShifts } from "./shifts.mjs";

const LOW = [
  [320, 568],
  [360, 640],
  [360, 642],
  [320, 480],
  [320, 256],
  [844, 390],
  [700, 256],
];

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
            '[data-deed="new"]',
            ".controls .more",
            ".help",
            ".told",
          ];
          return whole.filter((selector) => {
            const { top, bottom } = /** @type {Element} */ (document.querySelector(selector)).getBoundingClientRect();
            const line = selector === ".told" ? top + 24 : bottom;
            return top < 0 || line > innerHeight;
          });
        });
        assert.deepEqual(inSight, []);
        assert.equal(
          await page.locator('main > :not(.stage) [aria-disabled="true"]:visible').count(),
          0,
          "nothing is dead",
        );
        const bar = await page.locator(".controls").boundingBox();
        const told = await page.locator(".told").boundingBox();
        assert.ok(bar && told && told.y + 24 <= bar.y + 1, "the bar leaves what is told in sight");
        // On lower ones nothing of the board, nor what is told of it, lies behind the bar, once they are scrolled to.
        for (const [width, height] of LOW) {
          await page.setViewportSize({ width, height });
          await page.waitForFunction(() => {
            const rect = (/** @type {string} */ part) =>
              /** @type {Element} */ (document.querySelector(part)).getBoundingClientRect();
            scrollBy({ top: rect(".headline").top, behavior: "instant" });
            return rect(".controls").top > Math.max(rect(".table").bottom, rect(".told").bottom) - 1;
          });
        }
        await page.setViewportSize(SIZES.phone);
        const first = page.locator('.table-hole[aria-disabled="false"]').nth(2);
        await first.tap();
        if (game === "o-an-quan") await page.locator(".table-arrow").first().tap();
        await untilMoves(page, 1);
      },
    );
  }

  scene(
    "the rarer buttons come up by touch and by keys beside the board, and go again",
    { path: "#1/dakon//B.c", context },
    async ({ page }) => {
      const more = page.getByRole("button", { name: "More", exact: true });
      const link = page.getByRole("button", { name: "Copy link" });
      const close = page.getByRole("button", { name: "Close" });
      const isMore = () => more.evaluate((one) => one === document.activeElement);
      assert.equal(await link.isVisible(), false);
      const { x, y } = await spot(page, ".controls .more");
      await page.touchscreen.tap(x, y);
      await link.waitFor();
      const [board, sheet] = [await page.locator(".table").boundingBox(), await page.locator(".rare").boundingBox()];
      assert.ok(board && sheet && sheet.y > board.y + 0.75 * board.height, "the board stays in sight");
      await page.locator(".headline").tap();
      await link.waitFor({ state: "hidden" });
      await more.focus();
      for (const key of ["Escape", "Enter"]) {
        await page.keyboard.press("Enter");
        await link.waitFor();
        assert.ok(await close.evaluate((one) => one === document.activeElement));
        await page.keyboard.press(key);
        await link.waitFor({ state: "hidden" });
        assert.equal(await more.getAttribute("aria-expanded"), "false");
        assert.ok(await isMore());
      }
      await press(page, "Resign");
      await page.getByRole("dialog").waitFor();
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
      assert.ok(await isMore(), "where the question came from");
    },
  );

  scene(
    "how to play, and what the marks mean, is one tap away; all rules another",
    { path: "?lang=vi#1/o-an-quan//Al", context },
    async ({ page }) => {
      const { x, y } = await spot(page, ".help");
      await page.touchscreen.tap(x, y);
      const dialog = page.getByRole("dialog");
      await dialog.waitFor();
      // Only what this game shows while first laps are pointed at.
      assert.equal(await dialog.locator(".marks li").count(), 7);
      assert.equal(await dialog.locator("h2").textContent(), "Cách chơi");
      const links = await dialog.getByRole("link").evaluateAll((all) => all.map((one) => one.getAttribute("href")));
      for (const room of ["rules", "lessons"])
        assert.ok(links.some((link) => link?.endsWith(`/${room}/?game=o-an-quan&lang=vi`)));
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
      assert.ok(await page.locator(".help").evaluate((one) => one === document.activeElement));
    },
  );

  scene("after the end the next game is one tap away", { path: "#1/dakon//B.c", context }, async ({ page }) => {
    await resign(page);
    const again = page.locator(".controls").getByRole("button", { name: "Play again" });
    const box = await again.boundingBox();
    assert.ok(box && box.y + box.height <= SIZES.phone.height + 1);
    await again.tap();
    await untilHeadline(page, "South to move");
    assert.deepEqual(await movesOn(page), []);
  });

  scene(
    "while a turn is told the bar has what it takes then, and the board stays where it is",
    { path: "#1/dakon//B.c", context },
    async ({ page }) => {
      const before = await page.locator(".table").boundingBox();
      const bar = async () => (await barOf(page)).map(({ text }) => text);
      const usual = ["Undo", "Hint", "New game", "More"];
      assert.deepEqual(await bar(), usual);
      await pace(page, "Slow");
      await page.evaluate(() => scrollTo(0, 0));
      await byMouse(page, "A");
      const scrolled = await page.evaluate(() => scrollY);
      await page.locator(".controls.telling").waitFor();
      assert.deepEqual(await bar(), ["Pause", "One step", "Skip", "More"]);
      const tap = async (/** @type {string} */ deed) => {
        // Without scrolling to it, as the helpers do.
        const box = await page.locator(`[data-told="${deed}"]`).boundingBox();
        assert.ok(box);
        await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      };
      await tap("toggle");
      assert.deepEqual(await bar(), ["Play", "One step", "Skip", "More"]);
      await tap("skip");
      await untilMoves(page, 3);
      await settled(page);
      assert.deepEqual(await bar(), usual);
      assert.equal(await page.evaluate(() => document.activeElement?.textContent), "Undo", "the focus is not lost");
      assert.deepEqual(await page.locator(".table").boundingBox(), { ...before, y: (before?.y ?? 0) - scrolled });
    },
  );

  for (const [lang, width, height] of /** @type {const} */ ([
    ["en", 360, 740],
    ["ur", 390, 844],
  ])) {
    scene(
      `${lang}: all that is told of a long turn is in sight`,
      { path: `?lang=${lang}#1/dakon//B.c.A`, context: { ...context, viewport: { width, height } } },
      async ({ page }) => {
        await page.locator(".playback:not(.fresh)").waitFor();
        await page.evaluate(() => [...document.querySelectorAll(".go")].at(1)?.dispatchEvent(new Event("click")));
        await page.locator(".looking").waitFor();
        await page.evaluate(() => [...document.querySelectorAll(".go")].at(2)?.dispatchEvent(new Event("click")));
        await page.waitForFunction(() => (document.querySelector(".told")?.textContent ?? "").includes("nembak"));
        const [end, edge] = await page.evaluate(() => {
          const range = document.createRange();
          range.selectNodeContents(/** @type {Element} */ (document.querySelector(".told")));
          return [range, /** @type {Element} */ (document.querySelector(".controls"))].map((one) => {
            const { top, bottom } = one.getBoundingClientRect();
            return one instanceof Range ? bottom : top;
          });
        });
        assert.ok(end <= edge, `${end} is below ${edge}`);
      },
    );
  }

  for (const lang of Object.keys(LANGUAGES)) {
    scene(
      `${lang}: games on one row, whole words in the bar, plates of one height`,
      { path: `?lang=${lang}#1/dakon//B.c`, context },
      async ({ page }) => {
        const whole = async (/** @type {string} */ when, /** @type {number} */ most) => {
          for (const width of [320, 360]) {
            await page.setViewportSize({ width, height: 740 });
            const now = await page.evaluate(() => ({
              over: document.documentElement.scrollWidth - innerWidth,
              rows: new Set([...document.querySelectorAll("header a")].map((one) => one.getBoundingClientRect().top))
                .size,
              plates: new Set([...document.querySelectorAll(".plate")].map((one) => one.getBoundingClientRect().height))
                .size,
            }));
            assert.deepEqual(now, { over: 0, rows: 1, plates: 1 }, `${when}, ${width}`);
            const bar = await barOf(page);
            assert.equal(bar.length, most, bar.map(({ text }) => text).join());
            assert.deepEqual(
              bar.filter(({ broken }) => broken),
              [],
              `${when}, ${width}`,
            );
          }
        };
        await whole("in the game", 4);
        await page.locator('[data-deed="undo"]').click();
        await page.locator(".undone").waitFor();
        await whole("with something to redo", 4);
        await page.locator('[data-deed="redo"]').click();
        await page.locator(".playback:not(.fresh)").waitFor();
        await page.evaluate(() => [...document.querySelectorAll(".go")].at(1)?.dispatchEvent(new Event("click")));
        await page.locator(".looking").waitFor();
        // The way back, playing on from there, and the rest.
        await whole("looking back", 3);
      },
    );
  }

  scene("a plate is read as its words are, the board never", { path: "?lang=ar#1/dakon//B.c", context }, async (it) => {
    const [side, points, hole, other] = await it.page.evaluate(() =>
      [".plate.to-move .side", ".plate.to-move .points", '[data-cell="A"]', '[data-cell="a"]'].map(
        (one) => /** @type {Element} */ (document.querySelector(one)).getBoundingClientRect().x,
      ),
    );
    assert.ok(points < side, "the points are on the left");
    assert.ok(other < hole, "the board lies as ever");
  });

  scene(
    "forced colours: a line under the current game alone, a thick edge at whose turn it is",
    { path: "#1/dakon//B.c", context: { ...context, forcedColors: "active" } },
    async ({ page }) => {
      const edges = await page.locator("header a").evaluateAll((all) => {
        const ground = getComputedStyle(document.body).backgroundColor;
        return all.map((one) => getComputedStyle(one).borderBlockEndColor !== ground);
      });
      assert.deepEqual(edges, [false, false, false, true]);
      const thick = (/** @type {string} */ plate) =>
        page.locator(plate).evaluate((one) => getComputedStyle(one).borderBlockEndWidth);
      assert.equal(await thick(".plate.to-move"), "4px");
      assert.equal(await thick(".plate:not(.to-move)"), "1px");
    },
  );

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
      assert.deepEqual(await shifts(page), []);
      await resign(page);
      // At the end the bar offers what is wanted then; a browser that is slow to lay it out takes that for a surprise.
      assertTiny(await shifts(page));
    },
  );
});

/**
 * The buttons of the bar, and whether any has a word that does not fit it or is broken.
 *
 * @param {import("playwright-core").Page} page
 */
function barOf(page) {
  return page.evaluate(() =>
    [...document.querySelectorAll(".controls > button, .controls > .looking button")]
      .filter((one) => one.checkVisibility())
      .map((one) => {
        const text = one.textContent ?? "";
        const { left, right } = one.getBoundingClientRect();
        const style = getComputedStyle(one);
        const broken =
          one.scrollWidth > one.clientWidth ||
          left < 0 ||
          right > innerWidth ||
          style.overflowWrap !== "normal" ||
          style.wordBreak !== "normal";
        return { text, broken };
      }),
  );
}
