// Texts for articles: whatever a name holds, it stays text, and the picture and the link stay what they are.

import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { readAddress } from "../../www/export/address.js";
import { SNIPPETS } from "../../www/export/snippets.js";
import { isPublic } from "../../www/routing.js";

const HOSTILE = [
  "]] [[File:evil.png]] | link=https://evil.example",
  '"><script>alert(1)</script>',
  "' onload='alert(1)",
  "{{evil}} {{{1|}}} <nowiki> ~~~~ ''bold'' __TOC__ -{x}-",
  "](https://evil.example) ![x](y) `code` *b* _i_ # 1. \\",
  "-->\n<!-- wp:evil --> [gallery] &lt;b&gt; https://evil.example //evil.example",
  "\u202eevil\u2066 \u0000\u2028line",
];
const LINK = "https://site.example/m/dakon/#1/dakon;holes=5//A.b.C";

/** @param {string} text */
const piece = (text) => ({
  file: "dakon-3-ab12.svg",
  title: text,
  description: text,
  play: text,
  link: LINK,
  frame: "https://site.example/m/embed.html?game=dakon&record=1%2Fdakon%2F%2FA&lang=en",
  page: "https://site.example/m/dakon/",
});

/** What a browser makes of character references. @param {string} html */
const read = (html) => html.replace(/&#(\d+);/g, (_all, code) => String.fromCharCode(code)).replaceAll("&amp;", "&");

/** @param {string} text */
const tidied = (text) =>
  text
    .replace(/[\u202e\u2066]/g, "")
    .replace(/[\p{Cc}\u2028\s]+/gu, " ")
    .trim();

describe("texts for articles", () => {
  for (const hostile of HOSTILE) {
    const name = JSON.stringify(hostile);

    it(`wikitext holds ${name} as text`, () => {
      for (const place of ["mediawiki", "fandom"]) {
        const text = SNIPPETS[place].write(piece(hostile));
        const parts = text.match(
          /^\[\[File:dakon-3-ab12\.svg\|thumb\|400px\|(?:link=([^|]*)\|)?alt=([^|]*)\|([^|]*)\]\]$/,
        );
        assert.ok(parts, text);
        const [, link, alt, caption] = parts;
        if (place === "fandom") assert.equal(link, LINK);
        const inside = caption.match(/^([^[\]]*) · \[(\S+) ([^[\]]*)\]$/);
        assert.ok(inside, caption);
        assert.equal(inside[2], LINK);
        for (const words of [alt, inside[1], inside[3]]) {
          assert.doesNotMatch(words, /[[\]{}|<>'"=~_:*]|\/\/|--|\n/);
          assert.equal(read(words), tidied(hostile));
        }
      }
    });

    it(`HTML holds ${name} as text`, () => {
      for (const place of ["wordpress", "html", "frame"]) {
        const text = SNIPPETS[place].write(piece(hostile));
        const tags = [...text.matchAll(/<(?:!--)?\s*([^\s>]+)/g)].map(([, tag]) => tag);
        const figure = ["figure", "a", "img", "/a", "figcaption", "a", "/a", "/figcaption", "/figure"];
        const expected = { html: figure, wordpress: ["wp:html", ...figure, "/wp:html"], frame: ["iframe", "/iframe"] };
        assert.deepEqual(tags, expected[place]);
        const outside = text.replace(/"[^"]*"/g, '""').replace(/<!--.*?-->/g, "");
        assert.doesNotMatch(outside, /onload=|\[/);
        const said = text.match(place === "frame" ? /title="([^"]*)"/ : /alt="([^"]*)"/)?.[1] ?? "";
        assert.equal(read(said), tidied(hostile));
      }
    });

    it(`Markdown holds ${name} as text`, () => {
      const text = SNIPPETS.markdown.write(piece(hostile));
      const bare = text.replace(/\\./g, "").replace(/&#\d+;/g, "");
      assert.match(
        bare,
        /^\[!\[[^[\]()`*_<>!]*\]\(dakon-3-ab12\.svg\)\]\(\S+\)\n\n[^[\]()`*_<>!]*\[[^[\]()`*_<>!]*\]\(\S+\)$/,
      );
      assert.equal(bare.split(`(${LINK})`).length, 3);
    });
  }

  it("an address cannot end early", () => {
    const link = "https://site.example/#1/x|]] [[y\"'<b>(a) `*_\n";
    for (const place of ["mediawiki", "fandom", "wordpress", "html", "markdown"]) {
      const text = SNIPPETS[place].write({ ...piece("x"), link });
      assert.ok(text.includes("https://site.example/#1/x%7C%5D%5D%20%5B%5By%22%27%3Cb%3E%28a%29%20%60%2A%5F"), text);
    }
    assert.equal(SNIPPETS.oembed.write(piece("x")), "https://site.example/m/dakon/");
  });

  it("a frame has its whole address", () => {
    const text = SNIPPETS.frame.write(piece("x"));
    assert.equal(text.match(/src="([^"]*)"/)?.[1].replaceAll("&amp;", "&"), piece("x").frame);
  });
});

describe("public addresses", () => {
  it("are those that others can open", () => {
    const at = (/** @type {string} */ address) => isPublic(/** @type {any} */ (new URL(address)));
    for (const address of ["https://site.example/", "http://10.0.0.7/", "https://localhost.example/"])
      assert.ok(at(address), address);
    for (const address of [
      "file:///home/x/mancala.html",
      "http://localhost:8000/",
      "http://127.0.0.1/",
      "http://[::1]/",
    ])
      assert.ok(!at(address), address);
  });

  it("are read as the folder of a site", () => {
    assert.equal(readAddress(" https://site.example/m ")?.href, "https://site.example/m/");
    assert.equal(readAddress("https://site.example/m/index.html?x#y")?.href, "https://site.example/m/");
    for (const text of ["https://việt.example/", "http://my_site/", "https://[::1]:8080/m/", "https://site.example./"])
      assert.ok(readAddress(text), text);
    for (const text of [
      "",
      "site.example",
      "javascript:alert(1)",
      "file:///x",
      "https://",
      "https://a b",
      "https://a..b",
      "https://.",
    ])
      assert.equal(readAddress(text), null, text);
  });
});
