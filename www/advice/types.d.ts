// What advice is made of. Nothing of this travels to a browser.

import type { Words } from "../i18n/types.js";
import type {
  Analysis,
  Game,
  GameInfo,
  Host,
  Limits,
  Listening,
  Mancala,
  Pieces,
  Players,
  Seat,
  Session,
  Turn,
} from "../types.js";

export type { Analysis, Game, GameInfo, Host, Players, Seat, Session, Turn, Words };

export type MoveValue = Analysis["moves"][number];

/** One thread for all advice: what is asked last is thought about first, and what that interrupted is asked anew. */
export interface Adviser {
  consider: (record: string, limits: Limits, listening?: Listening) => Promise<Analysis>;
}
export interface Question {
  record: string;
  limits: Limits;
  onProgress?: (analysis: Analysis) => void;
  resolve: (analysis: Analysis) => void;
  reject: (error: unknown) => void;
}
/** What is put to the engine, and whether that is a round alone. */
export interface Subject {
  record: string;
  /** Of a match its round: the end of that can be proven. */
  round: boolean;
}
export type SubjectOf = (game: Game, mancala: Pick<Mancala, "Game">) => Subject;

/** What is taken, and from where. */
export type Taken = Pieces & { cells: string[] };

/** What speaks for a move; nothing of it is guessed: each was played out by the engine. */
export interface Reasons {
  /** The turn that it would be. */
  turn: Turn;
  /** The cell of its first seed, where moves have a direction. */
  towards: string | null;
  /** There is no other. */
  only: boolean;
  taken: Taken | null;
  /** Seeds sown into the mover's store. */
  stored: number;
  /** The mover chooses once more: after a seed in the store, or because the other has no move. */
  again: "again" | "pass" | null;
  /** It ends the game, or the round. */
  ends: "end" | "round" | null;
  /** What the other side would take were the turn passed, and cannot after this move. */
  prevents: Taken | null;
  /** What its next move takes, where the other side answers as expected. */
  plans: Taken | null;
  /** The next best move, and how much less it brings. */
  next: { move: string; points: number; sure: boolean } | null;
}
export type ReasonsFor = (game: Game, analysis: Analysis, info: GameInfo, mancala: Pick<Mancala, "Game">) => Reasons;

/** Who sits where, and what is judged there. */
export interface Judged {
  players: Players;
  toMove: Seat;
  round: boolean;
}
/** What perfect play from there brings, as far as it is known. */
export type WorthOf = (analysis: Pick<Analysis, "exact" | "moves">) => Omit<MoveValue, "move">;
/** The margin of a value in words, always with how sure it is. */
export type TellMargin = (value: Omit<MoveValue, "move">, nodes: number, at: Judged, words: Words) => string;
export type TellMove = (move: string, towards: string | null, words: Words) => string;
export type TellHint = (reasons: Reasons, analysis: Analysis, at: Judged, info: GameInfo, words: Words) => string;

/** What a move that was played is worth beside the best one. */
export interface Verdict {
  /** Points lost. */
  lost: number;
  /** Both values are proven. */
  sure: boolean;
  best: string;
  /** The value of the best. */
  value: Omit<MoveValue, "move">;
  nodes: number;
  kind: "best" | "good" | "slip" | "mistake" | "blunder";
}
/** Null where there was nothing to choose, or nothing is known of the move. */
export type JudgeMove = (analysis: Analysis, move: string) => Verdict | null;

/** How exactly a seat played. */
export interface Accuracy {
  /** Moves that had a choice and were judged. */
  moves: number;
  /** Those that lost nothing. */
  best: number;
  /** Points lost in the mean. */
  mean: number;
}
export type AccuracyOf = (verdicts: Iterable<{ seat: Seat; verdict: Verdict | null }>, seat: Seat) => Accuracy;
/** What to put to the engine about each move of a game, and whether there was any choice. */
export type PliesOf = (
  session: Pick<Session, "turns" | "declared"> & { game: Pick<Game, "clone"> },
  mancala: Pick<Mancala, "Game">,
) => Generator<Subject & { ply: number; choice: boolean }>;
/** The sign on the board; `id` is that of its words. */
export type CreateMark = (
  words: Words,
  id: string,
) => { put: (move: string, towards: string | null) => void; place: () => void; take: () => void };
