/** All moves so far, each with what it did in words. */
import { make } from "../dom.js";
import { tellTurn } from "../i18n/telling.js";

/** @type {import("./types.js").CreateMoves} */
export function createMoves(words) {
  const none = make("p", {}, words.t("panel-moves-none"));
  const list = make("ol");
  const box = make(
    "div",
    { class: "moves-box", tabindex: 0, role: "region", "aria-label": words.t("panel-moves") },
    none,
    list,
  );
  const element = make("section", { class: "panel moves" }, make("h2", {}, words.t("panel-moves")), box);
  /** @type {import("../types.js").Turn[]} */
  let shown = [];
  let spokenTo = "";

  return {
    element,
    render({ turns, info, players }) {
      // Who is "you" changes every sentence; otherwise only the tail is new.
      const audience = players.join();
      let same = 0;
      if (audience === spokenTo) while (same < shown.length && shown[same] === turns[same]) same += 1;
      if (same === shown.length && same === turns.length) return;
      spokenTo = audience;
      none.hidden = turns.length > 0;
      for (let left = shown.length; left > same; left -= 1) list.lastChild?.remove();
      shown = [...turns];
      list.append(
        ...turns
          .slice(same)
          .map((turn) =>
            make(
              "li",
              { class: turn.seat === 0 ? "south" : "north" },
              make("bdi", { class: "move" }, turn.move),
              ` ${tellTurn(turn, info, players, words)}`,
            ),
          ),
      );
      box.scrollTop = box.scrollHeight;
    },
  };
}
