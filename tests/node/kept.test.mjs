// What keeps the site (sw.js), where the browser's storage is damaged: a server that can be reached is asked.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, it } from "node:test";
import { runInNewContext } from "node:vm";

const source = readFileSync(new URL("../../sw.js", import.meta.url), "utf8").replace(
  /const FILES = \{\};/,
  'const FILES = { "dakon/": "" };',
);
const SCOPE = "https://site.example/m/";

/** The answer to a request, with such a store. @param {object} caches */
async function answerWith(caches) {
  /** @type {Map<string, (event: object) => void>} */
  const heard = new Map();
  const self = {
    registration: { scope: SCOPE },
    addEventListener: (/** @type {string} */ type, /** @type {(event: object) => void} */ hear) =>
      heard.set(type, hear),
  };
  runInNewContext(source, { self, caches, URL, fetch: async () => "from the server" });
  return new Promise((resolve) => {
    heard.get("fetch")?.({ request: { method: "GET", url: `${SCOPE}dakon/?lang=vi` }, respondWith: resolve });
  });
}

const broken = () => Promise.reject(new Error("the store is damaged"));
const nothing = async () => undefined;

describe("a page that is kept", () => {
  for (const [name, caches, answer] of /** @type {const} */ ([
    ["comes from the store", { open: async () => ({ match: async () => "kept" }), match: nothing }, "kept"],
    [
      "comes from the server where it is gone",
      { open: async () => ({ match: nothing }), match: nothing },
      "from the server",
    ],
    ["or the store cannot be opened", { open: broken, match: broken }, "from the server"],
    ["or what lies there cannot be read", { open: async () => ({ match: broken }), match: broken }, "from the server"],
  ])) {
    it(name, async () => assert.equal(await answerWith(caches), answer));
  }
});
