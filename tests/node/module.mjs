// The module as every test here uses it: the committed pkg/, with its bytes given by hand, for Node fetches no files.

import { readFileSync } from "node:fs";
import { initSync } from "../../pkg/mancala.js";

export { Engine, Game, games, version } from "../../pkg/mancala.js";

/** A file of the project. */
export const file = (name) => new URL(`../../${name}`, import.meta.url);

/** The text of a file of the project. */
export const text = (name) => readFileSync(file(name), "utf8");

/** The code of the module. */
export const bytes = readFileSync(file("pkg/mancala_bg.wasm"));

initSync({ module: bytes });

let instances = 0;

/** The module once more, with a memory of its own; perhaps of other code. */
export async function another(code = bytes) {
  instances += 1;
  const module = await import(`../../pkg/mancala.js?instance=${instances}`);
  await module.default({ module_or_path: code });
  return module;
}
