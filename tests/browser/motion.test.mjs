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
  untilMoves,
} from "./board.mjs";
import { suite } from "./browser.mjs";
import { LONG } from "./games.mjs";

/** Keeps every line that stood above the board, and counts what is drawn in the air over it. */
function witness() {
  const page = /** @type {any} */ (window);
  page.headlines = [];
  page.flights = 0;
  new MutationObserver(() => {
    const text = document.querySelector(".headline")?.textContent;
    if (text && page.headlines.at(-1) !== text) page.headlines.push(text);
  }).observe(document, { subtree: true, childList: true, characterData: true });
  const { drawImage } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.drawImage = function (/** @type {any[]} */ ...what) {
    if (this.canvas instanceof HTMLCanvasElement && this.canvas.classList.contains("table-air")) page.flights += 1;
    return /** @type {any} */ (drawImage).apply(this, what);
  };
}

/** @param {import("playwright-core").Page} page */
const seen = (page) =>
  page.evaluate(() => {
    const { headlines, flights } = /** @type {any} */ (window);
    return { headlines, flights, told: document.querySelector(".told")?.textContent ?? "" };
  });

const still = /** @type {const} */ ({ reducedMotion: "reduce" });

suite("motion", (scene) => {
  scene("without reduced motion seeds fly", { ...LONG, script: witness }, async ({ page }) => {
    await byMouse(page, LONG.move);
    await page.waitForFunction(() => /** @type {any} */ (window).flights > 0);
    assert.ok((await seen(page)).headlines.includes("South sows"));
  });

  scene("the mover's plate stays marked while seeds travel", LONG, async ({ page }) => {
    const marked = page.locator(".plate.to-move .side");
    await pace(page, "Slow");
    await byMouse(page, LONG.move);
    await untilHeadline(page, "South sows");
    assert.match((await marked.textContent()) ?? "", /^South$/);
    await press(page, "Skip");
    await untilHeadline(page, "North to move");
    assert.match((await marked.textContent()) ?? "", /^North$/);
  });

  scene(
    "with reduced motion nothing flies, and words tell what happened",
    { ...LONG, script: witness, context: still },
    async ({ page }) => {
      await byMouse(page, LONG.move);
      await untilHeadline(page, "North to move");
      const { flights, told } = await seen(page);
      assert.equal(flights, 0);
      assert.match(told, /^South sowed \d+ seeds from E, going on \d+ times/);
      await boardTellsRecord(page);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      assert.equal((await seen(page)).flights, 0);
    },
  );

  scene(
    "with reduced motion against the computer, both moves are told",
    { path: "al-manqala/", context: still, script: witness },
    async ({ page }) => {
      await seat(page, "North", "Computer, easy");
      await byMouse(page, "C");
      await untilMoves(page, 2);
      await untilHeadline(page, "Your turn");
      const { flights, told } = await seen(page);
      assert.equal(flights, 0);
      assert.match(told, /^The computer sowed \d+ beads from [a-g]/);
      await boardTellsRecord(page);
    },
  );

  scene(
    "while seeds fly the ground is left alone, and only the cells that change are painted",
    { ...LONG, script: countPaints },
    async ({ page }) => {
      await byMouse(page, LONG.move);
      await page.waitForFunction(() => /** @type {any} */ (window).cells > 0);
      await page.evaluate(() => Object.assign(window, { cells: 0, ground: 0, most: 0 }));
      await page.waitForFunction(() => /** @type {any} */ (window).cells > 20);
      const { ground, most } = await page.evaluate(() => {
        const { ground, most } = /** @type {any} */ (window);
        return { ground, most };
      });
      assert.equal(ground, 0);
      assert.ok(most > 0 && most <= 4, `${most} cells in one frame`);
    },
  );

  scene(
    "nothing is drawn and nothing is scheduled while nothing moves",
    { path: "#1/dakon//", script: countFrames },
    async ({ page }) => {
      await pace(page, "Very fast");
      await byMouse(page, "B");
      await untilHeadline(page, "North to move");
      await settled(page);
      // Two frames of the test's own pass; the page asks for none.
      const asked = await page.evaluate(async () => {
        const page = /** @type {any} */ (window);
        const before = page.frames;
        for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => page.frame(resolve));
        return page.frames - before;
      });
      assert.equal(asked, 0);
      assert.deepEqual(await movesOn(page), ["B"]);
      assert.equal((await look(page)).headline, "North to move");
    },
  );
});

/** Frames that the page asks for; the test's own go past the count. */
function countFrames() {
  const page = /** @type {any} */ (window);
  page.frame = requestAnimationFrame.bind(window);
  page.frames = 0;
  window.requestAnimationFrame = (run) => {
    // Waiting for a condition asks for frames as well, from outside of the page's scripts.
    if (/\/www\//.test(new Error().stack ?? "")) page.frames += 1;
    return page.frame(run);
  };
}

/** Strokes on the ground; cells painted in frames, and the most in one of them. */
function countPaints() {
  const page = /** @type {any} */ (window);
  Object.assign(page, { cells: 0, ground: 0, most: 0 });
  let now = 0;
  const request = requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (run) =>
    request((time) => {
      now = 0;
      run(time);
      page.cells += now;
      page.most = Math.max(page.most, now);
    });
  const { prototype } = CanvasRenderingContext2D;
  for (const name of /** @type {const} */ (["fill", "fillRect", "stroke", "drawImage", "clearRect"])) {
    const draw = prototype[name];
    prototype[name] = /** @type {any} */ (
      function (/** @type {any} */ ...what) {
        const { classList } = /** @type {HTMLCanvasElement} */ (this.canvas);
        if (classList?.contains("table-ground")) page.ground += 1;
        if (name === "clearRect" && classList?.contains("table-still")) now += 1;
        return /** @type {any} */ (draw).apply(this, what);
      }
    );
  }
}
