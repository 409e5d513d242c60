// Before choosing, pointing at a hole shows where its sowing ends; what is shown and told is the engine's.

import assert from "node:assert/strict";

import { arrow, byMouse, focusedCell, hole, movesOn, pace, press, spot, tabToBoard, untilMoves } from "./board.mjs";
import { SIZES, suite } from "./browser.mjs";

const START = "#1/dakon//";

/** What is painted on the board, once anything is. @param {import("playwright-core").Page} page */
async function picture(page) {
  await page.waitForFunction(() =>
    document.querySelector(".table")?.getAttribute("style")?.includes("--table-badge-ink"),
  );
  return page.evaluate(() => /** @type {HTMLCanvasElement} */ (document.querySelector(".table-still")).toDataURL());
}

/** @param {import("playwright-core").Page} page @param {string} before */
const untilOther = (page, before) =>
  page.waitForFunction(
    (known) => /** @type {HTMLCanvasElement} */ (document.querySelector(".table-still")).toDataURL() !== known,
    before,
  );

/** @param {"off" | "lap" | "turn"} ends */
const habit = (ends) => `localStorage.setItem("mancala:habits", '{"ends":"${ends}"}')`;

/** @param {import("playwright-core").Page} page */
async function toldOn(page) {
  const hint = page.locator(".table-hint");
  await page.keyboard.press("?");
  await page.waitForFunction(() => /lap|never/.test(document.querySelector(".table-hint")?.textContent ?? ""));
  return hint.textContent();
}

suite("pointing at a hole", (scene) => {
  for (const ends of /** @type {const} */ (["lap", "turn"])) {
    scene(`by mouse: shown (${ends}), and gone with the mouse`, { path: null }, async ({ page, go }) => {
      await page.addInitScript(habit(ends));
      await go(START);
      const before = await picture(page);
      const { x, y } = await spot(page, hole("F"));
      await page.mouse.move(x, y);
      await untilOther(page, before);
      await page.mouse.move(2, 2);
      await page.waitForFunction(
        (known) => /** @type {HTMLCanvasElement} */ (document.querySelector(".table-still")).toDataURL() === known,
        before,
      );
    });
  }

  scene("by mouse: nothing where it is turned off", { path: null }, async ({ page, requests, go }) => {
    await page.addInitScript(habit("off"));
    await go(START);
    const before = await picture(page);
    const { x, y } = await spot(page, hole("F"));
    await page.mouse.move(x, y);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    assert.equal(await picture(page), before);
    assert.ok(!requests.some((request) => request.url().endsWith("pointing.js")));
  });

  scene("asked for by key before it is fetched: told when it is", { path: START }, async ({ page }) => {
    /** @type {(value?: unknown) => void} */
    let release = () => {};
    const held = new Promise((resolve) => {
      release = resolve;
    });
    await page.route("**/pointing.js", async (route) => {
      await held;
      await route.continue();
    });
    await tabToBoard(page);
    await page.keyboard.press("?");
    release();
    await page.waitForFunction(() => /lap|never/.test(document.querySelector(".table-hint")?.textContent ?? ""));
  });

  scene(
    "a sowing of millions of laps is worked out beside the page",
    { path: "#1/san-yao;match=false/S:4,0,6,9,4:5,9,5,0,8:0,0:SSSSS,NNNNN/", script: countPreviews },
    async ({ page }) => {
      const { x, y } = await spot(page, hole("A"));
      await page.mouse.move(x, y);
      await page.waitForFunction(() => document.querySelector(".told")?.textContent?.includes("would never end"));
      assert.equal(await page.evaluate(() => /** @type {any} */ (window).previews), 1);
    },
  );

  scene("the line below the board says it meanwhile, unheard", { path: null }, async ({ page, go }) => {
    await page.addInitScript(habit("lap"));
    await go(START);
    const told = page.locator(".told");
    const before = await told.textContent();
    const { x, y } = await spot(page, hole("F"));
    await page.mouse.move(x, y);
    await page.waitForFunction(() => document.querySelector(".told")?.textContent?.startsWith("F: the first lap ends"));
    assert.doesNotMatch((await told.textContent()) ?? "", /brings/, "no more than is marked");
    assert.equal(await page.locator(".table-hint").textContent(), "");
    assert.equal(await told.evaluate((line) => line.closest("[aria-live], [role=status]")), null);
    await page.mouse.move(2, 2);
    await page.waitForFunction((known) => document.querySelector(".told")?.textContent === known, before);
  });

  for (const ends of /** @type {const} */ (["off", "lap"])) {
    scene(`the line below the board asks for the direction (${ends})`, { path: null }, async ({ page, go }) => {
      await page.addInitScript(habit(ends));
      await go("#1/o-an-quan//");
      const told = page.locator(".told");
      const before = await told.textContent();
      await page.locator(hole("C")).hover();
      // What points is fetched by the first hover; had it come after the key, it would look where the focus is.
      if (ends === "lap")
        await page.waitForFunction((known) => document.querySelector(".told")?.textContent !== known, before);
      await page.locator(hole("C")).click();
      await page.waitForFunction(() => document.querySelector(".told")?.textContent === "C: towards B or D?");
      await page.mouse.move(2, 2);
      await page.keyboard.press("Escape");
      await page.waitForFunction((known) => document.querySelector(".told")?.textContent === known, before);
    });
  }

  scene("nothing is left of it when the move is played", { path: START }, async ({ page }) => {
    await pace(page, "No animation");
    await byMouse(page, "A");
    await untilMoves(page, 1);
    await page.mouse.move(2, 2);
    const marked = await picture(page);
    await page.reload();
    await page.locator(".table-hole").first().waitFor();
    assert.deepEqual(await movesOn(page), ["A"]);
    await page.waitForFunction(
      (known) => /** @type {HTMLCanvasElement} */ (document.querySelector(".table-still")).toDataURL() === known,
      marked,
    );
  });

  scene("by keys: shown where the focus is, told when asked for", { path: START }, async ({ page }) => {
    const before = await picture(page);
    await tabToBoard(page);
    await untilOther(page, before);
    assert.equal(await page.locator(".table-hint").textContent(), "");
    while ((await focusedCell(page)) !== "F") await page.keyboard.press("ArrowRight");
    assert.equal(
      await toldOn(page),
      "F: the first lap ends in e. The last one falls into F; the turn brings 9 points.",
    );
    await page.keyboard.press("A");
    await untilMoves(page, 1);
  });

  scene("by keys: both ways of a square, or the one of an arrow", { path: "#1/o-an-quan//" }, async ({ page }) => {
    await tabToBoard(page);
    await page.keyboard.press("c");
    await page.keyboard.press("C");
    await page.locator(arrow("r")).waitFor();
    assert.match((await toldOn(page)) ?? "", /^C towards B: the first lap ends in d\. .* C towards D: .* in b\. /);
    await page.evaluate(() => document.querySelector(".table-hint")?.replaceChildren());
    await page.locator(arrow("r")).focus();
    assert.match((await toldOn(page)) ?? "", /^C towards D: [^:]+$/);
  });

  scene(
    "of a sowing that never ends",
    { path: "#1/san-yao;match=false/S:1,0,1,0,1:0,1,0,2,1:22,21:SSSSS,NNNNN/" },
    async ({ page }) => {
      const before = await picture(page);
      await tabToBoard(page);
      await untilOther(page, before);
      assert.equal(await toldOn(page), "A: this sowing would never end.");
    },
  );

  const context = { viewport: SIZES.phone, hasTouch: true, isMobile: true };
  scene("by a finger that stays; lifted, it plays as ever", { path: START, context }, async ({ page, context }) => {
    await pace(page, "No animation");
    const { x, y } = await spot(page, hole("B"));
    const before = await picture(page);
    const session = await context.newCDPSession(page);
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
    await untilOther(page, before);
    assert.deepEqual(await movesOn(page), []);
    await session.send("Input.dispatchTouchEvent", { type: "touchCancel", touchPoints: [] });
    await page.waitForFunction(
      (known) => /** @type {HTMLCanvasElement} */ (document.querySelector(".table-still")).toDataURL() === known,
      before,
    );
    await page.touchscreen.tap(x, y);
    await untilMoves(page, 1);
    assert.deepEqual(await movesOn(page), ["B"]);
  });
});

suite("settings", (scene) => {
  scene("are seen at once and kept", { path: START }, async ({ page }) => {
    const counts = page.locator(".table-badges");
    await press(page, "Settings");
    await page.getByLabel("Counts beside the holes").uncheck();
    await page.getByLabel("Show where a sowing ends").selectOption({ label: "The whole turn" });
    assert.match((await counts.getAttribute("class")) ?? "", /is-uncounted/);
    await page.keyboard.press("Escape");
    await page.reload();
    await page.locator(".table-badges.is-uncounted").waitFor({ state: "attached" });
    await press(page, "Settings");
    assert.equal(await page.getByLabel("Counts beside the holes").isChecked(), false);
    assert.equal(await page.getByLabel("Show where a sowing ends").inputValue(), "turn");
  });

  scene("turned on, after a mouse has been on the board", { path: null }, async ({ page, go }) => {
    await page.addInitScript(habit("off"));
    await go(START);
    const { x, y } = await spot(page, hole("F"));
    await page.mouse.move(x, y);
    await press(page, "Settings");
    await page.getByLabel("Show where a sowing ends").selectOption({ label: "Its first lap" });
    await page.keyboard.press("Escape");
    await page.mouse.move(2, 2);
    await page.mouse.move(x, y);
    await page.waitForFunction(() => document.querySelector(".told")?.textContent?.startsWith("F: the first lap ends"));
  });
});

/** What other threads are asked of moves that might be played. */
function countPreviews() {
  const page = /** @type {any} */ (window);
  page.previews = 0;
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (/** @type {any} */ message, /** @type {any} */ ...rest) {
    if (message.kind === "preview") page.previews += 1;
    return postMessage.call(this, message, ...rest);
  };
}
