import assert from "node:assert/strict";

import {
  arrow,
  boardTellsRecord,
  byMouse,
  chooser,
  hole,
  look,
  movesOn,
  pace,
  press,
  seat,
  settled,
  spot,
  untilHeadline,
  untilMoves,
  untilUsable,
} from "./board.mjs";
import { suite } from "./browser.mjs";
import { LONG } from "./games.mjs";

suite("fast and double presses", (scene) => {
  // Seven seeds from A end in South's store, so that South chooses again: a second move would be lawful.
  scene("a double click is one move", { path: "#1/dakon//" }, async ({ page }) => {
    await pace(page, "No animation");
    const { x, y } = await spot(page, hole("A"));
    await page.mouse.dblclick(x, y);
    await untilMoves(page, 1);
    await settled(page);
    assert.deepEqual(await movesOn(page), ["A"]);
    await boardTellsRecord(page);
  });

  scene("the second half of a double click does not skip what the first began", LONG, async ({ page }) => {
    await pace(page, "Slow");
    const { x, y } = await spot(page, hole(LONG.move));
    await page.mouse.dblclick(x, y);
    await press(page, "Pause");
    await untilMoves(page, 3);
    await press(page, "Skip");
    await untilUsable(page, "Skip", false);
    assert.deepEqual(await movesOn(page), LONG.after);
    await boardTellsRecord(page);
  });

  scene("a double click on a direction is one move", { path: "#1/o-an-quan//" }, async ({ page }) => {
    await pace(page, "No animation");
    const square = await spot(page, hole("C"));
    await page.mouse.dblclick(square.x, square.y);
    const { x, y } = await spot(page, arrow("r"));
    assert.deepEqual(await movesOn(page), []);
    await page.mouse.dblclick(x, y);
    await untilMoves(page, 1);
    await settled(page);
    assert.deepEqual(await movesOn(page), ["Cr"]);
    assert.equal(await page.locator(".table-arrow").count(), 0);
  });

  scene("clicks all over the board, as fast as they come", { path: "#1/al-manqala//" }, async ({ page }) => {
    await pace(page, "No animation");
    const points = new Map();
    for (const cell of "ABCDEFGabcdefg") points.set(cell, await spot(page, hole(cell)));
    const choose = chooser(5);
    const clicked = [];
    for (let count = 0; count < 60; count += 1) {
      const cell = choose([...points.keys()]);
      clicked.push(cell);
      const { x, y } = points.get(cell);
      await page.mouse.click(x, y);
    }
    // Every lawful one of them is a move, in their order, and no other is.
    assert.deepEqual(await movesOn(page), await page.evaluate(lawful, { record: "1/al-manqala//", clicked }));
    await boardTellsRecord(page);
  });

  scene("a click while seeds travel ends that and chooses nothing", LONG, async ({ page }) => {
    await pace(page, "Slow");
    await byMouse(page, LONG.move);
    await press(page, "Pause");
    await untilUsable(page, "Skip", true);
    const { x, y } = await spot(page, hole("b"));
    await page.mouse.click(x, y);
    await untilHeadline(page, "North to move");
    assert.deepEqual(await movesOn(page), LONG.after);
    await boardTellsRecord(page);
    await page.mouse.click(x, y);
    await untilMoves(page, 4);
    assert.deepEqual(await movesOn(page), [...LONG.after, "b"]);
  });

  scene("clicks while the computer is to move choose nothing", { path: "al-manqala/" }, async ({ page }) => {
    await seat(page, "North", "Computer, easy");
    await pace(page, "No animation");
    const points = await Promise.all(["B", "D", "F"].map((cell) => spot(page, hole(cell))));
    await byMouse(page, "C");
    for (const { x, y } of points) await page.mouse.click(x, y);
    await page.waitForFunction(() => location.hash.split(".").length >= 2);
    await settled(page);
    const moves = await movesOn(page);
    const { offered } = await look(page);
    assert.ok(offered.length > 0);
    const seats = moves.map((move) => (move === move.toUpperCase() ? "South" : "North"));
    // After the answer a late click may be a move again, and then the computer answers that one too.
    for (const [index, side] of seats.entries()) assert.equal(side, index % 2 === 0 ? "South" : "North");
    await boardTellsRecord(page);
  });
});

/**
 * The moves that these clicks come to, by the page's own engine.
 *
 * @param {{ record: string, clicked: string[] }} what
 */
async function lawful({ record, clicked }) {
  const address = new URL("pkg/mancala.js", location.href).href;
  const { Game } = await import(address);
  const game = Game.parse(record);
  for (const cell of clicked) if (game.legalMoves().includes(cell)) game.play(cell);
  return game.turns().map((/** @type {{ move: string }} */ turn) => turn.move);
}
