// The site as it is published: kept by its service worker, replaced by a newer version, and never half of each.

import assert from "node:assert/strict";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";

import { boardTellsRecord, byMouse, look, movesOn, pace, press, seat, settled, untilMoves } from "./board.mjs";
import { suite } from "./browser.mjs";
import { folder, publish, replace } from "./publishing.mjs";

/** @typedef {import("playwright-core").Page} Page */

/** As a careless host sends all files. */
const FOREVER = { "Cache-Control": "public, max-age=31536000" };

/** Another version differs in a word that is always seen. */
const newer = (/** @type {string} */ file, /** @type {string} */ text) => {
  return file === "www/i18n/en.ftl" ? text.replace(/^panel-rules = .*$/m, "panel-rules = The way to play") : text;
};

/** Once it is kept whole. @param {Page} page */
const kept = (page) => page.evaluate(async () => void (await navigator.serviceWorker.ready));

/** Which version the page is of, and which ones its files are of. @param {Page} page */
const versions = (page) =>
  page.evaluate(() => ({
    page: document.documentElement.dataset.stamp,
    files: [
      ...new Set(
        performance
          .getEntriesByType("resource")
          .map(({ name }) => /\/v\/(\w+)\//.exec(name)?.[1])
          .filter(Boolean),
      ),
    ],
  }));

/** @param {Page} page */
async function isOfOneVersion(page) {
  const { page: stamp, files } = await versions(page);
  assert.deepEqual(files, [stamp]);
  return stamp;
}

/** One move, by a person for whichever side. @param {Page} page */
async function plays(page) {
  await seat(page, "North", "Person");
  await pace(page, "No animation");
  const before = (await movesOn(page)).length;
  await settled(page);
  await byMouse(page, (await look(page)).offered[0]);
  await untilMoves(page, before + 1);
  await settled(page);
  await boardTellsRecord(page);
}

/** Published below the root of its host, as most sites of projects are. */
async function below() {
  const root = await folder();
  await publish(path.join(root, "NAME"));
  return root;
}

suite("without network", (scene) => {
  scene(
    "after the first visit all of it is there: games, rules, languages, tools",
    { path: null, root: below, headers: FOREVER },
    async ({ page, go, url, unplug }) => {
      await go("NAME/dakon/");
      await kept(page);
      await unplug();
      await page.reload();
      await settled(page);
      await plays(page);
      await press(page, "Settings");
      await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
      for (const lang of ["vi", "zh", "id", "jv", "ar", "ur", "be", "et", "pl", "bg"]) {
        await page.goto(`${url}NAME/www/rules/?game=san-yao&lang=${lang}`);
        await page.locator("figure").first().waitFor();
        assert.equal(await page.evaluate(() => document.documentElement.lang), lang);
      }
      for (const to of ["NAME/", "NAME/index.html", "NAME/san-yao/?lang=ur", "NAME/o-an-quan"]) await go(to);
      await isOfOneVersion(page);
    },
  );

  scene("a system is told how to install it", { path: null, root: below }, async ({ page, context, url, go }) => {
    await go("NAME/");
    const devtools = await context.newCDPSession(page);
    const { url: place, errors, data } = await devtools.send("Page.getAppManifest");
    assert.deepEqual(errors, []);
    assert.equal(place, `${url}NAME/manifest.webmanifest`);
    const { start_url, scope, icons, shortcuts } = JSON.parse(String(data));
    for (const address of [start_url, scope]) assert.equal(new URL(address, place).href, `${url}NAME/`);
    assert.ok(icons.some((/** @type {any} */ { purpose }) => purpose === "maskable"));
    for (const { src, url: to } of [...icons, ...shortcuts]) {
      const { status } = await fetch(new URL(src ?? to, place));
      assert.equal(status, 200, src ?? to);
    }
    await kept(page);
    const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
    // A profile for tests is as good as a private window, where nothing is installed.
    assert.deepEqual(
      installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito"),
      [],
    );
  });

  for (const [what, script] of /** @type {const} */ ([
    ["unknown", unknown],
    ["refused", refused],
  ])) {
    scene(
      `service workers ${what}: the page plays all the same`,
      { path: null, root: publish, script },
      async (visit) => {
        await plays(await visit.go("al-manqala/"));
      },
    );
  }

  scene(
    "a host that knows few types",
    {
      path: null,
      root: publish,
      headers: (name) =>
        /\.(wasm|ftl|png|webmanifest)$/.test(name) ? { "Content-Type": "application/octet-stream" } : {},
    },
    async ({ page, go, unplug }) => {
      await kept(await go("al-manqala/"));
      await unplug();
      await page.reload();
      await plays(page);
    },
  );

  scene("the one file is no part of it", { path: null, root: publish }, async ({ page, go, url }) => {
    await kept(await go("dakon/"));
    const answer = await page.goto(`${url}mancala.html`);
    await settled(page);
    assert.equal(answer?.fromServiceWorker(), false);
    assert.deepEqual((await versions(page)).files, []);
  });
});

suite("a newer version", (scene) => {
  scene(
    "is told of, leaves the game alone, and comes with one reload",
    { path: null, root: publish, headers: FOREVER },
    async ({ page, root, go }) => {
      await kept(await go("dakon/"));
      const before = await isOfOneVersion(page);
      await plays(page);
      const { record } = await look(page);
      await replace(await publish(undefined, newer), root);
      await page.reload();
      await page.getByText("A new version of this site is here.").waitFor();
      // What is fetched only now is still of the version that the page is of.
      assert.equal(await isOfOneVersion(page), before);
      await press(page, "New game");
      await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
      assert.equal(await isOfOneVersion(page), before);
      await press(page, "Reload");
      await page.waitForFunction((old) => document.documentElement.dataset.stamp !== old, before);
      await settled(page);
      assert.notEqual(await isOfOneVersion(page), before);
      await page.getByRole("button", { name: "The way to play" }).first().waitFor();
      assert.ok((await look(page)).record.startsWith(record));
      await plays(page);
    },
  );

  scene(
    "published by half is not taken",
    { path: null, root: publish, headers: FOREVER, expected: /integrity|404|Failed to load/ },
    async ({ page, root, go }) => {
      await kept(await go("dakon/"));
      const before = await isOfOneVersion(page);
      const next = await publish(undefined, newer);
      const front = path.join(root, "index.html");
      const old = await readFile(front);
      await replace(next, root);
      await writeFile(front, old);
      const ended = await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        return new Promise((resolve) => {
          registration.addEventListener("updatefound", () => {
            const worker = registration.installing;
            worker?.addEventListener("statechange", () => resolve(worker.state), { once: true });
          });
          void registration.update();
        });
      });
      assert.equal(ended, "redundant");
      await page.reload();
      await settled(page);
      assert.equal(await isOfOneVersion(page), before);
      await plays(page);
    },
  );

  scene(
    "without service workers: what the browser kept is whole or not used",
    {
      path: null,
      root: publish,
      headers: FOREVER,
      context: { serviceWorkers: "block" },
      expected: /404|Failed to load/,
    },
    async ({ page, root, another, go, url }) => {
      await go("dakon/");
      const before = await isOfOneVersion(page);
      await replace(await publish(undefined, newer), root);
      const later = await another();
      await later.goto(`${url}dakon/`);
      await settled(later);
      assert.equal(await isOfOneVersion(later), before);
      await press(later, "New game");
      await later.locator(".notice", { hasText: "your game is kept" }).waitFor();
      await later.reload();
      await settled(later);
      assert.notEqual(await isOfOneVersion(later), before);
      await plays(later);
    },
  );

  scene(
    "without service workers: a kept page whose files are gone fetches itself anew",
    {
      path: null,
      root: publish,
      headers: (name) => (name.endsWith("/") ? FOREVER : {}),
      context: { serviceWorkers: "block" },
      expected: /404|Failed to load/,
    },
    async ({ page, root, another, go, url }) => {
      await go("dakon/");
      const before = await isOfOneVersion(page);
      await replace(await publish(undefined, newer), root);
      const later = await another();
      await later.goto(`${url}dakon/`);
      await later.locator(".table-hole").first().waitFor();
      assert.notEqual(await isOfOneVersion(later), before);
      await plays(later);
    },
  );
});

function unknown() {
  Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
}

function refused() {
  const { serviceWorker } = navigator;
  if (serviceWorker) serviceWorker.register = () => Promise.reject(new DOMException("not here", "SecurityError"));
}
