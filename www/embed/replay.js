/** Steps through a game, with what somebody has written to its moments; a diagram is one of them, and stays. */
import { make, setText } from "../dom.js";
import { tellOutcome, tellTurn } from "../i18n/telling.js";
import { createSteps } from "./controls.js";

/** @import { Tabletop } from "../table/table.js" */
/** @import { Comments, Goal, Showing, Stage, Staging } from "./types.js" */

/** Nobody in particular: South and North. @type {import("./types.js").Players} */
const NOBODY = ["person", "person"];

/** How long a moment is left to be read while the replay runs by itself, in milliseconds. */
const REST = 1100;
const PER_LETTER = 45;
const LONGEST = 12_000;

/** @type {Stage} */
export const createReplay = (staging) => create(staging, false);

/** @type {Stage} */
export const createDiagram = (staging) => create(staging, true);

/** @param {Staging} staging @param {boolean} still @returns {Showing} */
function create({ game, info, words, wanted, tell }, still) {
  const turns = game.turns();
  const start = turns[0]?.before ?? game.position();
  const whole = game.record();
  // An end that somebody declared is one more thing to take back.
  const declared = whole.split("/").length > 4 ? 1 : 0;
  const outcome = game.outcome() ?? null;
  let ply = Math.min(wanted.at ?? (still ? turns.length : 0), turns.length);
  let record = recordAt(ply);
  let comments = wanted.comments;
  let flipped = wanted.flip;
  /** @type {Tabletop | null} */
  let table = null;
  /** Counts what was begun: what was begun before is over. */
  let run = 0;
  let running = false;
  let walks = 0;

  const headline = make("p", { class: "headline" });
  const told = make("p", { class: "told" });
  const comment = make("p", { class: "comment", dir: "auto" });
  const live = make("p", { class: "unseen", "aria-live": "polite", "aria-atomic": "true" });
  const steps = still ? null : createSteps(words, { go: (to) => void showing.go(to), toggle });

  /** @param {number} ply */
  function recordAt(ply) {
    if (ply === turns.length) return whole;
    const then = game.clone();
    for (let left = turns.length - ply + declared; left > 0; left -= 1) then.undo();
    const text = then.record();
    then.free();
    return text;
  }

  const position = () => (ply === turns.length ? game.position() : (turns[ply - 1]?.after ?? start));
  const ended = () => ply === turns.length && outcome !== null;

  function tellHere() {
    const turn = turns[ply - 1];
    const said = turn && !(declared && ended()) ? tellTurn(turn, info, NOBODY, words, { brief: true }) : "";
    if (!ended() || !outcome) return said;
    const { result, reason } = tellOutcome(outcome, info, NOBODY, words);
    return words.join(said, reason, words.t("sentence", { text: result }));
  }

  function render() {
    const said = comments.get(ply);
    setText(headline, still ? "" : words.t("embed-at", { at: ply, all: turns.length }));
    headline.hidden = still;
    setText(told, still ? "" : tellHere());
    setText(comment, said?.text ?? "");
    if (said?.lang) comment.lang = said.lang;
    else comment.removeAttribute("lang");
    // Room for it is kept through the whole of an annotated game.
    comment.hidden = comments.size === 0 || (still && !said);
    steps?.render({ ply, turns: turns.length, running, game: info.name, record });
  }

  function turn() {
    table?.setSides({ bottom: flipped ? 1 : 0 });
  }

  /** @param {number} to */
  async function show(to, animate = true) {
    const next = !still && animate && to === ply + 1;
    ply = to;
    record = recordAt(to);
    run += 1;
    const mine = run;
    render();
    const said = comments.get(ply)?.text ?? "";
    live.replaceChildren(document.createTextNode(words.join(headline.textContent ?? "", tellHere(), said)));
    const last = turns[ply - 1];
    tell("step", {
      ply,
      turns: turns.length,
      move: last?.move ?? null,
      comment: said || null,
      record,
      position: position(),
    });
    if (next) await table?.play(last);
    else table?.show(position(), { lastTurn: last ?? null });
    if (mine !== run) return;
    table?.offer([], { seat: ended() ? null : position().toMove });
    if (ended() && outcome) {
      const { winner, points, reason } = outcome;
      tell("end", { winner: winner ?? null, points, reason, record });
    }
  }

  /** Runs by itself, until somebody takes it by the hand. */
  async function toggle() {
    running = !running;
    walks += 1;
    const mine = walks;
    if (running && ply === turns.length) void show(0);
    render();
    const on = () => running && mine === walks && table !== null && ply < turns.length;
    while (on()) {
      const letters = (comments.get(ply)?.text ?? "").length;
      await new Promise((resolve) => setTimeout(resolve, Math.min(LONGEST, REST + PER_LETTER * letters)));
      if (on()) await show(ply + 1);
    }
    if (mine !== walks) return;
    running = false;
    render();
  }

  /** @param {Goal} to */
  function plyOf(to) {
    if (typeof to === "number") return Number.isInteger(to) && to >= 0 && to <= turns.length ? to : null;
    const goals = { first: 0, previous: ply - 1, next: ply + 1, last: turns.length, step: null };
    const goal = Object.hasOwn(goals, to) ? goals[to] : null;
    return goal !== null && goal >= 0 && goal <= turns.length ? goal : null;
  }

  /** @type {Showing} */
  const showing = {
    get record() {
      return record;
    },
    whole,
    get position() {
      return position();
    },
    get ply() {
      return ply;
    },
    moves: [],
    get outcome() {
      return ended() ? outcome : null;
    },
    players: NOBODY,
    head: [headline],
    foot: [told, comment, ...(steps ? [steps.element] : []), live],
    listens: { onChoose() {} },
    begin(at) {
      table = at;
      turn();
      table.show(position(), { lastTurn: turns[ply - 1] ?? null });
      table.offer([], { seat: ended() ? null : position().toMove });
      render();
    },
    flip(now) {
      flipped = now;
      turn();
    },
    play: () => false,
    go(to) {
      const goal = plyOf(to);
      if (goal === null || !table) return false;
      running = false;
      // Asked for the moment that is shown, a replay has nothing to tell.
      if (goal === ply) table.skip();
      else void show(goal);
      render();
      return true;
    },
    undo: () => showing.go("previous"),
    redo: () => showing.go("next"),
    comment(now) {
      comments = now;
      render();
    },
    seat() {},
    close() {
      run += 1;
      running = false;
      table?.destroy();
      table = null;
      try {
        game.free();
      } catch {
        // An engine that broke down holds on to it; it goes with the instance.
      }
    },
  };
  return showing;
}
