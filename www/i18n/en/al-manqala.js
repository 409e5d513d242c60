/** English words of Al-manqala: how it goes, in short. */

/** @type {import("../types.js").Entries} */
export default {
  "rules.al-manqala.1": "Lift all beads of one of your houses and sow them counter-clockwise, once.",
  "rules.al-manqala.2":
    "If the last house then holds two or four beads, you take them, and those of the houses before it as long as they hold two or four.",
  "rules.al-manqala.3": "If the other row is empty, you must give it a bead if you can.",
  "rules.al-manqala.4": "If it cannot be fed, its owner takes what is left. More than half of the 98 beads wins.",
};
