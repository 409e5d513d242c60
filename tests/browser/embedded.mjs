// Pages of another site that have boards in them, and what is heard from these.

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("playwright-core").Locator} Locator */
/** @typedef {{ id: string, type: string, detail: any }} Heard */

/** Static hosts send it with everything. */
export const CORS = { "Access-Control-Allow-Origin": "*" };

export const RECORD = "1/dakon//A.B.G.G.A.C.A.D.G";

/**
 * A page with the element's script.
 *
 * @param {string} body
 * @param {{ head?: string, html?: string }} [more]
 */
export function hostPage(body, { head = "", html = 'lang="en"' } = {}) {
  return (/** @type {string} */ url) => ({
    "index.html": `<!doctype html><html ${html}><head><meta charset="utf-8"><title>An article</title>
      <link rel="icon" href="data:,">${head.replaceAll("%", url)}
      <script type="module" src="${url}www/embed/element.js"></script></head>
      <body>${body.replaceAll("%", url)}</body></html>`,
  });
}

/** Writes down what boards tell; runs in the page before its own scripts. */
export function listen() {
  /** @type {Heard[]} */
  const heard = [];
  Object.assign(window, { heard });
  for (const type of ["ready", "move", "step", "end", "error"]) {
    addEventListener(
      type,
      (event) => {
        const { target } = event;
        if (event instanceof CustomEvent && target instanceof Element)
          heard.push({ id: target.id, type, detail: event.detail });
      },
      true,
    );
  }
}

/** Waits for the latest of this kind that fits. @param {Page} page @param {string} type @param {object} [fits] */
export async function hear(page, type, fits = {}) {
  const found = await page.waitForFunction(
    ([type, fits]) =>
      /** @type {any} */ (window).heard.findLast(
        (/** @type {Heard} */ one) =>
          one.type === type &&
          Object.entries(fits).every(([name, value]) => JSON.stringify(one.detail[name]) === JSON.stringify(value)),
      )?.detail,
    /** @type {[string, object]} */ ([type, fits]),
  );
  return found.jsonValue();
}

/** @param {Page} page @param {string} type @returns {Promise<number>} */
export function count(page, type) {
  return page.evaluate(
    (type) => /** @type {any} */ (window).heard.filter((/** @type {Heard} */ one) => one.type === type).length,
    type,
  );
}

/** A board by its id, scrolled to, as it comes only then, and painted. @param {Page} page @param {string} [id] @returns {Promise<Locator>} */
export async function board(page, id = "b") {
  const found = page.locator(`#${id}`);
  await found.evaluate((element) => element.scrollIntoView({ block: "nearest" }));
  await found.locator(".table-badges").filter({ hasText: /\d/ }).waitFor({ state: "attached" });
  return found;
}

/** What the element says of itself. @param {Locator} board @param {string} name @returns {Promise<any>} */
export function get(board, name) {
  return board.evaluate((element, name) => /** @type {any} */ (element)[name], name);
}

/** @param {Locator} board @param {string} name @param {...unknown} given @returns {Promise<any>} */
export function call(board, name, ...given) {
  return board.evaluate(
    (element, [name, given]) => /** @type {any} */ (element)[name](...given),
    /** @type {[string, unknown[]]} */ ([name, given]),
  );
}

/** @param {Locator} board @param {string} cell */
export const hole = (board, cell) => board.locator(`.table-hole[data-cell="${cell}"]`);

/** The counts that stand beside the holes and in the stores, in the order they were laid out. @param {Locator} board */
export const counts = (board) => board.locator(".table-badge").allTextContents();
