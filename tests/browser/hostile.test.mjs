// What nobody means well with: garbage in every key that is kept, presses that come twice, parts that do not come,
// games that change under a question. Nothing is lost, and the page goes on.

import assert from "node:assert/strict";

import {
  byMouse,
  look,
  movesOn,
  pace,
  press,
  seat,
  settled,
  untilHeadline,
  untilMoves,
  untilUsable,
} from "./board.mjs";
import { suite } from "./browser.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** @param {Page} page */
const notice = (page) => page.locator(".notice p");

/** Holds back a file until it is let go. @param {Page} page @param {string} file */
async function hold(page, file) {
  /** @type {() => void} */
  let release = () => {};
  const held = new Promise((resolve) => {
    release = () => resolve(null);
  });
  await page.route(file, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** @param {Page} page */
async function resign(page) {
  await press(page, "Resign");
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await page.waitForFunction(() => /wins/.test(document.querySelector(".headline")?.textContent ?? ""));
}

suite("what is kept, damaged", (scene) => {
  scene("lines that are none, or of another game", { path: "dakon/", script: tangle }, async ({ page }) => {
    const lines = page.locator(".lines button");
    await lines.first().waitFor();
    assert.equal(await lines.count(), 2);
    assert.deepEqual(await movesOn(page), ["B", "c"]);
    await lines.last().click();
    await page.locator(".notice p", { hasText: "“zz”" }).waitFor();
    assert.deepEqual(await movesOn(page), ["B", "c"]);
    await lines.first().click();
    await page.waitForFunction(() => /B\.d$/.test(location.hash));
    await settled(page);
  });

  scene("objects where numbers and texts should be", { path: "dakon/", script: disguise }, async ({ page }) => {
    await settled(page);
    assert.equal(await notice(page).textContent(), "Your game goes on where you left it.");
    assert.deepEqual(await movesOn(page), ["B", "c"]);
    await resign(page);
    await page.getByRole("button", { name: "Share the game" }).waitFor();
    await press(page, "New game");
    await page.getByRole("dialog").waitFor();
  });

  scene(
    "where storage is full, a language can be chosen all the same",
    { path: "dakon/", script: full },
    async (visit) => {
      const { page } = visit;
      await page.getByLabel("Language").selectOption("vi");
      await page.waitForFunction(() => document.documentElement.lang === "vi");
      await page.locator(".table-hole").first().waitFor();
    },
  );
});

suite("presses that come twice before a part has come", (scene) => {
  for (const [deed, file] of [
    ["New game", "questions.js"],
    ["Settings", "panels/settings.js"],
    ["Copy link", "panels/dialog.js"],
  ]) {
    scene(`${deed}: one dialog`, { path: "#1/dakon//B.c", script: refuse }, async ({ page }) => {
      const release = await hold(page, `**/${file}`);
      await press(page, deed);
      await press(page, deed);
      release();
      await page.getByRole("dialog").waitFor();
      await page.keyboard.press("Escape");
      // It would not be the only one, and this would fail, if the second press had opened another.
      await page.locator("dialog").waitFor({ state: "detached" });
    });
  }

  scene("Study: it is open", { path: "#1/dakon//B.c" }, async ({ page }) => {
    const release = await hold(page, "**/study/study.js");
    await press(page, "Study");
    await press(page, "Study");
    release();
    await page.locator(".analysis").waitFor();
  });
});

suite("a question about a game that is gone", (scene) => {
  for (const deed of ["New game", "Resign", "Settings"]) {
    scene(`${deed}: it goes with the game`, { path: "#1/al-manqala//C.d" }, async ({ page }) => {
      await page.evaluate(() => {
        location.hash = "1/dakon//B.c";
      });
      await page.locator('.table[data-game="dakon"]').waitFor();
      await press(page, deed);
      await page.getByRole("dialog").waitFor();
      await page.goBack();
      await page.getByRole("dialog").waitFor({ state: "detached" });
      await page.locator('.table[data-game="al-manqala"]').waitFor();
      await untilHeadline(page, "South to move");
      assert.deepEqual(await movesOn(page), ["C", "d"]);
    });
  }

  scene("pingsut left by the back button leaves no names behind", { path: "#1/al-manqala//C.d" }, async ({ page }) => {
    await page.evaluate(() => {
      location.hash = "1/dakon//B.c";
    });
    await page.locator('.table[data-game="dakon"]').waitFor();
    await press(page, "New game");
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Name of South").fill("Sri");
    await dialog.getByLabel("Name of North").fill("Budi");
    await dialog.getByLabel(/^Pingsut/).check();
    await dialog.getByRole("button", { name: "Begin" }).click();
    await page.locator(".pingsut-said").waitFor();
    await page.goBack();
    await dialog.waitFor({ state: "detached" });
    await byMouse(page, (await look(page)).offered[0]);
    await untilHeadline(page, "North to move");
    assert.doesNotMatch(String(await page.locator(".plates, .plate, .score").allTextContents()), /Sri|Budi/);
  });
});

suite("parts that do not come", (scene) => {
  for (const [room, part] of [
    ["lessons", "i18n/lessons"],
    ["lessons", "i18n"],
    ["print", "i18n/rules"],
    ["print", "pkg"],
    ["rules", "i18n/rules"],
  ]) {
    scene(`${room} without ${part}: there is a sentence`, { path: null, expected: /Failed to load/ }, async (visit) => {
      const { page, url } = visit;
      await page.route(new RegExp(`/${part}/[\\w-]+\\.(ftl|wasm)`), (route) => route.abort());
      await page.goto(`${url}www/${room}/?game=dakon&lang=vi`);
      await page.locator("#not-loaded:visible").waitFor();
    });
  }

  scene(
    "what follows a game is tried again with the next end",
    { path: "#1/dakon//B.c", expected: /Failed to load/ },
    async ({ page }) => {
      await page.route("**/together.js", (route) => route.abort());
      await resign(page);
      await page.locator(".notice p", { hasText: "A part of this page could not be loaded" }).waitFor();
      await page.unroute("**/together.js");
      await press(page, "Undo");
      await untilHeadline(page, "South to move");
      await resign(page);
      await page.getByRole("button", { name: "Share the game" }).waitFor();
    },
  );
});

suite("a breakdown of the engine", (scene) => {
  scene("takes neither the clock nor the other lines", { path: "dakon/", script: tangle }, async ({ page }) => {
    await page.locator(".lines button").first().waitFor();
    await page.locator(".clock").first().waitFor();
    await page.evaluate(async () => {
      const mancala = await import(new URL("../pkg/mancala.js", document.baseURI).href);
      mancala.Game.prototype.play = () => {
        throw new WebAssembly.RuntimeError("unreachable");
      };
    });
    await byMouse(page, (await look(page)).offered[0]);
    await notice(page).waitFor();
    await untilHeadline(page, "South to move");
    assert.deepEqual(await movesOn(page), ["B", "c"]);
    assert.match(String(await page.locator(".clock").first().textContent()), /^\d:\d\d$/);
    await page.locator(".lines button").first().waitFor();
    await pace(page, "No animation");
    await byMouse(page, (await look(page)).offered[0]);
    await untilMoves(page, 3);
  });
});

suite("a rule that cannot be, while a position is set up", (scene) => {
  scene("says so until it is mended, and opens nothing", { path: "#san-yao" }, async ({ page }) => {
    await seat(page, "North", "Person");
    await press(page, "Study");
    await page.getByRole("tab", { name: "Set up" }).click();
    const editor = page.locator(".editor");
    await editor.waitFor();
    await editor.locator("summary").click();
    const rounds = editor.locator('input[type="number"]');
    const problem = editor.locator(".problem");
    for (const typed of ["1e30", "-3", "1.5", ""]) {
      await rounds.fill(typed);
      await rounds.blur();
      await editor.locator(".problem:not(.fine)").waitFor();
      await untilUsable(page, "Play from here", false);
      // Nor does a change elsewhere make it good.
      const said = await problem.textContent();
      await press(page, "As in the game");
      assert.equal(await problem.textContent(), said);
    }
    await rounds.fill("7");
    await rounds.blur();
    await untilUsable(page, "Play from here", true);
  });
});

/** One save whose lines are partly nonsense, and that has a clock. */
function tangle() {
  if (location.protocol === "about:" || localStorage.getItem("mancala:save:x")) return;
  const lines = ["x", "1/dakon//B.d", "1/al-manqala//C.d", "1/dakon;holes=5//C", 5, null, "1/dakon//zz"];
  const save = { game: "dakon", record: "1/dakon//B.c", players: ["person", "person"], moves: 2, at: 5, lines };
  localStorage.setItem("mancala:save:x", JSON.stringify({ ...save, clock: { main: 300, add: 5, left: null } }));
}

/** Objects that refuse to be made numbers or texts of. */
function disguise() {
  if (location.protocol === "about:" || localStorage.getItem("mancala:save:x")) return;
  const stubborn = { valueOf: 1, toString: 1 };
  const save = { game: "dakon", record: "1/dakon//B.c", players: ["person", "person"], moves: 2 };
  localStorage.setItem("mancala:save:x", JSON.stringify({ ...save, at: 5 }));
  const wrong = { at: stubborn, moves: stubborn, names: stubborn, clock: stubborn, lines: stubborn };
  localStorage.setItem("mancala:save:y", JSON.stringify({ ...save, ...wrong, record: "1/dakon//C" }));
  const tally = { sitters: [stubborn, "x"], wins: [0, 0], points: [0, 0], draws: 0, last: stubborn };
  localStorage.setItem("mancala:tally", JSON.stringify({ dakon: [tally] }));
  const habits = { players: stubborn, names: stubborn, speed: stubborn, lang: stubborn, ends: stubborn };
  localStorage.setItem("mancala:habits", JSON.stringify(habits));
}

/** Nothing can be stored. */
function full() {
  Storage.prototype.setItem = () => {
    throw new DOMException("storage is full", "QuotaExceededError");
  };
}

/** The clipboard is out of reach. */
function refuse() {
  Object.defineProperty(navigator, "clipboard", { value: undefined });
}
