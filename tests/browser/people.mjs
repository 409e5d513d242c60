// What people at one table do besides playing, as tests do it.

import { hole, press, spot } from "./board.mjs";

/** @typedef {import("playwright-core").Page} Page */

export const dialog = (/** @type {Page} */ page) => page.getByRole("dialog");

/** The plate of a side, and who it says sits there. @param {Page} page @param {"South" | "North"} side */
export const plate = (page, side) => page.locator(".plate", { has: page.getByLabel(`Who plays ${side}`) });
export const sitter = (/** @type {Page} */ page, /** @type {"South" | "North"} */ side) =>
  plate(page, side).locator(".who").textContent();

/** A press on a hole that need not be on offer. @param {Page} page @param {string} cell */
export async function tapOn(page, cell) {
  const { x, y } = await spot(page, hole(cell));
  await page.mouse.click(x, y);
}

/** Gives up for whoever is to move. @param {Page} page */
export async function resign(page) {
  await press(page, "Resign");
  await dialog(page).getByRole("button", { name: "Resign" }).click();
  await page.getByRole("region", { name: "After the game" }).waitFor();
}

/** @param {Page} page @param {{ [field: string]: string }} names */
export async function name(page, names) {
  await press(page, "Names");
  for (const [side, text] of Object.entries(names)) await page.getByLabel(`Name of ${side}`).fill(text);
  await press(page, "Keep");
  await dialog(page).waitFor({ state: "detached" });
  // The plates change after the dialog has gone.
  for (const [side, text] of Object.entries(names)) {
    const seat = plate(page, /** @type {"South" | "North"} */ (side));
    await seat.locator(".who", { hasText: text }).waitFor();
  }
}
