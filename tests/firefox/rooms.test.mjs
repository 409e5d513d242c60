// The rooms beside the games in Firefox: lessons, paper, the projector, pictures, and boards in the page for authors.

import assert from "node:assert/strict";
import { inflateSync } from "node:zlib";

import { writeLink } from "../../www/lessons/list.js";
import { clipped } from "../browser/faults.mjs";
import { suite } from "./firefox.mjs";

/** @typedef {import("./view.mjs").View} View */
/** @typedef {import("./view.mjs").Locator} Locator */

const still = /** @type {const} */ ({ reducedMotion: "reduce" });
const quiet = { path: null, media: still };

/** @param {View | Locator} where there is a board */
const painted = (where) => where.locator(".table-badges", { hasText: /\d/ }).waitFor();

/** @param {View} page @param {string} cell */
const press = (page, cell) => page.locator(`.table-hole[data-cell="${cell}"]`).click();

/** @param {View} page @param {string} text */
const said = (page, text) => page.locator(".said", { hasText: text }).waitFor();

suite("the rooms in Firefox", (scene) => {
  scene("lessons: answered wrong and right, and those of a teacher's link", quiet, async ({ page, url }) => {
    await page.goto(`${url}www/lessons/?game=dakon&lang=en`);
    await painted(page);
    await page.locator(".ask", { hasText: "D: where does the last one fall?" }).waitFor();
    await press(page, "E");
    await said(page, "Not in E.");
    await press(page, "F");
    await said(page, "Right! The last one falls into F; the turn brings 0 points.");
    await page.locator(".count", { hasText: "Found: 1 of 16, at the first try: 0" }).waitFor();
    assert.deepEqual(await clipped(page), []);

    const lessons = [{ at: "1/dakon//", ask: "last", move: "A", title: "One" }];
    const link = await writeLink(/** @type {any} */ ({ title: "For Monday", lessons }));
    await page.goto(`${url}www/lessons/?lang=en#${link}`);
    await page.getByRole("heading", { name: "For Monday" }).waitFor();
    await painted(page);
    await page.getByRole("button", { name: "South’s store", exact: true }).click();
    await said(page, "Right!");
  });

  scene("paper: two pages A4, nothing cut off", { path: null }, async ({ page, url, paper }) => {
    // What a page A4 leaves within its margins, at 96 pixels an inch.
    await page.setViewportSize({ width: 1047, height: 718 });
    await page.goto(`${url}www/print/?game=o-an-quan&lang=ur`);
    await page.locator(".rule-sheet[style]").waitFor();
    const pdf = await page.tab.pdf({ format: "A4", landscape: true, preferCSSPageSize: true });
    const boxes = pagesOf(Buffer.from(pdf));
    assert.equal(boxes.length, 2);
    for (const [width, height] of boxes)
      assert.ok(Math.abs(width - 841.9) < 1 && Math.abs(height - 595.3) < 1, `${width} × ${height}`);

    await paper();
    await page.locator(".print-head").waitFor({ state: "hidden" });
    assert.deepEqual(await page.locator(".paper").evaluateAll(cutOff), []);
    assert.deepEqual(await page.locator(".rule-sheet h3").evaluateAll(forsaken), []);
  });
});

/** How large the pages of a PDF are, in points; Firefox packs what tells it. @param {Buffer} pdf */
function pagesOf(pdf) {
  const text = pdf.toString("latin1");
  const packed = [...text.matchAll(/\/Type\s*\/ObjStm\b[^>]*>>\s*stream\r?\n/g)].map(({ 0: head, index }) =>
    inflateSync(pdf.subarray(index + head.length, text.indexOf("endstream", index))).toString("latin1"),
  );
  const boxes = [text, ...packed].flatMap((part) => [
    ...part.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g),
  ]);
  return boxes.map(([, width, height]) => [Number(width), Number(height)]);
}

/** What of the sheets is larger than a page, or lies outside of its sheet. @param {HTMLElement[]} sheets */
function cutOff(sheets) {
  return sheets.flatMap((sheet) => {
    const box = sheet.getBoundingClientRect();
    const large = box.width > 1048 || box.height > 719 ? [`${sheet.className}: ${box.width} × ${box.height}`] : [];
    const outside = [...sheet.querySelectorAll("p, li, h2, h3, svg *")].filter((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1;
    });
    return [...large, ...outside.map((one) => `${one.tagName} ${one.textContent}`)];
  });
}

/** Headings at the foot of a column, with what they head in the next. @param {HTMLElement[]} heads */
function forsaken(heads) {
  const alone = heads.filter((head) => {
    const [next] = head.nextElementSibling?.getClientRects() ?? [];
    return next && next.top < head.getBoundingClientRect().top;
  });
  return alone.map((head) => head.textContent);
}
