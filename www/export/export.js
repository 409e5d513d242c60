/** Pictures of what the board shows: still, animated, and ready to be put into an article. Fetched when asked for. */
import { dress } from "../assets.js";
import { make, setText } from "../dom.js";
import { wordError } from "../i18n/errors.js";
import { fetchWords } from "../i18n/words.js";
import { openDialog } from "../panels/dialog.js";
import { momentOf, recordAt } from "../review.js";
import { soleSeat } from "../seats.js";
import { createArticle } from "./article.js";
import { filesFor } from "./files.js";
import { createFilming } from "./filming.js";
import { addressOfSvg, makeSvg } from "./still.js";
import { createStills } from "./stills.js";
import { tellSubject } from "./telling.js";

/** @import { T } from "../i18n/types.js" */
/** @import { Host, Session } from "../types.js" */
/** @import { OpenExport, Subject } from "./types.js" */

await dress("export/export.css");

/** The moment on the board, with all that led there. @param {Host} host @param {Session} session @param {T} say @returns {Subject} */
function subjectOf(host, session, say) {
  const { words } = host;
  const { info, players } = session;
  const record = recordAt(session, momentOf(session));
  const live = record === session.record;
  const outcome = session.outcome;
  const game = host.parse(record);
  try {
    return {
      info,
      bottom: soleSeat(players) ?? 0,
      position: game.position(),
      outcome: (live ? outcome : game.outcome()) ?? null,
      turns: game.turns(),
      record,
      words,
      say,
    };
  } finally {
    game.free();
  }
}

/** @type {OpenExport} */
export async function openExport(host) {
  const session = host.session();
  if (!session) return;
  const text = await host.part(() => fetchWords(host.words.lang, "export"));
  if (!text) return;
  try {
    await show(subjectOf(host, session, text.t));
  } catch (error) {
    const { words, notices } = host;
    host.recover(error, () => notices.show(words.t("notice-failed", { what: wordError(error, words) })));
  }
}

/** @param {Subject} subject */
async function show(subject) {
  const { words, say } = subject;
  const svg = makeSvg(subject);
  const files = filesFor(subject);
  const { title } = tellSubject(subject);
  const said = make("p", { class: "said", role: "status" });
  /** @param {string} text */
  const tell = (text) => setText(said, text);
  const closed = new AbortController();
  const image = make("img", { src: addressOfSvg(svg), alt: title });
  const stills = createStills(svg, { subject, files, tell });
  const content = [
    make("figure", {}, image),
    make("p", { class: "hint" }, say("export-licence")),
    said,
    stills,
    createFilming({ subject, files, tell, closed: closed.signal }),
    createArticle({ subject, files, tell }),
  ];
  const { answer } = openDialog({
    title: title,
    content,
    dismiss: words.t("share-close"),
    focus: stills.querySelector("button") ?? undefined,
  });
  image.closest("dialog")?.classList.add("picturing");
  await answer;
  closed.abort();
}
