/** A field of a form: its label, and below it a sentence about it. */
import { dress, make } from "../dom.js";

await dress(new URL("field.css", import.meta.url));

/** @type {import("./types.js").Labelled} */
export function labelled(label, field, hint) {
  return make("p", { class: "field" }, make("label", {}, make("span", {}, label), field), hint);
}
