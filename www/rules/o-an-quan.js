/** The rules of Ô Ăn Quan: what is told in which order, and the examples. The words are in `../i18n/rules/`. */

/** @type {import("./types.js").Sheet} */
export default {
  game: "o-an-quan",
  title: "Ô Ăn Quan",
  board: {
    rows: [
      ["A", "B", "C", "D", "E"],
      ["a", "b", "c", "d", "e"],
    ],
    mandarins: ["Q", "q"],
    stores: "aside",
  },
  numbers: { total: 70 },
  sections: [
    { id: "about", parts: ["o-an-quan-about", "o-an-quan-about-special"] },
    { id: "origin", parts: ["o-an-quan-origin", "o-an-quan-origin-meaning", "o-an-quan-origin-art"] },
    {
      id: "board",
      parts: [
        "o-an-quan-board",
        "o-an-quan-board-points",
        "rules-names",
        "rules-letters",
        "o-an-quan-board-mandarins",
        { decided: ["o-an-quan-decided-stone", "rules-decided-first"] },
      ],
    },
    {
      id: "turn",
      parts: [
        "o-an-quan-turn",
        "o-an-quan-turn-next",
        { list: ["o-an-quan-turn-full", "o-an-quan-turn-empty", "o-an-quan-turn-mandarin"] },
        {
          example: "o-an-quan-example-relay",
          record: "1/o-an-quan//",
          moves: ["Cr"],
          shows: { from: "C", towards: "D", seeds: 5, relays: ["c"], last: "B", cells: ["D"], taken: 6 },
        },
        {
          example: "o-an-quan-example-stop",
          record: "1/o-an-quan/S:2,3,0,1,0:2,0,3,0,4:15,14:4.1,2.1:15.0,14.0:0,0/",
          moves: ["Ar"],
          shows: { from: "A", towards: "B", relays: ["D"], last: "E", taken: 0 },
        },
        "o-an-quan-turn-notation",
        { decided: ["o-an-quan-decided-stop", "rules-decided-round-trip"] },
      ],
    },
    {
      id: "capture",
      parts: [
        "o-an-quan-capture",
        {
          example: "o-an-quan-example-capture",
          record: "1/o-an-quan/S:2,3,1,0,4:2,0,3,1,4:12,12:4.1,2.1:12.0,12.0:0,0/",
          moves: ["Ar"],
          shows: { last: "C", cells: ["E"], taken: 4 },
        },
        "o-an-quan-capture-chain",
        {
          example: "o-an-quan-example-chain",
          record: "1/o-an-quan/S:1,0,0,5,0:0,3,4,0,2:15,16:4.1,0.1:15.0,16.0:0,0/",
          moves: ["Ar"],
          shows: { seeds: 1, last: "B", cells: ["D", "Q", "b"], taken: 22 },
        },
        "o-an-quan-capture-end",
        {
          example: "o-an-quan-example-two",
          record: "1/o-an-quan/S:0,1,0,0,0:3,4,0,2,3:16,17:3.1,1.1:16.0,17.0:0,0/",
          moves: ["Br"],
          shows: { last: "C", taken: 0 },
        },
        {
          example: "o-an-quan-example-gap",
          record: "1/o-an-quan/S:0,1,0,0,6:4,0,0,2,3:26,17:0.0,1.1:16.1,17.0:0,0/",
          moves: ["Br"],
          shows: { cells: ["E", "a"], taken: 10 },
        },
        { decided: ["o-an-quan-decided-mandarin", "o-an-quan-decided-keep", "o-an-quan-decided-finish"] },
      ],
    },
    {
      id: "release",
      title: "o-an-quan-section-release",
      parts: [
        "o-an-quan-release",
        "o-an-quan-release-borrow",
        {
          example: "o-an-quan-example-release",
          record: "1/o-an-quan/S:2,0,3,1,0:0,0,0,0,0:33,3:6.1,2.1:33.0,3.0:0,0/",
          moves: ["Dr"],
          shows: { own: 3, borrowed: 2, into: ["a", "b", "c", "d", "e"] },
        },
        { decided: ["o-an-quan-decided-release"] },
      ],
    },
    {
      id: "end",
      parts: [
        "o-an-quan-end",
        "o-an-quan-end-count",
        {
          example: "o-an-quan-example-end",
          record: "1/o-an-quan/S:0,0,1,2,0:1,0,0,3,0:31,20:0.0,2.1:21.1,20.0:0,0/",
          moves: ["Cl"],
          shows: { cells: ["q", "d"], south: 49, north: 21, reason: "mandarins" },
        },
        "rules-resign",
        { decided: ["o-an-quan-decided-end", "o-an-quan-decided-repetition", "o-an-quan-decided-right"] },
      ],
    },
    {
      id: "options",
      parts: [
        "o-an-quan-option-mandarin",
        "o-an-quan-option-empty",
        {
          example: "o-an-quan-example-option-empty",
          record: "1/o-an-quan;emptyMandarin=gap/S:0,3,0,1,0:4,2,0,3,1:26,18:0.0,2.1:16.1,18.0:0,0/",
          moves: ["Dr"],
          shows: { last: "E", cells: ["a"], taken: 4 },
        },
        "o-an-quan-option-young",
        {
          example: "o-an-quan-example-option-young",
          record: "1/o-an-quan;youngMandarin=5/S:0,0,1,0,0:3,0,2,4,1:17,17:3.1,2.1:17.0,17.0:0,0/",
          moves: ["Cr"],
          shows: { taken: 0, behind: 3, least: 5 },
        },
      ],
    },
    { id: "notes", parts: ["o-an-quan-notes-four"] },
    { id: "sources", parts: [{ list: ["rules-source-sheet", "rules-source-others"] }] },
  ],
};
