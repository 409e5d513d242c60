// What the study tools say to one another. Nothing of this travels to a browser.

import type {
  Analysis,
  Game,
  GameInfo,
  Host,
  Mancala,
  Pieces,
  Players,
  Position,
  Review,
  Seat,
  Session,
  Words,
} from "../types.js";

export type { Analysis, Game, GameInfo, Host, Pieces, Position, Review, Seat, Session, Words };

/** One of the tools in the panel: it works while it is open. */
export interface Tool {
  element: HTMLElement;
  open: () => void;
  close: () => void;
  /** Does at once what it is opened for. */
  begin?: () => void;
  /** Anything about the sitting changed. */
  render: (session: Session) => void;
}
export type ToolName = "analysis" | "mistakes" | "editor" | "exchange";
/** What the tools may ask of their panel. */
export interface Desk {
  host: Host;
  looks: Review;
  /** Changes to another tool, or closes the panel. */
  turnTo: (tool: ToolName | null) => void;
  /** Another game comes to the board; a notice leads back to the one before. */
  sitDown: (game: Game, players: Players) => void;
}
export type CreateTool = (desk: Desk) => Tool;

/** A line of a text, and which one it is. */
export type Line<Content> = Content & { number: number };
export type Place = { seeds: number; stones: number | undefined };

/** What was found in a text, line by line. */
export interface Reader {
  names: Line<{ row: string[] }>[];
  cells: Line<{ row: string[] }>[];
  pieces: Map<string, Place>;
  fields: Map<string, Line<{ text: string }>>;
}

export type ToText = (position: Position, info: GameInfo) => string;
/** Throws `TextError` for what cannot be read, and whatever `describe` throws. */
export type FromText = (text: string, describe: (game: string, options: object) => GameInfo) => Position;

/** A game out of whatever somebody pasted; throws an error with a `code`. */
export type ReadGame = (text: string, mancala: Pick<Mancala, "Game" | "games">) => { game: Game; sit: Seat | null };
export type WordProblem = (error: unknown, words: Words) => string;

/** A position while it is being set up: its numbers may be anything yet. */
// biome-ignore lint/suspicious/noExplicitAny: what a position holds differs from game to game
export type Draft = any;
/**
 * The fields of a draft, each for a path into it as the engine's errors name it: `holes[0][3]`. `set` hears of a value,
 * and of the field that is being typed into; `add` of one more or less.
 */
export type CreateInputs = (
  words: Words,
  on: { set: (path: string, value: unknown, typed?: string) => void; add: (path: string, by: number) => void },
) => {
  clear: () => void;
  counter: (path: string, label: string) => HTMLElement[];
  ownerBox: (path: string, seat: number, label: string) => HTMLElement;
  seatField: (path: string, label: string) => HTMLElement;
  /** Brings all of them up to date; nothing is wrong with any then. */
  follow: (draft: Draft) => void;
  /** The field that an error of the engine is about, and what it is called. */
  find: (at: string) => { path: string; label: string };
  /** Something is wrong with it. */
  mark: (path: string) => void;
};
export type Counted = { seeds: number; stones: number };
