/** English words of Sàn Yáo: how it goes, in short, and its rule options. */

/** @type {import("../types.js").Entries} */
export default {
  "rules.san-yao.1": "Lift all stones of one of your holes and sow them counter-clockwise.",
  "rules.san-yao.2":
    "If the next hole holds stones, lift them and go on. If it is empty, you take what lies in the hole behind it, and so on over single gaps.",
  "rules.san-yao.3": "A round ends when fewer than two stones are left. All holes are filled with five again.",
  "rules.san-yao.4":
    "Who has stones for more than five holes conquers some of the other row: his sons (érzi). He lends what is left over.",
  "rules.san-yao.5": "Who cannot fill even one hole has lost the match.",

  "option.san-yao.match": "Whole match",
  "option.san-yao.match.hint":
    "Rounds follow with sons and loans until one side is ruined; otherwise one round decides.",
  "option.san-yao.rounds": "Rounds at most",
  "option.san-yao.rounds.hint": "A match that is still open after so many rounds goes to the last count.",
};
