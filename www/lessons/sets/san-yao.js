/** Lessons of Sàn Yáo, without a word: the titles and hints are in `../../i18n/lessons/`. */

/** @param {string} rest of a record of a single round in which nobody has sons */
const round = (rest) => `1/san-yao;match=false/S:${rest}:SSSSS,NNNNN/`;

/** @type {import("../types.js").OwnSet} */
export default {
  game: "san-yao",
  lessons: [
    { title: "first", hint: "first", at: round("0,4,6,1,17:0,0,0,5,0:15,2"), ask: "last", move: "B" },
    { title: "on", hint: "on", at: round("3,3,7,8,0:2,0,2,0,0:21,4"), ask: "last", move: "B" },
    { title: "choice", hint: "choice", at: round("0,0,4,5,1:0,1,6,6,4:19,4"), ask: "moves" },
    { title: "sons", hint: "sons", at: "1/san-yao/S:0,4,6,0,7:3,0,2,5,1:12,10:SSSSS,SSNNN:3:S/", ask: "moves" },
    { title: "take", hint: "take", at: round("6,3,9,1,0:0,2,4,8,0:12,5"), ask: "gain", move: "B" },
    { title: "across", hint: "across", at: round("3,0,8,9,4:0,0,1,0,0:21,4"), ask: "last", move: "C" },
    { title: "chain", hint: "chain", at: round("0,3,7,8,0:2,1,0,1,0:21,7"), ask: "gain", move: "C" },
    { title: "chain", hint: "chain", at: round("4,5,2,4,0:0,4,0,2,0:16,13"), ask: "gain", move: "B" },
    { title: "long", hint: "on", at: round("0,1,9,10,0:1,0,0,1,1:23,4"), ask: "last", move: "D" },
    { title: "chain", hint: "chain", at: round("0,10,3,9,3:0,0,7,0,4:11,3"), ask: "gain", move: "C" },
    { title: "most", hint: "most", at: round("1,0,4,1,14:0,0,4,1,3:10,12"), ask: "most" },
    { title: "win", hint: "win", at: round("1,1,1,0,1:0,0,1,0,1:25,19"), ask: "win" },
    { title: "win", hint: "win", at: round("4,0,0,5,1:1,0,1,8,1:10,19"), ask: "win" },
    { title: "study", hint: "study", at: round("0,0,1,2,1:0,0,3,0,1:20,22"), ask: "best", plies: 2 },
    { title: "study", hint: "study", at: round("0,1,1,1,0:1,0,2,0,0:18,26"), ask: "best", plies: 3 },
  ],
};
