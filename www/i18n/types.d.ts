// What the words are made of, and how the page asks for them. Nothing of this travels to a browser.

import type { Step, TableWords } from "../table/types.js";
import type { Fact, GameInfo, Outcome, Players, Position, Seat, Turn } from "../types.js";

// biome-ignore lint/suspicious/noExplicitAny: what is to be filled in differs from sentence to sentence
export type Args = any;

/** The message of this id (or `id.attribute`), filled in; an id that has none is made readable. */
export type T = (key: string, args?: Args) => string;

/** A language, ready to speak. */
export interface Words {
  lang: string;
  dir: "ltr" | "rtl";
  /** For `Intl`: the language, and one to fall back on. */
  locales: string[];
  t: T;
  has: (key: string) => boolean;
  /** The first of these ids that there is a message for. */
  first: (...keys: string[]) => string | null;
  /** Sentences, one after the other. */
  join: (...sentences: string[]) => string;
  /** "a, b and c" */
  list: (items: string[]) => string;
  /** What a game is called in this language; a game that has no name in it keeps its own. */
  title: (game: string, otherwise: string) => string;
  /** In the language's digits. */
  number: (value: number) => string;
  /** Adds the messages of another Fluent source. */
  learn: (source: string) => void;
}

/** How a seat is spoken of: `you`; by a name; `computer` or `friend` where one person plays here; else by side. */
export type Voice = "you" | "computer" | "friend" | "named" | "south" | "north";

export type Option = GameInfo["options"][number];

/** Always a sentence. */
export type WordError = (error: unknown, words: Words) => string;

/** The facts of a turn, in the order they happened. */
export type FactsOf = (turn: Turn, info: GameInfo) => Fact[];

/** The holes of the other row that a seat has conquered. */
export type SonsOf = (seat: Seat, owners: readonly [Seat[], Seat[]] | undefined, info: GameInfo) => string[];

/** A whole turn in words; brief: of a turn that ended a round, only what the round came to. */
export type TellTurn = (
  turn: Turn,
  info: GameInfo,
  players: Players,
  words: Words,
  how?: { brief?: boolean },
) => string;

/** A fact, in one sentence or several. */
export type TellFact = (fact: Fact, info: GameInfo, players: Players, words: Words) => string[];

export type NameMove = (move: string, info: Pick<GameInfo, "ring" | "directions">, words: Words) => string;

/** One sentence for whoever chose a cell that is not on offer. */
export type TellRefusal = (
  cell: string,
  at: { info: GameInfo; players: Players; position: Position; toMove: Seat },
  words: Words,
) => string;

/** What one step does, for the line under the board while it is shown; null where nothing is to be said. */
export type TellStep = (
  turn: { steps: readonly Step[] },
  index: number,
  info: GameInfo,
  words: Words,
  players?: Players,
) => string | null;
export type LastTold = (...step: Parameters<TellStep>) => { at: number; said: string | null };
/** Why a step happens: the ending of its message's id, where the last seed fell, and the empty cell that was leapt over. */
export type WhyOf = (
  steps: readonly Step[],
  index: number,
  info: GameInfo,
) => { kind: string; landing: string; gap?: string };
export type GapBetween = (ring: readonly string[], a: string, b: string) => string | null;

/** The end in words: who won, the count, and why it ended. */
export type TellOutcome = (
  outcome: Outcome,
  info: GameInfo,
  players: Players,
  words: Words,
) => { result: string; reason: string };

/** The words of the table; `players` tells who sits where now, so whose side is "yours". */
export type TableWordsOf = (words: Words, info: GameInfo, players: () => Players) => TableWords;
