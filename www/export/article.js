/** The picture and the link as other sites write them, ready to be copied. */
import { button, make, setText } from "../dom.js";
import { labelled } from "../panels/field.js";
import { copy } from "../panels/share.js";
import { isPublic } from "../routing.js";
import { linksOf, readAddress } from "./address.js";
import { SNIPPETS } from "./snippets.js";
import { tellSubject } from "./telling.js";

/** @import { Room } from "./types.js" */

/** What these are called everywhere. @type {{ [place: string]: string }} */
const NAMES = { mediawiki: "MediaWiki", fandom: "Fandom", wordpress: "WordPress", html: "HTML", markdown: "Markdown" };
const PICTURES = ["svg", "png", "gif"];

/** What was typed stays, as long as the page does. */
let typed = "";

/** @param {Room} room */
export function createArticle({ subject, files, tell }) {
  const { words, say } = subject;
  const telling = tellSubject(subject);
  const placeField = make(
    "select",
    { change: turn },
    ...Object.keys(SNIPPETS).map((place) =>
      make("option", { value: place }, NAMES[place] ?? say(`export-place-${place}`)),
    ),
  );
  const pictureField = make(
    "select",
    { change: render },
    ...PICTURES.filter((kind) => kind !== "gif" || subject.turns.length > 0).map((kind) =>
      make("option", { value: kind }, say(`export-picture-${kind}`)),
    ),
  );
  const picture = labelled(say("export-picture"), pictureField);
  const hint = make("p", { class: "hint" }, say("export-oembed-hint"));
  const problem = make("p", { class: "problem", role: "alert" });
  const address = make("input", {
    type: "url",
    dir: "ltr",
    value: typed,
    placeholder: "https://",
    autocomplete: "url",
    "aria-describedby": "picture-address-hint",
    input: render,
    keydown: (/** @type {KeyboardEvent} */ event) => event.key === "Enter" && event.preventDefault(),
  });
  const field = make("textarea", { id: "picture-snippet", readonly: true, dir: "ltr", rows: 5, spellcheck: "false" });
  field.addEventListener("focus", () => field.select());
  const known = isPublic();

  /** Each place has a picture that suits it. */
  function turn() {
    const { picture: kind } = SNIPPETS[placeField.value];
    if (kind) pictureField.value = kind;
    render();
  }

  function render() {
    const { picture: kind, write } = SNIPPETS[placeField.value];
    picture.hidden = kind === null;
    hint.hidden = placeField.value !== "oembed";
    typed = address.value;
    const site = known ? null : readAddress(typed);
    const wrong = !known && !site && typed.trim() !== "";
    setText(problem, wrong ? say("export-address-bad") : "");
    address.setAttribute("aria-invalid", String(wrong));
    if (!known && !site) {
      field.value = "";
      return;
    }
    const chosen = pictureField.value;
    const file = chosen === "gif" ? `${files.turn}.gif` : `${files.still}.${chosen}`;
    field.value = write({ file, ...telling, play: say("export-play"), ...linksOf(subject, site) });
  }

  async function handOut() {
    if (field.value === "") {
      address.focus();
      return;
    }
    const copied = await copy(field.value);
    if (!copied) field.focus();
    tell(words.t(copied ? "notice-copied" : "notice-copy-yourself"));
  }

  turn();
  return make(
    "section",
    {},
    make("h3", {}, say("export-article")),
    labelled(say("export-place"), placeField),
    picture,
    !known &&
      labelled(
        say("export-address"),
        address,
        make("span", { class: "hint", id: "picture-address-hint" }, say("export-address-hint")),
      ),
    problem,
    hint,
    make("label", { for: "picture-snippet" }, say("export-snippet")),
    field,
    make(
      "p",
      { class: "deeds" },
      button(words.t("button-copy"), () => void handOut()),
    ),
  );
}
