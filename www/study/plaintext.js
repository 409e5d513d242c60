/**
 * A position as a plain picture that survives mails and chats, and can be read back. It has no words of any
 * language: names of games, cells and fields are those of records.
 *
 *     dakon;holes=5
 *     to move: S
 *          e   d   c   b   a
 *          5   5   5   5   5
 *     s 0                      S 0
 *          5   5   5   5   5
 *          A   B   C   D   E
 */
import { pointsOf } from "../table/picture.js";

/** @import { FromText, Pieces, Place, Reader, Seat, ToText } from "./types.js" */

const SIDES = ["S", "N"];

/** What stands there cannot be read; `line` counts from 1. */
export class TextError extends Error {
  /** @param {string} code @param {number} line @param {string} [at] @param {object} [more] */
  constructor(code, line, at = "", more = {}) {
    super(`${code} in line ${line}: ${at}`);
    this.code = code;
    this.line = line;
    this.at = at;
    this.more = more;
  }
}

/** @param {Pieces} pieces */
const piecesText = ({ pebbles, stones }) => `${pebbles}+${stones}`;

/** @type {ToText} */
export function toText(position, info) {
  /** @type {any} */
  const all = position;
  const { rows, mandarins, stores } = info;
  const options = Object.entries(position.options ?? {}).map(([name, value]) => `;${name}=${value}`);
  const lines = [position.game + options.join(""), `to move: ${SIDES[position.toMove]}`];

  const cells = rows.map((row, seat) =>
    row.map((_name, index) => {
      const conquered = all.owners && all.owners[seat][index] !== seat;
      return `${position.holes[seat][index]}${conquered ? "*" : ""}`;
    }),
  );
  const width = Math.max(...cells.flat().map((cell) => cell.length), 1) + 3;
  /** @param {string[]} items */
  const line = (items) => `      ${items.map((item) => item.padStart(width)).join("")}`.trimEnd();
  const ends = [0, 1].map((seat) => {
    const parts = [`${stores.names[seat]} ${all.captured ? piecesText(all.captured[seat]) : position.stores[seat]}`];
    if (mandarins) parts.unshift(`${mandarins[seat]} ${piecesText(all.mandarins[seat])}`);
    return parts.join("  ");
  });
  const inner = width * rows[0].length + 6;
  lines.push(
    line([...rows[1]].reverse()),
    line([...cells[1]].reverse()),
    `${ends[1].padEnd(inner)}   ${ends[0]}`,
    line(cells[0]),
    line(rows[0]),
  );
  for (const { name, kind } of info.fields) {
    if (kind === "pair") lines.push(`${name}: ${all[name].join(", ")}`);
    else if (kind === "number") lines.push(`${name}: ${all[name]}`);
    else if (kind === "seat") lines.push(`${name}: ${SIDES[all[name]]}`);
  }
  return `${lines.join("\n")}\n`;
}

/** @type {FromText} */
export function fromText(text, describe) {
  const lines = text
    .split(/\r\n?|\n/)
    // Mails quote with >, chats fence with ```.
    .map((line, index) => ({
      text: line
        .replace(/^[\s>]+/u, "")
        .replace(/\s+/g, " ")
        .trim(),
      number: index + 1,
    }))
    .filter((line) => line.text !== "" && !/^`{3}\w*$/.test(line.text));
  const [head, ...rest] = lines;
  if (!head) throw new TextError("empty", 1);
  const { game, options, info } = readHead(head.text, head.number, describe);

  /** @type {Reader} */
  const found = { names: [], cells: [], pieces: new Map(), fields: new Map() };
  for (const { text: line, number } of rest) readLine(line, number, found);

  const last = lines[lines.length - 1].number;
  const reversed = [[...info.rows[1]].reverse(), info.rows[0]];
  /** @type {number[][]} */
  const holes = [];
  /** @type {Seat[][]} */
  const owners = [];
  reversed.forEach((row, index) => {
    const cells = found.cells[index];
    const lower = index === 0;
    const names = found.names.find((one) => (one.row[0] === one.row[0].toLowerCase()) === lower);
    if (names && names.row.join(" ") !== row.join(" ")) {
      throw new TextError("names", names.number, names.row.join(" "), { wanted: row.join(" ") });
    }
    if (!cells) throw new TextError("rows", last);
    if (cells.row.length !== row.length) {
      throw new TextError("length", cells.number, "", { wanted: row.length, found: cells.row.length });
    }
    const seat = 1 - index;
    const ordered = seat === 1 ? [...cells.row].reverse() : cells.row;
    holes[seat] = ordered.map((cell) => Number.parseInt(cell, 10));
    owners[seat] = ordered.map((cell) => /** @type {Seat} */ (cell.endsWith("*") ? 1 - seat : seat));
  });
  if (found.cells.length > 2) throw new TextError("rows", found.cells[2].number);

  /** @param {string} name @returns {Place} */
  const place = (name) => {
    const value = found.pieces.get(name);
    if (!value) throw new TextError("missing", last, name);
    return value;
  };
  const position = /** @type {any} */ ({ game, toMove: 0, holes, stores: [] });
  const toMove = found.fields.get("to move");
  if (!toMove) throw new TextError("missing", last, "to move");
  position.toMove = readSeat(toMove.text, toMove.number);
  for (const { name, kind } of info.fields) {
    if (kind === "owners") position[name] = owners;
    else if (kind === "pieces") {
      const cells = name === "mandarins" ? /** @type {string[]} */ (info.mandarins) : info.stores.names;
      position[name] = cells.map((cell) => ({ pebbles: place(cell).seeds, stones: place(cell).stones ?? 0 }));
    } else {
      const field = found.fields.get(name);
      if (!field) throw new TextError("missing", last, name);
      if (kind === "seat") position[name] = readSeat(field.text, field.number);
      else if (kind === "number") position[name] = readNumber(field.text, field.number);
      else position[name] = field.text.split(",").map((part) => readNumber(part, field.number));
    }
  }
  position.stores = info.stores.names.map((name) =>
    pointsOf({ seeds: place(name).seeds, stones: place(name).stones ?? 0 }),
  );
  if (Object.keys(options).length > 0) position.options = { ...options };
  return position;
}

/** @param {string} text @param {number} number @param {Parameters<FromText>[1]} describe */
function readHead(text, number, describe) {
  const [game, ...parts] = text.split(";").map((part) => part.trim());
  const { options: known } = describe(game, {});
  /** Whatever they are called. @type {{ [name: string]: string | number | boolean }} */
  const options = Object.create(null);
  for (const part of parts) {
    const [name, value, ...more] = part.split("=").map((side) => side.trim());
    if (value === undefined || more.length > 0) throw new TextError("head", number, part);
    const kind = known.find((option) => option.name === name)?.kind;
    if (kind === "flag" && /^(true|false)$/.test(value)) options[name] = value === "true";
    else if ((kind === "number" || kind === "seat") && /^\d{1,9}$/.test(value)) options[name] = Number(value);
    else options[name] = value;
  }
  // What is wrong with an option, the engine says.
  return { game, options, info: describe(game, options) };
}

/** @param {string} line @param {number} number @param {Reader} found */
function readLine(line, number, found) {
  const field = line.match(/^([a-zA-Z][\w ]*?)\s*:\s*(.*)$/);
  const words = line.split(/\s+/);
  if (field) found.fields.set(field[1], { text: field[2], number });
  else if (words.every((word) => /^\d{1,9}\*?$/.test(word))) found.cells.push({ row: words, number });
  else if (words.every((word) => /^[A-Za-z]$/.test(word))) found.names.push({ row: words, number });
  else {
    if (words.length % 2 === 1) throw new TextError("line", number, line);
    for (let at = 0; at < words.length; at += 2) {
      const [name, value] = words.slice(at, at + 2);
      const pieces = value.match(/^(\d{1,9})(?:\+(\d{1,9}))?$/);
      if (!pieces || !/^[A-Za-z]$/.test(name)) throw new TextError("line", number, `${name} ${value}`);
      found.pieces.set(name, {
        seeds: Number(pieces[1]),
        stones: pieces[2] === undefined ? undefined : Number(pieces[2]),
      });
    }
  }
}

/** @param {string} text @param {number} number @returns {Seat} */
function readSeat(text, number) {
  const seat = SIDES.indexOf(text.trim());
  if (seat < 0) throw new TextError("seat", number, text.trim());
  return /** @type {Seat} */ (seat);
}

/** @param {string} text @param {number} number */
function readNumber(text, number) {
  if (!/^\d{1,12}$/.test(text.trim())) throw new TextError("number", number, text.trim());
  return Number(text);
}
