// Where everything lies, thought out in hole pitches `along` the rows and `across` them, as South sees it; upright
// it is turned a quarter to the left.

import { choosePlan } from "./plan.js";

/** @import { Cell, Frame, Lay, LayOut, Neighbour, Point, Rect, Seat, Shape, Sketch } from "./types.js" */

const STONE = 0.66;

/** @type {LayOut} */
export function layOut(info, { width, height, bottom }) {
  const plan = choosePlan(info, width, height);
  const { along, across, cell, strip, channel, end, mark } = plan;
  const pitch = Math.min(width / plan.total, height / plan.tall, 190);
  const upright = plan.way === "upright";
  const squares = Boolean(info.mandarins);
  const aside = info.stores.place === "aside";
  const beside = aside ? plan.tray + plan.gap : 0;
  const w = plan.total * pitch;
  const h = plan.tall * pitch;
  const scene = { x: (width - w) / 2, y: (height - h) / 2, w, h };
  const left = scene.x + (plan.rim + (upright ? mark : 0) + (plan.way === "flanks" ? beside : 0)) * pitch;
  const top = scene.y + (plan.rim + (upright ? 0 : mark) + (plan.way === "bands" ? beside : 0)) * pitch;

  /** @type {(u: number, v: number) => Point} */
  const at = (u, v) =>
    upright ? { x: left + v * pitch, y: top + (along - u) * pitch } : { x: left + u * pitch, y: top + v * pitch };
  /** @type {(u: number, v: number, du: number, dv: number) => Rect} */
  const box = (u, v, du, dv) => {
    const middle = at(u, v);
    const w = (upright ? dv : du) * pitch;
    const h = (upright ? du : dv) * pitch;
    return { x: middle.x - w / 2, y: middle.y - h / 2, w, h };
  };
  /** @type {(u: number, v: number, d: number) => Rect} */
  const disc = (u, v, d) => box(u, v, d, d);

  const small = Math.max(12, Math.min(17, pitch * 0.17));
  const lettered = pitch > 34;
  // Where two letters have no room above one another between the rows, each steps aside.
  const aslant = !upright && pitch < 110 ? (0.6 * small) / pitch : 0;
  // A letter in the corner of a square, clear of the frame of one that is offered.
  const corner = 0.07 + (0.55 * small) / pitch;
  const half = across / 2;
  /** @type {Map<string, Cell>} */
  const cells = new Map();
  /** @param {Sketch} parts */
  const add = (parts) => {
    cells.set(parts.name, { letter: null, owner: null, loose: false, start: 0, stones: [], ...parts });
  };
  const seats = /** @type {Seat[]} */ ([bottom, 1 - bottom]);

  for (const seat of seats) {
    const near = seat === bottom;
    const sign = near ? 1 : -1;
    const row = info.rows[seat];
    const shift = (along - row.length) / 2;
    const v = half + sign * (half - strip - cell / 2);
    row.forEach((name, i) => {
      const u = near ? shift + i + 0.5 : along - shift - i - 0.5;
      const letter = squares
        ? at(u - sign * (0.5 - corner), v - sign * (cell / 2 - corner))
        : at(u - sign * aslant, v - sign * (cell / 2 + channel * 0.14));
      add({
        name,
        kind: "hole",
        seat,
        shape: squares ? { form: "square", ...box(u, v, 1, cell) } : { form: "round", ...disc(u, v, 0.88) },
        middle: at(u, v),
        badge: at(u, v + sign * (cell / 2 + strip * (upright ? 0.46 : squares ? 0.54 : 0.38))),
        letter: lettered ? letter : null,
        hit: box(u, half + (sign * half) / 2, 1, half),
        paint: box(u, v, 1, cell),
        heap: disc(u, v, squares ? 0.9 : 0.84),
        loose: true,
      });
    });
  }

  for (const seat of seats) {
    const near = seat === bottom;
    const sign = near ? 1 : -1;
    /** @param {number} off */
    const fromEnd = (off) => (near ? along - off : off);
    const u = fromEnd(end / 2);
    if (info.mandarins) {
      const inner = fromEnd(end - 0.42);
      const whole = box(u, half, end, 2 * cell);
      add({
        name: info.mandarins[seat],
        kind: "mandarin",
        seat,
        shape: { form: "half", facing: upright ? (near ? "up" : "down") : near ? "right" : "left", ...whole },
        middle: at(inner, half),
        badge: upright
          ? at(fromEnd(0.22), half - sign * (cell + strip * 0.26))
          : at(fromEnd(0.4), half + sign * (cell + strip * 0.54)),
        letter: lettered ? at(fromEnd(end - 0.15), half - sign * (cell - 0.06 - corner)) : null,
        hit: whole,
        paint: whole,
        heap: disc(inner + sign * 0.02, half + sign * cell * 0.4, 0.84),
        stones: [at(inner, half - sign * cell * 0.36), at(inner, half + sign * cell * 0.3)],
      });
    }
    const name = info.stores.names[seat];
    if (aside) {
      add({ name, kind: "store", seat, ...layAside({ plan, pitch, left, top, scene, squares }, near) });
      continue;
    }
    const ring = info.stores.place === "ring";
    /** @type {Shape} */
    const shape = ring
      ? { form: "round", ...(upright ? box(u - sign * 0.05, half, 1.02, 2.1) : disc(u - sign * 0.1, half, 1.42)) }
      : { form: "frame", ...(upright ? box(u, half, 0.86, 2.2) : box(u, half, 1.1, 2.1)) };
    const shrink = ring ? 0.84 : 0.8;
    const badge = upright
      ? at(u - sign * (ring ? 0.12 : 0), half + sign * (1.1 + (half - 1.1) * 0.46))
      : at(u - sign * (ring ? 0.1 : 0), half + sign * (ring ? 0.98 : 1.3));
    add({
      name,
      kind: "store",
      seat,
      shape,
      middle: { x: shape.x + shape.w / 2, y: shape.y + shape.h / 2 },
      badge,
      owner: { x: badge.x, y: badge.y + (upright ? 1 : sign) * 0.4 * pitch },
      hit: box(u, half, end * 0.94, across * 0.94),
      paint: box(u, half, end, upright ? 2.3 : 2.2),
      heap: {
        x: shape.x + (shape.w * (1 - shrink)) / 2,
        y: shape.y + (shape.h * (1 - shrink)) / 2,
        w: shape.w * shrink,
        h: shape.h * shrink,
      },
    });
  }

  /** @param {number} seat */
  const markOf = (seat) =>
    box(along / 2, seat === bottom ? across + mark * 0.6 : -mark * 0.5, along - 2 * end, mark * 0.46);
  return {
    width,
    height,
    pitch,
    upright,
    squares,
    scene,
    body: { x: left, y: top, w: (upright ? across : along) * pitch, h: (upright ? along : across) * pitch },
    endLength: end * pitch,
    cells,
    marks: [markOf(0), markOf(1)],
    stone: STONE * pitch,
    figure: Math.max(10.5, Math.min(30, pitch * (upright ? 0.34 : 0.29))),
    small,
  };
}

/** A mat beside the own row, at the own right hand, or under the own column. @param {Frame} frame @param {boolean} near */
function layAside({ plan, pitch, left, top, scene, squares }, near) {
  const upright = plan.way === "upright";
  const tray = plan.tray * pitch;
  const edge = plan.rim * pitch;
  /** @type {Rect} */
  let mat;
  if (plan.way === "bands") {
    const y = near ? scene.y + scene.h - edge - tray : scene.y + edge;
    mat = { x: left, y, w: plan.along * pitch, h: tray };
  } else if (plan.way === "flanks") {
    const x = near ? scene.x + scene.w - edge - tray : scene.x + edge;
    mat = { x, y: top, w: tray, h: plan.across * pitch };
  } else {
    const w = (plan.across / 2 - plan.gap / 2 + (squares ? plan.mark * 0.8 : 0)) * pitch;
    const middle = left + (plan.across / 2) * pitch;
    const apart = (plan.gap / 2) * pitch;
    mat = { x: near ? middle + apart : middle - apart - w, y: top + (plan.along + plan.gap) * pitch, w, h: tray };
  }
  const inset = 0.14 * pitch;
  const size = STONE * pitch;
  /** @type {Rect} */
  let heap;
  /** @type {Point} */
  let badge;
  /** @type {Point} */
  let owner;
  /** @type {Point[]} */
  let stones = [];
  /** @type {Cell["start"]} */
  let start = 0;
  if (plan.way === "flanks") {
    const room = 0.92 * pitch;
    const reach = 0.31 * pitch;
    badge = { x: mat.x + mat.w / 2, y: near ? mat.y + mat.h - reach : mat.y + reach };
    owner = { x: badge.x, y: badge.y + (near ? -0.4 : 0.4) * pitch };
    heap = { x: mat.x + inset, y: mat.y + (near ? inset : room), w: mat.w - 2 * inset, h: mat.h - room - inset };
    if (squares) {
      const y = near ? heap.y + size / 2 : heap.y + heap.h - size / 2;
      stones = [-0.52, 0.52].map((off) => ({ x: heap.x + heap.w / 2 + size * off, y }));
      heap.h -= size * 0.9;
      if (near) heap.y += size * 0.9;
    }
  } else {
    // The count, the seeds, the big stones: from the left, or, upright, from the outer edge,
    // so that two counts never stand side by side.
    const sign = near && upright ? -1 : 1;
    const first = sign > 0 ? mat.x : mat.x + mat.w;
    const used = (upright ? 0.84 : 0.86) * pitch;
    const y = mat.y + mat.h / 2;
    let rest = inset;
    badge = { x: first + sign * used * (upright ? 0.54 : 0.5), y: y - 0.1 * pitch };
    owner = { x: badge.x, y: badge.y + 0.4 * pitch };
    if (squares) {
      const last = first + sign * (mat.w - inset * 0.7);
      const places = upright
        ? [
            [0.56, -0.4],
            [0.48, 0.4],
          ]
        : [
            [0.52, 0],
            [1.5, 0],
          ];
      stones = places.map(([inwards, down]) => ({ x: last - sign * size * inwards, y: y + down * size }));
      rest = inset * 0.7 + size * (upright ? 0.98 : 2);
    }
    heap = {
      x: sign > 0 ? first + used : mat.x + rest,
      y: mat.y + inset * 0.7,
      w: mat.w - used - rest,
      h: mat.h - inset * 1.4,
    };
    start = sign > 0 ? -1 : 1;
  }
  return {
    shape: { form: /** @type {const} */ ("tray"), ...mat },
    middle: { x: heap.x + heap.w / 2, y: heap.y + heap.h / 2 },
    badge,
    owner,
    hit: mat,
    paint: mat,
    heap,
    start,
    stones,
  };
}

/** @type {Neighbour} */
export function neighbour({ cells, pitch }, from, way) {
  const start = cells.get(from);
  if (!start) return null;
  let best = null;
  let least = Number.POSITIVE_INFINITY;
  for (const { name, kind, middle } of cells.values()) {
    if (name === from || kind !== "hole") continue;
    const dx = middle.x - start.middle.x;
    const dy = middle.y - start.middle.y;
    const level = way === "left" || way === "right";
    const ahead = (level ? dx : dy) * (way === "left" || way === "up" ? -1 : 1);
    const off = Math.abs(level ? dy : dx);
    if (ahead < pitch * 0.3 || off > pitch * 0.6) continue;
    if (ahead + 2 * off < least) {
      least = ahead + 2 * off;
      best = name;
    }
  }
  return best;
}

/** In shares of the table, so that it follows any stretching. @type {Lay} */
export function lay({ style }, { x, y, w, h }, { width, height }) {
  style.left = `${(x / width) * 100}%`;
  style.top = `${(y / height) * 100}%`;
  style.width = `${(w / width) * 100}%`;
  style.height = `${(h / height) * 100}%`;
}
