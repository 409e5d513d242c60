/** Looking back turn by turn, and through one turn: what can be done just now, each always in the same place. */
import { button, make, setText, setUsable } from "../dom.js";

/** @type {import("./types.js").CreatePlayback} */
export function createPlayback(words, on) {
  // The marks are of time, which runs as the board does: to the right in every language.
  const ways = /** @type {const} */ ({ first: "«", previous: "‹", next: "›", last: "»" });
  const goes = Object.entries(ways).map(([to, sign]) =>
    button(sign, () => on.go(/** @type {keyof typeof ways} */ (to)), {
      class: "go",
      "aria-label": words.t(`moves-${to}`),
    }),
  );
  const step = button(words.t("button-step"), on.step);
  const back = button(words.t("button-back"), on.back);
  const toggle = button(words.t("button-pause"), on.toggle, { class: "toggle" });
  const skip = button(words.t("button-skip"), on.skip);
  const element = make(
    "div",
    { class: "playback", role: "group", "aria-label": words.t("page-playback") },
    make("span", { dir: "ltr" }, ...goes),
    step,
    back,
    toggle,
    skip,
  );
  return {
    element,
    render({ phase, table, view, turns, live }, paused) {
      const playing = phase === "telling" || table?.playing === true;
      const waiting = phase === "thinking";
      const at = view?.ply ?? turns.length;
      setText(toggle, words.t(paused ? "button-play" : "button-pause"));
      setUsable(toggle, playing || waiting);
      setUsable(back, playing);
      setUsable(step, playing || (waiting ? paused : at > 0));
      goes.forEach((go, way) => {
        setUsable(go, way < 2 ? at > 0 : !live);
      });
      setUsable(skip, playing);
      element.classList.toggle("fresh", at === 0 && live && !playing && !waiting);
      // What cannot be used is not seen: whoever stood on it goes on from a step.
      const stood = document.activeElement;
      if (stood?.parentElement === element && stood.hasAttribute("aria-disabled")) step.focus({ preventScroll: true });
    },
  };
}
