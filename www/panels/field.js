/** A field of a form: its label, and below it a sentence about it. */
import { make } from "../dom.js";

/** @type {import("./types.js").Labelled} */
export function labelled(label, field, hint) {
  return make("p", { class: "field" }, make("label", {}, make("span", {}, label), field), hint);
}
