/** The words of the table: what every hole is called and holds, and how a direction is asked for. */
import { sideOf, whoIs } from "../seats.js";

/** @type {import("./types.js").TableWordsOf} */
export function tableWords({ t, number, join }, info, players) {
  return {
    board: (game) => t("table-board", { game }),
    cell: (name, { kind, seat, owner, seeds, stones, points }) =>
      t(`table-${kind}`, {
        cell: name,
        game: info.name,
        ...whoIs(players(), seat),
        owner: owner === seat ? "" : t("table-conquered", whoIs(players(), owner)),
        aside: info.stores.place === "aside" ? "yes" : "no",
        seeds,
        stones,
        points,
      }),
    direction: (cell, to) => t("table-direction", { cell, to }),
    pickDirection: (cell, one, other) => t("table-pick", { cell, one, other }),
    side: (seat) => sideOf(seat, { t }),
    ends: ({ name, towards, lap, last, gain, endless, brief, store }) =>
      join(
        t("table-ends-lap", {
          cell: name,
          game: info.name,
          towards: towards ?? "none",
          to: lap === store ? "store" : (lap ?? "none"),
        }),
        endless || brief ? "" : t("table-ends-turn", { to: last === store ? "store" : last, points: gain }),
      ),
    number,
  };
}
