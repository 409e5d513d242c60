/*
 * Keeps the published site for use without network. `cargo xtask dist` fills in which version this is and what it is
 * made of; without that it keeps nothing, and no page asks for it.
 *
 * A page never meets files of another version. All but the pages lie in a folder of their version (v/STAMP/…), so an
 * address never stands for two contents: not here, not in the browser's own cache, not on the server, where a query
 * (app.js?v=…) would be answered with whatever is there by now. The pages, whose addresses stay, come from one version's
 * cache only, and into it past the browser's cache and with their hashes checked: a half-published site is not taken.
 * So a new version may take over at once: what an open page of the version before still wants lies in that one's cache.
 */
const STAMP = "";

/** Path from here to hash. @type {{ [path: string]: string }} */
const FILES = {};

const SCOPE = self.registration.scope;
const PREFIX = `mancala ${SCOPE} `;
const CACHE = PREFIX + STAMP;

async function keep() {
  const cache = await caches.open(CACHE);
  const paths = Object.keys(FILES);
  // A few at a time: a first visit is busy with its game.
  const next = async () => {
    for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
      const address = new URL(path, SCOPE).href;
      const response = await fetch(address, { cache: "reload", integrity: `sha256-${FILES[path]}` });
      if (!response.ok) throw new Error(`${response.status} for ${address}`);
      await cache.put(address, response.redirected ? new Response(response.body, response) : response);
    }
  };
  await Promise.all(Array.from({ length: 4 }, next));
  await self.skipWaiting();
}

/** Of the versions before, one is left for pages that are still open. */
async function takeOver() {
  const before = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(before.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
  for (const client of await self.clients.matchAll()) client.postMessage({ mancala: STAMP });
}

/** @param {Request} request @param {string} path */
async function answer(request, path) {
  const asked = new URL(path, SCOPE).href;
  try {
    const cache = await caches.open(CACHE);
    const kept = (await cache.match(asked)) ?? (await caches.match(asked));
    if (kept) return kept;
  } catch {
    // What a browser cannot read any more, a server may still have.
  }
  // Somebody may have emptied the cache.
  return fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method !== "GET" || !url.startsWith(SCOPE)) return;
  const { origin, pathname } = new URL(url);
  const path = (origin + pathname).slice(SCOPE.length).replace(/(^|\/)index\.html$/, "$1");
  // What is not of the site (an embedded board, the one file, another version) is none of this script's business.
  if (Object.hasOwn(FILES, path) || path.startsWith("v/")) event.respondWith(answer(event.request, path));
  else if (Object.hasOwn(FILES, `${path}/`)) {
    event.respondWith(Response.redirect(new URL(`${path}/`, SCOPE).href + new URL(url).search, 301));
  }
});
