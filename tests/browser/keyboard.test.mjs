import assert from "node:assert/strict";

import { byKeys, focusedCell, hole, movesOn, pace, playToEnd, seat, tabToBoard, untilMoves } from "./board.mjs";
import { suite } from "./browser.mjs";
import { GAMES } from "./games.mjs";

suite("whole games by keyboard alone", (scene) => {
  for (const { title, path, brief, seeds } of GAMES) {
    scene(`${title}, two persons`, { path }, async ({ page }) => {
      await seat(page, "North", "Person");
      await pace(page, "No animation");
      await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).blur());
      await tabToBoard(page);
      await playToEnd(page, byKeys(), { seed: seeds.keys });
      assert.notEqual(await focusedCell(page), null, "the focus is still on the board after the last move");
    });

    scene(`${title}, against the computer`, { path: brief }, async ({ page }) => {
      await seat(page, "North", "Computer, easy");
      await pace(page, "No animation");
      await tabToBoard(page);
      await playToEnd(page, byKeys(), { seed: seeds.keys, together: false });
    });
  }

  scene("Ô Ăn Quan, every pebble seen travelling", { path: "#1/o-an-quan//" }, async ({ page }) => {
    await pace(page, "Very fast");
    await tabToBoard(page);
    await playToEnd(page, byKeys());
  });
});

suite("keys at the board", (scene) => {
  scene(
    "Home and End lead to the ends of the row, the board is one stop of Tab",
    { path: "dakon/" },
    async ({ page }) => {
      await tabToBoard(page);
      await page.keyboard.press("End");
      assert.equal(await focusedCell(page), "G");
      await page.keyboard.press("ArrowUp");
      assert.equal(await focusedCell(page), "a");
      await page.keyboard.press("Home");
      assert.equal(await focusedCell(page), "a");
      await page.keyboard.press("End");
      assert.equal(await focusedCell(page), "g");
      assert.equal(await page.locator('.table-hole[tabindex="0"]').count(), 1);
      await page.keyboard.press("Tab");
      assert.ok(
        !(await page.evaluate(() => document.activeElement?.closest(".table"))),
        "the next Tab leaves the board",
      );
    },
  );

  scene(
    "Escape gives up the choice of a direction, and ends an animation",
    { path: "#1/o-an-quan//" },
    async ({ page }) => {
      await pace(page, "Slow");
      await tabToBoard(page);
      await page.keyboard.press("C");
      await page.locator(".table-arrow").first().waitFor();
      assert.equal(await page.locator(hole("C")).getAttribute("aria-expanded"), "true");
      await page.keyboard.press("Escape");
      assert.equal(await page.locator(".table-arrow").count(), 0);
      assert.deepEqual(await movesOn(page), []);
      await page.keyboard.press("C");
      await page.keyboard.press("r");
      await page.getByRole("button", { name: "Skip", disabled: false }).waitFor();
      await page.keyboard.press("Escape");
      await page.locator(`${hole("a")}[aria-disabled="false"]`).waitFor();
      assert.deepEqual(await movesOn(page), ["Cr"]);
    },
  );

  scene("a key that is held down is one press", { path: "#1/dakon//" }, async ({ page }) => {
    await pace(page, "No animation");
    await tabToBoard(page);
    await page.keyboard.press("A");
    await untilMoves(page, 1);
    const moves = await movesOn(page);
    const own = await page.evaluate(() =>
      document.querySelector('.table-hole[aria-disabled="false"]')?.getAttribute("data-cell"),
    );
    await page.locator(hole(String(own))).focus();
    await page.keyboard.down("Enter");
    await page.keyboard.down("Enter");
    await page.keyboard.down("Enter");
    await page.keyboard.up("Enter");
    await untilMoves(page, moves.length + 1);
    assert.deepEqual(await movesOn(page), [...moves, own]);
  });
});
