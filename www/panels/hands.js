/** The three signs of pingsut as hands: a fist with the thumb, the index finger or the little finger stretched out. */

/** @import { Sign } from "./types.js" */

const SVG = "http://www.w3.org/2000/svg";

const FIST = "M22 50V61H46V50M17 34q0-7 7-7H45q7 0 7 7v9q0 9-9 9H26q-9 0-9-9z";
const KNUCKLES = "M26 28v9M35 27v10M44 28v9";
const THUMB_ACROSS = "M20 40h17a4.5 4.5 0 0 1 0 9H22";

/** @type {{ [sign in Sign]: string[] }} */
const PATHS = {
  elephant: ["M20 46C11 41 10 33 12 22L14 9a5 5 0 0 1 10 1L23 24q0 5 3 8", "M26 40h25M27 46h23"],
  human: ["M17 36V8a4.7 4.7 0 0 1 9.4 0V34", KNUCKLES, THUMB_ACROSS],
  ant: ["M43 34V16a4.4 4.4 0 0 1 8.8 0V38", KNUCKLES, THUMB_ACROSS],
};

/** @type {import("./types.js").HandOf} */
export function handOf(sign, { lost = false } = {}) {
  const picture = document.createElementNS(SVG, "svg");
  picture.setAttribute("viewBox", "0 0 64 64");
  picture.setAttribute("aria-hidden", "true");
  picture.setAttribute("class", lost ? "hand lost" : "hand");
  for (const d of [FIST, ...PATHS[sign]]) {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", d);
    picture.append(path);
  }
  return picture;
}
