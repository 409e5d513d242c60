// What is said where something is missing or refused, and that the page plays as soon as it can.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

import { capped } from "../node/short.mjs";
import {
  boardTellsRecord,
  byMouse,
  look,
  movesOn,
  pace,
  press,
  seat,
  settled,
  untilHeadline,
  untilMoves,
} from "./board.mjs";
import { suite } from "./browser.mjs";

/** @typedef {import("playwright-core").Page} Page */

const STRICT =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; manifest-src 'self'; worker-src 'self' blob:; base-uri 'none'";

/** A few moves against the computer. @param {Page} page */
async function plays(page) {
  await seat(page, "North", "Computer, easy");
  await pace(page, "No animation");
  await byMouse(page, "C");
  await untilMoves(page, 2);
  await untilHeadline(page, "Your turn");
  assert.equal((await movesOn(page)).length, 2);
  await boardTellsRecord(page);
}

/** @param {Page} page */
async function firstOffered(page) {
  await settled(page);
  return (await look(page)).offered[0];
}

/** @param {Page} page */
const alert = (page) => page.getByRole("alert");

suite("an engine that does not come", (scene) => {
  scene(
    "refused by a policy",
    { path: null, headers: { "Content-Security-Policy": STRICT }, expected: /wasm|WebAssembly|script-src/i },
    async ({ page, url }) => {
      await page.goto(`${url}al-manqala/`);
      await alert(page).waitFor();
      assert.match(String(await alert(page).textContent()), /^WebAssembly, .* is blocked .*\.$/);
      assert.equal(await page.getByRole("button", { name: "Try again" }).count(), 1);
    },
  );

  for (const [what, answer, said] of /** @type {const} */ ([
    ["missing on the server", { status: 404, body: "" }, /missing on the server/],
    ["out of reach", null, /could not be reached|connection/],
    ["damaged", { status: 200, contentType: "application/wasm", body: "\0asm and then nothing" }, /damaged/],
  ])) {
    scene(
      `${what}: a sentence, and a second try that plays`,
      { path: null, expected: /404|ERR_FAILED|Failed to load/ },
      async ({ page, url }) => {
        await page.route("**/mancala_bg.wasm", (route) => (answer ? route.fulfill(answer) : route.abort()));
        await page.goto(`${url}al-manqala/`);
        await alert(page).waitFor();
        assert.match(String(await alert(page).textContent()), said);
        await page.unroute("**/mancala_bg.wasm");
        await press(page, "Try again");
        await page.locator(".table-hole").first().waitFor();
        await plays(page);
      },
    );
  }

  scene("served with a type that streaming refuses", { path: null }, async ({ page, url }) => {
    const body = readFileSync(new URL("../../pkg/mancala_bg.wasm", import.meta.url));
    await page.route("**/mancala_bg.wasm", (route) => route.fulfill({ body, contentType: "application/octet-stream" }));
    await page.goto(`${url}al-manqala/`);
    await page.locator(".table-hole").first().waitFor();
    await plays(page);
  });

  scene("a part of the page that is missing", { path: null, expected: /404|Failed to load/ }, async ({ page, url }) => {
    await page.route("**/www/session.js", (route) => route.fulfill({ status: 404, body: "" }));
    await page.goto(`${url}al-manqala/`);
    await page.getByText("A part of this page could not be loaded").waitFor();
  });

  scene(
    "a part that is only fetched when it is asked for",
    { path: "al-manqala/", expected: /404|Failed to load/ },
    async ({ page }) => {
      await page.route("**/www/panels/setup.js", (route) => route.fulfill({ status: 404, body: "" }));
      await press(page, "New game");
      await page.locator(".notice", { hasText: "your game is kept" }).waitFor();
      await plays(page);
    },
  );

  scene("all words", { path: null, expected: /404|Failed to load/ }, async ({ page, url }) => {
    await page.route("**/www/i18n/*.ftl", (route) => route.fulfill({ status: 404, body: "" }));
    await page.goto(`${url}al-manqala/`);
    await page.getByText("A part of this page could not be loaded").waitFor();
  });
});

suite("the computer's thread", (scene) => {
  for (const [what, script] of /** @type {const} */ ([
    ["no worker at all", none],
    ["workers that are refused", refused],
    ["workers that fail to start", failing],
  ])) {
    scene(`${what}: it thinks on the page`, { path: "al-manqala/", script }, async ({ page }) => {
      await plays(page);
    });
  }

  scene(
    "little memory: a smaller table does, and without any the board still plays",
    { path: null },
    async ({ page, go }) => {
      const code = readFileSync(new URL("../../pkg/mancala_bg.wasm", import.meta.url));
      // The module itself takes some; a table of 16 MB has no room in 300 pages of 64 KiB, one of 4 MB has.
      let pages = 300;
      await page.route("**/mancala_bg.wasm", (route) =>
        route.fulfill({ body: Buffer.from(capped(code, pages)), contentType: "application/wasm" }),
      );
      await go("al-manqala/");
      await plays(page);
      pages = 130;
      await page.reload();
      await page.locator(".table-hole").first().waitFor();
      await byMouse(page, await firstOffered(page));
      await page.locator(".notice", { hasText: "There is not enough memory for this." }).waitFor();
      await seat(page, "North", "Person");
      await byMouse(page, await firstOffered(page));
      await untilMoves(page, 4);
      await boardTellsRecord(page);
    },
  );

  scene("no module worker: a classic one does", { path: "al-manqala/", script: classicOnly }, async ({ page }) => {
    await plays(page);
    assert.equal(await page.evaluate(() => /** @type {any} */ (window).workers), 1);
  });

  scene("a thread that stops is replaced", { path: "al-manqala/", script: stopping }, async ({ page }) => {
    await plays(page);
    assert.equal(await page.evaluate(() => /** @type {any} */ (window).workers), 2);
  });

  scene(
    "a thread that does not hear is ended, and another answers",
    { path: "al-manqala/", script: deaf },
    async ({ page }) => {
      await seat(page, "North", "Computer, easy");
      await pace(page, "No animation");
      await byMouse(page, "C");
      await untilHeadline(page, "The computer is thinking");
      // Only a thread that was asked can be deaf to the end of it.
      await page.waitForFunction(() => /** @type {any} */ (window).ended.length === 1);
      await press(page, "Undo");
      await plays(page);
      assert.deepEqual(await page.evaluate(() => /** @type {any} */ (window).ended), [true, false]);
    },
  );
});

suite("browsers that cannot", (scene) => {
  scene(
    "without scripts every page says what it needs",
    { path: null, context: { javaScriptEnabled: false } },
    async ({ page, url }) => {
      for (const path of ["", "o-an-quan/", "san-yao/", "al-manqala/", "dakon/"]) {
        await page.goto(url + path);
        // biome-ignore lint/performance/useDomNodeTextContent: only what can be seen counts
        assert.match(await page.locator("body").innerText(), /The board needs JavaScript\./);
      }
    },
  );

  for (const [what, script, said] of /** @type {const} */ ([
    ["an old browser", old, "This browser is too old for the board."],
    ["a browser without WebAssembly", bare, "This browser has WebAssembly"],
  ])) {
    scene(`${what} is told so`, { path: null, script }, async ({ page, url }) => {
      await page.goto(`${url}dakon/`);
      await page.getByText(said).waitFor();
      assert.equal(await page.locator(".table").count(), 0);
    });
  }
});

function none() {
  Object.defineProperty(window, "Worker", { value: undefined });
}

function refused() {
  Object.defineProperty(window, "Worker", {
    value: class {
      constructor() {
        throw new DOMException("no workers here", "SecurityError");
      }
    },
  });
}

function failing() {
  Object.defineProperty(window, "Worker", {
    value: class extends EventTarget {
      /** @type {((event: Event) => void) | null} */
      onerror = null;
      constructor() {
        super();
        setTimeout(() => this.onerror?.(new Event("error")));
      }
      postMessage() {}
      terminate() {}
    },
  });
}

/** As browsers were before workers could be modules. Counts the threads that are asked to think. */
function classicOnly() {
  const page = /** @type {any} */ (window);
  const thinking = new Set();
  page.workers = 0;
  const { Worker } = window;
  Object.defineProperty(window, "Worker", {
    value: class extends Worker {
      /** @param {string | URL} url @param {WorkerOptions} [options] */
      constructor(url, options) {
        if (options?.type === "module") throw new TypeError("no modules in workers");
        super(url);
      }
      /** @param {any} order */
      postMessage(order) {
        if (order.kind === "think") page.workers = thinking.add(this).size;
        super.postMessage(order);
      }
    },
  });
}

/** The first thread that is asked to think dies over it. */
function stopping() {
  const page = /** @type {any} */ (window);
  const thinking = new Set();
  page.workers = 0;
  const { Worker } = window;
  Object.defineProperty(window, "Worker", {
    value: class extends Worker {
      /** @param {any} order */
      postMessage(order) {
        if (order.kind === "think") page.workers = thinking.add(this).size;
        if (order.kind === "think" && page.workers === 1) {
          this.terminate();
          setTimeout(() => this.dispatchEvent(new Event("error")));
        } else super.postMessage(order);
      }
    },
  });
}

/** The first thread that is asked to think hears nothing from then on. `ended` tells of each whether it was ended. */
function deaf() {
  const page = /** @type {any} */ (window);
  page.ended = [];
  const thinking = /** @type {Worker[]} */ ([]);
  const { Worker } = window;
  Object.defineProperty(window, "Worker", {
    value: class extends Worker {
      /** @param {any} order */
      postMessage(order) {
        if (order.kind === "think" && !thinking.includes(this)) page.ended[thinking.push(this) - 1] = false;
        if (this !== thinking[0]) super.postMessage(order);
      }
      terminate() {
        const at = thinking.indexOf(this);
        if (at >= 0) page.ended[at] = true;
        super.terminate();
      }
    },
  });
}

function old() {
  Reflect.deleteProperty(Array.prototype, "findLast");
}

function bare() {
  Reflect.deleteProperty(window, "WebAssembly");
}
