// What the rules pages are made of. Nothing of this travels to a browser.

import type { Words } from "../i18n/types.js";
import type { GameName, Loaded, Seat } from "../types.js";

/** What an example claims; the tests play it through the engine and compare. Its caption speaks of nothing else. */
export interface Claims {
  /** The hole of the first move. */
  from?: string;
  moves?: string[];
  /** Lifted at the start. */
  seeds?: number;
  /** Where the first seed fell. */
  towards?: string;
  /** Where the sowing went on. */
  relays?: string[];
  /** Where the last seed fell. */
  last?: string;
  /** How many lay there then, and in the cell before it. */
  there?: number;
  before?: number;
  /** What lies in the cell after the next. */
  behind?: number;
  /** What the mover captured, from where, in points. */
  cells?: string[];
  taken?: number;
  /** Seeds into the mover's own store, sown and captured. */
  stored?: number;
  /** Seeds sown into the other row, and into the hole of origin. */
  fed?: number;
  returned?: number;
  own?: number;
  borrowed?: number;
  into?: string[];
  laps?: number;
  again?: boolean;
  passes?: Seat;
  /** Holes of the other row that the first mover owns, and how many holes he owns in all. */
  sons?: string[];
  holes?: number;
  lent?: number;
  /** The count of a game or round that ended. */
  south?: number;
  north?: number;
  reason?: string;
  /** Who moves then; what may be played before, and then. */
  toMove?: Seat;
  legal?: string[];
  next?: string[];
  /** The option `youngMandarin`. */
  least?: number;
}

export interface Example {
  /** Its caption. */
  example: string;
  /** Where it begins: a record without moves. */
  record: string;
  moves: string[];
  shows: Claims;
}

/** A paragraph by its id, several as a list, or points that were decided here. */
export type Part = string | { list: string[] } | { decided: string[] } | Example;

export interface Section {
  /** Also its anchor. */
  id: string;
  /** Where it is not `rules-section-…`. */
  title?: string;
  parts: Part[];
}

/** The rules of a game, without a word. */
export interface Sheet {
  game: GameName;
  title: string;
  /** The usual board, as far as its shape goes: known before the engine is there. */
  board: { rows: [string[], string[]]; mandarins: [string, string] | null; stores: "ring" | "ends" | "aside" };
  /** What paragraphs fill in. */
  numbers: { total: number; half?: number; rounds?: number };
  sections: Section[];
}

/** The engine and the table. */
export type Parts = [Loaded, typeof import("../table/table.js")];

/** What the page gives to its examples. */
export interface Around {
  /** The words of the rules, and those of the table. */
  text: Words;
  words: Words;
  /** Brings what boards are made of, once. */
  parts: () => Promise<Parts>;
  /** Says something to those who listen. */
  announce: (sentence: string) => void;
}

/** An example on the page, drawn only while it is near. */
export interface Shown {
  element: HTMLElement;
  /** Where its board lies. */
  place: HTMLElement;
  draw: () => void;
  drop: () => void;
  /** Draws the board for paper at once, however far it is; and what became of that afterwards. */
  print: (parts: Parts) => void;
  printed: () => void;
}

export type CreateExample = (example: Example, number: number, around: Around & { numbers: Sheet["numbers"] }) => Shown;
export type CreateArticle = (
  sheet: Sheet,
  around: Around & { title: string; others: { title: string; address: string }[]; home: string },
) => { main: HTMLElement; examples: Shown[] };
export type WatchBoards = (main: HTMLElement, sheet: Sheet, examples: Shown[], parts: Around["parts"]) => void;
/** The children of a paragraph: text, with what stands between stars in italics. */
export type Inline = (text: string) => (Node | string)[];
/** What a caption fills in. */
export type Filled = (shows: Claims, words: Words) => { [name: string]: string | number | boolean };
