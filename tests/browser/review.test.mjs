// A turn can be looked at again, step by step, forwards and backwards, from its beginning to its end.

import assert from "node:assert/strict";

import { suite } from "./browser.mjs";

/** Lays a table of its own beside the page's, and tells what it shows. @param {string} root */
async function lay(root) {
  const page = /** @type {any} */ (window);
  const [{ createTable }, { Game }] = await Promise.all([
    import(`${root}www/table/table.js`),
    import(`${root}pkg/mancala.js`),
  ]);
  const place = document.createElement("div");
  place.className = "beside";
  document.querySelector("main")?.append(place);
  const info = Game.describe("dakon");
  const turn = new Game("dakon").preview("F");
  page.told = [];
  const text = (/** @type {any} */ ...what) => JSON.stringify(what);
  page.beside = createTable(place, {
    info,
    words: { board: text, cell: text, direction: text, pickDirection: text, side: String, ends: text, number: String },
    onChoose() {},
    onStep: (/** @type {number} */ index) => page.told.push(index),
  });
  page.counts = () => [...place.querySelectorAll(".table-badge")].map((badge) => Number(badge.textContent)).join(" ");
  page.ended = false;
  page.beside.review(turn).then(() => {
    page.ended = true;
  });
  return turn.steps.length;
}

for (const reducedMotion of /** @type {const} */ (["reduce", "no-preference"])) {
  suite(`a turn looked at again (${reducedMotion})`, (scene) => {
    scene(
      "from its beginning, through each step, and back",
      { path: "#1/dakon//", context: { reducedMotion } },
      async ({ page, url }) => {
        const steps = await page.evaluate(lay, url);
        const state = () =>
          page.evaluate(() => {
            const { counts, beside, ended } = /** @type {any} */ (window);
            return { counts: counts(), paused: beside.paused, playing: beside.playing, ended };
          });
        const back = () => page.evaluate(() => /** @type {any} */ (window).beside.stepBack());
        // Before the board is painted, all counts are naught.
        await page.waitForFunction(() => /[1-9]/.test(/** @type {any} */ (window).counts()));
        const start = await state();
        assert.deepEqual({ ...start, counts: "" }, { counts: "", paused: true, playing: true, ended: false });
        assert.equal(await back(), false);

        const seen = [start.counts];
        for (let step = 0; step < 5; step += 1) {
          await page.evaluate(() => /** @type {any} */ (window).beside.stepForward());
          await page.waitForFunction((known) => /** @type {any} */ (window).counts() !== known, seen.at(-1));
          seen.push((await state()).counts);
          // The words are of the step whose signs are drawn.
          const [worded, drawn] = await page.evaluate(() => {
            const { told, beside } = /** @type {any} */ (window);
            return [told.at(-1), beside.telling.flight.shown];
          });
          assert.equal(worded, drawn);
          assert.equal(worded, step);
        }
        for (const before of seen.slice(0, -1).reverse()) {
          assert.equal(await back(), true);
          assert.equal((await state()).counts, before);
        }
        assert.equal(await back(), false);
        assert.equal(await page.evaluate(() => /** @type {any} */ (window).told.at(-1)), -1);

        if (reducedMotion === "reduce") {
          await page.evaluate((many) => {
            for (let step = 0; step < many; step += 1) /** @type {any} */ (window).beside.stepForward();
          }, steps);
          const last = await state();
          assert.equal(last.playing, true);
          await page.evaluate(() => /** @type {any} */ (window).beside.stepForward());
          assert.equal((await state()).counts, last.counts);
        } else {
          await page.evaluate(() => /** @type {any} */ (window).beside.skip());
        }
        await page.waitForFunction(() => /** @type {any} */ (window).ended);
        assert.equal((await state()).playing, false);
      },
    );
  });
}
