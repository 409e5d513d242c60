// The games that are played to their end, and where they begin.

/**
 * A whole match of Sàn Yáo can take hundreds of moves: two rounds have a deal between them, and one an end. The
 * seeds choose games that do not last too long, another one for each device. `brief` is a shorter game by the same
 * rules, where there is one.
 */
export const GAMES = [
  { title: "Ô Ăn Quan", path: "o-an-quan/", brief: "o-an-quan/", seeds: { mouse: 1, keys: 35, touch: 37 } },
  {
    title: "Sàn Yáo",
    path: "#1/san-yao;rounds=2//",
    brief: "#1/san-yao;match=false//",
    seeds: { mouse: 25, keys: 166, touch: 10 },
  },
  { title: "Al-manqala", path: "al-manqala/", brief: "al-manqala/", seeds: { mouse: 184, keys: 258, touch: 54 } },
  { title: "Dakon", path: "dakon/", brief: "#1/dakon;holes=5//", seeds: { mouse: 208, keys: 307, touch: 214 } },
];

/**
 * A position of Dakon with a move that takes more than three hundred steps: told slowly, it outlasts whatever
 * a test does meanwhile.
 */
export const LONG = { path: "#1/dakon//F.g", move: "E", after: ["F", "g", "E"] };
