/** A paragraph of the rules: text, with native terms, titles and names of options in italics. */
import { make } from "../dom.js";

/** What stands between stars is set apart; everything else is as it is. @type {import("./types.js").Inline} */
export function inline(text) {
  return text.split(/\*([^*]+)\*/).map((piece, index) => (index % 2 === 1 ? make("em", {}, piece) : piece));
}

/** Lists joined as the language joins them, numbers left for it to format. @type {import("./types.js").Filled} */
export function filled(shows, words) {
  return Object.fromEntries(
    Object.entries(shows).map(([name, value]) => [name, Array.isArray(value) ? words.list(value) : value]),
  );
}
