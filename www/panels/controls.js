/** The game's buttons below the board, as long as there is something for them to do; the rarer ones behind one more. */
import { button, make, setText, setUsable } from "../dom.js";

/** @type {import("./types.js").CreateControls} */
export function createControls(words, on) {
  const [undo, redo, hint, fresh] = /** @type {const} */ (["undo", "redo", "hint", "new"]).map((deed) =>
    button(words.t(`button-${deed}`), on[deed], { "data-deed": deed }),
  );
  // Wanted most where a friend elsewhere answers.
  const send = button(words.t("button-send"), on.send, { class: "chief", "data-deed": "send" });
  // On a phone these take the place of the first three while a turn is told.
  const [toggle, step, skip] = /** @type {const} */ (["toggle", "step", "skip"]).map((deed) =>
    button(words.t(`button-${deed === "toggle" ? "pause" : deed}`), on[deed], { "data-told": deed }),
  );
  const more = button(words.t("button-more"), () => on.more(more), { class: "more", "aria-expanded": "false" });
  const element = make(
    "div",
    { class: "controls", role: "group", "aria-label": words.t("page-controls") },
    undo,
    redo,
    hint,
    send,
    fresh,
    toggle,
    step,
    skip,
    more,
  );
  let told = false;

  return {
    element,
    render(session, paused) {
      const telling = session.phase === "telling";
      element.classList.toggle("looks-back", session.view?.ply !== undefined);
      setText(toggle, words.t(paused ? "button-play" : "button-pause"));
      setUsable(skip, telling);
      const focused = /** @type {HTMLElement | null} */ (element.querySelector(":scope > :focus"));
      undo.hidden = !session.canUndo;
      redo.hidden = !session.canRedo;
      // Nobody is to be helped against a friend elsewhere.
      hint.hidden = session.outcome !== null || session.players.includes("away");
      setUsable(hint, session.phase === "choosing");
      send.hidden = session.phase !== "away" || session.turns.length === 0;
      // Where there is something to redo, a phone has no room for a new game beside it.
      element.classList.toggle("undone", session.canRedo);
      const other = element.classList.toggle("telling", telling) !== told;
      told = telling;
      // Whoever stood on a button that has gone stands on one that is there.
      if ((other || focused?.hidden) && focused?.getClientRects().length === 0)
        [toggle, undo, redo, fresh, more]
          .find((one) => one.getClientRects().length > 0)
          ?.focus({ preventScroll: true });
    },
  };
}
