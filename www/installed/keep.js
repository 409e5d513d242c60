/** Has a published site kept for use without network (sw.js), and tells when a newer version of it has come. */
import { siteAddress } from "../assets.js";
import { fetchWords } from "../i18n/words.js";

/** A page that is left open asks for a newer version so often, in milliseconds. */
const OFTEN = 60 * 60 * 1000;

/**
 * Nothing happens where it is refused or unknown: the page needs none of this.
 * @param {string} stamp the version of this page
 * @param {string} [lang]
 * @param {import("../panels/types.js").Notices} [notices] where there is a place to tell
 */
export async function keepInstalled(stamp, lang = "en", notices) {
  try {
    const { serviceWorker } = navigator;
    if (document.readyState !== "complete") await new Promise((resolve) => addEventListener("load", resolve));
    serviceWorker.addEventListener("message", ({ data }) => {
      if (notices && typeof data?.mancala === "string" && data.mancala !== stamp) void tell(lang, notices);
    });
    serviceWorker.startMessages();
    const registration = await serviceWorker.register(siteAddress("sw.js"), { updateViaCache: "none" });
    let asked = Date.now();
    document.addEventListener("visibilitychange", () => {
      if (document.hidden || Date.now() - asked < OFTEN) return;
      asked = Date.now();
      registration.update().catch(() => {});
    });
  } catch {
    // As said above.
  }
}

/** The game goes on as it is: its parts are still kept, and a reload leads back to it. @param {string} lang @param {import("../panels/types.js").Notices} notices */
async function tell(lang, notices) {
  const { t: say } = await fetchWords(lang, "installed");
  notices.show(say("installed-new"), { label: say("installed-reload"), press: () => location.reload() });
}
