/**
 * The shapes that the rooms of the page share. They stand here and not beside the code because the code travels to
 * every reader, and this file to none.
 */
import type { Analysis, Game, GameInfo, GameName, Limits, Options, Outcome, Position, Turn } from "../pkg/mancala.js";
import type { Loaded } from "./engine/module.js";
import type { Words } from "./i18n/words.js";
import type { Pace } from "./pace.js";
import type { createNotices } from "./panels/notice.js";
import type { Player, Players, Seat } from "./seats.js";
import type { Session } from "./session.js";
import type { Table } from "./table/table.js";

export type {
  Analysis,
  Game,
  GameInfo,
  GameName,
  Limits,
  Loaded,
  Options,
  Outcome,
  Pace,
  Player,
  Players,
  Position,
  Seat,
  Table,
  Turn,
  Words,
};

/**
 * What is going on in a sitting: `telling` shows a turn, `choosing` waits for the person here, `away` for the one
 * elsewhere, `thinking` for the computer, `stuck` after the computer failed; `over` speaks for itself.
 */
export type Phase = "telling" | "choosing" | "away" | "thinking" | "stuck" | "over";

/** What a sitting tells the page. */
export interface Listeners {
  /** Anything about the sitting changed. */
  changed: () => void;
  /** The record changed: time to save and to follow in the address. */
  moved: () => void;
  /** A turn was played and is being shown. */
  told: (turn: Turn) => void;
  /** The board shows another moment without a turn being told: opened, undone, ended. */
  jumped: () => void;
  /** Something went wrong that the sitting survived. */
  failed: (error: unknown) => void;
  /** The engine broke down; this record is what there was. */
  trapped: (record: string) => void;
}

/** What rides along with a history entry: who plays, and which save it belongs to. */
export type Luggage = { players: Players; sitting: string | null };

/** What an address asks for. */
export interface Route {
  kind: "none" | "game" | "record";
  /** The game's name or the record. */
  text: string;
  /** The seat this page is asked to take. */
  sit: Seat | null;
  /** A seat was asked for that there is not. */
  badSeat: boolean;
  /** Null where the address came from outside. */
  luggage: Luggage | null;
}

/** How to follow a thought. */
export type Listening = { onProgress?: (analysis: Analysis) => void; signal?: AbortSignal };

/** The page's side of the engine's thread. */
export interface Thinker {
  /** Rejects with the signal's reason when aborted. */
  think: (record: string, limits: Limits, listening?: Listening) => Promise<Analysis>;
  close: () => void;
  /** Where it thinks; null before the first thought. */
  place: () => "worker" | "blob" | "page" | null;
}

/** A kind of fact and what its words need; `game` and a `voice` are added when it is worded. */
// biome-ignore lint/suspicious/noExplicitAny: details differ from fact to fact
export type Fact = { fact: string; seat?: Seat; [detail: string]: any };

/** Captures of one kind. */
export type Taking = { as: string; seeds: number; stones: number; cells: string[] };

/** A game kept in the browser. */
export interface Saved {
  id: string;
  game: string;
  record: string;
  players: Players;
  over: boolean;
  moves: number;
  /** Milliseconds since 1970. */
  at: number;
}

/** What is handed over to be kept. */
export type Save = Omit<Saved, "id" | "at">;

/** What a person chose last: who plays, how fast, counts shown. */
export type Habits = { players?: Players; speed?: number; counts?: boolean };

/** How to sit down to a game. */
export interface SittingDown {
  players: Players;
  /** The save this goes on from. */
  from?: Saved | null;
  /** Show the last turn as if it had just been played. */
  tellLast?: boolean;
  /** `leave` keeps what stands there, to be read or mended. */
  address: "follow" | "enter" | "leave";
}

/** What the rooms around the board may ask of the page. */
export interface Host {
  words: Words;
  notices: ReturnType<typeof createNotices>;
  /** The sitting now. */
  session: () => Session | null;
  sittingId: () => string;
  games: () => readonly GameName[];
  titles: () => { name: string; title: string }[];
  newOf: (name: string, options?: Options) => Game;
  parse: (record: string) => Game;
  sitDown: (game: Game, how: SittingDown) => void;
  usualPlayers: () => Players;
  remember: (players: Players) => void;
  restart: (record: string | null) => Promise<void>;
  /** To the address before. */
  back: () => void;
}
