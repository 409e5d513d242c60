// The same board in a frame of another site: under policies without WebAssembly, in a sandbox, by messages.

import assert from "node:assert/strict";

import { suite } from "./browser.mjs";
import { RECORD } from "./embedded.mjs";
import { frameOf, headline, hear, hole, send, site, still } from "./framed.mjs";

suite("a frame", (scene) => {
  scene(
    "in a sandbox, in a page whose policy knows no WebAssembly and no scripts of ours: no storage, no origin, a thread",
    site("#game=dakon&level=1", {
      frame: 'sandbox="allow-scripts"',
      headers: {
        "Content-Security-Policy": "default-src 'none'; frame-src http://localhost:*; script-src 'self'; img-src data:",
      },
    }),
    async ({ page, elsewhere }) => {
      await page.goto(elsewhere);
      const frame = await frameOf(page);
      const ready = await hear(page, "ready");
      assert.deepEqual([ready.v, ready.game, ready.from], [1, "dakon", "null"]);
      await hole(frame, "B").click();
      await hear(page, "move", { by: "person", move: "B" });
      await hear(page, "move", { by: "computer" });
      assert.equal(page.workers().length, 1);
      assert.match(page.workers()[0].url(), /^blob:/);
    },
  );

  scene(
    "tells its size, and shrinks to what it is given",
    site(`#mode=replay&record=${RECORD}&comments=${encodeURIComponent('{"0":"Look."}')}`),
    async ({ page, elsewhere }) => {
      await page.goto(elsewhere);
      const frame = await frameOf(page);
      const { width, height } = await hear(page, "resize");
      assert.equal(width, 600);
      assert.ok(height > 300 && height < 700, String(height));
      const overflow = () => frame.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      assert.equal(await overflow(), 0);
      await page.evaluate((height) => document.querySelector("iframe")?.setAttribute("height", String(height)), height);
      await frame.waitForFunction((height) => innerHeight === height, height);
      const board = frame.locator("mancala-board");
      // What it asked for is what it needs: nothing scrolls, and it asks for no more.
      assert.deepEqual(await board.evaluate((one) => [one.scrollHeight, /** @type {any} */ (one).naturalHeight]), [
        height,
        height,
      ]);
    },
  );

  scene(
    "follows what its page asks for, and its address",
    site(`?mode=replay&record=${RECORD}&lang=pl`),
    async ({ page, elsewhere, url }) => {
      await page.goto(elsewhere);
      const frame = await frameOf(page);
      await send(page, { type: "mancala:go", v: 1, to: 4 });
      await headline(frame, "Ruch 4 z 9");
      await hear(page, "step", { ply: 4 });
      await send(page, { type: "mancala:go", v: 1, to: "next" });
      await hear(page, "step", { ply: 5 });
      await send(page, { type: "mancala:theme", v: 1, theme: "dark" });
      await frame.locator(".box.dark").waitFor();
      await send(page, { type: "mancala:flip", v: 1 });
      await frame.locator('mancala-board[flip="yes"]').waitFor();
      await send(page, {
        type: "mancala:load",
        v: 1,
        game: "dakon;holes=5",
        position: "S:0,0,0,0,1:0,0,0,0,1:40,8",
        mode: "play",
      });
      await hear(page, "ready", { mode: "play", record: "1/dakon;holes=5/S:0,0,0,0,1:0,0,0,0,1:40,8/" });
      await send(page, { type: "mancala:load", v: 1, record: "1/al-manqala//C.d", at: 1, comments: ["a", "b"] });
      await hear(page, "ready", { game: "al-manqala", mode: "replay", ply: 1 });
      assert.equal(await frame.locator(".comment").textContent(), "b");
      await frame.locator(".box.dark").waitFor();
      // A new fragment is a new beginning.
      await page
        .locator("iframe")
        .evaluate(
          (frame, src) => frame.setAttribute("src", src),
          `${url}embed.html?mode=replay&record=${RECORD}&lang=pl#game=san-yao&record=&mode=diagram`,
        );
      await hear(page, "ready", { game: "san-yao", mode: "diagram" });
      await page
        .locator("iframe")
        .evaluate(
          (frame, src) => frame.setAttribute("src", src),
          `${url}embed.html?mode=replay&record=${RECORD}&lang=pl#1/dakon//A.B`,
        );
      await hear(page, "ready", { record: "1/dakon//", mode: "replay" });
    },
  );

  scene(
    "answers what it cannot follow, and hears nobody else",
    site(`?mode=replay&record=${RECORD}`),
    async ({ page, elsewhere }) => {
      await page.goto(elsewhere);
      const frame = await frameOf(page);
      /** @type {object[]} */
      const ring = [];
      ring.push({ ring });
      for (const [message, code] of /** @type {[object, string][]} */ ([
        [{ type: "mancala:dance", v: 1 }, "unknown-message"],
        [{ type: "mancala:go", v: 2, to: 1 }, "newer-version"],
        [{ type: "mancala:go", to: 1 }, "bad-version"],
        [{ type: "mancala:go", v: 1 }, "missing-field"],
        [{ type: "mancala:theme", v: 1, theme: "pink" }, "bad-field"],
        [{ type: "mancala:load", v: 1, record: { length: 3 } }, "bad-field"],
        [{ type: "mancala:go", v: 1, to: 99 }, "out-of-range"],
        [{ type: "mancala:go", v: 1, to: "__proto__" }, "out-of-range"],
        [{ type: "mancala:go", v: 1, to: { toString: 1, valueOf: 1 } }, "bad-field"],
        [{ type: "mancala:go", v: 1, to: [[1], null] }, "bad-field"],
        [{ type: "mancala:go", v: 1, to: 1n }, "bad-field"],
        [{ type: "mancala:load", v: 1, position: { seeds: 7n } }, "bad-field"],
        [{ type: "mancala:load", v: 1, comments: ring }, "bad-field"],
        [{ type: "mancala:load", v: 1, comments: new Array(30_000).fill("long") }, "bad-field"],
      ])) {
        await page.evaluate(() => /** @type {any} */ (window).heard.splice(0));
        await send(page, message);
        await hear(page, "error", { code });
      }
      const answered = await page.evaluate(() => /** @type {any} */ (window).heard.length);
      for (const message of [null, 7, "mancala:go", [], { type: 5 }, { type: "other:go", v: 1, to: 3 }])
        await send(page, message);
      // A frame beside it, and the frame itself, are not its parent.
      await page.evaluate(async () => {
        const other = document.createElement("iframe");
        other.title = "Another";
        other.src = "other.html";
        document.body.append(other);
        await new Promise((resolve) => other.addEventListener("load", resolve));
        const script = other.contentDocument?.createElement("script");
        if (!script) throw new Error("no script");
        script.textContent = "parent.frames[0].postMessage({ type: 'mancala:go', v: 1, to: 5 }, '*')";
        other.contentDocument?.body.append(script);
      });
      await frame.evaluate(() => postMessage({ type: "mancala:go", v: 1, to: 6 }, "*"));
      // What comes after all of them has been heard after them.
      await send(page, { type: "mancala:go", v: 1, to: 2 });
      await hear(page, "step", { ply: 2 });
      await headline(frame, "Turn 2 of 9");
      const after = await page.evaluate(
        (from) => /** @type {any} */ (window).heard.slice(from).map((/** @type {any} */ one) => one.type),
        answered,
      );
      assert.deepEqual(after, ["mancala:step"]);
    },
  );

  scene(
    "speaks with the origin that it is told to",
    { ...site("?game=dakon&origin=http%3A%2F%2F127.0.0.1%3A9"), expected: /postMessage/ },
    async ({ page, elsewhere, url }) => {
      await page.goto(elsewhere);
      const frame = await frameOf(page);
      await send(page, { type: "mancala:theme", v: 1, theme: "dark" });
      assert.equal(await frame.locator(".box.dark").count(), 0);
      const own = new URL(elsewhere).origin;
      await page.locator("iframe").evaluate((frame, own) => {
        const { origin, pathname } = new URL(/** @type {HTMLIFrameElement} */ (frame).src);
        frame.setAttribute("src", `${origin}${pathname}?game=san-yao&origin=${encodeURIComponent(own)}`);
      }, own);
      assert.equal((await hear(page, "ready", { game: "san-yao" })).from, new URL(url).origin);
      await send(page, { type: "mancala:load", v: 1, game: "al-manqala" });
      await hear(page, "ready", { game: "al-manqala" });
      // What was said to somebody else would have been heard before.
      const games = await page.evaluate(() =>
        /** @type {any} */ (window).heard.flatMap((/** @type {any} */ one) =>
          one.type === "mancala:ready" ? [one.game] : [],
        ),
      );
      assert.deepEqual(games, ["san-yao", "al-manqala"]);
    },
  );

  scene("by itself, in a window of its own", { path: null, context: still }, async ({ page, url }) => {
    await page.goto(`${url}embed.html?game=dakon&mode=nonsense&theme=dark&lang=et`);
    await page.locator(".notes p", { hasText: "„nonsense“" }).waitFor();
    await page.locator('.box.dark[lang="et"]').waitFor();
    await page.evaluate(() => postMessage({ type: "mancala:load", v: 1, game: "san-yao" }, "*"));
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    assert.equal(await page.locator('[data-game="dakon"]').count(), 1);
  });
});
