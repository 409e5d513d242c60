// The module on a machine with little memory.

import assert from "node:assert/strict";

/** A number as WebAssembly writes it: seven bits a byte, the low ones first. */
function leb(number) {
  const out = [];
  for (let rest = number; ; rest >>>= 7) {
    out.push((rest & 127) | (rest > 127 ? 128 : 0));
    if (rest <= 127) return out;
  }
}

function readLeb(code, at) {
  let [number, shift, i] = [0, 0, at];
  for (; ; i += 1, shift += 7) {
    number |= (code[i] & 127) << shift;
    if (code[i] < 128) return [number >>> 0, i + 1];
  }
}

/** The module with a memory that may not grow beyond so many pages of 64 KiB. */
export function capped(code, pages) {
  const [MEMORY, HEADER] = [5, 8];
  const out = [...code.subarray(0, HEADER)];
  let found = false;
  for (let at = HEADER; at < code.length; ) {
    const [size, body] = readLeb(code, at + 1);
    if (code[at] === MEMORY) {
      const [memories, flags] = code.subarray(body, body + 2);
      assert.deepEqual([memories, flags & ~1], [1, 0], "one memory of the usual sort");
      const [least] = readLeb(code, body + 2);
      assert.ok(least < pages, `the module itself takes ${least} pages`);
      const content = [1, 1, ...leb(least), ...leb(pages)];
      out.push(MEMORY, ...leb(content.length), ...content);
      found = true;
    } else {
      for (let i = at; i < body + size; i += 1) out.push(code[i]);
    }
    at = body + size;
  }
  assert.ok(found, "the module has a memory");
  return new Uint8Array(out);
}
