// The rules pages: they can be read anywhere, and their examples play what they tell.

import assert from "node:assert/strict";
import { existsSync } from "node:fs";

import { LANGUAGES } from "../../www/i18n/languages.js";
import { suite } from "./browser.mjs";
import { clipped, faults } from "./faults.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("playwright-core").Locator} Locator */

const GAMES = ["o-an-quan", "san-yao", "al-manqala", "dakon"];
const WIDTHS = [320, 390, 768, 1440];
const THEMES = /** @type {const} */ ([
  { colorScheme: "light" },
  { colorScheme: "dark" },
  { colorScheme: "light", forcedColors: "active" },
]);
/** Those that the rules are told in. */
const languages = Object.keys(LANGUAGES).filter((lang) =>
  existsSync(new URL(`../../www/i18n/rules/${lang}.ftl`, import.meta.url)),
);
const still = /** @type {const} */ ({ reducedMotion: "reduce" });

/** Every game at the narrowest and widest, every language and theme now and then. */
function sample() {
  const rows = GAMES.flatMap((game) => [320, 1440].map((width) => ({ game, width })));
  const turns = Math.max(rows.length, languages.length);
  return Array.from({ length: turns }, (_none, turn) => ({
    ...rows[turn % rows.length],
    lang: languages[turn % languages.length],
    theme: THEMES[turn % THEMES.length],
  }));
}

function all() {
  return GAMES.flatMap((game) =>
    WIDTHS.flatMap((width) => languages.flatMap((lang) => THEMES.map((theme) => ({ game, width, lang, theme })))),
  );
}

/** @param {Page} page @param {string} url @param {string} asked such as `?game=dakon#end` */
async function read(page, url, asked) {
  await page.goto(`${url}www/rules/${asked}`);
  await page.locator("h1").waitFor();
}

/** An example by its caption's id, its board drawn. @param {Page} page @param {string} id @returns {Promise<Locator>} */
async function example(page, id) {
  const figure = page.locator("figure", { has: page.locator(`#${id}`) });
  await figure.scrollIntoViewIfNeeded();
  await figure.locator(".table-hole").first().waitFor();
  return figure;
}

/** @param {Locator} figure @param {string} cell */
const label = (figure, cell) => figure.locator(`[data-cell="${cell}"]`).first().getAttribute("aria-label");

/** @param {Locator} figure @param {string | RegExp} text */
const told = (figure, text) => figure.locator(".example-told", { hasText: text }).waitFor();

suite("the rules can be read", (scene) => {
  for (const { game, width, lang, theme } of process.env.EVERY_STATE ? all() : sample()) {
    const height = width < 700 ? 740 : 900;
    scene(
      `${game}: ${lang}, ${width} px, ${Object.values(theme).join(" ")}`,
      { path: null, context: { viewport: { width, height }, ...theme } },
      async ({ page, url }) => {
        await read(page, url, `?game=${game}&lang=${lang}#turn`);
        assert.equal(await page.locator("html").getAttribute("lang"), lang);
        assert.equal(await page.locator("html").getAttribute("dir"), LANGUAGES[lang].dir);
        await page.locator(".table-hole").first().waitFor();
        assert.deepEqual(await clipped(page), [], "cut off");
        assert.deepEqual(await faults(page), [], "axe");
      },
    );
  }

  scene("an address without a game, or with none that there is, shows one", { path: null }, async ({ page, url }) => {
    for (const asked of ["", "?game=chess", "?game=constructor"]) {
      await read(page, url, asked);
      assert.equal(await page.locator("h1").textContent(), "The rules of Ô Ăn Quan");
    }
  });

  scene("an address with a section opens there", { path: null }, async ({ page, url }) => {
    await read(page, url, "?game=dakon#mikul");
    await page.waitForFunction(
      () => Math.abs(document.getElementById("mikul")?.getBoundingClientRect().top ?? 999) < 60,
    );
    await page.getByRole("link", { name: "The board", exact: true }).click();
    await page.waitForFunction(
      () => Math.abs(document.getElementById("board")?.getBoundingClientRect().top ?? 999) < 60,
    );
  });

  scene("nothing moves when boards come, and far ones are not kept", { path: null, script: shifts }, async (visit) => {
    const { page, url } = visit;
    await read(page, url, "?game=o-an-quan");
    const figures = await page.locator("figure").count();
    for (let index = 0; index < figures; index += 1) {
      const figure = page.locator("figure").nth(index);
      await figure.scrollIntoViewIfNeeded();
      await figure.locator(".table-hole").first().waitFor();
    }
    assert.ok((await page.locator("figure .table").count()) < figures);
    const [moved, observed] = await page.evaluate(() => {
      const { shifted } = /** @type {any} */ (window);
      return [shifted, PerformanceObserver.supportedEntryTypes.includes("layout-shift")];
    });
    assert.ok(observed);
    assert.ok(moved < 0.02, `shifted by ${moved}`);
  });

  scene("paper shows every board, and only paper", { path: null }, async ({ page, url }) => {
    await read(page, url, "?game=dakon");
    const figures = await page.locator("figure").count();
    // The parts come when the page is idle.
    await page.waitForFunction((all) => {
      dispatchEvent(new Event("beforeprint"));
      return document.querySelectorAll("figure .table.is-paper .table-badge").length > all;
    }, figures);
    assert.equal(await page.locator("figure .table.is-paper").count(), figures);
    const drawn = await page
      .locator("figure .table-ground")
      .evaluateAll((all) => all.filter((one) => /** @type {HTMLCanvasElement} */ (one).width > 300).length);
    assert.equal(drawn, figures);
    await page.emulateMedia({ media: "print" });
    assert.equal(await page.locator("figure button:not(.table-hole):visible, header:visible").count(), 0);
    await page.emulateMedia({ media: null });
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    assert.ok((await page.locator("figure .table").count()) < figures);
    assert.equal(await page.locator("figure .table.is-paper").count(), 0);
  });

  scene("text from right to left leaves the board as it is", { path: null }, async ({ page, url }) => {
    await page.route("**/i18n/languages.js", async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replace('en: { dir: "ltr"', 'en: { dir: "rtl"'),
      });
    });
    await read(page, url, "?game=dakon&lang=en");
    assert.equal(await page.locator("html").getAttribute("dir"), "rtl");
    const figure = await example(page, "dakon-example-again");
    const left = (/** @type {string} */ cell) =>
      figure
        .locator(`[data-cell="${cell}"]`)
        .first()
        .evaluate((one) => one.getBoundingClientRect().left);
    assert.ok((await left("A")) < (await left("B")));
    assert.ok((await left("b")) < (await left("a")));
    assert.ok((await left("s")) < (await left("S")));
    const caption = figure.locator("figcaption");
    assert.equal(await caption.evaluate((one) => getComputedStyle(one).direction), "rtl");
    assert.deepEqual(await clipped(page), []);
    assert.deepEqual(await faults(page), []);
  });

  scene(
    "without an engine the text is there all the same",
    { path: null, expected: /404|Failed to load/ },
    async ({ page, url }) => {
      await page.route("**/pkg/*.wasm", (route) => route.fulfill({ status: 404, body: "" }));
      await read(page, url, "?game=san-yao#endless");
      await page.getByText("This board could not be drawn.").first().waitFor();
      assert.match(String(await page.locator("#endless").textContent()), /after 50 laps/);
    },
  );

  scene(
    "without the text there is a sentence",
    { path: null, expected: /404|Failed to load/ },
    async ({ page, url }) => {
      await page.route("**/i18n/rules/*.ftl", (route) => route.fulfill({ status: 404, body: "" }));
      await page.goto(`${url}www/rules/`);
      await page.getByText("A part of this page could not be loaded").waitFor();
    },
  );
});

suite("the examples play", (scene) => {
  scene("nembak, seen at once, and one's own move after it", { path: null, context: still }, async ({ page, url }) => {
    await read(page, url, "?game=dakon");
    const figure = await example(page, "dakon-example-nembak");
    assert.match(String(await label(figure, "c")), /6 seeds/);
    await figure.getByRole("button", { name: "Play the example" }).click();
    await told(figure, "took 6 seeds from c");
    await page.locator('[role="status"]', { hasText: "took 6 seeds from c" }).waitFor();
    assert.match(String(await label(figure, "c")), /0 seeds/);
    assert.match(String(await label(figure, "E")), /1 seed$/);
    await figure.locator('[data-cell="g"]').click();
    await told(figure, "North sowed 5 seeds from g");
    await figure.getByRole("button", { name: "Start position" }).click();
    assert.match(String(await label(figure, "c")), /6 seeds/);
    assert.match(String(await label(figure, "g")), /5 seeds/);
  });

  scene("a run of nine moves, one after the other", { path: null, context: still }, async ({ page, url }) => {
    await read(page, url, "?game=dakon#notes");
    const figure = await example(page, "dakon-example-run");
    await figure.getByRole("button", { name: "Play the example" }).click();
    await told(figure, "South sowed 13 seeds from G");
    assert.match(String(await label(figure, "S")), /53 seeds/);
  });

  scene("seeds are seen travelling, also step by step", { path: null }, async ({ page, url }) => {
    await read(page, url, "?game=dakon#nembak");
    const figure = await example(page, "dakon-example-nembak");
    const step = figure.getByRole("button", { name: "One step" });
    await step.click();
    await told(figure, /^2 seeds from C\.$/);
    for (let steps = 0; steps < 3; steps += 1) await step.click();
    await told(figure, "c opposite is taken: 6 seeds");
    // The capture can be looked at until the turn is stepped to its end.
    const said = () => figure.locator(".example-told").textContent();
    for (let steps = 0; steps < 4 && !(await said())?.startsWith("South"); steps += 1) {
      await step.click();
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    }
    await told(figure, "South sowed 2 seeds from C");
    await figure.getByRole("button", { name: "Play the example" }).click();
    await told(figure, "South sowed 2 seeds from C");
    assert.match(String(await label(figure, "c")), /0 seeds/);
    // Once more from the start, skipped by a press on the board.
    await figure.getByRole("button", { name: "Play the example" }).click();
    await told(figure, /^2 seeds from C\.$/);
    await figure.locator('[data-cell="C"]').click({ force: true });
    await told(figure, "South sowed 2 seeds from C");
  });

  scene("a direction is asked for, by keys alone", { path: null, context: still }, async ({ page, url }) => {
    await read(page, url, "?game=o-an-quan#capture");
    const figure = await example(page, "o-an-quan-example-capture");
    await figure.locator('[data-cell="A"]').focus();
    await page.keyboard.press("Enter");
    await figure.locator(".table-arrow").first().waitFor();
    await page.keyboard.press("ArrowRight");
    await told(figure, "took 4 pebbles from E");
  });

  scene("the game leads to its rules", { path: "san-yao/" }, async ({ page }) => {
    await page.getByRole("link", { name: "All rules, with examples" }).click();
    await page.getByRole("heading", { name: "The rules of Sàn Yáo" }).waitFor();
  });

  scene("links lead to the game, and to the position", { path: null }, async ({ page, url }) => {
    await read(page, url, "?game=dakon#mikul");
    const figure = await example(page, "dakon-example-mikul");
    await figure.getByRole("link", { name: "Open on the big board" }).click();
    await page.locator('.stage [data-cell="c"][aria-label*="4 seeds"]').waitFor();
    await read(page, url, "?game=san-yao");
    await page.getByRole("link", { name: "Play Sàn Yáo" }).first().click();
    await page.locator('.stage [data-cell="A"][aria-label*="5 stones"]').waitFor();
  });
});

/** Adds up by how much anything moved by itself. */
function shifts() {
  const page = /** @type {any} */ (window);
  page.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) page.shifted += /** @type {any} */ (entry).value;
  }).observe({ type: "layout-shift", buffered: true });
}
