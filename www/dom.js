/** Makes elements without markup in strings: the page's content security policy and its habits allow none. */

/** @import { Button, Fill, Make, SetText, SetUsable } from "./types.js" */

/** @type {Make} */
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

/** Puts these children in the place of all there were. @type {Fill} */
export function fill(element, ...children) {
  element.replaceChildren(
    .../** @type {(Node | string)[]} */ (
      children.filter((child) => child !== null && child !== undefined && child !== false)
    ),
  );
}

/** Where it differs: nothing is laid out or read out again for nothing. @type {SetText} */
export function setText(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** Stays focusable while it cannot be used: focus never falls off the page. @type {Button} */
export function button(label, press, props = {}) {
  const element = make("button", { type: "button", ...props }, label);
  element.addEventListener("click", () => {
    if (element.getAttribute("aria-disabled") !== "true") press();
  });
  return element;
}

/** @type {SetUsable} */
export function setUsable(element, usable) {
  if (usable) element.removeAttribute("aria-disabled");
  else element.setAttribute("aria-disabled", "true");
}
