/** The rarer buttons: beside the board, which stays in sight, and away with whatever is pressed or reached next. */
import { button, make } from "../dom.js";
import { SPEEDS } from "../pace.js";
import { levelOf, resigning } from "../seats.js";

/** @import { Session } from "../types.js" */

/** @type {import("./types.js").CreateRest} */
export function createRest({ words, watch }, more, pace, on) {
  const deeds = /** @type {const} */ (["new", "study", "link", "send", "settings", "agree", "resign"]);
  const buttons = deeds.map((deed) => button(words.t(`button-${deed}`), () => void on[deed](), { "data-rare": deed }));
  const speed = make(
    "select",
    { change: () => on.speed(Number(speed.value)) },
    ...SPEEDS.map((value) => make("option", { value }, words.t(`speed-${String(value).replace(".", "-")}`))),
  );
  const close = button("×", () => {}, { class: "close", "aria-label": words.t("page-dismiss") });
  const element = make(
    "div",
    { class: "rare", id: "more", role: "group", "aria-label": words.t("button-more"), hidden: true },
    make("label", {}, make("span", {}, words.t("button-speed")), speed),
    close,
    ...buttons,
  );
  const bar = /** @type {HTMLElement} */ (more.parentElement);
  more.setAttribute("aria-controls", element.id);
  bar.append(element);

  /** From its upper edge to its lower one. */
  function isSeen() {
    const { top, bottom, left, width } = element.getBoundingClientRect();
    return bottom <= innerHeight && element.contains(document.elementFromPoint(left + width / 2, top + 1));
  }

  /** Whoever was inside stands on what opened it. @param {boolean} wanted */
  function open(wanted) {
    const inside = element.contains(document.activeElement);
    element.hidden = !wanted;
    more.setAttribute("aria-expanded", String(wanted));
    if (wanted) {
      const { style } = element;
      style.insetBlock = "";
      // Rather over the board than away from it, unless that itself lies over the page.
      if (element.getBoundingClientRect().bottom > innerHeight) style.insetBlock = "auto 100%";
      if (!isSeen()) {
        style.insetBlock = "";
        if (!isSeen()) element.scrollIntoView({ block: "end" });
      }
      close.focus({ preventScroll: true });
    } else if (inside) more.focus({ preventScroll: true });
  }

  // Before the deed itself, whose question gives the focus back to where it was.
  element.addEventListener("click", ({ target }) => target instanceof HTMLButtonElement && open(false), true);
  bar.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || element.hidden) return;
    event.preventDefault();
    open(false);
  });
  document.addEventListener("pointerdown", ({ target }) => {
    if (!element.hidden && target instanceof Node && !bar.contains(target)) open(false);
  });
  bar.addEventListener("focusout", ({ relatedTarget: to }) => {
    if (!element.hidden && to instanceof Node && !bar.contains(to)) open(false);
  });

  /** @param {Session} session */
  function render(session) {
    speed.value = String(pace.speed);
    /** @type {{ [deed: string]: boolean }} */
    const usable = {
      send: session.turns.length > 0 && session.players.every((player) => levelOf(player) === null),
      agree: session.canAgree,
      resign: resigning(session) !== null,
    };
    const stood = document.activeElement;
    deeds.forEach((deed, index) => {
      buttons[index].hidden = usable[deed] === false;
    });
    if (stood instanceof HTMLElement && stood.hidden && element.contains(stood)) close.focus();
  }

  watch(render);
  return { toggle: () => open(element.hidden === true) };
}
