/**
 * Where the rooms for a class are: pages of their own, `www/lessons/?game=dakon&lang=vi`; in a bundle, which is one page,
 * `#lessons/dakon`. What follows is a list (`1.…`) or, where lessons are made, a record.
 */
import { heldGlue, siteAddress } from "../assets.js";

/** @import { RoomAddress } from "./types.js" */

/** @type {RoomAddress} */
export function roomAddress(room, { game = "", edit = false, lang }, rest = "") {
  const here = heldGlue();
  const url = here ? new URL(location.href) : siteAddress(`www/${room}/`);
  const at = edit ? "edit" : game;
  if (here) url.hash = [room, at, rest].join("/").replace(/\/+$/, "");
  else {
    url.search = String(new URLSearchParams({ ...(game && { game }), ...(edit && { edit: "" }), lang }));
    url.hash = rest;
  }
  return url.href;
}

/** What the address of this page asks for. */
export function roomAsked() {
  const fragment = readable(location.hash.slice(1));
  if (heldGlue()) {
    const [, at = "", ...rest] = fragment.split("/");
    return { game: at, edit: at === "edit", rest: rest.join("/") };
  }
  const asked = new URLSearchParams(location.search);
  return { game: asked.get("game") ?? "", edit: asked.has("edit"), rest: fragment };
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
