/** What authors read of attributes, events, methods, colours and messages; code stands between back quotes. */

/** @import { About, Name, Told } from "./types.js" */

/** @type {{ [Of in Name]: About }} */
export const ATTRIBUTE_NOTES = {
  game: {
    about: "Which game, and by which rule options, as in a record.",
    example: "dakon;holes=5",
  },
  mode: {
    about: "`play` lets somebody play, `replay` steps through a record, `diagram` shows one moment of it.",
    example: "replay",
  },
  record: {
    about: "A game so far, as links to this site hold it after the `#`; a whole link will do as well.",
    example: "1/dakon//A.B.G.G",
  },
  position: {
    about: "Where the game begins if there is no record: as in a record, or as JSON, as the engine gives it.",
    example: "S:0,0,0,0,1:0,0,0,0,1:40,8",
  },
  at: {
    about:
      "After how many turns of the record to begin. A replay begins at the start, the others at the end. In `play`, what comes later is left out.",
    example: "12",
  },
  comments: {
    about:
      "What is said to the moments of a replay, as JSON: a list that begins with the start, or texts by numbers of turns. In an element, children with `data-ply` do the same. All of it is shown as plain text.",
    example: '{"0": "Watch the store.", "3": "Nembak!"}',
  },
  seats: { about: "Whom people play; the computer plays the rest.", example: "both" },
  level: { about: "How well the computer plays.", example: "6" },
  lang: {
    about:
      "Its language: en, vi, zh, id, jv, ar, ur, be, et, pl or bg. If none is given, that of the page around it, then that of the browser.",
    example: "jv",
  },
  theme: {
    about: "`auto` follows the `color-scheme` of the page around it; in a frame, the system.",
    example: "dark",
  },
  flip: { about: "Whether the board is turned round.", example: "yes" },
  counts: { about: "Whether counts stand beside the holes.", example: "no" },
  controls: { about: "Whether there are buttons below the board. A diagram has none.", example: "no" },
};

/** @type {{ [Of in keyof Told]: About }} */
export const EVENT_NOTES = {
  ready: { about: "A board lies there, for the first time or anew." },
  move: { about: "A person, the computer or a script has moved; the board may still be showing it." },
  step: { about: "A replay, undo or redo shows another moment." },
  end: { about: "The game is over, and that has been shown." },
  error: { about: "Something asked for cannot be had; `message` is the sentence that the board shows." },
};

/** @type {{ [method: string]: About }} */
export const METHOD_NOTES = {
  "play(move)": { about: "Plays a legal move for the person whose turn it is. Returns whether it was played." },
  "go(to)": { about: "In a replay or a diagram: to a number of turns, or `first`, `previous`, `next`, `last`." },
  "undo()": { about: "Back to the last choice of a person; in a replay, one turn back." },
  "redo()": { about: "And forward again." },
  "flip()": { about: "Turns the board round." },
  "load(record)": {
    about: "Shows another record, or a fresh game of that name, at once. A promise of whether it could be had.",
  },
  record: { about: "The record of the moment that is shown; setting it sets the attribute." },
  position: { about: "The position that is shown, as plain data; setting it sets the attribute." },
  ply: { about: "How many turns were played before it." },
  moves: { about: "What a person may choose now." },
  outcome: { about: "How the game ended, or `null`." },
};

/** @type {{ [property: string]: About }} */
export const STYLE_NOTES = {
  "--mancala-paper": { about: "The background of the box." },
  "--mancala-sheet": { about: "The background of buttons and comments." },
  "--mancala-ink": { about: "Text." },
  "--mancala-faint": { about: "Text that matters less." },
  "--mancala-line": { about: "The edge of the box." },
  "--mancala-edge": { about: "The edges of buttons." },
  "--mancala-mark": { about: "What stands out: links, focus, the chief button." },
  "--mancala-on-mark": { about: "Text on that." },
  "--mancala-font": { about: "Its fonts." },
  "--mancala-padding": { about: "Room between the edge and what is inside." },
  "--mancala-radius": { about: "How round its corners are." },
};

/** @type {{ [type: string]: About }} */
export const MESSAGE_NOTES = {
  load: { about: "Shows another game; what is left out is as usual.", example: 'record: "1/dakon//A.B"' },
  go: { about: "To a number of turns, or `first`, `previous`, `next`, `last`.", example: "to: 4" },
  flip: { about: "Turns the board round, or this way: `true`, `false`.", example: "flip: true" },
  theme: { about: "Light or dark.", example: 'theme: "dark"' },
  resize: { about: "At this width, all could be seen at this height." },
  ...EVENT_NOTES,
};
