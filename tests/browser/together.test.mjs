// What people at one table meet besides the moves: ends, rounds, offers.

import assert from "node:assert/strict";

import { boardTellsRecord, byMouse, look, movesOn, openRest, pace, press, seat, untilHeadline } from "./board.mjs";
import { SIZES, suite } from "./browser.mjs";
import { dialog, name, resign, sitter, tapOn } from "./people.mjs";

/** @typedef {import("playwright-core").Page} Page */

suite("after a game", (scene) => {
  const after = (/** @type {Page} */ page) => page.getByRole("region", { name: "After the game" });
  const soFar = (/** @type {Page} */ page) => page.locator(".so-far p");

  scene(
    "the score runs on: again, with sides swapped, taken back, begun anew",
    { path: "#1/dakon//B.c" },
    async ({ page }) => {
      await pace(page, "No animation");
      await name(page, { South: "Lan", North: "Ana" });
      const score = async () => String(await soFar(page).textContent()).replace(/[\u2068\u2069]/g, "");
      const place = await page.locator(".panels").boundingBox();
      await resign(page);
      assert.equal(await score(), "So far: Lan 0, Ana 1.");
      assert.deepEqual(await page.locator(".panels").boundingBox(), place, "nothing below moved");
      // A game that goes on after all is not counted.
      await press(page, "Undo");
      await after(page).waitFor({ state: "hidden" });
      await resign(page);
      assert.equal(await score(), "So far: Lan 0, Ana 1.");
      await page.reload();
      await after(page).waitFor();
      assert.equal(await score(), "So far: Lan 0, Ana 1.");
      await press(page, "Play again");
      await untilHeadline(page, "\u2068Lan\u2069 to move");
      assert.deepEqual(await movesOn(page), []);
      assert.ok(
        await page.evaluate(() => document.activeElement?.classList.contains("table-hole")),
        "focus on the board",
      );
      await resign(page);
      assert.equal(await score(), "So far: Lan 0, Ana 2.");
      await press(page, "Swap sides, play again");
      await untilHeadline(page, "\u2068Ana\u2069 to move");
      assert.equal(await sitter(page, "North"), "Lan");
      await resign(page);
      assert.equal(await score(), "So far: Ana 2, Lan 1.");
      await press(page, "Count anew");
      assert.equal(await score(), "");
    },
  );

  scene("two without names swap sides, and the score goes with them", { path: "#1/dakon//B.c" }, async ({ page }) => {
    await pace(page, "No animation");
    await resign(page);
    assert.equal(await soFar(page).textContent(), "So far: South 0, North 1.");
    await press(page, "Swap sides, play again");
    await untilHeadline(page, "South to move");
    await resign(page);
    assert.equal(await soFar(page).textContent(), "So far: South 1, North 1.");
  });

  scene("points add up where a game was counted", { path: "#1/al-manqala//C" }, async ({ page }) => {
    await pace(page, "No animation");
    await press(page, "Offer to split");
    await press(page, "Both agree");
    await after(page).waitFor();
    assert.equal(await soFar(page).textContent(), "So far: South 0, North 0, 1 draw. Points in all: 49 to 49.");
  });

  scene("the game can be looked through, and the end is come back to", { path: "#1/dakon//B.c" }, async ({ page }) => {
    await resign(page);
    await press(page, "Look through the game");
    await untilHeadline(page, "Looking back: the start");
    await after(page).waitFor({ state: "hidden" });
    await press(page, "One turn on");
    await untilHeadline(page, "Looking back: turn 1 of 2");
    await press(page, "Back to the game");
    await after(page).waitFor();
    assert.equal(await soFar(page).textContent(), "So far: South 0, North 1.");
  });

  scene("a link to a finished game is looked at, not counted", { path: "#1/dakon//B.c/resign-S" }, async ({ page }) => {
    await after(page).waitFor();
    assert.equal(await soFar(page).textContent(), "");
  });

  scene(
    "again means the same rules and the same beginning",
    { path: "#1/dakon;holes=5;first=1/N:1,1,1,1,1:1,1,1,1,0:20,21/" },
    async ({ page }) => {
      await pace(page, "No animation");
      const { record, offered } = await look(page);
      await byMouse(page, offered[0]);
      await resign(page);
      await press(page, "Play again");
      await page.waitForFunction((wanted) => decodeURIComponent(location.hash.slice(1)) === wanted, record);
      await boardTellsRecord(page);
    },
  );

  scene("a damaged score hurts nothing", { path: "#1/dakon//B.c", script: damage }, async ({ page }) => {
    await resign(page);
    assert.equal(await soFar(page).textContent(), "So far: South 0, North 1.");
  });
});

suite("between two rounds", (scene) => {
  const report = (/** @type {Page} */ page) => page.getByRole("region", { name: /^Round . is over/ });
  const ENDS = { path: "#1/san-yao//C.c.A.b.d.b.B.d.B.c.B.d.D.c.E.d.D.e.C.D.A", move: "B" };

  scene("what it came to can be read while the computer waits to open", { path: ENDS.path }, async ({ page }) => {
    await seat(page, "North", "Computer, easy");
    await pace(page, "Very fast");
    await byMouse(page, ENDS.move);
    await report(page).waitFor();
    const text = String(await report(page).textContent());
    assert.match(text, /Round 1 is over/);
    assert.match(text, /South 14, North 36/);
    assert.match(text, /érzi, “sons”/);
    assert.match(text, /lends/);
    assert.match(String(await page.locator(".told").textContent()), /South 14, North 36/);
    const { record } = await look(page);
    await untilHeadline(page, "Round 1 is over");
    assert.equal((await look(page)).record, record);
    // So does one that is seated only now, as after a link to this very moment.
    await seat(page, "North", "Person");
    await untilHeadline(page, "North to move");
    await seat(page, "North", "Computer, easy");
    await untilHeadline(page, "Round 1 is over");
    assert.equal((await look(page)).record, record);
    await press(page, "Go on");
    await page.waitForFunction((before) => decodeURIComponent(location.hash.slice(1)) !== before, record);
    assert.equal(await report(page).isVisible(), false);
  });

  scene(
    "on a phone, where nothing moves, it is gone on from within reach",
    { path: ENDS.path, context: { viewport: SIZES.phone, hasTouch: true, reducedMotion: "reduce" } },
    async ({ page }) => {
      await seat(page, "North", "Computer, easy");
      await byMouse(page, ENDS.move);
      const go = page.locator(".controls").getByRole("button", { name: "Go on" });
      await go.waitFor();
      await untilHeadline(page, "Round 1 is over");
      const { record } = await look(page);
      await go.tap();
      await page.waitForFunction((before) => decodeURIComponent(location.hash.slice(1)) !== before, record);
    },
  );

  scene("it goes when the next one has chosen, and with an undo", { path: ENDS.path }, async ({ page }) => {
    await pace(page, "No animation");
    await byMouse(page, ENDS.move);
    await report(page).waitFor();
    await press(page, "Undo");
    await report(page).waitFor({ state: "hidden" });
    await byMouse(page, ENDS.move);
    await report(page).waitFor();
    await byMouse(page, (await look(page)).offered[0]);
    await report(page).waitFor({ state: "hidden" });
  });
});

suite("a tap on what cannot be chosen", (scene) => {
  scene("the other row, an empty hole", { path: "#1/dakon//B.c.D.e" }, async ({ page }) => {
    const told = page.locator(".told");
    const { offered } = await look(page);
    const top = () => page.locator(".table").evaluate((one) => one.getBoundingClientRect().top + scrollY);
    const place = await top();
    await tapOn(page, "g");
    assert.equal(await told.textContent(), "That is North’s row.");
    await name(page, { North: "Ana" });
    await tapOn(page, "g");
    assert.match(String(await told.textContent()), /That is .Ana.’s row\./);
    const empty = [..."ABCDEFG"].find((cell) => !offered.includes(cell));
    await tapOn(page, String(empty));
    assert.equal(await told.textContent(), "There is nothing to sow there.");
    assert.equal(await top(), place);
    assert.equal((await movesOn(page)).length, 4);
  });

  scene("a row that must be fed", { path: "#1/al-manqala/S:1,0,0,0,0,0,3:0,0,0,0,0,0,0:48,46/" }, async ({ page }) => {
    await tapOn(page, "A");
    assert.match(String(await page.locator(".told").textContent()), /must give it a bead/);
  });
});

suite("an agreement to split", (scene) => {
  scene(
    "the computer declines when it expects more, and says so",
    { path: "#1/al-manqala//E.g.A.a.G.f.D.b" },
    async ({ page }) => {
      await seat(page, "North", "Computer, easy");
      await press(page, "Offer to split");
      await dialog(page).getByRole("button", { name: "Offer to split" }).click();
      await page.locator(".notice", { hasText: "expects more" }).waitFor();
      assert.equal((await movesOn(page)).length, 8);
    },
  );

  scene("nobody can agree for a friend elsewhere", { path: "#1/al-manqala//C.d" }, async ({ page }) => {
    await seat(page, "North", "Friend, by link");
    await openRest(page);
    await page.getByRole("button", { name: "Copy link" }).waitFor();
    assert.equal(await page.getByRole("button", { name: "Offer to split" }).count(), 0);
  });
});

function damage() {
  try {
    localStorage.setItem(
      "mancala:tally",
      '{"dakon":[{"sitters":"x"},null,7,{"sitters":["a","b"],"wins":[1],"points":[1,2]}]}',
    );
  } catch {
    // Not yet the page itself.
  }
}
