/** The game's buttons below the board; on a phone a bar within reach, with the rarer ones behind one more. */
import { button, make, setText, setUsable } from "../dom.js";
import { levelOf, resigning } from "../seats.js";

/** @type {import("./types.js").CreateControls} */
export function createControls(words, on) {
  const deeds = /** @type {const} */ (["undo", "redo", "new", "study", "send", "link", "resign", "agree"]);
  const buttons = deeds.map((deed) => button(words.t(`button-${deed}`), on[deed], { "data-deed": deed }));
  // On a phone these take the place of the first three while a turn is told.
  const [toggle, step, skip] = /** @type {const} */ (["toggle", "step", "skip"]).map((deed) =>
    button(words.t(`button-${deed === "toggle" ? "pause" : deed}`), on[deed], { "data-told": deed }),
  );
  const rest = make("div", { class: "rest", id: "more" }, ...buttons.slice(3));
  const more = button(words.t("button-more"), () => open(!rest.classList.contains("open")), {
    class: "more",
    "aria-expanded": "false",
    "aria-controls": "more",
  });
  const element = make(
    "div",
    { class: "controls", role: "group", "aria-label": words.t("page-controls") },
    ...buttons.slice(0, 3),
    toggle,
    step,
    skip,
    more,
    rest,
  );

  let told = false;

  /** @param {boolean} shown */
  function open(shown) {
    rest.classList.toggle("open", shown);
    more.setAttribute("aria-expanded", String(shown));
  }

  // Whatever is pressed or reached next puts them away again.
  rest.addEventListener("click", ({ target }) => target !== rest && open(false));
  element.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !rest.classList.contains("open")) return;
    more.focus();
    open(false);
  });
  document.addEventListener("pointerdown", ({ target }) => {
    if (target instanceof Node && !element.contains(target)) open(false);
  });
  element.addEventListener("focusout", ({ relatedTarget: to }) => {
    if (to instanceof Node && !element.contains(to)) open(false);
  });

  return {
    element,
    render(session, paused) {
      const telling = session.phase === "telling";
      element.classList.toggle("looks-back", session.view?.ply !== undefined);
      setText(toggle, words.t(paused ? "button-play" : "button-pause"));
      setUsable(step, telling && paused);
      setUsable(skip, telling);
      if (element.classList.toggle("telling", telling) !== told) {
        const focused = /** @type {HTMLElement | null} */ (element.querySelector(":scope > :focus"));
        told = telling;
        // Whoever stood on a button that has gone stands on the one in its place.
        if (focused?.getClientRects().length === 0) (telling ? toggle : buttons[0]).focus({ preventScroll: true });
      }
      const usable = {
        new: true,
        study: true,
        undo: session.canUndo,
        redo: session.canRedo,
        send: session.turns.length > 0 && session.players.every((player) => levelOf(player) === null),
        link: true,
        resign: resigning(session) !== null,
        agree: session.canAgree,
      };
      deeds.forEach((deed, index) => {
        setUsable(buttons[index], usable[deed]);
      });
    },
    offerAgree(known) {
      buttons[deeds.indexOf("agree")].hidden = !known;
    },
  };
}
