// What people do in the room of lessons.

import { writeLink } from "../../www/lessons/list.js";

/** @typedef {import("playwright-core").Page} Page */

export const still = /** @type {const} */ ({ reducedMotion: "reduce" });
export const room = "www/lessons/";

/** @param {Page} page @param {string} url @param {string} asked such as `?game=dakon` */
export async function open(page, url, asked) {
  await page.goto(`${url}${room}${asked}`);
  await painted(page);
}

/** @param {Page} page */
export async function painted(page) {
  await page.waitForFunction(() => /\d/.test(document.querySelector(".table-badges")?.textContent ?? ""));
}

/** @param {Page} page @param {number} number from 1 */
export async function turnTo(page, number) {
  await page
    .locator(".lesson-link")
    .nth(number - 1)
    .click();
  await page.locator("#lesson-title", { hasText: new RegExp(`^${number}\\.`) }).waitFor();
  await painted(page);
}

/** @param {Page} page @param {string | RegExp} text */
export const said = (page, text) => page.locator(".said", { hasText: text }).waitFor();

/** @param {Page} page @param {string[]} cells */
export async function press(page, ...cells) {
  for (const cell of cells) await page.locator(`.table-hole[data-cell="${cell}"]`).click();
}

/** @param {Page} page @param {string} name */
export const push = (page, name) => page.getByRole("button", { name, exact: true }).click();

/** A link to a list of lessons. @param {object[]} lessons */
export const linkTo = async (lessons, title = "") =>
  `?lang=en#${await writeLink(/** @type {any} */ ({ title, lessons }))}`;
