/** The sign on the board of a move that is advised: a ring around its hole, a star, and the way of its sowing. */
import { make, setText } from "../dom.js";
import { tellMove } from "./saying.js";

/** @type {import("./types.js").CreateMark} */
export function createMark(words, id) {
  const here = make("span", { class: "unseen", id });
  const ring = make("span", { class: "hint-mark", "aria-hidden": "true" });
  /** @type {{ move: string, towards: string | null } | null} */
  let marked = null;

  /** Also where the board lies another way now. */
  function place() {
    if (!marked) return;
    const { move, towards } = marked;
    const hole = cellAt(towards ? move.slice(0, -1) : move);
    if (!hole) return;
    setText(here, words.t("hint-here", { move: tellMove(move, towards, words) }));
    const next = towards && cellAt(towards);
    ring.dataset.way = next ? wayTo(hole, next) : "";
    hole.setAttribute("aria-describedby", id);
    if (ring.parentElement !== hole) hole.append(ring);
    if (!here.isConnected) document.body.append(here);
  }

  addEventListener("resize", () => requestAnimationFrame(() => requestAnimationFrame(place)));

  return {
    put(move, towards) {
      this.take();
      marked = { move, towards };
      place();
    },
    place,
    take() {
      marked = null;
      ring.parentElement?.removeAttribute("aria-describedby");
      ring.remove();
      here.remove();
    },
  };
}

/** @param {string} name @returns {HTMLElement | null} */
const cellAt = (name) => document.querySelector(`.stage [data-cell="${CSS.escape(name)}"]`);

/** Which way the neighbour lies on screen. @param {Element} from @param {Element} to */
function wayTo(from, to) {
  const [a, b] = [from, to].map((element) => element.getBoundingClientRect());
  const x = b.left + b.width / 2 - (a.left + a.width / 2);
  const y = b.top + b.height / 2 - (a.top + a.height / 2);
  if (Math.abs(x) >= Math.abs(y)) return x < 0 ? "left" : "right";
  return y < 0 ? "up" : "down";
}
