/**
 * One step of a turn in words, while it is shown: what happens, and why. The reasons are read off the trace alone:
 * the rule that speaks (`as`), the places, and where the last seed fell.
 */

import { whoIs } from "../seats.js";

/** @import { GapBetween, LastTold, TellStep, WhyOf } from "./types.js" */

/** Nobody in particular: South and North. @type {import("../types.js").Players} */
const NOBODY = ["person", "person"];

/** The one cell between two on the ring, whichever way the sowing runs. @type {GapBetween} */
function gapBetween(ring, a, b) {
  const [from, to] = [ring.indexOf(a), ring.indexOf(b)];
  const size = ring.length;
  if (from < 0 || to < 0) return null;
  if ((from + 2) % size === to) return ring[(from + 1) % size];
  if ((to + 2) % size === from) return ring[(to + 1) % size];
  return null;
}

/** @type {WhyOf} */
function whyOf(steps, index, info) {
  const { why, as, from = "" } = steps[index];
  let before = index - 1;
  while (before >= 0 && steps[before].why === "capture") before -= 1;
  const landing = steps[before]?.why === "sow" ? (steps[before].to ?? "") : "";
  if (why === "lift" && as === "relay") return { kind: from === landing ? "-among" : "-next", landing };
  if (why !== "capture" || landing === "") return { kind: "", landing };
  const first = before === index - 1;
  if (as === "chain") {
    const gap = gapBetween(info.ring, first ? landing : (steps[index - 1].from ?? ""), from);
    return { kind: gap ? (first ? "-first" : "-more") : "", landing, gap: gap ?? "" };
  }
  if (from === landing && !first) return { kind: "-too", landing };
  return { kind: as === "backward" && !first ? "-more" : "", landing };
}

/** Null where nothing is to be said: single seeds need no words. @type {TellStep} */
export function tellStep(turn, index, info, words, players = NOBODY) {
  const step = turn.steps[index];
  if (!step) return null;
  if (step.why === "pass" && step.seat !== undefined) {
    return words.t("told-pass", whoIs(players, step.seat));
  }
  const { kind, landing, gap = "" } = whyOf(turn.steps, index, info);
  const id = `step-${step.why}`;
  const key = words.first(`${id}-${step.as}${kind}`, `${id}-${step.as}`, id);
  if (!key) return null;
  return words.t("sentence", {
    text: words.t(key, { stones: 0, seeds: 0, ...step, landing, gap, game: info.name }),
  });
}

/** The last step up to that one that there are words for, and those; −1 and null before all. @type {LastTold} */
export function lastTold(turn, index, info, words, players) {
  for (let at = index; at >= 0; at -= 1) {
    const said = tellStep(turn, at, info, words, players);
    if (said !== null) return { at, said };
  }
  return { at: -1, said: null };
}
