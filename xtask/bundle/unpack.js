/** Unpacks what a bundle holds: each pack is base64 of raw deflate. */

/** @param {string} pack */
async function inflate(pack) {
  const bytes = Uint8Array.from(atob(pack), (char) => char.charCodeAt(0));
  const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Uint8Array(await new Response(plain).arrayBuffer());
}

/**
 * @param {string} texts a JSON object of them, by name @param {string} engine
 * @returns {Promise<import("../../www/types.js").Files>}
 */
export async function unpack(texts, engine) {
  const [json, module] = await Promise.all([inflate(texts), inflate(engine)]);
  return { ...JSON.parse(new TextDecoder().decode(json)), "../pkg/mancala_bg.wasm": module };
}
