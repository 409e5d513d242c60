// Lessons in clumsy hands: asked again and again, left half-way, made of what cannot be read. Nothing of a teacher's
// work is lost, and nothing wrong is said.

import assert from "node:assert/strict";

import { writeLink } from "../../www/lessons/list.js";
import { Game } from "../node/module.mjs";
import { suite } from "./browser.mjs";
import { linkTo, painted, press, push, room, said, still, turnTo } from "./classroom.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** @param {Page} page */
const piles = (page) => page.locator(".table-badges").first().textContent();

/** Few seeds are left: what is best is proven at once. */
const LATE = "1/dakon/S:1,0,1,0,0,0,2:1,0,1,0,0,0,0:47,45/";

suite("a question is asked again as it was", (scene) => {
  /** @type {[name: string, lesson: object, right: string[]][]} by the moves that answer it */
  const kinds = [
    ["the best move", { at: LATE, ask: "best", plies: 1 }, ["A"]],
    ["the best move, of a record with turns", { at: `${LATE}A.a`, ask: "best", plies: 1 }, []],
    ["a turn, of a record with turns", { at: "1/dakon//A.B", ask: "reach", points: 1 }, []],
    ["a win, of a record with turns", { at: "1/al-manqala//C.d", ask: "win" }, []],
    ["what brings most, of a record with turns", { at: "1/san-yao//A.a", ask: "most" }, []],
  ];
  for (const [name, lesson, right] of kinds) {
    scene(name, { path: null, context: still }, async ({ page, url }) => {
      const game = Game.parse(lesson.at);
      const { holes } = game.position();
      await page.goto(`${url}${room}${await linkTo([lesson])}`);
      await painted(page);
      const before = await piles(page);
      const shown = (
        await page
          .locator(".table-hole")
          .evaluateAll((all) => all.map((one) => Number(one.getAttribute("aria-label")?.match(/\d+/)?.[0] ?? 0)))
      ).filter((count) => count > 0);
      assert.deepEqual(
        [...shown].sort(),
        holes
          .flat()
          .filter((/** @type {number} */ count) => count > 0)
          .sort(),
      );
      for (const answer of [right, null]) {
        if (answer) await press(page, ...answer);
        else await push(page, "Show the solution");
        if (answer?.length !== 0)
          await page.locator(".said", { hasText: /Right|solution|gets there|brings/ }).waitFor();
        if (answer?.length !== 0) await push(page, "Try again");
        assert.equal(await piles(page), before);
      }
    });
  }

  scene(
    "one that the engine cannot prove says so, also when its solution is asked for",
    { path: null, context: still },
    async ({ page, url }) => {
      await page.goto(`${url}${room}${await linkTo([{ at: "1/dakon//", ask: "best", plies: 1 }])}`);
      await painted(page);
      await push(page, "Show the solution");
      await said(page, "The engine cannot prove the answer.");
    },
  );

  scene("a lesson that was left says nothing into the next", { path: null, context: still }, async ({ page, url }) => {
    const lesson = { at: "1/dakon//", ask: "best", plies: 1 };
    /** @type {() => void} */
    let release = () => {};
    const held = new Promise((resolve) => {
      release = () => resolve(null);
    });
    await page.route("**/engine/worker.js", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${url}${room}${await linkTo([lesson, lesson])}`);
    await painted(page);
    await page.evaluate(() => {
      const told = Object.assign(window, { told: /** @type {string[]} */ ([]) }).told;
      const live = /** @type {HTMLElement} */ (document.querySelector('body > [role="status"]'));
      const seen = () => told.push(live.textContent ?? "");
      new MutationObserver(seen).observe(live, { childList: true, characterData: true, subtree: true });
    });
    await press(page, "A");
    await said(page, "looking");
    await turnTo(page, 2);
    await press(page, "A");
    await said(page, "looking");
    release();
    await said(page, "The engine cannot prove the answer.");
    const told = await page.evaluate(() => Reflect.get(window, "told").join("\n"));
    assert.equal(told.match(/cannot prove/g)?.length, 1);
  });
});

/** @param {number} count @param {string} [title] */
const listOf = (count, title = "Lost?") =>
  Array.from({ length: count }, (_none, index) => ({ at: "1/dakon//", ask: "moves", title: `${title} ${index + 1}` }));
const titles = (/** @type {Page} */ page) => page.locator(".edit-list li > span:first-child").allTextContents();
/** @param {Page} page @param {number} number from 1 */
const change = (page, number) =>
  page
    .locator(".edit-list li")
    .nth(number - 1)
    .getByRole("button", { name: "Change" });
/** @param {Page} page */
async function keepIt(page) {
  await push(page, "Put into the list");
  await page.waitForFunction(() => !/looking/.test(document.querySelector(".verdict")?.textContent ?? ""));
}

suite("what stands in a list stays where it stands", (scene) => {
  scene(
    "words that turn, and words without end",
    { path: null, context: { ...still, viewport: { width: 320, height: 700 } } },
    async ({ page, url }) => {
      const wide = "W".repeat(110);
      const turned = "\u202e\u2067txt.exe";
      const lesson = { at: "1/dakon//", ask: "best", plies: 1 };
      const lessons = [
        { ...lesson, title: wide, comment: wide, hint: wide },
        { ...lesson, title: turned, comment: `${turned}\nmore`, hint: "تلميح" },
        { ...lesson, at: "x".repeat(300) },
      ];
      await page.goto(`${url}${room}${await linkTo(lessons, turned + wide.slice(0, 80))}`);
      for (const number of [1, 2, 3]) {
        await page
          .locator(".lesson-link")
          .nth(number - 1)
          .click();
        await page.locator("#lesson-title", { hasText: new RegExp(`^${number}\\.`) }).waitFor();
        if (number === 1) await page.locator(".lesson-hint summary").click();
        assert.equal(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          0,
          `lesson ${number}`,
        );
        assert.doesNotMatch(String(await page.textContent("body")), /[\u202a-\u202e\u2066-\u2069]/);
      }
    },
  );

  scene(
    "a list that comes late does not push away the one after it",
    { path: null, context: still },
    async ({ page, url }) => {
      /** @type {() => void} */
      let release = () => {};
      const held = new Promise((resolve) => {
        release = () => resolve(null);
      });
      await page.route("**/sets/dakon.js", async (route) => {
        await held;
        await route.continue();
      });
      const hash = (await linkTo([{ at: "1/san-yao//", ask: "moves", title: "Mine" }])).replace(/^[^#]*/, "");
      await page.goto(`${url}${room}?game=dakon&lang=en${hash}`);
      await page.locator("#lesson-title", { hasText: "1. Mine" }).waitFor();
      const asked = page.waitForRequest("**/sets/dakon.js");
      await page.evaluate(() => {
        location.hash = "";
      });
      await asked;
      const again = (await linkTo([{ at: "1/san-yao//", ask: "moves", title: "The last" }])).replace(/^[^#]*/, "");
      await page.evaluate((hash) => {
        location.hash = hash;
      }, again);
      await page.locator("#lesson-title", { hasText: "1. The last" }).waitFor();
      const came = page.waitForResponse("**/sets/dakon.js");
      release();
      await came;
      // Whatever waits for it has been served once this module is asked for again.
      await page.evaluate(() => import(new URL("sets/dakon.js", location.href).href));
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
      assert.equal(await page.locator("#lesson-title").textContent(), "1. The last");
    },
  );
});

suite("no work of a teacher is lost", (scene) => {
  /** @param {Page} page @param {string} url @param {number} count */
  async function leave(page, url, count) {
    await page.goto(`${url}${room}?lang=en`);
    const kept = JSON.stringify({ version: 1, title: "Mine", lessons: listOf(count) });
    await page.evaluate((text) => localStorage.setItem("mancala:lessons-draft", text), kept);
    await page.goto(`${url}${room}?edit&lang=en`);
    await page
      .locator(".edit-list li")
      .nth(count - 1)
      .waitFor();
  }

  scene("a title that comes before the lessons", { path: null, context: still }, async ({ page, url }) => {
    await page.goto(`${url}${room}?edit&lang=en`);
    await page.getByLabel("Title of the list").fill("For Monday");
    await page.reload();
    await page.locator(".edit-list").waitFor();
    assert.equal(await page.getByLabel("Title of the list").inputValue(), "For Monday");
  });

  scene("a list that would be too long", { path: null, context: still }, async ({ page, url }) => {
    await leave(page, url, 100);
    await page.getByLabel("Position").fill("1/dakon//");
    await push(page, "Take this position");
    await page.getByLabel("Question").selectOption("moves");
    await keepIt(page);
    await page.locator(".verdict", { hasText: "a list holds at most 100" }).waitFor();
    await page.reload();
    await page.locator(".edit-list li").nth(99).waitFor();
    assert.equal((await titles(page)).length, 100);
  });

  scene("one's own list, where somebody's is opened", { path: null, context: still }, async ({ page, url }) => {
    await leave(page, url, 2);
    const theirs = `?edit&lang=en#${await writeLink(/** @type {any} */ ({ title: "Theirs", lessons: listOf(1, "Other") }))}`;
    await page.goto(url + room + theirs);
    await page.locator(".edit-list li", { hasText: "1. Other 1" }).waitFor();
    // And changes to that one are there after a reload.
    await page.getByLabel("Title of the list").fill("Ours");
    await page.reload();
    await page.locator(".edit-list li", { hasText: "1. Other 1" }).waitFor();
    assert.equal(await page.getByLabel("Title of the list").inputValue(), "Ours");
    await page.goto(`${url}${room}?edit&lang=en#1.damaged`);
    await page.getByText("These are no lessons").waitFor();
    assert.deepEqual(await titles(page), ["1. Lost? 1", "2. Lost? 2"]);
  });

  scene(
    "the next lesson, where the one in the form is removed",
    { path: null, context: still },
    async ({ page, url }) => {
      await leave(page, url, 3);
      await change(page, 2).click();
      await page.locator(".edit-page .table-hole").first().waitFor();
      await page.locator(".edit-list li").nth(1).getByRole("button", { name: "Remove" }).click();
      await keepIt(page);
      await page.locator(".edit-list li").nth(2).waitFor();
      assert.deepEqual(await titles(page), ["1. Lost? 1", "2. Lost? 3", "3. Lost? 2"]);
    },
  );

  scene("a position that was typed, and not taken", { path: null, context: still }, async ({ page, url }) => {
    await page.goto(`${url}${room}?edit&lang=en#1/dakon//`);
    await painted(page);
    await page.getByLabel("Question").selectOption("moves");
    await page.getByLabel("Position").fill("nonsense");
    await push(page, "Put into the list");
    await page.locator(".verdict", { hasText: /./ }).waitFor();
    assert.deepEqual(await titles(page), []);
    await page.getByLabel("Position").fill("1/al-manqala//C");
    await keepIt(page);
    await page.locator(".edit-list li span").first().waitFor();
    const kept = await page.evaluate(() => localStorage.getItem("mancala:lessons-draft"));
    assert.equal(JSON.parse(String(kept)).lessons[0].at, "1/al-manqala//C");
  });

  scene("a lesson whose position cannot be read", { path: null, context: still }, async ({ page, url }) => {
    const lessons = [...listOf(1), { at: "1/chess//", ask: "moves", title: "Chess" }];
    await page.goto(`${url}${room}?edit&lang=en#${await writeLink(/** @type {any} */ ({ title: "", lessons }))}`);
    await change(page, 1).click();
    await painted(page);
    await change(page, 2).click();
    await page.locator(".verdict", { hasText: "chess" }).waitFor();
    assert.equal(await page.locator(".edit-page .table-hole").count(), 0);
    await push(page, "Put into the list");
    await page.locator(".verdict", { hasText: /./ }).waitFor();
    await push(page, "New lesson");
    await change(page, 2).click();
    assert.equal(await page.getByLabel("Position").inputValue(), "1/chess//");
  });
});
