/** How the game on the board goes, in a few sentences, and which options it is played with. */
import { fill, make } from "../dom.js";
import { optionName, optionValue } from "../i18n/optionwords.js";

/**
 * @param {import("../i18n/words.js").Words} words
 */
export function createRules(words) {
  const body = make("div");
  const element = make("section", { class: "panel rules" }, make("h2", {}, words.t("panel.rules")), body);
  let shown = "";
  return {
    element,
    /** @param {import("../../pkg/mancala.js").GameInfo} info */
    render(info) {
      const changed = info.options.filter((option) => option.kind !== "seat" && option.value !== option.default);
      const key = JSON.stringify([info.name, changed]);
      if (key === shown) return;
      shown = key;
      const sentences = [];
      for (let i = 1; words.has(`rules.${info.name}.${i}`); i += 1) {
        sentences.push(make("p", {}, words.t(`rules.${info.name}.${i}`)));
      }
      const options = changed.map((option) =>
        make(
          "li",
          {},
          `${optionName(info.name, option, words)}: ${optionValue(info.name, option, option.value, words)}`,
        ),
      );
      fill(
        body,
        ...sentences,
        options.length > 0 && make("p", {}, words.t("panel.options")),
        options.length > 0 && make("ul", {}, ...options),
      );
      element.hidden = sentences.length + options.length === 0;
    },
  };
}
