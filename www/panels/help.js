/** How the game on the board goes, what the marks on it mean, and the way to all rules and lessons. */
import { dress } from "../assets.js";
import { make } from "../dom.js";
import { openDialog } from "./dialog.js";
import { createRules } from "./rules.js";

/** @import { Manner } from "../table/types.js" */
/** @import { GameInfo } from "../types.js" */

await dress("panels/help.css");

/** Drawn by the style sheet, but for these. @type {{ [mark: string]: string }} */
const MARKS = {
  offered: "",
  turn: "",
  origin: "",
  landing: "●",
  taken: "✕",
  lap: "▷",
  end: "▶",
  gain: "+5",
  endless: "∞",
  hint: "★",
};

/** Marks of what is only pointed at. @type {{ [mark: string]: Manner["ends"][] }} */
const POINTED = { lap: ["lap", "turn"], end: ["turn"], gain: ["turn"], endless: ["lap", "turn"] };
/** Sown once: where the first lap ends the turn does. */
const ONCE = new Set(["al-manqala"]);
/** There is a sowing without end. */
const ENDLESS = new Set(["san-yao"]);

/** Whether a mark is ever seen in this game, as the one before the board wants it. @param {string} mark @param {GameInfo} info @param {Manner["ends"]} ends */
function occurs(mark, { name }, ends) {
  if (mark === "endless" && !ENDLESS.has(name)) return false;
  // Of two marks in one place the turn's is seen.
  if (mark === "lap" && ends === "turn" && ONCE.has(name)) return false;
  return POINTED[mark]?.includes(ends) ?? true;
}

/** @type {import("./types.js").OpenHelp} */
export function openHelp(info, words, ends) {
  const rules = createRules(words);
  rules.render(info);
  openDialog({
    title: words.t("panel-rules"),
    content: [
      rules.body,
      make("h3", {}, words.t("help-marks")),
      make(
        "ul",
        { class: "marks" },
        ...Object.entries(MARKS)
          .filter(([mark]) => occurs(mark, info, ends))
          .map(([mark, sign]) =>
            make(
              "li",
              {},
              make("span", { class: `mark mark-${mark}`, "aria-hidden": "true" }, sign),
              make("span", {}, words.t(`help-mark-${mark}`, { game: info.name })),
            ),
          ),
      ),
    ],
    dismiss: words.t("page-dismiss"),
  });
}
