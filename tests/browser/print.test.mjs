// A board and a rule sheet on paper: two pages A4 with everything on them, in every language that is hard to fit.

import assert from "node:assert/strict";

import { LANGUAGES } from "../../www/i18n/languages.js";
import { suite } from "./browser.mjs";
import { clipped, faults } from "./faults.mjs";

const GAMES = ["o-an-quan", "san-yao", "al-manqala", "dakon"];
const LANGS = process.env.EVERY_STATE ? Object.keys(LANGUAGES) : ["ur", "zh", "ar", "pl"];
/** Type smaller than this, in points, is not for children. */
const SMALLEST = 10;

/** @param {import("playwright-core").Page} page @param {string} url @param {string} asked */
async function open(page, url, asked) {
  await page.goto(`${url}www/print/${asked}`);
  await page.locator(".rule-sheet[style]").waitFor();
}

/** The pages of a PDF and how large they are, in points. @param {Buffer} pdf */
function pagesOf(pdf) {
  const text = pdf.toString("latin1");
  const boxes = [...text.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g)];
  return { count: [...text.matchAll(/\/Type\s*\/Page\b(?!s)/g)].length, boxes: boxes.map(([, w, h]) => [+w, +h]) };
}

suite("a board to print", (scene) => {
  for (const [turn, game] of GAMES.entries()) {
    scene(`${game}: two pages A4, nothing cut off`, { path: null }, async ({ page, url }) => {
      for (const lang of process.env.EVERY_STATE ? LANGS : ["en", LANGS[turn]]) {
        await page.emulateMedia({ media: null });
        await open(page, url, `?game=${game}&lang=${lang}`);
        const pdf = await page.pdf({ preferCSSPageSize: true });
        const { count, boxes } = pagesOf(pdf);
        assert.equal(count, 2, lang);
        for (const [width, height] of boxes) {
          assert.ok(Math.abs(width - 841.9) < 1 && Math.abs(height - 595.3) < 1, `${width} × ${height}`);
        }
        // What a page A4 leaves within its margins, at 96 pixels an inch.
        await page.setViewportSize({ width: 1047, height: 718 });
        await page.emulateMedia({ media: "print" });
        const cut = await page.evaluate(() => {
          const found = [];
          for (const sheet of document.querySelectorAll(".paper")) {
            const box = sheet.getBoundingClientRect();
            if (box.width > 1048 || box.height > 719) found.push(`${sheet.className}: ${box.width} × ${box.height}`);
            for (const one of sheet.querySelectorAll("p, li, h2, h3, svg *")) {
              const { left, right, top, bottom } = one.getBoundingClientRect();
              const inside =
                left >= box.left - 1 && right <= box.right + 1 && top >= box.top - 1 && bottom <= box.bottom + 1;
              if (!inside) found.push(`${one.tagName} ${one.textContent}`);
            }
          }
          return found;
        });
        assert.deepEqual(cut, [], lang);
        const type = await page
          .locator(".rule-sheet")
          .evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
        assert.ok(type * 0.75 >= SMALLEST, `${lang}: ${type * 0.75} pt`);
      }
    });

    scene(`${game}: every hole with its letter and its seeds`, { path: null }, async ({ page, url }) => {
      await open(page, url, `?game=${game}&lang=en`);
      const [holes, seeds, board] = {
        "o-an-quan": [10, 5, "50 pebbles and 2 big stones"],
        "san-yao": [10, 5, "50 stones"],
        "al-manqala": [14, 7, "98 beads"],
        dakon: [14, 7, "98 seeds"],
      }[game] ?? [0, 0, ""];
      await page.getByText(`To play you need: ${board}`).waitFor();
      const names = await page.locator(".board-sheet .name").allTextContents();
      assert.equal(names.filter((name) => new RegExp(`^[A-Ga-g] · ${seeds}$`).test(name)).length, holes);
      // Room for real ones: in millimetres of the page.
      const sizes = await page
        .locator(".board-sheet :is(circle, rect:not(.aside))")
        .evaluateAll((all) =>
          all.map((one) => Number(one.getAttribute("r") ?? 0) * 2 || Number(one.getAttribute("width"))),
        );
      assert.ok(Math.min(...sizes) >= 26, `${Math.min(...sizes)} mm`);
    });
  }

  scene("is seen before it is printed, also on a phone", { path: null }, async ({ page, url }) => {
    for (const [width, lang] of /** @type {[number, string][]} */ ([
      [320, "ar"],
      [1280, "vi"],
    ])) {
      await page.setViewportSize({ width, height: 800 });
      await open(page, url, `?game=o-an-quan&lang=${lang}`);
      assert.deepEqual(await clipped(page), []);
      assert.deepEqual(await faults(page), []);
    }
    await page.evaluate(() => {
      window.print = () => {
        document.body.dataset.printed = "";
      };
    });
    await page.locator("button.chief").click();
    await page.locator("body[data-printed]").waitFor();
  });

  scene("the game leads to it, with its options", { path: "?lang=en#1/dakon;holes=5//" }, async ({ page, url }) => {
    await page.getByRole("link", { name: "A board to print" }).click();
    await page.getByRole("heading", { name: "Dakon: A board to print" }).waitFor();
    await page.locator(".rule-sheet[style] li", { hasText: "Holes in a row: 5" }).waitFor();
    await page.getByText("To play you need: 50 seeds").waitFor();
    const holes = page.locator(".board-sheet circle");
    assert.equal(await holes.count(), 10);
    assert.equal(pagesOf(await page.pdf({ preferCSSPageSize: true })).count, 2);
    await open(page, url, "?game=o-an-quan;mandarin=pebbles&lang=en");
    await page.getByText("To play you need: 70 pebbles").waitFor();
    for (const [asked, sentence, count] of /** @type {[string, string, number][]} */ ([
      ["dakon;holes=4", "Option holes must be a whole number from 5 to 9.", 14],
      ["san-yao;holes=5", "This game has no option “holes”.", 10],
      ["chess", "There is no game called “chess”.", 0],
    ])) {
      await open(page, url, `?game=${encodeURIComponent(asked)}&lang=en`);
      await page.getByRole("alert").getByText(sentence).waitFor();
      // As usual, then.
      assert.equal(await holes.count(), count, asked);
    }
  });
});
