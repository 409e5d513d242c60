// A board at a moment as a list of marks. Where things lie is the table's own affair.

import { trace } from "../table/brush.js";
import { layOut } from "../table/geometry.js";
import { trailOf } from "../table/marks.js";
import { nothing, pointsOf, stoneAt, stoneLook } from "../table/picture.js";
import { naturalRatio } from "../table/plan.js";
import { Heap, spot } from "../table/seeds.js";
import { lookOf, PAPER, seedStamp, stampsOf, stoneStamp } from "./looks.js";
import { pathOf } from "./pen.js";

/** @import { Cell, Layout, Rect, Seat, Shape } from "../table/types.js" */
/** @import { Board, Draw, Label, Look, Mark, Path, Sight } from "./types.js" */

/** The width that everything is drawn for. */
export const WIDTH = 800;

/** @param {Shape} shape @param {number} [grow] */
const outline = (shape, grow) => pathOf((brush) => trace(brush, shape, grow));

/** @param {Rect} rect @param {number} corner */
const sheet = ({ x, y, w, h }, corner) => pathOf((brush) => brush.roundRect(x, y, w, h, corner));

/** What stays the same from moment to moment, by game and side. @type {Map<string, Board & { still: Mark[], heaps: Map<string, Heap> }>} */
const boards = new Map();

/** @param {Sight} sight */
function boardOf({ info, bottom, sides }) {
  const key = JSON.stringify([info.name, info.rows, info.mandarins, info.stores, bottom, sides]);
  const known = boards.get(key);
  if (known) return known;
  const layout = layOut(info, { width: WIDTH, height: Math.round(WIDTH / naturalRatio(info, WIDTH)), bottom });
  const look = lookOf(info.name);
  const stamps = stampsOf(info.name, layout.pitch, layout.stone);
  const board = { layout, look, stamps, still: ground(layout, look, sides), heaps: new Map() };
  boards.set(key, board);
  return board;
}

/** @param {Layout} layout @param {Look} look @param {[string, string]} sides */
function ground({ width, height, pitch: p, body, squares, cells, small }, look, sides) {
  const half = 0.75;
  /** @type {Mark[]} */
  const marks = [
    {
      d: sheet({ x: half, y: half, w: width - 2 * half, h: height - 2 * half }, 0.2 * p),
      fill: PAPER.fill,
      stroke: PAPER.line,
      width: 2 * half,
    },
  ];
  const { board } = look;
  if (board && !squares) {
    // The names of framed stores stand on the board as well.
    const framed = [...cells.values()].some(({ shape }) => shape.form === "frame") ? 0.34 * p : 0;
    const rect = { x: body.x, y: body.y - framed, w: body.w, h: body.h + 2 * framed };
    marks.push({ d: sheet(rect, board.corner * p), fill: board.fill, stroke: board.line, width: 0.04 * p });
  }
  for (const { shape } of cells.values()) {
    const { fill, line } = shape.form === "tray" || shape.form === "frame" ? look.tray : look.hole;
    marks.push({ d: outline(shape), fill, stroke: line, width: 0.03 * p });
  }
  for (const { name, kind, seat, shape, letter, owner } of cells.values()) {
    if (letter && kind !== "store") {
      marks.push({ text: name, ...letter, size: small, fill: look.letter });
    }
    if (owner) {
      const fill = shape.form === "tray" ? PAPER.faint : look.letter;
      marks.push({ text: sides[seat], ...owner, size: small, fill });
    }
  }
  return marks;
}

/** @type {Draw} */
export function draw(sight) {
  const board = boardOf(sight);
  const { layout, stamps, still } = board;
  const marks = [...still];
  for (const cell of layout.cells.values()) paintBelow(marks, board, cell, sight);
  for (const cell of layout.cells.values()) paintPile(marks, board, cell, sight);
  for (const cell of layout.cells.values()) paintCount(marks, board, cell, sight);
  for (const cell of layout.cells.values()) paintAbove(marks, board, cell, sight);
  paintHand(marks, board, sight);
  if (sight.said) paintSaid(marks, layout, sight.said.seat, sight.bottom, sight.said.text);
  return { width: layout.width, height: layout.height, stamps, marks };
}

/** A sign, with a seam of the opposite brightness. @param {Mark[]} marks @param {Look} look @param {Path} sign */
function seamed(marks, look, sign) {
  const { width = 1 } = sign;
  marks.push({ ...sign, stroke: look.deep, width: width * 2 }, { ...sign, stroke: look.sign });
}

/** The origin of the last turn wears a broken ring, a taken hole a cross, a conquered one a ring of its owner's. @param {Mark[]} marks @param {Board} board @param {Cell} cell @param {Sight} sight */
function paintBelow(marks, { layout: { pitch: p }, look }, { name, shape, middle: { x, y } }, sight) {
  const owner = sight.owners.get(name);
  if (owner !== undefined) {
    const ring = { d: outline(shape, -0.01 * p), width: 0.05 * p, dash: owner ? [0.1 * p, 0.07 * p] : undefined };
    marks.push({ ...ring, stroke: look.sign });
  }
  if (sight.rings?.includes(name)) {
    seamed(marks, look, { d: outline(shape, shape.form === "round" ? 0 : -0.05 * p), width: 0.05 * p });
  }
  if (!sight.marked) return;
  const { origin, taken } = trailOf(sight.marked);
  if (origin === name) {
    const inset = (shape.form === "round" ? -0.06 : -0.08) * p;
    marks.push({ d: outline(shape, inset), stroke: look.sign, width: 0.04 * p, dash: [0.02 * p, 0.1 * p] });
  }
  if (taken.has(name)) {
    const r = 0.12 * p;
    const cross = pathOf((brush) => {
      brush.moveTo(x - r, y - r);
      brush.lineTo(x + r, y + r);
      brush.moveTo(x + r, y - r);
      brush.lineTo(x - r, y + r);
    });
    marks.push({ d: cross, stroke: look.sign, width: 0.045 * p });
  }
}

/** @param {Mark[]} marks @param {ReturnType<typeof boardOf>} board @param {Cell} cell @param {Sight} sight */
function paintPile(marks, { layout: { pitch }, look, heaps }, cell, sight) {
  const { name, heap } = cell;
  const { seeds, stones } = sight.piles.get(name) ?? nothing;
  for (let i = 0; i < stones; i++) {
    marks.push({ stamp: stoneStamp(stoneLook(name, i)), ...stoneAt(cell, i) });
  }
  let pile = heaps.get(name);
  if (!pile) {
    const floor = { ...cell, w: heap.w / pitch, h: heap.h / pitch };
    pile = new Heap(`${sight.info.name} ${name}`, floor, look.seed.size);
    heaps.set(name, pile);
  }
  for (const place of pile.upTo(seeds).slice(0, seeds)) {
    marks.push({ stamp: seedStamp(place.look), ...spot(cell, place, pitch) });
  }
}

/** @param {Mark[]} marks @param {Board} board @param {Cell} cell @param {Sight} sight */
function paintCount(marks, { layout: { figure }, look }, { name, kind, badge, shape }, sight) {
  const { seeds, stones } = sight.piles.get(name) ?? nothing;
  const points = pointsOf({ seeds, stones });
  const both = kind === "mandarin" && stones > 0 && seeds > 0;
  const text = both ? `${sight.number(points - seeds)}+${sight.number(seeds)}` : sight.number(points);
  const paper = shape.form === "tray" || (kind !== "store" && !look.board);
  marks.push({ text, ...badge, size: figure, fill: paper ? PAPER.ink : look.count, bold: true, cell: name });
}

/** A dot where the last seed fell; a flag in a conquered hole. @param {Mark[]} marks @param {Board} board @param {Cell} cell @param {Sight} sight */
function paintAbove(marks, { layout: { pitch: p }, look }, { name, kind, shape, middle, letter }, sight) {
  const owner = sight.owners.get(name);
  if (owner !== undefined) paintFlag(marks, p, look, { x: middle.x + 0.34 * p, y: middle.y - 0.12 * p }, owner);
  if (!sight.marked || trailOf(sight.marked).landing !== name || kind === "store") return;
  const round = shape.form === "round";
  // Not on the letter in the corner of a square.
  const side = shape.form === "square" && letter && letter.x < middle.x ? 1 : -1;
  const x = middle.x + side * (round ? shape.w * 0.31 : 0.34 * p);
  const y = middle.y - (round ? shape.h * 0.31 : 0.34 * p);
  const d = pathOf((brush) => brush.arc(x, y, 0.07 * p, 0, 2 * Math.PI));
  marks.push({ d, fill: look.sign, stroke: look.deep, width: 0.025 * p });
}

/** South's sign is a full disc on the owner's cloth, North's an open ring. @param {Mark[]} marks @param {number} p @param {Look} look @param {{ x: number, y: number }} foot @param {Seat} owner */
function paintFlag(marks, p, look, { x, y }, owner) {
  const top = y - 0.36 * p;
  const [w, h] = [0.28 * p, 0.2 * p];
  const pole = pathOf((brush) => {
    brush.moveTo(x, y);
    brush.lineTo(x, top);
  });
  const disc = pathOf((brush) => brush.arc(x - w / 2, top + h / 2, 0.05 * p, 0, 2 * Math.PI));
  const cloth = owner === 0 ? look.sign : look.deep;
  const print = owner === 0 ? look.deep : look.sign;
  marks.push(
    { d: sheet({ x: x - w, y: top, w, h }, 0), fill: cloth, stroke: look.sign, width: 0.02 * p },
    { d: pole, stroke: look.sign, width: 0.04 * p },
    { d: disc, fill: owner === 0 ? print : undefined, stroke: print, width: 0.03 * p },
  );
}

/** What is carried, over the hole that it came to. @param {Mark[]} marks @param {Board} board @param {Sight} sight */
function paintHand(marks, { layout: { cells, pitch: p, figure } }, { hand, number }) {
  const cell = hand && cells.get(hand.at);
  if (!cell) return;
  const { x, y } = cell.middle;
  const text = number(hand.seeds);
  const w = Math.max(0.5 * p, figure * (0.62 * text.length + 0.8));
  const h = 0.46 * p;
  const d = sheet({ x: x - w / 2, y: y - h / 2, w, h }, h / 2);
  marks.push({ d, fill: PAPER.ink, stroke: PAPER.fill, width: 0.04 * p });
  marks.push({ text, x, y, size: figure, fill: PAPER.fill, bold: true });
}

/** Beside the row that it is about, with an arrow to it. @param {Mark[]} marks @param {Layout} layout @param {Seat} seat @param {Seat} bottom @param {string} text */
function paintSaid(marks, { marks: places, pitch: p, small }, seat, bottom, text) {
  const { x, y, w, h } = places[seat];
  const middle = { x: x + w / 2, y: y + h / 2 };
  const way = seat === bottom ? -1 : 1;
  const off = (text.length * small * 0.56) / 2 + 0.24 * p;
  for (const side of [-1, 1]) {
    const tip = { x: middle.x + side * off, y: middle.y + way * 0.09 * p };
    const d = pathOf((brush) => {
      brush.moveTo(tip.x, tip.y);
      brush.lineTo(tip.x - 0.1 * p, tip.y - way * 0.16 * p);
      brush.lineTo(tip.x + 0.1 * p, tip.y - way * 0.16 * p);
      brush.closePath();
    });
    marks.push({ d, fill: PAPER.ink });
  }
  marks.push({ text, ...middle, size: small, fill: PAPER.ink, bold: true });
}
