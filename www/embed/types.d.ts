// What the rooms of an embedded board say to one another. Nothing of this travels to a browser.

import type { Tabletop } from "../table/table.js";
import type { BoardInfo, TableConfig } from "../table/types.js";
import type { Game, GameInfo, Goal, Loaded, Outcome, Players, Position, Seat, Turn, Words } from "../types.js";

export type { BoardInfo, Game, GameInfo, Goal, Loaded, Outcome, Players, Position, Seat, Turn, Words };

export type Mode = "play" | "replay" | "diagram";
export type Seats = "south" | "north" | "both" | "none";
export type Theme = "auto" | "light" | "dark";

/** What somebody wrote to a moment of a game. It is text, whatever it looks like. */
export interface Comment {
  text: string;
  /** In the language of the board where none is named. */
  lang?: string;
}
/** By the number of turns played. */
export type Comments = Map<number, Comment>;

/** What the attributes of an element or the parameters of a frame come to. */
export interface Wanted {
  game: string;
  position: string;
  record: string;
  /** Null: the mode's own moment. */
  at: number | null;
  mode: Mode;
  seats: Seats;
  level: number;
  /** Empty: as around it. */
  lang: string;
  theme: Theme;
  flip: boolean;
  counts: boolean;
  controls: boolean;
  comments: Comments;
}
export type Name = keyof Wanted;

/** How an attribute is read. */
export type Kind = "text" | "choice" | "whole" | "flag" | "comments";
export interface Attribute {
  name: Name;
  kind: Kind;
  /** What stands for it where it is missing, as a text. */
  usual: string;
  choices?: readonly string[];
  least?: number;
  most?: number;
}

/** For authors, in English. */
export interface About {
  about: string;
  example?: string;
}

/** Something asked for that cannot be. */
export interface Problem {
  name: string;
  value: string;
  choices?: readonly string[];
  /** What the engine or JSON said. */
  error?: unknown;
  /** Turns that there are. */
  turns?: number;
}
export type ReadAttributes = (get: (name: Name) => string | null) => { wanted: Wanted; problems: Problem[] };

/** What a board tells the world. */
export interface Told {
  ready: { game: string; mode: Mode; record: string; ply: number };
  move: {
    move: string;
    seat: Seat;
    by: "person" | "computer" | "script";
    ply: number;
    record: string;
    position: Position;
  };
  step: { ply: number; turns: number; move: string | null; comment: string | null; record: string; position: Position };
  end: { winner: Seat | null; points: [number, number]; reason: string; record: string };
  error: { code: string; name: string; value: string; message: string };
}
export type Tell = <Type extends keyof Told>(type: Type, detail: Told[Type]) => void;

/** What a mode shows on the table. */
export interface Showing {
  readonly record: string;
  /** Of the whole game, of which only a moment may be shown. */
  readonly whole: string;
  readonly position: Position;
  readonly ply: number;
  readonly moves: string[];
  readonly outcome: Outcome | null;
  readonly players: Players;
  /** Above the board, below it, and what is only heard. */
  readonly head: HTMLElement[];
  readonly foot: HTMLElement[];
  /** What the table hears. */
  readonly listens: Pick<TableConfig, "onChoose" | "previewOf" | "onRefuse" | "onStep">;
  begin(table: Tabletop): void;
  flip(flipped: boolean): void;
  play(move: string): boolean;
  go(to: Goal): boolean;
  undo(): boolean;
  redo(): boolean;
  comment(comments: Comments): void;
  seat(players: Players): void;
  /** The board itself is gone first. */
  close(): void;
}

/** What a mode is made of. */
export interface Staging {
  game: Game;
  info: GameInfo;
  words: Words;
  wanted: Wanted;
  loaded: Loaded;
  tell: Tell;
  /** A sentence in the box. */
  note: (text: string, deed?: { label: string; press: () => void }) => void;
  /** The engine broke down over this record. */
  trapped: (record: string) => void;
}
export type Stage = (staging: Staging) => Showing;

/** What all boards of a page share. */
export interface Shared {
  words: Words;
  loaded: Loaded;
  Tabletop: typeof Tabletop;
}

/** A message between a frame and the page around it. */
export interface Message {
  type: string;
  v: number;
  [detail: string]: unknown;
}
/** What a message may carry, by name. */
export type Shape = {
  [detail: string]: {
    kind: "text" | "whole" | "flag" | "choice" | "goal" | "any";
    choices?: readonly string[];
    needed?: boolean;
  };
};
export interface MessageKind {
  type: string;
  shape: Shape;
}
