/** The words of the table: what every hole is called and holds, and how a direction is asked for. */
import { voiceOf } from "../seats.js";

/** @type {import("./types.js").TableWordsOf} */
export function tableWords({ t }, info, players) {
  return {
    board: (game) => t("table.board", { game }),
    cell: (name, { kind, seat, owner, seeds, stones, points }) =>
      t(`table.${kind}`, {
        name,
        voice: voiceOf(players(), seat),
        owner: owner === seat ? "" : voiceOf(players(), owner),
        game: info.name,
        aside: info.stores.place === "aside",
        seeds,
        stones,
        points,
      }),
    direction: (direction, name) => t(`table.direction.${direction}`, { name }),
    pickDirection: (name) => t("table.pick", { name }),
    number: (count) => t("number", { count }),
  };
}
