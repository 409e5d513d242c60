/** The animated picture: which turns, the work and its end, and what came of it. */
import { button, fill, make } from "../dom.js";
import { save } from "./files.js";

/** @import { Film, Room } from "./types.js" */

const WIDTH = 640;

/** @param {Blob} blob @returns {Promise<string>} */
function addressOf(blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

/** @param {Room & { closed: AbortSignal }} room */
export function createFilming({ subject, files, tell, closed }) {
  const { words, say, turns } = subject;
  const heading = make("h3", { id: "picture-film" }, say("export-film"));
  if (turns.length === 0) return make("section", {}, heading, make("p", { class: "hint" }, say("export-film-none")));

  const ways = /** @type {const} */ (["turn", "game"]).map((way) => {
    const field = make("input", { type: "radio", name: "film", value: way, checked: way === "turn" });
    const label = make("label", { class: "way" }, field, say(`export-film-${way}`, { turns: turns.length }));
    return { way, field, label };
  });
  const progress = make("progress", { max: 1, value: 0, "aria-label": say("export-making") });
  /** @type {AbortController | null} */
  let working = null;
  const start = button(say("export-make"), () => void film());
  const cancel = button(words.t("button-cancel"), stop);
  const deeds = make("p", { class: "deeds" }, start);
  const result = make("div", {});

  function stop() {
    working?.abort();
    working = null;
    const focused = deeds.contains(document.activeElement);
    fill(deeds, start);
    if (focused) start.focus();
  }
  closed.addEventListener("abort", stop);

  async function film() {
    const way = ways.find(({ field }) => field.checked)?.way ?? "turn";
    const work = new AbortController();
    working = work;
    progress.value = 0;
    tell("");
    fill(result);
    fill(deeds, progress, cancel);
    cancel.focus();
    try {
      const { makeFilm } = await import("./film.js");
      const made = await makeFilm(subject, {
        width: WIDTH,
        first: way === "turn" ? turns.length - 1 : 0,
        progress(share) {
          progress.value = share;
        },
        signal: work.signal,
      });
      await show(made, way, work.signal);
    } catch {
      if (!work.signal.aborted) tell(say("export-failed"));
    }
    if (working === work) stop();
  }

  /** @param {Film} film @param {"turn" | "game"} way @param {AbortSignal} signal */
  async function show({ gif, apng, length, told, thinned }, way, signal) {
    const kinds = [
      { format: "GIF", file: `${files[way]}.gif`, blob: new Blob([gif], { type: "image/gif" }) },
      { format: "APNG", file: `${files[way]}.png`, blob: new Blob([apng], { type: "image/png" }) },
    ];
    // Everybody shows a GIF; the other is there for being smaller.
    const offered = kinds.filter(({ blob }, index) => index === 0 || blob.size < kinds[0].blob.size);
    const src = await addressOf(kinds[0].blob);
    if (signal.aborted) return;
    const notes = [
      say("export-made", { seconds: Math.round(length / 100) }),
      thinned && say("export-thinned"),
      way === "game" && told < turns.length && say("export-cut", { told, turns: turns.length }),
    ];
    const text = words.join(.../** @type {string[]} */ (notes.filter(Boolean)));
    fill(
      result,
      make("img", { src, alt: ways.find((one) => one.way === way)?.label.textContent }),
      make("p", {}, text),
      make(
        "p",
        { class: "deeds" },
        ...offered.map(({ format, file, blob }) =>
          button(say("export-save-size", { format, size: Math.ceil(blob.size / 1000) }), () => save(blob, file)),
        ),
      ),
    );
    tell(text);
  }

  return make(
    "section",
    {},
    heading,
    make("div", { role: "radiogroup", "aria-labelledby": "picture-film" }, ...ways.map(({ label }) => label)),
    deeds,
    result,
  );
}
