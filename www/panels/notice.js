/**
 * Notices lie over the page's lower edge, so that nothing on it moves; they stay until they are closed or the
 * next one comes.
 */
import { button, fill, make } from "../dom.js";

/**
 * @param {import("../i18n/words.js").Words} words
 */
export function createNotices(words) {
  const element = make("div", { class: "notices", role: "status" });

  function clear() {
    fill(element);
  }

  return {
    element,
    clear,
    /**
     * @param {string} text
     * @param {{ label: string, press: () => void }} [deed] something to do about it
     */
    show(text, deed) {
      fill(
        element,
        make(
          "div",
          { class: "notice" },
          make("p", {}, text),
          deed &&
            button(deed.label, () => {
              clear();
              deed.press();
            }),
          button(words.t("page.dismiss"), clear),
        ),
      );
    },
  };
}
