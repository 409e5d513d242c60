// Chance that is not chance: the same key gives the same numbers on every machine, so that a
// pebble, a knot in the wood and a wobble in the chalk stay where they were after every repaint.

/**
 * A number from a text, spread over 32 bits.
 * @param {string} text
 * @returns {number}
 */
export function keyOf(text) {
  let key = 2166136261;
  for (let i = 0; i < text.length; i++) {
    key = Math.imul(key ^ text.charCodeAt(i), 16777619);
  }
  return key >>> 0;
}

/**
 * An endless row of numbers in [0, 1), always the same for the same seed.
 * @param {number} seed
 * @returns {() => number}
 */
export function chance(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * The value at a lattice point, in [0, 1).
 * @param {number} x
 * @param {number} y
 * @param {number} seed
 */
function lattice(x, y, seed) {
  let mixed = Math.imul(x | 0, 374761393) + Math.imul(y | 0, 668265263) + seed;
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967296;
}

/**
 * Smooth noise in [0, 1).
 * @param {number} x
 * @param {number} y
 * @param {number} seed
 */
export function noise(x, y, seed) {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const dx = x - left;
  const dy = y - top;
  const sx = dx * dx * (3 - 2 * dx);
  const sy = dy * dy * (3 - 2 * dy);
  const above = lattice(left, top, seed) * (1 - sx) + lattice(left + 1, top, seed) * sx;
  const below = lattice(left, top + 1, seed) * (1 - sx) + lattice(left + 1, top + 1, seed) * sx;
  return above * (1 - sy) + below * sy;
}

/**
 * Noise of several sizes laid over one another, in [0, 1).
 * @param {number} x
 * @param {number} y
 * @param {number} seed
 * @param {number} octaves
 */
export function cloud(x, y, seed, octaves) {
  let sum = 0;
  let weight = 0.5;
  let total = 0;
  for (let i = 0; i < octaves; i++) {
    sum += noise(x, y, seed + i * 101) * weight;
    total += weight;
    weight /= 2;
    x *= 2.03;
    y *= 2.03;
  }
  return sum / total;
}
