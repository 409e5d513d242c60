/**
 * Lessons: `?game=dakon&lang=vi` opens those that come with the page, `#1.…` those that somebody made, `?edit` the room
 * where they are made (`?edit#1/dakon//A` from a position).
 */
import { fill, make } from "../dom.js";
import { createThinker } from "../engine/client.js";
import { loadEngine } from "../engine/module.js";
import { languageHere } from "../i18n/languages.js";
import { fetchWords, teach } from "../i18n/words.js";
import { openPage } from "../opening.js";
import { createMasthead } from "../panels/masthead.js";
import { playAddress, roomAddress, roomAsked } from "../rooms.js";
import { readHabits } from "../storage.js";
import { createCourse } from "./course.js";
import { ListError, readFile, readLink } from "./list.js";

/** @import { Words } from "../i18n/types.js" */
/** @import { Around, List, OwnSet } from "./types.js" */

/** @type {{ [game: string]: { title: string, fetch: () => Promise<{ default: OwnSet }> } }} */
const SETS = {
  "o-an-quan": { title: "Ô Ăn Quan", fetch: () => import("./sets/o-an-quan.js") },
  "san-yao": { title: "Sàn Yáo", fetch: () => import("./sets/san-yao.js") },
  "al-manqala": { title: "Al-manqala", fetch: () => import("./sets/al-manqala.js") },
  dakon: { title: "Dakon", fetch: () => import("./sets/dakon.js") },
};
/** Larger files hold no lessons. */
const MOST_BYTES = 1_000_000;

/** The lessons that come with the page, in its words. @param {string} game @param {Words} text @param {Words} words @returns {Promise<List>} */
async function ownList(game, text, words) {
  const say = text.t;
  const { title, fetch } = SETS[game];
  const { lessons } = (await fetch()).default;
  return {
    title: say("lessons-title", { game: words.title(game, title) }),
    lessons: lessons.map((lesson) => ({
      ...lesson,
      title: say(`title-${lesson.title}`),
      hint: say(`hint-${lesson.hint}`),
    })),
  };
}

/** What is wrong with a list, and where. @param {unknown} error @param {Words} text */
export function wordFlaw(error, text) {
  if (!(error instanceof ListError)) throw error;
  const { code, ...where } = error.flaw;
  return text.t(`flaw-${code}`, where);
}

const lang = languageHere(readHabits().lang);
/** @type {{ close: () => void } | null} */
let open = null;

/** @param {Words} text @param {Words} words */
async function around(text, words) {
  const [loaded, { Tabletop }] = await Promise.all([loadEngine(), import("../table/table.js")]);
  const live = make("p", { class: "unseen", role: "status" });
  /** @type {Around} */
  const given = {
    text,
    words,
    kit: { loaded, thinker: createThinker(loaded), Tabletop },
    announce: (sentence) => {
      live.textContent = sentence;
    },
  };
  return { given, live };
}

async function show() {
  const [given, wanted] = await Promise.all([fetchWords(lang, "lessons"), fetchWords(lang)]);
  // One language on one page.
  const words = wanted.lang === given.lang ? wanted : await fetchWords(given.lang);
  const text = given;
  const say = text.t;
  document.documentElement.lang = text.lang;
  document.documentElement.dir = text.dir;
  document.title = words.t("panel-lessons");

  /** @type {Around} */
  let kit;
  /** @type {HTMLElement} */
  let live;
  try {
    ({ given: kit, live } = await around(text, words));
  } catch (error) {
    // What is missing is told; whoever looks for the reason finds it.
    console.warn(error);
    fill(
      document.body,
      createMasthead("lessons", SETS, null, words),
      make("main", { class: "before" }, make("p", {}, say("lessons-no-engine"))),
    );
    return;
  }

  /** @param {List} list @param {string | null} game */
  function take(list, game) {
    open?.close();
    const title = list.title || words.t("panel-lessons");
    document.title = title;
    const course = createCourse({ ...list, title }, kit);
    open = course;
    fill(document.body, createMasthead("lessons", SETS, game, words), course.element, more(game), live);
  }

  /** @param {string} sentence */
  function refuse(sentence) {
    open?.close();
    open = null;
    const main = make(
      "main",
      { class: "before" },
      make("h1", {}, words.t("panel-lessons")),
      make("p", { role: "alert" }, sentence),
    );
    fill(document.body, createMasthead("lessons", SETS, null, words), main, more(null), live);
  }

  /** Where to go from here. @param {string | null} game */
  function more(game) {
    const file = make("input", {
      type: "file",
      accept: ".json,application/json",
      change: () => {
        const chosen = file.files?.[0];
        if (chosen) void openFile(chosen);
        // The same file may be chosen again.
        file.value = "";
      },
    });
    const titles = game ? [{ game, title: words.title(game, SETS[game].title) }] : [];
    return make(
      "footer",
      { class: "lessons-more" },
      ...titles.map(({ game, title }) =>
        make("a", { href: playAddress(game, text.lang) }, say("lessons-play", { game: title })),
      ),
      ...titles.map(({ game }) =>
        make("a", { href: roomAddress("print", { game, lang: text.lang }) }, words.t("panel-print")),
      ),
      make("a", { href: roomAddress("lessons", { edit: "", lang: text.lang }) }, say("lessons-make")),
      make("label", { class: "file" }, make("span", {}, say("lessons-file")), file),
    );
  }

  /** @param {File} file */
  async function openFile(file) {
    try {
      if (file.size > MOST_BYTES) throw new ListError({ code: "big" });
      take(readFile(await file.text()), null);
    } catch (error) {
      refuse(error instanceof ListError ? wordFlaw(error, text) : say("flaw-broken"));
    }
  }

  /** Counts arrivals: what comes later than the next one is not shown any more. */
  let arrival = 0;

  async function arrive() {
    arrival += 1;
    const mine = arrival;
    const asked = roomAsked();
    if (asked.edit) {
      // Whatever is pasted there is read, and its faults are told, as in the study.
      const [{ createEditor }] = await Promise.all([import("./editor.js"), teach(words, "study")]);
      const editor = await createEditor(kit, asked.rest);
      if (mine !== arrival) {
        editor.close();
        return;
      }
      open?.close();
      open = editor;
      document.title = say("lessons-make");
      fill(document.body, createMasthead("lessons", SETS, null, words), editor.element, live);
      return;
    }
    if (asked.rest !== "") {
      try {
        const list = await readLink(asked.rest);
        if (mine === arrival) take(list, null);
      } catch (error) {
        if (mine === arrival) refuse(wordFlaw(error, text));
      }
      return;
    }
    const game = Object.hasOwn(SETS, asked.game) ? asked.game : Object.keys(SETS)[0];
    const list = await ownList(game, text, words);
    if (mine === arrival) take(list, game);
  }
  await arrive();
  addEventListener("hashchange", () => {
    arrive().catch(() => refuse(words.t("notice-part")));
  });
}

await openPage(show);
