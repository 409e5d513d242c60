// A Fluent source, taken apart.

import assert from "node:assert/strict";

import { FluentParser, Visitor } from "@fluent/syntax";

/** What a pattern fills in, through which other messages it speaks, and the text between. */
class Contents extends Visitor {
  names = new Set();
  through = new Set();
  /** @type {string[]} */
  text = [];

  visitVariableReference({ id }) {
    this.names.add(id.name);
  }

  visitMessageReference({ id, attribute }) {
    this.through.add(attribute ? `${id.name}.${attribute.name}` : id.name);
  }

  visitTextElement({ value }) {
    this.text.push(value);
  }
}

/**
 * By `id` and `id.attribute`; what a message says through another one, it says itself.
 *
 * @param {string} source
 * @returns {Map<string, { names: Set<string>, text: string[] }>}
 */
export function messagesOf(source) {
  /** @type {Map<string, Contents>} */
  const found = new Map();
  const add = (key, pattern) => {
    assert.ok(!found.has(key), `${key} is there twice`);
    const contents = new Contents();
    contents.visit(pattern);
    found.set(key, contents);
  };
  for (const entry of new FluentParser({ withSpans: false }).parse(source).body) {
    assert.notEqual(entry.type, "Junk", `cannot be read: ${entry.content}`);
    if (entry.type !== "Message") continue;
    if (entry.value) add(entry.id.name, entry.value);
    for (const { id, value } of entry.attributes) add(`${entry.id.name}.${id.name}`, value);
  }
  const namesOf = (key, seen = [key]) => {
    const { names, through } = found.get(key);
    const all = new Set(names);
    for (const other of through) {
      assert.ok(found.has(other), `${key} speaks through ${other}, which is not there`);
      assert.ok(!seen.includes(other), `${key} speaks through itself`);
      for (const name of namesOf(other, [...seen, other])) all.add(name);
    }
    return all;
  };
  return new Map([...found].map(([key, { text }]) => [key, { names: namesOf(key), text }]));
}
