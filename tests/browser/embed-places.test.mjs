// Where a board may have to live: other pages' rules, other pages' policies, out of sight, many at once, come and gone.

import assert from "node:assert/strict";

import { suite } from "./browser.mjs";
import { board, CORS, call, counts, get, hear, hole, hostPage, listen, RECORD } from "./embedded.mjs";
import { clipped, faults, small } from "./faults.mjs";

/** @typedef {import("playwright-core").Page} Page */

const still = /** @type {const} */ ({ reducedMotion: "reduce" });

/** @param {string} body @param {Parameters<typeof hostPage>[1] & { headers?: Record<string, string> }} [more] */
const site = (body, { headers, ...more } = {}) => ({
  path: null,
  headers: CORS,
  context: still,
  script: listen,
  elsewhere: { pages: hostPage(body, more), headers },
});

/** Everything that a page may do to what lies in it. */
const RUDE = `<style>
  * { direction: rtl; transition: all 5s; box-sizing: content-box !important; }
  button, p, div, canvas, span { position: fixed !important; font: 40px serif !important; color: lime !important; display: inline !important; }
  .table, .box, .place { width: 10px !important; transform: scale(.1); }
  html { text-transform: uppercase; text-align: right; letter-spacing: 1em; line-height: 4; white-space: pre; }
</style>`;

suite("boards on one page", (scene) => {
  scene(
    "three know nothing of each other, though they share a thread",
    site(`<mancala-board id="b" game="dakon" level="1"></mancala-board>
          <mancala-board id="c" game="dakon" level="1" lang="ar"></mancala-board>
          <div lang="vi"><mancala-board id="d" mode="replay" record="${RECORD}"></mancala-board></div>`),
    async ({ page, elsewhere }) => {
      await page.goto(elsewhere);
      const [b, c, d] = await Promise.all(["b", "c", "d"].map((id) => board(page, id)));
      assert.deepEqual(
        await page.locator("mancala-board .box").evaluateAll((all) => all.map((one) => one.getAttribute("lang"))),
        ["en", "ar", "vi"],
      );
      const before = await counts(d);
      await hole(b, "B").click();
      await hole(c, "C").click();
      await page.waitForFunction(() => {
        const { heard } = /** @type {any} */ (window);
        const answered = (/** @type {string} */ id) =>
          heard.some((/** @type {any} */ one) => one.id === id && one.type === "move" && one.detail.by === "computer");
        return answered("b") && answered("c");
      });
      assert.match(await get(b, "record"), /^1\/dakon\/\/B\./);
      assert.match(await get(c, "record"), /^1\/dakon\/\/C\./);
      assert.deepEqual(await counts(d), before);
      assert.equal(page.workers().length, 1);
      // The thread stays for the other.
      await b.evaluate((element) => element.remove());
      await c.locator(".table-hole.is-offered").first().waitFor();
      await c.locator(".table-hole.is-offered").first().click();
      await page.waitForFunction(() => /** @type {any} */ (document.querySelector("#c")).ply >= 4);
      const gone = page.workers()[0].waitForEvent("close");
      await c.evaluate((element) => element.remove());
      await gone;
      assert.equal(
        await page.evaluate(
          () =>
            document.adoptedStyleSheets.length +
            document.querySelectorAll("head link[rel=stylesheet], head style").length,
        ),
        0,
      );
    },
  );

  scene(
    "moved elsewhere on the page it goes on; taken away and brought back it is as it was",
    site('<mancala-board id="b" game="al-manqala" seats="both"></mancala-board><section></section>'),
    async ({ page, elsewhere }) => {
      await page.goto(elsewhere);
      const b = await board(page);
      await call(b, "play", "C");
      const table = await b.locator(".table").elementHandle();
      await b.evaluate((element) => document.querySelector("section")?.append(element));
      assert.ok(await table?.evaluate((root) => root.isConnected), "nothing was made anew");
      await page.evaluate(async () => {
        const element = document.querySelector("#b");
        element?.remove();
        await new Promise((resolve) => setTimeout(resolve));
        Object.assign(window, { left: element?.shadowRoot?.childNodes.length });
        if (element) document.body.append(element);
      });
      assert.equal(await page.evaluate(() => /** @type {any} */ (window).left), 0);
      await board(page);
      assert.equal(await get(b, "record"), "1/al-manqala//C");
      await b.evaluate((element) => element.setAttribute("game", "dakon"));
      await b.locator('[data-game="dakon"]').waitFor();
      assert.equal(await get(b, "record"), "1/dakon//");
    },
  );

  scene("fifty come and go and leave nothing behind", site("<main></main>"), async ({ page, context, elsewhere }) => {
    await page.goto(elsewhere);
    const session = await context.newCDPSession(page);
    await session.send("Performance.enable");
    const measure = async () => {
      await session.send("HeapProfiler.collectGarbage");
      await session.send("HeapProfiler.collectGarbage");
      const { metrics } = await session.send("Performance.getMetrics");
      const of = (/** @type {string} */ name) => metrics.find((one) => one.name === name)?.value ?? 0;
      return { listeners: of("JSEventListeners"), nodes: of("Nodes") };
    };
    /** @param {number} times */
    const come = (times) =>
      page.evaluate(
        async ([times, record]) => {
          const modes = ["play", "replay", "diagram"];
          for (let turn = 0; turn < Number(times); turn += 1) {
            const one = document.createElement("mancala-board");
            one.setAttribute("record", String(record));
            one.setAttribute("mode", modes[turn % 3]);
            if (turn % 6 === 0) one.setAttribute("seats", "none");
            document.querySelector("main")?.append(one);
            await /** @type {any} */ (one).load();
            one.remove();
          }
        },
        [times, RECORD],
      );
    await come(6);
    const before = await measure();
    await come(50);
    // Timers that run on hold the last few for a while; fifty boards would be thousands for ever.
    for (;;) {
      const after = await measure();
      if (after.listeners - before.listeners < 20 && after.nodes - before.nodes < 50) break;
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 250)));
    }
    // The last thread may have ended without its end having been told here yet; one that stays is waited for in vain.
    for (let thread = page.workers()[0]; thread; thread = page.workers()[0]) await thread.waitForEvent("close");
  });
});

suite("other pages", (scene) => {
  scene(
    "rules for everything there, right to left: the board looks as it does",
    {
      ...site('<mancala-board id="b" game="dakon" seats="both"></mancala-board>', {
        head: RUDE,
        html: 'lang="ur" dir="rtl"',
      }),
    },
    async ({ page, elsewhere }) => {
      await page.goto(elsewhere);
      const b = await board(page);
      assert.equal(await b.locator(".box").getAttribute("lang"), "ur");
      const x = async (/** @type {string} */ cell) => (await hole(b, cell).boundingBox())?.x ?? 0;
      assert.ok((await x("A")) < (await x("G")), "the board is not mirrored");
      assert.ok(((await b.locator(".table").boundingBox())?.width ?? 0) > 400);
      const style = await b
        .locator(".headline")
        .evaluate((one) => [
          getComputedStyle(one).fontSize,
          getComputedStyle(one).textTransform,
          getComputedStyle(one).position,
        ]);
      assert.deepEqual(style, ["16px", "none", "static"]);
      await hole(b, "B").click();
      await hear(page, "move", { move: "B" });
    },
  );

  scene(
    "far below, in what is folded and in what is hidden, nothing is fetched until it is near",
    site(`<p style="height: 5000px">Long</p>
          <details><summary>More</summary><mancala-board id="b" game="dakon"></mancala-board></details>
          <div id="tab" hidden><mancala-board id="c" game="san-yao" mode="diagram"></mancala-board></div>`),
    async ({ page, elsewhere, requests }) => {
      await page.goto(elsewhere);
      await page.waitForFunction(() => customElements.get("mancala-board"));
      await page.getByText("Long").waitFor();
      const fetched = () => requests.some((request) => /\.wasm|\.ftl/.test(request.url()));
      assert.equal(fetched(), false);
      await page.locator("summary").scrollIntoViewIfNeeded();
      // Folded, it is nowhere: two frames, so that whoever watches would have seen it.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      assert.equal(fetched(), false);
      await page.locator("summary").click();
      const b = await board(page);
      assert.ok(((await b.locator(".table").boundingBox())?.height ?? 0) > 100);
      // A board that lies there is folded away, goes on, and comes back.
      await page.locator("summary").click();
      await b.evaluate((element) => element.setAttribute("record", "1/dakon//B.c"));
      await page.waitForFunction(() => /** @type {any} */ (document.querySelector("#b")).ply === 2);
      await page.locator("summary").click();
      await board(page);
      assert.equal((await counts(b)).length, 16);
      await b.locator(".table-hole.is-offered").first().waitFor();
      await page.evaluate(() => document.querySelector("#tab")?.removeAttribute("hidden"));
      await page.locator("#c").scrollIntoViewIfNeeded();
      await board(page, "c");
    },
  );

  scene(
    "a policy without workers, and files of no known type: it thinks on the page",
    {
      ...site('<mancala-board id="b" game="dakon" level="1"></mancala-board>', {
        headers: {
          "Content-Security-Policy":
            "default-src 'none'; script-src http://localhost:* 'wasm-unsafe-eval'; style-src http://localhost:*; connect-src http://localhost:*; worker-src 'none'; img-src data:",
        },
      }),
      expected: /policy|Content Security Policy|worker/i,
    },
    async ({ page, elsewhere }) => {
      await page.route("**/*.{wasm,ftl}", async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, headers: { ...response.headers(), "content-type": "text/plain" } });
      });
      await page.goto(elsewhere);
      const b = await board(page);
      await hole(b, "B").click();
      await hear(page, "move", { by: "computer" });
      assert.equal(page.workers().length, 0);
    },
  );

  scene(
    "a policy without WebAssembly: a sentence and a way to try again, no blank box",
    {
      ...site('<mancala-board id="b" game="dakon" lang="pl"></mancala-board>', {
        headers: {
          "Content-Security-Policy":
            "default-src 'none'; script-src http://localhost:*; style-src http://localhost:*; connect-src http://localhost:*; img-src data:",
        },
      }),
      expected: /policy|Content Security Policy|wasm/i,
    },
    async ({ page, elsewhere }) => {
      await page.goto(elsewhere);
      await page.locator('#b [role="alert"]', { hasText: "WebAssembly" }).waitFor();
      assert.equal((await hear(page, "error")).code, "load-refused");
      await page.locator("#b").getByRole("button").click();
      await page.waitForFunction(() => /** @type {any} */ (window).heard.length === 2);
    },
  );

  scene(
    "files that do not come: a sentence, and the board once they do",
    { ...site('<mancala-board id="b" game="dakon"></mancala-board>'), expected: /Failed to load|ERR_FAILED/ },
    async ({ page, elsewhere }) => {
      for (const kind of ["ftl", "wasm"]) await page.route(`**/*.${kind}`, (route) => route.abort());
      await page.goto(elsewhere);
      const b = page.locator("#b");
      await b.getByText("A part of this board could not be loaded.").waitFor();
      await page.unroute("**/*.ftl");
      await b.getByRole("button", { name: "Try again" }).click();
      await b.getByText("The engine could not be fetched.").waitFor();
      await page.unroute("**/*.wasm");
      await b.getByRole("button", { name: "Try again" }).click();
      await board(page);
    },
  );

  scene(
    "an engine that breaks down is started anew, with the game",
    site(`<mancala-board id="b" game="dakon" seats="both"></mancala-board>
          <mancala-board id="c" mode="replay" record="${RECORD}"></mancala-board>`),
    async ({ page, elsewhere, url }) => {
      await page.goto(elsewhere);
      const b = await board(page);
      await board(page, "c");
      await call(b, "play", "B");
      await page.evaluate(async (glue) => {
        const mancala = await import(glue);
        mancala.Game.prototype.play = () => {
          throw new WebAssembly.RuntimeError("unreachable");
        };
      }, `${url}pkg/mancala.js`);
      const [move] = await get(b, "moves");
      await call(b, "play", move);
      await b.locator(".notes p", { hasText: "The engine stumbled and was started anew." }).waitFor();
      assert.equal(await get(b, "record"), "1/dakon//B");
      assert.equal(await call(b, "play", (await get(b, "moves"))[0]), true);
      assert.equal(await call(page.locator("#c"), "go", 3), true);
    },
  );
});

suite("how it looks and is used", (scene) => {
  for (const [width, lang, theme] of /** @type {const} */ ([
    [220, "en", "light"],
    [340, "ur", "dark"],
    [700, "vi", "light"],
    [1200, "bg", "dark"],
  ])) {
    scene(
      `${width} px, ${lang}, ${theme}: nothing is cut off or too small or hard to use`,
      {
        ...site(
          `<main><h1>Boards</h1>
          <mancala-board id="b" game="o-an-quan" level="x"></mancala-board>
          <mancala-board id="c" game="dakon" mode="replay" record="${RECORD}" comments='["Một"]' at="9"></mancala-board>
          <mancala-board id="d" game="al-manqala" mode="diagram"></mancala-board></main>`,
          {
            html: `lang="${lang}"`,
            head: '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><style>body{margin:0}</style>',
          },
        ),
        context: { ...still, viewport: { width, height: 800 }, colorScheme: theme },
      },
      async ({ page, elsewhere }) => {
        await page.goto(elsewhere);
        for (const id of ["b", "c", "d"]) {
          await page.locator(`#${id}`).scrollIntoViewIfNeeded();
          await board(page, id);
        }
        assert.deepEqual(await clipped(page), []);
        if (width >= 300) assert.deepEqual(await small(page), []);
        // What axe looks at beyond that changes with the language and the colours alone.
        if (width === 340 || width === 700) assert.deepEqual(await faults(page), []);
      },
    );
  }
});
