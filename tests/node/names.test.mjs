// What people give themselves as names, and what cannot be one.

import assert from "node:assert/strict";
import { test } from "node:test";
import { tidyName } from "../../www/names.js";

test("what cannot be seen is no name", () => {
  for (const text of ["\u3164", "\u115f\u1160", "\uffa0", "\u2800", "\u00ad", "\u200d\u200c", "\u034f", "\u{e0041}"]) {
    assert.equal(tidyName(text), "", JSON.stringify(text));
    assert.equal(tidyName(` ${text}Lan${text} `).includes("Lan"), true);
  }
});

test("what turns or breaks the words around it goes", () => {
  assert.equal(tidyName("\u202eLan\u2069\u2068"), "Lan");
  assert.equal(tidyName("L\na\0n\ud83d"), "L a n");
  assert.equal(tidyName("x".repeat(10_000)).length, 20);
  assert.equal(tidyName("<b>Lan</b>"), "<b>Lan</b>");
});
