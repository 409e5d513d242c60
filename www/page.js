/** The page's skeleton: the board first, everything else around it. */
import { button, fill, make } from "./dom.js";
import { choosePlan, leastHeight } from "./table/plan.js";

/** What the page needs above and below the board, in pixels: as the style sheet leaves free (17.5rem). */
const REST = 280;
/** Which part of the window is the board's above something that is studied. */
const ABOVE = 0.38;

/** @type {import("./types.js").LayOut} */
export function layOut(parts, words) {
  const title = make("h1", { class: "unseen" }, document.title);
  let table = make("div", { class: "table" });
  const stage = make("section", { class: "stage", "aria-label": words.t("page-board") }, table);
  const help = button("", parts.help, { class: "help", "aria-label": words.t("panel-rules") });
  fill(help, make("span", { "aria-hidden": "true" }, "?"), make("span", { class: "label" }, words.t("panel-rules")));
  const panels = make("div", { class: "panels" }, ...parts.panels);
  const main = make("main", {}, title, stage, parts.controls, parts.deck, panels);
  let reshape = () => {};

  return {
    appear() {
      if (main.isConnected) return;
      document.documentElement.lang = words.lang;
      document.documentElement.dir = words.dir;
      fill(document.body, make("header", {}, parts.picker, parts.language), main, parts.live, parts.notices);
    },
    tableHasFocus: () => table.contains(document.activeElement),
    freshTable() {
      const before = table;
      table = make("div", { class: "table" });
      before.replaceWith(table);
      return table;
    },
    setSides(bottom) {
      const near = parts.plates[bottom];
      const far = parts.plates[1 - bottom];
      if (near.classList.contains("near")) return;
      near.classList.replace("far", "near") || near.classList.add("near");
      far.classList.replace("near", "far") || far.classList.add("far");
      stage.prepend(far, parts.status, near, help);
    },
    shapeFor(info) {
      const shape = () => {
        const width = stage.clientWidth;
        const studying = main.classList.contains("studying");
        const { total, tall } = choosePlan(info, width, studying ? innerHeight * ABOVE : innerHeight - REST);
        // As the table itself will find, one frame later.
        const least = studying || innerHeight < 480 ? 0 : leastHeight(info, width);
        stage.style.setProperty("--table-least", `${least}px`);
        stage.style.setProperty("--ratio", String(total / tall));
      };
      removeEventListener("resize", reshape);
      reshape = shape;
      addEventListener("resize", reshape);
      shape();
    },
    bringIntoView() {
      if (stage.getBoundingClientRect().top < 0) stage.scrollIntoView();
    },
    setTitle(game) {
      title.textContent = game;
      document.title = words.t("page-title", { game });
    },
    instead(...content) {
      const place = this.freshTable();
      place.classList.add("no-table");
      fill(place, ...content);
    },
  };
}
