/** English words of Ô Ăn Quan: how it goes, in short, and its rule options. */

/** @type {import("../types.js").Entries} */
export default {
  "rules.o-an-quan.1":
    "Lift all pebbles of one of your five squares and sow them one by one, to the left or to the right.",
  "rules.o-an-quan.2":
    "If the next square holds pebbles, lift them and go on. If it is empty, you take what lies in the square behind it, and so on over single gaps.",
  "rules.o-an-quan.3": "Before a mandarin square (ô quan) the turn ends. A big stone counts ten.",
  "rules.o-an-quan.4":
    "If your squares are all empty, you set one captured pebble free in each, borrowing if need be: thả cá, “releasing fish”.",
  "rules.o-an-quan.5":
    "When both mandarin squares are empty, each takes the pebbles of his own squares, and debts are repaid. Most points win.",

  "option.o-an-quan.mandarin": "Mandarin squares hold",
  "option.o-an-quan.mandarin.hint": "A big stone and ten pebbles are worth the same, but pebbles can be sown on.",
  "option.o-an-quan.mandarin.stone": "One big stone",
  "option.o-an-quan.mandarin.pebbles": "Ten pebbles",
  "option.o-an-quan.emptyMandarin": "An empty mandarin square next",
  "option.o-an-quan.emptyMandarin.hint":
    "Sowing that comes to rest before it either ends there or may capture behind it.",
  "option.o-an-quan.emptyMandarin.stops": "Ends the turn",
  "option.o-an-quan.emptyMandarin.gap": "Is a gap like any other",
  "option.o-an-quan.youngMandarin": "Young mandarin (quan non)",
  "option.o-an-quan.youngMandarin.hint":
    "A big stone with fewer pebbles than this beside it cannot be taken; 0 turns the rule off.",
};
