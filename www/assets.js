/**
 * The one place that brings files, by names told from `www/`: `i18n/en.ftl`, `panels/dialog.css`,
 * `../pkg/mancala_bg.wasm`. A bundle hands over what it holds inside; of that nothing is fetched.
 */

/** @import { Dress, FetchFile, FetchText, Files, Glue, Hold } from "./types.js" */

/** @type {Files | Promise<Files> | null} */
let inside = null;
/** @type {Glue | null} */
let glueInside = null;
/** One is enough for all the roots that want it. @type {Map<string, CSSStyleSheet>} */
const made = new Map();

/** To be called before anything else is. @type {Hold} */
export function hold(files, glue) {
  inside = files;
  glueInside = glue;
}

/** The engine's glue, of which a bundle can make as many as are needed; null where it is fetched. */
export const heldGlue = () => glueInside;

/** Where a file lies that is fetched. @param {string} name */
export const addressOf = (name) => new URL(name, import.meta.url);

/** A page of the site, told from its root: a published site keeps all but its pages in a folder of its version. @param {string} path */
export const siteAddress = (path) => new URL(path, import.meta.url.replace(/(v\/[0-9a-f]+\/)?www\/[^/]*$/, ""));

/** What a bundle holds under this name, or null. @param {string} name */
async function find(name) {
  const files = await inside;
  return files && Object.hasOwn(files, name) ? files[name] : null;
}

/** The answer, whatever its status; throws where nobody answers. @type {FetchFile} */
export async function fetchFile(name) {
  const file = await find(name);
  return file === null ? fetch(addressOf(name)) : new Response(file);
}

/** @type {FetchText} */
export async function fetchText(name) {
  const response = await fetchFile(name);
  if (!response.ok) throw new Error(`${response.status} for ${response.url}`);
  return response.text();
}

/** Brings a style sheet that only a part of the page needs; that part looks plain where it does not come. @type {Dress} */
export async function dress(name, root = document) {
  const text = inside && (await find(name));
  if (typeof text === "string") {
    const style = made.get(name) ?? new CSSStyleSheet();
    if (!made.has(name)) style.replaceSync(text);
    made.set(name, style);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, style];
    return;
  }
  await new Promise((resolve) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = addressOf(name).href;
    link.onload = link.onerror = resolve;
    (root instanceof Document ? root.head : root).append(link);
  });
}
