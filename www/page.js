/** The page's skeleton: the board first, everything else around it. */
import { fill, make } from "./dom.js";
import { choosePlan } from "./table/plan.js";

/** What the page needs above and below the board, in pixels: as the style sheet leaves free (14rem). */
const REST = 224;

/**
 * @typedef {object} Parts
 * @property {HTMLElement} picker
 * @property {[HTMLElement, HTMLElement]} plates South's and North's
 * @property {HTMLElement} status
 * @property {HTMLElement} live
 * @property {HTMLElement} controls
 * @property {HTMLElement} playback
 * @property {HTMLElement[]} panels
 * @property {HTMLElement} notices
 *
 * @param {Parts} parts
 * @param {import("./i18n/words.js").Words} words
 */
export function layOut(parts, words) {
  const title = make("h1", { class: "unseen" }, document.title);
  let table = make("div", { class: "table" });
  const stage = make("section", { class: "stage", "aria-label": words.t("page.board") }, table);
  const panels = make("div", { class: "panels" }, ...parts.panels);
  const main = make("main", {}, title, stage, parts.controls, parts.playback, panels);
  let reshape = () => {};

  return {
    /** Takes the place of what the page holds for browsers that do not get here. */
    appear() {
      document.documentElement.lang = words.lang;
      document.documentElement.dir = words.dir;
      fill(document.body, make("header", {}, parts.picker), main, parts.live, parts.notices);
    },
    tableHasFocus: () => table.contains(document.activeElement),
    /** An empty element for a new table. */
    freshTable() {
      const before = table;
      table = make("div", { class: "table" });
      before.replaceWith(table);
      return table;
    },
    /**
     * The sides of the board lie where their plates are: whoever sits at the bottom has the right-hand end.
     *
     * @param {0 | 1} bottom
     */
    setSides(bottom) {
      const near = parts.plates[bottom];
      const far = parts.plates[1 - bottom];
      if (near.classList.contains("near")) return;
      near.classList.replace("far", "near") || near.classList.add("near");
      far.classList.replace("near", "far") || far.classList.add("far");
      stage.prepend(far, parts.status, near);
    },
    /**
     * Keeps the room for the board in the shape that this game's board will take in it.
     *
     * @param {import("../pkg/mancala.js").GameInfo} info
     */
    shapeFor(info) {
      const shape = () => {
        const { total, tall } = choosePlan(info, stage.clientWidth, innerHeight - REST);
        stage.style.setProperty("--ratio", String(total / tall));
      };
      removeEventListener("resize", reshape);
      reshape = shape;
      addEventListener("resize", reshape);
      shape();
    },
    /** @param {string} game */
    setTitle(game) {
      title.textContent = game;
      document.title = words.t("page.title", { game });
    },
    /**
     * A sentence where the board would be.
     *
     * @param {...(Node | string)} content
     */
    instead(...content) {
      const place = this.freshTable();
      place.classList.add("no-table");
      fill(place, ...content);
    },
  };
}
