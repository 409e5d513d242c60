/** All moves so far, by who made them; each leads to the moment after it. One tab stop, walked with the arrows. */
import { make, setText } from "../dom.js";
import { nameMove } from "../i18n/telling.js";
import { SEATS, sideOf } from "../seats.js";

/** @import { GameInfo, Turn } from "../types.js" */

/** @type {import("./types.js").CreateMoves} */
export function createMoves(words, go) {
  const none = make("p", {}, words.t("panel-moves-none"));
  const list = make("ol", { click: press, keydown: walk });
  const sides = SEATS.map((seat) => make("span", {}, sideOf(seat, words)));
  const head = make("div", { class: "sides", hidden: true, "aria-hidden": "true" }, ...sides);
  const box = make("div", { class: "moves-box" }, none, head, list);
  const key = make("p", { class: "key" });
  const element = make("section", { class: "panel moves" }, make("h2", {}, words.t("panel-moves")), box, key);
  /** @type {Turn[]} */
  let shown = [];
  /** @type {HTMLElement[]} */
  const items = [];
  /** @type {HTMLElement | undefined} */
  let current;

  /** @param {MouseEvent} event */
  function press({ target }) {
    const item = /** @type {Element} */ (target).closest("button");
    if (item) go(items.indexOf(item) + 1, true);
  }

  /** @param {KeyboardEvent} event */
  function walk(event) {
    const forward = words.dir === "rtl" ? "ArrowLeft" : "ArrowRight";
    const at = items.indexOf(/** @type {HTMLElement} */ (document.activeElement));
    /** @type {{ [key: string]: number }} */
    const ways = {
      ArrowLeft: -1,
      ArrowRight: -1,
      ArrowUp: -1,
      ArrowDown: 1,
      [forward]: 1,
      Home: -at,
      End: items.length,
    };
    const way = ways[event.key];
    if (at < 0 || way === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const to = Math.max(0, Math.min(items.length - 1, at + way));
    items[to].focus();
    go(to + 1);
  }

  /** @param {Turn} turn @param {Turn | undefined} before @param {GameInfo} info */
  function append(turn, before, info) {
    const { move, seat, after, steps } = turn;
    const fresh = steps.some((step) => step.why === "round");
    const won = fresh ? 0 : after.stores[seat] - turn.before.stores[seat];
    const text = words.t("moves-move", { move, points: Math.max(0, won) });
    const side = sides[seat].textContent;
    const name = info.directions ? nameMove(move, info, words) : "none";
    const item = make(
      "button",
      { type: "button", tabindex: -1, "aria-label": words.t("moves-of", { side, text, name }) },
      text,
    );
    if (info.directions) item.title = name;
    // South's turns and North's answer share a line.
    let row = list.lastElementChild;
    if (!row || !before || before.seat > seat || before.steps.some((step) => step.why === "round")) {
      row = make("li", {}, make("span"), make("span"));
      list.append(row);
    }
    row.children[seat].append(item);
    items.push(item);
  }

  return {
    element,
    render(session) {
      const { turns, view, info } = session;
      setText(key, words.t(info.directions ? "moves-key-directions" : "moves-key"));
      // A turn is made once and follows what came before it: where it is the same, all before it is.
      let same = Math.min(shown.length, turns.length);
      while (same > 0 && shown[same - 1] !== turns[same - 1]) same -= 1;
      if (same < shown.length || same < turns.length) {
        none.hidden = turns.length > 0;
        head.hidden = !none.hidden;
        for (const item of items.splice(same)) {
          const row = item.closest("li");
          item.remove();
          if (!row?.querySelector("button")) row?.remove();
        }
        for (let ply = same; ply < turns.length; ply += 1) append(turns[ply], turns[ply - 1], info);
        shown = [...turns];
      }
      const item = items[(view?.ply ?? turns.length) - 1];
      if (item !== current) {
        current?.removeAttribute("aria-current");
        item?.setAttribute("aria-current", "true");
        for (const one of [current, items[0]]) if (one) one.tabIndex = -1;
        const stop = item ?? items[0];
        if (stop) stop.tabIndex = 0;
        current = item;
        if (item) box.scrollTop = item.offsetTop - box.clientHeight / 2;
      }
    },
  };
}
