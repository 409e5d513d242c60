// What runs inside of the page to find things there. Each function goes over as source, so it knows nothing but what
// it is given.

/**
 * One step towards a thing: from those found so far, or from the whole page, to those inside of them.
 *
 * @typedef {object} Step
 * @property {string} [css]
 * @property {string} [role]
 * @property {string | RegExp} [name] what a control is called; a string may be a part of it
 * @property {boolean} [exact] the name is all of it
 * @property {boolean} [disabled]
 * @property {boolean} [selected]
 * @property {string | RegExp} [hasText]
 * @property {string | RegExp} [text] the innermost things that say so
 * @property {number} [nth] of those found so far
 */

/**
 * @param {Step[]} steps
 * @returns {Element[]} in the order of the page
 */
export function found(steps) {
  const roles = /** @type {Record<string, string>} */ ({
    button: "button, [role=button], summary",
    dialog: "dialog[open], [role=dialog]",
    heading: "h1, h2, h3, h4, [role=heading]",
    link: "a[href]",
    region: "section, [role=region]",
    tab: "[role=tab]",
    textbox: "textarea, input:not([type]), input[type=text]",
  });
  const plain = (/** @type {string | null | undefined} */ text) => (text ?? "").replace(/\s+/g, " ").trim();
  const shown = (/** @type {Element} */ one) => one.checkVisibility({ visibilityProperty: true });
  const says = (/** @type {string} */ text, /** @type {any} */ wanted, exact = false) => {
    if (typeof wanted !== "string") return new RegExp(wanted.source, wanted.flags).test(text);
    return exact ? text === wanted : text.toLowerCase().includes(wanted.toLowerCase());
  };
  const called = (/** @type {any} */ one) => {
    const by = plain(one.getAttribute("aria-labelledby"));
    if (by)
      return plain(
        by
          .split(" ")
          .map((id) => one.getRootNode().getElementById(id)?.textContent)
          .join(" "),
      );
    return plain(one.getAttribute("aria-label") ?? one.labels?.[0]?.textContent ?? one.textContent);
  };
  /** Open shadow trees are looked into. @param {ParentNode} root @param {string} css @returns {Element[]} */
  const inside = (root, css) => {
    const own = root instanceof Element ? root.shadowRoot : null;
    const below = [...root.children].flatMap((one) => [...(one.matches(css) ? [one] : []), ...inside(one, css)]);
    return own ? [...inside(own, css), ...below] : below;
  };

  /** @type {(Document | Element)[]} */
  let all = [document];
  for (const { css, role, name, exact, disabled, selected, hasText, text, nth } of steps) {
    if (nth !== undefined) {
      all = all.slice(nth, nth + 1);
      continue;
    }
    let next = [...new Set(all.flatMap((one) => inside(one, css ?? roles[role ?? ""] ?? "*")))];
    if (role) next = next.filter(shown);
    if (name !== undefined) next = next.filter((one) => says(called(one), name, exact));
    if (hasText !== undefined) next = next.filter((one) => says(plain(one.textContent), hasText));
    if (text !== undefined) {
      next = next.filter((one) => says(plain(one.textContent), text));
      next = next.filter((one) => !next.some((other) => other !== one && one.contains(other)));
    }
    if (disabled !== undefined)
      next = next.filter((one) => (one.matches(":disabled") || one.ariaDisabled === "true") === disabled);
    if (selected !== undefined) next = next.filter((one) => (one.ariaSelected === "true") === selected);
    all = next;
  }
  return /** @type {Element[]} */ (all);
}

/**
 * @param {Element[]} all
 * @param {"visible" | "attached" | "detached" | "hidden"} state
 */
export function waited(all, state) {
  const shown = all.filter((one) => one.checkVisibility({ visibilityProperty: true }));
  return {
    visible: shown.length > 0,
    attached: all.length > 0,
    detached: all.length === 0,
    hidden: shown.length === 0,
  }[state];
}

/**
 * The middle of the first that is shown, once it has not moved for a frame and nothing lies over it.
 *
 * @param {Element[]} all
 */
export async function rested(all) {
  const one = all.find((some) => some.checkVisibility({ visibilityProperty: true }));
  if (!one) return null;
  const before = one.getBoundingClientRect();
  if (before.top < 0 || before.bottom > innerHeight) one.scrollIntoView({ block: "center", behavior: "instant" });
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const { left, top, width, height } = one.getBoundingClientRect();
  if (left !== before.left || top !== before.top) return null;
  const middle = { x: left + width / 2, y: top + height / 2 };
  const root = /** @type {Document | ShadowRoot} */ (one.getRootNode());
  const hit = root.elementFromPoint(middle.x, middle.y);
  return hit && (one.contains(hit) || hit.contains(one)) ? middle : null;
}
