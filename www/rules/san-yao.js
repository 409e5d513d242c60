/** The rules of Sàn Yáo: what is told in which order, and the examples. The words are in `../i18n/rules/`. */

/** @type {import("./types.js").Sheet} */
export default {
  game: "san-yao",
  title: "Sàn Yáo",
  board: {
    rows: [
      ["A", "B", "C", "D", "E"],
      ["a", "b", "c", "d", "e"],
    ],
    mandarins: null,
    stores: "ends",
  },
  numbers: { total: 50, rounds: 20 },
  sections: [
    { id: "about", parts: ["san-yao-about"] },
    { id: "origin", parts: ["san-yao-origin", "san-yao-origin-place"] },
    {
      id: "board",
      parts: [
        "san-yao-board",
        "san-yao-board-owner",
        "rules-names",
        "rules-letters",
        "rules-notation",
        { decided: ["rules-decided-first"] },
      ],
    },
    {
      id: "turn",
      parts: [
        "san-yao-turn",
        "san-yao-turn-next",
        {
          example: "san-yao-example-relay",
          record: "1/san-yao;match=false/S:2,1,0,1,0:4,0,2,0,1:20,19:SSSSS,NNNNN/",
          moves: ["A"],
          shows: { seeds: 2, from: "A", relays: ["D", "a"], last: "e", cells: ["B"], taken: 2 },
        },
        "san-yao-turn-pass",
        {
          example: "san-yao-example-pass",
          record: "1/san-yao;match=false/S:1,0,0,0,2:0,0,0,0,0:20,27:SSSSS,NNNNN/",
          moves: ["A"],
          shows: { from: "A", passes: 1, toMove: 0 },
        },
        { decided: ["rules-decided-round-trip", "san-yao-decided-pass"] },
      ],
    },
    {
      id: "capture",
      parts: [
        "san-yao-capture",
        "san-yao-capture-chain",
        {
          example: "san-yao-example-capture",
          record: "1/san-yao;match=false/S:1,0,0,3,0:2,0,0,4,1:20,19:SSSSS,NNNNN/",
          moves: ["A"],
          shows: { last: "B", cells: ["D", "a"], taken: 5 },
        },
        {
          example: "san-yao-example-two",
          record: "1/san-yao;match=false/S:1,0,0,0,3:2,0,1,4,0:20,19:SSSSS,NNNNN/",
          moves: ["A"],
          shows: { last: "B", taken: 0 },
        },
      ],
    },
    {
      id: "endless",
      title: "san-yao-section-endless",
      parts: [
        "san-yao-endless",
        {
          example: "san-yao-example-endless",
          record: "1/san-yao;match=false/S:1,0,1,0,1:0,1,0,2,1:20,23:SSSSS,NNNNN/",
          moves: ["A"],
          shows: { from: "A", laps: 50, taken: 0, toMove: 1 },
        },
        { decided: ["san-yao-decided-endless"] },
      ],
    },
    {
      id: "end",
      parts: [
        "san-yao-end",
        {
          example: "san-yao-example-end",
          record: "1/san-yao;match=false/S:0,0,0,1,0:0,4,0,3,0:20,22:SSSSS,NNNNN/",
          moves: ["D"],
          shows: { cells: ["b", "d"], south: 28, north: 22, reason: "spent" },
        },
        "rules-resign",
        { decided: ["san-yao-decided-repetition"] },
      ],
    },
    {
      id: "match",
      parts: [
        "san-yao-match",
        "san-yao-match-fill",
        "san-yao-match-loan",
        {
          example: "san-yao-example-match",
          record: "1/san-yao/S:0,0,0,1,0:0,4,0,3,0:29,13:SSSSS,NNNNN:1:S/",
          moves: ["D"],
          shows: { south: 37, north: 13, holes: 7, sons: ["a", "b"], lent: 2, toMove: 0 },
        },
        {
          example: "san-yao-example-sons",
          record: "1/san-yao/S:5,5,5,5,5:5,5,5,5,5:0,0:SSSSS,SSNNN:2:S/",
          moves: ["b"],
          shows: { sons: ["a", "b"], from: "b", relays: ["C", "d", "a", "C", "E"], taken: 9 },
        },
        "san-yao-match-start",
        {
          example: "san-yao-example-ruin",
          record: "1/san-yao/S:0,0,0,1,0:0,4,0,3,0:38,4:SSSSS,NNNNN:1:S/",
          moves: ["D"],
          shows: { south: 46, north: 4, reason: "ruined" },
        },
        {
          decided: ["san-yao-decided-sons", "san-yao-decided-loan", "san-yao-decided-equal", "san-yao-decided-rounds"],
        },
      ],
    },
    { id: "options", parts: ["san-yao-option-match", "san-yao-option-rounds"] },
    { id: "notes", parts: ["san-yao-notes-balance", "san-yao-notes-maths"] },
    { id: "sources", parts: [{ list: ["rules-source-sheet", "rules-source-others"] }] },
  ],
};
