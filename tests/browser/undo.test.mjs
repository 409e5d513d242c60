import assert from "node:assert/strict";

import {
  boardTellsRecord,
  byMouse,
  look,
  movesOn,
  pace,
  press,
  seat,
  settled,
  untilHeadline,
  untilUsable,
} from "./board.mjs";
import { suite } from "./browser.mjs";

suite("undo and redo", (scene) => {
  scene(
    "against the computer: back to one's own last choice, and forward again",
    { path: "al-manqala/" },
    async ({ page }) => {
      await seat(page, "North", "Computer, easy");
      await pace(page, "No animation");
      await untilUsable(page, "Undo", false);
      const start = await look(page);
      await byMouse(page, "C");
      await untilHeadline(page, "Your turn");
      const one = await look(page);
      assert.equal((await movesOn(page)).length, 2);
      await byMouse(page, one.offered[0]);
      await page.waitForFunction((before) => location.hash.split(".").length >= before + 2, 2);
      await settled(page);
      const two = await look(page);

      await press(page, "Undo");
      assert.deepEqual(await look(page), one);
      await boardTellsRecord(page);
      await press(page, "Undo");
      assert.deepEqual(await look(page), start);
      await boardTellsRecord(page);
      await untilUsable(page, "Undo", false);

      await press(page, "Redo");
      assert.deepEqual(await look(page), one);
      await press(page, "Redo");
      assert.deepEqual(await look(page), two);
      await boardTellsRecord(page);
      await untilUsable(page, "Redo", false);
    },
  );

  scene("another move than the one undone leaves nothing to redo", { path: "al-manqala/" }, async ({ page }) => {
    await seat(page, "North", "Person");
    await pace(page, "No animation");
    await byMouse(page, "C");
    await press(page, "Undo");
    await untilUsable(page, "Redo", true);
    await byMouse(page, "D");
    await untilUsable(page, "Redo", false);
    assert.deepEqual(await movesOn(page), ["D"]);
  });

  scene("two persons: one turn at a time", { path: "#1/dakon//B.c.D.e" }, async ({ page }) => {
    await pace(page, "No animation");
    for (const left of [["B", "c", "D"], ["B", "c"], ["B"], []]) {
      await press(page, "Undo");
      assert.deepEqual(await movesOn(page), left);
      await boardTellsRecord(page);
    }
  });

  scene(
    "an own move is taken back while the computer thinks",
    { path: "al-manqala/", script: silence },
    async ({ page }) => {
      await pace(page, "No animation");
      await byMouse(page, "C");
      await untilHeadline(page, "The computer is thinking");
      await press(page, "Undo");
      await untilHeadline(page, "Your turn");
      assert.deepEqual(await movesOn(page), []);
      await boardTellsRecord(page);
    },
  );

  scene("who resigned may take that back", { path: "#1/dakon//B.c" }, async ({ page }) => {
    await pace(page, "No animation");
    await press(page, "Resign");
    await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
    await page.waitForFunction(() => /wins/.test(document.querySelector(".headline")?.textContent ?? ""));
    await press(page, "Undo");
    await untilHeadline(page, "South to move");
    assert.deepEqual(await movesOn(page), ["B", "c"]);
  });
});

/** The computer never answers. */
function silence() {
  Worker.prototype.addEventListener = () => {};
}
