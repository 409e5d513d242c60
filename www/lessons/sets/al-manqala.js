/** Lessons of Al-manqala, without a word: the titles and hints are in `../../i18n/lessons/`. */

/** @type {import("../types.js").OwnSet} */
export default {
  game: "al-manqala",
  lessons: [
    { title: "first", hint: "first", at: "1/al-manqala/S:1,1,4,1,1,1,0:0,4,0,4,16,1,0:36,28/", ask: "last", move: "C" },
    {
      title: "across",
      hint: "across",
      at: "1/al-manqala/S:1,1,0,0,0,1,3:0,0,20,4,0,6,0:36,26/",
      ask: "last",
      move: "G",
    },
    { title: "choice", hint: "choice", at: "1/al-manqala/S:0,0,2,3,0,8,15:2,2,16,1,0,1,0:28,20/", ask: "moves" },
    { title: "two", hint: "two", at: "1/al-manqala/S:1,1,1,2,1,0,14:0,5,0,0,1,0,10:14,48/", ask: "gain", move: "A" },
    { title: "two", hint: "two", at: "1/al-manqala/S:3,1,0,3,2,0,1:0,5,0,1,1,0,3:40,38/", ask: "gain", move: "A" },
    {
      title: "chain",
      hint: "backward",
      at: "1/al-manqala/S:1,3,9,1,3,1,1:0,0,9,0,0,8,0:40,22/",
      ask: "gain",
      move: "B",
    },
    {
      title: "chain",
      hint: "backward",
      at: "1/al-manqala/S:4,1,2,5,2,2,7:4,1,1,0,1,1,1:26,40/",
      ask: "gain",
      move: "G",
    },
    { title: "round", hint: "round", at: "1/al-manqala/S:2,2,15,0,0,2,1:2,1,3,3,1,3,1:30,32/", ask: "last", move: "C" },
    { title: "feed", hint: "feed", at: "1/al-manqala/S:1,1,5,1,11,1,0:0,0,0,0,0,0,0:38,40/", ask: "moves" },
    { title: "most", hint: "most", at: "1/al-manqala/S:1,1,3,4,3,3,6:1,3,0,0,0,0,3:24,46/", ask: "most" },
    { title: "win", hint: "half", at: "1/al-manqala/S:0,1,4,1,1,1,2:0,3,3,2,3,3,0:46,28/", ask: "win" },
    { title: "study", hint: "study", at: "1/al-manqala/S:1,1,0,0,1,0,0:0,0,0,0,0,0,1:48,46/", ask: "best", plies: 1 },
    { title: "study", hint: "study", at: "1/al-manqala/S:1,1,2,0,0,0,0:0,0,1,1,0,0,0:50,42/", ask: "best", plies: 1 },
    { title: "study", hint: "study", at: "1/al-manqala/S:1,0,2,0,1,0,0:0,1,1,0,0,0,0:48,44/", ask: "best", plies: 1 },
  ],
};
