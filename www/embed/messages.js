/**
 * What a frame and the page around it say to each other: `{ type: "mancala:…", v: 1, … }`. The one list that the
 * frame and the page for authors are made from.
 */

/** @import { Message, MessageKind, Shape } from "./types.js" */

export const VERSION = 1;
const PREFIX = "mancala:";

/** @type {readonly MessageKind[]} */
export const INCOMING = [
  {
    type: "load",
    shape: {
      game: { kind: "text" },
      position: { kind: "any" },
      record: { kind: "text" },
      at: { kind: "whole" },
      mode: { kind: "choice", choices: ["play", "replay", "diagram"] },
      comments: { kind: "any" },
    },
  },
  {
    type: "go",
    shape: { to: { kind: "goal", needed: true } },
  },
  { type: "flip", shape: { flip: { kind: "flag" } } },
  {
    type: "theme",
    shape: { theme: { kind: "choice", choices: ["auto", "light", "dark"], needed: true } },
  },
];

/** @type {readonly { type: string, details: string }[]} */
export const OUTGOING = [
  { type: "ready", details: "game, mode, record, ply" },
  { type: "move", details: "move, seat, by, ply, record, position" },
  { type: "step", details: "ply, turns, move, comment, record, position" },
  { type: "end", details: "winner, points, reason, record" },
  { type: "resize", details: "width, height" },
  { type: "error", details: "code, name, value, message" },
];

/** What may be asked for in a text must not be endless. */
const LONGEST = 100_000;

/** @param {unknown} value @param {Shape[string]} shape */
function fits(value, { kind, choices }) {
  if (value === undefined) return true;
  if (kind === "text") return typeof value === "string" && value.length <= LONGEST;
  if (kind === "choice") return choices?.includes(/** @type {string} */ (value)) === true;
  if (kind === "whole") return Number.isSafeInteger(value) && Number(value) >= 0;
  if (kind === "flag") return typeof value === "boolean";
  if (kind === "goal") return typeof value === "string" || typeof value === "number";
  try {
    return JSON.stringify(value).length <= LONGEST;
  } catch {
    // Not all that can be sent can be written down: rings without end, or numbers that JSON does not know.
    return false;
  }
}

/** @param {string} type @param {object} detail @returns {Message} */
export function messageOf(type, detail) {
  return { ...detail, type: PREFIX + type, v: VERSION };
}

/**
 * Null for what is none of ours; a code for what is, and is wrong.
 * @param {unknown} data
 * @returns {{ type: string, code: string } | { type: string, code: null, detail: { [name: string]: unknown } } | null}
 */
export function readMessage(data) {
  if (typeof data !== "object" || data === null) return null;
  const { type: full, v, ...detail } = /** @type {Message} */ (data);
  if (typeof full !== "string" || !full.startsWith(PREFIX)) return null;
  const type = full.slice(PREFIX.length, PREFIX.length + 40);
  if (v !== VERSION) return { type, code: typeof v === "number" && v > VERSION ? "newer-version" : "bad-version" };
  const kind = INCOMING.find((one) => one.type === type);
  if (!kind) return { type, code: "unknown-message" };
  for (const [name, shape] of Object.entries(kind.shape)) {
    if (shape.needed && detail[name] === undefined) return { type, code: "missing-field" };
    if (!fits(detail[name], shape)) return { type, code: "bad-field" };
  }
  return { type, code: null, detail };
}
