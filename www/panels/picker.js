/** The games there are, as links: each leads to the game of its kind left open last, or to a fresh one. */
import { fill, make } from "../dom.js";

/** @type {import("./types.js").CreatePicker} */
export function createPicker(words) {
  const list = make("ul");
  const element = make("nav", { "aria-label": words.t("page-games") }, list);
  /** @type {Map<string, HTMLAnchorElement>} */
  let links = new Map();
  return {
    element,
    render(games, current) {
      if (links.size !== games.length || games.some(({ name }) => !links.has(name))) {
        links = new Map(games.map(({ name, title }) => [name, make("a", { href: `#${name}` }, title)]));
        fill(list, ...[...links.values()].map((link) => make("li", {}, link)));
      }
      // In place, so that a link that was just followed keeps the focus.
      for (const [name, link] of links) {
        if (name === current) link.setAttribute("aria-current", "page");
        else link.removeAttribute("aria-current");
      }
    },
  };
}
