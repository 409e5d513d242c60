// The icons under which the site is installed: `node xtask/icons.mjs` draws www/icons/ with Chromium. They show what the
// icon in the pages' heads shows, with seeds where there is room for them.

import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import { chromium } from "playwright-core";

const FOLDER = new URL("../www/icons/", import.meta.url);

/** A maskable icon may lose all outside of a circle of four fifths of its size; a touch icon is rounded by the system. */
const ICONS = [
  { file: "192.png", size: 192, corner: 4, scale: 1 },
  { file: "512.png", size: 512, corner: 4, scale: 1 },
  { file: "maskable.png", size: 512, corner: 0, scale: 0.78 },
  { file: "touch.png", size: 180, corner: 0, scale: 0.9 },
];

/** Seeds in the four hollows, as offsets from their middles. */
const SEEDS = [
  [[0, 0]],
  [
    [-0.75, 0.35],
    [0.75, -0.35],
  ],
  [
    [0, -0.85],
    [-0.8, 0.5],
    [0.8, 0.5],
  ],
  [
    [-0.75, -0.75],
    [0.75, -0.75],
    [-0.75, 0.75],
    [0.75, 0.75],
  ],
];
const HOLLOWS = [
  [5, 5.2],
  [11, 5.2],
  [5, 10.8],
  [11, 10.8],
];

/** @param {{ size: number, corner: number, scale: number }} icon */
function draw({ size, corner, scale }) {
  const hollows = HOLLOWS.map(([x, y], i) => {
    const seeds = SEEDS[i].map(([dx, dy]) => `<circle cx="${x + dx}" cy="${y + dy}" r=".52" fill="#7a4a24"/>`);
    return `<circle cx="${x}" cy="${y}" r="2.6" fill="#f4e8d2"/>${seeds.join("")}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" width="${size}" height="${size}">
    <rect width="16" height="16" rx="${corner}" fill="#7a4a24"/>
    <g transform="translate(8 8) scale(${scale}) translate(-8 -8)">${hollows.join("")}</g></svg>`;
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
const page = await browser.newPage();
await mkdir(FOLDER, { recursive: true });
for (const icon of ICONS) {
  await page.setViewportSize({ width: icon.size, height: icon.size });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${draw(icon)}`);
  await writeFile(new URL(icon.file, FOLDER), await page.screenshot({ omitBackground: true }));
}
await browser.close();
console.log(`${fileURLToPath(FOLDER)}: ${ICONS.length} icons`);
