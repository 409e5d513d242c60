// What others take into their pages, as it is published: one script, one document, and nothing beside them.

import assert from "node:assert/strict";

import { suite } from "./browser.mjs";
import { board, call, get, hear, hole, listen, RECORD } from "./embedded.mjs";
import * as framed from "./framed.mjs";
import { publishEmbeds } from "./publishing.mjs";

const still = /** @type {const} */ ({ reducedMotion: "reduce" });

/** A page with the script as an old page has it. @param {string} url @param {string} body */
const article = (url, body) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>An article</title>
  <link rel="icon" href="data:,"><script src="before.js"></script><script src="${url}mancala-board.js"></script></head>
  <body>${body}</body></html>`;

/** Remembers what the page has before the script comes. */
const BEFORE = "var before = []; before = Object.getOwnPropertyNames(window);";

const DAKON = '<mancala-board id="b" game="dakon" level="1"></mancala-board>';

/** What was fetched of a site; threads come out of the script itself. @param {import("./browser.mjs").Visit} visit */
const fetched = ({ requests, url }) =>
  requests
    .map((request) => request.url())
    .filter((asked) => asked.startsWith(url))
    .map((asked) => asked.slice(url.length));

suite("the built script", (scene) => {
  scene(
    "three boards of another site: one request, nothing left lying about",
    {
      path: null,
      root: publishEmbeds,
      context: still,
      script: listen,
      elsewhere: {
        pages: (url) => ({
          "index.html": article(
            url,
            `${DAKON}<mancala-board id="c" game="o-an-quan" level="1" lang="ar"></mancala-board>
            <mancala-board id="d" mode="replay" record="${RECORD}" lang="vi"></mancala-board>`,
          ),
          "before.js": BEFORE,
        }),
      },
    },
    async (visit) => {
      const { page, elsewhere } = visit;
      await page.goto(elsewhere);
      const [b, c, d] = await Promise.all(["b", "c", "d"].map((id) => board(page, id)));
      await hole(b, "B").click();
      await hear(page, "move", { by: "person", move: "B" });
      await hear(page, "move", { by: "computer" });
      const [move] = await get(c, "moves");
      assert.equal(await call(c, "play", move), true);
      await c.locator('.box[lang="ar"][dir="rtl"] .table-hole.is-offered').first().waitFor();
      assert.equal(await call(d, "go", 4), true);
      await d.locator(".headline", { hasText: "4" }).waitFor();
      assert.match(await get(d, "record"), /^1\/dakon\/\/A\.B\.G\.G$/);
      assert.equal(page.workers().length, 1);
      assert.deepEqual(fetched(visit), ["mancala-board.js"]);
      const more = await page.evaluate(() => {
        const { before } = /** @type {any} */ (window);
        return Object.getOwnPropertyNames(window).filter((name) => !before.includes(name));
      });
      assert.deepEqual(more, []);
      const links = await page.locator("a.open").evaluateAll((all) => all.map((one) => one.getAttribute("href")));
      for (const link of links) assert.ok(link?.startsWith(visit.url), String(link));
    },
  );

  scene(
    "where a policy knows no threads of ours, it thinks on the page",
    {
      path: null,
      root: publishEmbeds,
      context: still,
      script: listen,
      expected: /policy|Content Security Policy|worker/i,
      elsewhere: {
        pages: (url) => ({ "index.html": article(url, DAKON), "before.js": "" }),
        headers: {
          "Content-Security-Policy":
            "default-src 'none'; script-src 'self' http://localhost:* 'wasm-unsafe-eval'; worker-src 'none'; img-src data:",
        },
      },
    },
    async (visit) => {
      const { page, elsewhere } = visit;
      await page.goto(elsewhere);
      await hole(await board(page), "B").click();
      await hear(page, "move", { by: "computer" });
      assert.equal(page.workers().length, 0);
      assert.deepEqual(fetched(visit), ["mancala-board.js"]);
    },
  );
});

suite("the built frame", (scene) => {
  scene(
    "in a sandbox, in a page without WebAssembly: plays, hears and tells",
    {
      ...framed.site("#game=dakon&level=1", {
        frame: 'sandbox="allow-scripts"',
        headers: {
          "Content-Security-Policy":
            "default-src 'none'; frame-src http://localhost:*; script-src 'self'; img-src data:",
        },
      }),
      headers: {},
      root: publishEmbeds,
    },
    async (visit) => {
      const { page, elsewhere } = visit;
      await page.goto(elsewhere);
      const frame = await framed.frameOf(page);
      const { from, game } = await framed.hear(page, "ready");
      assert.deepEqual([from, game], ["null", "dakon"]);
      await framed.hole(frame, "B").click();
      await framed.hear(page, "move", { by: "person", move: "B" });
      await framed.hear(page, "move", { by: "computer" });
      assert.match(page.workers()[0].url(), /^blob:/);
      await framed.send(page, { type: "mancala:load", v: 1, record: RECORD, at: 3, mode: "replay" });
      await framed.headline(frame, "Turn 3 of 9");
      await framed.send(page, { type: "mancala:go", v: 1, to: "next" });
      await framed.hear(page, "step", { ply: 4 });
      await framed.send(page, { type: "mancala:go", v: 1, to: 99 });
      await framed.hear(page, "error", { code: "out-of-range" });
      assert.ok((await framed.hear(page, "resize")).height > 200);
      assert.deepEqual(fetched(visit), ["embed.html"]);
    },
  );
});

suite("both, opened as files", (scene) => {
  scene(
    "are played, and ask for nothing",
    {
      path: null,
      root: () => publishEmbeds({ "page.html": article("", DAKON), "before.js": "" }),
      asFiles: true,
      context: still,
      script: listen,
    },
    async (visit) => {
      const { page, url } = visit;
      await page.goto(`${url}embed.html#game=dakon&level=1`);
      await hole(page.locator("mancala-board"), "B").click();
      await page.waitForFunction(() => /** @type {any} */ (document.querySelector("mancala-board")).ply > 1);
      await page.goto(`${url}page.html`);
      await hole(await board(page), "B").click();
      await hear(page, "move", { by: "computer" });
      assert.deepEqual(fetched(visit), ["embed.html", "page.html", "before.js", "mancala-board.js"]);
    },
  );
});
