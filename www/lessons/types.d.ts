// What lessons are made of. Nothing of this travels to a browser.

import type { Words } from "../i18n/types.js";
import type { Tabletop } from "../table/table.js";
import type { Analysis, Game, GameInfo, GameName, Loaded, Mancala, Seat, Thinker, Turn } from "../types.js";

/** A kind of question. */
export type Ask = "last" | "gain" | "most" | "moves" | "reach" | "win" | "best";
export type Cell = string;

/** A position, a question about it, and perhaps words of whoever made it: plain text, never markup. */
export interface Lesson {
  /** A record; its last position is meant. */
  at: string;
  ask: Ask;
  /** The move that is asked about. */
  move?: string;
  /** To be brought in one turn. */
  points?: number;
  /** So many own moves are to be found, the engine answers. */
  plies?: number;
  title?: string;
  hint?: string;
  comment?: string;
}
/** A lesson of the sets that come with the page: its words are in `../i18n/lessons/`. */
export type Own = Omit<Lesson, "title" | "hint" | "comment"> & { title: string; hint: string };

/** Lessons in order, as a link or a file carries them. */
export interface List {
  title: string;
  lessons: Lesson[];
}
export interface OwnSet {
  game: GameName;
  lessons: Own[];
}

/** A question about a position, as the engine has it. */
export interface Question {
  lesson: Lesson;
  game: Game;
  info: GameInfo;
  /** Who is to move. */
  seat: Seat;
  /** How many turns led there. */
  start: number;
  moves: string[];
  /** The turn that is asked about. */
  turn?: Turn;
}
/** Throws what the engine throws, or `Senseless` where the position cannot be asked that. */
export type OpenQuestion = (lesson: Lesson, mancala: Pick<Mancala, "Game">) => Question;
export type PointsIn = (turn: Turn, info: GameInfo) => number;
export type FindTurn = (question: Question) => string[] | null | undefined;
/** What the engine has proven: the best moves, the one it plays itself, and what each other one gives away at least. */
export type Proof = { best: string[]; reply: string; loss: Map<string, number> };
/** Null where it is not proven yet. */
export type ProveBest = (analysis: Pick<Analysis, "moves" | "score" | "exact" | "best">) => Proof | null;

/** Rejects with the signal's reason, or with `Senseless`. */
export type Prove = (thinker: Thinker, record: string, signal?: AbortSignal) => Promise<Proof>;

/** Where a list is wrong, and how; the page words it. */
export type Flaw = { code: string; lesson?: number; field?: string; least?: number; most?: number };
/** Throws `ListError`. */
export type ReadList = (value: unknown) => List;
export type ReadLink = (fragment: string) => Promise<List>;
export type WriteLink = (list: List) => Promise<string>;

/** The list that is being made; `flaw` tells what is wrong with the link that it should come from. */
export interface Draft {
  list: List;
  flaw: Flaw | null;
  /** Whether it will be there the next time. */
  keep: (list: List) => boolean;
}
export type OpenDraft = (fragment: string) => Promise<Draft>;

/** How far somebody is with a lesson: found at once or later, or looked up. */
export type Mark = "open" | "tried" | "first" | "later" | "shown";
export interface Progress {
  marks: () => Mark[];
  /** What happened to a lesson: a wrong answer, the right one, or its solution was shown. */
  note: (index: number, what: "wrong" | "found" | "shown") => void;
  clear: () => void;
}
export type OpenProgress = (id: string, count: number) => Progress;

/** The engine, the thread it thinks in, and the table. */
export interface Kit {
  loaded: Loaded;
  thinker: Thinker;
  Tabletop: typeof import("../table/table.js").Tabletop;
}

/** What the page gives to its rooms. */
export interface Around {
  /** The words of the lessons, and those of the table. */
  text: Words;
  words: Words;
  kit: Kit;
  /** Says something to those who listen. */
  announce: (sentence: string) => void;
}

/** What a lesson tells the page. */
export interface Listeners {
  note: (what: "wrong" | "found" | "shown") => void;
}
/** One lesson on the page. */
export interface Shown {
  element: HTMLElement;
  close: () => void;
}
export type CreateLesson = (lesson: Lesson, heading: string, around: Around, on: Listeners) => Shown;

/** The board and the line below it, as the kinds of questions use them. */
export interface Desk {
  question: Question;
  around: Around;
  table: Tabletop;
  /** Below the board, for what is answered there. */
  place: HTMLElement;
  speak: (...sentences: string[]) => void;
  /** Shows a turn; false where something else has begun meanwhile. */
  tell: (turn: Turn) => Promise<boolean>;
  wrong: () => void;
  found: () => void;
  /** Where the board goes back to with "Try again". */
  offerRetry: () => void;
}
/** What a kind of question does with presses, and how its solution is shown. */
export interface Answering {
  choose: (move: string) => void;
  pick?: (cell: Cell) => void;
  /** Asks again, on a board as it was. */
  ask: () => void;
  solve: () => void | Promise<void>;
  /** Lets go of what is still thought about. */
  close?: () => void;
}
export type Answer = (desk: Desk) => Answering;
/** The engine's own answer, in words; throws what is wrong with the lesson. */
export type CheckLesson = (lesson: Lesson, around: Pick<Around, "kit" | "words">) => Promise<string>;
