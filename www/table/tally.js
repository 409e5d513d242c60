// What lies where: a position as one pile per cell, and what a transfer does to it.

/** @typedef {import("./geometry.js").BoardInfo} BoardInfo */
/** @typedef {import("./geometry.js").Seat} Seat */
/** @typedef {{ seeds: number, stones: number }} Pile */
/**
 * The parts of a Position that a board shows.
 * @typedef {object} Shown
 * @property {Seat} toMove
 * @property {[number[], number[]]} holes
 * @property {[number, number]} stores
 * @property {[{ pebbles: number, stones: number }, { pebbles: number, stones: number }]} [mandarins]
 * @property {[{ pebbles: number, stones: number }, { pebbles: number, stones: number }]} [captured]
 * @property {[Seat[], Seat[]]} [owners]
 */
/**
 * One step of a trace; a transfer has `from`, `to` and `seeds`.
 * @typedef {object} Step
 * @property {string} why
 * @property {string} [as]
 * @property {string} [from]
 * @property {string} [to]
 * @property {number} [seeds]
 * @property {number} [stones]
 */
/** @typedef {{ move: string, seat: Seat, steps: Step[], before: Shown, after: Shown }} Turn */

/** Points of one big stone. */
const STONE = 10;

/** @param {Pile} pile */
export function pointsOf(pile) {
  return pile.seeds + STONE * pile.stones;
}

/**
 * @param {BoardInfo} info
 * @param {Shown} position
 * @returns {Map<string, Pile>}
 */
export function pilesOf(info, position) {
  /** @type {Map<string, Pile>} */
  const piles = new Map();
  for (const seat of [0, 1]) {
    info.rows[seat].forEach((name, i) => {
      piles.set(name, { seeds: position.holes[seat][i] ?? 0, stones: 0 });
    });
    if (info.mandarins && position.mandarins) {
      const { pebbles, stones } = position.mandarins[seat];
      piles.set(info.mandarins[seat], { seeds: pebbles, stones });
    }
    const captured = position.captured?.[seat];
    piles.set(
      info.stores.names[seat],
      captured ? { seeds: captured.pebbles, stones: captured.stones } : { seeds: position.stores[seat], stones: 0 },
    );
  }
  return piles;
}

/**
 * Who owns each hole.
 * @param {BoardInfo} info
 * @param {Shown} position
 * @returns {Map<string, Seat>}
 */
export function ownersOf(info, position) {
  /** @type {Map<string, Seat>} */
  const owners = new Map();
  for (const seat of /** @type {Seat[]} */ ([0, 1])) {
    info.rows[seat].forEach((name, i) => {
      owners.set(name, position.owners?.[seat]?.[i] ?? seat);
    });
  }
  return owners;
}

/**
 * The visible trail of a turn: where it began, where its last seed fell, what was taken.
 * @typedef {object} Trail
 * @property {string | null} origin
 * @property {string | null} landing
 * @property {Set<string>} taken
 * @property {Map<string, string>} numbers  what to write beside a cell where nothing may fly
 */

/**
 * @param {Turn} turn
 * @returns {Trail}
 */
export function trailOf(turn) {
  /** @type {Trail} */
  const trail = { origin: null, landing: null, taken: new Set(), numbers: new Map() };
  const sown = turn.steps.filter((step) => step.why === "sow").length;
  const short = sown <= 24;
  let count = 0;
  for (const step of turn.steps) {
    if (step.why === "lift" && step.from) {
      trail.origin ??= step.from;
      // A long path is told by its laps: the number of each lift.
      if (!short) trail.numbers.set(step.from, String(++count));
    } else if (step.why === "sow" && step.to) {
      trail.landing = step.to;
      if (short) {
        count += 1;
        const before = trail.numbers.get(step.to);
        trail.numbers.set(step.to, before ? `${before} ${count}` : String(count));
      }
    } else if (step.why === "capture" && step.from) {
      trail.taken.add(step.from);
    }
  }
  return trail;
}
