import assert from "node:assert/strict";

import { hole, look, pace, seat, tabToBoard } from "./board.mjs";
import { suite } from "./browser.mjs";

/** Houses in the order of sowing. */
const RING = [..."ABCDEFGabcdefg"];

/** Keeps what the live region says. */
function listen() {
  const page = /** @type {any} */ (window);
  page.heard = [];
  const live = document.querySelector("[aria-live]");
  new MutationObserver(() => page.heard.push(live?.textContent ?? "")).observe(/** @type {Element} */ (live), {
    childList: true,
    subtree: true,
  });
}

/** Somebody who cannot see the board, and carries it in the head. */
class Listener {
  board = new Map(RING.map((house) => [house, 7]));
  aside = { South: 0, North: 0 };
  over = false;
  /** @type {"South" | "North"} */
  toMove = "South";

  /** @param {string} told */
  hear(told) {
    const sown = told.match(/^(South|North) sowed (\d+) beads? from ([A-Ga-g])\./);
    assert.ok(sown, told);
    const [, who, beads, from] = sown;
    assert.equal(this.board.get(from), Number(beads), told);
    this.board.set(from, 0);
    let at = RING.indexOf(from);
    for (let left = Number(beads); left > 0; left -= 1) {
      at = (at + 1) % RING.length;
      this.add(RING[at], 1);
    }
    const taking = told.match(/ took (.*?)\./)?.[1] ?? "";
    for (const [, taken, list] of taking.matchAll(/(\d+) beads? from ((?:[A-Ga-g](?:, | and )?)+)/g)) {
      const houses = [...list.matchAll(/\b[A-Ga-g]\b/g)].map(([house]) => house);
      this.take(/** @type {"South" | "North"} */ (who), houses, Number(taken));
    }
    const swept = told.match(/(South|North) takes what is left: (\d+) beads?\./);
    if (swept) this.take(/** @type {"South" | "North"} */ (swept[1]), RING, Number(swept[2]));
    this.over = /\b(wins|draw)\b/i.test(told);
    if (!this.over) {
      const next = told.match(/(South|North) to move\.$/);
      assert.ok(next, `who is to move is not told: ${told}`);
      this.toMove = /** @type {"South" | "North"} */ (next[1]);
    }
  }

  /** @param {string} house @param {number} beads */
  add(house, beads) {
    this.board.set(house, (this.board.get(house) ?? 0) + beads);
  }

  /** @param {"South" | "North"} who @param {string[]} houses @param {number} told */
  take(who, houses, told) {
    const there = houses.reduce((sum, house) => sum + (this.board.get(house) ?? 0), 0);
    assert.equal(there, told, `what ${who} took from ${houses}`);
    for (const house of houses) this.board.set(house, 0);
    this.aside[who] += told;
  }

  get choices() {
    const own = this.toMove === "South" ? /[A-G]/ : /[a-g]/;
    return RING.filter((house) => own.test(house) && (this.board.get(house) ?? 0) > 0);
  }
}

suite("announcements", (scene) => {
  scene("a whole game of Al-manqala is played from them alone", { path: "al-manqala/" }, async ({ page }) => {
    await seat(page, "North", "Person");
    await pace(page, "No animation");
    await tabToBoard(page);
    await page.evaluate(listen);
    const listener = new Listener();
    for (let turn = 1; !listener.over; turn += 1) {
      assert.ok(turn < 400, "the game goes on and on");
      // A screen reader says which of them cannot be chosen: where the other row must be fed.
      const disabled = await page
        .locator('.table-hole[aria-disabled="true"]')
        .evaluateAll((all) => all.map((one) => one.getAttribute("data-cell")));
      const choices = listener.choices.filter((house) => !disabled.includes(house));
      assert.ok(choices.length > 0, "nothing can be chosen");
      await page.keyboard.press(choices[(turn * 5) % choices.length]);
      await page.waitForFunction((count) => /** @type {any} */ (window).heard.length >= count, turn);
      const heard = await page.evaluate(() => /** @type {any} */ (window).heard);
      assert.equal(heard.length, turn, heard.slice(-2).join("\n"));
      listener.hear(heard[turn - 1]);
      if (turn % 10 === 0 || listener.over) {
        for (const house of RING) {
          const label = await page.locator(hole(house)).getAttribute("aria-label");
          assert.match(String(label), new RegExp(`, ${listener.board.get(house)} beads?$`));
        }
      }
    }
    const { headline } = await look(page);
    const points = Object.values(listener.aside).sort((a, b) => b - a);
    assert.match(headline, new RegExp(`${points[0]} to ${points[1]}$`));
  });
});
