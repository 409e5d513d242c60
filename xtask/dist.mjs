// The site as it is published, and what is made of it for other places.
//
//   node xtask/dist.mjs [FOLDER] [--address https://example.org/mancala/]      (dist/ where no folder is named)
//
//   index.html, dakon/ …, www/rules/ …   the pages, at their addresses
//   v/STAMP/                             what they are made of, in a folder of this version (sw.js says why)
//   sw.js, manifest.webmanifest          what installs it
//   mancala.html …                       bundles (bundle.mjs)
//   pkg/                                 the engine, as an npm package
//   checksums.txt                        of all files, as `sha256sum --check` reads it
//
// Where the address of the site is told, each game gets an oEmbed document, and its page whole addresses in its head.
//
// Scripts and style sheets lose their comments, spaces and long local names, each file by itself: what is asked for when
// stays as it is in the sources. The same sources give the same bytes.

import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";

import { elementSize, makeBundles, minify, withoutComments } from "./bundle.mjs";
import { oembedDocuments, readAddress, withAddress } from "./oembed.mjs";

const ROOT = fileURLToPath(new URL("../", import.meta.url));

const PARTS = [
  "index.html",
  "o-an-quan",
  "san-yao",
  "al-manqala",
  "dakon",
  "www",
  "pkg",
  "manifest.webmanifest",
  "sw.js",
  "LICENSE",
];

/**
 * Runs in browsers far older than those the site is made for, to tell them so; and where the rest of the page's version
 * is gone, so that it is in no folder of a version.
 */
const OLDEST = "www/preflight.js";

/** Files whose addresses are known elsewhere: pages, pictures for links, what systems are told of. */
const STAYS = /^(?!www\/)|\.html$|^www\/(preview|icons)\/|^www\/preflight\.js$/;

/** What the pages need of `pkg/`, which itself stays where it is for everybody else. */
const ENGINE = ["pkg/mancala.js", "pkg/mancala_bg.wasm"];

/** Nothing that an installed site shows. */
const NOT_KEPT = /^pkg\/|^LICENSE$|\.(png|json)$|^sw\.js$/;

/**
 * Writes all of it into a folder, which is emptied before; returns the files by name.
 * @param {string} folder
 * @param {object} [how]
 * @param {URL | null} [how.address] where it will be published
 * @param {(file: string, text: string) => string} [how.amend] makes another version, for tests of what happens then
 */
export async function writeSite(folder, { address = null, amend } = {}) {
  const sources = new Map();
  for (const file of (await Promise.all(PARTS.map(filesOf))).flat().sort())
    sources.set(file, await published(file, address));
  if (address) for (const [file, text] of await oembedDocuments(address)) sources.set(file, Buffer.from(text));
  if (amend) {
    for (const [file, bytes] of sources)
      if (/\.(js|ftl|html|css)$/.test(file)) sources.set(file, Buffer.from(amend(file, bytes.toString())));
  }
  const bundles = await makeBundles();
  const stamp = stampOf([...sources, ...bundles]);

  const site = new Map();
  for (const [file, bytes] of sources) {
    if (STAYS.test(file)) site.set(file, file.endsWith(".html") ? stamped(file, bytes, stamp, sources) : bytes);
    // The package is for people to read; the same glue travels with the pages.
    const travels = file === "pkg/mancala.js" ? Buffer.from(await minify(file)) : bytes;
    if (isVersioned(file)) site.set(`v/${stamp}/${file}`, travels);
  }
  site.set("sw.js", filled(sources.get("sw.js"), stamp, site));
  for (const [file, bytes] of bundles) site.set(file, bytes);
  const sums = [...site].sort(byName).map(([file, bytes]) => `${sha256(bytes, "hex")}  ${file}\n`);
  site.set("checksums.txt", Buffer.from(sums.join("")));

  await rm(folder, { recursive: true, force: true });
  for (const [file, bytes] of site) {
    const place = path.join(folder, file);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, bytes);
  }
  return site;
}

const byName = ([a], [b]) => (a < b ? -1 : 1);
const sha256 = (bytes, form) => createHash("sha256").update(bytes).digest(form);
const isVersioned = (file) => !STAYS.test(file) || ENGINE.includes(file);

/** One name for all that was published together. @param {[string, Buffer][]} files */
function stampOf(files) {
  const all = files.sort(byName).map(([file, bytes]) => `${sha256(bytes, "hex")} ${file}\n`);
  return sha256(all.join(""), "hex").slice(0, 12);
}

/** A page that says which version it is of, and takes its files from there. */
function stamped(page, bytes, stamp, sources) {
  const here = path.posix.dirname(page);
  return Buffer.from(
    bytes
      .toString()
      .replace("<html ", `<html data-stamp="${stamp}" `)
      .replace(/\b(src|href)="([^":?#]+)"/g, (all, name, address) => {
        const file = path.posix.join(here, address);
        if (!sources.has(file) || !isVersioned(file)) return all;
        return `${name}="${path.posix.relative(here, `v/${stamp}/${file}`)}"`;
      }),
  );
}

/** The service worker, told its version and what belongs to it. */
function filled(script, stamp, site) {
  const kept = [...site]
    .filter(([file]) => !NOT_KEPT.test(file))
    .map(([file, bytes]) => [file.replace(/(^|\/)index\.html$/, "$1"), sha256(bytes, "base64")]);
  const text = script
    .toString()
    .replace('STAMP = ""', `STAMP = ${JSON.stringify(stamp)}`)
    .replace("FILES = {}", `FILES = ${JSON.stringify(Object.fromEntries(kept.sort(byName)))}`);
  return Buffer.from(text);
}

/** @param {string} part @returns {Promise<string[]>} */
async function filesOf(part) {
  const entries = await readdir(path.join(ROOT, part), { withFileTypes: true }).catch(() => null);
  if (!entries) return [part];
  const inside = await Promise.all(
    entries
      .filter(({ name }) => !name.startsWith(".") && name !== "stamp.txt")
      .map((entry) => {
        const inner = `${part}/${entry.name}`;
        if (entry.isDirectory()) return filesOf(inner);
        // Types are for those who write the site; those of the module are for everybody.
        return part.startsWith("www") && entry.name.endsWith(".d.ts") ? [] : [inner];
      }),
  );
  return inside.flat();
}

/** @param {string} file @param {URL | null} address */
async function published(file, address) {
  const bytes = await readFile(path.join(ROOT, file));
  if (address && file.endsWith(".html")) return Buffer.from(withAddress(file, bytes.toString(), address));
  if (file.startsWith("pkg/") || file.startsWith("www/vendor/")) return bytes;
  if (file.endsWith(".ftl")) return Buffer.from(withoutComments(bytes.toString()));
  // What dist fills in must be found again.
  if (file === "sw.js") return bytes;
  if (!/\.(js|css)$/.test(file)) return bytes;
  return Buffer.from(await minify(file, file === OLDEST ? "es5" : undefined));
}

/** @param {Map<string, Buffer>} site */
function sizes(site) {
  const total = (files) => {
    const bytes = files.map(([, content]) => content);
    const plain = bytes.reduce((sum, { length }) => sum + length, 0);
    const packed = bytes.reduce((sum, content) => sum + gzipSync(content, { level: 9 }).length, 0);
    const [a, b] = [plain, packed].map((size) => size.toLocaleString("en").padStart(11));
    return `${a} bytes ${b} gzipped`;
  };
  const bundles = [...site].filter(([file]) => /^[^/]+\.(html|js)$/.test(file) && !/^(index\.html|sw\.js)$/.test(file));
  const kept = [...site].filter(([file]) => !NOT_KEPT.test(file) && !bundles.some(([bundle]) => bundle === file));
  return [
    [`site, as it is installed (${kept.length} files)`, kept],
    ...bundles.map((bundle) => [bundle[0], [bundle]]),
    ["pkg/", [...site].filter(([file]) => file.startsWith("pkg/"))],
  ].map(([name, files]) => `${total(files)}  ${name}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { address: { type: "string" } } });
  const folder = path.resolve(positionals[0] ?? path.join(ROOT, "dist"));
  const site = await writeSite(folder, { address: values.address === undefined ? null : readAddress(values.address) });
  console.log(`${path.relative(process.cwd(), folder) || folder}: ${site.size} files`);
  console.log(sizes(site).join("\n"));
  console.log(`mancala-board.js without engine and words: ${await elementSize()} bytes gzipped`);
}
