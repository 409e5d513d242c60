// Bytes, one after the other.

export class Bytes {
  data = new Uint8Array(4096);
  length = 0;

  /** @param {number} more */
  room(more) {
    if (this.length + more <= this.data.length) return;
    const larger = new Uint8Array(Math.max(this.data.length * 2, this.length + more));
    larger.set(this.data.subarray(0, this.length));
    this.data = larger;
  }

  /** @param {...number} values */
  push(...values) {
    this.all(values);
  }

  /** @param {ArrayLike<number>} values */
  all(values) {
    this.room(values.length);
    this.data.set(values, this.length);
    this.length += values.length;
  }

  /** As GIF has them: the low byte first. @param {...number} values */
  low16(...values) {
    for (const value of values) this.push(value & 255, value >> 8);
  }

  /** As PNG has them: the high byte first. @param {...number} values */
  high32(...values) {
    for (const value of values) this.push(value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255);
  }

  /** @param {string} text */
  ascii(text) {
    this.all(new TextEncoder().encode(text));
  }

  taken() {
    return this.data.slice(0, this.length);
  }
}
