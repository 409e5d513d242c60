// Pages of another site that have a frame in them, and what is said and heard there.

import assert from "node:assert/strict";

import { CORS } from "./embedded.mjs";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("playwright-core").Frame} Frame */

export const still = /** @type {const} */ ({ reducedMotion: "reduce" });

/**
 * A page with a frame, and what it hears from it.
 *
 * @param {string} query behind `?` or `#`
 * @param {{ frame?: string, headers?: Record<string, string>, site?: Record<string, string> }} [more]
 */
export const site = (query, { frame = "", headers, site = CORS } = {}) => ({
  path: null,
  headers: site,
  context: still,
  elsewhere: {
    pages: (/** @type {string} */ url) => ({
      "index.html": `<!doctype html><html lang="en"><meta charset="utf-8"><title>An article</title>
        <link rel="icon" href="data:,"><script src="host.js"></script>
        <iframe title="A board" width="600" height="400" ${frame} src="${url}embed.html${query.replaceAll('"', "&quot;")}"></iframe>`,
      "host.js": `var heard = []; addEventListener("message", (event) => heard.push({ ...event.data, from: event.origin }));`,
      "other.html": `<!doctype html><html lang="en"><title>Another frame</title><link rel="icon" href="data:,">`,
    }),
    headers,
  },
});

/** @param {Page} page @returns {Promise<Frame>} */
export async function frameOf(page) {
  const frame = await (await page.locator("iframe").first().elementHandle())?.contentFrame();
  assert.ok(frame);
  await frame.locator(".table-badges").filter({ hasText: /\d/ }).waitFor({ state: "attached" });
  return frame;
}

/** @param {Page} page @param {string} type @param {object} [fits] @returns {Promise<any>} */
export async function hear(page, type, fits = {}) {
  const found = await page.waitForFunction(
    ([type, fits]) =>
      /** @type {any} */ (window).heard.findLast(
        (/** @type {any} */ one) =>
          one.type === `mancala:${type}` &&
          Object.entries(fits).every(([name, value]) => JSON.stringify(one[name]) === JSON.stringify(value)),
      ),
    /** @type {[string, object]} */ ([type, fits]),
  );
  return found.jsonValue();
}

/** @param {Page} page @param {unknown} message */
export const send = (page, message) =>
  page.evaluate((message) => document.querySelector("iframe")?.contentWindow?.postMessage(message, "*"), message);

/** @param {Frame} frame @param {string} cell */
export const hole = (frame, cell) => frame.locator(`.table-hole[data-cell="${cell}"]`);

/** @param {Frame} frame @param {string} text */
export const headline = (frame, text) => frame.locator(".headline", { hasText: text }).waitFor();
