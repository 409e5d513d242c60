// Bundles: pages and scripts that hold inside what the site fetches, made from the same sources.
//
//   node xtask/bundle.mjs [FOLDER]      (dist/ where none is named)
//
// A page keeps its HTML; its style sheets and scripts move into it, and its policy names them by their hashes. Files
// that are brought by name (www/assets.js) come along compressed, the engine and its thread with them.

import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { deflateRawSync, gzipSync } from "node:zlib";

import { build, transform } from "esbuild";

const ROOT = fileURLToPath(new URL("../", import.meta.url));

/** The oldest browsers that the site is made for. */
export const TARGET = ["chrome109", "firefox115", "safari16.4"];

/** Words and looks of an embedded board. */
const BOARD = /^i18n\/(embed\/)?\w+\.ftl$|^(table\/table|embed\/embed)\.css$/;
/** What an embedded board never asks for: it makes no sound, and each of its games has a material of its own. */
const NO_BOARD = /www\/table\/(sounds|materials\/clay)\.js$/;

/**
 * What is made. `holds` are the files brought by name: those of www/ whose names it fits; modules that `without` fits
 * are left out. A page's own scripts are in its HTML; `instead` puts another in the place of its module.
 *
 * @typedef {{ file: string, page?: string, script?: string, instead?: string, holds: RegExp, without?: RegExp }} Bundle
 * @type {Bundle[]}
 */
const BUNDLES = [
  { file: "mancala.html", page: "index.html", instead: "xtask/bundle/single.js", holds: /\.(css|ftl|json|svg)$/ },
  { file: "embed.html", page: "embed.html", holds: BOARD, without: NO_BOARD },
  { file: "mancala-board.js", script: "www/embed/element.js", holds: BOARD, without: NO_BOARD },
];

/** All bundles, by the names of their files. @returns {Promise<Map<string, Buffer>>} */
export async function makeBundles() {
  const made = new Map();
  for (const bundle of BUNDLES) {
    const text = bundle.page ? await makePage(bundle) : await makeScript(bundle.script, "iife", bundle);
    made.set(bundle.file, Buffer.from(text));
  }
  return made;
}

/** The element's script as far as it is neither the engine nor words, in bytes as it travels. */
export async function elementSize() {
  const { script, without: missing } = BUNDLES.find(({ script }) => script);
  const without = new RegExp(`${missing.source}|www/vendor/fluent\\.js$|/pkg/mancala\\.js$`);
  const text = await makeScript(script, "iife", { holds: /^$/, without });
  return gzipSync(text.replace(/"[\w+/=]{1000,}"/g, '""'), { level: 9 }).length;
}

/** What the site's own pages say only because they are not in one file. */
const ONLY_SERVED = [
  / Opened as a file it cannot run: it needs a web server\./g,
  /\n *<link rel="(modulepreload|preload|manifest|apple-touch-icon)"[^>]*>/g,
  /\n *<meta (property="og:|name="twitter:)[^>]*>/g,
];

/** @param {Bundle} bundle */
async function makePage({ page, instead, holds, without }) {
  let html = await readFile(path.join(ROOT, page), "utf8");
  for (const pattern of ONLY_SERVED) html = html.replace(pattern, "");
  const at = (/** @type {string} */ address) => path.join(path.dirname(page), address);

  const styles = [];
  html = await replaceAll(html, /<link rel="stylesheet" href="([^"]+)">/g, async ([, address]) => {
    const text = await minify(at(address));
    styles.push(text);
    return `<style>${text}</style>`;
  });
  const scripts = [];
  html = await replaceAll(html, /<script( type="module")? src="([^"]+)"><\/script>/g, async ([, type, address]) => {
    const made = type
      ? await makeScript(instead ?? at(address), "esm", { holds, without })
      : await minify(at(address), "es5");
    // Within strings alone: no minified code has either.
    const text = made.replaceAll("<!--", "\\x3C!--").replace(/<\/(?=script)/gi, "\\x3C/");
    scripts.push(text);
    return `<script${type ?? ""}>${text}</script>`;
  });
  return html.replace(/(http-equiv="Content-Security-Policy" content=")([^"]*)/, (_all, head, policy) => {
    const inside = { "script-src": scripts, "style-src": styles };
    return (
      head +
      policy
        .split("; ")
        .map((rule) => narrowed(rule, inside))
        .filter(Boolean)
        .join("; ")
    );
  });
}

/** A rule of the policy without the page's own host: nothing is fetched. */
function narrowed(rule, inside) {
  const [name, ...sources] = rule.split(" ");
  const hashes = (inside[name] ?? []).map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  const kept = [...hashes, ...sources.filter((source) => source !== "'self'")];
  return kept.length > 0 ? [name, ...kept].join(" ") : "";
}

/** @param {string} file @param {string | string[]} target */
export async function minify(file, target = TARGET) {
  const text = await readFile(path.join(ROOT, file), "utf8");
  const loader = file.endsWith(".css") ? "css" : "js";
  return (await transform(text, { loader, minify: true, target, charset: "utf8" })).code.trim();
}

/** Words without what only translators read. @param {string} text */
export const withoutComments = (text) => text.replace(/^#.*\n/gm, "").replace(/\n{2,}/g, "\n");

/**
 * A script with all it imports, behind a line that hands it what it holds.
 * @param {string} entry @param {"esm" | "iife"} format @param {Pick<Bundle, "holds" | "without">} bundle
 */
async function makeScript(entry, format, { holds, without }) {
  const missing = without ? [leftOut(without)] : [];
  return run(`import "held"; import ${JSON.stringify(`./${entry}`)};`, format, [held(holds, missing), ...missing]);
}

/** Modules that are there by name only. @param {RegExp} filter */
const leftOut = (filter) => ({
  name: "left-out",
  setup(plan) {
    // As CommonJS, of which nobody knows beforehand what it exports.
    plan.onLoad({ filter }, () => ({ contents: "module.exports = {};" }));
  },
});

/** @param {string} contents @param {"esm" | "iife"} format @param {import("esbuild").Plugin[]} plugins */
async function run(contents, format, plugins = []) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: ROOT },
    bundle: true,
    minify: true,
    format,
    target: TARGET,
    charset: "utf8",
    legalComments: "inline",
    // What types are checked by says nothing of what is made.
    tsconfigRaw: "{}",
    write: false,
    plugins: format === "iife" ? [...plugins, WHERE] : plugins,
    logLevel: "error",
  });
  return outputFiles[0].text.trim();
}

/** A classic script has no `import.meta`: the one module that asks for it is told. @type {import("esbuild").Plugin} */
const WHERE = {
  name: "where",
  setup(plan) {
    plan.onLoad({ filter: /www[/\\]assets\.js$/ }, async ({ path: file }) => ({
      contents: `import { SCRIPT } from "../xtask/bundle/script.js";
        ${(await readFile(file, "utf8")).replaceAll("import.meta.url", "SCRIPT")}`,
    }));
  },
};

/** The pages `www/ROOM/index.html` as properties of an object: what each has beyond the front page. */
async function rooms() {
  const front = await readFile(path.join(ROOT, "index.html"), "utf8");
  const found = [];
  for (const entry of (await readdir(path.join(ROOT, "www"), { recursive: true })).sort()) {
    const [, room] = /^(\w+)[/\\]index\.html$/.exec(entry) ?? [];
    if (!room) continue;
    const html = await readFile(path.join(ROOT, "www", entry), "utf8");
    const at = ([, address]) => path.posix.join("www", room, address);
    const [script] = [...html.matchAll(/<script type="module" src="([^"]+)">/g)].map(at);
    const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)">/g)].map(at);
    const styles = sheets
      .filter((file) => !front.includes(`"${file}"`))
      .map((file) => path.posix.relative("www", file));
    found.push(`${room}: { styles: ${JSON.stringify(styles)}, open: () => import(${JSON.stringify(`./${script}`)}) }`);
  }
  return found;
}

/**
 * The modules `held`, which fills www/assets.js, `glue`, which makes instances of the engine's glue, and `rooms`, the
 * pages beside the games.
 */
function held(holds, missing) {
  return {
    name: "held",
    setup(plan) {
      plan.onResolve({ filter: /^(held|glue|rooms)$/ }, ({ path }) => ({ path, namespace: "held" }));
      plan.onLoad({ filter: /^held$/, namespace: "held" }, async () => ({
        resolveDir: ROOT,
        contents: `
          import glue from "glue";
          import { hold } from "./www/assets.js";
          import { unpack } from "./xtask/bundle/unpack.js";
          hold(unpack(${JSON.stringify(await packTexts(holds))}, ${JSON.stringify(await packEngine())}), glue);`,
      }));
      plan.onLoad({ filter: /^rooms$/, namespace: "held" }, async () => ({
        resolveDir: ROOT,
        contents: `export default { ${(await rooms()).join(", ")} };`,
      }));
      plan.onLoad({ filter: /^glue$/, namespace: "held" }, async () => ({
        contents: `export default () => { ${await scriptOf("./pkg/mancala.js", "glue", missing)}; return glue; };`,
      }));
    },
  };
}

/** A script of its own that does not ask where it lies; under a name what it exports can be had. */
async function scriptOf(entry, name, plugins = []) {
  const { outputFiles } = await build({
    entryPoints: [path.join(ROOT, entry)],
    bundle: true,
    minify: true,
    format: "iife",
    globalName: name,
    target: TARGET,
    define: { "import.meta.url": '""' },
    plugins,
    write: false,
    logLevel: "error",
  });
  return outputFiles[0].text.trim();
}

/** @param {RegExp} holds */
async function packTexts(holds) {
  /** @type {{ [name: string]: string }} */
  const texts = {};
  for (const entry of (await readdir(path.join(ROOT, "www"), { recursive: true })).sort()) {
    const name = entry.split(path.sep).join("/");
    if (!holds.test(name)) continue;
    const file = path.join("www", entry);
    texts[name] = name.endsWith(".css")
      ? await minify(file)
      : withoutComments(await readFile(path.join(ROOT, file), "utf8"));
  }
  texts["engine/worker.js"] = await scriptOf("xtask/bundle/worker.js");
  return pack(Buffer.from(JSON.stringify(texts)));
}

const packEngine = async () => pack(await readFile(path.join(ROOT, "pkg/mancala_bg.wasm")));

const pack = (bytes) => deflateRawSync(bytes, { level: 9 }).toString("base64");

async function replaceAll(text, pattern, make) {
  let made = "";
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    made += text.slice(end, match.index) + (await make(match));
    end = match.index + match[0].length;
  }
  return made + text.slice(end);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = path.resolve(process.argv[2] ?? path.join(ROOT, "dist"));
  await mkdir(folder, { recursive: true });
  for (const [file, bytes] of await makeBundles()) {
    await writeFile(path.join(folder, file), bytes);
    console.log(`${file}: ${bytes.length} bytes`);
  }
}
