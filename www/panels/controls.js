/** The game's buttons below the board. */
import { button, make, setUsable } from "../dom.js";
import { levelOf } from "../seats.js";

/** @type {import("./types.js").CreateControls} */
export function createControls(words, on) {
  const deeds = /** @type {const} */ (["undo", "redo", "new", "send", "link", "resign", "agree"]);
  const buttons = deeds.map((deed) => button(words.t(`button-${deed}`), on[deed], { "data-deed": deed }));
  const element = make("div", { class: "controls", role: "group", "aria-label": words.t("page-controls") }, ...buttons);
  return {
    element,
    render(session) {
      const usable = {
        new: true,
        undo: session.canUndo,
        redo: session.canRedo,
        send: session.turns.length > 0 && session.players.every((player) => levelOf(player) === null),
        link: true,
        resign: session.resigning !== null,
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
