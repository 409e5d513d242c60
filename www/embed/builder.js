/** A form that makes the code of a board, shows what it will look like, and hands it over. */
import { siteAddress } from "../assets.js";
import { button, fill, make, setText } from "../dom.js";
import { copy } from "../panels/share.js";
import { ATTRIBUTES } from "./attributes.js";
import { ATTRIBUTE_NOTES } from "./reference.js";

/** @import { Attribute, Name } from "./types.js" */

const GAMES = ["o-an-quan", "san-yao", "al-manqala", "dakon"];

/** A preview follows a hand that types after so many milliseconds. */
const CALM = 350;

/** @param {string} text */
const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** In whichever quotes leave it readable. @param {string} text */
const quoted = (text) =>
  text.includes('"') && !text.includes("'")
    ? `'${text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}'`
    : `"${escaped(text)}"`;

/** Where the element's script lies; on a site that is not built yet, its source. */
export const scriptAddress = () =>
  siteAddress(document.documentElement.dataset.stamp ? "mancala-board.js" : "www/embed/element.js").href;

/** What is as usual need not be said. @param {Map<Name, string>} values */
const said = (values) =>
  ATTRIBUTES.filter(({ name, usual }) => (values.get(name) ?? "") !== "" && values.get(name) !== usual);

/** @param {Map<Name, string>} values */
export function elementCode(values) {
  const attributes = said(values).map(({ name }) => ` ${name}=${quoted(values.get(name) ?? "")}`);
  const type = document.documentElement.dataset.stamp ? "" : ' type="module"';
  return `<script${type} src="${scriptAddress()}"></script>\n<mancala-board${attributes.join("")}></mancala-board>`;
}

/** @param {Map<Name, string>} values */
export function frameAddress(values) {
  const parameters = new URLSearchParams(said(values).map(({ name }) => [name, values.get(name) ?? ""]));
  const address = siteAddress("embed.html");
  address.hash = String(parameters);
  return address.href;
}

/** @param {Map<Name, string>} values @param {string} width @param {string} height */
export function frameCode(values, width, height) {
  return `<iframe src="${escaped(frameAddress(values))}" title="A mancala board" width="${escaped(width)}" height="${escaped(height)}" loading="lazy"></iframe>`;
}

/** @param {Attribute} attribute */
function fieldOf({ name, kind, choices, usual, least, most }) {
  const id = `field-${name}`;
  const options = name === "game" ? GAMES : kind === "flag" ? ["yes", "no"] : choices;
  if (options) {
    return make(
      "select",
      { id, name },
      ...options.map((one) => make("option", { value: one, selected: one === usual }, one)),
    );
  }
  const number = kind === "whole" && { type: "number", min: least, max: most, value: usual };
  return make("input", {
    id,
    name,
    type: "text",
    autocomplete: "off",
    spellcheck: "false",
    ...number,
    placeholder: ATTRIBUTE_NOTES[name].example,
  });
}

export function createBuilder() {
  const fields = ATTRIBUTES.map((attribute) => ({ attribute, field: fieldOf(attribute) }));
  const way = make(
    "select",
    { id: "field-way" },
    make("option", { value: "element" }, "element"),
    make("option", { value: "frame" }, "frame"),
  );
  const width = make("input", { id: "field-width", type: "text", value: "100%" });
  const height = make("input", { id: "field-height", type: "number", min: 120, max: 2000, value: 440 });
  const code = make("code");
  const preview = make("div", { class: "preview" });
  const copied = make("span", { role: "status" });
  let wait = 0;

  const values = () => new Map(fields.map(({ attribute, field }) => [attribute.name, field.value.trim()]));

  function text() {
    return way.value === "frame" ? frameCode(values(), width.value, height.value) : elementCode(values());
  }

  function show() {
    const given = values();
    setText(code, text());
    setText(copied, "");
    for (const one of [width, height]) one.closest("p")?.toggleAttribute("hidden", way.value !== "frame");
    if (way.value === "frame") {
      const frame = make("iframe", {
        title: "Preview",
        src: frameAddress(given),
        width: width.value,
        height: height.value,
      });
      fill(preview, frame);
      return;
    }
    const board = preview.querySelector("mancala-board") ?? document.createElement("mancala-board");
    for (const { name } of ATTRIBUTES) {
      const value = given.get(name) ?? "";
      if (value === "") board.removeAttribute(name);
      else board.setAttribute(name, value);
    }
    if (!board.isConnected) fill(preview, board);
  }

  /** @param {string} label @param {HTMLElement} field */
  const row = (label, field) => make("p", { class: "field" }, make("label", { for: field.id }, label), field);

  const form = make(
    "form",
    {
      class: "builder",
      submit: (/** @type {Event} */ event) => event.preventDefault(),
      input() {
        clearTimeout(wait);
        wait = window.setTimeout(show, CALM);
      },
    },
    row("way", way),
    ...fields.map(({ attribute, field }) => row(attribute.name, field)),
    row("width", width),
    row("height", height),
  );
  const take = button(
    "Copy the code",
    async () => {
      setText(copied, (await copy(text())) ? "Copied." : "Copying did not work here: select the code.");
    },
    { class: "chief" },
  );
  show();
  return make(
    "div",
    {},
    form,
    make("pre", { "data-scrolls": true, tabindex: "0", role: "region", "aria-label": "The code" }, code),
    make("p", { class: "hand" }, take, copied),
    preview,
  );
}
