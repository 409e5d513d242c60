// What every browser test stands on: a server, a browser, and a page that is watched while the test uses it.
//
// Whatever a test is about, no page may ask another host for anything, write an error to the console, throw, or
// break its content security policy; what a test expects of the kind it names.

import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";

import { chromium } from "playwright-core";

import { startServer } from "../../xtask/server.mjs";
import { reportViolations, sameChance } from "./preloads.mjs";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/**
 * What a browser without a window has no use for. The first two load a page into the address field of every window: a
 * sixth of what it costs to open one. The list takes the place of Playwright's own, so the rest says again what
 * matters here of that.
 */
const WITHOUT = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "TcpPortRandomizationWin",
  "ThirdPartyStoragePartitioning",
];

const QUIET = [
  `--disable-features=${WITHOUT.join(",")}`,
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** How long anything may take before it counts as never; nothing ever waits for its end. */
const NEVER = 120_000;

/** Viewports by the things that have them. */
export const SIZES = {
  phone: { width: 360, height: 740 },
  desk: { width: 1280, height: 900 },
};

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("playwright-core").BrowserContext} BrowserContext */
/**
 * @typedef {object} Visit
 * @property {Page} page
 * @property {BrowserContext} context
 * @property {string} url of the site's root
 * @property {string} root the folder that is served
 * @property {(path?: string) => Promise<Page>} go opens a path of the site and waits for a board to be painted
 * @property {() => Promise<Page>} another one more tab of the same browser, watched like the first
 * @property {import("playwright-core").Request[]} requests all there were
 * @property {() => Promise<void>} unplug ends the server
 * @property {string} elsewhere the root of the other site, where there is one
 */
/**
 * @typedef {object} Setting
 * @property {string} [path] where to begin; null opens nothing
 * @property {object} [context] options of the browser's context
 * @property {() => void} [script] runs in the page before its own scripts
 * @property {Record<string, string> | ((path: string) => Record<string, string>)} [headers] that the server sends
 * @property {() => Promise<string>} [root] the folder that is served, where it is not the sources
 * @property {boolean} [asFiles] the folder is opened as files, without a server
 * @property {RegExp} [expected] errors that this test brings about
 * @property {Elsewhere} [elsewhere] another site, of another origin
 */
/**
 * @typedef {object} Elsewhere
 * @property {(url: string) => Record<string, string>} pages by their names; `url` is the root of the first site
 * @property {Record<string, string>} [headers] that it sends with every page
 */

/** Scenes that run side by side: much of each is waiting for a computer's rest or for seeds that travel. */
const ABREAST = 2;

/**
 * One subject: a browser for the scenes in it, each of which has a server and a profile of its own.
 *
 * @param {string} subject
 * @param {(scene: (name: string, setting: Setting, play: (visit: Visit) => Promise<void>) => void) => void} scenes
 * @param {{ abreast?: number }} [how] 1 where scenes share something outside of their profiles, as the clipboard is
 */
export function suite(subject, scenes, { abreast = ABREAST } = {}) {
  describe(subject, { concurrency: abreast }, () => {
    /** @type {import("playwright-core").Browser} */
    let browser;
    before(async () => {
      browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: QUIET });
    });
    after(() => browser.close());

    scenes((name, setting, play) => {
      it(name, async () => {
        const root = (await setting.root?.()) ?? ROOT;
        const server = setting.asFiles ? files(root) : await startServer(root, { headers: setting.headers });
        const other = setting.elsewhere && (await startElsewhere(setting.elsewhere, server.url));
        const context = await browser.newContext({ viewport: SIZES.desk, ...setting.context });
        context.setDefaultTimeout(NEVER);
        try {
          await stage(context, { ...server, root, elsewhere: other?.url ?? "" }, setting, play);
        } finally {
          await context.close();
          await server.close();
          await other?.close();
        }
      });
    });
  });
}

/** As a server looks where there is none. @param {string} root */
const files = (root) => ({ url: pathToFileURL(`${root}/`).href, close: async () => {} });

/** Another host name, so that to a browser it is another site as well. @param {Elsewhere} about @param {string} url */
async function startElsewhere({ pages, headers }, url) {
  const folder = await mkdtemp(join(tmpdir(), "elsewhere-"));
  for (const [name, text] of Object.entries(pages(url))) await writeFile(join(folder, name), text);
  const server = await startServer(folder, { headers });
  return {
    url: server.url.replace("localhost", "127.0.0.1"),
    async close() {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}

/**
 * @param {BrowserContext} context
 * @param {{ url: string, root: string, elsewhere: string, close: () => Promise<void> }} server
 * @param {Setting} setting
 * @param {(visit: Visit) => Promise<void>} play
 */
async function stage(context, { url, root, elsewhere, close }, { path = "", script, expected }, play) {
  /** @type {string[]} */
  const wrongs = [];
  /** @type {import("playwright-core").Request[]} */
  const requests = [];
  const wrong = (/** @type {string} */ text) => {
    if (!expected?.test(text)) wrongs.push(text);
  };
  context.on("request", (request) => {
    requests.push(request);
    const asked = request.url();
    const known = asked.startsWith(url) || (elsewhere !== "" && asked.startsWith(elsewhere));
    if (!known && !/^(data|blob|about):/.test(asked)) wrongs.push(`asked ${asked}`);
  });
  context.on("console", (message) => {
    if (message.type() === "error" || message.text().startsWith("no words")) wrong(`console: ${message.text()}`);
  });
  context.on("weberror", (error) => wrong(`uncaught: ${error.error().stack}`));
  await context.addInitScript(reportViolations);
  await context.addInitScript(sameChance);
  if (script) await context.addInitScript(script);

  const page = await context.newPage();
  const visit = {
    page,
    context,
    url,
    root,
    elsewhere,
    requests,
    unplug: close,
    async go(to = "") {
      await page.goto(url + to);
      await page.locator(".table-hole").first().waitFor();
      // A board that is not painted yet shows no counts, and is not what a test means by what was there before.
      await page.waitForFunction(() => /\d/.test(document.querySelector(".table-badges")?.textContent ?? ""));
      return page;
    },
    another: () => context.newPage(),
  };
  if (path !== null) await visit.go(path);
  await play(visit);
  assert.deepEqual(wrongs, []);
}
