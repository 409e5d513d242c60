/**
 * Native dialogs: one question at a time, closed by its buttons or Escape; focus goes back by itself.
 */
import { dress } from "../assets.js";
import { button, make } from "../dom.js";

await dress("panels/dialog.css");

let count = 0;

/** @type {import("./types.js").OpenDialog} */
export function openDialog({ title, content, accept, dismiss, focus }) {
  // Whoever asked twice before it could be fetched asked once.
  for (const one of document.querySelectorAll("dialog")) one.close("no");
  count += 1;
  const id = `dialog-${count}`;
  const heading = make("h2", { id }, title);
  const buttons = make("p", { class: "dialog-buttons" });
  const form = make("form", { method: "dialog" }, heading, make("div", { class: "dialog-body" }, ...content), buttons);
  const dialog = make("dialog", { "aria-labelledby": id }, form);
  if (accept) buttons.append(make("button", { type: "submit", class: "chief", value: "yes" }, accept));
  buttons.append(button(dismiss, () => dialog.close("no")));
  document.body.append(dialog);

  /** @type {Promise<boolean>} */
  const answer = new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      resolve(dialog.returnValue === "yes");
      dialog.remove();
    });
  });
  dialog.showModal();
  focus?.focus();
  return { answer, close: (accepted) => dialog.close(accepted ? "yes" : "no") };
}
