// What went wrong in programs like this one, as others have reported it, and where it is tested here. Each line names
// scenes of the suites beside this file by a part of their title; the first test sees to it that they are there. What
// nothing else covers is tested below.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { it } from "node:test";

import { byMouse, hole, pace, press, seat, settled, untilMoves } from "./board.mjs";
import { SIZES, suite } from "./browser.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** @type {{ [fault: string]: [file: string, title: string][] }} */
const TESTED = {
  "animations cannot be skipped, or slowed down": [
    ["interruptions", "by one skip of all that the computer does in a row"],
    ["interruptions", "by a pause, step by step, and on again"],
    ["interruptions", "by steps back to its beginning, and forward again"],
  ],
  "no plain numbers on the holes": [
    ["access", "names of the holes"],
    ["zoom", "counts grow with the board they are on"],
  ],
  "no undo": [["undo", "undo and redo"]],
  "animations ignore that reduced motion is preferred": [
    ["motion", "with reduced motion nothing flies, and words tell what happened"],
    ["motion", "with reduced motion against the computer, both moves are told"],
  ],
  "Vietnamese marks come from another font, or apart": [["faults-elsewhere", "Vietnamese marks"]],
  "the page freezes while the computer thinks": [
    ["interruptions", "deep in a long thought, which then ends"],
    ["faults-elsewhere", "the page draws on while the computer thinks"],
  ],
  "the board is mirrored from right to left": [["access", "the board does not turn round with the page"]],
  "the board has no text for screen readers": [
    ["access", "names of the holes"],
    ["announced", "announcements"],
    ["snapshots", "what is told of a page"],
  ],
  "the board swallows touch, so that the page cannot be scrolled": [["touch", "scrolls the page and chooses nothing"]],
  "a drag scrolls the page where it should not": [
    ["touch", "a drag along the row sows that way"],
    ["touch", "two quick taps on neighbours are two moves"],
  ],
  "a strict policy refuses inline styles": [["faults-elsewhere", "under a strict policy"]],
  "a policy refuses WebAssembly": [["loading", "refused by a policy"]],
  "opened as a file it shows nothing": [["faults-elsewhere", "opened as a file"]],
  "keys do not reach a board in a frame, or do not leave it": [["faults-elsewhere", "in a frame"]],
  "a game in a frame cannot begin": [["faults-elsewhere", "in a frame"]],
  "a width clips, and more so a long translation": [
    ["zoom", "nothing is cut off, nothing scrolls sideways"],
    ["states", "every state"],
  ],
  "unreadable in one of the themes": [
    ["states", "every state"],
    ["access", "axe finds nothing"],
    ["faults-elsewhere", "figures stand out"],
  ],
  "the board cannot be played by keys": [
    ["keyboard", "whole games by keyboard alone"],
    ["access", "which can be chosen is told, and where the focus is can be seen"],
  ],
};

it("every fault met elsewhere has its test", () => {
  for (const [fault, tests] of Object.entries(TESTED)) {
    assert.ok(tests.length > 0, fault);
    for (const [file, title] of tests) {
      const text = readFileSync(new URL(`${file}.test.mjs`, import.meta.url), "utf8");
      const titles = text.match(/(?:suite|scene)\(\s*["`](?:\\.|[^"`])+["`]/g) ?? [];
      assert.ok(
        titles.some((one) => one.includes(title)),
        `${fault}: ${file} has no “${title}”`,
      );
    }
  }
});

/** The fonts that draw the text of an element. @param {Page} page @param {string} selector */
async function fontsOf(page, selector) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  const { root } = await devtools.send("DOM.getDocument");
  const { nodeId } = await devtools.send("DOM.querySelector", { nodeId: root.nodeId, selector });
  const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

suite("letters", (scene) => {
  scene("Vietnamese marks are whole, composed or not", { path: "?lang=vi#o-an-quan" }, async ({ page }) => {
    const samples = ["Ô Ăn Quan thả cá", "Ồ Ẵ Ữ Ợ ẫ ể ỵ đ"].flatMap((text) => [
      text.normalize("NFC"),
      text.normalize("NFD"),
    ]);
    const selector = ".told";
    const widths = [];
    for (const text of samples) {
      widths.push(
        await page.locator(selector).evaluate((one, said) => {
          one.textContent = said;
          const range = document.createRange();
          range.selectNodeContents(one);
          const { width, height } = range.getBoundingClientRect();
          return `${Math.round(width)} ${Math.round(height)}`;
        }, text),
      );
      assert.equal((await fontsOf(page, selector)).length, 1, text);
    }
    assert.equal(widths[0], widths[1]);
    assert.equal(widths[2], widths[3]);
  });
});

suite("the thread of the page", (scene) => {
  scene("the page draws on while the computer thinks", { path: "o-an-quan/" }, async ({ page }) => {
    await seat(page, "North", "Computer, strongest");
    await pace(page, "No animation");
    await page.locator(hole("C")).click();
    await page.locator(".table-arrow").first().click();
    // Frames and answers to presses come before the computer's does.
    const drawn = await page.waitForFunction(async () => {
      const thinking = () => /thinking/.test(document.querySelector(".headline")?.textContent ?? "");
      let frames = 0;
      while (thinking() && frames < 5) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        frames += 1;
      }
      return frames === 5;
    });
    assert.ok(await drawn.jsonValue());
    await press(page, "Settings");
    await page.getByRole("dialog").waitFor();
  });
});

suite("policies", (scene) => {
  const headers = {
    "Content-Security-Policy": "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:",
  };
  scene("under a strict policy every part of the page works", { path: "#1/dakon//B.c", headers }, async ({ page }) => {
    await byMouse(page, "D");
    await untilMoves(page, 3);
    for (const name of ["New game", "Settings", "Resign", "Names"]) {
      await press(page, name);
      await page.getByRole("dialog").waitFor();
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
    }
    await press(page, "Study");
    await page.getByRole("tab").first().waitFor();
  });

  scene("opened as a file, the page says what it needs", { path: null }, async ({ context }) => {
    // Apart from the watch over other tests, where every file asked for would be a fault.
    const apart = await context.browser()?.newContext();
    const page = await apart?.newPage();
    await page?.goto(new URL("../../dakon/index.html", import.meta.url).href);
    await page?.getByText("Opened as a file it cannot run: it needs a web server.").waitFor();
    await apart?.close();
  });
});

suite("in a frame of another page", (scene) => {
  scene("in a frame a game begins, and Tab leads into it and out", { path: null }, async ({ page, url }) => {
    await page.route("**/host.html", (route) =>
      route.fulfill({
        contentType: "text/html",
        body: `<!doctype html><title>Host</title><button>before</button>
          <iframe src="dakon/" width="700" height="600" title="A game"></iframe><button>after</button>`,
      }),
    );
    await page.goto(`${url}host.html`);
    const inner = /** @type {import("playwright-core").Frame} */ (
      page.frames().find((frame) => frame.url().includes("dakon"))
    );
    await inner.locator(`${hole("B")}.is-offered`).waitFor();
    // Arrows are the host's as long as the focus is there.
    await page.getByText("before").focus();
    await page.keyboard.press("ArrowRight");
    const focused = () =>
      inner.evaluate(() => /** @type {HTMLElement} */ (document.activeElement)?.dataset.cell ?? null);
    assert.equal(await focused(), null);
    for (let presses = 0; (await focused()) === null && presses < 40; presses += 1) await page.keyboard.press("Tab");
    const from = await focused();
    await page.keyboard.press("ArrowRight");
    assert.notEqual(await focused(), from);
    await page.keyboard.press("Enter");
    await inner.waitForFunction(() => location.hash.split("/").length > 3);
    const out = () => page.evaluate(() => document.activeElement?.textContent === "after");
    for (let presses = 0; !(await out()) && presses < 60; presses += 1) await page.keyboard.press("Tab");
    assert.ok(await out(), "Tab leaves the frame");
  });
});

suite("contrast on the board", (scene) => {
  for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
    scene(`figures stand out, ${colorScheme}`, { path: null, context: { colorScheme } }, async ({ page, go }) => {
      for (const game of ["o-an-quan", "san-yao", "al-manqala", "dakon"]) {
        await go(`${game}/`);
        await settled(page);
        await page.waitForFunction(() =>
          document.querySelector(".table")?.getAttribute("style")?.includes("--table-badge-ink"),
        );
        const least = await page.evaluate(leastContrast);
        assert.ok(least >= 4.5, `${game}: ${least}`);
      }
    });

    const context = { colorScheme, viewport: SIZES.phone, deviceScaleFactor: 2 };
    scene(`letters on a phone, ${colorScheme}`, { path: null, context, script: noteLetters }, async ({ page, go }) => {
      for (const game of ["o-an-quan", "san-yao", "al-manqala", "dakon"]) {
        await go(`${game}/`);
        await page.waitForFunction(() =>
          document.querySelector(".table")?.getAttribute("style")?.includes("--table-badge-ink"),
        );
        const { count, size, contrast } = await page.evaluate(weighLetters);
        assert.ok(count >= 10 && size >= 12, `${game}: ${count} letters of ${size} px`);
        assert.ok(contrast >= 4.5, `${game}: ${contrast}`);
      }
    });
  }
});

/** Keeps where every letter is painted, and how big. */
function noteLetters() {
  /** @type {Map<string, [number, number, number]>} */
  const letters = new Map();
  Object.assign(window, { letters });
  const { prototype } = CanvasRenderingContext2D;
  const { fillText } = prototype;
  prototype.fillText = function (text, x, y) {
    if (this.canvas.className === "table-ground") letters.set(text, [x, y, Number.parseFloat(this.font.slice(4))]);
    fillText.call(this, text, x, y);
  };
}

/** Of each letter: what is most extreme around its middle is ink, what is most common its ground. */
function weighLetters() {
  const ground = /** @type {HTMLCanvasElement} */ (document.querySelector(".table-ground"));
  const brush = /** @type {CanvasRenderingContext2D} */ (ground.getContext("2d"));
  const finer = ground.width / ground.getBoundingClientRect().width;
  const linear = (/** @type {number} */ value) =>
    value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  /** @type {Map<string, [number, number, number]>} */
  const letters = Reflect.get(window, "letters");
  let contrast = 21;
  for (const [x, y, size] of letters.values()) {
    const side = Math.round(1.1 * size * finer);
    const { data } = brush.getImageData(Math.round(x * finer - side / 2), Math.round(y * finer - side / 2), side, side);
    const lights = Array.from({ length: side * side }, (_none, index) => {
      const [r, g, b] = [0, 1, 2].map((channel) => linear(data[index * 4 + channel]));
      return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
    }).sort((one, other) => one - other);
    const [dark, middle, bright] = [0.03, 0.5, 0.97].map((share) => lights[Math.floor(share * lights.length)]);
    contrast = Math.min(contrast, Math.max(bright / middle, middle / dark));
  }
  return { count: letters.size, size: Math.min(...[...letters.values()].map(([, , size]) => size)), contrast };
}

/** Of any figure with what is painted below it, by the formula of WCAG. */
function leastContrast() {
  const ground = /** @type {HTMLCanvasElement} */ (document.querySelector(".table-ground"));
  const brush = /** @type {CanvasRenderingContext2D} */ (ground.getContext("2d"));
  const from = ground.getBoundingClientRect();
  const finer = ground.width / from.width;
  const channels = (/** @type {string} */ colour) => {
    const [r, g, b, a = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
    return { rgb: [r, g, b], a };
  };
  const over = (/** @type {number[]} */ above, /** @type {number} */ a, /** @type {number[]} */ below) =>
    above.map((value, index) => value * a + below[index] * (1 - a));
  const light = (/** @type {number[]} */ rgb) => {
    const [r, g, b] = rgb.map((value) => {
      const part = value / 255;
      return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  let least = 21;
  for (const badge of document.querySelectorAll(".table-badge")) {
    const { left, top, width, height } = badge.getBoundingClientRect();
    // The ground is rough: what lies below the figure on the whole.
    const at = [left + width * 0.25 - from.left, top + height * 0.25 - from.top, width * 0.5, height * 0.5];
    const [x, y, w, h] = at.map((length) => Math.round(length * finer));
    const { data } = brush.getImageData(x, y, Math.max(1, w), Math.max(1, h));
    const below = [0, 1, 2].map((channel) => {
      const all = data.filter((_value, index) => index % 4 === channel);
      return all.reduce((sum, value) => sum + value, 0) / all.length;
    });
    const { opacity, color } = getComputedStyle(badge);
    const fill = channels(getComputedStyle(badge, "::before").backgroundColor);
    const ink = channels(color);
    const back = over(fill.rgb, fill.a * Number(opacity), below);
    const front = over(ink.rgb, ink.a * Number(opacity), back);
    const [dark, bright] = [light(back), light(front)].sort((one, other) => one - other);
    least = Math.min(least, (bright + 0.05) / (dark + 0.05));
  }
  return least;
}
