/** Rows of buttons below a board. */

import { siteAddress } from "../assets.js";
import { button, make, setText, setUsable } from "../dom.js";

/** @import { Goal, Words } from "./types.js" */

/** @type {{ [key: string]: Goal }} */
const KEYS = { Home: "first", ArrowLeft: "previous", ArrowRight: "next", End: "last" };

/** The marks are of time, which runs as the board does: to the right in every language. */
const WAYS = /** @type {const} */ ({ first: "«", previous: "‹", next: "›", last: "»" });

/** To the page of the game, with all that was played. @param {Words} words */
export function createLink(words) {
  const element = make("a", { class: "open", target: "_blank", rel: "noopener" }, words.t("embed-open"));
  return {
    element,
    /** @param {string} game @param {string} record */
    lead(game, record) {
      const address = siteAddress(`${game}/`);
      address.searchParams.set("lang", words.lang);
      address.hash = record;
      element.href = address.href;
    },
  };
}

/** @param {Words} words @param {{ undo: () => void, redo: () => void, again: () => void }} on */
export function createDeeds(words, on) {
  const undo = button(words.t("button-undo"), on.undo);
  const redo = button(words.t("button-redo"), on.redo);
  const again = button(words.t("embed-again"), on.again);
  const link = createLink(words);
  return {
    element: make(
      "div",
      { class: "bar", role: "group", "aria-label": words.t("page-controls") },
      undo,
      redo,
      again,
      link.element,
    ),
    /** @param {{ undo: boolean, redo: boolean, again: boolean, game: string, record: string }} now */
    render(now) {
      setUsable(undo, now.undo);
      setUsable(redo, now.redo);
      setUsable(again, now.again);
      link.lead(now.game, now.record);
    },
  };
}

/** @param {Words} words @param {{ go: (to: Goal) => void, toggle: () => void }} on */
export function createSteps(words, on) {
  const [first, previous, next, last] = Object.entries(WAYS).map(([to, sign]) =>
    button(sign, () => on.go(/** @type {Goal} */ (to)), { class: "go", "aria-label": words.t(`moves-${to}`) }),
  );
  const toggle = button(words.t("button-play"), on.toggle, { class: "chief toggle" });
  const link = createLink(words);
  /** @param {KeyboardEvent} event */
  const keydown = (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !Object.hasOwn(KEYS, event.key)) return;
    event.preventDefault();
    on.go(KEYS[event.key]);
  };
  return {
    element: make(
      "div",
      { class: "bar", role: "group", "aria-label": words.t("page-playback"), keydown },
      make("span", { class: "steps", dir: "ltr" }, first, previous, next, last),
      toggle,
      link.element,
    ),
    /** @param {{ ply: number, turns: number, running: boolean, game: string, record: string }} now */
    render({ ply, turns, running, game, record }) {
      for (const back of [first, previous]) setUsable(back, ply > 0);
      for (const ahead of [next, last]) setUsable(ahead, ply < turns);
      setUsable(toggle, turns > 0);
      setText(toggle, words.t(running ? "button-pause" : "button-play"));
      link.lead(game, record);
    },
  };
}
