/** Loads the engine: compiles it once, and makes a fresh instance of it as often as one is needed. */

/** @import { Loaded, Mancala } from "../types.js" */

/** The engine is not there. */
export class LoadError extends Error {
  /** @param {import("./types.js").Reason} reason @param {string} detail */
  constructor(reason, detail) {
    super(detail);
    this.name = "LoadError";
    this.reason = reason;
  }
}

/** @type {WebAssembly.Module | null} */
let compiled = null;
let instances = 0;

/** `pkg/`, or a folder of the same host that `<html data-pkg>` names: the tests bring one more game. */
function folder() {
  const usual = new URL("../../pkg/", import.meta.url);
  const named = document.documentElement.dataset.pkg;
  if (!named) return usual;
  const url = new URL(named, document.baseURI);
  return url.origin === usual.origin && url.pathname.endsWith("/") ? url : usual;
}

/** @param {URL} url */
async function compile(url) {
  let response;
  try {
    response = await fetch(url);
  } catch (error) {
    throw new LoadError("unreachable", String(error));
  }
  if (!response.ok) throw new LoadError("missing", `${response.status} ${url.pathname}`);
  try {
    const type = response.headers.get("content-type") ?? "";
    // Not every static server knows the type; streaming insists on it, compiling bytes does not.
    if (type.startsWith("application/wasm")) return await WebAssembly.compileStreaming(response);
    return await WebAssembly.compile(await response.arrayBuffer());
  } catch (error) {
    if (error instanceof TypeError) throw new LoadError("unreachable", String(error));
    const text = String(error);
    throw new LoadError(/policy|unsafe-eval|disallowed|blocked/i.test(text) ? "refused" : "damaged", text);
  }
}

/**
 * A fresh instance, also after a failure or a trap. A module is run only once per address: the glue gets a new one.
 * @returns {Promise<Loaded>}
 */
export async function loadEngine() {
  const base = folder();
  const glue = new URL("mancala.js", base);
  instances += 1;
  if (instances > 1) glue.search = `?again=${instances}`;
  compiled ??= await compile(new URL("mancala_bg.wasm", base));
  /** @type {Mancala} */
  let mancala;
  try {
    mancala = await import(glue.href);
  } catch (error) {
    throw new LoadError("missing", String(error));
  }
  try {
    await mancala.default({ module_or_path: compiled });
  } catch (error) {
    throw new LoadError("damaged", String(error));
  }
  return { mancala, glue: glue.href, module: compiled };
}
