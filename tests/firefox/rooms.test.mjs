// The rooms beside the games in Firefox: lessons, paper, the projector, pictures, and boards in the page for authors.

import assert from "node:assert/strict";
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
});
