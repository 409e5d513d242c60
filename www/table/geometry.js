// Where everything lies: from what a game says of its board to rectangles in CSS pixels.
// Nothing here knows a canvas, a button or a rule.
//
// The board is thought out once in hole pitches, `along` the rows and `across` them, as South
// sees it. A lying board maps along to the right and across downwards; an upright one is the
// same board turned a quarter to the left, so counter-clockwise stays counter-clockwise.

import { layAside } from "./aside.js";
import { choosePlan } from "./plan.js";

/** @typedef {0 | 1} Seat */
/**
 * What the table needs to know of a game: the part of `Game.describe()` that shapes a board.
 * @typedef {object} BoardInfo
 * @property {string} name
 * @property {string} title
 * @property {[string[], string[]]} rows  South's and North's holes, each from its owner's left
 * @property {string[]} ring  every cell that is sown into, counter-clockwise
 * @property {[string, string] | null | undefined} mandarins
 * @property {{ names: [string, string], place: "ring" | "ends" | "aside" }} stores
 * @property {boolean} directions
 * @property {number} total
 */
/** @typedef {{ x: number, y: number, w: number, h: number }} Rect */
/** @typedef {{ x: number, y: number }} Point */
/**
 * @typedef {object} Shape  the outline of a cell
 * @property {"round" | "square" | "half" | "frame" | "tray"} form
 * @property {number} x
 * @property {number} y
 * @property {number} w
 * @property {number} h
 * @property {"left" | "right" | "up" | "down"} [facing]  of a half: where its arc lies
 */
/**
 * @typedef {object} Cell
 * @property {string} name
 * @property {"hole" | "mandarin" | "store"} kind
 * @property {Seat} seat  whose side it lies on
 * @property {Shape} shape
 * @property {Point} middle
 * @property {Point} badge  middle of its count
 * @property {Point | null} letter  middle of its letter
 * @property {Rect} hit  what a finger may press
 * @property {Rect} paint  what is repainted when its seeds change
 * @property {Rect} heap  where its seeds lie
 * @property {boolean} loose  seeds lie spread over the floor, not heaped from the middle
 * @property {-1 | 0 | 1} start  where a heap on a mat begins: its left end, middle or right end
 * @property {Point[]} stones  where big stones lie
 */
/**
 * @typedef {object} Layout
 * @property {number} width
 * @property {number} height
 * @property {number} pitch  distance of two holes
 * @property {boolean} upright
 * @property {boolean} squares  drawn squares, not hollows
 * @property {Rect} scene  everything
 * @property {Rect} body  the board without captures laid aside
 * @property {number} endLength  from the body's end to its first hole
 * @property {Map<string, Cell>} cells
 * @property {[Rect, Rect]} marks  along each seat's row: whose turn it is
 * @property {number} stone  diameter of a big stone
 * @property {number} figure  font size of the counts
 * @property {number} small  font size of the letters
 */

/**
 * @param {BoardInfo} info
 * @param {{ width: number, height: number, bottom?: Seat }} box
 * @returns {Layout}
 */
export function layOut(info, { width, height, bottom = 0 }) {
  const plan = choosePlan(info, width, height);
  const pitch = Math.min(width / plan.total, height / plan.tall, 190);
  const upright = plan.way === "upright";
  const squares = Boolean(info.mandarins);
  const aside = info.stores.place === "aside";
  const bands = aside && plan.way === "bands";
  const flanks = aside && plan.way === "flanks";
  const scene = {
    w: plan.total * pitch,
    h: plan.tall * pitch,
    x: (width - plan.total * pitch) / 2,
    y: (height - plan.tall * pitch) / 2,
  };
  const left = scene.x + (plan.rim + (upright ? plan.mark : 0) + (flanks ? plan.tray + plan.gap : 0)) * pitch;
  const top = scene.y + (plan.rim + (upright ? 0 : plan.mark) + (bands ? plan.tray + plan.gap : 0)) * pitch;

  /** @param {number} u @param {number} v @returns {Point} */
  const at = (u, v) =>
    upright ? { x: left + v * pitch, y: top + (plan.along - u) * pitch } : { x: left + u * pitch, y: top + v * pitch };
  /** A rectangle from its middle and its size, along by across.
   * @param {number} u @param {number} v @param {number} du @param {number} dv @returns {Rect} */
  const box = (u, v, du, dv) => {
    const middle = at(u, v);
    const w = (upright ? dv : du) * pitch;
    const h = (upright ? du : dv) * pitch;
    return { x: middle.x - w / 2, y: middle.y - h / 2, w, h };
  };
  /** @param {number} u @param {number} v @param {number} d @returns {Rect} */
  const disc = (u, v, d) => box(u, v, d, d);

  const small = Math.max(8.5, Math.min(17, pitch * 0.17));
  // Two rows of letters must fit between the rows of holes, or there are none.
  const lettered = upright || squares ? pitch > 34 : pitch * plan.channel > 1.9 * small;
  /** @type {Map<string, Cell>} */
  const cells = new Map();
  const far = /** @type {Seat} */ (1 - bottom);
  const half = plan.across / 2;

  for (const seat of /** @type {Seat[]} */ ([bottom, far])) {
    const near = seat === bottom;
    const row = info.rows[seat];
    const shift = (plan.along - row.length) / 2;
    const v = near ? plan.across - plan.strip - plan.cell / 2 : plan.strip + plan.cell / 2;
    const sign = near ? 1 : -1;
    row.forEach((name, i) => {
      const u = near ? shift + i + 0.5 : plan.along - shift - i - 0.5;
      const shape = squares
        ? { form: /** @type {const} */ ("square"), ...box(u, v, 1, plan.cell) }
        : { form: /** @type {const} */ ("round"), ...disc(u, v, 0.88) };
      cells.set(name, {
        name,
        kind: "hole",
        seat,
        shape,
        middle: at(u, v),
        badge: at(u, v + sign * (plan.cell / 2 + plan.strip * (upright ? 0.46 : squares ? 0.54 : 0.38))),
        letter: !lettered
          ? null
          : squares
            ? at(u - sign * 0.37, v - sign * (plan.cell / 2 - 0.14))
            : at(u, v - sign * (plan.cell / 2 + (plan.channel / 2) * 0.4)),
        hit: box(u, near ? (half + plan.across) / 2 : half / 2, 1, half),
        paint: box(u, v, 1, plan.cell),
        heap: disc(u, v, squares ? 0.9 : 0.84),
        loose: true,
        start: 0,
        stones: [],
      });
    });
  }

  const stone = 0.66;
  for (const seat of /** @type {Seat[]} */ ([bottom, far])) {
    const near = seat === bottom;
    const sign = near ? 1 : -1;
    const u = near ? plan.along - plan.end / 2 : plan.end / 2;
    if (info.mandarins) {
      const name = info.mandarins[seat];
      /** @type {NonNullable<Shape["facing"]>} */
      const facing = upright ? (near ? "up" : "down") : near ? "right" : "left";
      const inner = near ? plan.along - plan.end + 0.42 : plan.end - 0.42;
      const reach = plan.cell;
      cells.set(name, {
        name,
        kind: "mandarin",
        seat,
        shape: { form: "half", facing, ...box(u, half, plan.end, 2 * plan.cell) },
        middle: at(inner, half),
        badge: upright
          ? at(near ? plan.along - 0.22 : 0.22, half + sign * (plan.cell + plan.strip * 0.26))
          : at(near ? plan.along - 0.4 : 0.4, half + sign * (plan.cell + plan.strip * 0.54)),
        letter: !lettered
          ? null
          : at(near ? plan.along - plan.end + 0.15 : plan.end - 0.15, half - sign * (plan.cell - 0.2)),
        hit: box(u, half, plan.end, 2 * plan.cell),
        paint: box(u, half, plan.end, 2 * plan.cell),
        heap: disc(inner + sign * 0.02, half + sign * reach * 0.4, 0.84),
        loose: false,
        start: 0,
        stones: [at(inner - sign * 0.0, half - sign * reach * 0.36), at(inner, half + sign * reach * 0.3)],
      });
    }
    const name = info.stores.names[seat];
    if (!aside) {
      const ring = info.stores.place === "ring";
      const outline = ring
        ? {
            form: /** @type {const} */ ("round"),
            ...(upright ? box(u - sign * 0.05, half, 1.02, 2.1) : disc(u - sign * 0.1, half, 1.42)),
          }
        : { form: /** @type {const} */ ("frame"), ...(upright ? box(u, half, 0.86, 2.2) : box(u, half, 1.1, 2.1)) };
      const shrink = ring ? 0.84 : 0.8;
      cells.set(name, {
        name,
        kind: "store",
        seat,
        shape: outline,
        middle: { x: outline.x + outline.w / 2, y: outline.y + outline.h / 2 },
        badge: upright
          ? at(u - sign * (ring ? 0.12 : 0), half + sign * (1.1 + (half - 1.1) * 0.46))
          : at(u - sign * (ring ? 0.1 : 0), half + sign * (ring ? 0.98 : 1.3)),
        letter: null,
        hit: box(u, half, plan.end * 0.94, plan.across * 0.94),
        paint: box(u, half, plan.end, upright ? 2.3 : 2.2),
        heap: {
          x: outline.x + (outline.w * (1 - shrink)) / 2,
          y: outline.y + (outline.h * (1 - shrink)) / 2,
          w: outline.w * shrink,
          h: outline.h * shrink,
        },
        loose: false,
        start: 0,
        stones: [],
      });
      continue;
    }
    cells.set(name, layAside({ plan, pitch, left, top, scene, squares, stone }, name, seat, near));
  }

  /** @param {Seat} seat @returns {Rect} */
  const mark = (seat) => {
    const near = seat === bottom;
    const v = near ? plan.across + plan.mark * 0.6 : -plan.mark * 0.5;
    return box(plan.along / 2, v, plan.along - 2 * plan.end, plan.mark * 0.46);
  };
  return {
    width,
    height,
    pitch,
    upright,
    squares,
    scene,
    body: {
      x: left,
      y: top,
      w: (upright ? plan.across : plan.along) * pitch,
      h: (upright ? plan.along : plan.across) * pitch,
    },
    endLength: plan.end * pitch,
    cells,
    marks: [mark(0), mark(1)],
    stone: stone * pitch,
    figure: Math.max(10.5, Math.min(30, pitch * (upright ? 0.34 : 0.29))),
    small,
  };
}

/**
 * The cell that lies next in a direction of the screen, for the arrow keys.
 * @param {Layout} layout
 * @param {string} from
 * @param {"left" | "right" | "up" | "down"} way
 * @param {(cell: Cell) => boolean} counts
 * @returns {string | null}
 */
export function neighbour(layout, from, way, counts) {
  const start = layout.cells.get(from);
  if (!start) return null;
  let best = null;
  let least = Number.POSITIVE_INFINITY;
  for (const cell of layout.cells.values()) {
    if (cell.name === from || !counts(cell)) continue;
    const dx = cell.middle.x - start.middle.x;
    const dy = cell.middle.y - start.middle.y;
    const ahead = way === "left" ? -dx : way === "right" ? dx : way === "up" ? -dy : dy;
    const aside = Math.abs(way === "left" || way === "right" ? dy : dx);
    if (ahead < layout.pitch * 0.3 || aside > layout.pitch * 0.6) continue;
    if (ahead + 2 * aside < least) {
      least = ahead + 2 * aside;
      best = cell.name;
    }
  }
  return best;
}

/**
 * Lays an element over a rectangle, in shares of the table, so that it follows any stretching.
 * @param {HTMLElement} element
 * @param {Rect} rect
 * @param {Layout} layout
 */
export function lay(element, rect, layout) {
  const { style } = element;
  style.left = `${(rect.x / layout.width) * 100}%`;
  style.top = `${(rect.y / layout.height) * 100}%`;
  style.width = `${(rect.w / layout.width) * 100}%`;
  style.height = `${(rect.h / layout.height) * 100}%`;
}
