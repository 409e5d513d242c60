/** The rules of Al-manqala: what is told in which order, and the examples. The words are in `../i18n/rules/`. */

/** @type {import("./types.js").Sheet} */
export default {
  game: "al-manqala",
  title: "Al-manqala",
  board: {
    rows: [
      ["A", "B", "C", "D", "E", "F", "G"],
      ["a", "b", "c", "d", "e", "f", "g"],
    ],
    mandarins: null,
    stores: "aside",
  },
  numbers: { total: 98, half: 49 },
  sections: [
    { id: "about", parts: ["al-manqala-about"] },
    { id: "origin", parts: ["al-manqala-origin", "al-manqala-origin-old", "al-manqala-origin-made"] },
    {
      id: "board",
      parts: [
        "al-manqala-board",
        "rules-names",
        "rules-letters",
        "rules-notation",
        { decided: ["rules-decided-first"] },
      ],
    },
    {
      id: "turn",
      parts: [
        "al-manqala-turn",
        {
          example: "al-manqala-example-turn",
          record: "1/al-manqala//",
          moves: ["A"],
          shows: { seeds: 7, from: "A", last: "a", there: 8, taken: 0 },
        },
        { decided: ["rules-decided-round-trip"] },
      ],
    },
    {
      id: "capture",
      parts: [
        "al-manqala-capture",
        {
          example: "al-manqala-example-capture",
          record: "1/al-manqala/S:0,3,0,2,1,4,0:2,0,3,6,1,0,2:36,38/",
          moves: ["B"],
          shows: { last: "E", there: 2, before: 3, taken: 2 },
        },
        "al-manqala-capture-back",
        {
          example: "al-manqala-example-back",
          record: "1/al-manqala/S:2,0,5,0,4,2,3:1,3,0,6,1,0,1:36,34/",
          moves: ["E"],
          shows: { last: "b", cells: ["b", "a", "G"], taken: 10 },
        },
        {
          example: "al-manqala-example-none",
          record: "1/al-manqala/S:2,0,5,0,4,3,3:1,4,0,6,1,0,1:36,32/",
          moves: ["E"],
          shows: { last: "b", there: 5, before: 2, taken: 0 },
        },
      ],
    },
    {
      id: "feeding",
      parts: [
        "al-manqala-feeding",
        {
          example: "al-manqala-example-feeding",
          record: "1/al-manqala/S:1,0,3,0,2,0,2:0,0,0,0,0,0,0:50,40/",
          moves: ["G"],
          shows: { legal: ["G"], fed: 2 },
        },
        {
          example: "al-manqala-example-strip",
          record: "1/al-manqala/S:3,0,0,0,1,2,2:1,1,0,0,0,0,0:50,38/",
          moves: ["G"],
          shows: { cells: ["b", "a"], passes: 1, toMove: 0, next: ["F"] },
        },
        { decided: ["al-manqala-decided-feeding", "al-manqala-decided-pass"] },
      ],
    },
    {
      id: "end",
      parts: [
        "al-manqala-end",
        {
          example: "al-manqala-example-end",
          record: "1/al-manqala/N:2,1,0,0,0,0,0:0,0,0,0,0,0,1:46,48/",
          moves: ["g"],
          shows: { south: 46, north: 52, reason: "starved" },
        },
        "al-manqala-end-bare",
        "al-manqala-end-count",
        "al-manqala-end-agree",
        "rules-resign",
        { decided: ["al-manqala-decided-repetition", "al-manqala-decided-play-on"] },
      ],
    },
    { id: "options", parts: ["al-manqala-options"] },
    {
      id: "notes",
      parts: ["al-manqala-notes-sacrifice", "al-manqala-notes-aleppo", "al-manqala-notes-family"],
    },
    { id: "sources", parts: [{ list: ["rules-source-sheet", "rules-source-others"] }] },
  ],
};
