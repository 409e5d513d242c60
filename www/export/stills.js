/** The still picture: to save as SVG or PNG, or to copy. */
import { button, make } from "../dom.js";
import { labelled } from "../panels/field.js";
import { save } from "./files.js";
import { makePng } from "./still.js";

/** @import { Room } from "./types.js" */

const WIDTH = 1200;
const LEAST = 100;
const MOST = 4000;

/** @param {string} svg @param {Room} room */
export function createStills(svg, { subject, files, tell }) {
  const { say } = subject;
  const width = make("input", {
    type: "number",
    min: LEAST,
    max: MOST,
    step: 1,
    value: WIDTH,
    inputmode: "numeric",
    // The dialog is not to close by it.
    keydown: (/** @type {KeyboardEvent} */ event) => event.key === "Enter" && event.preventDefault(),
  });

  /** @param {(width: number) => Promise<void>} use */
  async function withWidth(use) {
    const pixels = Number(width.value);
    const fits = Number.isInteger(pixels) && pixels >= LEAST && pixels <= MOST;
    width.setAttribute("aria-invalid", String(!fits));
    if (!fits) {
      tell(say("export-width-bad"));
      width.focus();
      return;
    }
    tell("");
    try {
      await use(pixels);
    } catch {
      tell(say("export-failed"));
    }
  }

  /** @param {number} pixels */
  async function copy(pixels) {
    const png = makePng(svg, pixels);
    try {
      // Asked for at once: Safari forgets the press while a picture is made.
      await navigator.clipboard.write([new ClipboardItem({ "image/png": png })]);
      tell(say("export-copied"));
    } catch {
      await png;
      tell(say("export-copy-refused"));
    }
  }

  return make(
    "section",
    {},
    make("h3", {}, say("export-still")),
    labelled(say("export-width"), width),
    make(
      "p",
      { class: "deeds" },
      button(say("export-save", { format: "SVG" }), () => {
        tell("");
        save(new Blob([svg], { type: "image/svg+xml" }), `${files.still}.svg`);
      }),
      button(
        say("export-save", { format: "PNG" }),
        () => void withWidth(async (pixels) => save(await makePng(svg, pixels), `${files.still}.png`)),
      ),
      "ClipboardItem" in window && button(say("export-copy"), () => void withWidth(copy)),
    ),
  );
}
