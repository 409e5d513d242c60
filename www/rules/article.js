/** A sheet and its words made into headings, paragraphs and examples. */
import { make } from "../dom.js";
import { createExample } from "./example.js";
import { inline } from "./inline.js";

/** @import { CreateArticle, Part, Shown } from "./types.js" */

/** @type {CreateArticle} */
export function createArticle(sheet, around) {
  const { text, title, home, others } = around;
  const say = text.t;
  const given = { ...sheet.numbers, title: sheet.title };
  /** @type {Shown[]} */
  const examples = [];

  /** @param {string} id */
  const words = (id) => inline(say(id, given));
  /** @param {string} id */
  const paragraph = (id) => make("p", id.includes("-option-") ? { class: "option" } : {}, ...words(id));

  /** @param {Part} part */
  function show(part) {
    if (typeof part === "string") return paragraph(part);
    if ("list" in part) return make("ul", {}, ...part.list.map((id) => make("li", {}, ...words(id))));
    if ("decided" in part) {
      const label = make("p", { class: "decided-label" }, say("rules-decided"));
      return make("div", { class: "decided" }, label, ...part.decided.map(paragraph));
    }
    const example = createExample(part, examples.length + 1, { ...around, numbers: sheet.numbers });
    examples.push(example);
    return example.element;
  }

  const titled = sheet.sections.map((section) => ({
    ...section,
    title: say(section.title ?? `rules-section-${section.id}`),
  }));
  const play = () => make("a", { class: "play", href: home }, say("rules-play", { game: title }));
  const contents = make(
    "nav",
    { class: "contents", "aria-labelledby": "contents" },
    make("h2", { id: "contents" }, say("rules-contents")),
    make(
      "ol",
      { class: "rules-links" },
      ...titled.map(({ id, title }) => make("li", {}, make("a", { href: `#${id}` }, title))),
    ),
    play(),
  );
  const sections = titled.map(({ id, title, parts }) =>
    make(
      "section",
      { class: "rules-section", id, "aria-labelledby": `${id}-title` },
      make("h2", { id: `${id}-title` }, title),
      ...parts.map(show),
    ),
  );
  const more = make(
    "nav",
    { class: "more", "aria-labelledby": "more" },
    play(),
    make("h2", { id: "more" }, say("rules-games")),
    make(
      "ul",
      { class: "rules-links" },
      ...others.map(({ title, address }) => make("li", {}, make("a", { href: address }, title))),
    ),
  );
  const main = make(
    "main",
    { class: "rules-page" },
    make("h1", {}, say("rules-title", { game: title })),
    contents,
    make("article", {}, ...sections),
    more,
  );
  return { main, examples };
}
