// Reads pictures back as others would: nothing of the page's own code is used for it.

import assert from "node:assert/strict";
import { inflateSync } from "node:zlib";

/**
 * @typedef {object} Animation
 * @property {number} width
 * @property {number} height
 * @property {number} frames
 * @property {number} length in hundredths of a second
 * @property {Uint8Array} last its last picture: red, green and blue of each pixel
 */

/** @param {Uint8Array} data @param {number} depth @param {number} count */
function unpackLzw(data, depth, count) {
  const clear = 1 << depth;
  const out = [];
  /** @type {number[][]} */
  let table = [];
  let size = depth + 1;
  let bits = 0;
  let held = 0;
  let at = 0;
  /** @type {number[] | null} */
  let before = null;
  for (;;) {
    while (held < size) {
      assert.ok(at < data.length, "the codes end too early");
      bits |= data[at++] << held;
      held += 8;
    }
    const code = bits & ((1 << size) - 1);
    bits >>>= size;
    held -= size;
    if (code === clear + 1) break;
    if (code === clear) {
      table = Array.from({ length: clear }, (_, index) => [index]);
      table.push([], []);
      size = depth + 1;
      before = null;
      continue;
    }
    assert.ok(code < table.length || (before && code === table.length), "a code that nobody gave");
    const entry = table[code] ?? [.../** @type {number[]} */ (before), /** @type {number[]} */ (before)[0]];
    out.push(...entry);
    if (before && table.length < 4096) table.push([...before, entry[0]]);
    if (table.length === 1 << size && size < 12) size += 1;
    before = entry;
  }
  assert.equal(out.length, count, "pixels");
  return out;
}

/** @param {Uint8Array} picture @param {number} width @param {number[]} box @param {ArrayLike<number>} indices @param {Uint8Array} colours @param {number} through */
function lay(picture, width, [x, y, w, h], indices, colours, through) {
  for (let i = 0; i < w * h; i += 1) {
    if (indices[i] === through) continue;
    const to = 3 * ((y + Math.floor(i / w)) * width + x + (i % w));
    picture.set(colours.subarray(3 * indices[i], 3 * indices[i] + 3), to);
  }
}

/** @param {Buffer} file @returns {Animation} */
export function readGif(file) {
  assert.equal(file.toString("latin1", 0, 6), "GIF89a");
  const [width, height] = [file.readUInt16LE(6), file.readUInt16LE(8)];
  const colours = file.subarray(13, 13 + 3 * 2 ** ((file[10] & 7) + 1));
  const last = new Uint8Array(3 * width * height);
  let at = 13 + colours.length;
  let [frames, length, through] = [0, 0, -1];
  const blocks = () => {
    const parts = [];
    for (; file[at] !== 0; at += file[at] + 1) parts.push(file.subarray(at + 1, at + 1 + file[at]));
    at += 1;
    return Buffer.concat(parts);
  };
  for (; file[at] !== 0x3b; ) {
    if (file[at] === 0x21) {
      const label = file[at + 1];
      at += 2;
      const data = blocks();
      if (label !== 0xf9) continue;
      assert.equal((data[0] >> 2) & 7, 1, "what is there is kept");
      length += data.readUInt16LE(1);
      through = data[0] & 1 ? data[3] : -1;
    } else {
      assert.equal(file[at], 0x2c, "a picture");
      const box = [1, 3, 5, 7].map((off) => file.readUInt16LE(at + off));
      assert.ok(box[0] + box[2] <= width && box[1] + box[3] <= height, "it lies within");
      const depth = file[at + 10];
      at += 11;
      lay(last, width, box, unpackLzw(blocks(), depth, box[2] * box[3]), colours, through);
      frames += 1;
    }
  }
  assert.equal(at, file.length - 1, "nothing follows");
  return { width, height, frames, length, last };
}

/** @param {Buffer} data */
function crc(data) {
  let sum = ~0;
  for (const byte of data) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return ~sum >>> 0;
}

/** @param {Buffer} file */
export function chunksOf(file) {
  assert.equal(file.toString("latin1", 1, 4), "PNG");
  /** @type {{ type: string, data: Buffer }[]} */
  const chunks = [];
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    const body = file.subarray(at + 4, at + 8 + length);
    assert.equal(file.readUInt32BE(at + 8 + length), crc(body), "a checksum");
    chunks.push({ type: body.toString("latin1", 0, 4), data: body.subarray(4) });
    at += length + 12;
  }
  return chunks;
}

/** @param {Buffer} file @returns {Animation} */
export function readApng(file) {
  const chunks = chunksOf(file);
  const only = (/** @type {string} */ type) => {
    const found = chunks.filter((chunk) => chunk.type === type);
    assert.equal(found.length, 1, type);
    return found[0].data;
  };
  const [width, height] = [only("IHDR").readUInt32BE(0), only("IHDR").readUInt32BE(4)];
  const colours = only("PLTE");
  const through = only("tRNS").indexOf(0);
  const last = new Uint8Array(3 * width * height);
  let [frames, length, sequence] = [0, 0, 0];
  /** @type {number[]} */
  let box = [];
  for (const { type, data } of chunks) {
    if (type === "fcTL") {
      assert.equal(data.readUInt32BE(0), sequence++);
      const [w, h, x, y] = [4, 8, 12, 16].map((off) => data.readUInt32BE(off));
      box = [x, y, w, h];
      assert.equal(data.readUInt16BE(22), 100);
      length += data.readUInt16BE(20);
      frames += 1;
    } else if (type === "IDAT" || type === "fdAT") {
      if (type === "fdAT") assert.equal(data.readUInt32BE(0), sequence++);
      const rows = inflateSync(type === "fdAT" ? data.subarray(4) : data);
      const [, , w, h] = box;
      assert.equal(rows.length, (w + 1) * h);
      lay(
        last,
        width,
        box,
        rows.filter((_, index) => index % (w + 1) !== 0),
        colours,
        through,
      );
    }
  }
  assert.equal(only("acTL").readUInt32BE(0), frames);
  return { width, height, frames, length, last };
}
