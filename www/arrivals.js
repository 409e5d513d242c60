/** What an address asks for: a record, a game, or something broken that still deserves an answer. */
import { wordError } from "./i18n/errors.js";
import { gameNamedIn, pageGame, playersFor } from "./routing.js";
import { isNews, saved, unfinished } from "./storage.js";

/** @typedef {import("./types.js").Route} Route */

/** @param {import("./types.js").Host} host */
export function createArrivals(host) {
  const { words, notices } = host;

  /** @param {Route} route */
  function arrive(route) {
    notices.clear();
    try {
      if (route.kind === "record") openRecord(route);
      else openGame(route);
      if (route.badSeat) notices.show(words.t("notice-seat"));
    } catch (error) {
      if (error instanceof WebAssembly.RuntimeError) void host.restart(null);
      else broken(route, error);
    }
  }

  /** @param {Route} route */
  function openRecord({ text, sit, luggage }) {
    const game = host.parse(text);
    if (luggage) {
      const from = saved().find((save) => save.id === luggage.sitting) ?? null;
      host.sitDown(game, { ...luggage, from, address: "follow" });
    } else if (sit !== null) {
      host.sitDown(game, { players: playersFor(sit), tellLast: true, address: "follow" });
    } else {
      // Nobody's computer may move on before the linked position was looked at.
      host.sitDown(game, { players: ["person", "person"], address: "follow" });
    }
  }

  /** @param {Route} route */
  function openGame({ kind, text, sit, luggage }) {
    const named = kind === "game" ? text : pageGame();
    const known = named !== null && host.games().some((game) => game === named) ? named : null;
    let what = "";
    for (const save of luggage || sit !== null ? [] : unfinished(known)) {
      try {
        host.sitDown(host.parse(save.record), { players: save.players, from: save, address: "follow" });
        if (what) notices.show(words.t("notice-saved-older"), undefined, what);
        else if (save.moves > 0) notices.show(words.t("notice-restored"));
        return;
      } catch (error) {
        if (error instanceof WebAssembly.RuntimeError) throw error;
        if (!what && isNews(save.id)) what = wordError(error, words);
      }
    }
    if (what) notices.show(words.t("notice-saved"), undefined, what);
    // A game that nobody has touched may have a clock, which is kept.
    const from = saved().find((save) => save.id === luggage?.sitting) ?? null;
    const usual = luggage ? { ...luggage, from } : { players: host.usualPlayers(), names: host.usualNames() };
    const how = sit === null ? usual : { players: playersFor(sit) };
    host.sitDown(host.newOf(known ?? host.games()[0]), { ...how, address: "follow" });
  }

  /** A fresh game, what was wrong, and the way back to the game before. @param {Route} route @param {unknown} error */
  function broken({ text }, error) {
    const games = host.games();
    const before = host.session();
    const name = gameNamedIn(text, games) ?? before?.info.name ?? pageGame() ?? games[0];
    const game = host.newOf(games.find((known) => known === name) ?? games[0]);
    host.sitDown(game, { players: host.usualPlayers(), names: host.usualNames(), address: "leave" });
    const what = wordError(error, words);
    const back = { label: words.t("button-before"), press: () => host.back() };
    notices.show(words.t(before ? "notice-link-before" : "notice-link"), before ? back : undefined, what);
  }

  return arrive;
}
