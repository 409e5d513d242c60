/** The animation's controls: pause and play, a step back or on, skip, speed; and the way to the settings. */
import { button, make, setText, setUsable } from "../dom.js";
import { SPEEDS } from "../pace.js";

/** @type {import("./types.js").CreatePlayback} */
export function createPlayback(words, on) {
  const toggle = button(words.t("button-pause"), on.toggle, { class: "toggle" });
  const back = button(words.t("button-back"), on.back);
  const step = button(words.t("button-step"), on.step);
  const skip = button(words.t("button-skip"), on.skip);
  const speed = make(
    "select",
    { change: () => on.speed(Number(speed.value)) },
    ...SPEEDS.map((value) => make("option", { value }, words.t(`speed-${String(value).replace(".", "-")}`))),
  );
  const element = make(
    "div",
    { class: "playback", role: "group", "aria-label": words.t("page-playback") },
    toggle,
    back,
    step,
    skip,
    make("label", {}, make("span", {}, words.t("button-speed")), speed),
    button(words.t("button-settings"), on.settings),
  );
  return {
    element,
    render(now) {
      setText(toggle, words.t(now.paused ? "button-play" : "button-pause"));
      setUsable(toggle, now.playing || now.waiting);
      setUsable(back, now.paused && now.playing);
      setUsable(step, now.paused && (now.playing || now.waiting));
      setUsable(skip, now.playing);
      speed.value = String(now.speed);
    },
  };
}
