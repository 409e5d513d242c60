// What the table hears from the world around it: theme, forced colours, paper, motion, pixels.

/** @typedef {import("./materials.js").Colour} Colour */
/**
 * @typedef {object} Surroundings
 * @property {boolean} dark
 * @property {boolean} forced  the system's own few colours, lines only
 * @property {boolean} paper
 * @property {boolean} still  reduced motion
 * @property {number} ratio  device pixels per CSS pixel
 */

/** More pixels than this per CSS pixel are not worth their memory. */
const FINEST = 2.5;

export class Watch {
  /**
   * @param {(now: Surroundings) => void} changed
   * @param {() => void} hidden  the page is no longer seen
   */
  constructor(changed, hidden) {
    this.changed = changed;
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
    document.addEventListener(
      "visibilitychange",
      () => {
        if (document.hidden) hidden();
      },
      { signal },
    );
    this.theme = new MutationObserver(() => this.tell());
    this.theme.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
    this.watchPixels();
  }

  /** A window dragged to another screen, or a zoom. */
  watchPixels() {
    const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    query.addEventListener(
      "change",
      () => {
        this.tell();
        this.watchPixels();
      },
      { once: true, signal: this.stop.signal },
    );
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
    const theme = document.documentElement.dataset.theme;
    return {
      dark: theme === "dark" || (theme !== "light" && this.dark.matches),
      forced: this.forced.matches,
      paper: this.printing,
      still: this.still.matches,
      ratio: Math.min(FINEST, Math.max(1, devicePixelRatio || 1)),
    };
  }

  destroy() {
    this.stop.abort();
    this.theme.disconnect();
  }
}

/**
 * A system colour as numbers.
 * @param {HTMLElement} root
 * @param {"is-paper" | "is-ink" | "is-accent"} which
 * @returns {Colour}
 */
export function systemColour(root, which) {
  const probe = document.createElement("span");
  probe.className = `table-probe ${which}`;
  root.append(probe);
  const found = getComputedStyle(probe).color.match(/[\d.]+/g);
  probe.remove();
  const [red, green, blue] = (found ?? ["0", "0", "0"]).map(Number);
  return [red, green, blue];
}
