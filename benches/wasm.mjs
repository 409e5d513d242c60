// Search in Node, to compare with the native program: `node benches/wasm.mjs [NODES]` prints, per game, nodes a second of
// processor time of the module in pkg/ and of target/release/mancala (build it first), and their ratio.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

import init, { Engine, Game, games } from "../pkg/mancala.js";

const nodes = Number(process.argv[2] ?? 2_000_000);
const program = new URL("../target/release/mancala", import.meta.url).pathname;
await init({ module_or_path: readFileSync(new URL("../pkg/mancala_bg.wasm", import.meta.url)) });

/** Nodes a second of the module. A first, shorter search lets Node compile. */
function module(name) {
  const game = new Game(name, name === "san-yao" ? { match: false } : {});
  const engine = new Engine();
  engine.think(game, { nodes: 100_000 });
  engine.clear();
  const begun = process.cpuUsage().user;
  const found = engine.think(game, { nodes });
  return found.nodes / ((process.cpuUsage().user - begun) / 1e6);
}

function native(name) {
  const args = ["bench", name, "--games", "1", "--nodes", String(nodes)];
  const told = execFileSync(program, args, { encoding: "utf8" });
  return Number(told.match(/(\d+) nodes\/s/)?.[1]);
}

for (const name of games) {
  const [here, there] = [module(name), native(name)];
  console.log(`${name} ${Math.round(here)} nodes/s, native ${there}, ratio ${(here / there).toFixed(2)}`);
}
