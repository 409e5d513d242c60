// What is published: the same bytes each time, nothing of the machine it was made on, all of it told in the checksums.

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { homedir, tmpdir } from "node:os";
import path from "node:path";
import { after, before, describe, it } from "node:test";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

import { elementSize } from "../../xtask/bundle.mjs";
import { writeSite } from "../../xtask/dist.mjs";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** @type {string} */
let place;
/** @type {Map<string, Buffer>} */
let site;

before(async () => {
  place = await mkdtemp(path.join(tmpdir(), "mancala-dist-"));
  site = await writeSite(path.join(place, "one"));
});
after(() => rm(place, { recursive: true }));

/** @param {string} file */
const text = (file) => String(site.get(file));

describe("the published site", () => {
  it("is the same when it is made again", async () => {
    const again = await writeSite(path.join(place, "two"));
    assert.deepEqual([...again.keys()], [...site.keys()]);
    for (const [file, bytes] of site) assert.ok(bytes.equals(/** @type {Buffer} */ (again.get(file))), file);
  });

  it("is on the disk what its checksums say", async () => {
    const sums = text("checksums.txt").trimEnd().split("\n");
    const entries = await readdir(path.join(place, "one"), { recursive: true, withFileTypes: true });
    assert.equal(sums.length, entries.filter((entry) => entry.isFile()).length - 1);
    for (const line of sums) {
      const [sum, file] = line.split("  ");
      const bytes = await readFile(path.join(place, "one", file));
      assert.equal(createHash("sha256").update(bytes).digest("hex"), sum, file);
    }
  });

  it("tells nothing of the machine it was made on", () => {
    const home = homedir();
    const names = [ROOT.replace(/[/\\]$/, ""), tmpdir() + path.sep, path.join(home, path.sep)].filter(
      (name) => name.length > 2,
    );
    for (const [file, bytes] of site)
      for (const name of names) assert.equal(bytes.indexOf(name), -1, `${file}: ${name}`);
  });

  it("takes all but its pages from the folder of its version", () => {
    const [, stamp] = text("sw.js").match(/STAMP = "(\w+)"/) ?? [];
    assert.match(stamp, /^[0-9a-f]{12}$/);
    const pages = [...site.keys()].filter((file) => file.endsWith("index.html"));
    assert.ok(pages.length >= 6);
    for (const page of pages) {
      assert.match(text(page), new RegExp(`^<!doctype html>\n<html data-stamp="${stamp}" `));
      for (const [, address] of text(page).matchAll(/(?:src|href)="([^":]+)"/g)) {
        const file = path.posix.join(path.posix.dirname(page), address);
        assert.ok(site.has(file), `${page}: ${address}`);
        const stays = /^v\/\w+\/|\.(png|webmanifest)$|^www\/preflight\.js$/;
        assert.match(file, stays, page);
      }
    }
    for (const file of site.keys()) if (file.startsWith("v/")) assert.ok(file.startsWith(`v/${stamp}/`));
  });

  it("has a package that npm takes", () => {
    const { name, version, license, types, exports, files } = JSON.parse(text("pkg/package.json"));
    assert.equal(name, "mancala");
    assert.match(version, /^\d+\.\d+\.\d+/);
    assert.equal(license, "MIT");
    const named = [types, exports["."].default, exports["."].types, exports["./mancala_bg.wasm"], ...files];
    for (const file of [...named, "README.md", "LICENSE"]) assert.ok(site.has(path.posix.join("pkg", file)), file);
  });

  it("has bundles that are small enough", async () => {
    assert.ok(text("mancala.html").length > 100_000);
    assert.ok(Number(site.get("mancala.html")?.length) <= 1_000_000);
    for (const file of ["embed.html", "mancala-board.js"]) {
      const bytes = site.get(file);
      assert.ok(bytes && gzipSync(bytes, { level: 9 }).length <= 250_000, file);
    }
    const size = await elementSize();
    assert.ok(size > 20_000 && size <= 40_000, `the element's script without engine and words: ${size} bytes`);
  });
});
