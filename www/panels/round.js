/** Between two rounds: what the one came to and how the next begins, to be read at leisure. */
import { button, fill, make } from "../dom.js";
import { factsOf, tellFact } from "../i18n/telling.js";
import { levelOf } from "../seats.js";

/** @import { Host, Session, Turn } from "../types.js" */

/** @param {Turn | undefined} turn */
const endsRound = (turn) => turn?.steps.some(({ why }) => why === "round") ?? false;

/** @param {Host} host */
export function createRound(host) {
  const { words } = host;
  const heading = make("h2", { id: "round-title" });
  const said = make("div");
  const go = button(words.t("round-go"), goOn, { class: "again chief" });
  const element = make(
    "section",
    { class: "after", "aria-labelledby": "round-title", hidden: true },
    make("div", { class: "after-said" }, heading, said),
    make("div", { class: "after-deeds" }, go),
  );
  host.deck.prepend(element);
  // On a phone this place is out of sight, and the computer must not wait for what nobody sees.
  const near = button(words.t("round-go"), goOn, { class: "again chief", hidden: true });
  document.querySelector('[data-deed="redo"]')?.before(near);
  /** @type {Session | null} */
  let session = null;
  /** The turn that ended the round, and how many there were. @type {{ turn: Turn, turns: number } | null} */
  let between = null;
  /** The one that was read. @type {Turn | null} */
  let read = null;
  /** Lets the computer open the next round. */
  let release = () => {};

  /** @param {Session} now */
  function follow(now) {
    const last = now.turns.at(-1);
    if (now !== session) {
      close();
      session = now;
    }
    if (between) {
      const later = now.turns.slice(between.turns);
      const undone = now.turns[between.turns - 1] !== between.turn;
      // Where nobody is asked, it is read until the first move.
      const asked = now.players.includes("person");
      if (undone || now.outcome || later.some(({ seat }) => !asked || now.players[seat] === "person")) close();
    }
    if (last && last !== between?.turn && last !== read && endsRound(last) && !now.outcome) {
      close();
      between = { turn: last, turns: now.turns.length };
    }
    hold(now);
    if (between && element.hidden && now.phase !== "telling") show(now, between.turn);
    // Until there is another turn to tell, the line below the board says it.
    said.hidden = last === between?.turn;
  }

  /**
   * The computer that opens the round waits for whoever still reads, unless there is to be no waiting at all; also one
   * that was seated only now.
   *
   * @param {Session} now
   */
  function hold(now) {
    const opens = between?.turns === now.turns.length && levelOf(now.players[now.toMove]) !== null;
    const waits = opens && now.players.includes("person") && now.pace.speed > 0;
    if (waits === (now.held !== null)) return;
    release();
    now.held = waits
      ? new Promise((resolve) => {
          release = resolve;
        })
      : null;
    // Who waits for whom stands above the board, which was drawn before this was known.
    queueMicrotask(host.render);
  }

  /** @param {Session} now @param {Turn} turn */
  function show({ info, players, position }, turn) {
    const facts = factsOf(turn, info);
    const round = "round" in position ? position.round : 0;
    heading.textContent = words.t("round-title", { round: (round ?? 1) - 1 });
    fill(
      said,
      ...facts
        .slice(facts.findIndex(({ fact }) => fact === "round"))
        .flatMap((fact) => tellFact(fact, info, players, words))
        .map((sentence) => make("p", {}, sentence)),
    );
    if (element.hidden && session?.held)
      host.say(words.join(words.t("sentence", { text: heading.textContent }), words.t("round-ready")));
    element.hidden = near.hidden = false;
  }

  function goOn() {
    close();
    host.render();
    session?.table?.focus();
  }

  function close() {
    read = between?.turn ?? read;
    between = null;
    element.hidden = near.hidden = true;
    release();
    if (session) session.held = null;
  }

  return { follow };
}
