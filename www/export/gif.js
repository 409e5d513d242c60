// Animated GIF: parts of pictures, each laid over what was there before.

import { Bytes } from "./bytes.js";

/** @import { OpenWriter } from "./types.js" */

/** Bits of a palette's index. */
const DEPTH = 8;
const CLEAR = 1 << DEPTH;
const END = CLEAR + 1;
const MOST_CODES = 4096;
const SLOTS = 8192;

/** @type {OpenWriter} */
export function openGif(width, height, { colours, transparent }) {
  const out = new Bytes();
  out.ascii("GIF89a");
  out.low16(width, height);
  // A palette of 256 for all pictures.
  out.push(0xf0 | (DEPTH - 1), 0, 0);
  out.all(colours);
  // Again and again.
  out.push(0x21, 0xff, 11);
  out.ascii("NETSCAPE2.0");
  out.push(3, 1, 0, 0, 0);
  return {
    add({ x, y, w, h, indices, hold }) {
      // Keep what is there; one index lets it through.
      out.push(0x21, 0xf9, 4, 0x05);
      out.low16(hold);
      out.push(transparent, 0, 0x2c);
      out.low16(x, y, w, h);
      out.push(0, DEPTH);
      compress(indices, out);
    },
    size: () => out.length,
    close() {
      out.push(0x3b);
      return out.taken();
    },
  };
}

const keys = new Int32Array(SLOTS);
const codes = new Uint16Array(SLOTS);
const block = new Uint8Array(255);

/** Lempel, Ziv and Welch, in blocks of 255 bytes at most. @param {Uint8Array} indices @param {Bytes} out */
function compress(indices, out) {
  let bits = 0;
  let held = 0;
  let filled = 0;
  let size = DEPTH + 1;
  let next = END + 1;

  const flush = () => {
    if (filled === 0) return;
    out.push(filled);
    out.all(block.subarray(0, filled));
    filled = 0;
  };
  /** @param {number} code @param {number} width */
  const write = (code, width) => {
    bits |= code << held;
    held += width;
    for (; held >= 8; held -= 8, bits >>>= 8) {
      block[filled++] = bits & 255;
      if (filled === 255) flush();
    }
  };

  keys.fill(-1);
  write(CLEAR, size);
  let prefix = indices[0];
  for (let i = 1; i < indices.length; i++) {
    const key = (prefix << 8) | indices[i];
    let slot = Math.imul(key, 0x9e3779b1) >>> 19;
    while (keys[slot] !== -1 && keys[slot] !== key) slot = (slot + 1) % SLOTS;
    if (keys[slot] === key) {
      prefix = codes[slot];
      continue;
    }
    write(prefix, size);
    prefix = indices[i];
    if (next < MOST_CODES) {
      keys[slot] = key;
      codes[slot] = next;
      // The reader knows a code only one step later.
      if (next === 1 << size) size += 1;
      next += 1;
    } else {
      write(CLEAR, size);
      keys.fill(-1);
      size = DEPTH + 1;
      next = END + 1;
    }
  }
  write(prefix, size);
  write(END, size);
  if (held > 0) write(0, 8 - held);
  flush();
  out.push(0);
}
