// The site in Firefox: of everything that people do, once what one browser may do otherwise than another.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

import {
  boardTellsRecord,
  byKeys,
  byMouse,
  hole,
  look,
  movesOn,
  pace,
  playToEnd,
  press,
  seat,
  settled,
  tabToBoard,
  tap,
  untilHeadline,
  untilMoves,
  untilUsable,
} from "../browser/board.mjs";
import { clipped, faults, small } from "../browser/faults.mjs";
import { LONG } from "../browser/games.mjs";
import { SIZES, suite } from "./firefox.mjs";

/** @typedef {import("./view.mjs").View} View */

/** Where the games begin, and seeds whose whole games are short. */
const GAMES = [
  { title: "Ô Ăn Quan", path: "o-an-quan/", seed: 6 },
  { title: "Sàn Yáo", path: "#1/san-yao;match=false//", seed: 140 },
  { title: "Al-manqala", path: "al-manqala/", seed: 54 },
  { title: "Dakon", path: "dakon/", seed: 1026 },
];

suite("the site in Firefox", (scene) => {
  for (const { title, path, seed } of GAMES) {
    scene(`${title} is painted, fits, and is played to its end by mouse`, { path }, async ({ page }) => {
      const shades = await painted(page);
      assert.ok(shades.ground > 20 && shades.seeds > 20, JSON.stringify(shades));
      assert.deepEqual(await clipped(page), []);
      assert.deepEqual(await small(page), []);
      await seat(page, "North", "Person");
      await pace(page, "No animation");
      await playToEnd(page, byMouse, { seed });
      await boardTellsRecord(page);
    });
  }

  scene("a game by keys alone, and its holes by the names that Firefox gives them", {}, async ({ page }) => {
    const [named] = await page.tab.$$('.table ::-p-aria([name="A, your side, 5 pebbles"][role="button"])');
    assert.equal(await named?.evaluate((one) => one.getAttribute("data-cell")), "A");
    await seat(page, "North", "Person");
    await pace(page, "No animation");
    // From the top of the page: Tab leads on from its end into Firefox's own buttons.
    await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector("header a")).focus());
    await tabToBoard(page);
    await playToEnd(page, byKeys(), { seed: 6 });
  });

  scene("a finger plays", { path: "#1/dakon//", viewport: SIZES.phone }, async ({ page }) => {
    await pace(page, "No animation");
    await tap(page, hole("A"));
    await tap(page, hole("B"));
    await untilMoves(page, 2);
    assert.deepEqual(await movesOn(page), ["A", "B"]);
  });

  scene("seeds fly; paused, step by step, skipped; with sounds", { ...LONG, script: witness }, async ({ page }) => {
    await pace(page, "Slow");
    await byMouse(page, LONG.move);
    await page.waitForFunction(() => /** @type {any} */ (window).flights > 0);
    await press(page, "Pause");
    await untilHeadline(page, "South sows");
    await untilUsable(page, "One step", true);
    // Two, as the first may be the rest of a lift, which no count tells.
    for (const button of ["One step", "Step back"]) {
      const before = await badges(page);
      await press(page, button);
      await press(page, button);
      await page.waitForFunction((text) => document.querySelector(".table-badges")?.textContent !== text, before);
    }
    await press(page, "Skip");
    await untilHeadline(page, "North to move");
    await boardTellsRecord(page);
    assert.ok(await page.evaluate(() => /** @type {any} */ (window).heard > 0));
  });

  scene(
    "with reduced motion nothing flies",
    { ...LONG, script: witness, media: { reducedMotion: "reduce" } },
    async ({ page }) => {
      await byMouse(page, LONG.move);
      await untilHeadline(page, "North to move");
      assert.match((await page.locator(".told").textContent()) ?? "", /^South sowed \d+ seeds from E/);
      assert.equal(await page.evaluate(() => /** @type {any} */ (window).flights), 0);
    },
  );

  scene("undo and redo; a closed game goes on", { path: "#1/dakon//B.c.D.e" }, async ({ page, another, url }) => {
    await pace(page, "No animation");
    for (const left of [
      ["B", "c", "D"],
      ["B", "c"],
    ]) {
      await press(page, "Undo");
      assert.deepEqual(await movesOn(page), left);
      await boardTellsRecord(page);
    }
    await press(page, "Redo");
    await untilMoves(page, 3);
    const { offered } = await look(page);
    await byMouse(page, offered[0]);
    await untilMoves(page, 4);
    const before = await look(page);
    await page.close();
    const later = await another();
    await later.goto(`${url}dakon/`);
    await settled(later);
    assert.deepEqual(await look(later), before);
    assert.equal(await later.locator(".notice p").textContent(), "Your game goes on where you left it.");
    await boardTellsRecord(later);
  });

  scene("links: escaped, pasted, back and forward, copied", { path: "#1%2Fo-an-quan%2F%2FCr.bl" }, async ({ page }) => {
    const untilGame = (/** @type {string} */ game) =>
      page.locator(`.table[data-game="${game}"] .table-hole`).first().waitFor();
    assert.deepEqual(await movesOn(page), ["Cr", "bl"]);
    await page.evaluate(() => {
      location.hash = "1/al-manqala//C.d.E";
    });
    await untilGame("al-manqala");
    assert.deepEqual(await movesOn(page), ["C", "d", "E"]);
    await boardTellsRecord(page);
    await page.goBack();
    await untilGame("o-an-quan");
    assert.deepEqual(await movesOn(page), ["Cr", "bl"]);
    await page.goForward();
    await untilGame("al-manqala");
    await press(page, "Copy link");
    await page.getByText("The link is copied.").waitFor();
    await page.evaluate(() => {
      location.hash = "1/dakon//Z";
    });
    await page.locator(".notice").waitFor();
  });

  scene("the language changes; text turns, the board does not", { path: "dakon/" }, async ({ page }) => {
    const places = () =>
      page.locator(".table-hole").evaluateAll((all) => {
        const left = document.querySelector(".table")?.getBoundingClientRect().left ?? 0;
        return all.map((one) => [one.dataset.cell, Math.round(one.getBoundingClientRect().left - left)].join());
      });
    const before = await places();
    for (const lang of ["ar", "ur"]) {
      await page.getByLabel(/^(Language|اللغة)$/).selectOption(lang);
      await page.waitForFunction((wanted) => document.documentElement.lang === wanted, lang);
      await page.locator(".table-hole").first().waitFor();
      assert.equal(await page.evaluate(() => getComputedStyle(document.body).direction), "rtl");
      assert.deepEqual(await places(), before);
      assert.deepEqual(await clipped(page), []);
    }
    // Not every font that Firefox may take joins the last letter of Urdu's most common words.
    const [joined, apart] = await page.evaluate(() => {
      const brush = document.createElement("canvas").getContext("2d");
      if (brush) brush.font = `40px ${getComputedStyle(document.body).fontFamily}`;
      return ["درمیانہ", "درمیان\u200cہ"].map((text) => brush?.measureText(text).width);
    });
    assert.notEqual(joined, apart);
  });

  scene("the computer answers, and analysis thinks, in workers", { path: "al-manqala/" }, async (visit) => {
    const { page } = visit;
    await seat(page, "North", "Computer, easy");
    await pace(page, "No animation");
    await byMouse(page, "C");
    await untilMoves(page, 2);
    assert.ok(
      visit.requests.some((url) => url.endsWith("engine/worker.js")),
      "no worker was asked for",
    );
    await press(page, "Study");
    await page.locator(".values li").first().waitFor();
    await page.getByRole("tab", { name: "Set up" }).click();
    await page.locator(".editor").getByRole("textbox", { name: "C", exact: true }).fill("12");
    await page.getByText(/^Too many: \d+ beads/).waitFor();
    assert.deepEqual(await faults(page), []);
  });

  const rules = { path: null, viewport: SIZES.phone, media: /** @type {const} */ ({ reducedMotion: "reduce" }) };
  scene("the rules, with boards that play", rules, async ({ page, url }) => {
    await page.goto(`${url}www/rules/?game=dakon&lang=en`);
    const figure = page.locator("figure:has(#dakon-example-nembak)");
    await figure.scrollIntoViewIfNeeded();
    await figure.locator(".table-badge", { hasText: /\d/ }).first().waitFor();
    await figure.getByRole("button", { name: "Play the example" }).click();
    await figure.locator(".example-told", { hasText: "took 6 seeds from c" }).waitFor();
    assert.match((await figure.locator(hole("c")).getAttribute("aria-label")) ?? "", /0 seeds/);
    assert.deepEqual(await clipped(page), []);
  });

  scene("a game is saved to a file, and opened again", { path: "#1/dakon//B.c" }, async ({ page, download }) => {
    await press(page, "Study");
    await page.getByRole("tab", { name: "Copy and open" }).click();
    const save = page.locator(".exchange .form").nth(1).getByRole("button", { name: "Save to a file" });
    const file = await download(() => save.click());
    assert.match(file, /dakon-record\.txt$/);
    assert.equal(readFileSync(file, "utf8"), "1/dakon//B.c");
    await press(page, "Undo");
    await page.getByLabel("or a file:").setInputFiles(file);
    await page.getByText("Here it is. The game before is kept.").waitFor();
    assert.deepEqual(await movesOn(page), ["B", "c"]);
  });

  scene("opened as a file it says what it lacks", { path: null, expected: /CORS|file:/ }, async ({ page }) => {
    await page.goto(new URL("../../index.html", import.meta.url).href);
    await page.getByText("Opened as a file it cannot run").waitFor();
  });

  scene(
    "dark, and in the system's own colours",
    { path: "#1/dakon//B.c", media: { colorScheme: "dark", forcedColors: "active" } },
    async ({ page }) => {
      assert.ok(await page.evaluate(() => matchMedia("(forced-colors: active)").matches));
      assert.deepEqual(await clipped(page), []);
      await press(page, "Settings");
      await page.getByRole("dialog").waitFor();
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
    },
  );
});

/** How many colours there are on the ground and among the seeds. @param {View} page */
function painted(page) {
  return page.evaluate(() => {
    const shades = (/** @type {string} */ css) => {
      const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector(css));
      const data = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height).data;
      return new Set(new Uint32Array(data?.buffer ?? new ArrayBuffer(0))).size;
    };
    return { ground: shades(".table-ground"), seeds: shades(".table-still") };
  });
}

/** The counts as they are shown. @param {View} page @returns {Promise<string>} */
const badges = (page) => page.evaluate(() => document.querySelector(".table-badges")?.textContent ?? "");

/** Wants sounds; counts what is to be heard, and what is drawn in the air over the board. */
function witness() {
  if (location.protocol !== "about:") localStorage.setItem("mancala:habits", '{"sounds":true}');
  const page = /** @type {any} */ (window);
  page.flights = 0;
  page.heard = 0;
  // Where there is no loudspeaker, Firefox is asked for sound and never says a word.
  for (const [owner, name] of /** @type {[any, string][]} */ ([
    [BaseAudioContext.prototype, "createBufferSource"],
    [AudioContext.prototype, "resume"],
  ])) {
    const sound = owner[name];
    owner[name] = function () {
      page.heard += 1;
      return sound.call(this);
    };
  }
  const { drawImage } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.drawImage = function (/** @type {any[]} */ ...what) {
    if (this.canvas instanceof HTMLCanvasElement && this.canvas.classList.contains("table-air")) page.flights += 1;
    return /** @type {any} */ (drawImage).apply(this, what);
  };
}
