/** What the pictures' files are called: so that two positions of one article never meet under one name. */

import { make } from "../dom.js";

/** @import { Files, Subject } from "./types.js" */

/** Four letters and digits out of a record. @param {string} record */
function signOf(record) {
  let state = 2166136261;
  for (let i = 0; i < record.length; i++) state = Math.imul(state ^ record.charCodeAt(i), 16777619);
  return (state >>> 0).toString(36).padStart(7, "0").slice(-4);
}

/** @param {Subject} subject @returns {Files} */
export function filesFor({ info, turns, record }) {
  const game = info.name.replace(/[^a-z0-9-]/g, "");
  const base = `${game}-${turns.length}-${signOf(record)}`;
  return { still: base, turn: `${base}-turn`, game: `${base}-game` };
}

/** @param {Blob} blob @param {string} name */
export function save(blob, name) {
  const url = URL.createObjectURL(blob);
  make("a", { href: url, download: name }).click();
  // By then the browser has taken it.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
