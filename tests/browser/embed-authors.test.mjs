// The page for authors: what it shows is what the code has, and what it hands over works.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

import { ATTRIBUTES } from "../../www/embed/attributes.js";
import { METHOD_NOTES, STYLE_NOTES } from "../../www/embed/reference.js";
import { suite } from "./browser.mjs";
import { CORS, hostPage, listen } from "./embedded.mjs";
import { clipped, faults, small } from "./faults.mjs";

const still = /** @type {const} */ ({ reducedMotion: "reduce" });

/** All that there is, and nothing else. @param {import("playwright-core").Page} page */
async function tellsAll(page) {
  const names = await page.locator("#attributes th[scope=row]").allTextContents();
  assert.deepEqual(
    names,
    ATTRIBUTES.map(({ name }) => name),
  );
  const style = readFileSync(new URL("../../www/embed/embed.css", import.meta.url), "utf8");
  const used = new Set(style.match(/--mancala-[a-z-]+/g));
  assert.deepEqual(Object.keys(STYLE_NOTES).sort(), [...used].sort());
  const missing = await page.evaluate(
    (methods) => methods.filter((method) => !(method.split("(")[0] in document.createElement("mancala-board"))),
    Object.keys(METHOD_NOTES),
  );
  assert.deepEqual(missing, []);
}

suite("the page for authors", (scene) => {
  for (const [width, colorScheme] of /** @type {const} */ ([
    [320, "dark"],
    [1280, "light"],
  ])) {
    scene(
      `${width} px, ${colorScheme}: every example lies there, all is told, nothing is cut off, axe finds nothing`,
      { path: null, context: { ...still, colorScheme, viewport: { width, height: 800 } } },
      async ({ page, url }) => {
        await page.goto(`${url}www/embedding.html`);
        for (const one of await page.locator("mancala-board").all()) {
          await one.scrollIntoViewIfNeeded();
          await one.locator(".table-badges").filter({ hasText: /\d/ }).waitFor({ state: "attached" });
          assert.deepEqual(await one.locator(".notes p").allTextContents(), []);
        }
        assert.deepEqual(await clipped(page), []);
        assert.deepEqual(await small(page), []);
        assert.deepEqual(await faults(page, { preload: false }), []);
        await tellsAll(page);
      },
    );
  }

  scene(
    "hands over code of an element and of a frame, which show what the form asks for",
    {
      path: null,
      headers: CORS,
      context: { ...still, permissions: ["clipboard-read", "clipboard-write"] },
      script: listen,
      elsewhere: { pages: hostPage("<main></main>") },
    },
    async ({ page, url, elsewhere, context }) => {
      await page.goto(`${url}www/embedding.html`);
      const builder = page.locator("#builder");
      await builder.getByLabel("mode").selectOption("replay");
      await builder.getByLabel("record").fill("1/dakon//A.B.G");
      await builder.getByLabel("comments").fill('["<i>It\'s</i> & \\"so\\""]');
      await builder.getByLabel("lang").fill("vi");
      const preview = builder.locator(".preview .comment");
      await preview.filter({ hasText: '<i>It\'s</i> & "so"' }).waitFor();
      await builder.getByRole("button", { name: "Copy the code" }).click();
      await builder.getByText("Copied.").waitFor();
      const element = await page.evaluate(() => navigator.clipboard.readText());
      await builder.getByLabel("way").selectOption("frame");
      await builder.locator("iframe").contentFrame().locator(".comment").waitFor();
      await builder.getByRole("button", { name: "Copy the code" }).click();
      await builder.getByText("Copied.").waitFor();
      const frame = await page.evaluate(() => navigator.clipboard.readText());
      assert.match(
        frame,
        /^<iframe src="[^"<>]+" title="A mancala board" width="100%" height="440" loading="lazy"><\/iframe>$/,
      );

      const other = await context.newPage();
      await other.goto(elsewhere);
      await other.locator("main").evaluate((main, code) => {
        main.innerHTML = code;
      }, `${element}${frame}`);
      for (const one of [
        other.locator("mancala-board"),
        other.locator("iframe").contentFrame().locator("mancala-board"),
      ]) {
        await one.scrollIntoViewIfNeeded();
        await one.locator(".comment", { hasText: '<i>It\'s</i> & "so"' }).waitFor();
        assert.equal(await one.locator(".box").getAttribute("lang"), "vi");
      }
    },
  );
});
