// Which way round a board lies, and how much room each part of it takes, in hole pitches.

/** @typedef {import("./geometry.js").BoardInfo} BoardInfo */

/** A finger's width: what a hole measures at least on a phone. */
const FINGER = 48;
/** Up to this width a device counts as a phone. */
const PHONE = 430;

/**
 * @typedef {object} Plan  one way to lay the board out, in pitches
 * @property {"bands" | "flanks" | "upright"} way  where captures laid aside go
 * @property {number} along
 * @property {number} across
 * @property {number} total  the scene's width
 * @property {number} tall  the scene's height
 * @property {number} end
 * @property {number} strip
 * @property {number} channel
 * @property {number} cell  a cell's size across
 * @property {number} rim
 * @property {number} mark
 * @property {number} gap
 * @property {number} tray
 */

/**
 * @param {BoardInfo} info
 * @param {Plan["way"]} way
 * @param {number} spare  pitches that an upright board may grow wider
 * @returns {Plan}
 */
function planOf(info, way, spare = 0) {
  const upright = way === "upright";
  const squares = Boolean(info.mandarins);
  const place = info.stores.place;
  const holes = Math.max(info.rows[0].length, info.rows[1].length);
  const widen = Math.min(spare, 1.6);
  const cell = 1 + (upright && squares ? Math.min(0.35, widen * 0.25) : 0);
  const strip = (upright ? 0.62 : 0.46) + (upright ? Math.min(0.22, widen * 0.12) : 0);
  const channel = squares ? 0 : 0.4 + (upright ? Math.min(0.5, widen * 0.3) : 0);
  const end = squares ? 1 : place === "ring" ? (upright ? 1.3 : 1.8) : place === "ends" ? (upright ? 1.2 : 1.6) : 0.32;
  const rim = 0.16;
  const mark = 0.36;
  const aside = place === "aside";
  const along = holes + 2 * end;
  const across = 2 * (strip + cell) + channel;
  const gap = 0.12;
  const tray = !aside ? 0 : way === "flanks" ? 1.75 : upright ? 1.32 : 0.98;
  if (upright) {
    return {
      way,
      along,
      across,
      end,
      strip,
      channel,
      cell,
      rim,
      mark,
      gap,
      tray,
      total: across + 2 * (rim + mark),
      tall: along + 2 * rim + (aside ? tray + gap : 0),
    };
  }
  return {
    way,
    along,
    across,
    end,
    strip,
    channel,
    cell,
    rim,
    mark,
    gap,
    tray,
    total: along + 2 * rim + (aside && way === "flanks" ? 2 * (tray + gap) : 0),
    tall: across + 2 * (rim + mark) + (aside && way === "bands" ? 2 * (tray + gap) : 0),
  };
}

/**
 * The least height at which an upright board on a phone keeps its holes a finger wide.
 * @param {BoardInfo} info
 * @param {number} width
 * @returns {number} 0 where the board need not stand upright
 */
export function leastHeight(info, width) {
  if (width > PHONE || width < 240) return 0;
  return Math.ceil(planOf(info, "upright").tall * FINGER);
}

/**
 * The width divided by the height that suits the board in a box of this width.
 * @param {BoardInfo} info
 * @param {number} width
 */
export function naturalRatio(info, width) {
  if (width <= PHONE) return width / Math.max(leastHeight(info, width), width * 1.45);
  const plan = planOf(info, "bands");
  return plan.total / plan.tall;
}

/**
 * @param {BoardInfo} info
 * @param {number} width
 * @param {number} height
 * @returns {Plan}
 */
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
    const pitch = fit(upright);
    return planOf(info, "upright", Math.max(0, width / pitch - upright.total));
  }
  return best;
}
