// What a board is seen on and how: theme, forced colours, paper, motion, pixels.

/** @import { Surroundings } from "./types.js" */

/** More pixels than this per CSS pixel are not worth their memory. */
const FINEST = 2.5;

export class Watch {
  /** @param {(now: Surroundings) => void} changed @param {() => void} hidden @param {() => boolean} [isDark]  where not the system decides */
  constructor(changed, hidden, isDark) {
    this.changed = changed;
    this.isDark = isDark ?? (() => this.dark.matches);
    this.stop = new AbortController();
    const { signal } = this.stop;
    this.dark = matchMedia("(prefers-color-scheme: dark)");
    this.forced = matchMedia("(forced-colors: active)");
    this.still = matchMedia("(prefers-reduced-motion: reduce)");
    this.printing = matchMedia("print").matches;
    for (const query of [this.dark, this.forced, this.still]) {
      query.addEventListener("change", () => this.tell(), { signal });
    }
    addEventListener("beforeprint", () => this.print(true), { signal });
    addEventListener("afterprint", () => this.print(false), { signal });
    document.addEventListener("visibilitychange", () => document.hidden && hidden(), { signal });
    this.watchPixels();
  }

  /** A window dragged to another screen, or a zoom. */
  watchPixels() {
    const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    const moved = () => {
      this.tell();
      this.watchPixels();
    };
    query.addEventListener("change", moved, { once: true, signal: this.stop.signal });
  }

  /** @param {boolean} now */
  print(now) {
    this.printing = now;
    this.tell();
  }

  tell() {
    this.changed(this.now());
  }

  /** @returns {Surroundings} */
  now() {
    return {
      dark: this.isDark(),
      forced: this.forced.matches,
      paper: this.printing,
      still: this.still.matches,
      ratio: Math.min(FINEST, Math.max(1, devicePixelRatio || 1)),
    };
  }

  destroy() {
    this.stop.abort();
  }
}
