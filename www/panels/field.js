/** A field of a form: its label beside it, in a grid where there is one, and below it a sentence about it. */
import { dress } from "../assets.js";
import { make } from "../dom.js";

await dress("panels/field.css");

/** @type {import("./types.js").Labelled} */
export function labelled(label, field, hint) {
  const kind = field.matches("[type=checkbox]") ? "field" : "field pair";
  return make("p", { class: kind }, make("label", {}, make("span", {}, label), field), hint);
}
