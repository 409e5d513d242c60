/**
 * Keeps the newest games. Every sitting has a save of its own, so two tabs never write over each other's game.
 * Where nothing can be stored, memory serves until the page is closed.
 */
import { readNames, readPlayers } from "./seats.js";

/** @import { Habits, Saved } from "./types.js" */

const SAVE = "mancala:save:";
const TOLD = "mancala:told:";
const HABITS = "mancala:habits";
const KEPT = 12;

/** @type {Map<string, string>} */
const memory = new Map();

/** What could not be stored is newer than what is. @param {string} key */
export function read(key) {
  try {
    return memory.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Whether it was stored and not only remembered. @param {string} key @param {string} text */
export function write(key, text) {
  try {
    localStorage.setItem(key, text);
    return memory.delete(key) || true;
  } catch {
    memory.set(key, text);
    return false;
  }
}

/** @param {string} key */
function remove(key) {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}

/** @param {string} id */
function drop(id) {
  remove(SAVE + id);
  remove(TOLD + id);
}

/** @returns {string[]} */
function keys() {
  const found = new Set(memory.keys());
  try {
    for (let i = 0; i < localStorage.length; i += 1) {
      const key = localStorage.key(i);
      if (key !== null) found.add(key);
    }
  } catch {
    // Memory alone, then.
  }
  return [...found];
}

/** Null for whatever is no JSON. @type {(text: string | null) => any} */
export function parse(text) {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Null where somebody else's or a damaged text stands under the key. @type {(id: string) => Saved | null} */
export function find(id) {
  const data = parse(read(SAVE + id));
  const players = readPlayers(data?.players);
  if (!players || typeof data.game !== "string" || typeof data.record !== "string") return null;
  // Other lines of this very game begin where it began.
  const start = `${data.record.split("/", 3).join("/")}/`;
  return {
    id,
    game: data.game,
    record: data.record,
    players,
    names: readNames(data.names),
    clock: data.clock ?? null,
    timed: data.timed === true,
    over: data.over === true,
    moves: Number.isSafeInteger(data.moves) ? data.moves : 0,
    lines: Array.isArray(data.lines)
      ? data.lines.filter((/** @type {unknown} */ line) => typeof line === "string" && line.startsWith(start))
      : [],
    // A date that is none, or not yet, must not outlive what is played today.
    at: typeof data.at === "number" && data.at >= 0 && data.at <= Date.now() ? data.at : 0,
  };
}

/** Games left open, the newest first. @returns {Saved[]} */
export function saved() {
  return keys()
    .filter((key) => key.startsWith(SAVE))
    .map((key) => find(key.slice(SAVE.length)))
    .filter((save) => save !== null)
    .sort((a, b) => b.at - a.at);
}

/** Of this game, or of any, those not finished; the one left open last is first. @param {string | null} game */
export function unfinished(game) {
  return saved().filter((save) => !save.over && (game === null || save.game === game));
}

/** Whether nobody has been told yet that this save cannot be read; from now on somebody has. @param {string} id */
export function isNews(id) {
  const news = read(TOLD + id) === null;
  if (news) write(TOLD + id, "1");
  return news;
}

/**
 * Going on with an earlier save takes its place once there is something new to save, unless somebody else has
 * gone on with it meanwhile.
 * @type {(from?: Saved | null) => import("./types.js").Sitting}
 */
export function createSitting(from = null) {
  const id = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
  let before = from;
  return {
    id,
    save(save) {
      if (!write(SAVE + id, JSON.stringify({ ...save, at: Date.now() }))) return false;
      if (before && find(before.id)?.record === before.record) drop(before.id);
      before = null;
      for (const old of saved().slice(KEPT)) if (old.id !== id) drop(old.id);
      return true;
    },
  };
}

/** What a person chose last. @returns {Habits} */
export function readHabits() {
  const data = parse(read(HABITS));
  /** @type {Habits} */
  const habits = {};
  const players = readPlayers(data?.players);
  if (players) habits.players = players;
  if (data?.names) habits.names = readNames(data.names);
  if (typeof data?.speed === "number" && data.speed >= 0) habits.speed = data.speed;
  if (typeof data?.counts === "boolean") habits.counts = data.counts;
  if (typeof data?.lang === "string") habits.lang = data.lang;
  if (typeof data?.sounds === "boolean") habits.sounds = data.sounds;
  if (data?.outlook === true) habits.outlook = true;
  if (["off", "lap", "turn"].includes(data?.ends)) habits.ends = data.ends;
  return habits;
}

/** Whether they will be known after a reload. @param {Habits} changes */
export function keepHabits(changes) {
  return write(HABITS, JSON.stringify({ ...readHabits(), ...changes }));
}
