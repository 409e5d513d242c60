// The site as it is published: the same files at the same places, without what only their authors read.
//
//   node xtask/dist.mjs [FOLDER] [--address https://example.org/mancala/]      (dist/ where no folder is named)
//
// Where the address of the site is told, each game gets an oEmbed document, and its page whole addresses in its head.
//
// Scripts and style sheets lose their comments, spaces and long local names, each file by itself: nothing is bundled,
// and what is asked for when stays as it is in the sources. The same sources give the same bytes.

import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

import { transform } from "esbuild";

import { oembedDocuments, readAddress, withAddress } from "./oembed.mjs";

const ROOT = fileURLToPath(new URL("../", import.meta.url));

const PARTS = ["index.html", "o-an-quan", "san-yao", "al-manqala", "dakon", "www", "pkg", "LICENSE"];

/** The oldest browsers that the site is made for. */
const TARGET = ["chrome109", "firefox115", "safari16.4"];

/** Runs in browsers far older than those, to tell them so. */
const OLDEST = new Set(["www/preflight.js"]);

/**
 * Writes the site into a folder, which is emptied before, and returns what there is in it.
 *
 * @param {string} folder
 * @param {URL | null} [address] where it will be published
 */
export async function writeSite(folder, address = null) {
  await rm(folder, { recursive: true, force: true });
  /** @type {Map<string, string>} */
  const documents = address ? await oembedDocuments(address) : new Map();
  const sources = (await Promise.all(PARTS.map((part) => filesOf(part)))).flat();
  const files = [...sources, ...documents.keys()].sort();
  const sums = [];
  for (const file of files) {
    const document = documents.get(file);
    const bytes = document === undefined ? await published(file, address) : Buffer.from(document);
    const place = path.join(folder, file);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, bytes);
    sums.push(`${createHash("sha256").update(bytes).digest("hex")}  ${file}\n`);
  }
  await writeFile(path.join(folder, "checksums.txt"), sums.join(""));
  return files;
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
  const loader = file.endsWith(".js") ? "js" : file.endsWith(".css") ? "css" : null;
  if (!loader || !file.startsWith("www/") || file.startsWith("www/vendor/")) return bytes;
  const { code } = await transform(bytes.toString(), {
    loader,
    minify: true,
    target: OLDEST.has(file) ? "es5" : TARGET,
    charset: "utf8",
  });
  return Buffer.from(code);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { address: { type: "string" } } });
  const folder = path.resolve(positionals[0] ?? path.join(ROOT, "dist"));
  const files = await writeSite(folder, values.address === undefined ? null : readAddress(values.address));
  console.log(`${path.relative(process.cwd(), folder) || folder}: ${files.length} files`);
}
