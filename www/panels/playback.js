/** The animation's controls: pause and play, a step back or on, skip, speed; and the way to the settings. */
import { button, make, setText, setUsable } from "../dom.js";
import { SPEEDS } from "../pace.js";

/** @type {import("./types.js").CreatePlayback} */
export function createPlayback(words, on) {
  const toggle = button(words.t("button-pause"), on.toggle, { class: "toggle" });
  const back = button(words.t("button-back"), on.back);
  const step = button(words.t("button-step"), on.step);
  const skip = button(words.t("button-skip"), on.skip);
  // The marks are of time, which runs as the board does: to the right in every language.
  const ways = /** @type {const} */ ({ first: "«", previous: "‹", next: "›", last: "»" });
  const goes = Object.entries(ways).map(([to, sign]) =>
    button(sign, () => on.go(/** @type {keyof typeof ways} */ (to)), {
      class: "go",
      "aria-label": words.t(`moves-${to}`),
    }),
  );
  const speed = make(
    "select",
    { change: () => on.speed(Number(speed.value)) },
    ...SPEEDS.map((value) => make("option", { value }, words.t(`speed-${String(value).replace(".", "-")}`))),
  );
  const element = make(
    "div",
    { class: "playback", role: "group", "aria-label": words.t("page-playback") },
    make("span", { dir: "ltr" }, ...goes),
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
      setUsable(step, now.playing || now.waiting ? now.paused : now.at > 0);
      goes.forEach((go, way) => {
        setUsable(go, way < 2 ? now.at > 0 : !now.live);
      });
      setUsable(skip, now.playing);
      speed.value = String(now.speed);
    },
  };
}
