/** How far somebody is with a list, kept in the browser under a name made from the list itself. */
import { parse, read, write } from "../storage.js";

/** @import { Mark, OpenProgress } from "./types.js" */

const KEY = "mancala:lessons:";
const MARKS = ["open", "tried", "first", "later", "shown"];

/** What becomes of a mark: what was found at once stays so, what was looked up can still be found. @type {{ [what: string]: { [mark: string]: Mark } }} */
const NEXT = {
  wrong: { open: "tried" },
  found: { open: "first", tried: "later", shown: "later" },
  shown: { open: "shown", tried: "shown" },
};

/** A short name for a text. @param {string} text */
export function signOf(text) {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ /** @type {number} */ (char.codePointAt(0)), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** The same for the same lessons, whatever they are called. @param {import("./types.js").Lesson[]} lessons */
export function idOf(lessons) {
  const told = lessons.map(
    ({ at, ask, move = "", points = 0, plies = 0 }) => `${at} ${ask} ${move} ${points} ${plies}\n`,
  );
  return signOf(told.join(""));
}

/** @type {OpenProgress} */
export function openProgress(id, count) {
  /** @type {Mark[]} */
  let marks = readMarks(parse(read(KEY + id)), count);
  const keep = () => write(KEY + id, JSON.stringify(marks));

  return {
    marks: () => [...marks],
    note(index, what) {
      const next = NEXT[what][marks[index]];
      if (!next) return;
      marks[index] = next;
      keep();
    },
    clear() {
      marks = readMarks(null, count);
      keep();
    },
  };
}

/** @param {unknown} value @param {number} count @returns {Mark[]} */
function readMarks(value, count) {
  const known = Array.isArray(value) ? value : [];
  return Array.from({ length: count }, (_none, index) => (MARKS.includes(known[index]) ? known[index] : "open"));
}
