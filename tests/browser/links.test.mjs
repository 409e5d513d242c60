import assert from "node:assert/strict";

import {
  boardTellsRecord,
  byMouse,
  look,
  movesOn,
  openRest,
  pace,
  press,
  seat,
  settled,
  untilHeadline,
  untilMoves,
  untilUsable,
} from "./board.mjs";
import { suite } from "./browser.mjs";

/** @param {import("playwright-core").Page} page */
const notice = (page) => page.locator(".notice p");

/** @param {import("playwright-core").Page} page @param {string} fragment */
async function paste(page, fragment) {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, fragment);
}

/** @param {import("playwright-core").Page} page @param {string} game */
async function untilGame(page, game) {
  await page.locator(`.table[data-game="${game}"] .table-hole`).first().waitFor();
}

suite("links", (scene) => {
  scene("#game and game/ open it", {}, async ({ page, go }) => {
    for (const [game, title] of [
      ["o-an-quan", "Ô Ăn Quan"],
      ["san-yao", "Sàn Yáo"],
      ["al-manqala", "Al-manqala"],
      ["dakon", "Dakon"],
    ]) {
      await paste(page, game);
      await untilGame(page, game);
      assert.equal(await page.getByRole("link", { name: title }).getAttribute("aria-current"), "page");
      assert.equal((await look(page)).record, game);
      await boardTellsRecord(page);
    }
    for (const game of ["o-an-quan", "san-yao", "al-manqala", "dakon"]) {
      await go(`${game}/`);
      await untilGame(page, game);
      assert.equal((await look(page)).record, game);
    }
  });

  scene("a record opens that very position with its history", { path: "#1/dakon//B.c.D.e" }, async ({ page }) => {
    await untilHeadline(page, "South to move");
    assert.deepEqual(await movesOn(page), ["B", "c", "D", "e"]);
    assert.equal(await page.locator(".moves li button").count(), 4);
    await boardTellsRecord(page);
    await pace(page, "No animation");
    await press(page, "Undo");
    assert.deepEqual(await movesOn(page), ["B", "c", "D"]);
  });

  scene("a move or an undo leaves the rest of the move list alone", { path: "#1/dakon//B.c.D.e" }, async ({ page }) => {
    await pace(page, "No animation");
    const changes = await page.evaluateHandle(() => {
      /** @type {number[][]} */
      const seen = [];
      new MutationObserver((all) => {
        seen.push(...all.map((one) => [one.addedNodes.length, one.removedNodes.length]));
      }).observe(/** @type {Node} */ (document.querySelector(".moves ol")), { childList: true, subtree: true });
      return seen;
    });
    await byMouse(page, (await look(page)).offered[0]);
    await untilMoves(page, 5);
    // The line it stands in, and the move.
    assert.deepEqual(await changes.jsonValue(), [
      [1, 0],
      [1, 0],
    ]);
    await press(page, "Undo");
    await page.waitForFunction(() => document.querySelectorAll(".moves li button").length === 4);
    assert.deepEqual((await changes.jsonValue()).slice(2), [
      [0, 1],
      [0, 1],
    ]);
  });

  scene("a record of a game with options", { path: "#1/dakon;holes=5//C.a" }, async ({ page }) => {
    assert.equal(await page.locator(".table-hole").count(), 10);
    await boardTellsRecord(page);
  });

  scene("a link that a messenger has escaped", { path: "#1%2Fo-an-quan%2F%2FCr.bl" }, async ({ page }) => {
    await untilGame(page, "o-an-quan");
    assert.deepEqual(await movesOn(page), ["Cr", "bl"]);
    await boardTellsRecord(page);
  });

  scene("pasted into an open tab; back and forward", { path: "#1/dakon//B.c" }, async ({ page }) => {
    await pace(page, "No animation");
    await byMouse(page, (await look(page)).offered[0]);
    const dakon = await look(page);
    await paste(page, "1/al-manqala//C.d.E");
    await untilGame(page, "al-manqala");
    assert.deepEqual(await movesOn(page), ["C", "d", "E"]);
    await boardTellsRecord(page);
    await paste(page, "san-yao");
    await untilGame(page, "san-yao");
    await boardTellsRecord(page);

    await page.goBack();
    await untilGame(page, "al-manqala");
    assert.deepEqual(await movesOn(page), ["C", "d", "E"]);
    await page.goBack();
    await untilGame(page, "dakon");
    assert.deepEqual(await look(page), dakon);
    await boardTellsRecord(page);
    await page.goForward();
    await untilGame(page, "al-manqala");
    assert.deepEqual(await movesOn(page), ["C", "d", "E"]);
    await page.goForward();
    await untilGame(page, "san-yao");
  });

  scene("back and forward keep who plays", { path: "al-manqala/" }, async ({ page }) => {
    await seat(page, "North", "Computer, easy");
    await pace(page, "No animation");
    await byMouse(page, "C");
    await untilMoves(page, 2);
    await untilHeadline(page, "Your turn");
    const before = await look(page);
    await paste(page, "1/dakon//B");
    await untilGame(page, "dakon");
    await page.goBack();
    await untilGame(page, "al-manqala");
    await untilHeadline(page, "Your turn");
    assert.deepEqual(await look(page), before);
    assert.equal(await page.getByLabel("Who plays North").first().inputValue(), "2");
  });

  for (const [what, fragment, said, game] of /** @type {const} */ ([
    ["nonsense", "abc", /^This link could not be opened\. Here is a fresh game\. .*abc/, "o-an-quan"],
    ["its first part is missing", "dakon/B.c", /^This link could not be opened/, "dakon"],
    ["a newer version", "2/dakon//B", /made by a newer version of this page/, "dakon"],
  ])) {
    scene(
      `a broken link says what is wrong and opens a fresh game: ${what}`,
      { path: `#${fragment}` },
      async ({ page }) => {
        await untilGame(page, game);
        assert.match(String(await notice(page).textContent()), said);
        assert.equal(await page.locator(".moves li").count(), 0);
        // And it can be played.
        await pace(page, "No animation");
        await seat(page, "North", "Person");
        const { offered } = await look(page);
        await byMouse(page, game === "o-an-quan" ? `${offered[0]}r` : offered[0]);
        await untilMoves(page, 1);
        await boardTellsRecord(page);
      },
    );
  }

  scene("links broken in many ways, pasted one after the other", { path: "#1/san-yao//A" }, async ({ page }) => {
    for (const [fragment, said, game] of /** @type {const} */ ([
      ["1/chess//e4", /There is no game called “chess”/, "san-yao"],
      ["1/dakon//B.A", /The move “A” cannot be played there/, "dakon"],
      ["1/dakon//B.zz", /“zz”/, "dakon"],
      ["1/dakon//B.c.", / A move is missing\.$/, "dakon"],
      [`1/dakon//${"z".repeat(60_000)}`, /“z{40}…” is no move/, "dakon"],
      [`1/${"z".repeat(60_000)}//`, /no game called “z{40}…”/, "dakon"],
      ["1/dakon;seeds=9//", /seeds/, "dakon"],
      ["1/al-manqala//%E0%A4%A", /could not be opened/, "al-manqala"],
      [`1/dakon//${"B.".repeat(40_000)}`, /could not be opened/, "dakon"],
      ["1/o-an-quan/", /could not be opened/, "o-an-quan"],
    ])) {
      await paste(page, fragment);
      await page.locator(".notice p", { hasText: said }).waitFor();
      await untilGame(page, game);
      await settled(page);
      assert.equal(await page.locator(".moves li").count(), 0);
    }
  });

  scene(
    "a broken link pasted over a game: that game is one press away",
    { path: "#1/dakon//B.c" },
    async ({ page }) => {
      await pace(page, "No animation");
      await byMouse(page, (await look(page)).offered[0]);
      const before = await look(page);
      await paste(page, "1/al-manqala//C.z");
      await untilGame(page, "al-manqala");
      assert.match(String(await notice(page).textContent()), /yours is kept/);
      await press(page, "Back to my game");
      await untilGame(page, "dakon");
      assert.deepEqual(await look(page), before);
      await boardTellsRecord(page);
    },
  );

  scene("a seat that there is not", { path: "#1/dakon//B.c&sit=west" }, async ({ page }) => {
    assert.match(String(await notice(page).textContent()), /seat that does not exist/);
    assert.deepEqual(await movesOn(page), ["B", "c"]);
  });
});

suite(
  "links to send",
  (scene) => {
    const allowed = { permissions: ["clipboard-read", "clipboard-write"] };

    /** @param {import("playwright-core").Page} page */
    const copied = (page) => page.evaluate(() => navigator.clipboard.readText());

    scene(
      "send my move: whoever opens it sits opposite, and so on in turn",
      { path: "al-manqala/", context: allowed },
      async ({ page, another }) => {
        await seat(page, "North", "Person");
        await pace(page, "No animation");
        await byMouse(page, "C");
        await untilMoves(page, 1);
        await press(page, "Send my move");
        await notice(page).waitFor();
        assert.match(String(await notice(page).textContent()), /plays North\. Only this computer can open it/);
        const link = await copied(page);
        assert.match(link, /al-manqala\/#1\/al-manqala\/\/C&sit=north$/);
        await untilHeadline(page, "Your friend moves next");
        assert.equal(await page.getByLabel("Who plays North").first().inputValue(), "away");

        const other = await another();
        await other.goto(link);
        await other.locator(".table-hole").first().waitFor();
        await pace(other, "No animation");
        await untilHeadline(other, "Your turn");
        assert.equal(await other.getByLabel("Who plays North").first().inputValue(), "person");
        assert.equal(await other.getByLabel("Who plays South").first().inputValue(), "away");
        // The receiver sits at the bottom: his own holes lie below the other's.
        const [own, far] = await Promise.all(
          ["a", "A"].map((cell) => other.locator(`[data-cell="${cell}"]`).boundingBox()),
        );
        assert.ok(own && far && own.y > far.y);
        await byMouse(other, "d");
        await untilMoves(other, 2);
        await untilHeadline(other, "Your friend moves next");
        await other.locator('.controls > [data-deed="send"]').waitFor();
        await press(other, "Send my move");
        await notice(other).waitFor();
        const back = await copied(other);
        assert.match(back, /#1\/al-manqala\/\/C\.d&sit=south$/);

        await page.goto(back);
        await untilMoves(page, 2);
        await untilHeadline(page, "Your turn");
        assert.deepEqual(await movesOn(page), ["C", "d"]);
        await boardTellsRecord(page);
      },
    );

    scene("to nobody before there is a move, nor past a computer", { path: "al-manqala/" }, async ({ page }) => {
      await pace(page, "No animation");
      await seat(page, "North", "Person");
      const offered = async (/** @type {boolean} */ wanted) => {
        await openRest(page);
        await page.locator(".rare").waitFor();
        await untilUsable(page, "Send my move", wanted);
        await page.keyboard.press("Escape");
      };
      await offered(false);
      await byMouse(page, "C");
      await offered(true);
      await seat(page, "North", "Computer, fair");
      await offered(false);
    });

    scene("a link to the position", { path: "#1/dakon//B.c", context: allowed }, async ({ page, url }) => {
      await press(page, "Copy link");
      await notice(page).waitFor();
      assert.equal(await copied(page), `${url}dakon/#1/dakon//B.c`);
    });

    scene(
      "where copying is refused, a field to copy from",
      { path: "#1/dakon//B.c", script: refuse },
      async ({ page, url }) => {
        await press(page, "Copy link");
        const field = page.getByRole("dialog").getByRole("textbox");
        await field.waitFor();
        assert.equal(await field.inputValue(), `${url}dakon/#1/dakon//B.c`);
        assert.equal(await page.evaluate(() => getSelection()?.toString()), `${url}dakon/#1/dakon//B.c`);
        await page.keyboard.press("Escape");
        await field.waitFor({ state: "detached" });
        await settled(page);
        assert.equal(await page.evaluate(() => document.activeElement?.textContent), "More");
      },
    );
  },
  { abreast: 1 },
);

/** The clipboard is out of reach, as in a frame that was not given it. */
function refuse() {
  Object.defineProperty(navigator, "clipboard", { value: undefined });
}
