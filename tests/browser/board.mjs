// A person at the board: reads what may be chosen from the page, and presses it with one device or another.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

import init, * as mancala from "../../pkg/mancala.js";

export { mancala };

await init({ module_or_path: readFileSync(new URL("../../pkg/mancala_bg.wasm", import.meta.url)) });

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {(page: Page, move: string) => Promise<void>} Device */
/**
 * @typedef {object} Seen
 * @property {string} record as in the address
 * @property {string} headline
 * @property {string[]} offered cells that may be chosen
 */

/**
 * Whether the one at the screen is asked for something or the game is over.
 *
 * @param {Page} page
 */
export async function settled(page) {
  await page.waitForFunction(
    () =>
      document.querySelector('.table-hole[aria-disabled="false"]') ||
      /\b(wins?\b|draw,)/.test(document.querySelector(".headline")?.textContent ?? ""),
  );
}

/**
 * @param {Page} page
 * @returns {Promise<Seen>}
 */
export function look(page) {
  return page.evaluate(() => ({
    record: decodeURIComponent(location.hash.slice(1)),
    headline: document.querySelector(".headline")?.textContent ?? "",
    offered: [...document.querySelectorAll('.table-hole[aria-disabled="false"]')].map(
      (hole) => /** @type {HTMLElement} */ (hole).dataset.cell ?? "",
    ),
  }));
}

/**
 * The moves of a record as played, judged by the engine itself. A bare name is a game that nobody has touched.
 *
 * @param {string} record
 */
export function movesOf(record) {
  if (!record.includes("/")) return [];
  const game = mancala.Game.parse(record.split("&")[0]);
  const moves = game.turns().map(({ move }) => move);
  game.free();
  return moves;
}

/** @param {Page} page */
export async function movesOn(page) {
  return movesOf((await look(page)).record);
}

/**
 * Waits until so many moves stand in the address.
 *
 * @param {Page} page
 * @param {number} count
 */
export async function untilMoves(page, count) {
  await page.waitForFunction((wanted) => {
    const moves = location.hash.split("/")[3] ?? "";
    return (moves === "" ? 0 : moves.split(".").length) >= wanted;
  }, count);
}

/**
 * @param {Page} page
 * @param {"South" | "North"} side
 * @param {string} player as it is offered
 */
export async function seat(page, side, player) {
  await page.getByLabel(`Who plays ${side}`).first().selectOption({ label: player });
}

/**
 * @param {Page} page
 * @param {string} speed as it is offered
 */
export async function pace(page, speed) {
  await openRest(page);
  await page.getByLabel("Speed").selectOption({ label: speed });
  await page.keyboard.press("Escape");
}

/** The rarer buttons, which lie behind one more. */
const RARE = new Set(["Study", "Copy link", "Send my move", "Settings", "Offer to split", "Resign"]);

/** Opens what it lies behind, unless it is in sight. @param {Page} page @param {string} name */
async function reach(page, name) {
  const more = (await page.locator(".controls .more").count()) > 0;
  const there = await page.getByRole("button", { name, exact: true }).first().isVisible();
  if (more && !there && (await page.getByRole("dialog").count()) === 0) await openRest(page);
}

/** @param {Page} page */
export async function openRest(page) {
  const more = page.locator(".controls .more");
  // Where it stands: a bar that is always in sight needs no scrolling to.
  if ((await more.getAttribute("aria-expanded")) === "false")
    await more.evaluate((one) => /** @type {HTMLElement} */ (one).click());
}

/**
 * The middle of a thing on the board, scrolled into sight; fails where something else lies over it.
 *
 * @param {Page} page
 * @param {string} selector
 */
export async function spot(page, selector) {
  // Holes are always there; arrows come and go.
  if (!selector.startsWith(".table-hole")) await page.locator(selector).waitFor();
  return page.evaluate((wanted) => {
    const element = document.querySelector(wanted);
    if (!element) throw new Error(`${wanted} is not there`);
    element.scrollIntoView({ block: "nearest", behavior: "instant" });
    const { left, top, width, height } = element.getBoundingClientRect();
    const middle = { x: left + width / 2, y: top + height / 2 };
    const hit = document.elementFromPoint(middle.x, middle.y);
    if (!hit || !element.contains(hit)) throw new Error(`${hit?.outerHTML} lies over ${wanted}`);
    return middle;
  }, selector);
}

/** @param {string} cell */
export const hole = (cell) => `.table-hole[data-cell="${cell}"]`;

/** @param {string} direction */
export const arrow = (direction) => `.table-arrow[data-direction="${direction}"]`;

/**
 * The things to press for a move, one after the other.
 *
 * @param {string} move
 */
function pressesFor(move) {
  return move.length === 1 ? [hole(move)] : [hole(move.slice(0, -1)), arrow(move.slice(-1))];
}

/** @type {Device} */
export async function byMouse(page, move) {
  for (const selector of pressesFor(move)) {
    const { x, y } = await spot(page, selector);
    await page.mouse.click(x, y);
  }
}

/**
 * A hole that is tapped twice within a moment is tapped once, as far as the page is concerned. This finger is
 * faster than that, so it taps elsewhere between two moves from one hole.
 *
 * @returns {Device}
 */
export function byTouch() {
  let last = "";
  return async (page, move) => {
    if (move === last) {
      const elsewhere = await page.evaluate(
        () => document.querySelector('.table-hole[aria-disabled="true"]')?.getAttribute("data-cell") ?? "",
      );
      await tap(page, hole(elsewhere));
    }
    for (const selector of pressesFor(move)) await tap(page, selector);
    last = move;
  };
}

/**
 * @param {Page} page
 * @param {string} selector
 */
export async function tap(page, selector) {
  const { x, y } = await spot(page, selector);
  await page.touchscreen.tap(x, y);
}

/** Lets a Tab, as often as it takes, lead to the board. @param {Page} page */
export async function tabToBoard(page) {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await page.evaluate(() => document.activeElement?.classList.contains("table-hole"))) return;
    await page.keyboard.press("Tab");
  }
  assert.fail("Tab does not lead to the board");
}

/** @param {Page} page */
export function focusedCell(page) {
  return page.evaluate(() => /** @type {HTMLElement | null} */ (document.activeElement)?.dataset.cell ?? null);
}

/**
 * Walks the focus from hole to hole with the arrow keys, by what is seen on the screen.
 *
 * @param {Page} page
 * @param {string} cell
 */
export async function walkTo(page, cell) {
  for (let steps = 0; steps < 20; steps += 1) {
    const key = await page.evaluate((wanted) => {
      const from = document.activeElement;
      const to = document.querySelector(wanted);
      if (!from?.classList.contains("table-hole") || !to) throw new Error("the focus has left the board");
      if (from === to) return null;
      const a = from.getBoundingClientRect();
      const b = to.getBoundingClientRect();
      const dx = b.left + b.width / 2 - a.left - a.width / 2;
      const dy = b.top + b.height / 2 - a.top - a.height / 2;
      if (Math.abs(dy) > a.height / 2) return dy < 0 ? "ArrowUp" : "ArrowDown";
      return dx < 0 ? "ArrowLeft" : "ArrowRight";
    }, hole(cell));
    if (key === null) return;
    await page.keyboard.press(key);
  }
  assert.fail(`the arrow keys do not lead to ${cell}`);
}

/**
 * By keys alone: now by the hole's letter, now by walking there; the direction by its arrow, its letter or Tab.
 *
 * @returns {Device}
 */
export function byKeys() {
  let turn = 0;
  return async (page, move) => {
    turn += 1;
    const cell = move[0];
    const direction = move.slice(1);
    if (turn % 2 === 0) await page.keyboard.press(cell);
    else {
      await walkTo(page, cell);
      await page.keyboard.press(turn % 4 === 1 ? "Enter" : "Space");
    }
    if (!direction) return;
    await page.locator(arrow(direction)).waitFor();
    if (turn % 3 === 0) await page.keyboard.press(direction);
    else if (turn % 3 === 1) {
      const way = await page.locator(arrow(direction)).getAttribute("data-way");
      await page.keyboard.press(`Arrow${way?.replace(/^./, (first) => first.toUpperCase())}`);
    } else {
      while ((await page.evaluate(() => document.activeElement?.getAttribute("data-direction"))) !== direction) {
        await page.keyboard.press("Tab");
      }
      await page.keyboard.press("Enter");
    }
  };
}

/**
 * Chooses among what is offered: always the same in every run, and not always the first.
 *
 * @param {number} seed
 */
export function chooser(seed) {
  let state = seed;
  return (/** @type {string[]} */ offered) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return offered[(state >> 8) % offered.length];
  };
}

/**
 * What is seen when the one at the screen is asked again, or the game is over, after a move on this record.
 *
 * @param {Page} page
 * @param {string | null} before
 * @returns {Promise<Seen & { directed: boolean }>}
 */
async function asked(page, before) {
  const found = await page.waitForFunction((known) => {
    const record = decodeURIComponent(location.hash.slice(1));
    const headline = document.querySelector(".headline")?.textContent ?? "";
    const offered = [...document.querySelectorAll('.table-hole[aria-disabled="false"]')].map(
      (one) => /** @type {HTMLElement} */ (one).dataset.cell ?? "",
    );
    const ready = record !== known && (offered.length > 0 || /\b(wins?,|draw,)/.test(headline));
    return ready && { record, headline, offered, directed: document.querySelector(".table.is-directed") !== null };
  }, before);
  return /** @type {any} */ (await found.jsonValue());
}

/**
 * Plays whatever seats persons have at this screen until the game is over; every press must be one move, and
 * in the end the page must say what the engine says.
 *
 * @param {Page} page
 * @param {Device} press
 * @param {{ seed?: number, together?: boolean, game?: typeof mancala.Game }} [how]
 *   together: both seats are persons, so that nothing but presses may move
 */
export async function playToEnd(page, press, { seed = 1, together = true, game = mancala.Game } = {}) {
  const choose = chooser(seed);
  /** @type {string[]} */
  const pressed = [];
  let seen = await asked(page, null);
  while (seen.offered.length > 0) {
    const cell = choose(seen.offered);
    const move = seen.directed ? cell + choose(["l", "r"]) : cell;
    await press(page, move);
    pressed.push(move);
    seen = await asked(page, seen.record);
  }
  const played = game.parse(seen.record);
  const outcome = played.outcome();
  assert.ok(outcome, `the page stopped before the end of ${seen.record}`);
  const turns = played.turns();
  const moves = turns.map((turn) => turn.move);
  if (together) assert.deepEqual(pressed, moves);
  else {
    assert.deepEqual(
      pressed,
      moves.filter((_move, index) => turns[index].seat === 0),
    );
  }
  const points = outcome.winner === null ? outcome.points : [...outcome.points].sort((a, b) => b - a);
  assert.match(seen.headline, new RegExp(`${points[0]} to ${points[1]}$`));
  played.free();
  return { moves, outcome };
}

/** @param {Page} page @param {string} name */
export async function press(page, name) {
  if (RARE.has(name)) await reach(page, name);
  // On a phone what a turn is told with stands in the bar, and below the board as well.
  await page.getByRole("button", { name, exact: true }).first().click();
}

/**
 * Waits until a button may or may not be used; one of no use is mostly not even seen.
 *
 * @param {Page} page
 * @param {string} name
 * @param {boolean} usable
 */
export async function untilUsable(page, name, usable) {
  const usables = page.getByRole("button", { name, exact: true, disabled: false });
  await usables.first().waitFor({ state: usable ? "visible" : "hidden" });
}

/** @param {Page} page @param {string} text */
export async function untilHeadline(page, text) {
  await page.waitForFunction((wanted) => document.querySelector(".headline")?.textContent === wanted, text);
}

/**
 * What the board shows must be what the record says: nothing lost on the way, nothing doubled.
 *
 * @param {Page} page
 */
export async function boardTellsRecord(page) {
  const { record } = await look(page);
  const game = record.includes("/")
    ? mancala.Game.parse(record)
    : new mancala.Game(/** @type {mancala.GameName} */ (record));
  const { holes } = game.position();
  const { rows } = mancala.Game.describe(game.position().game, game.position().options);
  game.free();
  const shown = await page
    .locator(".table-hole")
    .evaluateAll((all) =>
      all.map((one) => [
        one.getAttribute("data-cell"),
        Number(one.getAttribute("aria-label")?.match(/, (\d+) \w+/)?.[1]),
      ]),
    );
  const said = rows.flatMap((row, side) => row.map((cell, index) => [cell, holes[side][index]]));
  assert.deepEqual(Object.fromEntries(shown), Object.fromEntries(said));
}
