/** Words for whatever the engine refused, looked up by the error's code. */

/**
 * @param {unknown} error
 * @param {import("./words.js").Words} words
 * @returns {string} a sentence
 */
export function wordError(error, words) {
  const { code, at, message } = /** @type {{ code?: string, at?: string, message?: string }} */ (error ?? {});
  const key = (code && at !== undefined && words.first(`error.${code}`)) || "error.any";
  return words.t(key, { code, at, message: message ?? String(error) });
}
