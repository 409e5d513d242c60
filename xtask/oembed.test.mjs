import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { oembedDocuments, readAddress, withAddress } from "./oembed.mjs";

const GAMES = ["o-an-quan", "san-yao", "al-manqala", "dakon"];
const SITE = readAddress("https://example.org/mancala");

/** @param {string} game */
const page = (game) => readFile(new URL(`../${game}/index.html`, import.meta.url), "utf8");

test("each game has a document that frames its board", async () => {
  const documents = await oembedDocuments(SITE);
  assert.deepEqual(
    [...documents.keys()],
    GAMES.map((game) => `${game}/oembed.json`),
  );
  for (const game of GAMES) {
    const { version, type, html, width, height, title } = JSON.parse(documents.get(`${game}/oembed.json`));
    assert.deepEqual([version, type], ["1.0", "rich"]);
    assert.ok(html.includes(`src="https://example.org/mancala/embed.html?game=${game}"`), html);
    assert.ok(html.includes(`width="${width}" height="${height}" title="${title}"`), html);
    // WordPress lets nothing else through.
    assert.match(html, /^<iframe( (src|width|height|title|frameborder|scrolling)="[^"<>]*")+><\/iframe>$/);
  }
});

test("each game's page says where its document is, early in its head and with a whole address", async () => {
  for (const game of GAMES) {
    const html = withAddress(`${game}/index.html`, await page(game), SITE);
    const head = html.slice(0, html.indexOf("</head>"));
    const [, type, href] = head.match(/<link rel="alternate" type="([^"]*)" href="([^"]*)" title="[^"]+">/) ?? [];
    assert.equal(type, "application/json+oembed");
    assert.equal(href, `https://example.org/mancala/${game}/oembed.json`);
    assert.ok(head.indexOf(href) < 4000);
    assert.match(head, new RegExp(`og:image" content="https://example.org/mancala/www/preview/${game}.png"`));
  }
});

test("other pages stay as they are, and what is no address is refused", async () => {
  assert.equal(withAddress("index.html", "<title>x</title>", SITE), "<title>x</title>");
  for (const text of [
    "",
    "mancala",
    "//example.org",
    "ftp://example.org/",
    "https://example.org/?a",
    "https://a@b.org/",
    "https://a b",
    "https://a..b/",
  ])
    assert.throws(() => readAddress(text), /is not the address of a site/);
});
