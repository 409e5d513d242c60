/**
 * Lists of lessons as links and files. A link's fragment is a version, a full stop, and JSON, compressed, as base64url;
 * a file is the same JSON. Whatever comes in is checked here, field by field.
 */
import { withoutTurns } from "../i18n/directions.js";
import { KINDS } from "./judge.js";

/** @import { Flaw, Lesson, List, ReadLink, ReadList, WriteLink } from "./types.js" */

export const VERSION = 1;
/** What a list may hold at most. */
export const MOST = { lessons: 100, title: 120, hint: 400, comment: 1000, at: 4000, move: 4, points: 999, plies: 12 };
/** Longer than any list of so many lessons would be, in characters of JSON. */
const LONGEST = 400_000;

const FIELDS = new Set(["at", "ask", "move", "points", "plies", "title", "hint", "comment"]);
const TEXTS = /** @type {const} */ (["title", "hint", "comment"]);

/** What was found is no list of lessons, or not one that can be read here. */
export class ListError extends Error {
  /** @param {Flaw} flaw */
  constructor(flaw) {
    super(`${flaw.code} ${flaw.lesson ?? ""} ${flaw.field ?? ""}`.trim());
    this.flaw = flaw;
  }
}

/** @param {string} code @param {Partial<Flaw>} [where] @returns {never} */
function refuse(code, where = {}) {
  throw new ListError({ code, ...where });
}

/** @param {unknown} value @returns {value is { [field: string]: unknown }} */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** @param {unknown} value @param {string} field @param {number} most @param {number} [lesson] */
function readText(value, field, most, lesson) {
  if (typeof value !== "string" || value.length > most) {
    refuse(lesson === undefined ? "title" : "text", { field, lesson, most });
  }
  return value;
}

/** Words stand beside those of the page; their lines stay. @type {typeof readText} */
function readWords(value, field, most, lesson) {
  const lines = readText(value, field, most, lesson).split(/\r\n?|\n/);
  return lines
    .map(withoutTurns)
    .join(field === "comment" ? "\n" : " ")
    .trim();
}

/** @param {unknown} value @param {number} lesson @returns {Lesson} */
function readLesson(value, lesson) {
  if (!isObject(value)) refuse("lesson", { lesson });
  const unknown = Object.keys(value).find((field) => !FIELDS.has(field));
  if (unknown !== undefined) refuse("field", { lesson, field: withoutTurns(unknown.slice(0, 40)) });
  const ask = value.ask;
  if (typeof ask !== "string" || !Object.hasOwn(KINDS, ask)) refuse("ask", { lesson });
  const kind = /** @type {import("./types.js").Ask} */ (ask);
  /** @type {Lesson} */
  const read = { at: readText(value.at, "at", MOST.at, lesson), ask: kind };
  const needs = KINDS[kind];
  if (needs === "move") read.move = readText(value.move, "move", MOST.move, lesson);
  else if (needs) {
    const number = value[needs];
    const most = MOST[needs];
    if (typeof number !== "number" || !Number.isInteger(number) || number < 1 || number > most) {
      refuse("number", { lesson, field: needs, least: 1, most });
    }
    read[needs] = number;
  }
  for (const field of TEXTS) {
    if (value[field] === undefined) continue;
    const text = readWords(value[field], field, MOST[field], lesson);
    if (text) read[field] = text;
  }
  return read;
}

/** @type {ReadList} */
export function readList(value) {
  if (!isObject(value)) refuse("broken");
  const { version, title = "", lessons } = value;
  if (typeof version !== "number" || !Number.isInteger(version) || version < 1) refuse("broken");
  if (version > VERSION) refuse("newer");
  if (!Array.isArray(lessons)) refuse("broken");
  if (lessons.length === 0) refuse("empty");
  if (lessons.length > MOST.lessons) refuse("many", { most: MOST.lessons });
  return {
    title: readWords(title, "title", MOST.title),
    lessons: lessons.map((lesson, index) => readLesson(lesson, index + 1)),
  };
}

/** A file's text. @param {string} text */
export function readFile(text) {
  if (text.length > LONGEST) refuse("big");
  let value;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    refuse("broken");
  }
  return readList(value);
}

/** @param {List} list */
const asJson = ({ title, lessons }, space = 0) =>
  JSON.stringify({ version: VERSION, ...(title && { title }), lessons }, null, space);

/** @param {List} list */
export const writeFile = (list) => `${asJson(list, 2)}\n`;

/** @type {WriteLink} */
export async function writeLink(list) {
  const packed = await through(new TextEncoder().encode(asJson(list)), new CompressionStream("deflate-raw"));
  let binary = "";
  for (const byte of packed) binary += String.fromCharCode(byte);
  return `${VERSION}.${btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}

/** @type {ReadLink} */
export async function readLink(fragment) {
  const [, version, packed] = fragment.trim().match(/^(\d{1,6})\.([\w-]+)$/) ?? refuse("broken");
  if (Number(version) > VERSION) refuse("newer");
  if (Number(version) < 1) refuse("broken");
  let text;
  try {
    const binary = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
    const unpacked = await through(bytes, new DecompressionStream("deflate-raw"));
    text = new TextDecoder("utf-8", { fatal: true }).decode(unpacked);
  } catch (error) {
    if (error instanceof ListError) throw error;
    refuse("broken");
  }
  return readFile(text);
}

/** A few bytes may unpack to very many: no more are taken than a list can have. @param {Uint8Array} bytes @param {CompressionStream | DecompressionStream} stream */
async function through(bytes, stream) {
  const writer = stream.writable.getWriter();
  // What goes wrong is heard of at the other end.
  writer.write(/** @type {BufferSource} */ (bytes)).catch(() => {});
  writer.close().catch(() => {});
  const reader = stream.readable.getReader();
  /** @type {Uint8Array[]} */
  const pieces = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > 4 * LONGEST) {
      void reader.cancel().catch(() => {});
      refuse("big");
    }
    pieces.push(value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
