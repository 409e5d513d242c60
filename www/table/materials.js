// What each board is made of: one table per material, one vocabulary for all of them.
// Colours are [red, green, blue]; lengths are in hole pitches.

/** @typedef {readonly [number, number, number]} Colour */
/**
 * @typedef {object} Material
 * @property {"earth" | "loess" | "oak" | "jati" | "clay" | "flat"} surface
 * @property {boolean} slab  the board is the ground itself: it fills the scene
 * @property {readonly Colour[]} tones  the surface from its darkest to its lightest
 * @property {Colour} deep  the dark of a hollow
 * @property {Colour} floor  the lit floor of a hollow
 * @property {Colour} rim  the light on an edge
 * @property {Colour} line  drawn lines: chalk, brass, carving
 * @property {Colour} ink  letters on the board
 * @property {{ fill: Colour | null, ink: Colour }} badge
 * @property {Colour} accent  what may be chosen
 * @property {Colour} mat  under captures laid aside
 * @property {{ kind: "gravel" | "pebble" | "bead" | "sapodilla" | "ball" | "flat", size: number, tints: readonly Colour[] }} seed
 * @property {readonly Colour[]} stone
 * @property {number} dusk  how far the dark theme dims it, 0 to 1
 */

/** @type {Record<string, Material>} */
const table = {
  "o-an-quan": {
    surface: "earth",
    slab: true,
    tones: [
      [112, 68, 36],
      [157, 99, 54],
      [181, 121, 70],
      [199, 142, 88],
    ],
    deep: [84, 50, 27],
    floor: [176, 116, 66],
    rim: [232, 190, 140],
    line: [250, 244, 232],
    ink: [255, 248, 234],
    badge: { fill: [66, 38, 20], ink: [255, 248, 234] },
    accent: [255, 240, 178],
    mat: [128, 79, 43],
    seed: {
      kind: "gravel",
      size: 0.21,
      tints: [
        [150, 150, 148],
        [120, 122, 124],
        [188, 182, 170],
        [208, 186, 150],
        [176, 116, 92],
        [146, 88, 72],
        [96, 98, 102],
        [196, 168, 132],
      ],
    },
    stone: [
      [104, 116, 124],
      [142, 124, 106],
    ],
    dusk: 0.26,
  },
  "san-yao": {
    surface: "loess",
    slab: true,
    tones: [
      [170, 130, 82],
      [203, 165, 113],
      [219, 184, 133],
      [231, 201, 153],
    ],
    deep: [118, 82, 46],
    floor: [212, 174, 122],
    rim: [248, 228, 190],
    line: [255, 252, 242],
    ink: [78, 50, 24],
    badge: { fill: null, ink: [60, 36, 14] },
    accent: [142, 42, 26],
    mat: [190, 150, 100],
    seed: {
      kind: "pebble",
      size: 0.2,
      tints: [
        [244, 236, 216],
        [84, 92, 102],
        [236, 224, 196],
        [104, 112, 120],
        [248, 242, 230],
        [66, 74, 86],
        [226, 212, 184],
        [122, 126, 128],
      ],
    },
    stone: [[120, 120, 120]],
    dusk: 0.3,
  },
  "al-manqala": {
    surface: "oak",
    slab: false,
    tones: [
      [19, 15, 13],
      [34, 27, 22],
      [49, 39, 31],
      [66, 53, 41],
    ],
    deep: [8, 6, 5],
    floor: [54, 43, 34],
    rim: [206, 166, 96],
    line: [184, 146, 82],
    ink: [214, 182, 124],
    badge: { fill: null, ink: [246, 224, 178] },
    accent: [255, 214, 130],
    mat: [58, 34, 38],
    seed: {
      kind: "bead",
      size: 0.195,
      tints: [
        [236, 244, 248],
        [226, 238, 246],
        [244, 248, 250],
        [216, 232, 240],
      ],
    },
    stone: [[120, 120, 120]],
    dusk: 0.06,
  },
  dakon: {
    surface: "jati",
    slab: false,
    tones: [
      [104, 54, 24],
      [142, 80, 38],
      [171, 105, 54],
      [193, 130, 74],
    ],
    deep: [52, 24, 9],
    floor: [166, 100, 52],
    rim: [246, 204, 142],
    line: [82, 40, 16],
    ink: [255, 234, 198],
    badge: { fill: [60, 28, 11], ink: [255, 236, 204] },
    accent: [255, 226, 150],
    mat: [120, 66, 32],
    seed: {
      kind: "sapodilla",
      size: 0.235,
      tints: [
        [40, 22, 14],
        [56, 30, 18],
        [30, 18, 13],
        [66, 38, 23],
        [48, 25, 18],
      ],
    },
    stone: [[120, 120, 120]],
    dusk: 0.22,
  },
};

/** A board that no table describes yet.
 * @type {Material} */
const plain = {
  surface: "clay",
  slab: false,
  tones: [
    [74, 88, 92],
    [92, 108, 112],
    [108, 124, 127],
    [124, 140, 142],
  ],
  deep: [40, 50, 54],
  floor: [104, 120, 124],
  rim: [196, 210, 210],
  line: [58, 70, 74],
  ink: [240, 246, 245],
  badge: { fill: [34, 44, 48], ink: [244, 248, 247] },
  accent: [255, 232, 160],
  mat: [70, 82, 86],
  seed: {
    kind: "ball",
    size: 0.2,
    tints: [
      [226, 140, 84],
      [240, 190, 110],
      [208, 100, 72],
      [238, 224, 190],
    ],
  },
  stone: [[150, 150, 150]],
  dusk: 0.2,
};

/**
 * @param {string} game
 * @returns {Material}
 */
export function materialOf(game) {
  return Object.hasOwn(table, game) ? table[game] : plain;
}

/**
 * Two colours only, lines instead of light: for forced colours and for paper.
 * @param {Colour} paper
 * @param {Colour} ink
 * @param {Colour} accent
 * @returns {Material}
 */
export function flatMaterial(paper, ink, accent) {
  return {
    surface: "flat",
    slab: false,
    tones: [paper, paper, paper, paper],
    deep: paper,
    floor: paper,
    rim: ink,
    line: ink,
    ink,
    badge: { fill: null, ink },
    accent,
    mat: paper,
    seed: { kind: "flat", size: 0.19, tints: [ink] },
    stone: [ink],
    dusk: 0,
  };
}

/**
 * @param {Colour} colour
 * @param {number} [alpha]
 */
export function css(colour, alpha = 1) {
  return `rgb(${colour[0] | 0} ${colour[1] | 0} ${colour[2] | 0} / ${alpha})`;
}

/**
 * @param {Colour} from
 * @param {Colour} to
 * @param {number} share
 * @returns {Colour}
 */
export function blend(from, to, share) {
  return [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ];
}

/** @type {Colour} */
export const white = [255, 255, 255];
/** @type {Colour} */
export const black = [0, 0, 0];
