// A static server for one folder, for `cargo xtask serve` and for the browser tests.
//
//   import { startServer } from '../../xtask/server.mjs';
//   const server = await startServer(root, { mounts: { '/pkg/': otherFolder } });
//   … server.url … await server.close();

import { readFile, realpath, stat } from "node:fs/promises";
import { createServer } from "node:http";
import path from "node:path";
import { fileURLToPath } from "node:url";

const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".ftl": "text/plain; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".jsonl": "text/plain; charset=utf-8",
  ".md": "text/plain; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".ts": "text/plain; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".woff2": "font/woff2",
};

const FIRST_PORT = 8000;
const PORTS_TRIED = 20;

/** Errors of the file system that only mean "not there". */
const ABSENT = new Set(["ENOENT", "ENOTDIR", "ENAMETOOLONG", "ELOOP", "EACCES"]);

/** As GitHub Pages has it, so that an embedded board can be tried from a page of another origin. */
const OPEN = { "Access-Control-Allow-Origin": "*" };

/** @param {string} root @param {{ port?: number, mounts?: Record<string, string>, headers?: Record<string, string> | ((path: string) => Record<string, string>) }} [options]
 *  `port` 0 (the default) takes any free one; `mounts` puts other folders at paths that end in a slash;
 *  `headers` are sent with every file, or worked out from its path. */
export async function startServer(root, { port = 0, mounts = {}, headers = {} } = {}) {
  const folders = await Promise.all(
    [...Object.entries(mounts), ["/", root]].map(async ([prefix, folder]) => [prefix, await realpath(folder)]),
  );
  const server = createServer((request, response) => {
    answer(request, response, folders, headers).catch(() => {
      if (!response.headersSent) say(response, 500, "The server could not read this file.");
      else response.destroy();
    });
  });
  await new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  return {
    url: `http://localhost:${server.address().port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(request, response, folders, headers) {
  if (request.method !== "GET" && request.method !== "HEAD") {
    response.setHeader("Allow", "GET, HEAD");
    return say(response, 405, "Only GET and HEAD are answered here.");
  }
  const query = request.url.indexOf("?");
  const asked = query < 0 ? request.url : request.url.slice(0, query);
  const name = decode(asked);
  if (name === null) return say(response, 400, "This address cannot be read.");
  const found = isPlain(name) ? await locate(name, folders) : null;
  if (!found) return say(response, 404, "There is nothing at this address.");
  if (found.folder) {
    // A path that opens with two slashes would be taken for another host's name.
    const place = `${asked.replace(/^\/+/, "/")}/`;
    response.setHeader("Location", query < 0 ? place : place + request.url.slice(query));
    return say(response, 301, "A folder: its address ends in a slash.");
  }
  // Whole, so that a file replaced meanwhile is not sent half old and half new.
  const body = await readFile(found.file);
  response.writeHead(200, {
    "Content-Type": TYPES[path.extname(found.file).toLowerCase()] ?? "application/octet-stream",
    "Content-Length": body.length,
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    ...(typeof headers === "function" ? headers(name) : headers),
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

/** The path as typed, or null where it is not well formed. */
function decode(asked) {
  try {
    return decodeURIComponent(asked);
  } catch {
    return null;
  }
}

/** Nothing hidden, nothing upwards, no other system's separators. */
function isPlain(name) {
  const hidden = name.split("/").some((part) => part.startsWith("."));
  return name.startsWith("/") && !hidden && !/[\\\0]/.test(name);
}

/** The file (or the folder that lacks its slash) at a path, or null. */
async function locate(name, folders) {
  const [prefix, root] = folders.find(([start]) => name.startsWith(start));
  const wanted = path.join(root, name.slice(prefix.length));
  try {
    const target = await stat(wanted);
    if (target.isDirectory() && !name.endsWith("/")) return { folder: true };
    const file = await realpath(target.isDirectory() ? path.join(wanted, "index.html") : wanted);
    // A link inside the folder may point out of it.
    if (!file.startsWith(root + path.sep)) return null;
    return target.isDirectory() === name.endsWith("/") && (await stat(file)).isFile() ? { file } : null;
  } catch (error) {
    if (ABSENT.has(error.code)) return null;
    throw error;
  }
}

function say(response, status, sentence) {
  const body = `${sentence}\n`;
  response.writeHead(status, {
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
    "Cache-Control": "no-store",
  });
  response.end(response.req.method === "HEAD" ? undefined : body);
}

/** `node xtask/server.mjs [FOLDER [PORT]]`; ends when its input does. */
async function main(root = ".", port = undefined) {
  const server =
    port === undefined ? await startAtFirstFree(root) : await startServer(root, { port: Number(port), headers: OPEN });
  console.log(`Mancala is served at ${server.url}  (Ctrl-C ends it)`);
  process.stdin
    .on("end", () => process.exit(0))
    .on("error", () => process.exit(0))
    .resume();
}

async function startAtFirstFree(root) {
  for (let port = FIRST_PORT; port < FIRST_PORT + PORTS_TRIED; port += 1) {
    try {
      return await startServer(root, { port, headers: OPEN });
    } catch (error) {
      if (error.code !== "EADDRINUSE") throw error;
    }
  }
  return startServer(root, { headers: OPEN });
}

function explain(error, port) {
  if (error.code === "EADDRINUSE") return `Port ${port} is in use: choose another with --port.`;
  if (error.code === "EACCES")
    return `Port ${port} needs more rights than you have: choose one above 1023 with --port.`;
  return `The server cannot start: ${error.message}`;
}

if (process.argv[1] && (await realpath(process.argv[1])) === fileURLToPath(import.meta.url)) {
  const [, , root, port] = process.argv;
  main(root, port).catch((error) => {
    console.error(explain(error, port));
    process.exit(1);
  });
}
