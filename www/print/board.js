/**
 * A board to play on with real pebbles, as large as a page A4 lies: lines on white, a circle for each hole. Drawn from
 * what the engine says of the game, in millimetres.
 */

/** @import { DrawBoard, Drawn } from "./types.js" */

/** What a page A4 leaves within margins of a centimetre, and of that the line at the top. */
export const PAGE = { width: 277, height: 190 };
const HEAD = 14;
const SVG = "http://www.w3.org/2000/svg";

/** @type {Drawn} */
function shape(tag, props, text) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(props)) element.setAttribute(name, String(value));
  if (text !== undefined) element.textContent = text;
  return element;
}

/** How wide the ends of a board are, and how large a hole is, so that all fits. @param {import("../types.js").GameInfo} info */
function measure({ rows, mandarins, stores }) {
  const columns = rows[0].length;
  const end = mandarins ? 1 : { ring: 1.15, ends: 0.9, aside: 0 }[stores.place];
  const aside = stores.place === "aside" || Boolean(mandarins);
  // The lines are drawn across their own edge.
  const cell = Math.min((PAGE.width - 2) / (columns + 2 * end), (PAGE.height - HEAD - (aside ? 62 : 40)) / 2);
  return { columns, cell, end: end * cell, aside };
}

/** @type {DrawBoard} */
export function drawBoard(info, position, { label, sides, number }) {
  const { columns, cell, end, aside } = measure(info);
  const square = Boolean(info.mandarins);
  const left = (PAGE.width - columns * cell - 2 * end) / 2 + end;
  const top = HEAD + (PAGE.height - HEAD) / 2 - cell;
  const right = left + columns * cell;
  const middle = (left + right) / 2;
  const drawing = shape("svg", { viewBox: `0 0 ${PAGE.width} ${PAGE.height}`, role: "img", "aria-label": label });

  /** Read by North, who sits opposite. @param {Element} element @param {number} x @param {number} y @param {number} seat */
  const turned = (element, x, y, seat) => {
    if (seat === 1) element.setAttribute("transform", `rotate(180 ${x} ${y})`);
    return element;
  };
  /** @param {number} x @param {number} y @param {string} text @param {string} kind @param {number} seat */
  const write = (x, y, text, kind, seat) =>
    turned(
      shape("text", { x, y, class: kind, "text-anchor": "middle", "dominant-baseline": "central" }, text),
      x,
      y,
      seat,
    );

  info.rows.forEach((row, seat) => {
    row.forEach((name, index) => {
      const column = seat === 0 ? index : columns - 1 - index;
      const x = left + (column + 0.5) * cell;
      const y = top + (seat === 0 ? 1.5 : 0.5) * cell;
      // The names lie along the outer edge, where no pebble hides them.
      const edge = seat === 0 ? 1 : -1;
      if (square) {
        drawing.append(shape("rect", { x: x - cell / 2, y: y - cell / 2, width: cell, height: cell, class: "line" }));
      } else {
        drawing.append(shape("circle", { cx: x, cy: y, r: cell * 0.45, class: "line" }));
      }
      const count = number(position.holes[seat][index]);
      drawing.append(write(x, y + edge * (cell * 0.5 + 5), `${name} · ${count}`, "name", seat));
    });
  });

  /** @type {[number, number][]} what lies at the right and the left end, and whose it is */
  const ends = [
    [right, 0],
    [left, 1],
  ];
  for (const [x, seat] of ends) {
    const out = seat === 0 ? 1 : -1;
    const centre = x + (out * end) / 2;
    if (info.mandarins) {
      const sweep = seat === 0 ? 1 : 0;
      drawing.append(
        shape("path", { d: `M ${x} ${top} A ${end} ${cell} 0 0 ${sweep} ${x} ${top + 2 * cell}`, class: "line" }),
      );
      const held = "mandarins" in position ? position.mandarins[seat] : { pebbles: 0, stones: 0 };
      const count = held.stones > 0 ? "●" : number(held.pebbles);
      drawing.append(write(x + out * end * 0.22, top + cell, `${info.mandarins[seat]} · ${count}`, "name", seat));
    } else if (info.stores.place === "ring") {
      drawing.append(shape("ellipse", { cx: centre, cy: top + cell, rx: end * 0.45, ry: cell * 0.85, class: "line" }));
      drawing.append(write(centre, top + cell * (1 + out * 0.85) + out * 5, sides[seat], "name", seat));
    } else if (info.stores.place === "ends") {
      drawing.append(
        shape("rect", {
          x: centre - end * 0.45,
          y: top + cell * 0.1,
          width: end * 0.9,
          height: cell * 1.8,
          rx: 2,
          class: "line",
        }),
      );
      drawing.append(write(centre, top + cell * (1 + out * 0.9) + out * 5, sides[seat], "name", seat));
    }
  }

  for (const seat of [0, 1]) {
    const edge = seat === 0 ? 1 : -1;
    const near = top + cell + edge * (cell + 10);
    if (aside) {
      // Where captures are laid.
      const tall = 20;
      const y = seat === 0 ? near : near - tall;
      drawing.append(
        shape("rect", { x: middle - 75, y, width: 150, height: tall, rx: 4, class: "line aside" }),
        write(middle, y + tall / 2, sides[seat], "side", seat),
      );
    } else {
      drawing.append(write(middle, near + edge * 6, sides[seat], "side", seat));
    }
  }
  return drawing;
}
