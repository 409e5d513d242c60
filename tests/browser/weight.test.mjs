import assert from "node:assert/strict";
import { gzipSync } from "node:zlib";

import { byMouse, pace, seat, untilHeadline, untilMoves } from "./board.mjs";
import { suite } from "./browser.mjs";

/** One opened game, everything compressed as servers do: 150 KB. */
const LIMIT = 150 * 1024;

suite("weight", (scene) => {
  scene("one opened game, played against the computer", { path: null }, async ({ page, url, requests, go }) => {
    await go("dakon/");
    await seat(page, "North", "Computer, easy");
    await pace(page, "No animation");
    await byMouse(page, "B");
    await untilMoves(page, 2);
    await untilHeadline(page, "Your turn");
    /** @type {Map<string, number>} */
    const files = new Map();
    for (const request of requests) {
      if (!request.url().startsWith(url)) continue;
      // What the page and its worker both ask for travels once.
      const path = new URL(request.url()).pathname.slice(1);
      const response = await request.response();
      if (response && !files.has(path)) files.set(path, gzipSync(await response.body(), { level: 9 }).length);
    }
    /** @type {Map<string, number>} */
    const folders = new Map();
    for (const [path, size] of files) {
      const folder = path.slice(0, path.lastIndexOf("/") + 1);
      folders.set(folder, (folders.get(folder) ?? 0) + size);
    }
    const total = [...files.values()].reduce((sum, size) => sum + size, 0);
    const told = [...folders].map(([folder, size]) => `${folder} ${size}`).join(", ");
    assert.ok(total <= LIMIT, `${total} bytes: ${told}`);
    assert.ok(files.has("pkg/mancala_bg.wasm") && files.has("www/app.js"), "the files were seen");
    assert.ok(![...files.keys()].some((path) => path.endsWith("setup.js")), "what nobody asked for is not fetched");
  });
});
