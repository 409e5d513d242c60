// The colours and shapes of each game's pictures: flat, few, and readable on white and on dark pages.

import { chance } from "../table/brush.js";
import { pebbleOutline } from "../table/seeds.js";
import { pathOf } from "./pen.js";

/** @import { Look, Path } from "./types.js" */

/** How many different seeds there are. */
const KINDS = 4;

/** The card that every picture lies on, and what is written on it. */
export const PAPER = { fill: "#fdf9f0", line: "#d8cbb4", ink: "#3a2817", faint: "#6d5a45" };

/** @param {number[]} radii @param {number} turn @param {number} squash */
const pebble = (radii, turn, squash) => pathOf((brush) => pebbleOutline(brush, radii, turn, squash));

/** @param {number} r @param {number} far @param {number} from @param {number} to */
const glint = (r, far, from, to) => pathOf((brush) => brush.arc(0, 0, r * far, from, to));

/** @type {Look["shape"]} */
function gravel(r, random, fill, { seed }) {
  const corners = 5 + Math.floor(random() * 2);
  const radii = Array.from({ length: corners }, () => r * (0.9 + random() * 0.3));
  return [{ d: pebble(radii, random() * 6.28, 0.84), fill, stroke: seed.line, width: r * 0.16 }];
}

/** @type {Look["shape"]} */
function bead(r, _random, fill, { seed }) {
  return [
    { d: glint(r, 0.88, 0, 6.2832), fill, stroke: seed.line, width: r * 0.16 },
    { d: glint(r, 0.5, 3.3, 4.5), stroke: seed.gleam, width: r * 0.22 },
  ];
}

/** A flat drop with a pale scar along one edge. @type {Look["shape"]} */
function sapodilla(r, random, fill, { seed }) {
  const turn = random() * 6.28;
  const [cos, sin] = [Math.cos(turn) * r, Math.sin(turn) * r];
  /** @param {number} x @param {number} y @returns {[number, number]} */
  const at = (x, y) => [x * cos - y * sin, x * sin + y * cos];
  return [
    {
      d: pebble(
        [1.14, 0.9, 0.9, 1.02, 0.9, 0.9].map((share) => share * r),
        turn,
        0.74,
      ),
      fill,
      stroke: seed.line,
      width: r * 0.14,
    },
    {
      d: pathOf((brush) => {
        brush.moveTo(...at(0.76, 0.14));
        brush.quadraticCurveTo(...at(0.36, 0.42), ...at(-0.1, 0.38));
      }),
      stroke: seed.gleam,
      width: r * 0.17,
    },
  ];
}

/** @type {Look["shape"]} */
function round(r, random, fill, { seed }) {
  const radii = Array.from({ length: 6 }, () => r * (0.96 + random() * 0.14));
  return [{ d: pebble(radii, random() * 6.28, 0.88), fill, stroke: seed.line, width: r * 0.16 }];
}

/** @type {Look} */
const CLAY = {
  board: { fill: "#c3d0d1", line: "#5b6b70", corner: 0.3 },
  hole: { fill: "#9fb0b3", line: "#5b6b70" },
  tray: { fill: "#dde5e5", line: "#8b999c" },
  count: "#1f2a2d",
  letter: "#2f3d41",
  sign: "#8a1f0a",
  deep: "#eef3f3",
  seed: { size: 0.2, tints: ["#e28c54", "#f0be6e", "#d06448", "#eee0be"], line: "#5a3a20", gleam: "#fff" },
  shape: round,
};

/** @type {Record<string, Look>} */
const LOOKS = {
  "o-an-quan": {
    board: null,
    hole: { fill: "#ecd2a8", line: "#8a5a2c" },
    tray: { fill: "#f4e6cc", line: "#c9a877" },
    count: "#3a2817",
    letter: "#6b431d",
    sign: "#9c2a0c",
    deep: "#fdf3df",
    seed: { size: 0.21, tints: ["#9a9a97", "#d7cbb4", "#b0745c", "#73777c"], line: "#44352a", gleam: "#fff" },
    stone: { tints: ["#68747c", "#8e7c6a"], line: "#37302b", gleam: "#c9d0d4" },
    shape: gravel,
  },
  "san-yao": {
    board: { fill: "#edd7ab", line: "#a67c44", corner: 0.3 },
    hole: { fill: "#cfa972", line: "#8f6733" },
    tray: { fill: "#f5e7c9", line: "#a67c44" },
    count: "#3a2408",
    letter: "#5d3f18",
    sign: "#8e2a1a",
    deep: "#fff5de",
    seed: { size: 0.2, tints: ["#f7efdc", "#59636d", "#ece0c6", "#7b838a"], line: "#4c3a22", gleam: "#fff" },
    shape: round,
  },
  "al-manqala": {
    board: { fill: "#3b3029", line: "#1d1713", corner: 0.2 },
    hole: { fill: "#5d4d40", line: "#b8925c" },
    tray: { fill: "#efe2da", line: "#b39a8c" },
    count: "#f8e6c0",
    letter: "#d9bd8c",
    sign: "#ffd682",
    deep: "#1d1713",
    seed: { size: 0.195, tints: ["#f2f8fb", "#dfecf3", "#e9f2f7", "#d3e3ec"], line: "#6f8794", gleam: "#fff" },
    shape: bead,
  },
  dakon: {
    board: { fill: "#d9a66b", line: "#6e3f18", corner: 0.9 },
    hole: { fill: "#a3682f", line: "#6e3f18" },
    tray: { fill: "#efdcc0", line: "#a3682f" },
    count: "#2e1606",
    letter: "#55300f",
    sign: "#fff1c4",
    deep: "#4a2509",
    seed: { size: 0.235, tints: ["#2c180d", "#43251a", "#21140d", "#4a2a1b"], line: "#e0b07a", gleam: "#ecd9b4" },
    shape: sapodilla,
  },
};

/** @param {string} game */
export function lookOf(game) {
  return Object.hasOwn(LOOKS, game) ? LOOKS[game] : CLAY;
}

/** Seeds first, then big stones. @param {string} game @param {number} pitch @param {number} stone */
export function stampsOf(game, pitch, stone) {
  const look = lookOf(game);
  const { seed } = look;
  const seeds = Array.from({ length: KINDS }, (_, kind) =>
    look.shape((seed.size * pitch) / 2, chance(`${game} ${kind}`), seed.tints[kind % seed.tints.length], look),
  );
  const big = look.stone;
  if (!big) return seeds;
  return [...seeds, ...big.tints.map((fill, kind) => boulder(stone / 2, chance(`stone ${kind}`), { ...big, fill }))];
}

/** @param {number} index */
export const seedStamp = (index) => index % KINDS;
/** @param {number} index */
export const stoneStamp = (index) => KINDS + (index % 2);

/** A stone of ten points. @param {number} r @param {() => number} random @param {{ fill: string, line: string, gleam: string }} colours @returns {Path[]} */
function boulder(r, random, { fill, line, gleam }) {
  const radii = Array.from({ length: 8 }, () => r * (0.93 + random() * 0.12));
  return [
    { d: pebble(radii, random() * 0.9 - 0.45, 0.84), fill, stroke: line, width: r * 0.08 },
    { d: pathOf((brush) => brush.ellipse(0, 0, r * 0.66, r * 0.52, 0, 3.4, 4.5)), stroke: gleam, width: r * 0.12 },
  ];
}
