/** The animation's controls: pause and play, one step, skip, speed; and whether counts are shown. */
import { button, make, setText, setUsable } from "../dom.js";
import { SPEEDS } from "../pace.js";

/** @type {import("./types.js").CreatePlayback} */
export function createPlayback(words, on) {
  const toggle = button(words.t("button-pause"), on.toggle, { class: "toggle" });
  const step = button(words.t("button-step"), on.step);
  const skip = button(words.t("button-skip"), on.skip);
  const speed = make(
    "select",
    { change: () => on.speed(Number(speed.value)) },
    ...SPEEDS.map((value) => make("option", { value }, words.t(`speed-${String(value).replace(".", "-")}`))),
  );
  const counts = make("input", { type: "checkbox", change: () => on.counts(counts.checked) });
  const element = make(
    "div",
    { class: "playback", role: "group", "aria-label": words.t("page-playback") },
    toggle,
    step,
    skip,
    make("label", {}, make("span", {}, words.t("button-speed")), speed),
    make("label", {}, counts, make("span", {}, words.t("button-counts"))),
  );
  return {
    element,
    render(now) {
      setText(toggle, words.t(now.paused ? "button-play" : "button-pause"));
      setUsable(step, now.paused && (now.playing || now.waiting));
      setUsable(skip, now.playing);
      speed.value = String(now.speed);
      counts.checked = now.counts;
    },
  };
}
