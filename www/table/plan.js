// Which way round a board lies, and how much room each part of it takes, in hole pitches.

/** @import { BoardInfo, ChoosePlan, Plan } from "./types.js" */

/** What a hole measures at least on a phone, in CSS pixels. */
const FINGER = 48;
/** Up to this width a device counts as a phone. */
const PHONE = 430;

/** An upright board may grow wider by `spare`. @type {(info: BoardInfo, way: Plan["way"], spare?: number) => Plan} */
function planOf({ rows, mandarins, stores }, way, spare = 0) {
  const upright = way === "upright";
  const squares = Boolean(mandarins);
  const aside = stores.place === "aside";
  const widen = Math.min(spare, 1.6);
  const cell = 1 + (upright && squares ? Math.min(0.35, widen * 0.25) : 0);
  const strip = upright ? 0.62 + Math.min(0.22, widen * 0.12) : 0.46;
  const channel = squares ? 0 : 0.4 + (upright ? Math.min(0.5, widen * 0.3) : 0);
  const ends = { ring: upright ? 1.3 : 1.8, ends: upright ? 1.2 : 1.6, aside: 0.32 };
  const end = squares ? 1 : ends[stores.place];
  const rim = 0.16;
  const mark = 0.36;
  const gap = 0.12;
  const tray = !aside ? 0 : way === "flanks" ? 1.75 : upright ? 1.32 : 0.98;
  const along = Math.max(rows[0].length, rows[1].length) + 2 * end;
  const across = 2 * (strip + cell) + channel;
  const long = along + 2 * rim;
  const wide = across + 2 * (rim + mark);
  const beside = aside ? tray + gap : 0;
  const [total, tall] = upright
    ? [wide, long + beside]
    : way === "flanks"
      ? [long + 2 * beside, wide]
      : [long, wide + 2 * beside];
  return { way, along, across, total, tall, end, strip, channel, cell, rim, mark, gap, tray };
}

/** 0 where the board need not stand upright. @type {(info: BoardInfo, width: number) => number} */
export function leastHeight(info, width) {
  if (width > PHONE || width < 240) return 0;
  return Math.ceil(planOf(info, "upright").tall * FINGER);
}

/** Width by height, as suits the board. @type {(info: BoardInfo, width: number) => number} */
export function naturalRatio(info, width) {
  if (width <= PHONE) return width / Math.max(leastHeight(info, width), width * 1.45);
  const plan = planOf(info, "bands");
  return plan.total / plan.tall;
}

/** @type {ChoosePlan} */
export function choosePlan(info, width, height) {
  /** @param {Plan} plan */
  const fit = (plan) => Math.min(width / plan.total, height / plan.tall);
  let best = planOf(info, "bands");
  if (info.stores.place === "aside") {
    const flanks = planOf(info, "flanks");
    if (fit(flanks) > fit(best) * 1.04) best = flanks;
  }
  const upright = planOf(info, "upright");
  // A board that still gives every finger its room stays as people know it: lying.
  if (fit(best) < 66 && fit(upright) > fit(best) * 1.08) {
    return planOf(info, "upright", Math.max(0, width / fit(upright) - upright.total));
  }
  return best;
}
