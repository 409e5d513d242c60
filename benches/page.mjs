// What the page costs its reader: `node benches/page.mjs` serves the site to Chromium and prints
// - script time per animation frame in a turn of 113 laps, on a processor four times slower,
// - the longest task of the main thread while the highest level thinks,
// - what one opened game transfers, gzipped, from the sources and as it is published (`cargo xtask dist`).
// CHROMIUM names the browser where it is not /usr/bin/chromium.

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

import { chromium } from "playwright-core";

import { writeSite } from "../xtask/dist.mjs";
import { startServer } from "../xtask/server.mjs";

const LONG_TURN = { record: "1/san-yao;match=false/S:5,4,7,3,2:6,7,6,2,4:4,0:SSSSS,NNNNN/", hole: "D", laps: 113 };

const server = await startServer(fileURLToPath(new URL("../", import.meta.url)));
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"],
});

/** Opens a path in a fresh page, with a script that runs before the page's own. */
async function open(path, script) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  if (script) await page.addInitScript(script);
  await page.goto(new URL(path, server.url).href);
  await page.locator('.table-hole[aria-disabled="false"]').first().waitFor();
  return page;
}

async function frames() {
  const page = await open(`#${LONG_TURN.record}`, () => {
    const request = window.requestAnimationFrame.bind(window);
    window.frameTimes = [];
    window.requestAnimationFrame = (run) =>
      request((time) => {
        const begun = performance.now();
        run(time);
        window.frameTimes.push(performance.now() - begun);
      });
  });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.locator(`.table-hole[data-cell="${LONG_TURN.hole}"]`).click();
  const skip = await page.getByRole("button", { name: "Skip" }).elementHandle();
  const untilPlaying = (wanted) =>
    page.waitForFunction(
      ([button, playing]) => (button.getAttribute("aria-disabled") !== "true") === playing,
      [skip, wanted],
      { timeout: 120_000 },
    );
  await untilPlaying(true);
  await untilPlaying(false);
  const times = await page.evaluate(() => window.frameTimes.toSorted((a, b) => a - b));
  await page.close();
  const at = (share) => times[Math.floor((times.length - 1) * share)].toFixed(1);
  console.log(
    `${LONG_TURN.laps} laps at 4x: ${times.length} frames, ms: ${at(0.5)} median, ${at(0.95)} 95 %, ${at(1)} longest`,
  );
}

async function thinking() {
  const page = await open("#dakon", () => {
    window.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longest = Math.max(window.longest, duration);
    }).observe({ type: "longtask" });
  });
  await page.getByLabel("Who plays North").first().selectOption({ label: "Computer, strongest" });
  await page.getByRole("button", { name: "More" }).click();
  await page.getByLabel("Speed").selectOption({ label: "No animation" });
  await page.keyboard.press("Escape");
  await page.evaluate(() => {
    window.longest = 0;
  });
  await page.locator('.table-hole[data-cell="G"]').click();
  await page.waitForFunction(() => (location.hash.split("/")[3] ?? "").split(".").length >= 2);
  console.log(
    `longest task while the computer thinks: ${await page.evaluate(() => Math.round(window.longest))} ms (0: none over 50)`,
  );
  await page.close();
}

/** @param {string} name @param {string} url */
async function weight(name, url) {
  const page = await browser.newPage();
  const sizes = new Map();
  page.on("response", async (response) => {
    const path = new URL(response.url()).pathname;
    const body = await response.body().catch(() => null);
    if (body) sizes.set(path, gzipSync(body, { level: 9 }).length);
  });
  await page.goto(new URL("dakon/", url).href, { waitUntil: "networkidle" });
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const wasm = sizes.get("/pkg/mancala_bg.wasm") ?? 0;
  console.log(`one opened game, ${name}: ${total} bytes gzipped, ${wasm} of them the module, in ${sizes.size} files`);
  await page.close();
}

try {
  await frames();
  await thinking();
  await weight("from the sources", server.url);
  const folder = await mkdtemp(path.join(tmpdir(), "mancala-site-"));
  await writeSite(folder);
  const published = await startServer(folder);
  await weight("as published", published.url);
  await published.close();
  await rm(folder, { recursive: true });
} finally {
  await browser.close();
  await server.close();
}
