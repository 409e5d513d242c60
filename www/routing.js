/**
 * The only file that knows addresses and fragments.
 *
 *     #dakon                     a game: the one left open last, or a fresh one
 *     #1/dakon//AB               a record: this very position with its history
 *     #1/dakon//AB&sit=north     the same, and whoever opens it plays North; the sender sits opposite
 *
 * The fragment follows the game: a copied address, a reload and the back button lead to what was on the screen.
 */
import { heldGlue, siteAddress } from "./assets.js";
import { opposite, readNames, readPlayers } from "./seats.js";

/** @import { AddressOf, CreateRouter, GameNamedIn, Luggage, Players, ReadFragment, Route, Seat } from "./types.js" */

const SIDES = ["south", "north"];

/** Games that have a page of their own, with their own title and preview picture. */
const PAGES = new Set(["o-an-quan", "san-yao", "al-manqala", "dakon"]);

/** @type {ReadFragment} */
export function readFragment(hash, games) {
  let text = hash.replace(/^#/, "");
  // Some messengers escape what needs no escaping.
  try {
    text = decodeURIComponent(text);
  } catch {
    // Left as it is: the engine says what is wrong with it.
  }
  text = text.trim();
  const [body, ...rest] = text.split("&");
  const asked = new URLSearchParams(rest.join("&")).get("sit");
  const index = asked === null ? -1 : SIDES.indexOf(asked);
  const sit = index === 0 || index === 1 ? index : null;
  const badSeat = asked !== null && sit === null;
  if (body === "") return { kind: "none", text: "", sit, badSeat };
  return { kind: games.includes(body) ? "game" : "record", text: body, sit, badSeat };
}

/** @type {GameNamedIn} */
export function gameNamedIn(record, games) {
  // Where the version is missing, the name comes first.
  const parts = record.split("/", 2).map((part) => part.split(";")[0]);
  return parts.reverse().find((part) => games.includes(part)) ?? null;
}

/** A game with a page of its own is linked there, for the picture; a bundle is all on one page. @type {AddressOf} */
export function addressOf(game, record, sit = null) {
  const own = PAGES.has(game) && !document.documentElement.dataset.pkg && !heldGlue();
  const url = own ? siteAddress(`${game}/`) : new URL(location.href);
  url.hash = sit === null ? record : `${record}&sit=${SIDES[sit]}`;
  return url.href;
}

/** Whether others can open an address of this page. */
export function isPublic({ protocol, hostname } = location) {
  return /^https?:$/.test(protocol) && !/^(localhost|.*\.localhost|127\.[\d.]+|\[::1\]|0\.0\.0\.0)$/.test(hostname);
}

/** Who plays where a link asked this page to take a seat. @type {(sit: Seat) => Players} */
export function playersFor(sit) {
  /** @type {Players} */
  const players = ["person", "person"];
  players[opposite(sit)] = "away";
  return players;
}

/** The game this page was made for (`<html data-game>`), or null on the root page. */
export function pageGame() {
  return document.documentElement.dataset.game ?? null;
}

/** Whether the address asks for the view for a projector (`?view=projector`). */
export const asksForProjector = () => new URLSearchParams(location.search).get("view") === "projector";

/** @type {CreateRouter} */
export function createRouter(games, arrive) {
  let shown = location.hash;

  function current() {
    const state = history.state?.mancala;
    const players = readPlayers(state?.players);
    const sitting = typeof state?.sitting === "string" ? state.sitting : null;
    const names = readNames(state?.names);
    return { ...readFragment(location.hash, games), luggage: players && { players, names, sitting } };
  }

  // Browsers differ in which of the two a pasted fragment fires; both together must count once.
  function changed() {
    if (location.hash === shown) return;
    shown = location.hash;
    arrive(current());
  }
  addEventListener("popstate", changed);
  addEventListener("hashchange", changed);

  /** @type {(how: "pushState" | "replaceState", fragment: string, luggage: Luggage) => void} */
  function write(how, fragment, luggage) {
    try {
      history[how]({ mancala: luggage }, "", `#${fragment}`);
    } catch {
      // Some browsers allow only so many changes in half a minute; the next one tells the same and more.
    }
    shown = location.hash;
  }

  return {
    current,
    follow: (fragment, luggage) => write("replaceState", fragment, luggage),
    enter: (fragment, luggage) =>
      write(`#${fragment}` === location.hash ? "replaceState" : "pushState", fragment, luggage),
    back: () => history.back(),
  };
}
