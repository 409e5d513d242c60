// The site as it is published, in folders that go away with the tests.

import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { after } from "node:test";

import { makeBundles } from "../../xtask/bundle.mjs";
import { writeSite } from "../../xtask/dist.mjs";

/** What the whole site in one file is called. */
export const ONE = "mancala.html";

/** What others take into their pages: a document for a frame, and a script for an element. */
export const EMBEDS = ["embed.html", "mancala-board.js"];

/** @type {string[]} */
const folders = [];
after(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

/** An empty folder. */
export async function folder() {
  const made = await mkdtemp(path.join(tmpdir(), "mancala-site-"));
  folders.push(made);
  return made;
}

/**
 * Publishes the site into a folder, or below it.
 *
 * @param {string} [where]
 * @param {(file: string, text: string) => string} [amend] for another version of it
 */
export async function publish(where, amend) {
  const place = where ?? (await folder());
  await writeSite(place, { amend });
  return place;
}

/** @type {ReturnType<typeof makeBundles> | null} */
let bundles = null;

/**
 * Bundles with nothing else in their folder but pages of the test's own.
 *
 * @param {string[]} names
 * @param {Record<string, string>} [pages]
 */
export async function publishBundles(names, pages = {}) {
  bundles ??= makeBundles();
  const [place, made] = await Promise.all([folder(), bundles]);
  for (const name of names) {
    const bytes = made.get(name);
    if (!bytes) throw new Error(`there is no ${name}`);
    await writeFile(path.join(place, name), bytes);
  }
  for (const [name, text] of Object.entries(pages)) await writeFile(path.join(place, name), text);
  return place;
}

/** The whole site in one file. */
export const publishOne = () => publishBundles([ONE]);

/** @param {Record<string, string>} [pages] */
export const publishEmbeds = (pages) => publishBundles(EMBEDS, pages);

/** What stands in one folder comes to stand in another. @param {string} from @param {string} to */
export async function replace(from, to) {
  await rm(to, { recursive: true, force: true });
  await cp(from, to, { recursive: true });
}
