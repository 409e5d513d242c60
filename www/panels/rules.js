/** How the game on the board goes, in a few sentences, and which options it is played with. */
import { fill, make } from "../dom.js";
import { optionName, optionValue } from "../i18n/optionwords.js";

/** @import { GameInfo, Option, Words } from "../types.js" */

/** @type {(words: Words) => import("./types.js").Panel<[GameInfo]>} */
export function createRules(words) {
  const body = make("div");
  const element = make("section", { class: "panel rules" }, make("h2", {}, words.t("panel.rules")), body);
  let shown = "";

  /** @type {(info: GameInfo, changed: Option[]) => void} */
  function show(info, changed) {
    const sentences = [];
    for (let i = 1; words.has(`rules.${info.name}.${i}`); i += 1) {
      sentences.push(make("p", {}, words.t(`rules.${info.name}.${i}`)));
    }
    const options = changed.map((option) =>
      make("li", {}, `${optionName(info.name, option, words)}: ${optionValue(info.name, option, option.value, words)}`),
    );
    fill(
      body,
      ...sentences,
      options.length > 0 && make("p", {}, words.t("panel.options")),
      options.length > 0 && make("ul", {}, ...options),
    );
    element.hidden = sentences.length + options.length === 0;
  }

  return {
    element,
    render(info) {
      const changed = info.options.filter((option) => option.kind !== "seat" && option.value !== option.default);
      const key = JSON.stringify([info.name, changed]);
      if (key === shown) return;
      shown = key;
      fill(body);
      element.hidden = false;
      // Another game may have come to the board before the words of this one have.
      words.fetch(info.name).then(
        () => key === shown && show(info, changed),
        () => key === shown && fill(body, make("p", {}, words.t("notice.part"))),
      );
    },
  };
}
