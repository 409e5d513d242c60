// A game that the page has never heard of, from a build of the engine that has one rule sheet more: it gets a
// plain board, names for its holes and an opponent from nothing but what the engine says of it.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

import { byMouse, look, pace, playToEnd, seat, settled } from "./board.mjs";
import { suite } from "./browser.mjs";

const FOLDER = new URL("../../target/pkg-kalah/", import.meta.url);
const kalah = await import(new URL("mancala.js", FOLDER).href);
await kalah.default({ module_or_path: readFileSync(new URL("mancala_bg.wasm", FOLDER)) });

const PATH = "tests/browser/kalah.html";

suite("a fifth game", (scene) => {
  scene("Kalah, two persons, to the end by mouse", { path: PATH }, async ({ page }) => {
    await seat(page, "North", "Person");
    await pace(page, "No animation");
    const { moves } = await playToEnd(page, byMouse, { game: kalah.Game });
    assert.ok(moves.length > 10);
  });

  scene("Kalah, against the computer, to the end by mouse", { path: PATH }, async ({ page }) => {
    await seat(page, "North", "Computer, easy");
    await pace(page, "No animation");
    await playToEnd(page, byMouse, { game: kalah.Game, together: false });
  });

  scene("Kalah is laid out and named from its description", { path: PATH }, async ({ page }) => {
    await settled(page);
    const info = kalah.Game.describe("kalah");
    const holes = await page
      .locator(".table-hole")
      .evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
    assert.equal(holes.length, info.rows.flat().length);
    for (const label of holes) assert.match(String(label), /^[A-Fa-f], (your|the computer’s) side, \d+ seeds$/);
    const stores = await page
      .locator(".table-end")
      .evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")));
    assert.deepEqual(stores.sort(), ["The computer’s store, 0 seeds", "Your store, 0 seeds"]);
    assert.equal(await page.getByRole("link", { name: "Kalah" }).getAttribute("aria-current"), "page");
    assert.match((await look(page)).record, /^kalah$/);
  });

  scene("the other games are there too", { path: `${PATH}#dakon` }, async ({ page }) => {
    await pace(page, "No animation");
    await seat(page, "North", "Person");
    await byMouse(page, "A");
    assert.match((await look(page)).record, /^1\/dakon\/\/A$/);
  });
});
