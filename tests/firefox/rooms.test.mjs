// The rooms beside the games in Firefox: lessons, paper, the projector, pictures, and boards in the page for authors.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { inflateSync } from "node:zlib";

import { writeLink } from "../../www/lessons/list.js";
import { movesOn, openRest, press as push, settled, untilMoves } from "../browser/board.mjs";
import { clipped } from "../browser/faults.mjs";
import { chunksOf, readGif } from "../browser/pictures.mjs";
import { suite } from "./firefox.mjs";

/** @typedef {import("./view.mjs").View} View */
/** @typedef {import("./view.mjs").Locator} Locator */

const still = /** @type {const} */ ({ reducedMotion: "reduce" });
const quiet = { path: null, media: still };

/** @param {View | Locator} where there is a board */
const painted = (where) => where.locator(".table-badges", { hasText: /\d/ }).waitFor();

/** @param {View} page @param {string} cell */
const press = (page, cell) => page.locator(`.table-hole[data-cell="${cell}"]`).click();

/** @param {View} page @param {string} text */
const said = (page, text) => page.locator(".said", { hasText: text }).waitFor();

/** Where the holes lie on their board. @param {View} page @returns {Promise<string[]>} */
const places = (page) =>
  page.locator(".table-hole").evaluateAll((all) => {
    const left = all[0].closest(".table").getBoundingClientRect().left;
    return all.map((one) => [one.dataset.cell, Math.round(one.getBoundingClientRect().left - left)].join());
  });

suite("the rooms in Firefox", (scene) => {
  scene("lessons: answered wrong and right, and those of a teacher's link", quiet, async ({ page, url }) => {
    await page.goto(`${url}www/lessons/?game=dakon&lang=en`);
    await painted(page);
    await page.locator(".ask", { hasText: "D: where does the last one fall?" }).waitFor();
    await press(page, "E");
    await said(page, "Not in E.");
    await press(page, "F");
    await said(page, "Right! The last one falls into F; the turn brings 0 points.");
    await page.locator(".count", { hasText: "Found: 1 of 16, at the first try: 0" }).waitFor();
    assert.deepEqual(await clipped(page), []);

    const lessons = [{ at: "1/dakon//", ask: "last", move: "A", title: "One" }];
    const link = await writeLink(/** @type {any} */ ({ title: "For Monday", lessons }));
    await page.goto(`${url}www/lessons/?lang=en#${link}`);
    await page.getByRole("heading", { name: "For Monday" }).waitFor();
    await painted(page);
    await page.getByRole("button", { name: "South’s store", exact: true }).click();
    await said(page, "Right!");
  });

  scene("paper: two pages A4, nothing cut off", { path: null }, async ({ page, url, paper }) => {
    // What a page A4 leaves within its margins, at 96 pixels an inch.
    await page.setViewportSize({ width: 1047, height: 718 });
    await page.goto(`${url}www/print/?game=o-an-quan&lang=ur`);
    await page.locator(".rule-sheet[style]").waitFor();
    const pdf = await page.tab.pdf({ format: "A4", landscape: true, preferCSSPageSize: true });
    const boxes = pagesOf(Buffer.from(pdf));
    assert.equal(boxes.length, 2);
    for (const [width, height] of boxes)
      assert.ok(Math.abs(width - 841.9) < 1 && Math.abs(height - 595.3) < 1, `${width} × ${height}`);

    await paper();
    await page.locator(".print-head").waitFor({ state: "hidden" });
    assert.deepEqual(await page.locator(".paper").evaluateAll(cutOff), []);
    assert.deepEqual(await page.locator(".rule-sheet h3").evaluateAll(forsaken), []);
  });

  scene(
    "the projector's view is entered, and left by Escape",
    { path: "dakon/?lang=en", media: still },
    async (visit) => {
      const { page } = visit;
      await push(page, "Settings");
      await push(page, "Large view for a projector");
      await page.locator("html.projector .leave").waitFor();
      // By a key, as the board may still grow: the whole screen comes when the browser grants it.
      await page.locator('.table-hole[data-cell="A"]').press("Enter");
      await untilMoves(page, 1);
      const badges = await page.locator('.table-badge:not([data-kind="store"])').evaluateAll((all) => {
        return Math.min(...all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize))) / innerHeight;
      });
      assert.ok(badges >= 0.045, `counts of ${badges} of the height`);
      assert.equal(await page.locator(".panels").isVisible(), false);
      await settled(page);
      await page.keyboard.press("Escape");
      await page.locator("html:not(.projector)").waitFor();
      await page.locator("header").waitFor();
      assert.equal(await page.locator(".leave").count(), 0);
      assert.deepEqual(await movesOn(page), ["A"]);
    },
  );

  scene(
    "pictures: seen, saved, and their text for MediaWiki",
    { path: "#1/dakon//B.c.D", media: still },
    async (visit) => {
      const { page, download } = visit;
      const dialog = await openPictures(page);
      const save = async (/** @type {string} */ name) => {
        const path = await download(() => dialog.getByRole("button", { name }).click());
        return { name: basename(path), bytes: readFileSync(path) };
      };
      const [width, height] = await sizeOf(dialog.locator("figure img"));
      assert.ok(width > 300 && height > 100, `${width} × ${height}`);
      const svg = await save("Save as SVG");
      assert.match(svg.name, /^dakon-3-[a-z0-9]{4}\.svg$/);
      assert.match(svg.bytes.toString(), /<title>Dakon: North to move<\/title>/);

      await dialog.getByLabel("Width of the PNG").fill("300");
      const png = await save("Save as PNG");
      assert.equal(png.name, svg.name.replace(".svg", ".png"));
      const [{ data }] = chunksOf(png.bytes);
      assert.deepEqual([data.readUInt32BE(0), data.readUInt32BE(4)], [300, Math.round((300 * height) / width)]);

      await dialog.getByRole("button", { name: "Make it" }).click();
      const film = await sizeOf(dialog.locator("section img"));
      const gif = readGif((await save("Save as GIF")).bytes);
      assert.deepEqual([gif.width, gif.height], film);
      assert.ok(gif.frames > 7, `${gif.frames} frames`);

      await dialog.getByLabel("Public address of this site").fill("https://site.example/m");
      await dialog.getByLabel("Where it goes").selectOption({ label: "MediaWiki" });
      const snippet = await dialog.getByLabel("Text to paste").inputValue();
      assert.ok(snippet.startsWith(`[[File:${svg.name}|thumb|`), snippet);
      assert.ok(snippet.includes("https://site.example/m/dakon/#1/dakon//B.c.D"), snippet);
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
    },
  );

  scene("the page for authors: boards lie, step, come and go", quiet, async ({ page, url }) => {
    await page.goto(`${url}www/embedding.html`);
    const boards = page.locator("mancala-board");
    await boards.first().waitFor();
    const count = await boards.count();
    assert.ok(count > 3, `${count} boards`);
    for (let nth = 0; nth < count; nth += 1) {
      const board = boards.nth(nth);
      await board.scrollIntoViewIfNeeded();
      await painted(board);
      assert.ok((await shades(board)) > 20, `board ${nth} is not painted`);
      assert.deepEqual(await board.locator(".notes p").allTextContents(), []);
    }
    assert.deepEqual(await clipped(page), []);

    const replay = page.locator("mancala-board[mode=replay]").first();
    for (const ply of [1, 2, 3]) {
      await replay.getByRole("button", { name: "One turn on" }).click();
      await page.waitForFunction(
        (wanted) => /** @type {any} */ (document.querySelector("mancala-board[mode=replay]")).ply === wanted,
        ply,
      );
    }
    await replay.locator(".comment", { hasText: "G again" }).waitFor();

    const diagram = page.locator("mancala-board[mode=diagram]").first();
    assert.equal(await diagram.getByRole("button", { disabled: false }).count(), 0);

    const passing = page.locator("#passing");
    for (const game of ["o-an-quan", "san-yao", "al-manqala", "dakon"]) {
      await page.evaluate((/** @type {string} */ name) => {
        const made = document.createElement("mancala-board");
        made.id = "passing";
        made.setAttribute("game", name);
        document.querySelector("main")?.prepend(made);
        // One that goes before it has come.
        const hasty = /** @type {HTMLElement} */ (made.cloneNode());
        made.after(hasty);
        hasty.remove();
      }, game);
      await passing.scrollIntoViewIfNeeded();
      await painted(passing);
      assert.ok((await shades(passing)) > 20, `${game} is not painted`);
      await passing.evaluate((one) => one.remove());
    }
  });

  scene("in Arabic text turns, boards and pictures do not", { ...quiet, path: null }, async ({ page, url, go }) => {
    const seen = /** @type {Record<string, string[]>[]} */ ([]);
    for (const [lang, dir] of [
      ["en", "ltr"],
      ["ar", "rtl"],
    ]) {
      await page.goto(`${url}www/lessons/?game=dakon&lang=${lang}`);
      await painted(page);
      assert.equal(await page.locator(".ask").evaluate((one) => getComputedStyle(one).direction), dir);
      assert.deepEqual(await clipped(page), []);
      const lesson = await places(page);

      await go(`dakon/?lang=${lang}#1/dakon//B.c.D`);
      const dialog = await openPictures(page, PICTURES[lang]);
      assert.equal(await dialog.evaluate((one) => getComputedStyle(one).direction), dir);
      assert.deepEqual(await clipped(page), []);
      const picture = await dialog.locator("figure img").evaluate((one) => {
        const svg = new DOMParser().parseFromString(decodeURIComponent(one.src.replace(/^[^,]*,/, "")), "text/xml");
        return [...svg.querySelectorAll("[data-cell]")].map((cell) => {
          return ["data-cell", "x", "y", "transform"].map((name) => cell.getAttribute(name)).join();
        });
      });
      seen.push({ lesson, picture });
    }
    assert.equal(seen[0].lesson.length, 14);
    assert.equal(seen[0].picture.length, 16);
    assert.deepEqual(seen[1], seen[0]);
  });
});

/** How large the pages of a PDF are, in points; Firefox packs what tells it. @param {Buffer} pdf */
function pagesOf(pdf) {
  const text = pdf.toString("latin1");
  const packed = [...text.matchAll(/\/Type\s*\/ObjStm\b[^>]*>>\s*stream\r?\n/g)].map(({ 0: head, index }) =>
    inflateSync(pdf.subarray(index + head.length, text.indexOf("endstream", index))).toString("latin1"),
  );
  const boxes = [text, ...packed].flatMap((part) => [
    ...part.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g),
  ]);
  return boxes.map(([, width, height]) => [Number(width), Number(height)]);
}

/** What of the sheets is larger than a page, or lies outside of its sheet. @param {HTMLElement[]} sheets */
function cutOff(sheets) {
  return sheets.flatMap((sheet) => {
    const box = sheet.getBoundingClientRect();
    const large = box.width > 1048 || box.height > 719 ? [`${sheet.className}: ${box.width} × ${box.height}`] : [];
    const outside = [...sheet.querySelectorAll("p, li, h2, h3, svg *")].filter((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1;
    });
    return [...large, ...outside.map((one) => `${one.tagName} ${one.textContent}`)];
  });
}

/** Headings at the foot of a column, with what they head in the next. @param {HTMLElement[]} heads */
function forsaken(heads) {
  const alone = heads.filter((head) => {
    const [next] = head.nextElementSibling?.getClientRects() ?? [];
    return next && next.top < head.getBoundingClientRect().top;
  });
  return alone.map((head) => head.textContent);
}

/** The names of the two buttons that lead to the pictures. @type {Record<string, [string, string]>} */
const PICTURES = { en: ["Copy link", "Picture…"], ar: ["نسخ الرابط", "صورة…"] };

/** @param {View} page @param {[string, string]} names */
async function openPictures(page, [link, picture] = PICTURES.en) {
  await openRest(page);
  await push(page, link);
  await page.locator(".notice").getByRole("button", { name: picture }).click();
  const dialog = page.locator("dialog.picturing");
  await dialog.waitFor();
  return dialog;
}

/** Its own, once it can be shown. @param {Locator} image */
async function sizeOf(image) {
  return image.evaluate(async (one) => {
    await one.decode();
    return [one.naturalWidth, one.naturalHeight];
  });
}

/** How many colours there are on the ground of an embedded board. @param {Locator} board @returns {Promise<number>} */
const shades = (board) =>
  board.locator(".table-ground").evaluate((canvas) => {
    const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
    return new Set(new Uint32Array(data.buffer)).size;
  });
