/**
 * Keeps the newest games. Every sitting has a save of its own, so two tabs never write over each other's game.
 * Where nothing can be stored, memory serves until the page is closed.
 */
import { readPlayers } from "./seats.js";

/** @import { Habits, Saved } from "./types.js" */

const SAVE = "mancala:save:";
const HABITS = "mancala:habits";
const KEPT = 12;

/** @type {Map<string, string>} */
const memory = new Map();

/** @param {string} key */
function read(key) {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

/** @param {string} key @param {string} text */
function write(key, text) {
  try {
    localStorage.setItem(key, text);
    memory.delete(key);
  } catch {
    memory.set(key, text);
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
function parse(text) {
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
  return {
    id,
    game: data.game,
    record: data.record,
    players,
    over: data.over === true,
    moves: Number.isSafeInteger(data.moves) ? data.moves : 0,
    at: Number.isSafeInteger(data.at) ? data.at : 0,
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

/** The game, or any, that was left open last and not finished. @type {(game: string | null) => Saved | null} */
export function latest(game) {
  return saved().find((save) => !save.over && (game === null || save.game === game)) ?? null;
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
      write(SAVE + id, JSON.stringify({ ...save, at: Date.now() }));
      if (before && find(before.id)?.record === before.record) remove(SAVE + before.id);
      before = null;
      for (const old of saved().slice(KEPT)) if (old.id !== id) remove(SAVE + old.id);
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
  if (typeof data?.speed === "number" && data.speed >= 0) habits.speed = data.speed;
  if (typeof data?.counts === "boolean") habits.counts = data.counts;
  return habits;
}

/** @param {Habits} changes */
export function keepHabits(changes) {
  write(HABITS, JSON.stringify({ ...readHabits(), ...changes }));
}
