// Addresses that work for everybody: those of a published site.

import { addressOf as placeOf } from "../assets.js";
import { addressOf } from "../routing.js";

/** @import { Subject } from "./types.js" */

/** Names between full stops, or a number; browsers take spaces and more for a part of a name. @param {string} hostname */
export const isHost = (hostname) => /^(\[[\da-f:.]+\]|[a-z\d_-]+(\.[a-z\d_-]+)*)\.?$/i.test(hostname);

/** What somebody typed as the folder of the site; null where that is no address. @param {string} text */
export function readAddress(text) {
  try {
    const address = new URL(text.trim());
    if (!/^https?:$/.test(address.protocol) || !isHost(address.hostname)) return null;
    address.search = address.hash = address.username = address.password = "";
    address.pathname = address.pathname.replace(/(\/[^/]*\.html?)?\/*$/, "/");
    return address;
  } catch {
    return null;
  }
}

/** @param {Subject} subject @param {URL | null} site  where it differs from that of this page */
export function linksOf({ info, record, words }, site) {
  const game = info.name;
  const link = site ? new URL(`${game}/#${record}`, site).href : addressOf(game, record);
  const root = site ?? placeOf("../");
  const frame = new URL("embed.html", root);
  frame.search = String(new URLSearchParams({ game, record, lang: words.lang }));
  return { link, frame: frame.href, page: new URL(`${game}/`, root).href };
}
