// `node constants.mjs FOLDER`: gives the freshly built module in FOLDER its constant `games`.
//
// wasm-bindgen exports functions and classes, no constants; so the module's own list, `gameNames()`, is asked once,
// here, and written down. A program can then read `games` before it has loaded the module.

import { appendFile, readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";

const [, , folder] = process.argv;
const glue = path.resolve(folder, "mancala.js");
const module = await import(pathToFileURL(glue));
if (!("games" in module)) {
  if (!("gameNames" in module)) {
    console.error("The module has no gameNames(), which its constant `games` is made from.");
    process.exit(1);
  }
  module.initSync({ module: await readFile(path.resolve(folder, "mancala_bg.wasm")) });
  await appendFile(glue, `\nexport const games = Object.freeze(${JSON.stringify(module.gameNames())});\n`);
}
