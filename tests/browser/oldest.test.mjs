// The oldest browsers that the page is made for are Chrome 109, Firefox 115 and Safari 16.4. None of them is at hand
// here, but what they lack can be taken away.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";

import { transformSync } from "esbuild";

import { byMouse, hole, look, pace, press, seat, settled } from "./board.mjs";
import { SIZES, suite } from "./browser.mjs";
import { dialog, name, resign } from "./people.mjs";

/** Takes away what at least one of the three does not have. */
function age() {
  const lacking = /** @type {[any, string[]][]} */ ([
    [window, ["requestIdleCallback", "cancelIdleCallback", "scheduler", "Iterator", "CookieStore"]],
    [Intl, ["Segmenter", "DurationFormat"]],
    [Element.prototype, ["checkVisibility", "setHTMLUnsafe", "getHTML"]],
    [HTMLElement.prototype, ["showPopover", "hidePopover", "togglePopover"]],
    [Document.prototype, ["startViewTransition", "caretPositionFromPoint"]],
    [Node.prototype, ["moveBefore"]],
    [Array, ["fromAsync"]],
    [Array.prototype, ["toSorted", "toReversed", "toSpliced", "with"]],
    [Uint8Array.prototype, ["toSorted", "toReversed", "with", "toBase64", "toHex"]],
    [Object, ["groupBy"]],
    [Map, ["groupBy"]],
    [Set.prototype, ["union", "intersection", "difference", "isSubsetOf", "isSupersetOf", "isDisjointFrom"]],
    [Promise, ["withResolvers", "try"]],
    [String.prototype, ["isWellFormed", "toWellFormed"]],
    [
      Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())),
      ["map", "filter", "take", "drop", "toArray", "some", "find"],
    ],
    [URL, ["canParse", "parse"]],
    [AbortSignal, ["any"]],
  ]);
  for (const [owner, names] of lacking) for (const name of names) delete owner?.[name];
}

suite("in the oldest browsers", (scene) => {
  for (const [where, viewport] of Object.entries(SIZES)) {
    scene(
      `a game, its end, and the tools beside it (${where})`,
      { path: "dakon/", script: age, context: { viewport } },
      async ({ page }) => {
        assert.equal(await page.evaluate(() => "checkVisibility" in document.body || "Segmenter" in Intl), false);
        await seat(page, "North", "Person");
        await name(page, { South: "Nguyễn Thị Ánh 👩‍🌾", North: "سلمى" });
        await page.locator(".plate", { hasText: "Ánh" }).waitFor();
        await pace(page, "Very fast");
        await page.locator(hole("A")).focus();
        await page.keyboard.press("A");
        await settled(page);
        await byMouse(page, (await look(page)).offered[0]);
        await settled(page);
        for (const tool of ["Analysis", "Set up", "Copy and open"]) {
          if (!(await page.getByRole("tab", { name: tool }).isVisible())) await press(page, "Study");
          await page.getByRole("tab", { name: tool }).click();
          await page.getByRole("tab", { name: tool, selected: true }).waitFor();
        }
        await press(page, "Settings");
        await dialog(page).getByRole("button", { name: "Close" }).click();
        await press(page, "New game");
        await dialog(page).getByRole("button", { name: "Cancel" }).click();
        await resign(page);
        await press(page, "Play again");
        await settled(page);
      },
    );
  }

  scene("the rules", { path: null, script: age }, async ({ page, url }) => {
    await page.goto(`${url}www/rules/?game=dakon&lang=vi`);
    await page.locator("figure").first().scrollIntoViewIfNeeded();
    await page.locator("figure .table-badge", { hasText: /\d/ }).first().waitFor();
  });

  scene("no style rests on what one of them does not know", { path: null }, async () => {
    const styles = written(".css");
    assert.ok(styles.length > 5);
    const late =
      /:has\(|&\s*[.:[>+~]|light-dark\(|@starting-style|@scope|@property|color-mix\(|: (un)?safe |float: inline-|field-sizing|anchor\(/;
    for (const [file, text] of styles) assert.doesNotMatch(text, late, file);
  });

  scene("no script or style has a syntax that one of them does not know", { path: null }, async () => {
    const all = [...written(".js"), ...written(".css")];
    assert.ok(all.length > 100);
    for (const [file, text] of all) {
      // What is too new for a browser is written otherwise for it. Classes of letters are older than they are held for.
      const forBrowsers = (/** @type {string | string[]} */ target) =>
        transformSync(text, {
          loader: file.endsWith(".css") ? "css" : "js",
          target,
          supported: { "regexp-unicode-property-escapes": true },
        }).code;
      assert.equal(forBrowsers(["chrome109", "firefox115", "safari16.4"]), forBrowsers("esnext"), file);
    }
  });
});

/** The files of the site that end so, with what is in them. @param {string} end */
function written(end) {
  return ["www/", "pkg/"].flatMap((name) => {
    const folder = new URL(`../../${name}`, import.meta.url);
    return readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(end))
      .map((file) => [file, readFileSync(new URL(file, folder), "utf8")]);
  });
}
