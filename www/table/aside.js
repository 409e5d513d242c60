// Where captures lie that leave the board: a mat beside the own row, at the own right hand, or,
// below an upright board, under the own column.

/** @typedef {import("./geometry.js").Cell} Cell */
/** @typedef {import("./geometry.js").Point} Point */
/** @typedef {import("./geometry.js").Rect} Rect */
/** @typedef {import("./geometry.js").Seat} Seat */
/** @typedef {import("./plan.js").Plan} Plan */
/**
 * @typedef {object} Frame  the board that the mat lies beside
 * @property {Plan} plan
 * @property {number} pitch
 * @property {number} left  of the board
 * @property {number} top
 * @property {Rect} scene
 * @property {boolean} squares  a board with big stones to lay aside
 * @property {number} stone  diameter of a big stone, in pitches
 */

/**
 * @param {Frame} frame
 * @param {string} name
 * @param {Seat} seat
 * @param {boolean} near  on the side that is seen as one's own
 * @returns {Cell}
 */
export function layAside({ plan, pitch, left, top, scene, squares, stone }, name, seat, near) {
  const upright = plan.way === "upright";
  const flanks = plan.way === "flanks";
  /** @type {Rect} */
  let mat;
  if (plan.way === "bands") {
    const y = near ? scene.y + scene.h - (plan.rim + plan.tray) * pitch : scene.y + plan.rim * pitch;
    mat = { x: left, y, w: plan.along * pitch, h: plan.tray * pitch };
  } else if (flanks) {
    const x = near ? scene.x + scene.w - (plan.rim + plan.tray) * pitch : scene.x + plan.rim * pitch;
    mat = { x, y: top, w: plan.tray * pitch, h: plan.across * pitch };
  } else {
    const w = (plan.across / 2 - plan.gap / 2 + (squares ? plan.mark * 0.8 : 0)) * pitch;
    const y = top + (plan.along + plan.gap) * pitch;
    const middle = left + (plan.across / 2) * pitch;
    mat = {
      x: near ? middle + (plan.gap / 2) * pitch : middle - (plan.gap / 2) * pitch - w,
      y,
      w,
      h: plan.tray * pitch,
    };
  }
  const room = 0.62 * pitch;
  const inset = 0.14 * pitch;
  /** @type {Rect} */
  let heap;
  /** @type {Point} */
  let badge;
  /** @type {Point[]} */
  let stones = [];
  /** @type {-1 | 0 | 1} */
  let begin = 0;
  if (flanks) {
    badge = { x: mat.x + mat.w / 2, y: near ? mat.y + mat.h - room * 0.5 : mat.y + room * 0.5 };
    heap = { x: mat.x + inset, y: mat.y + (near ? inset : room), w: mat.w - 2 * inset, h: mat.h - room - inset };
    if (squares) {
      const size = stone * pitch;
      const y = near ? heap.y + size / 2 : heap.y + heap.h - size / 2;
      stones = [
        { x: heap.x + heap.w / 2 - size * 0.52, y },
        { x: heap.x + heap.w / 2 + size * 0.52, y },
      ];
      heap.h -= size * 0.9;
      if (near) heap.y += size * 0.9;
    }
  } else {
    // The count, the seeds beside it, the big stones at the other end. Lying: from the owner's
    // own left. Upright: from the outer edge, so that two counts never stand side by side.
    const sign = near === upright ? -1 : 1;
    const start = sign > 0 ? mat.x : mat.x + mat.w;
    const used = (upright ? 0.84 : 0.86) * pitch;
    let rest = inset;
    badge = { x: start + sign * used * (upright ? 0.54 : 0.5), y: mat.y + mat.h / 2 };
    if (squares) {
      const size = stone * pitch;
      const last = start + sign * (mat.w - inset * 0.7);
      // Upright there is no room side by side: one above the other.
      stones = upright
        ? [-0.4, 0.4].map((off) => ({
            x: last - sign * size * (off < 0 ? 0.56 : 0.48),
            y: mat.y + mat.h / 2 + off * size,
          }))
        : [0.52, 1.5].map((off) => ({ x: last - sign * size * off, y: mat.y + mat.h / 2 }));
      rest = inset * 0.7 + size * (upright ? 0.98 : 2);
    }
    heap = {
      x: sign > 0 ? start + used : mat.x + rest,
      y: mat.y + inset * 0.7,
      w: mat.w - used - rest,
      h: mat.h - inset * 1.4,
    };
    begin = sign > 0 ? -1 : 1;
  }
  return {
    name,
    kind: "store",
    seat,
    shape: { form: "tray", ...mat },
    middle: { x: heap.x + heap.w / 2, y: heap.y + heap.h / 2 },
    badge,
    letter: null,
    hit: mat,
    paint: mat,
    heap,
    loose: false,
    start: begin,
    stones,
  };
}
