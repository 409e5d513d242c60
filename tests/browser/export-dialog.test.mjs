// The dialog of pictures: from a game's link to files, texts for articles, and the clipboard.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";

import { pace, press, untilHeadline } from "./board.mjs";
import { suite } from "./browser.mjs";
import { faults } from "./faults.mjs";
import { chunksOf, readApng, readGif } from "./pictures.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** @param {Page} page @param {string} button */
async function saved(page, button) {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("dialog").getByRole("button", { name: button }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** @param {Page} page */
async function openPictures(page) {
  await press(page, "Copy link");
  await page.locator(".notice").getByRole("button", { name: "Picture…" }).click();
  const dialog = page.locator("dialog.picturing");
  await dialog.waitFor();
  return dialog;
}

const CLIPBOARD = { permissions: ["clipboard-read", "clipboard-write"] };

suite(
  "the dialog of pictures",
  (scene) => {
    scene("from the link to the files", { path: "#1/dakon//B.c.D", context: CLIPBOARD }, async ({ page }) => {
      await pace(page, "No animation");
      await untilHeadline(page, "North to move");
      const dialog = await openPictures(page);
      assert.deepEqual(await faults(page), []);
      const svg = await saved(page, "Save as SVG");
      assert.match(svg.name, /^dakon-3-[a-z0-9]{4}\.svg$/);
      assert.match(svg.bytes.toString(), /<title>Dakon: North to move<\/title>/);
      assert.match(svg.bytes.toString(), /<dc:identifier>1\/dakon\/\/B\.c\.D<\/dc:identifier>/);

      const width = dialog.getByLabel("Width of the PNG");
      for (const wrong of ["99", "4001", "300.5", ""]) {
        await width.fill(wrong);
        await dialog.getByRole("button", { name: "Save as PNG" }).click();
        await dialog.getByText("The width is a whole number from 100 to 4000.").waitFor();
      }
      await width.fill("300");
      await width.press("Enter");
      const png = await saved(page, "Save as PNG");
      assert.equal(png.name, svg.name.replace(".svg", ".png"));
      assert.equal(chunksOf(png.bytes)[0].data.readUInt32BE(0), 300);
      await width.fill("640");
      await dialog.getByRole("button", { name: "Copy the picture" }).click();
      await dialog.getByText("The picture is copied.").waitFor();
      assert.deepEqual(await page.evaluate(async () => (await navigator.clipboard.read())[0].types), ["image/png"]);

      await dialog.getByLabel("The whole game, 3 turns").check();
      await dialog.getByRole("button", { name: "Make it" }).click();
      await dialog.locator("section img").waitFor();
      assert.deepEqual(await faults(page), []);
      const gif = await saved(page, "Save as GIF");
      assert.equal(gif.name, svg.name.replace(".svg", "-game.gif"));
      assert.equal(readGif(gif.bytes).width, 640);
      const apng = await saved(page, "Save as APNG");
      assert.deepEqual(readApng(apng.bytes).last, readGif(gif.bytes).last);

      // The files of a server on this very computer are nobody else's.
      const snippet = dialog.getByLabel("Text to paste");
      const address = dialog.getByLabel("Public address of this site");
      assert.equal(await snippet.inputValue(), "");
      // Some browsers read the last as an address.
      for (const wrong of ["mancala", "https://a..b/", "https://a b"]) {
        await address.fill(wrong);
        await dialog.getByText("That is not an address").waitFor();
        assert.equal(await snippet.inputValue(), "");
      }
      await address.fill("https://site.example/m");
      await address.press("Enter");
      const place = dialog.getByLabel("Where it goes");
      for (const [name, file] of [
        ["MediaWiki", svg.name],
        ["Fandom", png.name],
        ["WordPress", png.name],
        ["HTML", svg.name],
        ["Markdown", svg.name],
      ]) {
        await place.selectOption({ label: name });
        const text = await snippet.inputValue();
        assert.ok(text.includes(file) && text.includes("https://site.example/m/dakon/#1/dakon//B.c.D"), text);
        await dialog.getByRole("button", { name: "Copy", exact: true }).click();
        await page.waitForFunction(async (copied) => (await navigator.clipboard.readText()) === copied, text);
      }
      await place.selectOption({ label: "WordPress: a board to play on" });
      assert.equal(await snippet.inputValue(), "https://site.example/m/dakon/");
      await place.selectOption({ label: "HTML: a board to play on" });
      const src = (await snippet.inputValue()).match(/src="([^"]*)"/)?.[1].replaceAll("&amp;", "&") ?? "";
      const asked = new URL(src);
      assert.equal(asked.origin + asked.pathname, "https://site.example/m/embed.html");
      assert.deepEqual(Object.fromEntries(asked.searchParams), { game: "dakon", record: "1/dakon//B.c.D", lang: "en" });
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
    });

    scene(
      "an earlier moment; what is begun can be ended",
      {
        path: "#1/dakon//B.c.D",
        context: CLIPBOARD,
        // What never ends can be cancelled at any speed.
        script: () => {
          window.CompressionStream = /** @type {any} */ (
            class extends TransformStream {
              constructor() {
                super({ transform: () => new Promise(() => {}) });
              }
            }
          );
        },
      },
      async ({ page }) => {
        await press(page, "To the start");
        let dialog = await openPictures(page);
        await dialog.getByText("Play a turn first").waitFor();
        await dialog.getByRole("button", { name: "Done" }).click();
        await press(page, "One turn on");
        await untilHeadline(page, "Looking back: turn 1 of 3");
        dialog = await openPictures(page);
        assert.match((await saved(page, "Save as SVG")).name, /^dakon-1-/);
        const make = dialog.getByRole("button", { name: "Make it" });
        await make.click();
        await dialog.getByRole("progressbar").waitFor();
        await dialog.getByRole("button", { name: "Cancel" }).click();
        await make.waitFor();
        assert.ok(await make.evaluate((one) => one === document.activeElement));
        await make.click();
        await dialog.getByRole("progressbar").waitFor();
        await page.keyboard.press("Escape");
        await dialog.waitFor({ state: "detached" });
      },
    );
  },
  { abreast: 1 },
);
