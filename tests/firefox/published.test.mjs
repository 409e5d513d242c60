// What is published, in Firefox: the whole site in one file, opened as a file; the site without network.

import assert from "node:assert/strict";
import { pathToFileURL } from "node:url";

import { boardTellsRecord, byMouse, look, pace, seat, settled, untilMoves } from "../browser/board.mjs";
import { ONE, publish, publishEmbeds, publishOne } from "../browser/publishing.mjs";
import { suite } from "./firefox.mjs";

/** @typedef {import("./view.mjs").View} View */

/** Against the computer, which may or may not move in between. @param {any} page */
async function plays(page) {
  await seat(page, "North", "Computer, easy");
  await pace(page, "No animation");
  for (let moves = 0; moves < 3; moves += 1) {
    await settled(page);
    await byMouse(page, (await look(page)).offered[0]);
    await untilMoves(page, moves + 1);
  }
  await settled(page);
  await boardTellsRecord(page);
}

/** Both kinds of board on one page; in its sandbox the frame is of no origin at all. */
const boards = () =>
  publishEmbeds({
    "index.html": `<!doctype html><html lang="en"><meta charset="utf-8"><title>An article</title>
      <link rel="icon" href="data:,"><script src="heard.js"></script><script src="mancala-board.js"></script>
      <mancala-board game="dakon" level="1"></mancala-board>
      <iframe title="A board" width="600" height="400" sandbox="allow-scripts" src="embed.html#game=dakon&amp;level=1"></iframe>`,
    "heard.js": `var heard = [];
      addEventListener("message", ({ data }) => heard.push(data.type + " " + (data.by || "")));`,
  });

suite("what is published, in Firefox", (scene) => {
  scene("the one file, opened as a file", { path: null, root: publishOne }, async ({ page, root, requests, go }) => {
    const file = pathToFileURL(`${root}/${ONE}`).href;
    await go(`${file}#al-manqala`);
    await plays(page);
    assert.deepEqual(
      requests.filter((asked) => !/^(data|blob):/.test(asked) && !asked.startsWith(file)),
      [],
    );
    const { record } = await look(/** @type {any} */ (page));
    await page.goto(`${file}?room=rules&game=dakon&lang=ar`);
    await page.locator("figure").first().waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.dir), "rtl");
    await go(`${file}#${record}`);
    assert.equal((await look(/** @type {any} */ (page))).record, record);
  });

  scene("without network after the first visit", { path: null, root: publish }, async ({ page, go, url, unplug }) => {
    await go("dakon/");
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await unplug();
    await go("al-manqala/");
    await plays(page);
    await page.goto(`${url}www/rules/?game=san-yao&lang=zh`);
    await page.locator("figure").first().waitFor();
  });

  const still = { path: null, root: boards, media: /** @type {const} */ ({ reducedMotion: "reduce" }) };
  scene("boards of another page, as one script and as one document", still, async (visit) => {
    const { page, url, requests } = visit;
    await page.goto(url);
    const board = page.locator("mancala-board");
    await board.locator('.table-hole[data-cell="B"]').click();
    await board.locator(".headline", { hasText: "Your turn" }).waitFor();
    await page.waitForFunction(() => /** @type {any} */ (document.querySelector("mancala-board")).ply > 1);
    const frame = await page.inside("iframe");
    await frame.locator('.table-hole[data-cell="B"]').click();
    await page.waitForFunction(() => /** @type {any} */ (window).heard.includes("mancala:move computer"));
    assert.deepEqual(
      requests.filter((asked) => !/^(data|blob):/.test(asked)).map((asked) => asked.slice(url.length)),
      ["", "heard.js", "mancala-board.js", "embed.html#game=dakon&level=1"],
    );
  });
});
