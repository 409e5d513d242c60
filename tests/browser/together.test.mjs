import assert from "node:assert/strict";

import {
  boardTellsRecord,
  byMouse,
  hole,
  look,
  movesOn,
  pace,
  press,
  seat,
  spot,
  untilHeadline,
  untilMoves,
} from "./board.mjs";
import { SIZES, suite } from "./browser.mjs";
import { LONG } from "./games.mjs";

/** @typedef {import("playwright-core").Page} Page */

const dialog = (/** @type {Page} */ page) => page.getByRole("dialog");

/** The plate of a side, and who it says sits there. @param {Page} page @param {"South" | "North"} side */
const plate = (page, side) => page.locator(".plate", { has: page.getByLabel(`Who plays ${side}`) });
const sitter = (/** @type {Page} */ page, /** @type {"South" | "North"} */ side) =>
  plate(page, side).locator(".who").textContent();

/** A press on a hole that need not be on offer. @param {Page} page @param {string} cell */
async function tapOn(page, cell) {
  const { x, y } = await spot(page, hole(cell));
  await page.mouse.click(x, y);
}

/** Gives up for whoever is to move. @param {Page} page */
async function resign(page) {
  await press(page, "Resign");
  await dialog(page).getByRole("button", { name: "Resign" }).click();
  await page.getByRole("region", { name: "After the game" }).waitFor();
}

/** @param {Page} page @param {{ [field: string]: string }} names */
async function name(page, names) {
  await press(page, "Names");
  for (const [side, text] of Object.entries(names)) await page.getByLabel(`Name of ${side}`).fill(text);
  await press(page, "Keep");
  await dialog(page).waitFor({ state: "detached" });
}

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
      assert.equal(await sitter(page, "South"), shown);
      await untilHeadline(page, shown === "Person" ? "South to move" : `\u2068${shown}\u2069 to move`);
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
      for (const player of ["Computer, very strong", "Computer, fair", "Friend, by link"]) {
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
    for (let step = 0; step < 60; step += 1) {
      await press(page, "One step");
      const { plates, board } = await stores();
      assert.deepEqual([...plates].sort(), [...board].sort());
      seen.add(plates.join());
    }
    assert.ok(seen.size > 2, "they changed on the way");
  });
});

suite("a tap on what cannot be chosen", (scene) => {
  scene("the other row, an empty hole", { path: "#1/dakon//B.c.D.e" }, async ({ page }) => {
    const told = page.locator(".told");
    const { offered } = await look(page);
    const top = () => page.locator(".table").evaluate((one) => one.getBoundingClientRect().top + scrollY);
    const place = await top();
    await tapOn(page, "g");
    assert.equal(await told.textContent(), "That is North’s row.");
    await name(page, { North: "Ana" });
    await tapOn(page, "g");
    assert.match(String(await told.textContent()), /That is .Ana.’s row\./);
    const empty = [..."ABCDEFG"].find((cell) => !offered.includes(cell));
    await tapOn(page, String(empty));
    assert.equal(await told.textContent(), "There is nothing to sow there.");
    assert.equal(await top(), place);
    assert.equal((await movesOn(page)).length, 4);
  });

  scene("a row that must be fed", { path: "#1/al-manqala/S:1,0,0,0,0,0,3:0,0,0,0,0,0,0:48,46/" }, async ({ page }) => {
    await tapOn(page, "A");
    assert.match(String(await page.locator(".told").textContent()), /must give it a bead/);
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

suite("after a game", (scene) => {
  const after = (/** @type {Page} */ page) => page.getByRole("region", { name: "After the game" });

  scene(
    "the score runs on: again, with sides swapped, taken back, begun anew",
    { path: "#1/dakon//B.c" },
    async ({ page }) => {
      await pace(page, "No animation");
      await name(page, { South: "Lan", North: "Ana" });
      const score = async () => String(await after(page).locator("p").textContent()).replace(/[\u2068\u2069]/g, "");
      const place = await page.locator(".panels").boundingBox();
      await resign(page);
      assert.equal(await score(), "So far: Lan 0, Ana 1.");
      assert.deepEqual(await page.locator(".panels").boundingBox(), place, "nothing below moved");
      // A game that goes on after all is not counted.
      await press(page, "Undo");
      await after(page).waitFor({ state: "hidden" });
      await resign(page);
      assert.equal(await score(), "So far: Lan 0, Ana 1.");
      await page.reload();
      await after(page).waitFor();
      assert.equal(await score(), "So far: Lan 0, Ana 1.");
      await press(page, "Play again");
      await untilHeadline(page, "\u2068Lan\u2069 to move");
      assert.deepEqual(await movesOn(page), []);
      assert.ok(
        await page.evaluate(() => document.activeElement?.classList.contains("table-hole")),
        "focus on the board",
      );
      await resign(page);
      assert.equal(await score(), "So far: Lan 0, Ana 2.");
      await press(page, "Swap sides, play again");
      await untilHeadline(page, "\u2068Ana\u2069 to move");
      assert.equal(await sitter(page, "North"), "Lan");
      await resign(page);
      assert.equal(await score(), "So far: Ana 2, Lan 1.");
      await press(page, "Count anew");
      assert.equal(await score(), "");
    },
  );

  scene("two without names swap sides, and the score goes with them", { path: "#1/dakon//B.c" }, async ({ page }) => {
    await pace(page, "No animation");
    await resign(page);
    assert.equal(await after(page).locator("p").textContent(), "So far: South 0, North 1.");
    await press(page, "Swap sides, play again");
    await untilHeadline(page, "South to move");
    await resign(page);
    assert.equal(await after(page).locator("p").textContent(), "So far: South 1, North 1.");
  });

  scene("points add up where a game was counted", { path: "#1/al-manqala//C" }, async ({ page }) => {
    await pace(page, "No animation");
    await press(page, "Offer to split");
    await press(page, "Both agree");
    await after(page).waitFor();
    assert.equal(
      await after(page).locator("p").textContent(),
      "So far: South 0, North 0, 1 draw. Points in all: 49 to 49.",
    );
  });

  scene("a link to a finished game is looked at, not counted", { path: "#1/dakon//B.c/resign-S" }, async ({ page }) => {
    await after(page).waitFor();
    assert.equal(await after(page).locator("p").textContent(), "");
  });

  scene(
    "again means the same rules and the same beginning",
    { path: "#1/dakon;holes=5;first=1/N:1,1,1,1,1:1,1,1,1,0:20,21/" },
    async ({ page }) => {
      await pace(page, "No animation");
      const { record, offered } = await look(page);
      await byMouse(page, offered[0]);
      await resign(page);
      await press(page, "Play again");
      await page.waitForFunction((wanted) => decodeURIComponent(location.hash.slice(1)) === wanted, record);
      await boardTellsRecord(page);
    },
  );

  scene("a damaged score hurts nothing", { path: "#1/dakon//B.c", script: damage }, async ({ page }) => {
    await resign(page);
    assert.equal(await after(page).locator("p").textContent(), "So far: South 0, North 1.");
  });
});

suite("a clock", (scene) => {
  const clocks = (/** @type {Page} */ page) =>
    page.evaluate(() =>
      Object.fromEntries(
        [...document.querySelectorAll(".plate")].map((one) => [
          one.querySelector(".side")?.textContent,
          one.querySelector(".clock:not([hidden])")?.textContent,
        ]),
      ),
    );

  /** @param {Page} page @param {{ minutes: number, seconds: number, against?: string }} terms */
  async function begin(page, { minutes, seconds, against = "Person" }) {
    await pace(page, "No animation");
    await press(page, "New game");
    await dialog(page).getByLabel("Who plays North").selectOption({ label: against });
    await page.getByRole("combobox", { name: "Clock" }).selectOption({ label: "Own times" });
    await page.getByRole("spinbutton", { name: "Minutes a side" }).fill(String(minutes));
    await page.getByRole("spinbutton", { name: "Seconds a move" }).fill(String(seconds));
    await press(page, "Begin");
    await page.locator(".clock:not([hidden])").first().waitFor();
  }

  /** Time stands still but for what the test lets pass. @param {Page} page */
  async function stopTime(page) {
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2000);
  }

  scene(
    "runs for whoever is to choose, gives seconds for a move, survives a reload",
    { path: null },
    async ({ page, go }) => {
      await page.clock.install();
      await go("al-manqala/");
      await begin(page, { minutes: 2, seconds: 10 });
      await stopTime(page);
      await page.reload();
      await page.locator(".clock:not([hidden])").first().waitFor();
      const before = await clocks(page);
      await page.clock.runFor(30_000);
      const now = await clocks(page);
      assert.equal(now.North, before.North);
      assert.equal(inSeconds(before.South) - inSeconds(now.South), 30);
      await byMouse(page, "C");
      await untilHeadline(page, "North to move");
      const moved = await clocks(page);
      assert.equal(inSeconds(moved.South) - inSeconds(now.South), 10);
      await page.clock.runFor(5_100);
      assert.deepEqual(await clocks(page), { South: moved.South, North: "1:55" });
      await page.reload();
      await page.locator(".clock:not([hidden])").first().waitFor();
      assert.deepEqual(await clocks(page), { South: moved.South, North: "1:55" });
    },
  );

  scene(
    "without minutes each move has its seconds; run out, the other wins, or it goes on without",
    { path: null },
    async ({ page, go }) => {
      await page.clock.install();
      await go("al-manqala/");
      await begin(page, { minutes: 0, seconds: 30 });
      await byMouse(page, "C");
      await untilHeadline(page, "North to move");
      await stopTime(page);
      assert.equal((await clocks(page)).South, "0:30");
      await page.clock.runFor(31_000);
      await untilHeadline(page, "South wins");
      assert.equal(await page.locator(".told").textContent(), "North’s time has run out.");
      await page.reload();
      await untilHeadline(page, "South wins");
      assert.equal(await page.locator(".told").textContent(), "North’s time has run out.");
      await press(page, "Play on without a clock");
      await untilHeadline(page, "North to move");
      assert.deepEqual(await clocks(page), { South: undefined, North: undefined });
      await page.clock.runFor(60_000);
      await untilHeadline(page, "North to move");
      assert.deepEqual(await movesOn(page), ["C"]);
    },
  );

  scene("stands still for the computer, and while the page is out of sight", { path: null }, async ({ page, go }) => {
    await page.clock.install();
    await go("al-manqala/");
    await begin(page, { minutes: 5, seconds: 0, against: "Computer, easy" });
    await stopTime(page);
    assert.equal((await clocks(page)).North, undefined);
    const before = inSeconds((await clocks(page)).South);
    await hide(page, true);
    await page.clock.runFor(60_000);
    await hide(page, false);
    assert.equal(inSeconds((await clocks(page)).South), before);
    await page.clock.runFor(3_000);
    assert.equal(inSeconds((await clocks(page)).South), before - 3);
  });

  scene("nothing of it is fetched where nobody wants one", { path: "dakon/" }, async ({ page, requests }) => {
    await pace(page, "No animation");
    await seat(page, "North", "Person");
    await byMouse(page, "B");
    await untilMoves(page, 1);
    assert.ok(!requests.some((request) => /clock|together/.test(request.url())));
  });

  scene("times that cannot be are not taken", { path: "dakon/" }, async ({ page }) => {
    await press(page, "New game");
    await page.getByRole("combobox", { name: "Clock" }).selectOption({ label: "Own times" });
    await page.getByRole("spinbutton", { name: "Minutes a side" }).fill("-3");
    await press(page, "Begin");
    assert.ok(await dialog(page).isVisible());
    await page.getByRole("spinbutton", { name: "Minutes a side" }).fill("0");
    await page.getByRole("spinbutton", { name: "Seconds a move" }).fill("0");
    await press(page, "Begin");
    await dialog(page).waitFor({ state: "detached" });
    assert.equal(await page.locator(".clock:not([hidden])").count(), 0);
  });
});

suite("between two rounds", (scene) => {
  const report = (/** @type {Page} */ page) => page.getByRole("region", { name: /^Round . is over/ });
  const ENDS = { path: "#1/san-yao//C.c.A.b.d.b.B.d.B.c.B.d.D.c.E.d.D.e.C.D.A", move: "B" };

  scene("what it came to can be read while the computer waits to open", { path: ENDS.path }, async ({ page }) => {
    await seat(page, "North", "Computer, easy");
    await pace(page, "Very fast");
    await byMouse(page, ENDS.move);
    await report(page).waitFor();
    const text = String(await report(page).textContent());
    assert.match(text, /Round 1 is over/);
    assert.match(text, /South 14, North 36/);
    assert.match(text, /érzi, “sons”/);
    assert.match(text, /lends/);
    assert.match(String(await page.locator(".told").textContent()), /South 14, North 36/);
    const { record } = await look(page);
    await untilHeadline(page, "The computer is thinking");
    assert.equal((await look(page)).record, record);
    await press(page, "Go on");
    await page.waitForFunction((before) => decodeURIComponent(location.hash.slice(1)) !== before, record);
    assert.equal(await report(page).isVisible(), false);
  });

  scene(
    "on a phone it is gone on from within reach",
    { path: ENDS.path, context: { viewport: SIZES.phone, hasTouch: true } },
    async ({ page }) => {
      await seat(page, "North", "Computer, easy");
      await pace(page, "Very fast");
      await byMouse(page, ENDS.move);
      const go = page.locator(".controls").getByRole("button", { name: "Go on" });
      await go.waitFor();
      const { record } = await look(page);
      await go.tap();
      await page.waitForFunction((before) => decodeURIComponent(location.hash.slice(1)) !== before, record);
    },
  );

  scene("it goes when the next one has chosen, and with an undo", { path: ENDS.path }, async ({ page }) => {
    await pace(page, "No animation");
    await byMouse(page, ENDS.move);
    await report(page).waitFor();
    await press(page, "Undo");
    await report(page).waitFor({ state: "hidden" });
    await byMouse(page, ENDS.move);
    await report(page).waitFor();
    await byMouse(page, (await look(page)).offered[0]);
    await report(page).waitFor({ state: "hidden" });
  });
});

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

suite("an agreement to split", (scene) => {
  scene(
    "the computer declines when it expects more, and says so",
    { path: "#1/al-manqala//E.g.A.a.G.f.D.b" },
    async ({ page }) => {
      await seat(page, "North", "Computer, easy");
      await press(page, "Offer to split");
      await dialog(page).getByRole("button", { name: "Offer to split" }).click();
      await page.locator(".notice", { hasText: "expects more" }).waitFor();
      assert.equal((await movesOn(page)).length, 8);
    },
  );

  scene("nobody can agree for a friend elsewhere", { path: "#1/al-manqala//C.d" }, async ({ page }) => {
    await seat(page, "North", "Friend, by link");
    assert.equal(await page.getByRole("button", { name: "Offer to split" }).getAttribute("aria-disabled"), "true");
  });
});

suite("on a phone", (scene) => {
  const context = { viewport: SIZES.phone, hasTouch: true };
  for (const game of ["o-an-quan", "san-yao", "al-manqala", "dakon"]) {
    scene(
      `${game}: whose turn it is, the board and the controls are in sight; the first tap is a move`,
      { path: `${game}/`, context },
      async ({ page }) => {
        const inSight = await page.evaluate(() => {
          const whole = [
            ".headline",
            ".plate.near",
            ".plate.far",
            '[data-deed="undo"]',
            '[data-deed="new"]',
            ".more",
            ".told",
          ];
          return whole.filter((selector) => {
            const { top, bottom } = /** @type {Element} */ (document.querySelector(selector)).getBoundingClientRect();
            const line = selector === ".told" ? top + 24 : bottom;
            return top < 0 || line > innerHeight;
          });
        });
        assert.deepEqual(inSight, []);
        const bar = await page.locator(".controls").boundingBox();
        const told = await page.locator(".told").boundingBox();
        assert.ok(bar && told && told.y + 24 <= bar.y + 1, "the bar leaves what is told in sight");
        const first = page.locator('.table-hole[aria-disabled="false"]').nth(2);
        await first.tap();
        if (game === "o-an-quan") await page.locator(".table-arrow").first().tap();
        await untilMoves(page, 1);
      },
    );
  }

  scene(
    "the rarer buttons come up by touch and by keys, and go again",
    { path: "#1/dakon//B.c", context },
    async ({ page }) => {
      const more = page.getByRole("button", { name: "More", exact: true });
      const link = page.getByRole("button", { name: "Copy link" });
      assert.equal(await link.isVisible(), false);
      await more.tap();
      await link.waitFor();
      await page.locator(".headline").tap();
      await link.waitFor({ state: "hidden" });
      await more.focus();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      await page.keyboard.press("Escape");
      await link.waitFor({ state: "hidden" });
      assert.equal(await more.getAttribute("aria-expanded"), "false");
      assert.ok(await more.evaluate((one) => one === document.activeElement));
    },
  );

  scene("after the end the next game is one tap away", { path: "#1/dakon//B.c", context }, async ({ page }) => {
    await press(page, "More");
    await resign(page);
    const again = page.locator(".controls").getByRole("button", { name: "Play again" });
    const box = await again.boundingBox();
    assert.ok(box && box.y + box.height <= SIZES.phone.height + 1);
    await again.tap();
    await untilHeadline(page, "South to move");
    assert.deepEqual(await movesOn(page), []);
  });

  scene(
    "nothing on the page moves by itself, from the first sight of the board to the end",
    { path: null, context, script: watchShifts },
    async ({ page, go }) => {
      await go("#1/dakon//B.c");
      await page.evaluate(() => {
        /** @type {any} */ (window).shifts.length = 0;
      });
      await pace(page, "No animation");
      await byMouse(page, (await look(page)).offered[0]);
      await untilMoves(page, 3);
      await tapOn(page, "A");
      await press(page, "More");
      await resign(page);
      assert.deepEqual(await page.evaluate(() => /** @type {any} */ (window).shifts), []);
    },
  );
});

/** @param {string | null | undefined} time "4:32" */
function inSeconds(time) {
  const [minutes, seconds] = String(time).split(":").map(Number);
  return minutes * 60 + seconds;
}

/** @param {Page} page @param {boolean} hidden */
function hide(page, hidden) {
  return page.evaluate((now) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => now });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);
}

/** Whatever moved without having been asked to. */
function watchShifts() {
  const shifts = /** @type {string[]} */ ([]);
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of /** @type {any[]} */ (list.getEntries())) {
      if (entry.hadRecentInput) continue;
      for (const { node, previousRect: was, currentRect: is } of entry.sources)
        shifts.push(`${node?.className || node?.nodeName} ${[was.x, was.y, is.x, is.y].join()} ${entry.value}`);
    }
  }).observe({ type: "layout-shift", buffered: true });
}

function damage() {
  try {
    localStorage.setItem(
      "mancala:tally",
      '{"dakon":[{"sitters":"x"},null,7,{"sitters":["a","b"],"wins":[1],"points":[1,2]}]}',
    );
  } catch {
    // Not yet the page itself.
  }
}
