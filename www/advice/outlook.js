/**
 * Who is ahead, in one quiet line that follows the board. It thinks only while somebody could read it: not while a
 * turn is told, not on the computer's turn, not where the tab is hidden.
 */
import { make, setText } from "../dom.js";
import { momentOf, recordAt } from "../review.js";
import { levelOf, SEATS, sideOf } from "../seats.js";
import { adviserOf, subjectOf } from "./adviser.js";
import { tellMargin, worthOf } from "./saying.js";

/** @import { Host, Judged, Seat, Session } from "./types.js" */

const MILLIS = 4000;

/** @param {Host} host */
export function createOutlook(host) {
  const { words } = host;
  const adviser = adviserOf(host);
  const text = make("span", {});
  const [south, north] = SEATS.map((seat) => make("span", {}, sideOf(seat, words)));
  const bar = make("span", { class: "outlook-bar", "aria-hidden": "true" }, north, make("i"), south);
  const element = make("p", { class: "outlook", role: "note", "aria-label": words.t("outlook-label") }, text, bar);
  let on = false;
  /** @type {AbortController | null} */
  let thought = null;
  /** The moment that is thought about, or was. @type {string | null} */
  let at = null;

  function stop() {
    thought?.abort();
    thought = null;
  }

  /** Whether there is anything to say about what the board shows. @param {Session} session */
  function speaks(session) {
    const { phase, table, view, outcome, players } = session;
    if (phase === "telling" || table?.playing || document.hidden) return false;
    if (view && view.ply === undefined) return false;
    // Nobody is to be helped against a friend elsewhere.
    return outcome !== null || !players.includes("away");
  }

  /** @param {Session} session */
  function consider(session) {
    if (!on) return;
    element.hidden = session.players.includes("away") && !session.outcome;
    if (!speaks(session)) {
      // What was found is shown as long as it may be true of what is seen.
      if (thought) at = null;
      stop();
      return;
    }
    const moment = momentOf(session);
    const { players, info } = session;
    const now = [
      session.record,
      moment.ply,
      ...moment.line.slice(0, moment.at).map(({ move }) => move),
      players,
    ].join();
    if (now === at) return;
    at = now;
    stop();
    session.ask(() => {
      const game = host.parse(recordAt(session, moment));
      try {
        const toMove = /** @type {Seat} */ (game.position().toMove);
        const { record, round } = subjectOf(game, host.engine().mancala);
        element.classList.add("before");
        if (game.outcome()) say("");
        // What the computer thinks about is told already.
        else if (!session.live || levelOf(players[toMove]) === null)
          void think(record, { players, toMove, round }, info.total);
      } finally {
        game.free();
      }
    });
  }

  /** @param {string} record @param {Judged} judged @param {number} total */
  async function think(record, judged, total) {
    const mine = new AbortController();
    thought = mine;
    // What was said of the moment before stays, fainter, until there is something to say of this one.
    if (!text.textContent) say(words.t("outlook-thinking"));
    /** @param {import("./types.js").Analysis} analysis */
    const hear = (analysis) => {
      if (thought !== mine) return;
      element.classList.remove("before");
      const value = worthOf(analysis);
      const { score } = value;
      const margin = tellMargin(value, analysis.nodes, judged, words);
      // South's share of the bar: half of it where the two are even.
      const ahead = judged.toMove === 0 ? score : -score;
      say(words.t("outlook-said", { margin }), Math.max(0, Math.min(1, 0.5 + ahead / total / 2)));
    };
    try {
      hear(await adviser.consider(record, { millis: MILLIS }, { signal: mine.signal, onProgress: hear }));
    } catch {
      if (thought === mine) say(words.t("outlook-failed"));
    }
    if (thought === mine) thought = null;
  }

  /** @param {string} line @param {number | null} [share] */
  function say(line, share = null) {
    setText(text, line);
    bar.hidden = share === null;
    if (share !== null) bar.style.setProperty("--south", String(share));
  }

  document.addEventListener("visibilitychange", () => {
    const session = host.session();
    if (session) consider(session);
  });
  host.watch(consider);

  return {
    /** Begins or ends to follow the board. @param {boolean} wanted */
    follow(wanted) {
      on = wanted;
      at = null;
      stop();
      say("");
      document.documentElement.classList.toggle("has-outlook", on);
      if (on) document.querySelector(".stage")?.append(element);
      else element.remove();
      dispatchEvent(new Event("resize"));
      const session = host.session();
      if (session) consider(session);
    },
  };
}
