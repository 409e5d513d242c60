import assert from "node:assert/strict";
import { gzipSync } from "node:zlib";

import { byMouse, pace, seat, untilHeadline, untilMoves } from "./board.mjs";
import { suite } from "./browser.mjs";
import { publish } from "./publishing.mjs";

/** One opened game in one language, everything compressed as servers do: 150 KB. */
const LIMIT = 150_000;

suite("the published site", (scene) => {
  for (const path of ["dakon/", "?lang=be#o-an-quan"]) {
    scene(
      `${path}: one opened game, played against the computer`,
      { path: null, root: publish, context: { serviceWorkers: "block" } },
      async ({ page, url, requests, go }) => {
        await go(path);
        /** @type {Map<string, number>} */
        const files = new Map();
        for (const request of requests) {
          if (!request.url().startsWith(url)) continue;
          const name = new URL(request.url()).pathname.replace(/^\/(v\/\w+\/)?/, "");
          const response = await request.response();
          if (response && !files.has(name)) files.set(name, gzipSync(await response.body(), { level: 9 }).length);
        }
        const total = [...files.values()].reduce((sum, size) => sum + size, 0);
        assert.ok(total <= LIMIT, `${total} bytes: ${JSON.stringify(Object.fromEntries(files))}`);
        assert.ok(files.has("pkg/mancala_bg.wasm") && files.has("www/app.js"), "the files were seen");
        assert.ok(![...files.keys()].some((name) => name.endsWith("setup.js")), "what nobody asked for is not fetched");

        if (!path.startsWith("dakon")) return;
        await seat(page, "North", "Computer, easy");
        await pace(page, "No animation");
        await byMouse(page, "B");
        await untilMoves(page, 2);
        await untilHeadline(page, "Your turn");
      },
    );
  }

  scene(
    "al-manqala/: the table of endings comes after the first answer, and a missing one is not missed",
    { path: null, root: publish, context: { serviceWorkers: "block" } },
    async ({ page, requests, go }) => {
      const asked = () => requests.some((request) => request.url().endsWith("/endings/al-manqala.bin"));
      await page.route("**/endings/al-manqala.bin", (route) => route.fulfill({ status: 404 }));
      await go("al-manqala/");
      await seat(page, "North", "Computer, easy");
      await pace(page, "No animation");
      assert.ok(!asked(), "nobody has thought yet");
      const fetched = page.waitForRequest("**/endings/al-manqala.bin");
      await byMouse(page, "B");
      await untilMoves(page, 2);
      await fetched;
      await untilHeadline(page, "Your turn");
      await byMouse(page, "D");
      await untilMoves(page, 4);
    },
  );
});
