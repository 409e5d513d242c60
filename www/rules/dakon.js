/** The rules of Dakon: what is told in which order, and the examples. The words are in `../i18n/rules/`. */

/** @type {import("./types.js").Sheet} */
export default {
  game: "dakon",
  title: "Dakon",
  board: {
    rows: [
      ["A", "B", "C", "D", "E", "F", "G"],
      ["a", "b", "c", "d", "e", "f", "g"],
    ],
    mandarins: null,
    stores: "ring",
  },
  numbers: { total: 98 },
  sections: [
    { id: "about", parts: ["dakon-about"] },
    { id: "origin", parts: ["dakon-origin", "dakon-origin-rice"] },
    {
      id: "board",
      parts: [
        "dakon-board",
        "rules-names",
        "rules-letters",
        "rules-notation",
        { decided: ["dakon-decided-store", "dakon-decided-size"] },
      ],
    },
    {
      id: "turn",
      parts: [
        "dakon-pingsut",
        "dakon-turn",
        "dakon-turn-next",
        { list: ["dakon-turn-store", "dakon-turn-full", "dakon-turn-empty"] },
        {
          example: "dakon-example-again",
          record: "1/dakon//",
          moves: ["A"],
          shows: { seeds: 7, from: "A", last: "S", again: true, toMove: 0 },
        },
        {
          example: "dakon-example-relay",
          record: "1/dakon//",
          moves: ["G"],
          shows: { seeds: 7, from: "G", relays: ["f"], last: "G", cells: ["a"], taken: 8, toMove: 1 },
        },
        {
          example: "dakon-example-round",
          record: "1/dakon/S:0,2,0,1,0,0,16:3,1,4,2,0,1,5:30,33/",
          moves: ["G"],
          shows: { seeds: 16, from: "G", stored: 2, returned: 1, again: true },
        },
        { decided: ["dakon-decided-first", "dakon-decided-direction", "rules-decided-round-trip"] },
      ],
    },
    {
      id: "nembak",
      title: "dakon-section-nembak",
      parts: [
        "dakon-nembak",
        {
          example: "dakon-example-nembak",
          record: "1/dakon/S:0,0,2,0,0,1,0:1,4,6,0,3,2,5:30,44/",
          moves: ["C"],
          shows: { last: "E", cells: ["c"], taken: 6 },
        },
      ],
    },
    {
      id: "mikul",
      title: "dakon-section-mikul",
      parts: [
        "dakon-mikul",
        {
          example: "dakon-example-mikul",
          record: "1/dakon/S:0,0,2,0,0,1,3:3,0,4,1,3,2,5:30,44/",
          moves: ["G"],
          shows: { last: "b", cells: ["a", "c", "b"], taken: 9 },
        },
        "dakon-mikul-edge",
        {
          example: "dakon-example-edge",
          record: "1/dakon/S:0,0,2,0,0,1,2:0,4,4,1,3,2,5:30,44/",
          moves: ["G"],
          shows: { last: "a", taken: 0 },
        },
      ],
    },
    {
      id: "end",
      parts: [
        "dakon-end",
        {
          example: "dakon-example-end",
          record: "1/dakon/S:0,0,0,0,0,0,1:1,4,0,0,0,2,0:40,50/",
          moves: ["G"],
          shows: { south: 41, north: 57, reason: "bare" },
        },
        "dakon-end-repetition",
        "rules-resign",
        { decided: ["dakon-decided-again"] },
      ],
    },
    {
      id: "options",
      parts: [
        "dakon-option-holes",
        "dakon-option-nembak",
        {
          example: "dakon-example-option-nembak",
          record: "1/dakon;nembak=takes-both/S:0,0,2,0,0,1,0:1,4,6,0,3,2,5:30,44/",
          moves: ["C"],
          shows: { cells: ["c", "E"], taken: 7 },
        },
      ],
    },
    {
      id: "notes",
      parts: [
        "dakon-notes-first",
        {
          example: "dakon-example-run",
          record: "1/dakon//",
          moves: ["A", "B", "G", "G", "A", "C", "A", "D", "G"],
          shows: { moves: ["A", "B", "G", "G", "A", "C", "A", "D", "G"], stored: 53, toMove: 1 },
        },
        "dakon-notes-loads",
        "dakon-notes-stones",
      ],
    },
    { id: "sources", parts: [{ list: ["rules-source-sheet", "rules-source-others"] }] },
  ],
};
