/**
 * Makes elements without markup in strings: the page's content security policy and its habits allow none.
 */

/**
 * @typedef {Node | string | null | undefined | false} Child
 * @typedef {{ [name: string]: string | number | boolean | null | undefined | ((event: any) => void) }} Props
 */

/**
 * A new element. A property that is a function listens to the event of its name; `true` sets an empty
 * attribute; `false`, `null` and `undefined` set none.
 *
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Props} [props]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function make(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === "function") element.addEventListener(name, value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(name, String(value));
  }
  fill(element, ...children);
  return element;
}

/**
 * Puts these children in the place of all there were.
 *
 * @param {Element} element
 * @param {...Child} children
 */
export function fill(element, ...children) {
  element.replaceChildren(
    .../** @type {(Node | string)[]} */ (
      children.filter((child) => child !== null && child !== undefined && child !== false)
    ),
  );
}

/**
 * Sets text only where it differs, so that nothing is laid out or read out again for nothing.
 *
 * @param {Element} element
 * @param {string} text
 */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/**
 * A button that stays focusable while it cannot be used: focus never falls off the page.
 *
 * @param {string} label
 * @param {() => void} press
 * @param {Props} [props]
 * @returns {HTMLButtonElement}
 */
export function button(label, press, props = {}) {
  const element = make("button", { type: "button", ...props }, label);
  element.addEventListener("click", () => {
    if (element.getAttribute("aria-disabled") !== "true") press();
  });
  return element;
}

/**
 * @param {HTMLElement} element
 * @param {boolean} usable
 */
export function setUsable(element, usable) {
  if (usable) element.removeAttribute("aria-disabled");
  else element.setAttribute("aria-disabled", "true");
}
