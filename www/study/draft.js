/** What can be done to a position that is being set up. Which positions there are, the engine alone knows. */
import { pointsOf } from "../table/picture.js";

/** @import { Counted, Draft, GameInfo, Pieces } from "./types.js" */

/** @param {string} path "holes[0][3]" @returns {(string | number)[]} */
const keysOf = (path) => (path.match(/\w+/g) ?? []).map((key) => (/^\d+$/.test(key) ? Number(key) : key));

/** @param {Draft} draft @param {string} path */
export function read(draft, path) {
  return keysOf(path).reduce((value, key) => value?.[key], draft);
}

/** The same draft but for that. @param {Draft} draft @param {string} path @param {unknown} value @returns {Draft} */
export function write(draft, path, value) {
  const changed = structuredClone(draft);
  const keys = keysOf(path);
  const last = /** @type {string | number} */ (keys.pop());
  keys.reduce((place, key) => place[key], changed)[last] = value;
  return settleStores(changed);
}

/** What somebody typed, in the digits of any script; empty is nothing. @param {string} text */
export function numberIn(text) {
  // Bold, doubled or wide digits are plain ones.
  const digits = text
    .normalize("NFKC")
    .trim()
    .replace(/\p{Nd}/gu, (digit) => String(digitValue(digit)));
  return /^[-+]?\d*(\.\d*)?$/.test(digits) ? Number(digits) : Number.NaN;
}

/** Each script has its ten digits in a row, zero first. @param {string} digit */
function digitValue(digit) {
  const code = /** @type {number} */ (digit.codePointAt(0));
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (code - zero) % 10;
}

/** Stores tell the points of what was captured. @param {Draft} draft */
function settleStores(draft) {
  if (draft.captured) {
    draft.stores = draft.captured.map((/** @type {Pieces} */ { pebbles, stones }) =>
      pointsOf({ seeds: pebbles, stones }),
    );
  }
  return draft;
}

/** Everything there is, wherever it lies. @param {Draft} draft @returns {Counted} */
export function count(draft) {
  const heaps = [...(draft.mandarins ?? []), ...(draft.captured ?? [])];
  /** @param {number[]} numbers */
  const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);
  const singles = [...draft.holes.flat(), ...(draft.captured ? [] : draft.stores)];
  return {
    seeds: sum(singles) + sum(heaps.map(({ pebbles }) => pebbles)),
    stones: sum(heaps.map(({ stones }) => stones)),
  };
}

/** What is missing, less than nothing where there is too much. @param {Draft} draft @param {Draft} start @returns {Counted} */
export function missing(draft, start) {
  const [has, needs] = [count(draft), count(start)];
  return { seeds: needs.seeds - has.seeds, stones: needs.stones - has.stones };
}

/** What is missing goes to a seat's store, and too much comes out of it. @param {Draft} draft @param {Draft} start @param {number} seat */
export function fill(draft, start, seat) {
  const { seeds, stones } = missing(draft, start);
  if (!draft.captured) return write(draft, `stores[${seat}]`, Math.max(0, draft.stores[seat] + seeds));
  const { pebbles, stones: big } = draft.captured[seat];
  return write(draft, `captured[${seat}]`, {
    pebbles: Math.max(0, pebbles + seeds),
    stones: Math.max(0, big + stones),
  });
}

/** Nothing on the board. @param {Draft} draft @returns {Draft} */
export function emptied(draft) {
  const changed = structuredClone(draft);
  for (const row of changed.holes) row.fill(0);
  for (const square of changed.mandarins ?? []) Object.assign(square, { pebbles: 0, stones: 0 });
  return changed;
}

/** As a board can show it, whatever was typed. @param {Draft} draft @param {GameInfo} info @returns {Draft} */
export function presentable(draft, info) {
  return JSON.parse(JSON.stringify(draft), (_key, value) => {
    if (value === null) return 0;
    return typeof value === "number" ? Math.min(info.total, Math.max(0, Math.trunc(value))) : value;
  });
}

/** Another board, or another set of fields: what both have stays. @param {Draft} draft @param {Draft} start @returns {Draft} */
export function carryOver(draft, start) {
  const changed = structuredClone(start);
  const alike = JSON.stringify(draft.holes.map(lengthOf)) === JSON.stringify(start.holes.map(lengthOf));
  if (!alike || count(draft).stones !== count(start).stones) return changed;
  for (const [name, value] of Object.entries(draft)) if (name in start && name !== "options") changed[name] = value;
  return changed;
}

/** @param {unknown[]} list */
function lengthOf(list) {
  return list.length;
}
