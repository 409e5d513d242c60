/** Keeps the game on the board, and who plays it: in the browser, and in the address. */
import { callBy, calledBy } from "./seats.js";
import { createSitting } from "./storage.js";

/** @import { Host, Names, Router, Saved, Session, SittingDown } from "./types.js" */

/** @param {Host} host @param {() => Router} router */
export function createKeeper(host, router) {
  const { words, notices } = host;
  let sitting = createSitting();
  let unsaved = false;

  /** What the address says of this: an untouched game by its name, else the record. @param {Session} at */
  function fragmentOf(at) {
    if (at.turns.length > 0 || at.outcome) return at.record;
    const fresh = host.newOf(at.info.name);
    const same = fresh.record() === at.record;
    fresh.free();
    return same ? at.info.name : at.record;
  }

  const keeper = {
    /** The clock of this sitting, as it was kept or as it is to be kept. @type {unknown} */
    clock: null,

    id: () => sitting.id,

    /** Another sitting begins. @param {Saved | null} from @param {Names} those @param {unknown} clock */
    begin(from, those, clock) {
      sitting = createSitting(from);
      callBy(those);
      keeper.clock = clock;
    },

    /** @param {SittingDown["address"]} how */
    address(how) {
      const session = host.session();
      if (!session || how === "leave") return;
      router()[how](fragmentOf(session), { players: session.players, names: calledBy(), sitting: sitting.id });
    },

    keep() {
      const session = host.session();
      if (!session) return;
      const { info, record, players, outcome, turns, undone, timed, lines } = session;
      const { clock } = keeper;
      const names = calledBy();
      // A game that nobody has touched is not worth a place among the saved ones.
      if (turns.length + undone.length > 0 || outcome || clock) {
        const over = outcome !== null;
        const moves = turns.length;
        const stored = sitting.save({ game: info.name, record, players, names, clock, timed, over, moves, lines });
        if (!stored && !unsaved) notices.show(words.t("notice-unsaved"));
        unsaved = !stored;
      }
      keeper.address("follow");
    },
  };
  return keeper;
}
