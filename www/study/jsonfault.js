/** Where a text stops being JSON: browsers know, but not all of them say. */

const TOKEN = /\s*(?:([{}[\],:])|("(?:[^"\\\n]|\\.)*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?|true|false|null))/y;

/** What may follow, by what is open: after a value, after a comma, at the beginning of an object. */
const AFTER = { "{": ",}", "[": ",]" };

/** The line and the character of the first thing that cannot stand there, both from 1. @param {string} text */
export function jsonFault(text) {
  /** @type {("{" | "[")[]} */
  const open = [];
  // v: a value, k: a name, ":", "," and closing brackets stand for themselves
  let wanted = "v";
  let at = 0;
  for (;;) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(text);
    const start = token
      ? TOKEN.lastIndex - (token[1] ?? token[2] ?? token[3]).length
      : at + text.slice(at).search(/\S|$/);
    const sign = token?.[1] ?? (token ? "v" : "");
    const isName = token?.[2] !== undefined && wanted.includes("k");
    const isValue = wanted.includes("v") && ["{", "[", "v"].includes(sign);
    if (!token || wanted === "" || !(isName || isValue || wanted.includes(sign))) {
      const lines = text.slice(0, start).split("\n");
      return { line: lines.length, column: lines[lines.length - 1].length + 1 };
    }
    at = TOKEN.lastIndex;
    const inside = () => (open.length > 0 ? AFTER[open[open.length - 1]] : "");
    if (isName) wanted = ":";
    else if (sign === "{" || sign === "[") {
      open.push(sign);
      wanted = sign === "{" ? "k}" : "v]";
    } else if (sign === ":") wanted = "v";
    else if (sign === ",") wanted = open[open.length - 1] === "{" ? "k" : "v";
    else {
      if (sign !== "v") open.pop();
      wanted = inside();
    }
  }
}
