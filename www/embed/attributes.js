/**
 * What can be asked of a board, as attributes of an element or parameters of a frame: the one list that they, the
 * page for authors and its builder are made from. What authors read of it is in reference.js, which no board needs.
 */

import { withoutTurns } from "../i18n/directions.js";

/** @import { Attribute, Comments, Kind, Name, Problem, ReadAttributes, Wanted } from "./types.js" */

/** Comments longer than this are cut. */
const LONGEST = 4000;
/** So much of what was asked for is repeated. */
const REPEATED = 40;

/** @type {readonly Attribute[]} */
export const ATTRIBUTES = [
  { name: "game", kind: "text", usual: "o-an-quan" },
  { name: "mode", kind: "choice", usual: "play", choices: ["play", "replay", "diagram"] },
  { name: "record", kind: "text", usual: "" },
  { name: "position", kind: "text", usual: "" },
  { name: "at", kind: "whole", usual: "", least: 0, most: 100_000 },
  { name: "comments", kind: "comments", usual: "" },
  { name: "seats", kind: "choice", usual: "south", choices: ["south", "north", "both", "none"] },
  { name: "level", kind: "whole", usual: "4", least: 1, most: 8 },
  { name: "lang", kind: "text", usual: "" },
  { name: "theme", kind: "choice", usual: "auto", choices: ["auto", "light", "dark"] },
  { name: "flip", kind: "flag", usual: "no" },
  { name: "counts", kind: "flag", usual: "yes" },
  { name: "controls", kind: "flag", usual: "yes" },
];

export const NAMES = ATTRIBUTES.map(({ name }) => name);

const YES = new Set(["", "yes", "true", "on", "1"]);
const NO = new Set(["no", "false", "off", "0"]);

/** Undefined for what cannot be read. @type {{ [Of in Kind]: (text: string, about: Attribute) => unknown }} */
const READERS = {
  text: (text) => text.trim(),
  choice: (text, { choices }) => choices?.find((choice) => choice === text.trim().toLowerCase()),
  whole(text, { usual, least = 0, most = 0 }) {
    if (text.trim() === "") return usual === "" ? null : Number(usual);
    const number = /^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN;
    return number >= least && number <= most ? number : undefined;
  },
  flag(text, { name }) {
    const plain = text.trim().toLowerCase();
    if (YES.has(plain) || plain === name) return true;
    return NO.has(plain) ? false : undefined;
  },
  comments: (text) => readComments(text),
};

/** @param {string} text @returns {Comments | undefined} */
function readComments(text) {
  /** @type {Comments} */
  const comments = new Map();
  if (text.trim() === "") return comments;
  let data;
  try {
    data = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof data !== "object" || data === null) return undefined;
  for (const [ply, said] of Object.entries(data)) {
    if (!/^\d{1,6}$/.test(ply) || (typeof said !== "string" && said !== null)) return undefined;
    if (said) comments.set(Number(ply), { text: said.slice(0, LONGEST) });
  }
  return comments;
}

/** What stands in the children of an element: `<p data-ply="3">…</p>`, at any depth. @param {Element} element */
export function commentsIn(element) {
  /** @type {Comments} */
  const comments = new Map();
  for (const said of element.querySelectorAll("[data-ply]")) {
    const ply = said.getAttribute("data-ply") ?? "";
    const text = (said.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, LONGEST);
    const lang = said.closest("[lang]")?.getAttribute("lang");
    if (/^\d{1,6}$/.test(ply) && text) comments.set(Number(ply), lang ? { text, lang } : { text });
  }
  return comments;
}

/** What cannot be read counts as missing, and is told. @type {ReadAttributes} */
export function readAttributes(get) {
  /** @type {{ [name: string]: unknown }} */
  const wanted = {};
  /** @type {Problem[]} */
  const problems = [];
  for (const about of ATTRIBUTES) {
    const { name, kind, usual, choices, least, most } = about;
    const given = get(name);
    const read = READERS[kind];
    let value = given === null ? undefined : read(given, about);
    if (given !== null && value === undefined) {
      problems.push({
        name,
        value: withoutTurns(given.length > REPEATED ? `${given.slice(0, REPEATED)}…` : given),
        choices: kind === "whole" ? [`${least} – ${most}`] : kind === "flag" ? ["yes", "no"] : choices,
      });
    }
    value ??= read(usual, about);
    wanted[name] = value;
  }
  return { wanted: /** @type {Wanted} */ (/** @type {unknown} */ (wanted)), problems };
}
