// Lessons: every kind of question is asked, answered and refused on the page; lists travel as links and files; a teacher
// makes one; whatever is no list is told in a sentence.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

import { LANGUAGES } from "../../www/i18n/languages.js";
import { writeFile, writeLink } from "../../www/lessons/list.js";
import { openRest } from "./board.mjs";
import { suite } from "./browser.mjs";
import { linkTo, open, painted, press, push, room, said, still, turnTo } from "./classroom.mjs";
import { clipped, faults } from "./faults.mjs";

/** @typedef {import("playwright-core").Page} Page */

const GAMES = ["o-an-quan", "san-yao", "al-manqala", "dakon"];
/** The longest words, the tallest letters, both directions; every language where every state is asked for. */
const LANGS = process.env.EVERY_STATE ? Object.keys(LANGUAGES) : ["pl", "ur", "zh", "jv", "ar"];
const THEMES = /** @type {const} */ ([
  { colorScheme: "light" },
  { colorScheme: "dark" },
  { colorScheme: "light", forcedColors: "active" },
]);
suite("lessons can be read", (scene) => {
  LANGS.forEach((lang, turn) => {
    const game = GAMES[turn % GAMES.length];
    const width = [320, 768, 1440][turn % 3];
    const theme = THEMES[turn % THEMES.length];
    scene(
      `${game}: ${lang}, ${width} px, ${Object.values(theme).join(" ")}`,
      { path: null, context: { viewport: { width, height: 800 }, ...still, ...theme } },
      async ({ page, url }) => {
        await open(page, url, `?game=${game}&lang=${lang}`);
        assert.equal(await page.locator("html").getAttribute("lang"), lang);
        await turnTo(page, (turn % 4) + 4);
        // Each has a name of its own, and the list is come to where it is seen.
        const titles = await page.locator(".lesson-link").allTextContents();
        assert.equal(new Set(titles.map((title) => title.replace(/^\p{Nd}+/u, ""))).size, titles.length, titles.join());
        const [before, after] = await page
          .locator(".lesson-side, .lesson-place")
          .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON()));
        assert.ok(before.top < after.top || before.left < after.left);
        await page.locator(".lesson-hint summary").click();
        assert.deepEqual(await clipped(page), [], "cut off");
        assert.deepEqual(await faults(page), [], "axe");
      },
    );
  });

  scene("the game leads to its lessons", { path: "dakon/?lang=en" }, async ({ page }) => {
    await page.getByRole("link", { name: "Lessons" }).click();
    await page.getByRole("heading", { name: "Lessons: Dakon" }).waitFor();
  });
});

suite("the board leads to a lesson", (scene) => {
  scene("about what it shows", { path: "?lang=en#1/dakon//A", context: still }, async ({ page }) => {
    await openRest(page);
    await push(page, "Study");
    await page.getByRole("tab", { name: "Copy and open" }).click();
    await page.getByRole("link", { name: "Make lessons of your own" }).click();
    await page.locator(".edit-page .table-hole").first().waitFor();
    assert.match(await page.getByLabel("Position").inputValue(), /^1\/dakon\/S:0,8,/);
  });
});

suite("questions are answered", (scene) => {
  scene("where the last one falls, by pressing it", { path: null, context: still }, async ({ page, url }) => {
    await open(page, url, "?game=dakon&lang=en");
    await page.locator(".ask", { hasText: "South to move. D: where does the last one fall?" }).waitFor();
    await press(page, "E");
    await said(page, "Not in E.");
    await press(page, "F");
    await said(page, "Right! The last one falls into F; the turn brings 0 points.");
    await page.locator(".count", { hasText: "Found: 1 of 16, at the first try: 0" }).waitFor();
    await page.keyboard.press("Enter");
    await page.locator("#lesson-title", { hasText: "2. Into the store" }).waitFor();
    await push(page, "South’s store");
    await said(page, "Right! The last one falls into the store");
    await page.locator(".count", { hasText: "Found: 2 of 16, at the first try: 1" }).waitFor();
    // It is known again after a reload, and goes on with what is open.
    await page.reload();
    await page.locator("#lesson-title", { hasText: "3. Round the corner" }).waitFor();
    await page.locator(".count", { hasText: "Found: 2 of 16, at the first try: 1" }).waitFor();
  });

  scene("a mandarin square, with a direction, by keys alone", { path: null, context: still }, async ({ page, url }) => {
    await open(page, url, "?game=o-an-quan&lang=en");
    await turnTo(page, 4);
    await page.locator(".ask", { hasText: "Sow from C towards D: where does the last one fall?" }).waitFor();
    await page.locator('.table-hole[data-cell="A"]').focus();
    await page.keyboard.press("E");
    await said(page, "Not in E.");
    await page.getByRole("button", { name: "Mandarin square q", exact: true }).focus();
    await page.keyboard.press("Enter");
    await said(page, "Right! The last one falls into q");
    await page.locator('[role="status"]', { hasText: "Right! The last one falls into q" }).first().waitFor();
  });

  scene("how much a move brings", { path: null, context: still }, async ({ page, url }) => {
    await open(page, url, "?game=al-manqala&lang=en");
    await turnTo(page, 6);
    const field = page.getByLabel("Points");
    await field.fill("six");
    await field.press("Enter");
    await said(page, "Please give a whole number.");
    await field.fill("4");
    await field.press("Enter");
    await said(page, "Not 4.");
    await field.fill("۶");
    await field.press("Enter");
    await said(page, "Right!");
  });

  scene("which move brings most", { path: null, context: still }, async ({ page, url }) => {
    await open(page, url, "?game=al-manqala&lang=en");
    await turnTo(page, 10);
    await press(page, "F");
    await said(page, "That brings 6. Another move brings more.");
    await push(page, "Try again");
    await press(page, "C");
    await said(page, "Right! It brings 8");
  });

  scene("which holes can be chosen", { path: null, context: still }, async ({ page, url }) => {
    await open(page, url, "?game=san-yao&lang=en");
    await turnTo(page, 4);
    await press(page, "B", "C", "E", "d");
    await push(page, "Answer");
    await said(page, "Cannot be chosen: d");
    await press(page, "d");
    await push(page, "Answer");
    await said(page, "So far all is right, but there are more.");
    await press(page, "a");
    assert.equal(await page.locator('[data-cell="a"]').getAttribute("aria-pressed"), "true");
    await push(page, "Answer");
    await said(page, "Right!");
  });

  scene("nine sowings in one turn", { path: null, context: still }, async ({ page, url }) => {
    await open(page, url, "?game=dakon&lang=en");
    await turnTo(page, 13);
    await press(page, "A");
    await said(page, "so far, and once more.");
    await press(page, "D");
    await said(page, "The turn is over, and not yet won.");
    await push(page, "Try again");
    await painted(page);
    const run = [..."ABGGACADG"];
    for (const [index, cell] of run.entries()) {
      await press(page, cell);
      if (index < run.length - 1) {
        const offered = page.locator(`.table-hole.is-offered[data-cell="${run[index + 1]}"]`);
        await offered.waitFor();
      }
    }
    await said(page, "Right! This turn brings 53.");
  });

  scene("a study, against the engine, and its solution", { path: null, context: still }, async ({ page, url }) => {
    await open(page, url, "?game=dakon&lang=en");
    await turnTo(page, 14);
    await press(page, "C");
    await said(page, "Points that this gives away, at least: 6.");
    await push(page, "Try again");
    await press(page, "A");
    await said(page, "Right! North answers a. And now?");
    await press(page, "B");
    await said(page, "Right! North answers b. And now?");
    await press(page, "D");
    await said(page, "The engine has proven that nothing is better.");
    await turnTo(page, 16);
    await push(page, "Show the solution");
    await said(page, "The solution: B, d, e, E, f, D");
    await page.locator(".lesson-link", { hasText: "solution seen" }).waitFor();
  });

  scene("seeds are seen travelling, and another lesson ends that", { path: null }, async ({ page, url }) => {
    await open(page, url, "?game=dakon&lang=en");
    await push(page, "Show the solution");
    await turnTo(page, 2);
    await push(page, "Show the solution");
    await page
      .locator(".table")
      .first()
      .click({ position: { x: 5, y: 5 } });
    await said(page, "The last one falls into the store");
    assert.equal(await page.locator(".lesson-link", { hasText: "solution seen" }).count(), 2);
  });

  scene("at the end it is told how it went", { path: null, context: still }, async ({ page, url }) => {
    const lessons = [
      { at: "1/dakon//", ask: "last", move: "A", title: "One" },
      { at: "1/al-manqala//", ask: "moves" },
    ];
    await open(page, url, await linkTo(lessons, "For Monday"));
    await page.getByRole("heading", { name: "For Monday" }).waitFor();
    await push(page, "South’s store");
    await said(page, "Right!");
    await push(page, "Next lesson");
    await push(page, "How it went");
    await page.getByText("Found at the first try: 1 of 2").waitFor();
    await page.getByText("Still open: 1").waitFor();
    assert.deepEqual(await faults(page), []);
    await push(page, "Start all over");
    await page.locator("#lesson-title", { hasText: "1. One" }).waitFor();
    await page.locator(".count", { hasText: "Found: 0 of 2" }).waitFor();
  });
});

suite("lists come from elsewhere", (scene) => {
  scene("what is no list is told, and nothing breaks", { path: null, context: still }, async ({ page, url }) => {
    const whole = await writeLink(
      /** @type {any} */ ({ title: "", lessons: [{ at: "1/dakon//", ask: "win", title: "Nine" }] }),
    );
    const told = [
      ["#1.AAAA", "These are no lessons"],
      ["#hello", "These are no lessons"],
      ["#%E0%A4%A", "These are no lessons"],
      ["#9.AAAA", "a later version of this page"],
      [`#${whole.slice(0, -6)}`, "These are no lessons"],
    ];
    for (const [fragment, sentence] of told) {
      await page.goto(`${url}${room}?lang=en${fragment}`);
      await page.getByRole("alert").filter({ hasText: sentence }).waitFor();
      await page.goto("about:blank");
    }
    // The next one in the same window is read as ever.
    await page.goto(`${url}${room}?lang=en#1.AAAA`);
    await page.getByRole("alert").waitFor();
    await page.evaluate((hash) => location.replace(hash), `#${whole}`);
    await page.locator("#lesson-title", { hasText: "1. Nine" }).waitFor();
  });

  scene("a lesson that cannot be asked says why; the others can", { path: null, context: still }, async (visit) => {
    const { page, url } = visit;
    const lessons = [
      { at: "1/dakon/S:1,2/", ask: "win" },
      { at: "1/chess//", ask: "most" },
      { at: "1/dakon//", ask: "last", move: "Z", title: "<img src=x onerror=alert(1)>" },
      { at: "1/al-manqala//", ask: "most" },
      { at: "1/al-manqala//", ask: "win" },
      { at: "1/dakon//", ask: "last", move: "A", comment: "<b>plain</b>", hint: "javascript:alert(1)" },
    ];
    await page.goto(`${url}${room}${await linkTo(lessons)}`);
    for (const number of [1, 2, 3, 4]) {
      await page
        .locator(".lesson-link")
        .nth(number - 1)
        .click();
      await page.locator(".problem", { hasText: "This lesson cannot be used: " }).waitFor();
    }
    assert.equal(await page.locator("main img, main b").count(), 0);
    await turnTo(page, 5);
    await push(page, "Show the solution");
    await said(page, "No turn gets there.");
    await turnTo(page, 6);
    await page.getByText("<b>plain</b>").waitFor();
    await push(page, "South’s store");
    await said(page, "Right!");
  });

  scene("a file is opened, and one that is none is told", { path: null, context: still }, async ({ page, url }) => {
    await open(page, url, "?game=dakon&lang=en");
    const files = page.locator('input[type="file"]');
    const lessons = [{ at: "1/san-yao//", ask: "moves", title: "From a file" }];
    const text = writeFile(/** @type {any} */ ({ title: "Filed", lessons }));
    await files.setInputFiles({ name: "l.json", mimeType: "application/json", buffer: Buffer.from(text) });
    await page.getByRole("heading", { name: "Filed" }).waitFor();
    const broken = text.replace('"moves"', '"colour"');
    await files.setInputFiles({ name: "l.json", mimeType: "application/json", buffer: Buffer.from(broken) });
    await page.getByRole("alert").filter({ hasText: "Lesson 1 asks an unknown question." }).waitFor();
    await files.setInputFiles({ name: "l.json", mimeType: "application/json", buffer: Buffer.alloc(1_000_001, 32) });
    await page.getByRole("alert").filter({ hasText: "too much for a list" }).waitFor();
  });

  scene(
    "without an engine there is a sentence",
    { path: null, expected: /404|Failed to load/ },
    async ({ page, url }) => {
      await page.route("**/pkg/*.wasm", (route) => route.fulfill({ status: 404, body: "" }));
      await page.goto(`${url}${room}?game=dakon&lang=en`);
      await page.getByText("The boards could not be loaded.").waitFor();
    },
  );
});

suite(
  "lessons are made",
  (scene) => {
    const context = { ...still, permissions: ["clipboard-read", "clipboard-write"], acceptDownloads: true };

    scene("from a position to a link and a file", { path: null, context }, async ({ page, url }) => {
      await page.goto(`${url}${room}?edit&lang=en#1/dakon/S:1,0,1,0,0,0,2:1,0,1,0,0,0,0:47,45/`);
      await painted(page);
      await page.getByLabel("Question").selectOption({ label: "The best move" });
      await page.locator(".verdict", { hasText: "This lesson works. Answer: A" }).waitFor();
      await page.getByLabel("Title", { exact: true }).fill("A study <i>");
      await push(page, "Put into the list");
      await page.locator(".edit-list", { hasText: "1. A study <i>" }).waitFor();

      await page.getByLabel("Position").fill("nonsense");
      await push(page, "Take this position");
      assert.notEqual(await page.locator(".verdict").textContent(), "");
      await page.getByLabel("Position").fill("1/al-manqala//");
      await push(page, "Take this position");
      await page.locator('.table[data-game="al-manqala"]').waitFor();
      await page.getByLabel("Question").selectOption({ label: "Which move brings most?" });
      await page.locator(".verdict", { hasText: "All moves bring the same." }).waitFor();
      await push(page, "Put into the list");
      await page.locator(".verdict", { hasText: "All moves bring the same." }).waitFor();
      assert.equal(await page.locator(".edit-list li").count(), 1);
      await page.getByLabel("Question").selectOption({ label: "Where does the last one fall?" });
      await page.getByLabel("Move", { exact: true }).selectOption("C");
      await page.locator(".verdict", { hasText: "Answer: c" }).waitFor();
      await push(page, "Put into the list");
      await page.locator(".edit-list li").nth(1).waitFor();
      assert.deepEqual(await faults(page), []);

      await page.locator(".edit-list li").nth(1).getByRole("button", { name: "Up" }).click();
      await page.locator(".edit-list li", { hasText: "1. Where does" }).waitFor();
      await page.locator(".edit-list li").nth(1).getByRole("button", { name: "Remove" }).click();
      await page.getByRole("button", { name: "Undo" }).click();
      await page.locator(".edit-list li", { hasText: "2. A study <i>" }).waitFor();

      await page.getByLabel("Title of the list").fill("Mine");
      const [download] = await Promise.all([page.waitForEvent("download"), push(page, "Save to a file")]);
      const saved = JSON.parse(readFileSync(String(await download.path()), "utf8"));
      assert.equal(saved.title, "Mine");
      assert.deepEqual(
        saved.lessons.map((/** @type {any} */ { ask }) => ask),
        ["last", "best"],
      );
      await push(page, "Copy link");
      await page.getByText("Copied. Only this computer can open it").waitFor();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      // What was made is there again when the room is entered anew.
      await page.goto(`${url}${room}?edit&lang=en`);
      await page.locator(".edit-list li", { hasText: "2. A study <i>" }).waitFor();
      await page.goto(link);
      await page.getByRole("heading", { name: "Mine" }).waitFor();
      await painted(page);
      await press(page, "c");
      await said(page, "Right!");
    });
  },
  { abreast: 1 },
);
