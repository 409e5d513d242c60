import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import {
  boardTellsRecord,
  byMouse,
  hole,
  look,
  mancala,
  movesOn,
  pace,
  press,
  seat,
  spot,
  untilHeadline,
} from "./board.mjs";
import { SIZES, suite } from "./browser.mjs";
import { overhear } from "./preloads.mjs";

/** @typedef {import("playwright-core").Page} Page */

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** @param {Page} page @param {"Analysis" | "Set up" | "Copy and open"} tool */
async function study(page, tool) {
  await press(page, "Study");
  await page.getByRole("tab", { name: tool }).click();
  const inside = { Analysis: ".analysis", "Set up": ".editor", "Copy and open": ".exchange" };
  await page.locator(inside[tool]).waitFor();
}

/** @param {Page} page @param {string} text */
async function untilProblem(page, text) {
  await page.waitForFunction((wanted) => document.querySelector(".problem")?.textContent === wanted, text);
}

/** @param {Page} page @param {string} label */
const field = (page, label) => page.locator(".editor").getByRole("textbox", { name: label, exact: true });

/** @param {Page} page */
async function faults(page) {
  await page.evaluate(AXE);
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== "running"));
  return page.evaluate(async () => {
    const { violations } = await /** @type {any} */ (window).axe.run(document, { resultTypes: ["violations"] });
    return violations.flatMap((/** @type {any} */ { id, nodes }) =>
      nodes.map((/** @type {any} */ { target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
    );
  });
}

const START = "This position can be played.";

suite("setting up a position", (scene) => {
  scene("looks the same whether a dialog was opened before or not", { path: "dakon/" }, async ({ page }) => {
    await study(page, "Set up");
    const shapes = () =>
      page.locator(".editor p, .editor label, .editor select").evaluateAll((all) =>
        all.map((one) => {
          const { width, height } = one.getBoundingClientRect();
          return `${one.nodeName} ${width} ${height}`;
        }),
      );
    const before = await shapes();
    await press(page, "Settings");
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    assert.deepEqual(await shapes(), before);
  });

  scene("by fields: typed, counted up and down, and the rest to a side", { path: "dakon/" }, async ({ page }) => {
    await study(page, "Set up");
    await untilProblem(page, START);
    // Said once: below the board only where the panel has no room to keep it in sight.
    assert.equal(await page.getByText(START).filter({ visible: true }).count(), 1);
    await page.setViewportSize({ ...SIZES.desk, height: 600 });
    await page.locator(".told", { hasText: START }).waitFor();
    await page.setViewportSize(SIZES.desk);
    await field(page, "C").fill("12");
    await untilProblem(page, "Too many: 5 seeds.");
    await page.getByRole("button", { name: "One less: C", exact: true }).click();
    await untilProblem(page, "Too many: 4 seeds.");
    await field(page, "C").press("ArrowDown");
    await untilProblem(page, "Too many: 3 seeds.");
    await field(page, "d").fill("4");
    await untilProblem(page, START);
    await field(page, "d").fill("");
    await untilProblem(page, "Still missing: 4 seeds.");
    await press(page, "Rest to North");
    await untilProblem(page, START);
    // The board shows it meanwhile, and the game is not touched.
    assert.match((await page.locator(hole("C")).getAttribute("aria-label")) ?? "", /, 10 seeds/);
    assert.deepEqual(await movesOn(page), []);
    await press(page, "Play from here");
    await page.waitForFunction(() => location.hash.includes("S:7,7,10,7,7,7,7:7,7,7,0,7,7,7:0,4"));
    await boardTellsRecord(page);
    await page.getByRole("button", { name: "Back to my game" }).click();
    await page.waitForFunction(() => !location.hash.includes(":"));
    await boardTellsRecord(page);
  });

  scene(
    "on the board, by mouse and keys; taken back step by step",
    { path: "#1/o-an-quan//Cl.dr" },
    async ({ page }) => {
      await pace(page, "No animation");
      const before = await look(page);
      await study(page, "Set up");
      await press(page, "Empty the board");
      await byMouse(page, "B");
      await byMouse(page, "B");
      await page.waitForFunction(() =>
        /B, .*2 pebbles/.test(document.querySelector('[data-cell="B"]')?.getAttribute("aria-label") ?? ""),
      );
      await page.locator(hole("B")).press("e");
      await page.waitForFunction(() =>
        /, 1 pebble/.test(document.querySelector('[data-cell="e"]')?.getAttribute("aria-label") ?? ""),
      );
      await page.getByLabel("takes one out").check();
      const { x, y } = await spot(page, hole("B"));
      await page.mouse.click(x, y);
      await page.waitForFunction(() =>
        /, 1 pebble/.test(document.querySelector('[data-cell="B"]')?.getAttribute("aria-label") ?? ""),
      );
      assert.equal(await field(page, "B").inputValue(), "1");
      const undo = page.locator(".editor").getByRole("button", { name: "Undo" });
      while ((await undo.getAttribute("aria-disabled")) !== "true") await undo.click();
      await untilProblem(page, START);
      await page.getByRole("button", { name: "Close" }).first().click();
      assert.deepEqual(await look(page), before);
      await boardTellsRecord(page);
    },
  );

  scene(
    "whatever is typed gets a sentence and a way to the field",
    { path: "#1/san-yao;rounds=6//" },
    async ({ page }) => {
      await study(page, "Set up");
      for (const typed of ["-1", "1.5", "x", "99999999999999999999", "1e3", "٧٫٥", "💥", "9".repeat(400)]) {
        await field(page, "B").fill(typed);
        await untilProblem(page, "B: this must be a whole number, and no more than the game has.");
        assert.equal(await field(page, "B").inputValue(), typed, "what is typed stays");
        assert.equal(await field(page, "B").getAttribute("aria-invalid"), "true");
        assert.equal(await page.getByRole("button", { name: "Play from here", disabled: true }).count(), 1);
      }
      await press(page, "Show me");
      assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("aria-label")), "B");
      await field(page, "B").fill("٥");
      await untilProblem(page, START);
      await field(page, "Round").fill("7");
      await untilProblem(page, "Round: this must be a whole number, and no more than the game has.");
      await field(page, "Round").fill("2");
      await page.getByLabel("South owns c").check();
      await untilProblem(page, "Each side owns its own row, and at most the first four holes of the other one.");
      await page.getByLabel("South owns a").check();
      await page.getByLabel("South owns b").check();
      await untilProblem(page, START);
    },
  );

  scene("options change the board and its fields", { path: "dakon/" }, async ({ page }) => {
    await study(page, "Set up");
    await page.locator(".editor summary").click();
    await page.getByLabel("Holes in a row").selectOption("5");
    await untilProblem(page, START);
    assert.equal(await page.locator(".editor .cell:not(.end)").count(), 10);
    await press(page, "Play from here");
    await page.waitForFunction(() => location.hash.includes("dakon;holes=5"));
    assert.equal(await page.locator(".table-hole").count(), 10);
    await boardTellsRecord(page);
  });

  scene("of Al-manqala only what a board can hold", { path: "al-manqala/" }, async ({ page }) => {
    await study(page, "Set up");
    await field(page, "A").fill("6");
    await press(page, "Rest to South");
    await untilProblem(page, "While beads lie on the board, each side has laid aside an even number.");
    await press(page, "Show me");
    assert.equal(await page.evaluate(() => document.activeElement?.getAttribute("aria-label")), "South: Laid aside");
  });
});

suite("the engine’s view", (scene) => {
  scene(
    "a verdict, a line and a value for every move; a line is looked at on the board",
    { path: "#1/dakon;holes=5/S:0,0,0,0,1:0,0,0,0,1:40,8/" },
    async ({ page }) => {
      await pace(page, "No animation");
      await study(page, "Analysis");
      await page.waitForFunction(() => /\(proven\)\.$/.test(document.querySelector(".verdict")?.textContent ?? ""));
      assert.match((await page.locator(".values").textContent()) ?? "", /^E= \+\d+$/);
      // The letters of the two sides look much alike.
      assert.equal(await page.locator(".values button").getAttribute("data-side"), "South");
      const before = await look(page);
      await page.locator(".line button").first().click();
      await untilHeadline(page, "Looking ahead: move 1 of 1");
      assert.equal((await look(page)).record, before.record);
      await press(page, "Back to the game");
      assert.deepEqual(await look(page), before);
      await boardTellsRecord(page);
    },
  );

  scene(
    "it follows the board, and rests when it is closed",
    { path: "o-an-quan/", script: overhear },
    async ({ page }) => {
      await seat(page, "North", "Person");
      await pace(page, "No animation");
      await study(page, "Analysis");
      await page.locator(".analysis select").selectOption({ label: "Computer, easy" });
      await page.locator(".values li").nth(9).waitFor();
      await page.getByRole("button", { name: "Think again" }).waitFor();
      await byMouse(page, "Cl");
      await page.waitForFunction(() => /^[a-e]/.test(document.querySelector(".values button")?.textContent ?? ""));
      await page.locator(".analysis select").selectOption("s60");
      await page.getByRole("button", { name: "Stop", exact: true }).waitFor();
      // The game goes on, comes and goes underneath.
      for (const move of ["dr", "Bl"]) await byMouse(page, move);
      await press(page, "Undo");
      await page.goto(`${page.url().split("#")[0]}#dakon`);
      await page.locator(hole("G")).waitFor();
      await page.waitForFunction(() => /^[A-G]$/.test(document.querySelector(".values button")?.textContent ?? ""));
      await press(page, "Study");
      await page.waitForFunction(() => !document.querySelector(".study"));
      assert.equal(await page.evaluate(() => document.activeElement?.textContent), "More");
      const { orders, ended } = await page.evaluate(() => /** @type {any} */ (window).advice);
      assert.deepEqual(orders.slice(-2), ["1/dakon//", "cancel"]);
      assert.equal(ended, 0, "a thread is told to stop");
    },
  );

  scene(
    "the computer plays on beside it, and all advice together takes one thread more",
    { path: "al-manqala/", script: overhear },
    async ({ page }) => {
      await seat(page, "North", "Computer, easy");
      await pace(page, "No animation");
      await press(page, "Settings");
      await page.getByLabel("Tell who is ahead while playing").check();
      await page.keyboard.press("Escape");
      await study(page, "Analysis");
      await page.locator(".values li").first().waitFor();
      await byMouse(page, "C");
      await untilHeadline(page, "Your turn");
      assert.equal((await movesOn(page)).length, 2);
      await press(page, "Hint");
      await page.locator(".advised").getByText("Looking for a good move…").waitFor();
      await page.getByRole("tab", { name: "Mistakes" }).click();
      await press(page, "Find mistakes");
      await page.locator(".mistakes h2").first().waitFor();
      assert.equal(await page.evaluate(() => /** @type {any} */ (window).advice.thinkers), 2);
    },
  );
});

suite(
  "copy and open",
  (scene) => {
    scene(
      "every form goes out and comes in again",
      {
        path: "#1/o-an-quan;youngMandarin=5//Cl.dr.Bl",
        context: { permissions: ["clipboard-read", "clipboard-write"] },
      },
      async ({ page }) => {
        await pace(page, "No animation");
        await study(page, "Copy and open");
        const { record } = await look(page);
        const copies = page.locator(".form").getByRole("button", { name: "Copy" });
        const texts = [];
        for (let form = 0; form < 4; form += 1) {
          await copies.nth(form).click();
          await page.getByText("Copied.").waitFor();
          texts.push(await page.evaluate(() => navigator.clipboard.readText()));
          await page.locator(".notice").getByRole("button", { name: "Close" }).click();
        }
        const [link, game, plain, json] = texts;
        assert.ok(link.endsWith(`#${record}`));
        assert.equal(game, record);
        const parsed = mancala.Game.parse(record);
        assert.deepEqual(JSON.parse(json), parsed.position());
        const source = page.getByLabel("Game or position to open");
        for (const [text, wanted] of [
          [json, mancala.Game.fromPosition(parsed.position()).record()],
          [plain, mancala.Game.fromPosition(parsed.position()).record()],
          [link, record],
          [game, record],
        ]) {
          await source.fill(text);
          await page.locator(".exchange").getByRole("button", { name: "Open" }).click();
          await page.getByText("Here it is. The game before is kept.").waitFor();
          assert.equal((await look(page)).record, wanted);
          assert.equal(await source.inputValue(), "");
          await page.locator(".notice").getByRole("button", { name: "Close" }).click();
        }
      },
    );

    scene(
      "what cannot be opened changes nothing and stays to be mended",
      { path: "#1/dakon//B.c" },
      async ({ page }) => {
        await study(page, "Copy and open");
        const before = await look(page);
        const source = page.getByLabel("Game or position to open");
        for (const [text, sentence] of [
          ["", "There is nothing to open yet: paste or write something first."],
          ["hello", "This is no link, game or position of this site."],
          ["1/dakon//B.c.Z", "Move 3: “Z” is no move of this game."],
          ["{", "This begins like JSON, but is broken in line 1, at character 2."],
          ["x".repeat(300_000), "This is too long to be a game."],
        ]) {
          await source.fill(text);
          await page.locator(".exchange").getByRole("button", { name: "Open" }).click();
          await untilProblem(page, sentence);
          assert.equal(await source.inputValue(), text);
          assert.deepEqual(await look(page), before);
        }
      },
    );

    scene("a file is saved, and opened again", { path: "#1/dakon//B.c" }, async ({ page }) => {
      await study(page, "Copy and open");
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.locator(".form").nth(1).getByRole("button", { name: "Save to a file" }).click(),
      ]);
      assert.equal(download.suggestedFilename(), "dakon-record.txt");
      const path = await download.path();
      assert.equal(readFileSync(path, "utf8"), "1/dakon//B.c");
      await press(page, "Undo");
      await page.getByLabel("or a file:").setInputFiles(path);
      await page.getByText("Here it is. The game before is kept.").waitFor();
      assert.deepEqual(await movesOn(page), ["B", "c"]);
      await page
        .getByLabel("or a file:")
        .setInputFiles({ name: "big.txt", mimeType: "text/plain", buffer: Buffer.alloc(2_000_000, "x") });
      await untilProblem(page, "This is too long to be a game.");
      await page
        .getByLabel("or a file:")
        .setInputFiles({ name: "picture.png", mimeType: "image/png", buffer: Buffer.from([137, 80, 78, 71, 0, 255]) });
      await untilProblem(page, "This is no link, game or position of this site.");
      assert.deepEqual(await movesOn(page), ["B", "c"]);
    });
  },
  { abreast: 1 },
);

suite("the study panel", (scene) => {
  scene("by keys: tabs with arrows, and back to its button", { path: "dakon/" }, async ({ page }) => {
    await page.locator(".controls .more").focus();
    await page.keyboard.press("Enter");
    await page.locator(".rare").waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await page.locator(".analysis").waitFor();
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), "Analysis");
    await page.keyboard.press("ArrowRight");
    await page.locator(".mistakes").waitFor();
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await page.locator(".exchange").waitFor();
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), "Copy and open");
    await page.getByRole("button", { name: "Close" }).first().press("Enter");
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), "More");
  });

  scene("what is done in it is seen on the board", { path: "#1/o-an-quan//Cr.br" }, async ({ page }) => {
    await study(page, "Set up");
    await page.locator(".editor").waitFor();
    for (const [width, height] of [
      [320, 568],
      [390, 844],
      [844, 390],
      [768, 1024],
    ]) {
      await page.setViewportSize({ width, height });
      for (const block of /** @type {const} */ (["start", "end"])) {
        await page.waitForFunction((where) => {
          document.querySelector(".editor")?.scrollIntoView({ block: where });
          const [board, tool] = [".table", ".study"].map((one) => document.querySelector(one)?.getBoundingClientRect());
          return board && tool && board.top >= 0 && board.bottom <= innerHeight && tool.top < innerHeight - 90;
        }, block);
      }
    }
  });

  for (const [name, size, colorScheme] of /** @type {const} */ ([
    ["a phone", SIZES.phone, "dark"],
    ["a desk", SIZES.desk, "light"],
    ["a narrow frame", { width: 320, height: 700 }, "light"],
  ])) {
    for (const path of [
      "o-an-quan/",
      "#1/san-yao;rounds=6/S:5,5,5,5,5:5,5,5,5,5:0,0:SSSSS,SSNNN:4:S/A",
      "#1/dakon;holes=9//",
    ]) {
      scene(
        `fits on ${name} and axe finds nothing: ${path}`,
        { path, context: { viewport: size, colorScheme } },
        async ({ page }) => {
          await study(page, "Analysis");
          await page.locator(".values li").first().waitFor();
          // Each word in one line, and no tab alone in its own.
          const lines = await page.getByRole("tab").evaluateAll((tabs) => {
            const words = document.createRange();
            return tabs.map((tab) => {
              words.selectNodeContents(tab);
              return `${words.getClientRects().length} ${tab.getBoundingClientRect().top}`;
            });
          });
          assert.deepEqual([lines[0], lines[2]], [lines[1], lines[3]]);
          assert.ok(
            lines.every((line) => line.startsWith("1 ")),
            lines.join(),
          );
          for (const tool of /** @type {const} */ (["Analysis", "Mistakes", "Set up", "Copy and open"])) {
            await page.getByRole("tab", { name: tool }).click();
            await page.locator("#study-tool > *").waitFor();
            assert.deepEqual(await faults(page), [], tool);
            assert.ok(
              await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
              `${tool} is too wide`,
            );
          }
        },
      );
    }
  }
});
