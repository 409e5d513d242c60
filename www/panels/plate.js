/** A seat's plate at the edge of the board: side, who plays it, points, and whether it is to move. */
import { make, setText } from "../dom.js";
import { nameOf, PLAYERS, sideOf, soleSeat } from "../seats.js";

/** @import { CreatePlate, PlayerSelect } from "./types.js" */
/** @import { Player } from "../types.js" */

/** @type {PlayerSelect} */
export function playerSelect(seat, words, choose) {
  const side = sideOf(seat, words);
  const options = PLAYERS.map((player) => make("option", { value: player }, words.t(`player-${player}`)));
  const element = make(
    "select",
    {
      "aria-label": words.t("seat-plays", { side }),
      change: () => choose(/** @type {Player} */ (element.value)),
    },
    ...options,
  );
  return {
    element,
    render(players) {
      element.value = players[seat];
      setText(options[0], words.t(soleSeat(players) === seat ? "player-you" : "player-person"));
    },
  };
}

/** @type {CreatePlate} */
export function createPlate(seat, words, choose) {
  const side = sideOf(seat, words);
  const player = playerSelect(seat, words, choose);
  const points = make("span", { class: "points", "aria-hidden": "true" });
  const spoken = make("span", { class: "unseen" });
  // The field lies over all of it, unseen: its own text would not wrap.
  const who = make("bdi");
  const element = make(
    "div",
    { class: "plate" },
    make("span", { class: "side", "aria-hidden": "true" }, side),
    points,
    spoken,
    make("span", { class: "who", "aria-hidden": "true" }, who),
    player.element,
  );
  return {
    element,
    render({ players, points: count, toMove, won }) {
      player.render(players);
      setText(points, words.number(count));
      setText(
        who,
        nameOf(players, seat) || String(player.element.querySelector(`[value="${players[seat]}"]`)?.textContent),
      );
      setText(spoken, words.t("seat-points", { side, points: count }));
      element.classList.toggle("to-move", toMove);
      element.classList.toggle("won", won);
    },
  };
}
