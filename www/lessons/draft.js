/** The list that is being made, kept in the browser until it is handed out. */
import { parse, read, write } from "../storage.js";
import { ListError, MOST, readLink, readList, VERSION } from "./list.js";
import { signOf } from "./progress.js";

/** @import { List, OpenDraft } from "./types.js" */

const KEY = "mancala:lessons-draft";

/** What was being made when the page was left: a title alone is no list yet. @param {string} key @returns {List} */
function find(key) {
  const kept = parse(read(key));
  try {
    return readList(kept);
  } catch {
    return { title: typeof kept?.title === "string" ? kept.title.slice(0, MOST.title) : "", lessons: [] };
  }
}

/** Somebody's list has a draft of its own: the one that was being made here stays. @type {OpenDraft} */
export async function openDraft(fragment) {
  let key = KEY;
  let list = null;
  let flaw = null;
  if (/^\d+\./.test(fragment)) {
    try {
      list = await readLink(fragment);
      key = `${KEY}:${signOf(fragment)}`;
    } catch (error) {
      if (!(error instanceof ListError)) throw error;
      flaw = error.flaw;
    }
  }
  const kept = find(key);
  return {
    list: list && kept.lessons.length === 0 ? list : kept,
    flaw,
    keep: (now) => write(key, JSON.stringify({ version: VERSION, ...now })),
  };
}
