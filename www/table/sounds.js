// Soft sounds of seeds, made of a short noise and a low tone each. Fetched when they are first wanted.

/** @import { Step } from "./types.js" */

/** Sounds closer than this, in seconds, are one. */
const APART = 0.035;

/** How a seed sounds where it falls: its pitch, its ring in seconds, and how much of it is a click. */
const MATTER = {
  earth: { pitch: 1900, ring: 0.035, click: 0.9 },
  loess: { pitch: 1100, ring: 0.045, click: 0.8 },
  oak: { pitch: 2600, ring: 0.09, click: 0.35 },
  jati: { pitch: 760, ring: 0.07, click: 0.55 },
};

export class Sounds {
  /** @param {string} surface */
  constructor(surface) {
    this.matter = MATTER[/** @type {keyof typeof MATTER} */ (surface)] ?? MATTER.jati;
    this.last = 0;
    /** @type {AudioContext | null} */
    this.context = null;
    try {
      this.context = new AudioContext({ latencyHint: "interactive" });
      const { sampleRate } = this.context;
      this.noise = this.context.createBuffer(1, sampleRate * 0.5, sampleRate);
      const samples = this.noise.getChannelData(0);
      for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
      this.out = this.context.createGain();
      this.out.gain.value = 0.25;
      this.out.connect(this.context.destination);
    } catch {
      // Sound is refused here: silence, then.
      this.context = null;
    }
  }

  /** Of a step that has been seen. @param {Step} step @param {boolean} store whether it ends in a store */
  tell({ why, seeds = 1 }, store) {
    const { context } = this;
    if (!context || document.hidden) return;
    // A browser lets nothing be heard before the first press.
    if (context.state === "suspended") context.resume().catch(() => {});
    if (context.state !== "running" || context.currentTime - this.last < APART) return;
    this.last = context.currentTime;
    if (why === "sow") this.drop(store ? 0.8 : 1, 1);
    else if (why === "lift") this.sweep(0.11, 0.35);
    else if (why === "release" || why === "lend") this.drop(0.9, 0.8);
    else if (why === "capture" || why === "sweep" || why === "split") {
      this.sweep(0.26, 0.8);
      for (let i = 0; i < Math.min(4, seeds); i += 1) this.drop(0.75, 0.5, 0.05 + i * 0.045);
    } else if (why === "end") {
      this.tone(330, 0.5, 0.35, 0);
      this.tone(440, 0.7, 0.35, 0.16);
    }
  }

  /** A seed falls. @param {number} pitch @param {number} loud */
  drop(pitch, loud, after = 0.1) {
    const { matter } = this;
    const high = matter.pitch * pitch * (0.88 + Math.random() * 0.24);
    const strong = loud * (0.8 + Math.random() * 0.2);
    this.rustle(high, 3, 0.02, strong * matter.click, after);
    this.tone(high * 0.5, matter.ring, strong * (1 - matter.click * 0.6), after);
  }

  /** Many seeds slide. @param {number} long @param {number} loud */
  sweep(long, loud) {
    this.rustle(this.matter.pitch * 0.8, 0.7, long, loud * 0.5, 0);
  }

  /** @param {number} pitch @param {number} sharp @param {number} long @param {number} loud @param {number} after */
  rustle(pitch, sharp, long, loud, after) {
    const { context, out, noise } = this;
    if (!context || !out || !noise) return;
    const source = context.createBufferSource();
    source.buffer = noise;
    const filter = context.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.value = pitch;
    filter.Q.value = sharp;
    source
      .connect(filter)
      .connect(this.fade(loud, long, after))
      .connect(out);
    source.start(context.currentTime + after, Math.random() * 0.2, long * 3);
  }

  /** @param {number} pitch @param {number} long @param {number} loud @param {number} after */
  tone(pitch, long, loud, after) {
    const { context, out } = this;
    if (!context || !out) return;
    const source = context.createOscillator();
    source.frequency.value = pitch;
    source.connect(this.fade(loud, long, after)).connect(out);
    source.start(context.currentTime + after);
    source.stop(context.currentTime + after + long * 3);
  }

  /** @param {number} loud @param {number} long @param {number} after */
  fade(loud, long, after) {
    const context = /** @type {AudioContext} */ (this.context);
    const gain = context.createGain();
    const start = context.currentTime + after;
    gain.gain.setValueAtTime(loud, start);
    gain.gain.exponentialRampToValueAtTime(0.001, start + long * 2.5);
    return gain;
  }

  /** What still sounds is not heard any more. */
  hush() {
    const { context, out } = this;
    if (!context || !out) return;
    out.disconnect();
    this.out = context.createGain();
    this.out.gain.value = out.gain.value;
    this.out.connect(context.destination);
  }

  close() {
    this.context?.close().catch(() => {});
    this.context = null;
  }
}
