/** How the game on the board goes, what the marks on it mean, and the way to all rules and lessons. */
import { dress } from "../assets.js";
import { make } from "../dom.js";
import { openDialog } from "./dialog.js";
import { createRules } from "./rules.js";

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
  hint: "★",
};

/** @type {import("./types.js").OpenHelp} */
export function openHelp(info, words) {
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
        ...Object.entries(MARKS).map(([mark, sign]) =>
          make(
            "li",
            {},
            make("span", { class: `mark mark-${mark}`, "aria-hidden": "true" }, sign),
            make("span", {}, words.t(`help-mark-${mark}`)),
          ),
        ),
      ),
    ],
    dismiss: words.t("page-dismiss"),
  });
}
