/**
 * A good move for the person who is to move: marked on the board, and said below it in words. It is thought about on
 * a thread of its own, and belongs to the moment: with anything that is played, taken back or looked at it is gone.
 */
import { button, make, setText } from "../dom.js";
import { adviserOf, subjectOf } from "./adviser.js";
import { createMark } from "./mark.js";
import { reasonsFor } from "./reasons.js";
import { tellHint } from "./saying.js";

/** @import { Analysis, Host, Reasons, Session } from "./types.js" */

/** So long one waits for a hint, in milliseconds; a proof may come earlier. */
const MILLIS = 3000;
/** Where there is only one move, all that is asked is where it leads. */
const MILLIS_FOR_ONE = 500;

/** @param {Host} host */
export function createHint(host) {
  const { words } = host;
  const adviser = adviserOf(host);
  const said = make("p", {});
  const element = make(
    "div",
    { class: "advised", hidden: true },
    button("×", leave, { class: "close", "aria-label": words.t("page-dismiss") }),
    said,
  );
  const mark = createMark(words, "hint-here");
  /** What is thought about, or was found. @type {AbortController | null} */
  let stop = null;
  /** @type {Reasons | null} */
  let found = null;

  /** Who asks again hears again. */
  function press() {
    const session = host.session();
    if (session?.phase !== "choosing" || session.players.includes("away")) return;
    if (found) show(said.textContent ?? "");
    else if (!stop) void look(session);
  }

  /** @param {Session} session */
  async function look(session) {
    clear();
    const mine = new AbortController();
    stop = mine;
    // All that waits ends with the moment.
    session.thought.signal.addEventListener("abort", () => (stop ?? mine) === mine && clear());
    show(words.t("hint-looking"));
    try {
      const { mancala } = host.engine();
      const { record, round } = subjectOf(session.game, mancala);
      const millis = session.legal.length > 1 ? MILLIS : MILLIS_FOR_ONE;
      const analysis = await think(record, millis, mine);
      if (stop !== mine) return;
      const { players, toMove, info } = session;
      found = reasonsFor(session.game, analysis, info, mancala);
      show(tellHint(found, analysis, { players, toMove, round }, info, words));
      mark.put(found.turn.move, found.towards);
      said.scrollIntoView({ block: "nearest" });
    } catch (error) {
      if (stop !== mine) return;
      stop = null;
      if (error instanceof WebAssembly.RuntimeError) clear();
      host.recover(error, () => show(words.t("hint-failed")));
    }
  }

  /** Until it is proven, or as long as one likes to wait. @param {string} record @param {number} millis @param {AbortController} mine @returns {Promise<Analysis>} */
  async function think(record, millis, mine) {
    const enough = new AbortController();
    const end = () => enough.abort();
    mine.signal.addEventListener("abort", end);
    /** @type {Analysis | null} */
    let proven = null;
    try {
      return await adviser.consider(
        record,
        { millis, all: true },
        {
          signal: enough.signal,
          onProgress(analysis) {
            if (!analysis.exact) return;
            proven = analysis;
            end();
          },
        },
      );
    } catch (error) {
      if (proven) return proven;
      throw error;
    } finally {
      mine.signal.removeEventListener("abort", end);
    }
  }

  /** In the place of what is told below the board. @param {string} text */
  function show(text) {
    const stage = document.querySelector(".stage");
    if (element.parentElement !== stage) stage?.append(element);
    stage?.classList.add("has-advice");
    element.hidden = false;
    setText(said, text);
    host.say(text);
  }

  function clear() {
    stop?.abort();
    stop = null;
    found = null;
    mark.take();
    hide();
  }

  /** What else is told below the board is seen again. */
  function hide() {
    element.hidden = true;
    document.querySelector(".stage")?.classList.remove("has-advice");
  }

  function leave() {
    clear();
    const ways = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-deed="hint"], .more'));
    // On a phone the button may be folded away.
    [...ways].find((way) => way.getClientRects().length > 0)?.focus();
  }

  element.addEventListener("keydown", ({ key }) => key === "Escape" && leave());
  // Whoever presses a hole has read it, and is told about that hole; the mark stays.
  document.addEventListener("click", ({ target }) => {
    if (found && target instanceof Element && target.closest(".stage .table")) hide();
  });
  host.watch(() => mark.place());

  return { press };
}
