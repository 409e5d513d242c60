// What every test in Firefox stands on, as tests/browser/browser.mjs is for Chromium: a server, the browser, and a page
// that is watched while the test uses it.
//
// Firefox is driven over WebDriver BiDi, which any Firefox speaks. The page that a scene is given has those of
// playwright's methods that the helpers in tests/browser/ call, so that both browsers are played with the same hands.

import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { fileURLToPath } from "node:url";

import puppeteer from "puppeteer-core";

import { startServer } from "../../xtask/server.mjs";
import { reportViolations, sameChance } from "../browser/preloads.mjs";
import { NEVER, View } from "./view.mjs";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** Viewports by the things that have them. */
export const SIZES = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  desk: { width: 1280, height: 900 },
};

/**
 * @typedef {object} Media what a person has set in their system
 * @property {"light" | "dark"} [colorScheme]
 * @property {"reduce"} [reducedMotion]
 * @property {"active"} [forcedColors]
 */
/**
 * @typedef {object} Setting
 * @property {string | null} [path] where to begin; null opens nothing
 * @property {{ width: number, height: number }} [viewport]
 * @property {Media} [media]
 * @property {string} [locale] that the browser asks for
 * @property {() => void} [script] runs in the page before its own scripts
 * @property {Record<string, string>} [headers] that the server sends with every file
 * @property {() => Promise<string>} [root] the folder that is served, where it is not the sources
 * @property {RegExp} [expected] errors, and requests elsewhere, that this test brings about
 */
/**
 * @typedef {object} Visit
 * @property {View} page
 * @property {string} url of the site's root
 * @property {string[]} requests the addresses of all there were
 * @property {(path?: string) => Promise<View>} go opens a path of the site, or any address, and waits for a painted board
 * @property {(act: () => Promise<unknown>) => Promise<string>} download the path of the file that an act saves
 * @property {string} root the folder that is served
 * @property {() => Promise<void>} unplug ends the server
 * @property {() => Promise<void>} paper lays out the tabs as they will be printed
 * @property {() => Promise<View>} another one more tab with the same storage, watched like the first
 */

/**
 * One subject: a Firefox for the scenes in it, each of which has a server and a storage of its own. They run one after
 * the other: a tab that is not in front draws nothing.
 *
 * @param {string} subject
 * @param {(scene: (name: string, setting: Setting, play: (visit: Visit) => Promise<void>) => void) => void} scenes
 */
export function suite(subject, scenes) {
  describe(subject, () => {
    /** @type {import("puppeteer-core").Browser} */
    let browser;
    before(async () => {
      browser = await puppeteer.launch({
        browser: "firefox",
        executablePath: process.env.FIREFOX || "/usr/bin/firefox-esr",
        headless: true,
        defaultViewport: null,
        protocolTimeout: 2 * NEVER,
        // What a person sets in their system can only be set from inside of the browser.
        args: ["--remote-allow-system-access"],
        // Puppeteer lets a file read its neighbours; Firefox does not.
        extraPrefsFirefox: { "security.fileuri.strict_origin_policy": true },
      });
    });
    after(() => browser?.close());
    let downloadPath = "";
    before(async () => {
      downloadPath = await mkdtemp(join(tmpdir(), "mancala-firefox-"));
      await command(browser, "session.subscribe", { events: ["browsingContext.downloadEnd"] });
    });
    after(() => downloadPath && rm(downloadPath, { recursive: true, force: true }));

    scenes((name, setting, play) => {
      it(name, async () => {
        const root = (await setting.root?.()) ?? ROOT;
        const server = await startServer(root, { headers: setting.headers });
        const context = await browser.createBrowserContext({ downloadBehavior: { policy: "allow", downloadPath } });
        try {
          await stage(browser, context, { ...server, root }, setting, play);
        } finally {
          await context.close();
          await server.close();
        }
      });
    });
  });
}

/**
 * @param {import("puppeteer-core").Browser} browser
 * @param {import("puppeteer-core").BrowserContext} context
 * @param {{ url: string, root: string, close: () => Promise<void> }} server
 * @param {Setting} setting
 * @param {(visit: Visit) => Promise<void>} play
 */
async function stage(browser, context, { url, root, close }, setting, play) {
  const { path = "", viewport = SIZES.desk, media = {}, locale, script, expected } = setting;
  /** @type {string[]} */
  const wrongs = [];
  /** @type {string[]} */
  const requests = [];
  const wrong = (/** @type {string} */ text) => {
    if (!expected?.test(text)) wrongs.push(text);
  };

  async function open() {
    const page = await context.newPage();
    page.setDefaultTimeout(NEVER);
    page.on("request", (request) => {
      requests.push(request.url());
      if (!request.url().startsWith(url) && !/^(data|blob|file|about):/.test(request.url()))
        wrong(`asked ${request.url()}`);
    });
    page.on("console", (message) => {
      if (message.type() === "error" || message.text().startsWith("no words")) wrong(`console: ${message.text()}`);
    });
    page.on("pageerror", (error) => wrong(`uncaught: ${error instanceof Error ? error.stack : error}`));
    await page.setViewport(viewport);
    if (locale) await command(browser, "emulation.setLocaleOverride", { locale, contexts: [contextOf(page)] });
    for (const preload of [reportViolations, sameChance, script])
      if (preload) await page.evaluateOnNewDocument(preload);
    return new View(page);
  }

  await system(browser, media);
  const page = await open();
  /** @type {Visit} */
  const visit = {
    page,
    url,
    root,
    requests,
    unplug: close,
    async go(to = "") {
      await page.goto(new URL(to, url).href);
      await page.locator(".table-hole").first().waitFor();
      // A board that is not painted yet shows no counts.
      await page.waitForFunction(() => /\d/.test(document.querySelector(".table-badges")?.textContent ?? ""));
      return page;
    },
    async download(act) {
      const saved = new Promise((resolve) => {
        connectionOf(browser).once("browsingContext.downloadEnd", (/** @type {any} */ { filepath }) =>
          resolve(filepath),
        );
      });
      await act();
      return saved;
    },
    paper: () =>
      inBrowser(
        browser,
        `for (const { gBrowser } of Services.wm.getEnumerator("navigator:browser"))
          for (const { browsingContext } of gBrowser.browsers) browsingContext.mediumOverride = "print";`,
      ),
    another: open,
  };
  if (path !== null) await visit.go(path);
  await play(visit);
  assert.deepEqual(wrongs, []);
}

/**
 * Anything that BiDi has and puppeteer has no name for.
 *
 * @param {import("puppeteer-core").Browser} browser
 * @param {string} method
 * @param {object} params
 */
async function command(browser, method, params) {
  const { result } = await connectionOf(browser).send(method, params);
  return result;
}

/** @param {import("puppeteer-core").Browser} browser */
const connectionOf = (browser) => /** @type {any} */ (browser).connection;

/** @param {import("puppeteer-core").Page} page */
const contextOf = (page) => /** @type {any} */ (page.mainFrame())._id;

/**
 * Sets what a person has set in their system, or sets it back, for all tabs.
 *
 * @param {import("puppeteer-core").Browser} browser
 * @param {Media} media
 */
async function system(browser, { colorScheme = "light", reducedMotion, forcedColors }) {
  const settings = {
    "ui.prefersReducedMotion": reducedMotion ? 1 : 0,
    "layout.css.prefers-color-scheme.content-override": colorScheme === "dark" ? 0 : 1,
    "browser.display.document_color_use": forcedColors ? 2 : 0,
  };
  await inBrowser(
    browser,
    Object.entries(settings)
      .map(([name, value]) => `Services.prefs.setIntPref(${JSON.stringify(name)}, ${value})`)
      .join(";"),
  );
}

/**
 * Runs among the browser's own scripts.
 *
 * @param {import("puppeteer-core").Browser} browser
 * @param {string} expression
 */
async function inBrowser(browser, expression) {
  const { contexts } = await command(browser, "browsingContext.getTree", { "moz:scope": "chrome", maxDepth: 0 });
  const { type, exceptionDetails } = await command(browser, "script.evaluate", {
    expression,
    target: { context: contexts[0].context },
    awaitPromise: false,
  });
  assert.equal(type, "success", exceptionDetails?.text);
}
