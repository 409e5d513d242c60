import assert from "node:assert/strict";

import {
  boardTellsRecord,
  byMouse,
  look,
  movesOn,
  pace,
  press,
  seat,
  settled,
  untilHeadline,
  untilMoves,
} from "./board.mjs";
import { suite } from "./browser.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** @param {Page} page */
const notice = (page) => page.locator(".notice p");

/** Opens a game for two persons and plays these moves. @param {Page} page @param {string[]} moves */
async function play(page, ...moves) {
  await seat(page, "North", "Person");
  await pace(page, "No animation");
  const before = (await movesOn(page)).length;
  for (const move of moves) await byMouse(page, move);
  await untilMoves(page, before + moves.length);
}

suite("games that are kept", (scene) => {
  scene("a closed game goes on where it was left", { path: "dakon/" }, async ({ page, another, url }) => {
    await play(page, "B", "c", "D");
    const before = await look(page);
    await page.close();
    const later = await another();
    await later.goto(`${url}dakon/`);
    await settled(later);
    assert.deepEqual(await look(later), before);
    assert.equal(await notice(later).textContent(), "Your game goes on where you left it.");
    await boardTellsRecord(later);
    // The pace is a habit and is kept as well.
    await byMouse(later, before.offered[0]);
    await untilMoves(later, 4);
  });

  scene(
    "against the computer too, with the computer to move",
    { path: "al-manqala/", script: silence },
    async ({ page, another, url }) => {
      await seat(page, "North", "Computer, strongest");
      await pace(page, "No animation");
      await byMouse(page, "C");
      await untilHeadline(page, "The computer is thinking");
      await page.close();
      const later = await another();
      await later.goto(url);
      await untilHeadline(later, "The computer is thinking");
      assert.deepEqual(await movesOn(later), ["C"]);
      assert.equal(await later.getByLabel("Who plays North").first().inputValue(), "8");
    },
  );

  scene("a reload changes nothing", { path: "al-manqala/" }, async ({ page }) => {
    await play(page, "C", "d");
    const before = await look(page);
    await page.reload();
    await settled(page);
    assert.deepEqual(await look(page), before);
    assert.equal(await page.getByLabel("Who plays North").first().inputValue(), "person");
    await boardTellsRecord(page);
  });

  scene("each game has its own: the links above lead back to them", { path: "dakon/" }, async ({ page }) => {
    await play(page, "B");
    await page.getByRole("link", { name: "Al-manqala" }).click();
    await page.locator('.table[data-game="al-manqala"]').waitFor();
    await settled(page);
    await play(page, "C");
    await page.getByRole("link", { name: "Dakon" }).click();
    await page.locator('.table[data-game="dakon"]').waitFor();
    await settled(page);
    assert.deepEqual(await movesOn(page), ["B"]);
    await boardTellsRecord(page);
  });

  scene("two tabs never write over each other's game", { path: "dakon/" }, async ({ page, another, url }) => {
    await play(page, "B");
    const second = await another();
    await second.goto(`${url}dakon/`);
    await settled(second);
    assert.deepEqual(await movesOn(second), ["B"]);
    await byMouse(page, "c");
    await byMouse(second, "d");
    await byMouse(page, (await look(page)).offered[0]);
    await byMouse(second, (await look(second)).offered[0]);
    const [first, other] = [await look(page), await look(second)];
    assert.notEqual(first.record, other.record);
    for (const [tab, was] of /** @type {const} */ ([
      [page, first],
      [second, other],
    ])) {
      await tab.reload();
      await settled(tab);
      assert.deepEqual(await look(tab), was);
      await boardTellsRecord(tab);
    }
    await page.close();
    await second.close();
    // Both are still there for a third.
    const third = await another();
    await third.goto(`${url}dakon/`);
    await settled(third);
    const kept = [(await look(third)).record];
    await press(third, "New game");
    await third.getByText("Games left open").click();
    await third.locator(".saved button").first().click();
    await third.getByRole("dialog").waitFor({ state: "detached" });
    await settled(third);
    kept.push((await look(third)).record);
    assert.deepEqual(kept.sort(), [first.record, other.record].sort());
  });

  scene("a finished game is not opened again", { path: "dakon/" }, async ({ page, go }) => {
    await play(page, "B");
    await press(page, "Resign");
    await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
    await page.waitForFunction(() => /wins/.test(document.querySelector(".headline")?.textContent ?? ""));
    await page.goto("about:blank");
    await go("dakon/");
    await settled(page);
    assert.equal((await look(page)).record, "dakon");
  });

  scene("a damaged save is told and hurts nothing", { path: "dakon/", script: damage }, async ({ page }) => {
    await settled(page);
    assert.match(String(await notice(page).textContent()), /^The saved game could not be read\. ./);
    assert.equal((await look(page)).record, "dakon");
    await play(page, "B");
    await boardTellsRecord(page);
  });

  scene(
    "a date that cannot be hurts nothing and hides no other game",
    { path: "dakon/", script: misdate },
    async ({ page }) => {
      await settled(page);
      assert.deepEqual(await movesOn(page), ["B"]);
      await byMouse(page, (await look(page)).offered[0]);
      await untilMoves(page, 2);
      await press(page, "New game");
      await page.getByText("Games left open").click();
      assert.equal(await page.locator(".saved button").count(), 3);
    },
  );

  scene(
    "a save that cannot be read hides no older one, is told once and is kept",
    { path: "dakon/", script: later },
    async ({ page, another, url }) => {
      await settled(page);
      assert.equal(
        await notice(page).textContent(),
        "The newest saved game could not be read. An older one goes on. It was made by a newer version of this page (2).",
      );
      assert.deepEqual(await movesOn(page), ["B", "c"]);
      const next = await another();
      await next.goto(`${url}dakon/`);
      await settled(next);
      assert.equal(await notice(next).textContent(), "Your game goes on where you left it.");
      assert.deepEqual(await movesOn(next), ["B", "c"]);
      assert.ok(await next.evaluate(() => localStorage.getItem("mancala:save:newer")));
    },
  );

  scene("where storage becomes full in mid-game no move is lost", { path: "dakon/" }, async ({ page }) => {
    await play(page, "B", "c");
    await page.evaluate(full);
    await byMouse(page, "D");
    await untilMoves(page, 3);
    assert.match(String(await notice(page).textContent()), /^Saving failed: /);
    const before = await look(page);
    await page.getByRole("link", { name: "Al-manqala" }).click();
    await page.locator('.table[data-game="al-manqala"]').waitFor();
    await page.getByRole("link", { name: "Dakon" }).click();
    await page.locator('.table[data-game="dakon"]').waitFor();
    await settled(page);
    assert.deepEqual(await look(page), before);
    // Told once: the next move is played without a word.
    await byMouse(page, before.offered[0]);
    await untilMoves(page, 4);
    assert.equal(await notice(page).count(), 0);
  });

  scene(
    "where storage is full, going on with a save does not give it up",
    { path: "dakon/" },
    async ({ page, another, url }) => {
      await play(page, "B", "c");
      const before = await look(page);
      await page.close();
      const later = await another();
      await later.goto(`${url}dakon/`);
      await settled(later);
      await later.evaluate(full);
      await byMouse(later, before.offered[0]);
      await untilMoves(later, 3);
      await later.close();
      const last = await another();
      await last.goto(`${url}dakon/`);
      await settled(last);
      assert.deepEqual(await look(last), before);
    },
  );

  for (const [what, script] of /** @type {const} */ ([
    ["cannot be reached", shut],
    ["is full", full],
  ])) {
    scene(`where storage ${what} everything else works`, { path: "dakon/", script }, async ({ page }) => {
      await play(page, "B", "c");
      const before = await look(page);
      await page.getByRole("link", { name: "Al-manqala" }).click();
      await page.locator('.table[data-game="al-manqala"]').waitFor();
      await page.getByRole("link", { name: "Dakon" }).click();
      await page.locator('.table[data-game="dakon"]').waitFor();
      await settled(page);
      // Memory serves as long as the page is open, the address even longer.
      assert.deepEqual(await look(page), before);
      await page.reload();
      await settled(page);
      assert.deepEqual(await look(page), before);
    });
  }
});

/** Every way of reading storage throws. */
function shut() {
  Object.defineProperty(window, "localStorage", {
    get() {
      throw new DOMException("storage is shut", "SecurityError");
    },
  });
}

/** Nothing more can be stored. */
function full() {
  Storage.prototype.setItem = () => {
    throw new DOMException("storage is full", "QuotaExceededError");
  };
}

/** A save of an earlier time that no longer says anything. */
function damage() {
  // An empty tab has no storage of its own.
  if (location.protocol === "about:" || localStorage.getItem("mancala:save:old")) return;
  const save = { game: "dakon", record: "1/dakon//B.?", players: ["person", "person"], over: false, moves: 2, at: 1 };
  localStorage.setItem("mancala:save:old", JSON.stringify(save));
  localStorage.setItem("mancala:save:older", "{");
  localStorage.setItem("mancala:habits", '{"speed":"often","players":[1]}');
}

/** Two saves from times that are not yet, one that cannot even be written as a date, and a plain one. */
function misdate() {
  if (location.protocol === "about:" || localStorage.getItem("mancala:save:plain")) return;
  for (const [id, record, moves, at] of /** @type {const} */ ([
    ["never", "1/dakon//C.d", 2, 9e15],
    ["soon", "1/dakon//D.e", 2, Date.now() + 1e10],
    ["before", "1/dakon//E", 1, -9e15],
    ["plain", "1/dakon//B", 1, 1],
  ])) {
    const save = { game: "dakon", record, players: ["person", "person"], over: false, moves, at };
    localStorage.setItem(`mancala:save:${id}`, JSON.stringify(save));
  }
}

/** The newest save was made by a later version of the page. */
function later() {
  if (location.protocol === "about:" || localStorage.getItem("mancala:save:newer")) return;
  for (const [id, record, at] of /** @type {const} */ ([
    ["newer", "2/dakon//B", 3],
    ["good", "1/dakon//B.c", 2],
  ])) {
    const save = { game: "dakon", record, players: ["person", "person"], over: false, moves: 2, at };
    localStorage.setItem(`mancala:save:${id}`, JSON.stringify(save));
  }
}

/** The computer never answers. */
function silence() {
  Worker.prototype.addEventListener = () => {};
}
