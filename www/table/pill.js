// A number in a pill, over whatever lies there.

/** @import { PaintPill } from "./types.js" */

/** @type {PaintPill} */
export function paintPill(brush, figure, { x, y }, text) {
  const tall = figure * 1.34;
  const wide = Math.max(tall, figure * (0.62 * text.length + 0.72));
  brush.beginPath();
  brush.roundRect(x - wide / 2, y - tall / 2, wide, tall, tall / 2);
  brush.fillStyle = "rgb(255 250 238)";
  brush.fill();
  brush.strokeStyle = "rgb(40 22 10 / 0.55)";
  brush.lineWidth = Math.max(1, figure * 0.04);
  brush.stroke();
  brush.fillStyle = "rgb(44 24 10)";
  brush.font = `700 ${figure}px system-ui, sans-serif`;
  brush.textAlign = "center";
  brush.textBaseline = "middle";
  brush.fillText(text, x, y + figure * 0.06);
  return wide;
}
