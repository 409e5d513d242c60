/** The line below the board: what the step being shown does, or why a hole cannot be chosen. */
import { tellRefusal } from "./i18n/telling.js";

/** @param {import("./types.js").Host} host */
export function createCaptions(host) {
  const { words } = host;
  /** @type {typeof import("./i18n/stepping.js") | null} */
  let stepping = null;
  let stepAt = -1;

  const captions = {
    /** @type {string | null} */
    text: null,

    clear() {
      captions.text = null;
    },

    /** The words are fetched when the first step is seen. @param {number} index */
    tell(index) {
      stepAt = index;
      const session = host.session();
      if (!stepping) {
        import("./i18n/stepping.js").then(
          (part) => {
            stepping = part;
            if (host.session()?.table?.playing) captions.tell(stepAt);
          },
          () => {},
        );
        return false;
      }
      const turn = session?.view?.turn ?? session?.turns.at(-1);
      const said = session && turn ? stepping.tellStep(turn, index, session.info, words, session.players) : null;
      if (index >= 0 && said === null) return false;
      captions.text = said;
      // Who steps through a turn by ear hears each step.
      if (said && session?.table?.paused) host.say(said);
      host.render();
      return true;
    },

    /** @param {string} cell */
    refuse(cell) {
      const session = host.session();
      if (!session) return;
      captions.text = tellRefusal(cell, session, words);
      host.render();
      host.say(captions.text);
    },
  };
  return captions;
}
