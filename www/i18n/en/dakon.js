/** English words of Dakon: how it goes, in short, and its rule options. */

/** @type {import("../types.js").Entries} */
export default {
  "rules.dakon.1":
    "Lift all seeds of one of your holes and sow them counter-clockwise, also into your own store (lumbung), never into the other.",
  "rules.dakon.2": "Last seed into your store: choose again. Into seeds: lift them all and go on.",
  "rules.dakon.3": "Into an empty hole of your own: you take the seeds opposite. That is nembak, “shooting”.",
  "rules.dakon.4":
    "Into an empty hole of the other row between two equal holes: you take all three. That is mikul, “shouldering”.",
  "rules.dakon.5": "When the row of the player to move is empty, the other takes what is left. Most seeds win.",

  "option.dakon.holes": "Holes in a row",
  "option.dakon.holes.hint": "Each hole starts with as many seeds as a row has holes.",
  "option.dakon.nembak": "Nembak: the last seed",
  "option.dakon.nembak.hint":
    "When a last seed falls into an own empty hole and takes those opposite, it stays or goes with them.",
  "option.dakon.nembak.stays": "Stays in its hole",
  "option.dakon.nembak.takes-both": "Goes with them",
};
