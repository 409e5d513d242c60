// The picture: the still ground and the seeds on it, each on a canvas of its own, and the sprites
// and heaps that they are made from.

import { spot, stoneLook } from "./carry.js";
import { layOut } from "./geometry.js";
import { paintGround } from "./ground.js";
import { Heap } from "./heap.js";
import { paintFlag, paintLanding, paintNumbers, paintOwner, paintTrail } from "./marks.js";
import { flatMaterial, materialOf } from "./materials.js";
import { makeSprites } from "./seeds.js";
import { systemColour } from "./surroundings.js";

/** @typedef {import("./geometry.js").BoardInfo} BoardInfo */
/** @typedef {import("./geometry.js").Cell} Cell */
/** @typedef {import("./geometry.js").Layout} Layout */
/** @typedef {import("./geometry.js").Seat} Seat */
/** @typedef {import("./materials.js").Material} Material */
/** @typedef {import("./surroundings.js").Surroundings} Surroundings */
/**
 * What lies on the board at a moment.
 * @typedef {object} Lying
 * @property {Map<string, import("./tally.js").Pile>} piles
 * @property {Map<string, Seat>} owners
 * @property {import("./tally.js").Trail | null} trail  the last turn, unless one is being told
 * @property {boolean} numbered  whether the trail is told in numbers
 */

export class Picture {
  /**
   * @param {HTMLElement} root
   * @param {BoardInfo} info
   */
  constructor(root, info) {
    this.root = root;
    this.info = info;
    this.ground = canvasIn(root, "table-ground");
    this.still = canvasIn(root, "table-still");
    this.brush = /** @type {CanvasRenderingContext2D} */ (this.still.getContext("2d"));
    this.ratio = 1;
    /** @type {Material} */
    this.material = materialOf(info.name);
    this.sprites = makeSprites(this.material, 4, 4, 0);
    /** @type {Map<string, Heap>} */
    this.heaps = new Map();
    /** @type {Layout | null} */
    this.layout = null;
  }

  /**
   * Everything for a new size or theme, but for the seeds.
   * @param {{ width: number, height: number, bottom: Seat }} box
   * @param {Surroundings} around
   * @returns {Layout}
   */
  build(box, around) {
    const material = this.pickMaterial(around);
    const layout = layOut(this.info, box);
    const { ratio } = around;
    const dim = around.dark ? material.dusk : 0;
    this.material = material;
    this.layout = layout;
    this.ratio = ratio;
    for (const canvas of [this.ground, this.still]) {
      canvas.width = Math.round(box.width * ratio);
      canvas.height = Math.round(box.height * ratio);
    }
    const ground = this.ground.getContext("2d");
    if (ground) {
      ground.setTransform(ratio, 0, 0, ratio, 0, 0);
      paintGround(ground, layout, material, dim);
    }
    this.sprites = makeSprites(material, material.seed.size * layout.pitch * ratio, layout.stone * ratio, dim * 0.7);
    this.heaps.clear();
    return layout;
  }

  /**
   * A printing browser plays the strokes of each layer back onto one page, where wiping a layer
   * would wipe those below: paper gets a single one.
   */
  flatten() {
    const ground = this.ground.getContext("2d");
    if (!ground) return;
    ground.setTransform(1, 0, 0, 1, 0, 0);
    ground.drawImage(this.still, 0, 0);
  }

  /** @param {Surroundings} around */
  pickMaterial(around) {
    if (around.paper) return flatMaterial([255, 255, 255], [0, 0, 0], [0, 0, 0]);
    if (around.forced) {
      return flatMaterial(
        systemColour(this.root, "is-paper"),
        systemColour(this.root, "is-ink"),
        systemColour(this.root, "is-accent"),
      );
    }
    return materialOf(this.info.name);
  }

  /**
   * Where the first `count` seeds of a cell, or of the hand, lie.
   * @param {string} name
   * @param {number} count
   */
  places(name, count) {
    const layout = /** @type {Layout} */ (this.layout);
    let heap = this.heaps.get(name);
    if (!heap) {
      const cell = layout.cells.get(name);
      const { size } = this.material.seed;
      heap = cell
        ? new Heap(
            `${this.info.name} ${name}`,
            cell.heap.w / layout.pitch,
            cell.heap.h / layout.pitch,
            size,
            cell.loose,
            cell.start,
          )
        : new Heap(name, 0.66, 0.62, size, false);
      this.heaps.set(name, heap);
    }
    return heap.upTo(count);
  }

  /**
   * One cell as it is now: marks, big stones, seeds.
   * @param {Cell} cell
   * @param {Lying} shown
   */
  paintCell(cell, shown) {
    const layout = /** @type {Layout} */ (this.layout);
    const { brush } = this;
    const { ratio } = this;
    const pile = shown.piles.get(cell.name) ?? { seeds: 0, stones: 0 };
    const x = Math.floor(cell.paint.x * ratio);
    const y = Math.floor(cell.paint.y * ratio);
    const w = Math.ceil((cell.paint.x + cell.paint.w) * ratio) - x;
    const h = Math.ceil((cell.paint.y + cell.paint.h) * ratio) - y;
    brush.save();
    brush.setTransform(1, 0, 0, 1, 0, 0);
    brush.beginPath();
    brush.rect(x, y, w, h);
    brush.clip();
    brush.clearRect(x, y, w, h);
    brush.setTransform(ratio, 0, 0, ratio, 0, 0);
    const owner = shown.owners.get(cell.name);
    const trail = shown.trail;
    const conquered = owner !== undefined && owner !== cell.seat;
    if (conquered) paintOwner(brush, layout, this.material, cell, owner);
    if (trail) paintTrail(brush, layout, this.material, cell, trail);
    brush.setTransform(1, 0, 0, 1, 0, 0);
    for (let i = 0; i < pile.stones; i++) {
      const point = cell.stones[i % Math.max(1, cell.stones.length)] ?? cell.middle;
      this.sprites.stone(brush, stoneLook(cell.name, i), point.x * ratio, point.y * ratio);
    }
    const places = this.places(cell.name, pile.seeds);
    for (let i = 0; i < pile.seeds; i++) {
      const point = spot(cell, places[i], layout.pitch);
      this.sprites.seed(brush, places[i].look, point.x * ratio, point.y * ratio);
    }
    brush.setTransform(ratio, 0, 0, ratio, 0, 0);
    if (conquered) paintFlag(brush, layout, this.material, cell, owner);
    if (trail) {
      const numbers = shown.numbered ? trail.numbers.get(cell.name) : undefined;
      if (numbers) paintNumbers(brush, layout, this.material, cell, numbers);
      paintLanding(brush, layout, this.material, cell, trail);
    }
    brush.restore();
  }
}

/**
 * @param {HTMLElement} root
 * @param {string} name
 */
export function canvasIn(root, name) {
  const canvas = document.createElement("canvas");
  canvas.className = name;
  canvas.setAttribute("aria-hidden", "true");
  root.append(canvas);
  return canvas;
}
