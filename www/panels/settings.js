/** How the table is liked: each choice is seen, and kept, as it is made. */
import { button, make } from "../dom.js";
import { openDialog } from "./dialog.js";
import { labelled } from "./field.js";

/** @type {import("./types.js").OpenSettings} */
export function openSettings(now, words, change, enlarge) {
  /** @param {"counts" | "sounds" | "outlook"} what */
  const flag = (what) => {
    const box = make("input", {
      type: "checkbox",
      checked: now[what],
      change: () => change({ [what]: box.checked }),
    });
    return labelled(words.t(`settings-${what}`), box);
  };
  const ends = make(
    "select",
    { "aria-describedby": "settings-ends-hint", change: () => change({ ends: readEnds(ends.value) }) },
    ...["off", "lap", "turn"].map((value) =>
      make("option", { value, selected: value === now.ends }, words.t(`settings-ends-${value}`)),
    ),
  );
  const { close } = openDialog({
    title: words.t("button-settings"),
    content: [
      flag("counts"),
      labelled(
        words.t("settings-ends"),
        ends,
        make("span", { class: "hint", id: "settings-ends-hint" }, words.t("settings-ends-hint")),
      ),
      flag("sounds"),
      flag("outlook"),
      button(words.t("settings-projector"), () => {
        close(false);
        enlarge();
      }),
    ],
    dismiss: words.t("page-dismiss"),
  });
}

/** @param {string} value @returns {"off" | "lap" | "turn"} */
function readEnds(value) {
  return value === "off" || value === "turn" ? value : "lap";
}
