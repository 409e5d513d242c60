/**
 * Loads the engine: fetches and compiles the WebAssembly once, and makes a fresh instance of it as often as
 * one is needed.
 */

/** @typedef {typeof import("../../pkg/mancala.js")} Mancala */

/**
 * @typedef {object} Loaded
 * @property {Mancala} mancala the module's exports, ready for use
 * @property {string} glue address of `mancala.js`, for a worker to import
 * @property {WebAssembly.Module} module the compiled code, for a worker to run
 */

/** Why the engine is not there. `reason` is a code that the page words. */
export class LoadError extends Error {
  /**
   * @param {"unreachable" | "missing" | "refused" | "damaged"} reason
   * @param {string} detail
   */
  constructor(reason, detail) {
    super(detail);
    this.name = "LoadError";
    this.reason = reason;
  }
}

/** @type {WebAssembly.Module | null} */
let compiled = null;
let instances = 0;

/**
 * Where the engine lies: `pkg/` of this site, or another folder of the same host that the page's own markup
 * names (`<html data-pkg>`), which is how the tests bring a build with one more game.
 */
function folder() {
  const usual = new URL("../../pkg/", import.meta.url);
  const named = document.documentElement.dataset.pkg;
  if (!named) return usual;
  const url = new URL(named, document.baseURI);
  return url.origin === usual.origin && url.pathname.endsWith("/") ? url : usual;
}

/**
 * @param {URL} url
 * @returns {Promise<WebAssembly.Module>}
 */
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
 * A fresh instance of the engine. Called again after a failure or a trap, it gives a new one that knows
 * nothing of the old: the glue is imported under a new address, since a module is run only once per address.
 *
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
