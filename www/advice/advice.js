/** Advice beside the board, for whoever plays: a hint, and who is ahead. Fetched when it is first asked for. */
import { dress } from "../assets.js";
import { createHint } from "./hint.js";
import { createOutlook } from "./outlook.js";

await dress("advice/advice.css");

/** @param {import("../types.js").Host} host */
export function createAdvice(host) {
  const hint = createHint(host);
  const outlook = createOutlook(host);
  return { hint: hint.press, follow: outlook.follow };
}
