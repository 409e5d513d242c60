// A new game: who starts, with which rules.

import assert from "node:assert/strict";

import { boardTellsRecord, look, movesOn, pace, press, seat, untilHeadline, untilMoves } from "./board.mjs";
import { suite } from "./browser.mjs";
import { dialog, sitter } from "./people.mjs";

/** @typedef {import("playwright-core").Page} Page */

suite("a new game", (scene) => {
  const RULES = [
    { game: "o-an-quan", set: { "Mandarin squares hold": "Ten pebbles" }, record: "mandarin=pebbles" },
    {
      game: "o-an-quan",
      set: { "An empty mandarin square next": "Is a gap like any other" },
      record: "emptyMandarin=gap",
    },
    { game: "o-an-quan", set: { "Young mandarin (quan non)": "5" }, record: "youngMandarin=5" },
    { game: "san-yao", set: { "Rounds at most": "6" }, record: "rounds=6" },
    { game: "san-yao", set: { "Whole match": false }, record: "match=false" },
    ...["5", "6", "8", "9"].map((holes) => ({
      game: "dakon",
      set: { "Holes in a row": holes },
      record: `holes=${holes}`,
    })),
    { game: "dakon", set: { "Nembak: the last seed": "Goes with them" }, record: "nembak=takes-both" },
    { game: "al-manqala", set: { "North (Computer, fair)": true }, record: "first=1" },
  ];
  for (const { game, set, record } of RULES) {
    scene(`${game}: ${record}`, { path: `${game}/` }, async ({ page }) => {
      await press(page, "New game");
      for (const [label, value] of Object.entries(set)) {
        const field = dialog(page).getByLabel(label);
        if (typeof value === "boolean") await field.setChecked(value);
        else if ((await field.evaluate((one) => one.nodeName)) === "SELECT") await field.selectOption({ label: value });
        else await field.fill(value);
      }
      // What an option changes is said in a sentence.
      const fields = await dialog(page)
        .locator("fieldset", { has: page.getByText("Rules", { exact: true }) })
        .locator(".field")
        .evaluateAll((all) => all.map((one) => /\.$/.test(one.querySelector(".hint")?.textContent ?? "")));
      assert.ok(fields.every(Boolean));
      await press(page, "Begin");
      await dialog(page).waitFor({ state: "detached" });
      await page.waitForFunction((wanted) => location.hash.includes(wanted), record);
      await boardTellsRecord(page);
    });
  }

  scene(
    "on a small phone: more is to be seen below, and Begin is always there",
    { path: "o-an-quan/", context: { viewport: { width: 320, height: 568 } } },
    async ({ page }) => {
      await press(page, "New game");
      const begin = dialog(page).getByRole("button", { name: "Begin" });
      for (const top of [0, 300, 9999]) {
        await page.locator(".dialog-body").evaluate((body, to) => body.scrollTo(0, to), top);
        const box = await begin.boundingBox();
        assert.ok(box && box.y + box.height <= 568 && box.height >= 48);
      }
      assert.ok(await page.locator(".dialog-body").evaluate((body) => body.scrollHeight > body.clientHeight + 100));
    },
  );

  scene("a fair opening, whoever starts, where the rules have one", { path: "dakon/" }, async ({ page }) => {
    await press(page, "New game");
    const opening = dialog(page).getByLabel("Opening");
    await opening.waitFor();
    assert.deepEqual(await opening.locator("option").allInnerTexts(), [
      "As usual",
      "E b F: 2, proven",
      "G g: 6, proven",
    ]);
    await dialog(page).getByLabel("Holes in a row").selectOption({ label: "8" });
    await opening.waitFor({ state: "hidden" });
    await dialog(page).getByLabel("Holes in a row").selectOption({ label: "6" });
    await dialog(page)
      .getByRole("radio", { name: /^North/ })
      .check();
    await opening.selectOption({ label: "e E C: 0, proven" });
    await press(page, "Begin");
    await page.waitForFunction(() => location.hash === "#1/dakon;first=1;holes=6//e.E.C");
    await boardTellsRecord(page);
  });

  scene("swap sides", { path: "dakon/" }, async ({ page }) => {
    await pace(page, "No animation");
    await seat(page, "North", "Computer, easy");
    await press(page, "New game");
    await page.getByLabel("Name of South").fill("Lan");
    await press(page, "Swap sides");
    assert.equal(await page.getByLabel("Name of North").inputValue(), "Lan");
    await press(page, "Begin");
    await untilMoves(page, 1);
    assert.equal(await sitter(page, "South"), "Computer, easy");
    assert.equal(await sitter(page, "North"), "Lan");
  });
});

suite("pingsut", (scene) => {
  /** @param {Page} page */
  async function toPingsut(page) {
    await press(page, "New game");
    await dialog(page).getByLabel("Pingsut").check();
    await press(page, "Begin");
    await dialog(page)
      .getByRole("button", { name: /Elephant/ })
      .waitFor();
  }

  // The computer's chance is the same in every test: it throws the human.
  scene("against the computer: won, lost, and thrown again after equal signs", { path: "dakon/" }, async ({ page }) => {
    await pace(page, "No animation");
    await seat(page, "North", "Computer, easy");
    await toPingsut(page);
    await dialog(page).getByRole("button", { name: /Human/ }).click();
    await dialog(page).getByText("Equal signs.").waitFor();
    await press(page, "Throw again");
    await dialog(page)
      .getByRole("button", { name: /Elephant/ })
      .click();
    await dialog(page).getByText("You threw the elephant. The computer threw the human. You start.").waitFor();
    await dialog(page).getByRole("button", { name: "Begin" }).click();
    await untilHeadline(page, "Your turn");
    assert.deepEqual(await movesOn(page), []);

    await toPingsut(page);
    await dialog(page).getByRole("button", { name: /Ant/ }).click();
    await dialog(page).getByText("The computer starts.").waitFor();
    await dialog(page).getByRole("button", { name: "Begin" }).click();
    await untilMoves(page, 1);
    assert.match((await look(page)).record, /first=1/);
  });

  scene("two persons, by keys: no trace of the first sign is left", { path: "#1/dakon//B.c" }, async ({ page }) => {
    await toPingsut(page);
    assert.match(String(await page.evaluate(() => document.activeElement?.textContent)), /Elephant/);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await dialog(page)
      .getByText(/^North: throw a sign/)
      .waitFor();
    assert.equal(await page.locator("[data-sign]").count(), 0);
    await page.keyboard.press("Enter");
    // The second begins where the first began.
    assert.match(String(await page.evaluate(() => document.activeElement?.textContent)), /Elephant/);
    await page.keyboard.press("Enter");
    await dialog(page).getByText("South threw the ant. North threw the elephant. South starts.").waitFor();
    await page.keyboard.press("Enter");
    await dialog(page).waitFor({ state: "detached" });
    await untilHeadline(page, "South to move");
  });
});
