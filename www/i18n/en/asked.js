/** English words of what is asked: a new game, pingsut, how to end. Fetched when something is asked first. */
import { WHO } from "../en.js";

/** @type {import("../types.js").Entries} */
export default {
  // A new game
  "setup.title": "New game of {game}",
  "setup.players": "Who plays",
  "setup.starts": "Who starts",
  "setup.lot": "Draw lots",
  "setup.lot.hint": "Chance decides when the game begins.",
  "setup.pingsut": "Pingsut",
  "setup.pingsut.hint": "Throw signs for it, as it is done in Java.",
  "setup.rules": "Rules",
  "setup.begin": "Begin",
  "setup.saved": "Games left open",
  "setup.saved.item": ({ game, moves, when }, { plural }) =>
    `${game}, ${plural(moves, { one: "# move", other: "# moves" })}, ${when}`,
  "started.lot": ({ voice }) =>
    voice === "you"
      ? "The lot falls on you: you start."
      : `The lot falls on ${WHO[voice].replace("The", "the")}, who starts.`,

  // Pingsut
  "pingsut.title": "Pingsut",
  "pingsut.how": "Elephant beats human, human beats ant, ant beats elephant.",
  "pingsut.throw": ({ voice }) =>
    voice === "you" ? "Throw your sign." : `${WHO[voice]}: throw a sign. The other looks away.`,
  "pingsut.elephant": "Elephant",
  "pingsut.human": "Human",
  "pingsut.ant": "Ant",
  "pingsut.elephant.finger": "thumb",
  "pingsut.human.finger": "index finger",
  "pingsut.ant.finger": "little finger",
  "pingsut.thrown": ({ first, second, one, two }) =>
    `${WHO[first]} threw ${one}, ${WHO[second].replace("The", "the").replace("You", "you")} ${two}.`,
  "pingsut.equal": "Equal: throw again.",
  "pingsut.winner": ({ voice }) => (voice === "you" ? "You start." : `${WHO[voice]} starts.`),
  "pingsut.begin": "Begin",
  "pingsut.sign.elephant": "the elephant",
  "pingsut.sign.human": "the human",
  "pingsut.sign.ant": "the ant",

  // Questions
  "ask.resign": "Resign this game?",
  "ask.resign.hint": "The other side wins. You can still undo it.",
  "ask.agree": "Split what is left?",
  "ask.agree.hint": "Both sides must be content with it.",
  "agree.declined": "The computer expects more and plays on.",
};
