// What moves on a page without a press just before, as the browser itself sees it.

import assert from "node:assert/strict";

/** @typedef {import("playwright-core").Page} Page */

/** Whatever moved without a press just before, and by how much. */
export function watchShifts() {
  const page = /** @type {any} */ (window);
  page.shifts = [];
  new PerformanceObserver((list) => {
    for (const entry of /** @type {any[]} */ (list.getEntries())) {
      if (entry.hadRecentInput) continue;
      for (const { node } of entry.sources) page.shifts.push(`${node?.className || node?.nodeName} ${entry.value}`);
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** What moved until now; two frames later, when the last of it has been noted. @param {Page} page */
export const shifts = (page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    return /** @type {any} */ (window).shifts;
  });

/** A figure that grows by a digit moves its first one: by less than this, when all are taken together. */
const TINY = 0.005;

/** @param {string[]} moved */
export function assertTiny(moved) {
  const sum = moved.reduce((total, one) => total + Number(one.split(" ").at(-1)), 0);
  assert.ok(sum < TINY, moved.join(", "));
}
