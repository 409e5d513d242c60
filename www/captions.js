/** The line below the board: what the step being shown does, or why a hole cannot be chosen. */
import { tellRefusal } from "./i18n/telling.js";

/** @param {import("./types.js").Host} host */
export function createCaptions(host) {
  const { words } = host;
  /** @type {typeof import("./i18n/stepping.js") | null} */
  let stepping = null;
  /** The step that is shown, and the one that the words are of. */
  let shownAt = -1;
  let wordedAt = -1;

  const captions = {
    /** @type {string | null} */
    text: null,
    /** What is pointed at: shown for as long, and then what stood there before. */
    pointed: "",

    clear() {
      captions.text = null;
      wordedAt = -1;
    },

    /** Whether it is anything new. It is not told to screen readers: whoever points by keys asks with "?". @param {string} text */
    point(text) {
      if (text === captions.pointed) return false;
      captions.pointed = text;
      return true;
    },

    /**
     * Single seeds need no words: those of the step before them stay. All are fetched when the first step is seen.
     * @param {number} index
     */
    tell(index) {
      shownAt = index;
      const session = host.session();
      if (!stepping) {
        import("./i18n/stepping.js").then(
          (part) => {
            stepping = part;
            if (host.session()?.table?.playing) captions.tell(shownAt);
          },
          () => {},
        );
        return;
      }
      const turn = session?.view?.turn ?? session?.turns.at(-1);
      if (!session || !turn) return;
      const { at, said } = stepping.lastTold(turn, index, session.info, words, session.players);
      if (at === wordedAt) return;
      wordedAt = at;
      captions.text = said;
      // Who steps through a turn by ear hears each step.
      if (said && session.table?.paused) host.say(said);
      host.render();
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
