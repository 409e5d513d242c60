// The grammar in docs/notation.md as a regular expression: it names no rule within itself.

import assert from "node:assert/strict";

const TOKEN = /"([^"]*)"|([a-z]+)|([[\]{}|])|\s+|(.)/g;

/** A grammar's rules by name, each an expression as it is written. */
function rulesOf(text) {
  const rules = new Map();
  for (const line of text.trim().split(/\n(?!\s)/)) {
    const [, name, expression] = /^([a-z]+)\s*=\s*(.*)$/s.exec(line) ?? assert.fail(`no rule: ${line}`);
    rules.set(name, expression);
  }
  return rules;
}

/** Matches what one rule of a grammar stands for, whole. */
export function grammar(text, start) {
  const rules = rulesOf(text);
  const used = new Set([start]);
  const open = { "[": "(?:", "]": ")?", "{": "(?:", "}": ")*", "|": "|" };
  const pattern = (name, within) => {
    assert.ok(rules.has(name), `the grammar does not say what ${name} is`);
    assert.ok(!within.includes(name), `${name} names itself`);
    let out = "";
    for (const [, quoted, rule, sign, strange] of rules.get(name).matchAll(TOKEN)) {
      assert.equal(strange, undefined, `in ${name}`);
      if (quoted !== undefined) out += quoted.replace(/[^A-Za-z0-9]/g, "\\$&");
      else if (rule) out += pattern(rule, [...within, name]);
      else if (sign) out += open[sign];
      if (rule) used.add(rule);
    }
    return `(?:${out})`;
  };
  const whole = new RegExp(`^${pattern(start, [])}$`);
  assert.deepEqual(
    [...rules.keys()].filter((name) => !used.has(name)),
    [],
    "rules that nothing names",
  );
  return whole;
}
