/** The fields of a draft, each for one path into it: a number, an owner, a seat. They follow it and tell what changes. */
import { button, make } from "../dom.js";
import { labelled } from "../panels/field.js";
import { SEATS, sideOf } from "../seats.js";
import { numberIn, read } from "./draft.js";

/** @import { CreateInputs } from "./types.js" */

/** @type {CreateInputs} */
export function createInputs(words, { set, add }) {
  /** @type {Map<string, HTMLInputElement | HTMLSelectElement>} */
  const inputs = new Map();

  return {
    clear: () => inputs.clear(),

    /** A number with a button on either side. */
    counter(path, label) {
      const input = make("input", {
        type: "text",
        inputmode: "numeric",
        autocomplete: "off",
        "aria-label": label,
        "aria-describedby": "study-problem",
        input: () => set(path, numberIn(input.value), path),
        keydown: (/** @type {KeyboardEvent} */ event) => {
          const by = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : 0;
          if (by === 0) return;
          event.preventDefault();
          add(path, by);
        },
        focus: () => input.select(),
      });
      inputs.set(path, input);
      return [
        make("span", { class: "name", "aria-hidden": "true" }, label),
        button("−", () => add(path, -1), { "aria-label": words.t("study-less", { name: label }) }),
        input,
        button("+", () => add(path, 1), { "aria-label": words.t("study-more", { name: label }) }),
      ];
    },

    /** Checked where a hole of this row belongs to the other side. */
    ownerBox(path, seat, label) {
      const box = make("input", { type: "checkbox", change: () => set(path, box.checked ? 1 - seat : seat) });
      box.dataset.row = String(seat);
      inputs.set(path, box);
      const side = sideOf(1 - seat, words);
      return make("label", { class: "owner" }, box, make("span", {}, words.t("study-owner", { name: label, side })));
    },

    seatField(path, label) {
      const select = make(
        "select",
        { change: () => set(path, Number(select.value)) },
        ...SEATS.map((seat) => make("option", { value: seat }, sideOf(seat, words))),
      );
      inputs.set(path, select);
      return labelled(label, select);
    },

    follow(draft) {
      for (const [path, input] of inputs) {
        const value = read(draft, path);
        if (input instanceof HTMLInputElement && input.type === "checkbox") {
          input.checked = value !== Number(input.dataset.row);
        } else if (input instanceof HTMLSelectElement) input.value = String(value);
        else if (document.activeElement !== input || numberIn(input.value) !== value) {
          // What is being typed stays as it is typed, even where it is no number.
          if (!(Number.isNaN(value) && Number.isNaN(numberIn(input.value))))
            input.value = Number.isNaN(value) ? "" : String(value);
        }
        input.removeAttribute("aria-invalid");
      }
    },

    find(at) {
      const paths = [...inputs.keys()];
      const path = paths.find((one) => one === at) ?? paths.find((one) => at !== "" && one.startsWith(at)) ?? "";
      return { path, label: inputs.get(path)?.getAttribute("aria-label") ?? at };
    },

    mark(path) {
      inputs.get(path)?.setAttribute("aria-invalid", "true");
    },
  };
}
