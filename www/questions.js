/** What the buttons ask before they do something. */
import * as declarations from "./declarations.js";
import { make } from "./dom.js";
import { wordError } from "./i18n/errors.js";
import { drawLot } from "./lot.js";
import { openDialog } from "./panels/dialog.js";
import { asPlayed } from "./panels/fair.js";
import { askNames } from "./panels/names.js";
import { throwPingsut } from "./panels/pingsut.js";
import { askSetup } from "./panels/setup.js";
import { opposite, ownSeat, resigning, whoIs } from "./seats.js";
import { saved } from "./storage.js";

/** @import { Host, Options, Seat } from "./types.js" */

/** @param {Host} host */
export function createQuestions(host) {
  const { words, notices } = host;

  async function newGame() {
    const at = host.session();
    if (!at) return;
    // Neither this very game, nor the save that it goes on from and has not yet taken the place of.
    const others = saved().filter(
      (save) => save.id !== host.sittingId() && save.record !== at.record && !save.over && save.moves > 0,
    );
    const dates = new Intl.DateTimeFormat(words.locales, { dateStyle: "medium", timeStyle: "short" });
    const names = new Map(host.titles().map(({ name, title }) => [name, title]));
    const answer = await askSetup(
      at.info,
      { players: at.players, names: host.names(), clock: host.clock() },
      others,
      (save) =>
        words.t("setup-saved-item", {
          game: names.get(save.game) ?? save.game,
          moves: save.moves,
          when: dates.format(save.at),
        }),
      words,
    );
    if (!answer || host.session() !== at) return;
    try {
      if ("record" in answer) {
        host.sitDown(host.parse(answer.record), { players: answer.players, from: answer, address: "enter" });
        return;
      }
      const { players, names, starts, options, opening, clock } = answer;
      /** @type {Seat | null} */
      let first;
      if (starts === "pingsut") first = await throwPingsut(players, names, words);
      else if (starts === "lot") first = drawLot(2) === 0 ? 0 : 1;
      else first = starts;
      if (first === null || host.session() !== at) return;
      host.remember(players, names);
      notices.clear();
      const chosen = /** @type {Options} */ (first === 0 ? options : { ...options, first });
      const game = host.newOf(at.info.name, chosen);
      for (const move of opening) game.play(asPlayed(move, first));
      host.sitDown(game, {
        players,
        names,
        clock: clock && { ...clock, left: null },
        address: "enter",
      });
      if (starts === "lot") notices.show(words.t("started-lot", whoIs(players, first)));
    } catch (error) {
      host.recover(error, () => notices.show(words.t("notice-failed", { what: wordError(error, words) })));
    }
  }

  async function names() {
    const at = host.session();
    if (!at) return;
    const answer = await askNames(at.players, host.names(), words);
    if (!answer || host.session() !== at) return;
    host.remember(at.players, answer);
    host.rename(answer);
  }

  async function resign() {
    const at = host.session();
    const seat = at && resigning(at);
    if (!at || seat === null) return;
    const winner = opposite(seat);
    const { answer } = openDialog({
      title: words.t("ask-resign"),
      content: [make("p", {}, words.t("ask-resign-hint", whoIs(at.players, winner)))],
      accept: words.t("button-resign"),
      dismiss: words.t("button-cancel"),
    });
    if ((await answer) && host.session() === at) declarations.resign(at);
  }

  async function agree() {
    const at = host.session();
    if (!at?.canAgree) return;
    const other = opposite(/** @type {Seat} */ (ownSeat(at)));
    const present = at.players[other] === "person";
    const { answer } = openDialog({
      title: words.t("ask-agree"),
      content: [make("p", {}, words.t("ask-agree-hint"))],
      accept: words.t(present ? "ask-agree-both" : "button-agree"),
      dismiss: words.t(present ? "ask-agree-decline" : "button-cancel"),
    });
    if (!(await answer) || host.session() !== at) return;
    notices.clear();
    if ((await declarations.agree(at)) === "declined") notices.show(words.t("agree-declined"));
  }

  return { newGame, names, resign, agree };
}
