/** A field of a form: its label, and below it a sentence about it. */
import { dress } from "../assets.js";
import { make } from "../dom.js";

await dress("panels/field.css");

/** @type {import("./types.js").Labelled} */
export function labelled(label, field, hint) {
  return make("p", { class: "field pair" }, make("label", {}, make("span", {}, label), field), hint);
}
