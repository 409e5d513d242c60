/** The page for authors: every mode live with its code, a builder, and tables made from what the code itself uses. */
import { fill, make } from "../dom.js";
import { ATTRIBUTES } from "./attributes.js";
import { createBuilder, elementCode } from "./builder.js";
import "./element.js";
import { INCOMING, OUTGOING } from "./messages.js";
import { ATTRIBUTE_NOTES, EVENT_NOTES, MESSAGE_NOTES, METHOD_NOTES, STYLE_NOTES } from "./reference.js";

/** @import { Name } from "./types.js" */

/** @type {{ title: string, about: string, values: { [name: string]: string } }[]} */
const EXAMPLES = [
  {
    title: "To play",
    about: 'A game against the computer; with `seats="both"`, between two people at one screen.',
    values: { game: "o-an-quan", level: "2" },
  },
  {
    title: "To step through",
    about: "A record with something to read at its moments. By buttons, by arrow keys, or by itself.",
    values: {
      mode: "replay",
      record: "1/dakon//A.B.G.G.A.C.A.D.G",
      comments:
        '{"0": "South opens with A.", "3": "G again: the last seed falls into the store.", "9": "Nembak: g is taken."}',
    },
  },
  {
    title: "To look at",
    about: "One moment of a game, as a picture in the text.",
    values: { mode: "diagram", record: "1/san-yao//A.a.B.b.C", theme: "light" },
  },
];

/** Code stands between back quotes. @param {string} text */
const prose = (text) => text.split("`").map((part, index) => (index % 2 ? make("code", {}, part) : part));

/** @param {string[]} heads @param {(Node | string)[][][]} rows @param {string} label */
function table(label, heads, rows) {
  const [first, ...rest] = [make("tr", {}, ...heads.map((head) => make("th", { scope: "col" }, head)))];
  const body = rows.map(([name, ...cells]) =>
    make("tr", {}, make("th", { scope: "row" }, ...name), ...cells.map((cell) => make("td", {}, ...cell))),
  );
  return make(
    "div",
    { class: "wide", "data-scrolls": true, tabindex: "0", role: "region", "aria-label": label },
    make("table", {}, make("thead", {}, first, ...rest), make("tbody", {}, ...body)),
  );
}

/** @param {string} text */
const code = (text) => [make("code", {}, text)];

/** @param {{ [name: string]: import("./types.js").About }} notes @param {string} label @param {string} head */
const notes = (notes, label, head) =>
  table(
    label,
    [head, "What it is"],
    Object.entries(notes).map(([name, { about }]) => [code(name), prose(about)]),
  );

function attributes() {
  return table(
    "Attributes",
    ["Attribute", "What it is", "Values", "Usual", "For example"],
    ATTRIBUTES.map(({ name, kind, choices, usual, least, most }) => [
      code(name),
      prose(ATTRIBUTE_NOTES[name].about),
      choices || kind === "flag" ? code((choices ?? ["yes", "no"]).join(" ")) : [most ? `${least} to ${most}` : "text"],
      usual ? code(usual) : ["–"],
      code(ATTRIBUTE_NOTES[name].example ?? ""),
    ]),
  );
}

function events() {
  return table(
    "Events",
    ["Event", "When", "In its detail"],
    OUTGOING.filter(({ type }) => Object.hasOwn(EVENT_NOTES, type)).map(({ type, details }) => [
      code(type),
      prose(MESSAGE_NOTES[type].about),
      code(details),
    ]),
  );
}

function messages() {
  return table(
    "Messages",
    ["Message", "Way", "What it says", "With it"],
    [
      ...OUTGOING.map(({ type, details }) => [
        code(`mancala:${type}`),
        ["from the frame"],
        prose(MESSAGE_NOTES[type].about),
        code(details),
      ]),
      ...INCOMING.map(({ type, shape }) => [
        code(`mancala:${type}`),
        ["to the frame"],
        prose(MESSAGE_NOTES[type].about),
        code(`${Object.keys(shape).join(", ")} – { type: "mancala:${type}", v: 1, ${MESSAGE_NOTES[type].example} }`),
      ]),
    ],
  );
}

function examples() {
  return EXAMPLES.map(({ title, about, values }) => {
    const board = document.createElement("mancala-board");
    for (const [name, value] of Object.entries(values)) board.setAttribute(name, value);
    const written = elementCode(new Map(/** @type {[Name, string][]} */ (Object.entries(values))));
    return make(
      "section",
      { class: "example" },
      make("h3", {}, title),
      make("p", {}, ...prose(about)),
      make(
        "div",
        { class: "beside" },
        board,
        make(
          "pre",
          { "data-scrolls": true, tabindex: "0", role: "region", "aria-label": `The code: ${title}` },
          make("code", {}, written),
        ),
      ),
    );
  });
}

/** @type {{ [id: string]: () => Node[] }} */
const parts = {
  examples,
  builder: () => [createBuilder()],
  attributes: () => [attributes()],
  events: () => [events()],
  methods: () => [notes(METHOD_NOTES, "Methods", "Method or property")],
  styles: () => [notes(STYLE_NOTES, "Custom properties", "Property")],
  messages: () => [messages()],
};

// An old browser has been told already, by preflight.js.
if (!document.documentElement.dataset.tooOld) {
  document.documentElement.dataset.started = "";
  for (const [id, create] of Object.entries(parts)) {
    const place = document.getElementById(id);
    if (place) fill(place, ...create());
  }
}
