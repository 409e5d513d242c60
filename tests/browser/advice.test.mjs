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
  untilHeadline,
  untilMoves,
  untilUsable,
} from "./board.mjs";
import { SIZES, suite } from "./browser.mjs";
import { overhear } from "./preloads.mjs";

/** @typedef {import("playwright-core").Page} Page */

const NEAR_THE_END = "1/o-an-quan//Bl.ar.Dl.br.Dr.bl.Bl.el.Dr.er.Br.cl.Dl.al.Dl.dl.Dr.el.El";
const LONG =
  "1/al-manqala//A.a.A.b.A.c.A.d.A.e.G.b.A.a.F.a.B.c.A.g.E.g.C.g.B.f.B.a.E.g.A.a.B.c.A.b.A.d.A.c.E.d.D.g.D.b.A.a.E.a.F.f.A.b.C.d.B.e.C.a.F.a.B.c.C.e.D.g.E.f.F.a.G.e.B.b.D.c.F";
const ROUND = "1/san-yao;match=false/N:0,11,4,11,11:0,0,1,1,1:9,1:SSSSS,NNNNN";

/** @param {Page} page */
const hint = (page) => page.locator(".advised p").textContent();

/** @param {Page} page @param {RegExp} wanted */
async function untilHint(page, wanted) {
  await page.waitForFunction(
    ([source]) => new RegExp(source).test(document.querySelector(".advised:not([hidden]) p")?.textContent ?? ""),
    [wanted.source],
  );
}

/** Whether nothing is left of a hint. @param {Page} page */
async function untilGone(page) {
  await page.waitForFunction(
    () => !document.querySelector(".advised:not([hidden]), .hint-mark, .has-advice, [aria-describedby=hint-here]"),
  );
}

suite("a hint", (scene) => {
  scene(
    "is marked on the board and told once; a move takes it away",
    { path: `#${NEAR_THE_END}` },
    async ({ page }) => {
      await pace(page, "No animation");
      await press(page, "Hint");
      await untilHint(page, /^Hint: sow c towards b – it takes 2 pebbles from Q and D and ends the game/);
      assert.match((await hint(page)) ?? "", /South wins by 22 points with best play \(proven\)\.$/);
      assert.equal(await page.locator("[aria-live]").last().textContent(), await hint(page));
      assert.deepEqual(
        await page.locator(".hint-mark").evaluateAll((marks) => marks.map((mark) => mark.parentElement?.dataset.cell)),
        ["c"],
      );
      // South sits below, so North’s left is on the right.
      assert.equal(await page.locator(".hint-mark").getAttribute("data-way"), "right");
      const described = await page.locator(hole("c")).getAttribute("aria-describedby");
      assert.equal(await page.locator(`#${described}`).textContent(), "The hint: sow c towards b");
      await page.getByRole("button", { name: "Close" }).click();
      await untilGone(page);
      assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("data-deed")), "hint");
      await press(page, "Hint");
      await page.locator(".hint-mark").waitFor();
      await byMouse(page, "cl");
      await untilGone(page);
      assert.equal((await movesOn(page)).at(-1), "cl");
      await boardTellsRecord(page);
      // Nobody is to move.
      await untilUsable(page, "Hint", false);
    },
  );

  scene(
    "leaves a phone's page where it is, as long as all of it is seen",
    { path: `#${NEAR_THE_END}`, context: { viewport: SIZES.phone } },
    async ({ page }) => {
      // Without scrolling to it, as the helpers do.
      await page.locator('[data-deed="hint"]').evaluate((button) => /** @type {HTMLElement} */ (button).click());
      await untilHint(page, /proven/);
      await page.locator(".hint-mark").waitFor();
      const said = await page.locator(".advised p").boundingBox();
      const bar = await page.locator(".controls").boundingBox();
      assert.ok(said && bar && said.y + said.height <= bar.y, "above the bar");
      assert.equal(await page.evaluate(() => scrollY), 0);
    },
  );

  scene("is dropped by whatever happens while it is looked for", { path: "al-manqala/" }, async ({ page, url }) => {
    await seat(page, "North", "Computer, easy");
    await pace(page, "No animation");
    const search = async () => {
      await press(page, "Hint");
      await untilHint(page, /^Looking for a good move…$/);
    };
    await search();
    await byMouse(page, "B");
    await untilGone(page);
    await untilMoves(page, 2);
    await untilHeadline(page, "Your turn");
    assert.deepEqual((await movesOn(page)).length, 2);
    await search();
    await press(page, "Undo");
    await untilGone(page);
    await search();
    await page.goto(`${url}#${ROUND}/`);
    await page.locator(hole("e")).waitFor();
    await untilGone(page);
    // The game that came has its own, at once.
    await seat(page, "North", "Person");
    await press(page, "Hint");
    await untilHint(
      page,
      /^Hint: sow d – it takes 11 stones from B\. .* wins? by 12 points with best play \(proven\)\.$/,
    );
    assert.equal(await page.locator(".hint-mark").getAttribute("data-way"), "");
    // A friend elsewhere is not to be played against with its help.
    await seat(page, "South", "Friend, by link");
    await untilGone(page);
    await untilUsable(page, "Hint", false);
  });

  scene(
    "comes without a thread, and what does not come says so",
    {
      path: `#${ROUND}/`,
      context: { viewport: SIZES.phone },
      script: () => Reflect.deleteProperty(window, "Worker"),
      expected: /Failed to load resource|ERR_FAILED/,
    },
    async ({ page }) => {
      const ask = () => press(page, "Hint");
      await page.route("**/advice/hint.js", (route) => route.abort());
      await ask();
      await page.getByText("A part of this page could not be loaded.").waitFor();
      await page.unroute("**/advice/hint.js");
      await page.reload();
      await page.locator(hole("e")).waitFor();
      await ask();
      await untilHint(page, /^Hint: sow d – /);
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
      await byMouse(page, "d");
      await untilGone(page);
    },
  );
});

suite("who is ahead", (scene) => {
  scene("is told while it is wanted, and remembered", { path: `#${ROUND}/` }, async ({ page }) => {
    const outlook = page.locator(".outlook");
    await pace(page, "No animation");
    await press(page, "Settings");
    await page.getByLabel("Tell who is ahead while playing").check();
    await page.keyboard.press("Escape");
    await outlook.getByText("Outlook: South wins by 12 points with best play (proven)").waitFor();
    await byMouse(page, "c");
    await outlook.getByText("Outlook: South wins by 24 points with best play (proven)").waitFor();
    await page.reload();
    await outlook.getByText("Outlook: South wins by 24 points with best play (proven)").waitFor();
    await press(page, "Settings");
    await page.getByLabel("Tell who is ahead while playing").uncheck();
    await page.keyboard.press("Escape");
    await outlook.waitFor({ state: "detached" });
  });

  scene(
    "it rests while a turn is told, on the computer's turn and where the tab is hidden, and goes on after",
    { path: "al-manqala/", script: overhear },
    async ({ page }) => {
      /** @param {string[]} wanted */
      const untilTold = (wanted) =>
        page.waitForFunction(
          (orders) => JSON.stringify(/** @type {any} */ (window).advice.orders) === orders,
          JSON.stringify(wanted),
        );
      const told = () => page.evaluate(() => /** @type {any} */ (window).advice);
      const start = "1/al-manqala//";
      await seat(page, "North", "Computer, easy");
      await pace(page, "Slow");
      await press(page, "Settings");
      await page.getByLabel("Tell who is ahead while playing").check();
      await page.keyboard.press("Escape");
      await untilTold([start]);
      await page.locator(".outlook").getByText("a guess after").waitFor();
      await page.evaluate(seen, false);
      await untilTold([start, "cancel"]);
      await page.evaluate(seen, true);
      await untilTold([start, "cancel", start]);
      await byMouse(page, "C");
      await press(page, "Pause");
      await untilHeadline(page, "You sow");
      await untilTold([start, "cancel", start, "cancel"]);
      await press(page, "Skip");
      await untilHeadline(page, "The computer waits: paused");
      assert.deepEqual((await told()).orders, [start, "cancel", start, "cancel"]);
      await press(page, "Play");
      await untilMoves(page, 2);
      await untilUsable(page, "Skip", true);
      assert.deepEqual((await told()).orders, [start, "cancel", start, "cancel"]);
      await press(page, "Skip");
      const { record } = await look(page);
      await untilTold([start, "cancel", start, "cancel", record]);
      await press(page, "Undo");
      await untilTold([start, "cancel", start, "cancel", record, "cancel", start]);
      // In another thread's time: each was answered once, and never again.
      await page.waitForFunction(() => /** @type {any} */ (window).advice.answers.at(-1) === "progress 4");
      const { answers, ended } = await told();
      assert.deepEqual(
        answers.filter((/** @type {string} */ answer) => !answer.startsWith("progress")),
        ["cancelled 1", "cancelled 2", "cancelled 3"],
      );
      for (const id of [1, 2, 3]) assert.ok(answers.lastIndexOf(`progress ${id}`) < answers.indexOf(`cancelled ${id}`));
      assert.equal(ended, 0);
    },
  );
});

suite("the mistakes of a game", (scene) => {
  scene("are found, marked beside the moves and led to", { path: `#${ROUND}/c.C` }, async ({ page }) => {
    await pace(page, "No animation");
    await press(page, "Study");
    await page.getByRole("tab", { name: "Mistakes" }).click();
    await press(page, "Find mistakes");
    await page
      .locator(".mistakes")
      .getByText("North: the best move 0 times out of 1 (0%); points lost per move: 12")
      .waitFor();
    const mark = page.locator(".moves ol button").first();
    const told = "Blunder: 12 points lost. Better: d. South wins by 12 points with best play (proven).";
    assert.equal(await mark.locator(".lost").textContent(), " ??");
    assert.ok((await mark.getAttribute("aria-label"))?.endsWith(`. ${told}`));
    const { record } = await look(page);
    await page.getByRole("button", { name: `Move 1, North: c ${told}` }).click();
    await untilHeadline(page, "Looking back: the start");
    assert.equal(await page.locator(".hint-mark").evaluate((mark) => mark.parentElement?.dataset.cell), "d");
    assert.equal((await look(page)).record, record);
    // What was found stays with its moves.
    await press(page, "Back to the game");
    await untilGone(page);
    await press(page, "Undo");
    await press(page, "Redo");
    await page.locator(".moves .lost").first().waitFor();
  });

  scene("after a game they are one press away, and can be stopped", { path: `#${LONG}` }, async ({ page }) => {
    await press(page, "Find mistakes");
    // The last moves come first: of the long way back there is enough left to be stopped.
    await page.locator(".mistakes h2").first().waitFor();
    await press(page, "Stop");
    await page.getByRole("button", { name: "Go on" }).waitFor();
    const [, done] = /^(\d+) of 79 moves$/.exec((await page.locator(".mistakes .count").textContent()) ?? "") ?? [];
    assert.ok(Number(done) > 0 && Number(done) < 79);
    // Another line of the game ends the search of this one.
    await press(page, "Go on");
    await press(page, "Undo");
    await page.locator(".mistakes progress[hidden]").waitFor({ state: "attached" });
    await boardTellsRecord(page);
  });
});

/** The tab comes to the front, or goes to the back. @param {boolean} front */
function seen(front) {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => !front });
  document.dispatchEvent(new Event("visibilitychange"));
}
