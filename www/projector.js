/** The board for the back row: as large as the window, large counts, and little else. Escape leads back. */
import { dress } from "./assets.js";
import { button } from "./dom.js";

await dress("projector.css");

/** The next load is an ordinary one. */
function forgetView() {
  const address = new URL(location.href);
  if (!address.searchParams.has("view")) return;
  address.searchParams.delete("view");
  history.replaceState(history.state, "", address);
}

/** @type {import("./types.js").CreateProjector} */
export function createProjector({ words }) {
  const root = document.documentElement;
  const leaving = button("×", leave, { class: "leave", "aria-label": words.t("page-dismiss") });
  /** Where the focus was. @type {HTMLElement | null} */
  let before = null;

  const shown = () => root.classList.contains("projector");
  /** What is laid out by the size of the window is laid out anew. */
  const settle = () => dispatchEvent(new Event("resize"));

  function leave() {
    if (!shown()) return;
    root.classList.remove("projector");
    leaving.remove();
    document.removeEventListener("keydown", hear);
    document.removeEventListener("fullscreenchange", follow);
    if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
    forgetView();
    before?.focus({ preventScroll: true });
    settle();
  }
  /** @param {KeyboardEvent} event */
  function hear(event) {
    // A dialog, or a turn that is told, is meant first.
    if (event.key === "Escape" && !event.defaultPrevented && !document.querySelector("dialog[open]")) leave();
  }
  function follow() {
    if (!document.fullscreenElement) leave();
  }

  return {
    enter() {
      if (shown()) return;
      before = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      root.classList.add("projector");
      document.body.append(leaving);
      document.addEventListener("keydown", hear);
      document.addEventListener("fullscreenchange", follow);
      scrollTo(0, 0);
      settle();
      // Not every browser, frame or moment allows it; the window is used then.
      if (document.fullscreenEnabled) root.requestFullscreen().catch(() => {});
    },
  };
}
