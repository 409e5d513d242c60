/** The choice of a fair opening, among those for the rules that are chosen. */
import { make } from "../dom.js";
import { asPlayed, fairUnder } from "./fair.js";
import { labelled } from "./field.js";

/** @type {import("./types.js").OpeningField} */
export function openingField(game, words) {
  const hint = make("span", { class: "hint", id: "hint-opening" }, words.t("setup-opening-hint"));
  const field = make("select", { "aria-describedby": hint.id });
  const element = labelled(words.t("setup-opening"), field, hint);
  /** @type {ReturnType<typeof fairUnder>} */
  let offered = [];
  return {
    element,
    render(options, first) {
      const chosen = offered[field.selectedIndex - 1];
      offered = fairUnder(game, options);
      field.replaceChildren(
        make("option", {}, words.t("setup-opening-usual")),
        ...offered.map(({ moves, margin, proven }) => {
          const cells = moves.map((move) => asPlayed(move, first)).join(" ");
          const sure = proven ? "exact" : "estimate";
          return make("option", {}, words.t(`setup-opening-${sure}`, { cells, value: Math.abs(margin) }));
        }),
      );
      field.selectedIndex = chosen ? offered.indexOf(chosen) + 1 : 0;
      element.hidden = offered.length === 0;
    },
    read: () => offered[field.selectedIndex - 1]?.moves ?? [],
  };
}
