/** Games and positions as texts: to copy, to save, to open. */

import { heldGlue, siteAddress } from "../assets.js";
import { button, make, setText } from "../dom.js";
import { fetchWords } from "../i18n/words.js";
import { copy } from "../panels/share.js";
import { momentOf } from "../review.js";
import { roomAddress } from "../rooms.js";
import { addressOf, playersFor } from "../routing.js";
import { toText } from "./plaintext.js";
import { readGame, wordProblem } from "./reading.js";

/** @import { CreateTool, Session } from "./types.js" */

/** Larger files are no games. */
const MOST_BYTES = 1_000_000;

/** Among the words of the lessons. */
const MAKE_LESSONS = "lessons-make";

/** The forms that a game can be handed out in, and how a file of each is called. */
const FORMS = { link: "url.txt", record: "record.txt", text: "board.txt", json: "position.json" };

/** @param {string} text @param {string} name */
function saveFile(text, name) {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  make("a", { href: url, download: name }).click();
  // By then the browser has taken it.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** @type {CreateTool} */
export function createExchange({ host, sitDown }) {
  const { words } = host;
  const said = make("p", { class: "problem", role: "status" });
  /** What the texts tell of. @type {unknown} */
  let told = null;

  const forms = /** @type {(keyof typeof FORMS)[]} */ (Object.keys(FORMS)).map((form) => {
    const id = `study-as-${form}`;
    const field = make("textarea", {
      id,
      readonly: true,
      dir: "ltr",
      spellcheck: "false",
      rows: form === "text" ? 8 : 2,
      focus: () => field.select(),
    });
    const row = make(
      "div",
      { class: "form" },
      make("label", { for: id }, words.t(`study-as-${form}`)),
      field,
      make(
        "p",
        { class: "tools" },
        button(words.t("button-copy"), () => void handOut(field), { "aria-describedby": id }),
        button(words.t("button-save"), () => saveFile(field.value, `${host.session()?.info.name}-${FORMS[form]}`)),
      ),
    );
    return { form, field, row };
  });

  /** @param {HTMLTextAreaElement} field */
  async function handOut(field) {
    const copied = await copy(field.value);
    if (!copied) {
      field.focus();
      field.select();
    }
    host.notices.show(words.t(copied ? "notice-copied" : "notice-copy-yourself"));
  }

  const source = make("textarea", {
    id: "study-source",
    dir: "auto",
    rows: 4,
    spellcheck: "false",
    "aria-describedby": "study-source-hint",
    input: () => setText(said, ""),
    dragover: (/** @type {DragEvent} */ event) => {
      if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
    },
    drop: (/** @type {DragEvent} */ event) => {
      const file = event.dataTransfer?.files[0];
      if (!file) return;
      event.preventDefault();
      void openFile(file);
    },
  });
  const files = make("input", {
    type: "file",
    id: "study-file",
    accept: ".txt,.json,text/plain,application/json",
    change: () => {
      const file = files.files?.[0];
      if (file) void openFile(file);
      // The same file may be chosen again.
      files.value = "";
    },
  });

  /** To the room where a question is asked about what the board shows; its words are the room's own. */
  const lesson = make("p", { class: "tools" });
  const toLesson = make("a", { href: "" });
  fetchWords(words.lang, "lessons").then(
    (text) => {
      toLesson.textContent = text.t(MAKE_LESSONS);
      lesson.append(toLesson);
    },
    // The rest works without it.
    () => {},
  );

  /** @param {File} file */
  async function openFile(file) {
    if (file.size > MOST_BYTES) {
      setText(said, words.t("study-read-too-long"));
      return;
    }
    try {
      source.value = await file.text();
    } catch {
      setText(said, words.t("study-read-file", { name: file.name }));
      return;
    }
    open();
  }

  function open() {
    try {
      const { game, sit } = readGame(source.value, host.engine().mancala);
      // Nobody's computer may move on before the position was looked at.
      sitDown(game, sit === null ? ["person", "person"] : playersFor(sit));
      setText(said, "");
      source.value = "";
    } catch (error) {
      host.recover(error, () => setText(said, wordProblem(error, words)));
    }
  }

  const element = make(
    "div",
    { class: "exchange" },
    make("h2", {}, words.t("study-open")),
    make("label", { for: "study-source", class: "unseen" }, words.t("study-source")),
    source,
    make("p", { class: "hint", id: "study-source-hint" }, words.t("study-source-hint")),
    said,
    make(
      "p",
      { class: "tools" },
      button(words.t("study-open"), open, { class: "chief" }),
      make("label", { class: "file" }, make("span", {}, words.t("study-file")), files),
    ),
    make("h2", {}, words.t("study-hand-out")),
    make("p", { class: "hint" }, words.t("study-hand-out-hint")),
    ...forms.map(({ row }) => row),
    make(
      "p",
      { class: "tools" },
      button(words.t("share-picture"), () => void picture()),
      // One file of its own has no such page beside it.
      !heldGlue() &&
        make("a", { href: siteAddress("www/embedding.html").href, hreflang: "en" }, words.t("study-embed")),
    ),
    lesson,
  );

  async function picture() {
    const pictures = await host.part(() => import("../export/export.js"));
    await pictures?.openExport(host);
  }

  /** @param {Session} session */
  function render(session) {
    const { ply, at } = momentOf(session);
    const key = `${session.record} ${ply} ${at}`;
    if (told === key || session.phase === "telling") return;
    told = key;
    const { position } = session.view ?? session;
    const texts = {
      link: addressOf(session.info.name, session.record),
      record: session.record,
      text: toText(position, session.info),
      json: JSON.stringify(position),
    };
    for (const { form, field } of forms) field.value = texts[form];
    const game = host.engine().mancala.Game.fromPosition(position);
    toLesson.href = roomAddress("lessons", { edit: "", lang: words.lang }, game.record());
    game.free();
  }

  return { element, open() {}, close() {}, render };
}
