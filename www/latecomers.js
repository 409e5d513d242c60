/** Parts of the page that a game comes to need only later: each is fetched then, and follows all that happens from there. */
import { teach } from "./i18n/words.js";

/** @import { PlaybackDeeds } from "./panels/types.js" */
/** @import { Host } from "./types.js" */

/**
 * What did not come is asked for again after the next move.
 *
 * @param {Host} host @param {() => unknown} needed @param {() => Promise<{ follow: () => void }>} create
 */
function createLatecomer(host, needed, create) {
  /** @type {{ follow: () => void } | undefined} */
  let part;
  let fetching = false;
  /** @type {string | null} the record at which that failed last */
  let missedAt = null;
  return async () => {
    if (!part && !fetching) {
      if (!needed()) missedAt = null;
      if (!needed() || missedAt === host.session()?.record) return;
      fetching = true;
      part = await host.part(create);
      fetching = false;
      missedAt = host.session()?.record ?? null;
    }
    part?.follow();
  };
}

/** @param {Host} host @param {PlaybackDeeds & { halted: () => boolean }} deeds */
export function createLatecomers(host, deeds) {
  const latecomers = [
    // Once there is a turn to look back at, or something to pause.
    createLatecomer(
      host,
      () => host.session()?.turns.length || host.session()?.phase === "thinking",
      async () => {
        const playback = (await import("./panels/playback.js")).createPlayback(host.words, deeds);
        host.deck.append(playback.element);
        return {
          follow() {
            const session = host.session();
            if (session) playback.render(session, deeds.halted());
          },
        };
      },
    ),
    // Once there is a clock, or something between two rounds or games.
    createLatecomer(
      host,
      () =>
        host.session()?.phase === "over" ||
        host
          .session()
          ?.turns.at(-1)
          ?.steps.some(({ why }) => why === "round") ||
        host.clock() !== null,
      async () => {
        const [together] = await Promise.all([import("./together.js"), teach(host.words, "dialogs")]);
        return together.createTogether(host);
      },
    ),
  ];
  return {
    follow() {
      for (const follow of latecomers) void follow();
    },
  };
}
