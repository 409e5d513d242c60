// Whatever stands in attributes, parameters, links and messages: there is a board or a sentence, nothing is thrown, and
// nothing of it becomes markup. `SEED=7` tries other things; the names of the tests tell the seed.

import assert from "node:assert/strict";

import { suite } from "./browser.mjs";
import { CORS, hostPage, RECORD } from "./embedded.mjs";

const SEED = Number(process.env.SEED ?? 1);
const TIMES = Number(process.env.TIMES ?? 40);

const NAMES = [
  "game",
  "mode",
  "record",
  "position",
  "at",
  "comments",
  "seats",
  "level",
  "lang",
  "theme",
  "flip",
  "counts",
  "controls",
];

/** Good, half good and bad. */
const VALUES = [
  "",
  "yes",
  "no",
  "0",
  "3",
  "-1",
  "1e9",
  "99999999999999999999",
  "NaN",
  "null",
  "undefined",
  "__proto__",
  "constructor",
  "play",
  "replay",
  "diagram",
  "south",
  "both",
  "none",
  "dark",
  "auto",
  "vi",
  "ur",
  "zh-Hant",
  "xx",
  "dakon",
  "dakon;holes=5",
  "dakon;holes=99",
  "o-an-quan",
  "san-yao;match=false",
  "al-manqala",
  "chess",
  RECORD,
  "1/o-an-quan//Cr.dl.Er",
  "1/al-manqala//C.d.F/resign-N",
  "1/san-yao;match=false/N:1,0,1,0,2:3,0,1,1,0:3,38:NNNNS,NNNNN/d",
  "2/dakon//A",
  "1/dakon//A.A.A",
  "https://example.org/dakon/?lang=vi#1/dakon//A.B&sit=north",
  "#",
  "%",
  "%E0%A4%A",
  "javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  '"><script>alert(1)</script>',
  "</style><svg onload=alert(1)>",
  "S:0,0,0,0,1:0,0,0,0,1:40,8",
  "S:7,7,7,7,7,7,7:7,7,7,7,7,7,7:0,0",
  "S:::",
  '{"game":"dakon"}',
  '{"game":"dakon","toMove":0,"holes":[[7,7,7,7,7,7,7],[7,7,7,7,7,7,7]],"stores":[0,0]}',
  '{"__proto__":{"game":"dakon"}}',
  "{",
  "[]",
  "[[]]",
  '["<b>x</b>", null, "y"]',
  '{"0":"javascript:alert(1)","2":"<script>alert(1)</script>"}',
  '{"0":{"toString":1}}',
  "\u0000",
  "\u202e\u2066\ud800",
  "\u202eevil\u2067\n\u2028x",
  "ô ăn quan",
  "x".repeat(70_000),
  `1/dakon//${"A.".repeat(5000)}A`,
];

/** The same in every run with the same seed. @param {number} seed */
function generator(seed) {
  let state = seed >>> 0 || 1;
  const next = (/** @type {number} */ below) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822507) + 0x9e3779b9) >>> 0;
    const mixed = Math.imul(state ^ (state >>> 13), 3266489909) >>> 0;
    return ((mixed ^ (mixed >>> 16)) >>> 0) % below;
  };
  const pick = (/** @type {string[]} */ from) => from[next(from.length)];
  const value = () => {
    const text = pick(VALUES);
    if (next(4) > 0 || text.length > 1000) return text;
    // One letter more, less or other.
    const at = next(text.length + 1);
    return text.slice(0, at) + pick(["", "<", "/", "9", '"', "\\", "é", " "]) + text.slice(at + next(2));
  };
  return { next, pick, value };
}

/** What is wrong in a board, once it is painted: runs in the page. @param {Element} element @returns {Promise<string[]>} */
async function inspect(element) {
  const root = element.shadowRoot;
  if (!root) return ["there is no shadow"];
  const painted = () => /\d/.test(root.querySelector(".table-badges")?.textContent ?? "");
  while (!painted() && !root.querySelector(".fault")) await new Promise(requestAnimationFrame);
  const found = [];
  const known = new Set(["DIV", "SPAN", "P", "BUTTON", "CANVAS", "A", "LINK", "STYLE"]);
  for (const one of root.querySelectorAll("*")) {
    if (!known.has(one.nodeName)) found.push(`foreign: ${one.outerHTML.slice(0, 200)}`);
    for (const { name } of one.attributes)
      if (name.startsWith("on")) found.push(`listens: ${one.outerHTML.slice(0, 200)}`);
    const address = one.getAttribute("href");
    if (address && !/^http:\/\/localhost:\d+\//.test(address)) found.push(`leads away: ${address.slice(0, 200)}`);
  }
  const board = painted() && root.querySelector(".table-hole");
  const sentence = root.querySelector(".fault p")?.textContent;
  const notes = root.querySelector(".notes")?.textContent ?? "";
  if (/[\u202a-\u202e\u2066\u2067\u2028]/.test(notes) && root.querySelector('[dir="ltr"]'))
    found.push(`turns: ${notes}`);
  if (!board && !sentence) found.push(`blank: ${root.textContent?.slice(0, 300)}`);
  return found;
}

suite(`anything at all, seed ${SEED}`, (scene) => {
  scene(
    "in attributes, properties, comments and calls",
    {
      path: null,
      headers: CORS,
      context: { reducedMotion: "reduce" },
      elsewhere: { pages: hostPage('<mancala-board id="b"></mancala-board>') },
    },
    async ({ page, elsewhere }) => {
      await page.goto(elsewhere);
      await page.waitForFunction(() => customElements.get("mancala-board"));
      const { next, pick, value } = generator(SEED);
      for (let time = 0; time < TIMES; time += 1) {
        const given = Array.from({ length: 1 + next(4) }, () => [pick(NAMES), next(6) === 0 ? null : value()]);
        const comment = [value(), value()];
        const calls = Array.from({ length: next(4) }, () => [
          pick(["play", "go", "undo", "redo", "flip", "focus"]),
          next(2) === 0 ? value() : next(12) - 2,
        ]);
        const tried = JSON.stringify([given, comment, calls]).slice(0, 600);
        await page.evaluate(
          async ([given, comment, calls]) => {
            const element = /** @type {any} */ (document.querySelector("#b"));
            for (const [name, value] of given) {
              if (value === null) element.removeAttribute(name);
              else element.setAttribute(name, value);
            }
            const said = document.createElement("p");
            said.setAttribute("data-ply", comment[0]);
            said.textContent = comment[1];
            element.replaceChildren(said);
            await element.load();
            for (const [method, argument] of calls) element[method](argument);
          },
          /** @type {[any[], string[], any[]]} */ ([given, comment, calls]),
        );
        assert.deepEqual(await page.locator("#b").evaluate(inspect), [], tried);
      }
    },
  );

  scene(
    "in the parameters of a frame, and in messages to it",
    {
      path: null,
      headers: CORS,
      context: { reducedMotion: "reduce" },
      elsewhere: {
        pages: (url) => ({
          "index.html": `<!doctype html><html lang="en"><title>An article</title><link rel="icon" href="data:,">
            <iframe title="A board" width="600" height="500" src="${url}embed.html"></iframe>`,
        }),
      },
      // The browser's own words about an origin that is not its parent's.
      expected: /postMessage/,
    },
    async ({ page, elsewhere, url }) => {
      await page.goto(elsewhere);
      const { next, pick, value } = generator(SEED);
      const frame = await (await page.locator("iframe").elementHandle())?.contentFrame();
      assert.ok(frame);
      await frame.locator(".table-hole").first().waitFor();
      const origin = new URL(elsewhere).origin;
      // What attributes may be, the other scene tries as well.
      for (let time = 0; time < TIMES / 2; time += 1) {
        const pairs = Array.from({ length: 1 + next(3) }, () => [
          pick([...NAMES, "origin", "x"]),
          value().slice(0, 3000),
        ]);
        const parameters = new URLSearchParams([["origin", origin], ...pairs]);
        const fragment = next(3) === 0 ? value().slice(0, 3000) : String(parameters);
        const messages = Array.from({ length: next(4) }, () => ({
          type: `mancala:${pick(["load", "go", "flip", "theme", "dance", ""])}`,
          v: next(8) === 0 ? value() : 1,
          [pick(["to", "theme", "flip", ...NAMES])]: next(3) === 0 ? next(20) - 3 : value(),
          [pick(NAMES)]: next(3) === 0 ? [value(), { text: value() }] : value(),
        }));
        const tried = JSON.stringify([fragment, messages]).slice(0, 800);
        await page.evaluate(
          ([src, messages]) => {
            const frame = /** @type {HTMLIFrameElement} */ (document.querySelector("iframe"));
            frame.src = src;
            for (const message of messages) frame.contentWindow?.postMessage(message, "*");
          },
          /** @type {[string, object[]]} */ ([`${url}embed.html#${fragment}`, messages]),
        );
        const board = frame.locator("mancala-board");
        await board.evaluate((element) => /** @type {any} */ (element).load());
        assert.deepEqual(await board.evaluate(inspect), [], tried);
      }
    },
  );
});
