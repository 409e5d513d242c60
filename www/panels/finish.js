/** After a game: what to do next, where nothing is to be told any more; and with the count how the two stand by now. */
import { button, fill, make } from "../dom.js";
import { whoIs } from "../seats.js";
import { count, reset, sittersOf, swap, tallyOf, uncount } from "../tally.js";

/** @import { Host, Names, Outcome, Players, Session } from "../types.js" */

/** @param {Host} host */
export function createFinish(host) {
  const { words } = host;
  const score = make("p");
  const anew = button(words.t("finish-reset"), forget, { class: "quiet" });
  const on = button(words.t("finish-untimed"), () => {
    host.session()?.undo();
    host.session()?.table?.focus();
  });
  const element = make(
    "section",
    { class: "after", "aria-label": words.t("finish-label"), hidden: true },
    make(
      "div",
      { class: "after-deeds" },
      button(words.t("finish-again"), () => again(false), { class: "again chief" }),
      on,
      button(words.t("finish-swap"), () => again(true)),
      button(words.t("finish-look"), lookThrough),
      button(words.t("finish-mistakes"), () => host.study("mistakes")),
      button(words.t("finish-share"), () => void host.copyLink()),
    ),
  );
  host.deck.prepend(element);
  const soFar = make("div", { class: "so-far", hidden: true }, score, anew);
  document.querySelector(".panel.score")?.append(soFar);
  // On a phone this place is out of sight: what is wanted most goes into the bar.
  const near = button(words.t("finish-again"), () => again(false), { class: "again chief", hidden: true });
  document.querySelector('[data-deed="redo"]')?.before(near);
  /** @type {Session | null} */
  let session = null;
  /** The end that was shown last. @type {{ outcome: Outcome, record: string } | null} */
  let ended = null;

  const sitters = () => sittersOf(/** @type {Session} */ (session).players, host.names());

  /** @param {Session} now */
  function follow(now) {
    if (now !== session) {
      session = now;
      // A game that was over when it was opened is counted no more.
      ended = now.outcome && now.record === now.opened ? { outcome: now.outcome, record: now.record } : null;
    }
    if (now.phase !== "over" || !now.outcome) {
      if (ended && !now.outcome) {
        uncount(now.info.name, sitters(), ended.outcome, ended.record);
        ended = null;
      }
      element.hidden = near.hidden = soFar.hidden = true;
      return;
    }
    if (ended?.record !== now.record) {
      ended = { outcome: now.outcome, record: now.record };
      count(now.info.name, sitters(), now.outcome, now.record);
    }
    show(now);
  }

  /** @param {Session} now */
  function show({ info, players, outcome }) {
    const { wins, draws, points } = tallyOf(info.name, sitters());
    const [one, other] = [words.t("who", whoIs(players, 0)), words.t("who.inside", whoIs(players, 1))];
    const any = wins[0] + wins[1] + draws > 0;
    fill(
      score,
      any &&
        words.join(
          words.t("finish-score", { one, other, wins: wins[0], losses: wins[1], draws }),
          points[0] + points[1] > 0 ? words.t("finish-points", { one: points[0], other: points[1] }) : "",
        ),
    );
    soFar.hidden = !any;
    on.hidden = outcome?.reason !== "timed";
    element.hidden = near.hidden = false;
  }

  function forget() {
    if (!session) return;
    reset(session.info.name, sitters());
    show(session);
    [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("button.again"))]
      .find((one) => one.getClientRects().length > 0)
      ?.focus();
  }

  /** From where this game began. @param {boolean} swapped */
  function again(swapped) {
    const at = session;
    if (!at) return;
    const game = host.parse(at.record);
    while (game.undo()) {
      // Back to the beginning.
    }
    let { players } = at;
    let names = host.names();
    if (swapped) {
      swap(at.info.name, sitters());
      players = /** @type {Players} */ ([players[1], players[0]]);
      names = /** @type {Names} */ ([names[1], names[0]]);
    }
    const clock = host.clock();
    host.notices.clear();
    host.sitDown(game, {
      players,
      names,
      clock: clock && typeof clock === "object" ? { ...clock, left: null } : null,
      address: "enter",
    });
    host.session()?.table?.focus();
  }

  /** Until the end is on the board again, this place is the animation's. */
  function lookThrough() {
    host.go("first");
    session?.table?.focus();
  }

  return { follow };
}
