/**
 * The pages beside the games: `www/rules/?game=dakon&lang=vi#capture`. In a bundle, which is one page, the room is
 * asked for like the rest: `?room=rules&game=dakon&lang=vi#capture`.
 */
import { heldGlue, siteAddress } from "./assets.js";

/** @param {string} room @param {Record<string, string>} asked @param {string} [fragment] */
export function roomAddress(room, asked, fragment = "") {
  const address = heldGlue()
    ? new URL(`?${new URLSearchParams({ room, ...asked })}`, location.href)
    : siteAddress(`www/${room}/?${new URLSearchParams(asked)}`);
  address.hash = fragment;
  return address.href;
}

/**
 * What the address of this page asks for: of which game, with which options (`played`, as in a record:
 * `dakon;holes=5`), whether to make something, and what follows.
 */
export function roomAsked() {
  const asked = new URLSearchParams(location.search);
  const played = (asked.get("game") ?? "").trim();
  return {
    game: played.split(";")[0],
    played,
    edit: asked.has("edit"),
    rest: readable(location.hash.slice(1)),
  };
}

/** Some messengers escape what needs no escaping. @param {string} fragment */
function readable(fragment) {
  try {
    return decodeURIComponent(fragment);
  } catch {
    // Left as it is: whoever reads it says what is wrong with it.
    return fragment;
  }
}

/** Where a game itself is played. @param {string} game @param {string} lang */
export function playAddress(game, lang) {
  const asked = new URLSearchParams({ lang });
  return (heldGlue() ? new URL(`?${asked}#${game}`, location.href) : siteAddress(`${game}/?${asked}`)).href;
}
