/** Words for whatever the engine refused, looked up by the error's code. */

/** @type {import("./types.js").WordError} */
export function wordError(error, words) {
  const { code, at, message } = /** @type {{ code?: string, at?: string, message?: string }} */ (error ?? {});
  const key = (code && at !== undefined && words.first(`error.${code}`)) || "error.any";
  return words.t(key, { code, at, message: message ?? String(error) });
}
