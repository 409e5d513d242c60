// The site as it is published, in folders that go away with the tests.

import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { after } from "node:test";

import { makeBundles } from "../../xtask/bundle.mjs";
import { writeSite } from "../../xtask/dist.mjs";

/** What the whole site in one file is called. */
export const ONE = "mancala.html";

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

/** The whole site in one file, with nothing else in its folder. */
export async function publishOne() {
  const place = await folder();
  const bytes = (await makeBundles()).get(ONE);
  if (!bytes) throw new Error(`there is no ${ONE}`);
  await writeFile(path.join(place, ONE), bytes);
  return place;
}

/** What stands in one folder comes to stand in another. @param {string} from @param {string} to */
export async function replace(from, to) {
  await rm(to, { recursive: true, force: true });
  await cp(from, to, { recursive: true });
}
