// What other sites need to know of a published game: an oEmbed document, and a line in the head of its page that says
// where it is. Both hold whole addresses, which only whoever publishes the site knows.

import { readFile } from "node:fs/promises";

import { isHost } from "../www/export/address.js";

const ROOT = new URL("../", import.meta.url);

const GAMES = ["o-an-quan", "san-yao", "al-manqala", "dakon"];
const BOARD = { width: 640, height: 480 };

/** A folder on a server. @param {string} text */
export function readAddress(text) {
  const address = URL.canParse(text) ? new URL(text) : null;
  const isFolder = address && !address.search && !address.hash && !address.username;
  if (!isFolder || !/^https?:$/.test(address.protocol) || !isHost(address.hostname)) {
    throw new Error(`${text} is not the address of a site: it is like https://example.org/mancala/`);
  }
  if (!address.pathname.endsWith("/")) address.pathname += "/";
  return address;
}

/** @param {string} html @param {RegExp} pattern @param {string} file */
function found(html, pattern, file) {
  const match = html.match(pattern);
  if (!match) throw new Error(`${file} has nothing like ${pattern}`);
  return match[1];
}

/** Under these names, what there is beside the sources. @param {URL} address @returns {Promise<Map<string, string>>} */
export async function oembedDocuments(address) {
  const documents = new Map();
  for (const game of GAMES) {
    const page = `${game}/index.html`;
    const html = await readFile(new URL(page, ROOT), "utf8");
    const title = found(html, /<title>([^<]*)<\/title>/, page);
    const frame = new URL(`embed.html?game=${game}`, address).href;
    const { width, height } = BOARD;
    documents.set(
      `${game}/oembed.json`,
      `${JSON.stringify(
        {
          version: "1.0",
          type: "rich",
          title,
          provider_name: "Mancala",
          provider_url: address.href,
          html: `<iframe src="${frame}" width="${width}" height="${height}" title="${title}" frameborder="0" scrolling="no"></iframe>`,
          width,
          height,
          thumbnail_url: new URL(`www/preview/${game}.png`, address).href,
          thumbnail_width: 1200,
          thumbnail_height: 630,
        },
        null,
        2,
      )}\n`,
    );
  }
  return documents;
}

/** The head of a game's page, with whole addresses. @param {string} file @param {string} html @param {URL} address */
export function withAddress(file, html, address) {
  const game = GAMES.find((name) => file === `${name}/index.html`);
  if (!game) return html;
  const title = found(html, /<title>([^<]*)<\/title>/, file);
  const link = `<link rel="alternate" type="application/json+oembed" href="${new URL(`${game}/oembed.json`, address).href}" title="${title}">`;
  const own = `<meta property="og:url" content="${new URL(`${game}/`, address).href}">`;
  return html
    .replace(/( *)<meta property="og:type"/, `$1${link}\n$1${own}\n$&`)
    .replace(/(<meta property="og:image" content=")([^"]*)/, (_all, head, path) => {
      return `${head}${new URL(path, new URL(`${game}/`, address)).href}`;
    });
}
