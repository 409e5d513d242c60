/** Makes a game of whatever somebody pasted or opened: a link, a record, a position as JSON or as plain text. */
import { wordError } from "../i18n/errors.js";
import { readFragment } from "../routing.js";
import { jsonFault } from "./jsonfault.js";
import { fromText, TextError } from "./plaintext.js";

/** @import { ReadGame, WordProblem } from "./types.js" */

/** No game is longer; what is, is something else. */
const LONGEST = 200_000;

/** What was found is of no use, for a reason that has words. */
class Unreadable extends Error {
  /** @param {string} code @param {object} [more] */
  constructor(code, more = {}) {
    super(code);
    this.code = code;
    this.more = more;
  }
}

/** @type {ReadGame} */
export function readGame(text, mancala) {
  const { Game, games } = mancala;
  const trimmed = text.replace(/^\uFEFF/, "").trim();
  if (trimmed === "") throw new Unreadable("empty");
  if (trimmed.length > LONGEST) throw new Unreadable("too-long");
  if (/^[[{"]/.test(trimmed)) return { game: Game.fromPosition(readJson(trimmed)), sit: null };

  const fragment = trimmed.match(/^(?:[a-z]+:\/\/\S*)?#(\S+)/i)?.[1] ?? linkIn(trimmed);
  if (fragment) {
    const { kind, text: found, sit } = readFragment(fragment, games);
    if (kind === "game") return { game: new Game(/** @type {any} */ (found)), sit };
    return { game: Game.parse(found), sit };
  }
  // Mails break long lines; a record has no spaces anywhere.
  if (/^\d+\/[a-z]/.test(trimmed)) return { game: Game.parse(trimmed.replace(/\s+/g, "")), sit: null };
  const known = games.find((name) => name === trimmed);
  if (known) return { game: new Game(known), sit: null };
  const lines = trimmed.split(/\r\n?|\n/).map((line) => line.replace(/^[\s>]+/, ""));
  const head = lines
    .find((line) => line !== "" && !line.startsWith("```"))
    ?.split(";")[0]
    .trim();
  if (games.some((name) => name === head)) {
    const position = fromText(trimmed, (name, options) => Game.describe(/** @type {any} */ (name), options));
    return { game: Game.fromPosition(position), sit: null };
  }
  const inside = trimmed.match(/(?:^|\s)(\d+\/[a-z-]+[;/]\S*)/);
  if (inside) return { game: Game.parse(inside[1]), sit: null };
  throw new Unreadable("unknown");
}

/** What an address between other words leads to. No one expression: over a long text that takes forever. @param {string} text */
function linkIn(text) {
  for (const word of text.split(/\s+/)) {
    const at = /https?:\/\//i.test(word) ? word.lastIndexOf("#") : -1;
    if (at >= 0 && at < word.length - 1) return word.slice(at + 1);
  }
  return "";
}

/** @param {string} text */
function readJson(text) {
  let value;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Unreadable("json", jsonFault(text));
  }
  if (value === null || typeof value !== "object" || Array.isArray(value)) throw new Unreadable("json-kind");
  return value;
}

/** What is wrong and where, as far as it is known. @type {WordProblem} */
export function wordProblem(error, words) {
  if (error instanceof TextError || error instanceof Unreadable) {
    const { code, more } = error;
    const { line = 0, at = "" } = /** @type {Partial<TextError>} */ (error);
    return words.t(`study-read-${code}`, { line, at: at.slice(0, 40), ...more });
  }
  const what = wordError(error, words);
  const ply = Number(String(/** @type {any} */ (error)?.message ?? "").match(/^move (\d+):/)?.[1] ?? 0);
  return ply > 0 ? words.t("study-read-move", { ply, what }) : what;
}
