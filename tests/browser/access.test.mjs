import assert from "node:assert/strict";

import { byMouse, hole, pace, press, seat, settled, tabToBoard } from "./board.mjs";
import { SIZES, suite } from "./browser.mjs";
import { faults } from "./faults.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** A round of Sàn Yáo to its end. */
const ROUND = "C.a.A.b.B.d.A.e.A.a.C.e.A.c.e.A.b.c.A.d";

const GAMES = ["o-an-quan", "san-yao", "al-manqala", "dakon"];

suite("axe finds nothing", (scene) => {
  for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
    for (const game of GAMES) {
      scene(`${game}, ${colorScheme}`, { path: `${game}/`, context: { colorScheme } }, async ({ page }) => {
        await seat(page, "North", "Person");
        await pace(page, "No animation");
        assert.deepEqual(await faults(page), []);
        const first = await page.evaluate(() =>
          document.querySelector('.table-hole[aria-disabled="false"]')?.getAttribute("data-cell"),
        );
        if (game === "o-an-quan") {
          await page.locator(hole(String(first))).click();
          await page.locator(".table-arrow").first().waitFor();
          assert.deepEqual(await faults(page), []);
          await page.keyboard.press("Escape");
        }
        await byMouse(page, game === "o-an-quan" ? `${first}r` : String(first));
        await settled(page);
        assert.deepEqual(await faults(page), []);
      });
    }

    scene(
      `dialogs and notices, ${colorScheme}`,
      { path: "#1/dakon//B.c", context: { colorScheme, permissions: ["clipboard-write"] } },
      async ({ page }) => {
        const dialog = page.getByRole("dialog");
        await press(page, "New game");
        await dialog.waitFor();
        assert.deepEqual(await faults(page), []);
        await dialog.getByLabel("Pingsut").check();
        await dialog.getByRole("button", { name: "Begin" }).click();
        await dialog.getByRole("button", { name: /Elephant/ }).waitFor();
        assert.deepEqual(await faults(page), []);
        await dialog.getByRole("button", { name: /Elephant/ }).click();
        await press(page, "I play North");
        await dialog.getByRole("button", { name: /Ant/ }).click();
        await dialog.getByRole("button", { name: "Begin" }).waitFor();
        assert.deepEqual(await faults(page), []);
        await dialog.getByRole("button", { name: "Begin" }).click();
        await dialog.waitFor({ state: "detached" });
        await press(page, "Copy link");
        await page.locator(".notice").waitFor();
        assert.deepEqual(await faults(page), []);
        await press(page, "Resign");
        await dialog.waitFor();
        assert.deepEqual(await faults(page), []);
        await dialog.getByRole("button", { name: "Resign" }).click();
        await page.waitForFunction(() => /wins/.test(document.querySelector(".headline")?.textContent ?? ""));
        assert.deepEqual(await faults(page), []);
      },
    );

    scene(
      `an engine that did not come, ${colorScheme}`,
      { path: null, context: { colorScheme }, expected: /404/ },
      async ({ page, url }) => {
        await page.route("**/mancala_bg.wasm", (route) => route.fulfill({ status: 404, body: "" }));
        await page.goto(url);
        await page.getByRole("alert").waitFor();
        assert.deepEqual(await faults(page), []);
      },
    );
  }

  scene("on a phone", { path: "o-an-quan/", context: { viewport: SIZES.phone } }, async ({ page }) => {
    assert.deepEqual(await faults(page), []);
  });
});

suite("names of the holes", (scene) => {
  /** @param {Page} page */
  const names = (page) =>
    page
      .locator(".table-hole, .table-end")
      .evaluateAll((all) =>
        Object.fromEntries(all.map((one) => [one.getAttribute("data-cell"), one.getAttribute("aria-label")])),
      );

  scene("Ô Ăn Quan", { path: "o-an-quan/" }, async ({ page }) => {
    const said = await names(page);
    for (const cell of "ABCDE") assert.equal(said[cell], `${cell}, your side, 5 pebbles`);
    for (const cell of "abcde") assert.equal(said[cell], `${cell}, the computer’s side, 5 pebbles`);
    assert.equal(said.Q, "Mandarin square Q, at your right, a big stone");
    assert.equal(said.q, "Mandarin square q, at the computer’s right, a big stone");
    assert.equal(said.S, "Your captures, 0 pebbles");
    assert.equal(said.s, "The computer’s captures, 0 pebbles");
  });

  scene("Dakon, between two persons, after a move", { path: "#1/dakon//A" }, async ({ page }) => {
    const said = await names(page);
    assert.equal(said.A, "A, South’s side, 0 seeds");
    assert.equal(said.B, "B, South’s side, 8 seeds");
    assert.equal(said.a, "a, North’s side, 7 seeds");
    assert.equal(said.S, "South’s store, 1 seed");
  });

  // North ends that round with seven stones more than he began with: one of the holes of South is his.
  scene("Sàn Yáo, a conquered hole", { path: `#1/san-yao//${ROUND}` }, async ({ page }) => {
    const said = await names(page);
    assert.equal(said.A, "A, South’s side, 5 stones, conquered: now North’s");
    assert.equal(said.B, "B, South’s side, 5 stones");
  });

  scene("they are there before the board has a size", { path: null, script: sizeless }, async ({ page, url }) => {
    await page.goto(`${url}al-manqala/`);
    await page.waitForFunction(() => document.querySelectorAll(".table-hole").length === 14);
    const said = await names(page);
    for (const cell of "ABCDEFG") assert.equal(said[cell], `${cell}, your side, 7 beads`);
  });

  scene(
    "which can be chosen is told, and where the focus is can be seen",
    { path: "#1/dakon//B" },
    async ({ page }) => {
      await settled(page);
      const closed = await page
        .locator('.table-hole[aria-disabled="true"]')
        .evaluateAll((all) => all.map((one) => one.getAttribute("data-cell")).join(""));
      assert.match(closed, /^ABCDEFG/);
      assert.ok(closed.length < 14);
      await tabToBoard(page);
      const looks = () =>
        page.evaluate(() => {
          const { outlineStyle, outlineWidth } = getComputedStyle(/** @type {Element} */ (document.activeElement));
          const before = getComputedStyle(/** @type {Element} */ (document.activeElement), "::before");
          const after = getComputedStyle(/** @type {Element} */ (document.activeElement), "::after");
          return [
            outlineStyle,
            outlineWidth,
            before.borderColor,
            before.boxShadow,
            before.outlineStyle,
            after.borderColor,
            after.outlineStyle,
          ].join();
        });
      const focused = await looks();
      const cell = await page.evaluate(() => document.activeElement?.getAttribute("data-cell"));
      await page.keyboard.press("ArrowRight");
      const plain = await page.locator(hole(String(cell))).evaluate((one) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(one);
        const before = getComputedStyle(one, "::before");
        const after = getComputedStyle(one, "::after");
        return [
          outlineStyle,
          outlineWidth,
          before.borderColor,
          before.boxShadow,
          before.outlineStyle,
          after.borderColor,
          after.outlineStyle,
        ].join();
      });
      assert.notEqual(focused, plain);
    },
  );
});

suite("right to left", (scene) => {
  for (const game of ["o-an-quan", "dakon"]) {
    scene(`${game}: the board does not turn round with the page`, { path: `${game}/` }, async ({ page }) => {
      /** Where things lie, seen from the board's own corner. */
      const places = () =>
        page.evaluate(() => {
          const table = /** @type {Element} */ (document.querySelector(".table"));
          const from = table.getBoundingClientRect();
          return [...table.querySelectorAll("[data-cell], .table-badge")].map((one) => {
            const { left, top, width, height } = one.getBoundingClientRect();
            return [left - from.left, top - from.top, width, height].map(Math.round).join();
          });
        });
      const before = await places();
      await page.evaluate(() => {
        document.documentElement.dir = "rtl";
      });
      assert.equal(await page.evaluate(() => getComputedStyle(document.body).direction), "rtl");
      assert.deepEqual(await places(), before);
      const [a, b] = await Promise.all(["A", "B"].map((cell) => page.locator(hole(cell)).boundingBox()));
      assert.ok(a && b && a.x < b.x, "South's row runs from left to right");
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
    });
  }
});

/** Layout never reports a size. */
function sizeless() {
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}
