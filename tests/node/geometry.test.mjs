// Where the letters of the holes lie: none over another, none under an arrow that asks about it.

import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { layOut } from "../../www/table/geometry.js";
import { Game, games } from "./module.mjs";

/** Of the board's room, in CSS pixels: phones upright and on their side, tablets, desks. */
const ROOMS = [
  [344, 452],
  [580, 222],
  [640, 260],
  [738, 660],
  [1000, 500],
  [1392, 500],
];
/** The disc of an arrow, in hole pitches, as table.css paints it. */
const DISC = 0.56;

/** @param {{ x: number, y: number }} a @param {{ x: number, y: number }} b */
const apart = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

const GAMES = games.flatMap((name) => (name === "dakon" ? [7, 9].map((holes) => ({ name, holes })) : [{ name }]));

describe("letters beside the holes", () => {
  for (const { name, ...options } of GAMES) {
    it(`${name} ${JSON.stringify(options)}`, () => {
      const info = Game.describe(name, options);
      for (const [width, height] of ROOMS) {
        const { cells, small, pitch } = layOut(/** @type {any} */ (info), { width, height, bottom: 0 });
        const lettered = [...cells.values()].filter(({ letter }) => letter);
        assert.ok(lettered.length >= 2 * info.rows[0].length, `${width} × ${height}: there are letters`);
        for (const [index, one] of lettered.entries()) {
          for (const other of lettered.slice(index + 1)) {
            const far = apart(one.letter, other.letter);
            assert.ok(
              far > 1.35 * small,
              `${width} × ${height}: ${one.name} and ${other.name}, ${far / small} letters apart`,
            );
          }
          if (!info.directions || one.kind !== "hole") continue;
          const clear = apart(one.letter, one.middle) - (DISC / 2) * pitch;
          assert.ok(clear > 0.4 * small, `${width} × ${height}: the arrow on ${one.name} leaves ${clear} pixels`);
        }
      }
    });
  }
});
