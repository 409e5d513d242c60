// What the site takes from npm, as one small module each: `node xtask/vendor.mjs` writes www/vendor/,
// `node xtask/vendor.mjs --check` says whether it is what package-lock.json gives.

import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import { build } from "esbuild";

const ROOT = new URL("../", import.meta.url);

const MODULES = [
  {
    file: "www/vendor/fluent.js",
    from: "@fluent/bundle",
    names: ["FluentBundle", "FluentResource"],
    notice: "Apache-2.0 (LICENSE beside this file), Mozilla and others",
  },
];

const check = process.argv.includes("--check");
for (const { file, from, names, notice } of MODULES) {
  const { version } = JSON.parse(await readFile(new URL(`node_modules/${from}/package.json`, ROOT), "utf8"));
  const { outputFiles } = await build({
    stdin: { contents: `export { ${names.join(", ")} } from "${from}";`, resolveDir: fileURLToPath(ROOT) },
    bundle: true,
    minify: true,
    format: "esm",
    target: ["chrome109", "firefox115", "safari16.4"],
    banner: { js: `/*! ${from} ${version}, ${notice}. Written by xtask/vendor.mjs. */` },
    write: false,
  });
  const made = outputFiles[0].text;
  const place = new URL(file, ROOT);
  if (!check) await writeFile(place, made);
  else if ((await readFile(place, "utf8").catch(() => "")) !== made) {
    console.error(`${file} is not what ${from} ${version} gives: run \`node xtask/vendor.mjs\` and commit it`);
    process.exitCode = 1;
  }
}
