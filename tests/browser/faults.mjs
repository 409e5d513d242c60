// What is wrong with a page as it stands: for eyes, for assistive technology.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** @typedef {import("playwright-core").Page} Page */

/** What fades or grows into its place is judged when it is there. @param {Page} page */
const settledDown = (page) =>
  page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));

/**
 * Everything that axe finds, told as one line each. It reads the style sheets of a shadow in a way that a strict policy
 * forbids: `preload: false` leaves that out.
 *
 * @param {Page} page
 * @param {{ preload?: boolean }} [how]
 * @returns {Promise<string[]>}
 */
export async function faults(page, how = {}) {
  // By the devtools, which the page's policy does not bind.
  await page.evaluate(AXE);
  await settledDown(page);
  return page.evaluate(async (how) => {
    const { violations } = await /** @type {any} */ (window).axe.run(document, { resultTypes: ["violations"], ...how });
    return violations.flatMap((/** @type {any} */ { id, nodes }) =>
      nodes.map((/** @type {any} */ { target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
    );
  }, how);
}

/**
 * Text that is cut off, and whatever makes the page scroll sideways or sticks out of it, told as one line each.
 *
 * @param {Page} page
 * @returns {Promise<string[]>}
 */
export function clipped(page) {
  return page.evaluate(() => {
    const found = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth - clientWidth} px wider than its window`);
    const name = (/** @type {Element} */ one) =>
      `${one.nodeName.toLowerCase()}.${[...one.classList].join(".")} “${(one.textContent ?? "").trim().slice(0, 40)}”`;
    /** Scrolls by itself, or is meant for ears. */
    const excused = ".unseen, .table, .moves-box, [data-scrolls]";
    /** What lies in a shadow as well. @param {ParentNode} root @returns {Element[]} */
    const all = (root) =>
      [...root.querySelectorAll("*")].flatMap((one) => (one.shadowRoot ? [one, ...all(one.shadowRoot)] : [one]));
    for (const one of all(document.body)) {
      if (one.closest(excused) || !(one instanceof HTMLElement) || one.getClientRects().length === 0) continue;
      const box = one.getBoundingClientRect();
      if (box.left < -1 || box.right > clientWidth + 1) found.push(`sticks out: ${name(one)}`);
      const style = getComputedStyle(one);
      if (
        style.overflowX !== "visible" &&
        !/auto|scroll/.test(style.overflowX) &&
        one.scrollWidth > one.clientWidth + 1
      )
        found.push(`is cut off: ${name(one)}`);
      // A field whose own text is not painted says it elsewhere.
      const painted = style.opacity !== "0" && style.color !== "rgba(0, 0, 0, 0)";
      if (one instanceof HTMLSelectElement && painted) {
        // What is chosen must be read whole: a list cuts off what it has no room for.
        const brush = document.createElement("canvas").getContext("2d");
        if (!brush) continue;
        brush.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
        const wanted = brush.measureText(one.selectedOptions[0]?.textContent ?? "").width;
        const room = one.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
        if (wanted > room + 1)
          found.push(`is cut off by ${Math.ceil(wanted - room)} px: ${one.selectedOptions[0]?.textContent}`);
      }
    }
    return found;
  });
}

/**
 * What is too small to press: 24 px is the least that WCAG 2.2 asks of anything but a link in running text, and 48
 * what a finger needs of a button, a field or a hole.
 *
 * @param {Page} page
 * @returns {Promise<string[]>}
 */
export async function small(page) {
  await settledDown(page);
  return page.evaluate(() => {
    const found = [];
    const big = "button, select, input:not([type=checkbox], [type=radio]), textarea, [role=tab], header a";
    /** What lies in a shadow as well. @param {ParentNode} root @returns {Element[]} */
    const all = (root) =>
      [...root.querySelectorAll("*")].flatMap((one) => (one.shadowRoot ? [one, ...all(one.shadowRoot)] : [one]));
    for (const one of all(document).filter((one) => one.matches(`${big}, a[href], input, summary, [tabindex="0"]`))) {
      if (!(one instanceof HTMLElement) || one.getClientRects().length === 0) continue;
      if (getComputedStyle(one).visibility === "hidden" || one.closest(".unseen")) continue;
      const running = one.nodeName === "A" && getComputedStyle(one).display === "inline";
      if (running) continue;
      // A label is pressed for its box.
      const target = one.matches("[type=checkbox], [type=radio]") ? (one.closest("label") ?? one) : one;
      const { width, height } = target.getBoundingClientRect();
      const board = one.closest(".table") !== null;
      // Above what is studied the board is small, and there are fields for what a tap on it does.
      const looked = board && (innerWidth < 360 || one.closest(".studying") !== null);
      const least = one.matches(big) && !looked ? 48 : 24;
      if (Math.min(width, height) < least - 0.5)
        found.push(
          `${one.nodeName.toLowerCase()}.${[...one.classList].join(".")} “${(one.textContent ?? "").slice(0, 30)}”: ${Math.round(width)} × ${Math.round(height)} px`,
        );
    }
    return found;
  });
}
