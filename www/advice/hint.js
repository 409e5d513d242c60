/**
 * A good move for the person who is to move: marked on the board, and said below it in words. It is thought about on
 * a thread of its own, and belongs to the moment: with anything that is played, taken back or looked at it is gone.
 */
import { button, make, setText } from "../dom.js";
import { adviserOf, subjectOf } from "./adviser.js";
import { reasonsFor } from "./reasons.js";
import { tellHint, tellMove } from "./saying.js";

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
  const here = make("span", { class: "unseen", id: "hint-here" });
  const mark = make("span", { class: "hint-mark", "aria-hidden": "true" });
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
      point();
      element.scrollIntoView({ block: "nearest" });
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

  /** The hole wears a mark, and whoever comes to it hears of it. */
  function point() {
    if (!found) return;
    const { turn, towards } = found;
    const cell = towards ? turn.move.slice(0, -1) : turn.move;
    const hole = cellAt(cell);
    if (!hole) return;
    setText(here, words.t("hint-here", { move: tellMove(turn.move, towards, words) }));
    const next = towards && cellAt(towards);
    mark.dataset.way = next ? wayTo(hole, next) : "";
    hole.classList.add("is-hinted");
    hole.setAttribute("aria-describedby", here.id);
    if (mark.parentElement !== hole) hole.append(mark);
    element.append(here);
  }

  function clear() {
    stop?.abort();
    stop = null;
    found = null;
    const hole = mark.parentElement;
    hole?.classList.remove("is-hinted");
    hole?.removeAttribute("aria-describedby");
    mark.remove();
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
  // The board may lie another way then.
  host.watch(point);
  addEventListener("resize", () => requestAnimationFrame(() => requestAnimationFrame(point)));

  return { press };
}

/** @param {string} name @returns {HTMLElement | null} */
const cellAt = (name) => document.querySelector(`.stage [data-cell="${CSS.escape(name)}"]`);

/** Which way the neighbour lies on screen. @param {Element} from @param {Element} to */
function wayTo(from, to) {
  const [a, b] = [from, to].map((element) => element.getBoundingClientRect());
  const x = b.left + b.width / 2 - (a.left + a.width / 2);
  const y = b.top + b.height / 2 - (a.top + a.height / 2);
  if (Math.abs(x) >= Math.abs(y)) return x < 0 ? "left" : "right";
  return y < 0 ? "up" : "down";
}
