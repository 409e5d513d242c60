/**
 * In the place of `import.meta.url` where a bundle is one classic script: it lies beside the site's `www/`, if anywhere.
 * A script that runs as a module is not told which element it came from.
 */
const element =
  document.currentScript ?? [...document.scripts].reverse().find(({ src }) => src.includes("mancala-board"));
const from = element instanceof HTMLScriptElement && element.src !== "" ? element.src : document.baseURI;

export const SCRIPT = new URL("www/assets.js", /^(https?|file):/.test(from) ? from : "https://nowhere.invalid/").href;
