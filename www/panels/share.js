/** Hands out a link: to the clipboard, or where that is refused in a field to copy from. */
import { button, make } from "../dom.js";
import { isPublic } from "../routing.js";

/** Whether it worked. @param {string} text */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** @type {import("./types.js").HandOut} */
export async function handOut(address, said, host) {
  const { words, notices } = host;
  const picture = async () => (await host.part(() => import("../export/export.js")))?.openExport(host);
  const alone = isPublic() ? "" : words.t("share-alone");
  if (await copy(address)) {
    notices.show(words.join(said, alone), { label: words.t("share-picture"), press: () => void picture() });
    return;
  }
  const field = make("input", {
    type: "text",
    readonly: true,
    value: address,
    "aria-label": words.t("share-field"),
    class: "link-field",
  });
  field.addEventListener("focus", () => field.select());
  const dialogs = await host.part(() => import("./dialog.js"));
  if (!dialogs) return;
  const { answer } = dialogs.openDialog({
    title: words.t("share-title"),
    content: [
      make("p", {}, words.join(words.t("share-by-hand"), alone)),
      field,
      make(
        "p",
        {},
        button(words.t("share-picture"), () => void picture()),
      ),
    ],
    dismiss: words.t("share-close"),
    focus: field,
  });
  await answer;
}
