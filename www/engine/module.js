/** Loads the engine: compiles it once, and makes a fresh instance of it as often as one is needed. */
import { addressOf, fetchFile, heldGlue } from "../assets.js";

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
  const usual = "../pkg/";
  const named = document.documentElement.dataset.pkg;
  if (!named) return usual;
  const url = new URL(named, document.baseURI);
  return url.origin === addressOf(usual).origin && url.pathname.endsWith("/") ? url.href : usual;
}

/** @param {string} name */
async function compile(name) {
  let response;
  try {
    response = await fetchFile(name);
  } catch (error) {
    throw new LoadError("unreachable", String(error));
  }
  if (!response.ok) throw new LoadError("missing", `${response.status} ${name}`);
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

/** A module is run only once per address: the glue gets a new one. @param {string} name */
async function bringGlue(name) {
  const held = heldGlue();
  if (held) return { mancala: held(), glue: "" };
  const address = addressOf(name);
  instances += 1;
  if (instances > 1) address.search = `?again=${instances}`;
  try {
    return { mancala: /** @type {Mancala} */ (await import(address.href)), glue: address.href };
  } catch (error) {
    throw new LoadError("missing", String(error));
  }
}

/** A fresh instance, also after a failure or a trap. @returns {Promise<Loaded>} */
export async function loadEngine() {
  const base = folder();
  compiled ??= await compile(`${base}mancala_bg.wasm`);
  const { mancala, glue } = await bringGlue(`${base}mancala.js`);
  try {
    await mancala.default({ module_or_path: compiled });
  } catch (error) {
    throw new LoadError("damaged", String(error));
  }
  return { mancala, glue, module: compiled };
}
