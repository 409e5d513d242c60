/** @import { Seat } from "../types.js" */

/**
 * Ways to open that leave both players as even as can be: `margin` is what who starts wins by in the end,
 * proven under perfect play or only what deep search expects (`docs/solved.md`). The moves are those where
 * South starts; they hold under these options alone, those left out being as usual.
 *
 * @type {readonly import("./types.js").FairOpening[]}
 */
export const FAIR = [
  { game: "o-an-quan", options: {}, moves: ["Br"], margin: -2, proven: false },
  { game: "o-an-quan", options: {}, moves: ["Cl"], margin: -2, proven: false },
  { game: "o-an-quan", options: {}, moves: ["Cr"], margin: -2, proven: false },
  { game: "o-an-quan", options: {}, moves: ["Dl"], margin: -2, proven: false },
  { game: "o-an-quan", options: { youngMandarin: 5 }, moves: ["Br"], margin: 0, proven: false },
  { game: "o-an-quan", options: { youngMandarin: 5 }, moves: ["Dl"], margin: 0, proven: false },
  { game: "san-yao", options: { match: false }, moves: ["C"], margin: 0, proven: true },
  { game: "san-yao", options: { match: false }, moves: ["C", "b"], margin: 0, proven: true },
  { game: "san-yao", options: { match: false }, moves: ["C", "c", "C"], margin: 0, proven: true },
  { game: "san-yao", options: { match: false }, moves: ["E", "c", "E"], margin: 0, proven: true },
  { game: "al-manqala", options: {}, moves: ["A"], margin: 2, proven: false },
  { game: "al-manqala", options: {}, moves: ["D"], margin: 2, proven: false },
  { game: "al-manqala", options: {}, moves: ["E"], margin: 2, proven: false },
  { game: "al-manqala", options: {}, moves: ["F"], margin: 2, proven: false },
  { game: "al-manqala", options: {}, moves: ["G"], margin: -2, proven: false },
  { game: "dakon", options: { holes: 5 }, moves: ["B", "b", "e", "C"], margin: 0, proven: true },
  { game: "dakon", options: { holes: 5 }, moves: ["B", "e", "c", "B"], margin: 0, proven: true },
  { game: "dakon", options: { holes: 6 }, moves: ["E", "e", "c"], margin: 0, proven: true },
  { game: "dakon", options: { holes: 6 }, moves: ["E", "f", "E"], margin: 0, proven: true },
  { game: "dakon", options: {}, moves: ["E", "b", "F"], margin: -2, proven: true },
  { game: "dakon", options: {}, moves: ["G", "g"], margin: -6, proven: true },
];

/** The same opening where the other seat starts: its hole of the same place for each. @param {string} move @param {Seat} first */
export const asPlayed = (move, first) =>
  first === 0 ? move : move.replace(/^./, (hole) => (hole < "a" ? hole.toLowerCase() : hole.toUpperCase()));

/** The openings that hold under these rules. @param {string} game @param {{ [option: string]: unknown }} options */
export const fairUnder = (game, options) =>
  FAIR.filter((one) => {
    const names = Object.keys({ ...one.options, ...options });
    return one.game === game && names.every((name) => options[name] === one.options[name]);
  });
