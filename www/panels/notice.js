/** Notices lie over the page's lower edge, so that nothing on it moves, until closed or the next one comes. */
import { button, fill, make } from "../dom.js";

/** @type {import("./types.js").CreateNotices} */
export function createNotices(words) {
  const element = make("div", { class: "notices", role: "status" });

  function clear() {
    fill(element);
  }

  return {
    element,
    clear,
    show(text, deed, detail) {
      fill(
        element,
        make(
          "div",
          { class: "notice" },
          make("p", {}, text, detail && make("small", {}, ` ${detail}`)),
          deed &&
            button(deed.label, () => {
              clear();
              deed.press();
            }),
          button(words.t("page-dismiss"), clear),
        ),
      );
    },
  };
}
