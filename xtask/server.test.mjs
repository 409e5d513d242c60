import assert from "node:assert/strict";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";
import { startServer } from "./server.mjs";

let folder;
let server;

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "mancala-server-"));
  await mkdir(path.join(folder, "site/game"), { recursive: true });
  await mkdir(path.join(folder, "site/bare"));
  await mkdir(path.join(folder, "other"));
  await writeFile(path.join(folder, "secret.txt"), "secret");
  await writeFile(path.join(folder, "site/.hidden"), "hidden");
  await writeFile(path.join(folder, "site/index.html"), "root page");
  await writeFile(path.join(folder, "site/game/index.html"), "game page");
  await writeFile(path.join(folder, "site/a b.js"), "script");
  await writeFile(path.join(folder, "site/m.wasm"), "module");
  await writeFile(path.join(folder, "other/m.wasm"), "other module");
  await symlink(path.join(folder, "secret.txt"), path.join(folder, "site/link.txt"));
  server = await startServer(path.join(folder, "site"), { mounts: { "/pkg/": path.join(folder, "other") } });
});

after(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** Sends the path as it is; `fetch` would tidy it first. */
function get(name, method = "GET") {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, method, path: name }, (response) => {
      let body = "";
      response.on("data", (chunk) => {
        body += chunk;
      });
      response.on("end", () => resolve({ status: response.statusCode, headers: response.headers, body }));
    })
      .on("error", reject)
      .end();
  });
}

test("files come with their type and are never stored", async () => {
  for (const [name, type, body] of [
    ["/", "text/html; charset=utf-8", "root page"],
    ["/game/?x=1", "text/html; charset=utf-8", "game page"],
    ["/a%20b.js", "text/javascript; charset=utf-8", "script"],
    ["/m.wasm", "application/wasm", "module"],
  ]) {
    const answer = await get(name);
    assert.equal(answer.status, 200, name);
    assert.equal(answer.headers["content-type"], type);
    assert.equal(answer.headers["cache-control"], "no-store");
    assert.equal(answer.body, body);
  }
});

test("a folder without its slash is sent on, query included", async () => {
  const answer = await get("/game?level=4");
  assert.equal(answer.status, 301);
  assert.equal(answer.headers.location, "/game/?level=4");
  assert.equal((await get("//game")).headers.location, "/game/");
});

test("another folder can stand in for a part of the site", async () => {
  assert.equal((await get("/pkg/m.wasm")).body, "other module");
});

test("what is not there, hidden or outside is not found", async () => {
  for (const name of [
    "/none.js",
    "/bare/",
    "/m.wasm/",
    "/m.wasm/x",
    "/.hidden",
    "/link.txt",
    "/../secret.txt",
    "/game/../../secret.txt",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/..%5csecret.txt",
    "/pkg/../../secret.txt",
    "/index.html%00.js",
  ]) {
    const answer = await get(name);
    assert.equal(answer.status, 404, name);
    assert.doesNotMatch(answer.body, /secret|hidden/);
  }
});

test("malformed addresses and other methods are refused", async () => {
  assert.equal((await get("/%zz")).status, 400);
  assert.equal((await get("/", "POST")).status, 405);
  const head = await get("/m.wasm", "HEAD");
  assert.equal(head.status, 200);
  assert.equal(head.headers["content-length"], "6");
  assert.equal(head.body, "");
});

test("a port in use is an error that says so", async () => {
  const port = Number(new URL(server.url).port);
  await assert.rejects(startServer(folder, { port }), { code: "EADDRINUSE" });
});
