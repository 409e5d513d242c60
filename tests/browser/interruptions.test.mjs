// Whatever moves on the board may be dropped at any moment: what the board then shows is what the record says.

import assert from "node:assert/strict";

import {
  boardTellsRecord,
  byMouse,
  hole,
  look,
  movesOn,
  pace,
  press,
  seat,
  settled,
  untilHeadline,
  untilMoves,
  untilUsable,
} from "./board.mjs";
import { suite } from "./browser.mjs";
import { LONG } from "./games.mjs";

suite("seeds that travel, interrupted", (scene) => {
  /** @param {import("playwright-core").Page} page */
  async function midway(page) {
    await pace(page, "Slow");
    await byMouse(page, LONG.move);
    // On a slow machine the animation may come too late to be waited for, unless the game is paused.
    await press(page, "Pause");
    await untilHeadline(page, "South sows");
    await stepOn(page);
    await press(page, "Play");
    await untilUsable(page, "Skip", true);
  }

  scene("by undo", LONG, async ({ page }) => {
    await midway(page);
    await press(page, "Undo");
    await untilHeadline(page, "South to move");
    assert.deepEqual(await movesOn(page), ["F", "g"]);
    await untilUsable(page, "Skip", false);
    await boardTellsRecord(page);
    await press(page, "Redo");
    await untilHeadline(page, "North to move");
    assert.deepEqual(await movesOn(page), LONG.after);
    await boardTellsRecord(page);
  });

  scene("by a new game", LONG, async ({ page }) => {
    await midway(page);
    await press(page, "New game");
    await page.getByRole("dialog").getByRole("button", { name: "Begin" }).click();
    await page.waitForFunction(() => location.hash === "#dakon");
    await untilHeadline(page, "South to move");
    await untilUsable(page, "Skip", false);
    await boardTellsRecord(page);
    await page.goBack();
    await untilHeadline(page, "North to move");
    assert.deepEqual(await movesOn(page), LONG.after);
    await boardTellsRecord(page);
  });

  scene("by another game", LONG, async ({ page }) => {
    await midway(page);
    await page.getByRole("link", { name: "Sàn Yáo" }).click();
    await page.waitForFunction(() => location.hash === "#san-yao");
    await untilUsable(page, "Skip", false);
    await boardTellsRecord(page);
  });

  scene("by the page being hidden", LONG, async ({ page }) => {
    await midway(page);
    await page.evaluate(hide);
    await untilHeadline(page, "North to move");
    assert.deepEqual(await movesOn(page), LONG.after);
    await boardTellsRecord(page);
    // A hidden page goes on without motion.
    await byMouse(page, "b");
    await untilMoves(page, 4);
    await settled(page);
    await boardTellsRecord(page);
  });

  scene("by stillness being asked for", LONG, async ({ page }) => {
    await midway(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await untilHeadline(page, "North to move");
    await boardTellsRecord(page);
  });

  scene("by a pause, step by step, and on again", LONG, async ({ page }) => {
    await pace(page, "Slow");
    await byMouse(page, LONG.move);
    await press(page, "Pause");
    await untilHeadline(page, "South sows");
    for (const what of ["one", "another"]) {
      await stepOn(page);
      assert.equal((await look(page)).headline, "South sows", what);
    }
    // Nobody is told the count before it is reached.
    const points = page.locator(".plate .points");
    const early = await points.allTextContents();
    await press(page, "Skip");
    await untilHeadline(page, "North to move");
    assert.notDeepEqual(await points.allTextContents(), early);
    await boardTellsRecord(page);
    // The pause was of that turn: the next one is not held back by it.
    await untilUsable(page, "Pause", false);
    await byMouse(page, "b");
    await untilUsable(page, "Pause", true);
  });

  scene("by steps back to its beginning, and forward again", LONG, async ({ page }) => {
    await pace(page, "Slow");
    const start = await shown(page);
    await byMouse(page, LONG.move);
    await press(page, "Pause");
    await untilHeadline(page, "South sows");
    while ((await shown(page)) !== start) await press(page, "Step back");
    await press(page, "Step back");
    assert.equal(await shown(page), start);
    const seen = [start];
    for (let steps = 0; steps < 4; steps += 1) {
      await press(page, "One step");
      await page.waitForFunction((text) => document.querySelector(".table-badges")?.textContent !== text, seen.at(-1));
      seen.push(await shown(page));
    }
    for (const before of seen.slice(0, -1).reverse()) {
      await press(page, "Step back");
      assert.equal(await shown(page), before);
    }
    await press(page, "Skip");
    await untilHeadline(page, "North to move");
    await boardTellsRecord(page);
  });

  const chain = { path: "#1/dakon;holes=5/N:2,2,2,2,2:0,0,0,2,1:18,19/" };
  scene("by one skip of all that the computer does in a row", chain, async ({ page }) => {
    await pace(page, "Slow");
    await seat(page, "North", "Computer, fair");
    await untilUsable(page, "Skip", true);
    const told = await page.evaluate(async () => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const skip = [...document.querySelectorAll("button")].find((button) => button.textContent === "Skip");
      const headline = () => document.querySelector(".headline")?.textContent ?? "";
      let frames = 0;
      skip?.click();
      do {
        await frame();
        if (!skip?.hasAttribute("aria-disabled")) frames += 1;
      } while (/is thinking|sows/.test(headline()));
      return { frames, headline: headline() };
    });
    assert.equal(told.frames, 0, told.headline);
    assert.ok((await movesOn(page)).length > 1);
    await boardTellsRecord(page);
  });

  scene("a step asked for before the animation has been fetched is not lost", LONG, async ({ page }) => {
    /** @type {() => void} */
    let fetched = () => {};
    const asked = new Promise((resolve) => {
      page.route("**/table/telling.js", (route) => {
        fetched = () => void route.continue();
        resolve(null);
      });
    });
    await byMouse(page, LONG.move);
    await press(page, "Pause");
    await asked;
    const before = await shown(page);
    await press(page, "One step");
    assert.equal(await shown(page), before);
    fetched();
    await page.waitForFunction((text) => document.querySelector(".table-badges")?.textContent !== text, before);
    assert.equal((await look(page)).headline, "South sows");
  });

  scene("by a change of the window's size, which it survives", LONG, async ({ page }) => {
    await midway(page);
    await page.setViewportSize({ width: 400, height: 800 });
    await page.waitForFunction(() => document.querySelector(".table")?.classList.contains("is-upright"));
    await untilHeadline(page, "South sows");
    await press(page, "Skip");
    await untilHeadline(page, "North to move");
    await boardTellsRecord(page);
  });
});

suite("a computer that thinks, interrupted", (scene) => {
  const path = "al-manqala/";

  /** @param {import("playwright-core").Page} page */
  async function thinking(page) {
    await pace(page, "No animation");
    await byMouse(page, "C");
    await untilHeadline(page, "The computer is thinking");
  }

  /** Lets the answers go that were held back, and those that come from now on. @param {import("playwright-core").Page} page */
  const release = (page) => page.evaluate(() => /** @type {any} */ (window).release());

  /** @param {import("playwright-core").Page} page */
  const cancelled = (page) => page.evaluate(() => /** @type {any} */ (window).cancelled);

  scene("by undo: its answer is never played", { path, script: holdBack }, async ({ page }) => {
    await thinking(page);
    await page.waitForFunction(() => /** @type {any} */ (window).held() > 0);
    await press(page, "Undo");
    await untilHeadline(page, "Your turn");
    await release(page);
    await byMouse(page, "E");
    await untilMoves(page, 2);
    await untilHeadline(page, "Your turn");
    const moves = await movesOn(page);
    assert.equal(moves.length, 2);
    assert.equal(moves[0], "E");
    assert.ok((await cancelled(page)) >= 1);
    await boardTellsRecord(page);
  });

  scene("by a new game: its answer is never played", { path, script: holdBack }, async ({ page }) => {
    await thinking(page);
    await page.waitForFunction(() => /** @type {any} */ (window).held() > 0);
    await press(page, "New game");
    await page.getByRole("dialog").getByRole("button", { name: "Begin" }).click();
    await untilHeadline(page, "Your turn");
    await release(page);
    await byMouse(page, "B");
    await untilMoves(page, 2);
    await untilHeadline(page, "Your turn");
    const moves = await movesOn(page);
    assert.equal(moves.length, 2);
    assert.equal(moves[0], "B");
    await boardTellsRecord(page);
  });

  scene("by another player on its seat", { path, script: holdBack }, async ({ page }) => {
    await thinking(page);
    await page.waitForFunction(() => /** @type {any} */ (window).held() > 0);
    await seat(page, "North", "Person");
    await untilHeadline(page, "North to move");
    await release(page);
    await byMouse(page, (await look(page)).offered[0]);
    await untilHeadline(page, "South to move");
    assert.equal((await movesOn(page)).length, 2);
    await boardTellsRecord(page);
  });

  scene("deep in a long thought, which then ends", { path }, async ({ page }) => {
    await seat(page, "North", "Computer, strongest");
    await thinking(page);
    await press(page, "Undo");
    await untilHeadline(page, "Your turn");
    await seat(page, "North", "Computer, easy");
    await byMouse(page, "D");
    await untilMoves(page, 2);
    await untilHeadline(page, "Your turn");
    const moves = await movesOn(page);
    assert.equal(moves.length, 2);
    assert.equal(moves[0], "D");
  });

  scene("by a pause: it waits until the game goes on", { path, script: holdBack }, async ({ page }) => {
    await thinking(page);
    await press(page, "Pause");
    await untilHeadline(page, "The computer waits: paused");
    await release(page);
    await press(page, "Play");
    await untilMoves(page, 2);
    await untilHeadline(page, "Your turn");
    await page.locator(`${hole("A")}`).waitFor();
  });
});

/** Two steps, as the first may be the rest of a lift, which no count tells. @param {import("playwright-core").Page} page */
async function stepOn(page) {
  await untilUsable(page, "One step", true);
  const before = await shown(page);
  await press(page, "One step");
  await press(page, "One step");
  await page.waitForFunction((text) => document.querySelector(".table-badges")?.textContent !== text, before);
}

/** The whole text of the counts. @param {import("playwright-core").Page} page */
function shown(page) {
  return page.locator(".table-badges").textContent();
}

/** The page goes out of sight, as when another tab is chosen. */
function hide() {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => true });
  Object.defineProperty(document, "visibilityState", { configurable: true, get: () => "hidden" });
  document.dispatchEvent(new Event("visibilitychange"));
}

/** Answers of the computer wait until the test lets them go; what the page takes back is counted. */
function holdBack() {
  /** @type {(() => void)[] | null} */
  let waiting = [];
  const page = /** @type {any} */ (window);
  page.held = () => waiting?.length ?? 0;
  page.cancelled = 0;
  page.release = () => {
    for (const go of waiting ?? []) go();
    waiting = null;
  };
  const { addEventListener, postMessage } = Worker.prototype;
  Worker.prototype.addEventListener = function (/** @type {string} */ type, /** @type {any} */ hear, ...rest) {
    if (type !== "message") return addEventListener.call(this, type, hear, ...rest);
    const late = (/** @type {any} */ event) => {
      if (waiting && event.data.kind === "done") waiting.push(() => hear(event));
      else hear(event);
    };
    return addEventListener.call(this, type, late, ...rest);
  };
  Worker.prototype.postMessage = function (/** @type {any} */ order, ...rest) {
    if (order.kind === "cancel") page.cancelled += 1;
    return postMessage.call(this, order, ...rest);
  };
}
