// How soon a thought that is cancelled makes room: `node benches/cancel.mjs [TIMES]` has Chromium think without an end on
// the engine's thread, cancels at some moment, asks at once for something that takes one node, and prints per game how long
// that answer took: median, 95 % and the longest of so many (100), beside what the same question takes alone.
// CHROMIUM names the browser where it is not /usr/bin/chromium.

import { fileURLToPath } from "node:url";

import { chromium } from "playwright-core";

import { startServer } from "../xtask/server.mjs";

const TIMES = Number(process.argv[2] ?? 100);
/** What is thought about, and what is asked next. */
const POSITIONS = {
  "o-an-quan": ["1/o-an-quan//", "1/o-an-quan//Cl"],
  "san-yao": ["1/san-yao//", "1/san-yao//A"],
  "al-manqala": ["1/al-manqala//", "1/al-manqala//A"],
  dakon: ["1/dakon;holes=9//", "1/dakon;holes=9//A"],
  // Three of these five moves never end; one of them takes ten million laps, and there is no stopping on the way.
  "san-yao, endless": ["1/san-yao;match=false/S:4,0,6,9,4:5,9,5,0,8:0,0:SSSSS,NNNNN/", "1/san-yao;match=false//"],
};

const server = await startServer(fileURLToPath(new URL("../", import.meta.url)));
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"],
});

/** Runs in the page: the times from cancel to the next answer. */
async function measure({ records: [record, next], times }) {
  const [{ createThinker }, { loadEngine }] = await Promise.all(
    ["client", "module"].map((name) => import(new URL(`www/engine/${name}.js`, location.href).href)),
  );
  const thinker = createThinker(await loadEngine());
  const short = () => thinker.think(next, { nodes: 1 });
  await short();
  const alone = [];
  const found = [];
  for (let at = 0; at < times; at += 1) {
    const free = performance.now();
    await short();
    alone.push(performance.now() - free);
    const stop = new AbortController();
    const long = thinker.think(record, { millis: 60_000, all: true }, { signal: stop.signal }).catch(() => {});
    // Some prime, so that cancels come at all moments of a slice.
    await new Promise((resolve) => setTimeout(resolve, 40 + ((at * 37) % 101)));
    const begun = performance.now();
    stop.abort();
    await short();
    found.push(performance.now() - begun);
    await long;
  }
  thinker.close();
  return { found, alone };
}

const at = (times, share) => times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)].toFixed(1);

try {
  for (const [name, records] of Object.entries(POSITIONS)) {
    const page = await browser.newPage();
    await page.goto(server.url);
    const { found, alone } = await page.evaluate(measure, { records, times: TIMES });
    const [median, most, longest] = [0.5, 0.95, 1].map((share) => at(found, share));
    console.log(
      `${name}: ${median} ms median, ${most} 95 %, ${longest} the longest of ${TIMES} (alone ${at(alone, 0.5)}, ${at(alone, 0.95)}, ${at(alone, 1)})`,
    );
    await page.close();
  }
} finally {
  await browser.close();
  await server.close();
}
