/** Whose turn it is and what happened last; and the live region, which tells each turn once and whole. */
import { make, setText } from "../dom.js";
import { tellOutcome, tellTurn } from "../i18n/telling.js";
import { decidedFor } from "../manners.js";
import { whoIs } from "../seats.js";

/** @import { Session, Words } from "../types.js" */

/** Who is to do what now. @type {(session: Session, words: Words, paused: boolean) => string} */
export function headline(session, words, paused) {
  const { phase, outcome, players, info, toMove, turns, view } = session;
  if (view) return view.title;
  if (phase === "over" && outcome) return tellOutcome(outcome, info, players, words).result;
  const last = turns.at(-1);
  if (phase === "telling" && last) return words.t("status-telling", whoIs(players, last.seat));
  const who = whoIs(players, toMove);
  if (phase === "choosing") {
    const again = last?.seat === toMove && last.steps.some((step) => step.why === "again");
    return words.t(again ? "status-again" : "status-choosing", who);
  }
  if (phase === "thinking") return words.t(paused ? "status-waiting" : "status-thinking", who);
  return words.t(`status-${phase}`, who);
}

/** What happened last, and what it means for what comes next. @type {(session: Session, words: Words) => string} */
export function story(session, words) {
  const { phase, outcome, players, info, position, turns, toMove, view } = session;
  if (view) return view.story;
  const parts = [];
  const last = turns.at(-1);
  if (last && !session.declared) parts.push(tellTurn(last, info, players, words, { brief: true }));
  if (outcome) {
    if (phase === "over") parts.push(tellOutcome(outcome, info, players, words).reason);
    return words.join(...parts);
  }
  if (!last && phase === "choosing")
    parts.push(words.t(info.directions ? "status-start-choosing-directions" : "status-start-choosing"));
  if (!last && phase === "thinking") parts.push(words.t("status-start-thinking"));
  if (phase === "away") parts.push(words.t(last ? "status-away-hint" : "status-start-away"));
  const decided = decidedFor(info.name, position.stores, info.total);
  if (decided !== null) {
    parts.push(words.t("status-decided", whoIs(players, decided)));
    if (phase === "choosing" && toMove !== decided) parts.push(words.t("status-decided-resign"));
  }
  return words.join(...parts);
}

/** @type {import("./types.js").CreateStatus} */
export function createStatus(words) {
  const head = make("p", { class: "headline" }, words.t("page-loading"));
  const told = make("p", { class: "told" });
  const element = make("div", { class: "status" }, head, told);
  const live = make("p", { class: "unseen", "aria-live": "polite", "aria-atomic": "true" });

  return {
    element,
    live,
    render(session, { paused, caption, title }) {
      setText(head, title ?? headline(session, words, paused));
      // What a turn brings is told when it has been seen.
      setText(told, caption ?? (session.phase === "telling" || session.table?.playing ? "" : story(session, words)));
    },
    say(text) {
      // A new node even for the same words: two equal turns are two things to tell.
      live.replaceChildren(document.createTextNode(text));
    },
    tell(turn, session) {
      const { info, players, outcome, toMove } = session;
      const parts = [tellTurn(turn, info, players, words)];
      if (outcome) {
        const { result, reason } = tellOutcome(outcome, info, players, words);
        parts.push(words.t("sentence", { text: result }), reason);
      } else if (players[toMove] === "person") {
        parts.push(words.t("sentence", { text: words.t("status-choosing", whoIs(players, toMove)) }));
      }
      this.say(words.join(...parts));
    },
    tellNow(session) {
      const { outcome, info, players, view } = session;
      this.say(
        words.join(
          words.t("sentence", { text: headline(session, words, false) }),
          view ? view.story : outcome ? tellOutcome(outcome, info, players, words).reason : "",
        ),
      );
    },
  };
}
