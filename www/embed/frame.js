/** The same board in a frame: its parameters stand in the address, behind `?` or `#`; it speaks with its parent alone. */
import { NAMES } from "./attributes.js";
import "./element.js";
import { messageOf, OUTGOING, readMessage } from "./messages.js";

/** @import { Goal, Name } from "./types.js" */

const board = /** @type {import("./element.js").MancalaBoard} */ (document.createElement("mancala-board"));
/** What a parent asked for since; it counts until the address changes. @type {Map<string, string>} */
const asked = new Map();

function parameters() {
  const parameters = new URLSearchParams(location.search);
  const fragment = location.hash.slice(1);
  // A bare record, as in the links of the page.
  if (fragment.includes("/") && !/^[a-z]+=/.test(fragment)) parameters.set("record", fragment);
  else for (const [name, value] of new URLSearchParams(fragment)) parameters.set(name, value);
  return parameters;
}

function follow() {
  const given = parameters();
  for (const name of NAMES) {
    const value = asked.get(name) ?? given.get(name);
    if (value === null || value === undefined) board.removeAttribute(name);
    else board.setAttribute(name, value);
  }
}

/** Whoever names an origin wants no other parent to hear or to ask. */
function partner() {
  const origin = parameters().get("origin");
  if (!origin) return "*";
  try {
    return new URL(origin).origin;
  } catch {
    // Nobody's, then.
    return null;
  }
}

/** @param {string} type @param {object} detail */
function say(type, detail) {
  const target = partner();
  if (parent === window || target === null || target === "null") return;
  parent.postMessage(messageOf(type, detail), target);
}

/** @type {{ [type: string]: (detail: { [name: string]: unknown }) => void }} */
const deeds = {
  load(detail) {
    for (const name of ["game", "position", "record", "at", "mode", "comments"]) {
      const value = detail[name];
      if (value !== undefined) asked.set(name, typeof value === "string" ? value : JSON.stringify(value));
      else if (name === "mode") asked.delete(name);
      // Nor does the address say it then.
      else asked.set(name, "");
    }
    follow();
  },
  go({ to }) {
    if (!board.go(/** @type {Goal} */ (to))) refuse("go", "out-of-range");
  },
  flip({ flip }) {
    if (flip === undefined) board.flip();
    else board.setAttribute("flip", flip ? "yes" : "no");
    asked.set("flip", board.getAttribute("flip") ?? "no");
  },
  theme({ theme }) {
    asked.set("theme", String(theme));
    follow();
  },
};

/** @param {string} type @param {string} code */
function refuse(type, code) {
  say("error", {
    code,
    name: "message",
    value: type,
    message: `The message mancala:${type} cannot be followed: ${code}.`,
  });
}

addEventListener("message", (event) => {
  const target = partner();
  if (event.source !== parent || parent === window || target === null) return;
  if (target !== "*" && event.origin !== target) return;
  const message = readMessage(event.data);
  if (!message) return;
  if (message.code !== null) refuse(message.type, message.code);
  else deeds[message.type](message.detail);
});

for (const { type } of OUTGOING) {
  board.addEventListener(type, (event) => say(type, /** @type {CustomEvent} */ (event).detail));
}

let told = "";
function tellSize() {
  const [width, height] = [innerWidth, board.naturalHeight];
  if (height < 1 || told === `${width} ${height}`) return;
  told = `${width} ${height}`;
  say("resize", { width, height });
}
for (const type of ["ready", "step", "move", "end", "error"])
  board.addEventListener(type, () => requestAnimationFrame(tellSize));
new ResizeObserver(tellSize).observe(board);

addEventListener("hashchange", () => {
  asked.clear();
  follow();
});
follow();
document.body.replaceChildren(board);
