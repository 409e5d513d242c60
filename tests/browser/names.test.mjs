// Names, and the plates that tell them.

import assert from "node:assert/strict";

import { byMouse, hole, movesOn, pace, press, seat, untilHeadline } from "./board.mjs";
import { suite } from "./browser.mjs";
import { LONG } from "./games.mjs";
import { dialog, name, plate, sitter } from "./people.mjs";

suite("names", (scene) => {
  scene("are asked for a new game, told everywhere and kept for the next one", { path: "dakon/" }, async (visit) => {
    const { page, go } = visit;
    await pace(page, "No animation");
    await press(page, "New game");
    await dialog(page).getByLabel("Who plays North").selectOption({ label: "Person" });
    await page.getByLabel("Name of South").fill("Lan");
    await page.getByLabel("Name of North").fill("سلمى");
    await dialog(page)
      .getByRole("radio", { name: /^South \(.*Lan/ })
      .waitFor();
    await press(page, "Begin");
    await untilHeadline(page, "\u2068Lan\u2069 to move");
    assert.equal(await sitter(page, "South"), "Lan");
    assert.equal(await sitter(page, "North"), "سلمى");
    assert.match(String(await page.locator(hole("C")).getAttribute("aria-label")), /Lan\u2069’s side/);
    await byMouse(page, "B");
    await page.locator(".told", { hasText: "Lan\u2069 sowed" }).waitFor();
    await page.reload();
    await untilHeadline(page, "\u2068سلمى\u2069 to move");
    await go("#al-manqala");
    await press(page, "New game");
    assert.equal(await page.getByLabel("Name of South").inputValue(), "Lan");
  });

  scene("are changed in mid-game by keys alone", { path: "#1/dakon//B.c" }, async ({ page }) => {
    await page.getByRole("button", { name: "Names" }).focus();
    await page.keyboard.press("Enter");
    await dialog(page).waitFor();
    await page.keyboard.type("Ngọc");
    await page.keyboard.press("Enter");
    await untilHeadline(page, "\u2068Ngọc\u2069 to move");
    assert.equal(await sitter(page, "South"), "Ngọc");
    assert.deepEqual(await movesOn(page), ["B", "c"]);
  });

  scene("the computer has none, and one person at the screen is “you”", { path: "dakon/" }, async ({ page }) => {
    await seat(page, "North", "Computer, easy");
    await name(page, { South: "Lan" });
    assert.equal(await sitter(page, "South"), "Lan");
    assert.equal(await sitter(page, "North"), "Computer, easy");
    await untilHeadline(page, "Your turn");
  });

  scene("hostile ones stay names", { path: "#1/dakon//B.c" }, async ({ page }) => {
    const before = await page.locator("body *").count();
    for (const [typed, shown] of [
      ["<img src=x onerror=alert(1)>", "<img src=x onerror=a"],
      ["\u202eabc\u2066\u202d", "abc"],
      ["x".repeat(10_000), "x".repeat(20)],
      [" \u200b \u2068 \n ", "Person"],
      [`a${"\u0301".repeat(500)}`, "Person"],
      ['{ $voice } {"x"}', '{ $voice } {"x"}'],
      ["👨‍👩‍👧‍👦 Rêv", "👨‍👩‍👧‍👦 Rêv"],
    ]) {
      await press(page, "Names");
      // Past the field's own limit, as a paste by script would be.
      await page.getByLabel("Name of South").evaluate((field, text) => {
        /** @type {HTMLInputElement} */ (field).value = text;
      }, typed);
      await press(page, "Keep");
      await dialog(page).waitFor({ state: "detached" });
      await untilHeadline(page, shown === "Person" ? "South to move" : `\u2068${shown}\u2069 to move`);
      assert.equal(await sitter(page, "South"), shown);
      assert.equal(await page.locator("body *").count(), before);
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
    }
  });
});

suite("plates", (scene) => {
  scene(
    "say whole who sits there, in a target for any finger, at 320 px",
    { path: "o-an-quan/", context: { viewport: { width: 320, height: 640 } } },
    async ({ page }) => {
      for (const player of ["Computer, strongest", "Computer, fair", "Friend, by link"]) {
        await seat(page, "North", player);
        assert.equal(await sitter(page, "North"), player);
        const fits = await plate(page, "North").evaluate((one) => {
          const who = /** @type {HTMLElement} */ (one.querySelector(".who"));
          const field = /** @type {HTMLElement} */ (one.querySelector("select"));
          const { width, height } = field.getBoundingClientRect();
          return (
            who.scrollWidth <= who.clientWidth &&
            height >= 48 &&
            width >= 48 &&
            who.offsetTop + who.offsetHeight <= one.clientHeight
          );
        });
        assert.ok(fits, player);
      }
    },
  );

  scene("count what the store on the board shows, while seeds travel too", LONG, async ({ page }) => {
    await pace(page, "Slow");
    await byMouse(page, LONG.move);
    await press(page, "Pause");
    const stores = () =>
      page.evaluate(() => ({
        plates: [...document.querySelectorAll(".plate .points")].map((one) => one.textContent),
        board: [...document.querySelectorAll('.table-badge[data-kind="store"]')].map((one) => one.textContent),
      }));
    const seen = new Set();
    // Steps asked for before the animation has come are taken when it has.
    for (let step = 0; step < 60 || (step < 400 && seen.size <= 2); step += 1) {
      await press(page, "One step");
      const { plates, board } = await stores();
      assert.deepEqual([...plates].sort(), [...board].sort());
      seen.add(plates.join());
    }
    assert.ok(seen.size > 2, `they changed on the way: ${[...seen].join(" ")}`);
  });
});
