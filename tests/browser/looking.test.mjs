import assert from "node:assert/strict";

import { boardTellsRecord, byMouse, look, movesOn, pace, press, seat, untilHeadline, untilUsable } from "./board.mjs";
import { suite } from "./browser.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** What the board shows, by the labels of its holes. @param {Page} page */
const board = (page) =>
  page.locator(".table-hole").evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")).join("; "));

/** @param {Page} page */
const current = (page) => page.locator('.moves [aria-current="true"]').allTextContents();

const DAKON = "#1/dakon//B.c.D.e.F";
const OTHER = { path: DAKON };

suite("looking back", (scene) => {
  scene("a move in the list leads to its moment; the game stays as it is", OTHER, async ({ page }) => {
    await pace(page, "No animation");
    const { record } = await look(page);
    const end = await board(page);
    assert.deepEqual(await current(page), ["F +7"]);
    await page.getByRole("button", { name: /^South: D/ }).click();
    await untilHeadline(page, "Looking back: turn 3 of 5");
    assert.deepEqual(
      (await current(page)).map((text) => text[0]),
      ["D"],
    );
    assert.equal((await look(page)).record, record);
    const third = await board(page);
    assert.notEqual(third, end);

    await press(page, "One turn back");
    await untilHeadline(page, "Looking back: turn 2 of 5");
    await press(page, "To the start");
    await untilHeadline(page, "Looking back: the start");
    assert.deepEqual(await current(page), []);
    await untilUsable(page, "One turn back", false);
    for (const turn of [1, 2, 3]) {
      await press(page, "One turn on");
      await untilHeadline(page, `Looking back: turn ${turn} of 5`);
    }
    assert.equal(await board(page), third);
    await press(page, "To the end");
    await untilHeadline(page, "North to move");
    assert.equal(await board(page), end);
    await boardTellsRecord(page);
    await untilUsable(page, "To the end", false);
  });

  scene("by keys: one tab stop, and arrows that lead from moment to moment", OTHER, async ({ page }) => {
    await pace(page, "No animation");
    assert.equal(await page.locator('.moves-box [tabindex="0"]').count(), 1);
    await page.locator('.moves-box [tabindex="0"]').focus();
    await page.keyboard.press("ArrowLeft");
    await untilHeadline(page, "Looking back: turn 4 of 5");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Home");
    await untilHeadline(page, "Looking back: turn 1 of 5");
    await page.keyboard.press("ArrowRight");
    await untilHeadline(page, "Looking back: turn 2 of 5");
    assert.equal(await page.locator('.moves-box [tabindex="0"]').count(), 1);
    await page.keyboard.press("End");
    await untilHeadline(page, "North to move");
    assert.equal(await page.evaluate(() => document.activeElement?.closest(".moves-box") !== null), true);
  });

  scene("playing on from an earlier moment keeps what was played", OTHER, async ({ page }) => {
    await pace(page, "No animation");
    await page.getByRole("button", { name: /^North: c/ }).click();
    await untilHeadline(page, "Looking back: turn 2 of 5");
    await byMouse(page, "A");
    await page.waitForFunction(() => location.hash.endsWith("B.c.A"));
    await boardTellsRecord(page);
    await page.getByRole("button", { name: "Back to it" }).click();
    await page.waitForFunction(() => location.hash.endsWith("B.c.D.e.F"));
    await boardTellsRecord(page);
    const line = page.getByRole("button", { name: /^Turn 3: A/ });
    await line.waitFor();
    await page.reload();
    await line.click();
    await page.waitForFunction(() => location.hash.endsWith("B.c.A"));
    await page.getByRole("button", { name: /^Turn 3: D/ }).waitFor();
  });

  scene("the move that was played leads on along the game", OTHER, async ({ page }) => {
    await pace(page, "No animation");
    await page.getByRole("button", { name: /^North: c/ }).click();
    await untilHeadline(page, "Looking back: turn 2 of 5");
    await byMouse(page, "D");
    await untilHeadline(page, "Looking back: turn 3 of 5");
    assert.equal((await movesOn(page)).length, 5);
    assert.equal(await page.locator(".lines button").count(), 0);
  });

  scene("the computer waits while somebody looks back, and then goes on", { path: "al-manqala/" }, async ({ page }) => {
    await seat(page, "North", "Computer, easy");
    await pace(page, "Slow");
    await byMouse(page, "C");
    await press(page, "To the start");
    await untilHeadline(page, "Looking back: the start");
    // Its own move from here is the move that was played.
    assert.deepEqual(await movesOn(page), ["C"]);
    await pace(page, "No animation");
    await press(page, "Back to the game");
    await untilHeadline(page, "Your turn");
    assert.equal((await movesOn(page)).length, 2);
    await boardTellsRecord(page);
  });

  scene("from a moment of the computer's the game can be gone on with", { path: "al-manqala/" }, async ({ page }) => {
    await seat(page, "North", "Computer, easy");
    await pace(page, "No animation");
    await byMouse(page, "C");
    await untilHeadline(page, "Your turn");
    await press(page, "One turn back");
    await untilHeadline(page, "Looking back: turn 1 of 2");
    assert.deepEqual((await look(page)).offered, []);
    await press(page, "Play on from here");
    await untilHeadline(page, "Your turn");
    assert.equal((await movesOn(page)).length, 2);
    await boardTellsRecord(page);
  });

  scene("a past turn is told step by step, with its reasons", { path: "#1/o-an-quan//Al" }, async ({ page }) => {
    const move = page.getByRole("button", { name: "South: Al +11 (A towards q)" });
    assert.equal(await move.getAttribute("title"), "A towards q");
    const told = page.locator(".told");
    await press(page, "One step");
    await page.waitForFunction(() => document.querySelector(".told")?.textContent === "5 pebbles from A.");
    assert.match((await page.locator(".plate.to-move .side").textContent()) ?? "", /^South$/);
    for (let steps = 0; steps < 60; steps += 1) {
      if (/is empty/.test((await told.textContent()) ?? "")) break;
      const before = await page.locator(".table-badges").textContent();
      await press(page, "One step");
      await page.waitForFunction(
        (text) =>
          document.querySelector(".table-badges")?.textContent !== text ||
          document.querySelector(".told")?.textContent?.includes("empty"),
        before,
      );
    }
    assert.match((await told.textContent()) ?? "", /^The next, [a-eA-E], is empty, so [qQa-eA-E] behind it is taken: /);
    await press(page, "Skip");
    await untilHeadline(page, "North to move");
    assert.match((await page.locator(".plate.to-move .side").textContent()) ?? "", /^North$/);
    await boardTellsRecord(page);
  });

  scene("undo, resign and another seat lead back to the game or stay, and break nothing", OTHER, async ({ page }) => {
    await pace(page, "No animation");
    await press(page, "To the start");
    await untilHeadline(page, "Looking back: the start");
    await seat(page, "North", "Friend, by link");
    await untilHeadline(page, "Looking back: the start");
    await press(page, "Undo");
    await page.waitForFunction(() => location.hash.endsWith("B.c.D.e"));
    await boardTellsRecord(page);
    await press(page, "To the start");
    await press(page, "Resign");
    await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
    await page.waitForFunction(() => /win/.test(document.querySelector(".headline")?.textContent ?? ""));
    await press(page, "Look through the game");
    await untilHeadline(page, "Looking back: the start");
  });
});
