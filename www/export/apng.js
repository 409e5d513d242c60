// Animated PNG: the same parts of pictures as a GIF has; the browser itself compresses them.

import { Bytes } from "./bytes.js";

/** @import { OpenWriter } from "./types.js" */

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

const table = Int32Array.from({ length: 256 }, (_, value) => {
  let rest = value;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

/** @param {Uint8Array} bytes */
function checksum(bytes) {
  let sum = -1;
  for (const byte of bytes) sum = table[(sum ^ byte) & 255] ^ (sum >>> 8);
  return ~sum;
}

/** @param {Bytes} out @param {string} type @param {(data: Bytes) => void} fill */
function chunk(out, type, fill) {
  const body = new Bytes();
  body.ascii(type);
  fill(body);
  const bytes = body.taken();
  out.high32(bytes.length - 4);
  out.all(bytes);
  out.high32(checksum(bytes));
}

/** Each row of it after the sign that it is not filtered. @param {Uint8Array} indices @param {number} w @param {number} h */
async function deflate(indices, w, h) {
  const rows = new Uint8Array((w + 1) * h);
  for (let row = 0; row < h; row++) rows.set(indices.subarray(row * w, row * w + w), row * (w + 1) + 1);
  const stream = new Blob([rows]).stream().pipeThrough(new CompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** @type {OpenWriter} */
export function openApng(width, height, { colours, transparent }) {
  const pictures = new Bytes();
  let count = 0;
  let sequence = 0;
  return {
    async add({ x, y, w, h, indices, hold }) {
      const packed = await deflate(indices, w, h);
      const first = count === 0;
      chunk(pictures, "fcTL", (data) => {
        data.high32(sequence++, w, h, x, y);
        // Hundredths of a second; what was there stays and shows through.
        data.push(hold >> 8, hold & 255, 0, 100, 0, first ? 0 : 1);
      });
      chunk(pictures, first ? "IDAT" : "fdAT", (data) => {
        if (!first) data.high32(sequence++);
        data.all(packed);
      });
      count += 1;
    },
    size: () => pictures.length,
    close() {
      const out = new Bytes();
      out.all(SIGNATURE);
      chunk(out, "IHDR", (data) => {
        data.high32(width, height);
        data.push(8, 3, 0, 0, 0);
      });
      chunk(out, "acTL", (data) => data.high32(count, 0));
      chunk(out, "PLTE", (data) => data.all(colours));
      chunk(out, "tRNS", (data) => {
        for (let index = 0; index <= transparent; index++) data.push(index === transparent ? 0 : 255);
      });
      out.all(pictures.taken());
      chunk(out, "IEND", () => {});
      return out.taken();
    },
  };
}
