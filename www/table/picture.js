// The still ground and the seeds on it, each on a canvas of its own. What they are made of is fetched with the game.

import { css, dot, trace } from "./brush.js";
import { lay } from "./geometry.js";
import { paintGround, paintLetters } from "./ground.js";
import { Heap, LOOKS, makeSprites, spot } from "./seeds.js";
import { weaveTexture } from "./texture.js";

/** @import { BoardInfo, Brush, Cell, Colour, DrawSeed, Layout, Lying, Material, PaintOver, Pile, Point, Scene, Seat, Shown, Surroundings, TableWords } from "./types.js" */

/** @type {Record<string, () => Promise<{ material: Material }>>} */
const materials = {
  "o-an-quan": () => import("./materials/earth.js"),
  "san-yao": () => import("./materials/loess.js"),
  "al-manqala": () => import("./materials/oak.js"),
  dakon: () => import("./materials/jati.js"),
};

export class Picture {
  /** @param {HTMLElement} root @param {BoardInfo} info */
  constructor(root, info) {
    this.root = root;
    this.info = info;
    this.ground = canvasIn(root, "table-ground");
    this.still = canvasIn(root, "table-still");
    this.brush = /** @type {Brush} */ (this.still.getContext("2d"));
    /** Null where it cannot be had. @type {Material | null | undefined} */
    this.material = undefined;
    /** Signs below and above the seeds: of conquered holes, of the last turn. @type {Set<Pick<typeof import("./marks.js"), "paintBelow" | "paintAbove">>} */
    this.marks = new Set();
    /** Signs for the moment. @type {PaintOver | null} */
    this.paintOver = null;
    /** What was painted last. @type {Scene | null} */
    this.scene = null;
    /** @type {Map<string, Heap>} */
    this.heaps = new Map();
  }

  async fetchMaterial() {
    const { name } = this.info;
    const fetching = Object.hasOwn(materials, name) ? materials[name]() : import("./materials/clay.js");
    const material = await fetching.then(
      ({ material }) => material,
      () => null,
    );
    if (material) await weaveTexture(material);
    this.material = material;
  }

  /** What there is something to mark with. @param {Pick<Lying, "owners" | "marked">} lying */
  async fetchMarks({ owners, marked }) {
    const before = this.marks.size;
    const wanted = [owners.size > 0 && import("./sons.js"), marked && import("./marks.js")];
    for (const marks of await Promise.all(wanted).catch(() => [])) if (marks) this.marks.add(marks);
    return this.marks.size > before;
  }

  /** @param {Layout} layout @param {Surroundings} around */
  build(layout, around) {
    const material = this.pickMaterial(around);
    const ground = this.ground.getContext("2d");
    if (!material || !ground) return null;
    const { ratio } = around;
    const dim = around.dark ? material.dusk : 0;
    for (const canvas of [this.ground, this.still]) {
      canvas.width = Math.round(layout.width * ratio);
      canvas.height = Math.round(layout.height * ratio);
    }
    ground.setTransform(ratio, 0, 0, ratio, 0, 0);
    paintGround(ground, layout, material);
    if (dim) {
      ground.globalCompositeOperation = "source-atop";
      ground.fillStyle = `rgb(8 10 22 / ${dim})`;
      ground.fillRect(0, 0, layout.width, layout.height);
      ground.globalCompositeOperation = "source-over";
    }
    paintLetters(ground, layout, material);
    const size = material.seed.size * layout.pitch * ratio;
    const seeds = makeSprites(material.seed, LOOKS, size, dim * 0.7);
    const stones = material.stone && makeSprites(material.stone, 4, layout.stone * ratio, dim * 0.7);
    this.scene = { layout, material, seeds, stones, ratio, places: this.places.bind(this) };
    this.heaps.clear();
    return material;
  }

  /** @param {Surroundings} around */
  pickMaterial({ paper, forced }) {
    if (paper) return flatMaterial([255, 255, 255], [0, 0, 0], [0, 0, 0]);
    if (!forced && this.material !== null) return this.material;
    return flatMaterial(this.systemColour("Canvas"), this.systemColour("CanvasText"), this.systemColour("Highlight"));
  }

  /** @param {string} name @returns {Colour} */
  systemColour(name) {
    const probe = document.createElement("span");
    probe.style.color = name;
    this.root.append(probe);
    const found = getComputedStyle(probe).color.match(/[\d.]+/g);
    probe.remove();
    const [red, green, blue] = (found ?? [0, 0, 0]).map(Number);
    return [red, green, blue];
  }

  /** A printing browser replays all strokes onto one page, where a wiped layer wipes those below. */
  flatten() {
    const ground = this.ground.getContext("2d");
    if (!ground) return;
    ground.setTransform(1, 0, 0, 1, 0, 0);
    ground.drawImage(this.still, 0, 0);
  }

  /** Of a cell, or of the hand. @param {string} name @param {number} count */
  places(name, count) {
    let heap = this.heaps.get(name);
    if (!heap) {
      heap = this.heapFor(name);
      this.heaps.set(name, heap);
    }
    return heap.upTo(count);
  }

  /** @param {string} name */
  heapFor(name) {
    const { layout, material } = /** @type {Scene} */ (this.scene);
    const { size } = material.seed;
    const cell = layout.cells.get(name);
    if (!cell) return new Heap(name, { w: 0.66, h: 0.62, loose: false, start: 0 }, size);
    const floor = { ...cell, w: cell.heap.w / layout.pitch, h: cell.heap.h / layout.pitch };
    return new Heap(`${this.info.name} ${name}`, floor, size);
  }

  /** @param {string} name @param {Lying} lying */
  paintCell(name, lying) {
    const { brush, marks, scene } = this;
    const cell = scene?.layout.cells.get(name);
    if (!scene || !cell) return;
    const { layout, ratio } = scene;
    const pile = lying.piles.get(name) ?? nothing;
    const { paint } = cell;
    const x = Math.floor(paint.x * ratio);
    const y = Math.floor(paint.y * ratio);
    const w = Math.ceil((paint.x + paint.w) * ratio) - x;
    const h = Math.ceil((paint.y + paint.h) * ratio) - y;
    brush.save();
    brush.setTransform(1, 0, 0, 1, 0, 0);
    brush.beginPath();
    brush.rect(x, y, w, h);
    brush.clip();
    brush.clearRect(x, y, w, h);
    brush.setTransform(ratio, 0, 0, ratio, 0, 0);
    for (const { paintBelow } of marks) paintBelow(brush, scene, cell, lying);
    brush.setTransform(1, 0, 0, 1, 0, 0);
    for (let i = 0; i < pile.stones; i++) {
      const point = stoneAt(cell, i);
      scene.stones?.stamp(brush, stoneLook(name, i), point.x * ratio, point.y * ratio);
    }
    for (const place of this.places(name, pile.seeds).slice(0, pile.seeds)) {
      const point = spot(cell, place, layout.pitch);
      scene.seeds.stamp(brush, place.look, point.x * ratio, point.y * ratio);
    }
    brush.setTransform(ratio, 0, 0, ratio, 0, 0);
    for (const { paintAbove } of marks) paintAbove(brush, scene, cell, lying);
    this.paintOver?.(brush, scene, cell);
    brush.restore();
  }
}

/** Counts, and the bar of whose turn it is: text, crisp and in the reader's own colours. */
export class Badges {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    this.layer = document.createElement("div");
    this.layer.className = "table-badges";
    this.layer.setAttribute("aria-hidden", "true");
    // Until the board is painted that they lie on.
    this.layer.hidden = true;
    root.append(this.layer);
    /** @type {Map<string, HTMLElement>} */
    this.counts = new Map();
    /** Whose each store is. */
    this.owners = [0, 1].map(() => this.add("table-owner"));
    this.turns = [0, 1].map(() => this.add("table-turn"));
  }

  /** @param {string} name */
  add(name) {
    const element = document.createElement("span");
    element.className = name;
    this.layer.append(element);
    return element;
  }

  /** @param {Layout} layout */
  place(layout) {
    const { pitch, width, height, upright } = layout;
    const { style, classList } = this.root;
    style.setProperty("--table-figure", `${(layout.figure / width) * 100}cqw`);
    style.setProperty("--table-pitch", `${(pitch / width) * 100}cqw`);
    style.setProperty("--table-ratio", String(width / height));
    classList.toggle("is-upright", upright);
    for (const { name, kind, seat, badge, owner } of layout.cells.values()) {
      if (owner) {
        const size = { w: pitch * 1.2, h: pitch * 0.26 };
        lay(this.owners[seat], { x: owner.x - size.w / 2, y: owner.y - size.h / 2, ...size }, layout);
      }
      const count = this.counts.get(name) ?? this.add("table-badge");
      this.counts.set(name, count);
      count.dataset.kind = kind;
      const w = pitch * (kind === "mandarin" ? 1.4 : 0.96);
      const h = pitch * 0.48;
      lay(count, { x: badge.x - w / 2, y: badge.y - h / 2, w, h }, layout);
    }
    for (const seat of [0, 1]) lay(this.turns[seat], layout.marks[seat], layout);
  }

  /** @param {Material} material */
  dress({ badge, accent, ink, slab }) {
    const { style } = this.root;
    style.setProperty("--table-accent", css(accent));
    style.setProperty("--table-accent-quiet", css(accent, 0.78));
    style.setProperty("--table-accent-faint", css(accent, 0.2));
    // On the page beside a board it takes the page's own colour.
    style.setProperty("--table-turn", slab ? css(ink) : "currentcolor");
    style.setProperty("--table-badge-ink", css(badge.ink));
    style.setProperty("--table-badge-fill", badge.fill ? css(badge.fill, 0.82) : "transparent");
  }

  /** @param {Cell} cell @param {Pile} pile @param {TableWords["number"]} number */
  tell({ name, kind }, pile, number) {
    const count = this.counts.get(name);
    if (!count) return;
    this.layer.hidden = false;
    const points = pointsOf(pile);
    const big = points - pile.seeds;
    // A mandarin square tells stone and pebbles apart; a store tells its points.
    const both = kind === "mandarin" && big > 0 && pile.seeds > 0;
    const text = both ? `${number(big)}+${number(pile.seeds)}` : number(points);
    if (count.textContent === text) return;
    count.textContent = text;
    count.classList.toggle("is-long", text.length > 3);
    count.classList.toggle("is-none", points === 0);
  }

  /** @param {TableWords} words */
  name({ side }) {
    this.owners.forEach((owner, seat) => {
      owner.textContent = side(/** @type {Seat} */ (seat));
    });
  }

  /** @param {Seat | null} seat */
  showTurn(seat) {
    this.turns.forEach((turn, of) => {
      turn.classList.toggle("is-on", of === seat);
    });
  }

  /** @param {boolean} shown */
  showCounts(shown) {
    this.layer.classList.toggle("is-uncounted", !shown);
  }
}

export const nothing = { seeds: 0, stones: 0 };

/** A big stone counts ten. @param {Pile} pile */
export function pointsOf({ seeds, stones }) {
  return seeds + 10 * stones;
}

/** @param {BoardInfo} info @param {Shown} position */
export function pilesOf({ rows, mandarins, stores }, position) {
  /** @type {Map<string, Pile>} */
  const piles = new Map();
  for (const seat of [0, 1]) {
    rows[seat].forEach((name, i) => {
      piles.set(name, { seeds: position.holes[seat][i] ?? 0, stones: 0 });
    });
    const square = mandarins && position.mandarins?.[seat];
    if (square) piles.set(mandarins[seat], { seeds: square.pebbles, stones: square.stones });
    const { pebbles, stones } = position.captured?.[seat] ?? { pebbles: position.stores[seat], stones: 0 };
    piles.set(stores.names[seat], { seeds: pebbles, stones });
  }
  return piles;
}

/** Of conquered holes only. @param {BoardInfo} info @param {Pick<Shown, "owners">} position */
export function ownersOf({ rows }, { owners }) {
  /** @type {Map<string, Seat>} */
  const conquered = new Map();
  for (const seat of /** @type {Seat[]} */ ([0, 1])) {
    rows[seat].forEach((name, i) => {
      const owner = owners?.[seat]?.[i] ?? seat;
      if (owner !== seat) conquered.set(name, owner);
    });
  }
  return conquered;
}

/** @param {HTMLElement} root @param {string} name */
export function canvasIn(root, name) {
  const canvas = document.createElement("canvas");
  canvas.className = name;
  canvas.setAttribute("aria-hidden", "true");
  root.append(canvas);
  return canvas;
}

/** @param {string} cell @param {number} index */
export function stoneLook(cell, index) {
  return (cell === cell.toUpperCase() ? 0 : 1) + index;
}

/** @param {Cell} cell @param {number} index @returns {Point} */
export function stoneAt({ stones, middle }, index) {
  return stones[index % stones.length] ?? middle;
}

/** Lines instead of light. @type {(paper: Colour, ink: Colour, accent: Colour) => Material} */
function flatMaterial(paper, ink, accent) {
  /** @type {DrawSeed} */
  const draw = (brush, r, tint) => {
    dot(brush, 0, 0, r * 0.82, css(tint));
    brush.strokeStyle = "rgb(127 127 127)";
    brush.lineWidth = Math.max(1, r * 0.16);
    brush.stroke();
  };
  return {
    surface: "flat",
    tones: [paper],
    deep: paper,
    floor: paper,
    rim: ink,
    line: ink,
    ink,
    badge: { fill: null, ink },
    accent,
    mat: paper,
    seed: { kind: "flat", size: 0.19, tints: [ink], draw },
    stone: { kind: "flat", tints: [ink], draw },
    paintCells(brush, { width, height, body, pitch, squares, upright, cells }) {
      brush.fillStyle = css(paper);
      brush.fillRect(0, 0, width, height);
      brush.strokeStyle = css(ink);
      brush.lineWidth = Math.max(1.5, 0.025 * pitch);
      if (!squares) {
        // Names outside framed stores, and the bar of whose turn it is, lie within the line.
        const out = !upright && [...cells.values()].some(({ shape }) => shape.form === "frame") ? 0.4 * pitch : 0;
        brush.beginPath();
        brush.roundRect(body.x, body.y - out, body.w, body.h + 2 * out, 0.3 * pitch);
        brush.stroke();
      }
      for (const { shape } of cells.values()) {
        trace(brush, shape);
        brush.stroke();
      }
    },
    dusk: 0,
  };
}
