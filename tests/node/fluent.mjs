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
 * @param {string} [upon] the source of the words it comes on top of, through which it may speak as well
 * @returns {Map<string, { names: Set<string>, text: string[] }>}
 */
export function messagesOf(source, upon = "") {
  /** @type {Map<string, Contents>} */
  const found = new Map();
  const add = (key, pattern) => {
    assert.ok(!found.has(key), `${key} is there twice`);
    const contents = new Contents();
    contents.visit(pattern);
    found.set(key, contents);
  };
  const parser = new FluentParser({ withSpans: false });
  const lent = parser.parse(upon).body;
  for (const entry of [...lent, ...parser.parse(source).body]) {
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
  const others = new Set(lent.map((entry) => entry.id?.name));
  const own = [...found].filter(([key]) => !others.has(key.split(".")[0]));
  return new Map(own.map(([key, { text }]) => [key, { names: namesOf(key), text }]));
}
