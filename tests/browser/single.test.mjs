// The whole site in one file: opened from a folder, without a server, and in a frame that may do little.

import assert from "node:assert/strict";
import { readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { boardTellsRecord, byMouse, look, movesOn, pace, press, seat, settled, untilMoves } from "./board.mjs";
import { suite } from "./browser.mjs";
import { faults } from "./faults.mjs";
import { ONE, publishOne } from "./publishing.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** A move, and the computer's answers until it is the person's turn again. @param {Page} page */
async function plays(page) {
  await seat(page, "North", "Computer, easy");
  await pace(page, "No animation");
  for (const many = (await movesOn(page)).length + 2; (await movesOn(page)).length < many; ) {
    await settled(page);
    const before = (await movesOn(page)).length;
    const [cell] = (await look(page)).offered;
    await byMouse(page, (await page.locator('.table[data-game="o-an-quan"]').count()) > 0 ? `${cell}r` : cell);
    await untilMoves(page, before + 1);
  }
  await settled(page);
  await boardTellsRecord(page);
}

/** @param {Page} page @param {string} language */
async function speaks(page, language) {
  await page
    .getByRole("combobox", { name: /Language/ })
    .or(page.locator("header select"))
    .last()
    .selectOption(language);
  await page.waitForFunction((code) => document.documentElement.lang === code, language);
}

suite("the one file, opened as a file", (scene) => {
  for (const game of ["o-an-quan", "san-yao", "al-manqala", "dakon"]) {
    scene(
      `${game} is played, and nothing is asked for`,
      { path: null, root: publishOne, asFiles: true },
      async (visit) => {
        await plays(await visit.go(`${ONE}#${game}`));
        // The engine's thread comes out of the page itself.
        const asked = visit.requests.map((request) => request.url()).filter((url) => !url.startsWith("blob:"));
        assert.deepEqual([...new Set(asked)], [visit.url + ONE]);
      },
    );
  }

  scene(
    "languages, rules and the way back",
    { path: null, root: publishOne, asFiles: true },
    async ({ page, go, url }) => {
      await go(`${ONE}#dakon`);
      await plays(page);
      const { record } = await look(page);
      await page.locator(".more-rules").click();
      await page.locator("figure").first().scrollIntoViewIfNeeded();
      await page.locator("figure .table-badge", { hasText: /\d/ }).first().waitFor();
      assert.equal(page.url(), `${url + ONE}?room=rules&game=dakon&lang=en`);
      assert.deepEqual(await faults(page), []);
      await page.locator(".contents a").nth(3).click();
      await page.waitForFunction(() => scrollY > 100);
      await page.locator("header nav a", { hasText: "Sàn Yáo" }).click();
      await page.getByRole("heading", { level: 1, name: "Sàn Yáo" }).waitFor();
      await speaks(page, "ar");
      await page.locator("figure").first().waitFor();
      assert.equal(await page.evaluate(() => document.documentElement.dir), "rtl");
      await page.goto(`${url + ONE}#${record}`);
      await page.waitForFunction(() => document.querySelector(".stage .table-hole"));
      assert.equal((await look(page)).record, record);
      assert.equal(await page.evaluate(() => document.documentElement.lang), "ar");
      await speaks(page, "vi");
      await page.waitForFunction(() => document.querySelector(".stage .table-hole"));
      assert.equal((await look(page)).record, record);
    },
  );

  scene(
    "lessons are answered and made, a board is printed",
    { path: null, root: publishOne, asFiles: true },
    async (visit) => {
      const { page, go, url } = visit;
      await go(`${ONE}#dakon`);
      await page.getByRole("link", { name: "Lessons" }).click();
      await page.locator(".ask", { hasText: "where does the last one fall?" }).waitFor();
      assert.equal(page.url(), `${url + ONE}?room=lessons&game=dakon&lang=en`);
      await page.locator('.table-hole[data-cell="F"]').click();
      await page.locator(".said", { hasText: "Right!" }).waitFor();
      await page.locator(".lesson-link").nth(13).click();
      await press(page, "Show the solution");
      await page.locator(".said", { hasText: "The solution: A, a, B, b, D" }).waitFor();
      await page.locator("header nav a", { hasText: "Al-manqala" }).click();
      await page.getByRole("heading", { name: "Lessons: Al-manqala" }).waitFor();
      await page.getByRole("link", { name: "Make lessons of your own" }).click();
      await page.getByLabel("Position").fill("1/dakon//");
      await press(page, "Take this position");
      await page.locator(".verdict", { hasText: "This lesson works." }).waitFor();
      await press(page, "Put into the list");
      await page.locator(".edit-list li", { hasText: "1." }).waitFor();
      await page.getByRole("link", { name: "Try the lessons" }).click();
      await page.getByRole("heading", { level: 1, name: "Lessons" }).waitFor();
      await page.locator(".table-hole").first().waitFor();
      await page.goto(`${url + ONE}?room=print&game=san-yao&lang=en`);
      await page.locator(".rule-sheet[style]").waitFor();
      assert.equal(await page.locator(".board-sheet circle").count(), 10);
    },
  );

  scene(
    "a game is saved to a file and opened from it",
    { path: null, root: publishOne, asFiles: true },
    async (visit) => {
      const { page, root } = visit;
      await visit.go(`${ONE}#al-manqala`);
      await plays(page);
      const { record } = await look(page);
      await press(page, "Study");
      await page.getByRole("tab", { name: "Copy and open" }).click();
      const row = page.locator(".form", { has: page.locator("#study-as-record") });
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        row.getByRole("button", { name: "Save" }).click(),
      ]);
      const file = path.join(root, download.suggestedFilename());
      await download.saveAs(file);
      assert.equal(await readFile(file, "utf8"), record);
      await press(page, "New game");
      await page.getByRole("dialog").locator("button.chief").click();
      await page.waitForFunction((old) => !decodeURIComponent(location.hash).includes(old), record);
      await page.locator("#study-file").setInputFiles(file);
      await page.waitForFunction((old) => decodeURIComponent(location.hash).includes(old), record);
      await boardTellsRecord(page);
    },
  );

  scene("it is small enough", { path: null, root: publishOne, asFiles: true }, async ({ root }) => {
    const { size } = await stat(path.join(root, ONE));
    assert.ok(size <= 1_000_000, `${size} bytes`);
  });
});

suite("the one file, in a frame", (scene) => {
  /** Beside a page that frames it. */
  async function framed() {
    const root = await publishOne();
    const frame = `<iframe sandbox="allow-scripts" src="${ONE}#dakon" width="900" height="900"></iframe>`;
    await writeFile(
      path.join(root, "index.html"),
      `<!doctype html><title>Host</title><link rel="icon" href="data:,">${frame}`,
    );
    return root;
  }

  scene("that may run scripts and nothing else", { path: null, root: framed }, async ({ page, url }) => {
    await page.goto(url);
    const frame = page.frameLocator("iframe");
    await frame.locator(".table-hole").first().waitFor();
    await frame.getByRole("button", { name: "More" }).click();
    await frame.getByLabel("Speed").selectOption({ label: "No animation" });
    await frame.locator('.table-hole[data-cell="B"]').click();
    await frame.locator(".moves li, .move").first().waitFor();
    await frame.locator(".more-rules").click();
    await frame.locator("figure").first().scrollIntoViewIfNeeded();
    await frame.locator("figure .table-badge", { hasText: /\d/ }).first().waitFor();
  });
});
