/** Lessons of Ô Ăn Quan, without a word: the titles and hints are in `../../i18n/lessons/`. */

/** @param {string} rest of a record in which South moves and nobody has borrowed */
const south = (rest) => `1/o-an-quan/S:${rest}:0,0/`;

const TWO_STONES = south("1,0,0,6,6:0,1,7,7,7:6,6:1.1,2.1:6.0,6.0");
const CORNER = south("0,0,1,7,7:7,1,0,6,6:6,6:2.1,1.1:6.0,6.0");

/** @type {import("../types.js").OwnSet} */
export default {
  game: "o-an-quan",
  lessons: [
    { title: "first", hint: "first", at: south("2,1,8,0,0:0,9,0,8,8:11,21:0.0,2.0:1.1,11.1"), ask: "last", move: "Ar" },
    { title: "across", hint: "mandarin", at: TWO_STONES, ask: "last", move: "Er" },
    { title: "choice", hint: "choice", at: south("3,0,1,1,0:1,0,0,0,0:25,7:14.1,8.0:15.1,7.0"), ask: "moves" },
    { title: "on", hint: "on", at: CORNER, ask: "last", move: "Cr" },
    { title: "before", hint: "before", at: TWO_STONES, ask: "last", move: "El" },
    { title: "take", hint: "take", at: TWO_STONES, ask: "gain", move: "Ar" },
    { title: "chain", hint: "chain", at: south("0,4,4,0,9:3,0,1,0,9:20,6:4.1,0.0:10.1,6.0"), ask: "gain", move: "Cl" },
    { title: "stone", hint: "stone", at: CORNER, ask: "gain", move: "Cl" },
    { title: "long", hint: "on", at: south("4,1,3,9,2:2,3,0,0,8:6,6:3.1,3.1:6.0,6.0"), ask: "last", move: "Al" },
    { title: "most", hint: "most", at: south("3,3,3,10,2:1,2,2,0,0:7,20:4.1,3.0:7.0,10.1"), ask: "most" },
    {
      title: "chain",
      hint: "chain",
      at: south("3,0,5,14,0:0,1,0,5,0:20,0:9.1,3.0:10.1,0.0"),
      ask: "reach",
      points: 35,
    },
    { title: "win", hint: "win", at: south("0,1,1,0,5:3,0,0,0,0:29,20:2.0,9.0:19.1,10.1"), ask: "win" },
    { title: "study", hint: "study", at: south("0,1,1,1,0:1,1,1,0,0:25,29:0.0,0.1:25.0,19.1"), ask: "best", plies: 1 },
    { title: "study", hint: "study", at: south("1,1,1,1,0:0,1,1,0,1:29,24:0.1,0.0:19.1,24.0"), ask: "best", plies: 1 },
  ],
};
