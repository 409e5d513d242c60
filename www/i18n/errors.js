/** Words for whatever the engine refused, looked up by the error's code. */

/** The longest part of a link that is repeated. */
const LONGEST = 40;

/** @type {import("./types.js").WordError} */
export function wordError(error, words) {
  const { code, at, message } = /** @type {{ code?: string, at?: string, message?: string }} */ (error ?? {});
  const key = at ? words.first(`error-${code}`) : words.first(`error-${code}.empty`, `error-${code}`);
  const brief = at?.replace(new RegExp(`^(.{${LONGEST}}).+`, "su"), "$1…");
  return words.t(key ?? "error-any", { at: brief ?? "", message: sentence(String(message || (code ?? error))) });
}

/** The engine's sentences begin small and have no full stop: they are made for the middle of a line. @param {string} text */
function sentence(text) {
  const trimmed = text.trim();
  return `${trimmed.charAt(0).toUpperCase()}${trimmed.slice(1)}${/[.!?…]$/.test(trimmed) ? "" : "."}`;
}
