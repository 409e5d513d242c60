// A board as an element in a page of another site: every mode, what it hears and tells, and where it lives.

import assert from "node:assert/strict";

import { suite } from "./browser.mjs";
import { board, CORS, call, count, get, hear, hole, hostPage, listen, RECORD } from "./embedded.mjs";

/** @typedef {import("playwright-core").Page} Page */

const still = /** @type {const} */ ({ reducedMotion: "reduce" });

/** @param {string} body @param {Parameters<typeof hostPage>[1]} [more] */
const site = (body, more) => ({
  path: null,
  headers: CORS,
  context: still,
  script: listen,
  elsewhere: { pages: hostPage(body, more) },
});

suite("a board to play on, in an article", (scene) => {
  scene(
    "is played by hand and by its methods, and tells what happens",
    site('<mancala-board id="b" game="dakon" level="1"></mancala-board>'),
    async ({ page, elsewhere }) => {
      await page.goto(elsewhere);
      const b = await board(page);
      assert.deepEqual(await hear(page, "ready"), { game: "dakon", mode: "play", record: "1/dakon//", ply: 0 });
      await hole(b, "B").click();
      const first = await hear(page, "move", { move: "B" });
      assert.deepEqual([first.seat, first.by, first.ply, first.record], [0, "person", 1, "1/dakon//B"]);
      assert.equal(first.position.game, "dakon");
      const answer = await hear(page, "move", { by: "computer" });
      assert.equal(answer.seat, 1);
      await b.locator(".headline", { hasText: "Your turn" }).waitFor();
      assert.match(await get(b, "record"), /^1\/dakon\/\/B\.[a-g]/);
      const [move] = await get(b, "moves");
      assert.equal(await call(b, "play", "zz"), false);
      assert.equal(await call(b, "play", move), true);
      assert.equal((await hear(page, "move", { move, by: "script" })).seat, 0);
      // To the choice that was undone.
      assert.equal(await call(b, "undo"), true);
      assert.equal(await call(b, "redo"), true);
      assert.equal(await call(b, "undo"), true);
      const step = await hear(page, "step");
      assert.equal(step.record, await get(b, "record"));
      assert.equal(await call(b, "go", 0), false);
      await b.getByRole("button", { name: "Start again" }).click();
      await b.locator(".told", { hasText: "Choose a hole to sow from." }).waitFor();
      assert.equal(await get(b, "record"), "1/dakon//");
      assert.equal((await get(b, "position")).holes[0][0], 7);
    },
  );

  scene(
    "tells the end, once it has been seen",
    site(
      '<mancala-board id="b" position="S:0,0,0,0,1:0,0,0,0,1:40,8" game="dakon;holes=5" seats="both"></mancala-board>',
    ),
    async ({ page, elsewhere }) => {
      await page.goto(elsewhere);
      const b = await board(page);
      await hole(b, "E").click();
      const end = await hear(page, "end");
      assert.equal(end.winner, 0);
      assert.equal(await count(page, "end"), 1);
      assert.deepEqual(await get(b, "outcome"), { winner: end.winner, points: end.points, reason: end.reason });
      await call(b, "undo");
      assert.equal(await get(b, "outcome"), null);
    },
  );

  scene(
    "the computer plays both sides, and begins where it is asked to",
    site(`<mancala-board id="b" record="${RECORD}" at="3" seats="none" level="1"></mancala-board>`),
    async ({ page, elsewhere }) => {
      await page.goto(elsewhere);
      await board(page);
      assert.equal((await hear(page, "ready")).record, "1/dakon//A.B.G");
      assert.equal((await hear(page, "move")).by, "computer");
    },
  );
});

suite("a game to step through, in an article", (scene) => {
  const comments = `
    <ol><li data-ply="0">Look at <b>G</b>. <a href="https://example.org/">More</a></li>
    <li data-ply="1" lang="vi">Hay!</li></ol><p data-ply="x">no</p>`;
  scene(
    "goes by buttons, keys, methods and attributes, with what was written to its moments",
    site(`<mancala-board id="b" mode="replay" record="${RECORD}">${comments}</mancala-board>`),
    async ({ page, elsewhere }) => {
      await page.goto(elsewhere);
      const b = await board(page);
      const headline = (/** @type {string} */ text) => b.locator(".headline", { hasText: text }).waitFor();
      await headline("The start");
      const comment = b.locator(".comment");
      assert.equal(await comment.textContent(), "Look at G. More");
      assert.equal(await b.locator(".comment *").count(), 0, "a comment is text");
      await b.getByRole("button", { name: "One turn on" }).click();
      await headline("Turn 1 of 9");
      assert.deepEqual([await comment.textContent(), await comment.getAttribute("lang")], ["Hay!", "vi"]);
      const step = await hear(page, "step", { ply: 1 });
      assert.deepEqual([step.turns, step.move, step.comment, step.record], [9, "A", "Hay!", "1/dakon//A"]);
      await page.keyboard.press("End");
      await headline("Turn 9 of 9");
      await page.keyboard.press("ArrowLeft");
      await headline("Turn 8 of 9");
      assert.equal(await call(b, "go", 4), true);
      await headline("Turn 4 of 9");
      for (const wrong of [-1, 10, 1.5, "toString", null, "step"]) assert.equal(await call(b, "go", wrong), false);
      await b.evaluate((element) => element.setAttribute("at", "2"));
      await headline("Turn 2 of 9");
      assert.equal(await call(b, "undo"), true);
      await headline("Turn 1 of 9");
      await b.evaluate((element) => {
        element.querySelector("[lang=vi]").textContent = "Rất hay!";
      });
      await comment.filter({ hasText: "Rất hay!" }).waitFor();
      assert.equal(await hole(b, "A").getAttribute("aria-disabled"), "true");
      const link = await b.getByRole("link", { name: "Open on the big board" }).getAttribute("href");
      assert.match(String(link), /\/dakon\/\?lang=en#1\/dakon\/\/A$/);
    },
  );

  scene(
    "runs by itself until it is stopped",
    site(`<mancala-board id="b" mode="replay" record="${RECORD}" at="7"></mancala-board>`),
    async ({ page, elsewhere }) => {
      await page.goto(elsewhere);
      const b = await board(page);
      await b.getByRole("button", { name: "Play" }).click();
      await hear(page, "step", { ply: 8 });
      await hear(page, "step", { ply: 9 });
      await b.getByRole("button", { name: "Play" }).waitFor();
      // From the end it begins anew.
      await b.getByRole("button", { name: "Play" }).click();
      await hear(page, "step", { ply: 1 });
      await b.getByRole("button", { name: "Pause" }).click();
      await b.getByRole("button", { name: "Play" }).waitFor();
    },
  );
});

suite("a diagram in an article", (scene) => {
  scene(
    "shows a moment, offers nothing, and needs no thread",
    site(`<mancala-board id="b" mode="diagram" record="${RECORD}" at="2" flip></mancala-board>`),
    async ({ page, elsewhere, requests }) => {
      await page.goto(elsewhere);
      const b = await board(page);
      assert.deepEqual([await get(b, "ply"), await get(b, "record")], [2, "1/dakon//A.B"]);
      assert.equal(await b.locator(".box button:visible:not(.table-hole)").count(), 0);
      assert.equal(await b.getByRole("group", { name: "Dakon: a position" }).count(), 1);
      await hole(b, "A").click({ force: true });
      assert.equal(await call(b, "play", "A"), false);
      assert.equal(page.workers().length, 0);
      assert.ok(!requests.some((request) => /worker|engine\/thread/.test(request.url())));
    },
  );
});

suite("what changes on a board that lies there", (scene) => {
  scene(
    "language, colours, side, counts, buttons, players and the game",
    site('<mancala-board id="b" game="al-manqala" seats="both"></mancala-board>'),
    async ({ page, elsewhere }) => {
      await page.goto(elsewhere);
      const b = await board(page);
      const set = (/** @type {Record<string, string | null>} */ attributes) =>
        b.evaluate((element, given) => {
          for (const [name, value] of Object.entries(given)) {
            if (value === null) element.removeAttribute(name);
            else element.setAttribute(name, value);
          }
        }, attributes);
      await hole(b, "C").click();
      await hear(page, "move", { move: "C" });
      await set({ lang: "vi" });
      await b.locator('.box[lang="vi"] .headline', { hasText: "Bắc" }).waitFor();
      assert.equal(await get(b, "record"), "1/al-manqala//C", "the game stays");
      await set({ lang: "ur" });
      await b.locator('.box[lang="ur"][dir="rtl"] .table[dir="ltr"]').waitFor();
      await set({ lang: null, theme: "dark" });
      await b.locator('.box.dark[lang="en"]').waitFor();
      await set({ theme: null });
      await b.locator(".box:not(.dark)").waitFor();

      const left = async () => (await hole(b, "A").boundingBox())?.x ?? 0;
      const before = await left();
      await call(b, "flip");
      await page.waitForFunction((before) => {
        const a = document.querySelector("#b")?.shadowRoot?.querySelector('[data-cell="A"]');
        return (a?.getBoundingClientRect().x ?? before) > before;
      }, before);
      await set({ counts: "no", controls: "no" });
      await b.locator(".is-uncounted").waitFor({ state: "attached" });
      assert.equal(await b.locator(".bar:visible").count(), 0);
      await set({ seats: "south", level: "1" });
      assert.equal((await hear(page, "move", { by: "computer" })).ply, 2);
      await set({ game: "san-yao", mode: "diagram" });
      await b.locator('[data-game="san-yao"]').waitFor();
      assert.equal(await b.locator(".table").count(), 1);
    },
  );

  scene(
    "what cannot be is said in a sentence, in the board's language, and the game stays",
    site(`<mancala-board id="b" game="dakon" mode="<b>x</b>" level="9" lang="id"></mancala-board>
          <mancala-board id="c" game="chess"></mancala-board>
          <mancala-board id="d" record="1/dakon//A.zz<img src=x onerror=alert(1)>"></mancala-board>
          <mancala-board id="e" position='{"game":"dakon","holes":7}'></mancala-board>
          <mancala-board id="f" position="{" game="san-yao"></mancala-board>
          <mancala-board id="g" mode="replay" record="1/dakon//A.B" at="7" comments="[1]"></mancala-board>`),
    async ({ page, elsewhere }) => {
      await page.goto(elsewhere);
      const notes = async (/** @type {string} */ id) => {
        const b = await board(page, id);
        return b.locator(".notes p").allTextContents();
      };
      assert.deepEqual(await notes("b"), [
        "“<b>x</b>” bukan nilai untuk “mode”. Yang mungkin: play, replay, diagram.",
        "“9” bukan nilai untuk “level”. Yang mungkin: 1 – 8.",
      ]);
      assert.deepEqual(await notes("c"), ["“game” cannot be opened: There is no game called “chess”."]);
      assert.match(String(await notes("d")), /^“record” cannot be opened: Not a record: .*\("<"\)\.$/);
      assert.match(String(await notes("e")), /^“position” cannot be opened: /);
      assert.deepEqual(await notes("f"), ["“position” cannot be opened: This is not valid JSON."]);
      assert.deepEqual(await notes("g"), [
        "“comments” cannot be read: “[1]”.",
        "There is no turn 7 here: the last one is 2.",
      ]);
      assert.deepEqual(
        await page.locator("mancala-board").evaluateAll((all) => all.map((one) => /** @type {any} */ (one).record)),
        ["1/dakon//", "1/o-an-quan//", "1/dakon//", "1/o-an-quan//", "1/san-yao//", "1/dakon//A.B"],
      );
      assert.equal(await page.locator("mancala-board :is(img, b, script)").count(), 0);
      assert.equal((await hear(page, "error", { name: "game" })).code, "unknown-game");
      assert.equal((await hear(page, "error", { name: "at" })).code, "out-of-range");

      // At run time what lay there stays.
      const b = await board(page, "g");
      assert.equal(await call(b, "load", "1/dakon//Q"), false);
      assert.equal(await get(b, "record"), "1/dakon//A.B");
      assert.equal(await call(b, "load", `https://example.org/dakon/?lang=vi#${RECORD}&sit=north`), true);
      assert.deepEqual(await b.locator(".notes p").count(), 1, "only the comments are still wrong");
    },
  );
});
