/** Lessons of Dakon, without a word: the titles and hints are in `../../i18n/lessons/`. */

/** @type {import("../types.js").OwnSet} */
export default {
  game: "dakon",
  lessons: [
    { title: "first", hint: "first", at: "1/dakon/S:3,0,1,2,4,0,8:3,0,6,2,1,2,6:52,8/", ask: "last", move: "D" },
    { title: "store", hint: "store", at: "1/dakon/S:11,0,4,0,3,4,3:0,4,3,1,3,4,3:47,8/", ask: "last", move: "E" },
    { title: "across", hint: "across", at: "1/dakon/S:6,0,0,2,1,0,4:0,3,0,5,2,5,2:60,8/", ask: "last", move: "G" },
    { title: "choice", hint: "choice", at: "1/dakon/S:6,0,1,0,1,0,6:13,5,13,13,4,13,13:10,0/", ask: "moves" },
    { title: "on", hint: "among", at: "1/dakon/S:2,17,3,0,0,4,3:0,2,7,1,0,1,13:18,27/", ask: "last", move: "F" },
    { title: "long", hint: "among", at: "1/dakon/S:2,1,0,0,9,1,2:1,6,3,1,1,2,6:21,42/", ask: "last", move: "E" },
    { title: "nembak", hint: "nembak", at: "1/dakon/S:6,0,0,2,1,0,4:0,3,0,5,2,5,2:60,8/", ask: "gain", move: "D" },
    { title: "mikul", hint: "mikul", at: "1/dakon/S:0,1,0,2,0,0,4:5,2,0,3,1,0,2:41,37/", ask: "gain", move: "G" },
    { title: "most", hint: "most", at: "1/dakon/S:5,0,3,0,2,3,0:1,2,8,4,1,4,1:56,8/", ask: "most" },
    { title: "again", hint: "again", at: "1/dakon/S:6,2,0,1,3,0,4:13,5,13,13,4,13,13:8,0/", ask: "reach", points: 30 },
    { title: "run", hint: "again", at: "1/dakon/S:4,3,0,1,0,2,15:11,1,3,0,1,2,27:28,0/", ask: "reach", points: 30 },
    { title: "win", hint: "half", at: "1/dakon/S:5,4,1,2,1,1,0:12,2,4,1,2,3,28:32,0/", ask: "win" },
    { title: "nine", hint: "nine", at: "1/dakon//", ask: "win" },
    { title: "study", hint: "study", at: "1/dakon/S:1,0,1,0,0,0,2:1,0,1,0,0,0,0:47,45/", ask: "best", plies: 3 },
    { title: "study", hint: "study", at: "1/dakon/S:1,0,0,1,0,1,0:2,0,0,0,0,1,1:46,45/", ask: "best", plies: 4 },
    { title: "study", hint: "study", at: "1/dakon/S:0,3,0,1,0,0,2:0,0,0,2,0,1,1:48,40/", ask: "best", plies: 4 },
  ],
};
