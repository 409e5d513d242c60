/** Words for whatever the engine refused, looked up by the error's code. */

/** The longest part of a link that is repeated. */
const LONGEST = 40;

/** @type {import("./types.js").WordError} */
export function wordError(error, words) {
  const { code, at, message } = /** @type {{ code?: string, at?: string, message?: string }} */ (error ?? {});
  const known = code && at !== undefined && words.first(`error.${code}${at ? "" : ".empty"}`, `error.${code}`);
  const brief = at?.replace(new RegExp(`^(.{${LONGEST}}).+`, "su"), "$1…");
  return words.t(known || "error.any", { code, at: brief, message: message ?? String(error) });
}
