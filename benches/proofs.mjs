// Proofs: `node benches/proofs.mjs` proves the positions in benches/positions.txt, ten of each game, with the module in
// pkg/ and with target/release/mancala (build it first). Prints, per game, the nodes and the seconds of either, and their
// ratio. Every search begins with an empty table.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

import init, { Engine, Game, games } from "../pkg/mancala.js";

const NODES = 2_000_000;
const program = new URL("../target/release/mancala", import.meta.url).pathname;
await init({ module_or_path: readFileSync(new URL("../pkg/mancala_bg.wasm", import.meta.url)) });
const records = readFileSync(new URL("positions.txt", import.meta.url), "utf8")
  .trim()
  .split("\n");
const engine = new Engine();

function module(record) {
  const game = Game.parse(record);
  engine.clear();
  const begun = process.cpuUsage().user;
  const { nodes, exact } = engine.think(game, { nodes: NODES });
  const seconds = (process.cpuUsage().user - begun) / 1e6;
  game.free();
  if (!exact) throw new Error(`not proven within ${NODES} nodes: ${record}`);
  return { nodes, seconds };
}

/** The program tells nodes a second. */
function native(record) {
  const args = ["bench", record, "--games", "1", "--nodes", String(NODES)];
  const told = execFileSync(program, args, { encoding: "utf8" }).match(/(\d+) nodes\/s, proven after (\d+) nodes/);
  if (!told) throw new Error(`not proven by the program: ${record}`);
  return { nodes: Number(told[2]), seconds: Number(told[2]) / Number(told[1]) };
}

const sum = (found) => found.reduce((sum, { nodes, seconds }) => [sum[0] + nodes, sum[1] + seconds], [0, 0]);

for (const name of games) {
  const own = records.filter((record) => record.split(/[/;]/)[1] === name);
  // A first round lets Node compile.
  for (const record of own) module(record);
  const [nodes, here] = sum(own.map(module));
  const [same, there] = sum(own.map(native));
  if (nodes !== same) throw new Error(`${name}: ${nodes} nodes here, ${same} there`);
  const times = `module ${here.toFixed(2)} s, native ${there.toFixed(2)} s, ratio ${(there / here).toFixed(2)}`;
  console.log(`${name}: ${own.length} proofs, ${nodes} nodes, ${times}`);
}
