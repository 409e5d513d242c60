/** How the game on the board goes, in a few sentences, and which options it is played with. */
import { fill, make } from "../dom.js";
import { optionName, optionValue } from "../i18n/optionwords.js";
import { roomAddress } from "../rooms.js";

/** @type {import("./types.js").CreateRules} */
export function createRules(words) {
  const body = make("div");
  const element = make("section", { class: "panel rules" }, make("h2", {}, words.t("panel-rules")), body);
  let shown = "";

  return {
    element,
    body,
    render({ name, options }) {
      const changed = options.filter((option) => option.kind !== "seat" && option.value !== option.default);
      const key = JSON.stringify([name, changed]);
      if (key === shown) return;
      shown = key;
      const sentences = [];
      for (let i = 1; words.has(`rules-${name}-${i}`); i += 1) {
        sentences.push(make("p", {}, words.t(`rules-${name}-${i}`)));
      }
      const played = [name, ...changed.map((option) => `${option.name}=${option.value}`)].join(";");
      const items = changed.map((option) =>
        make(
          "li",
          {},
          words.t("panel-option", {
            name: optionName(name, option, words),
            value: optionValue(name, option, option.value, words),
          }),
        ),
      );
      fill(
        body,
        ...sentences,
        sentences.length > 0 &&
          make(
            "p",
            { class: "more-pages" },
            .../** @type {const} */ (["rules", "lessons", "print"]).map((room) =>
              make(
                "a",
                {
                  class: room === "rules" && "more-rules",
                  href: roomAddress(room, { game: room === "print" ? played : name, lang: words.lang }),
                },
                words.t(room === "rules" ? "panel-rules-more" : `panel-${room}`),
              ),
            ),
          ),
        items.length > 0 && make("p", {}, words.t("panel-options")),
        items.length > 0 && make("ul", {}, ...items),
      );
      element.hidden = sentences.length + items.length === 0;
    },
  };
}
