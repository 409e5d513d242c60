// What pictures of a board are made of. Nothing of this travels to a browser.

import type { T } from "../i18n/types.js";
import type { BoardInfo, Layout, Lying, Seat } from "../table/types.js";
import type { GameInfo, Host, Outcome, Position, Turn, Words } from "../types.js";

// What is drawn: a picture is a list of marks, which an SVG writes down and a canvas paints

export interface Path {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  dash?: number[];
}
/** One of the picture's stamps, around a point. */
export interface Stamp {
  stamp: number;
  x: number;
  y: number;
}
/** A line of text, around its middle. */
export interface Label {
  text: string;
  x: number;
  y: number;
  size: number;
  fill: string;
  /** Drawn around the letters, where the ground is busy. */
  halo?: string;
  bold?: boolean;
  /** The cell that it counts. */
  cell?: string;
}
export type Mark = Path | Stamp | Label;

export interface Drawing {
  width: number;
  height: number;
  /** How seeds and big stones look; each is drawn around the origin. */
  stamps: Path[][];
  marks: Mark[];
}

/** Colours and shapes of a game's pictures; lengths are in pitches. */
export interface Look {
  /** A board with an edge, or drawn on the ground. */
  board: { fill: string; line: string; corner: number } | null;
  hole: { fill: string; line: string };
  tray: { fill: string; line: string };
  /** On the board: counts, letters, and the signs of the last turn. */
  count: string;
  letter: string;
  sign: string;
  /** Around a sign. */
  deep: string;
  seed: { size: number; tints: string[]; line: string; gleam: string };
  stone?: { tints: string[]; line: string; gleam: string };
  /** The outline of a seed of radius `r`, and its finer strokes. */
  shape: (r: number, random: () => number, tint: string, look: Look) => Path[];
}

/** What the hand does in one picture of a turn. */
export interface Hand {
  at: string;
  seeds: number;
}

/** A board at a moment. */
export interface Sight extends Lying {
  info: BoardInfo;
  bottom: Seat;
  /** A line beside a seat's row, and whose row. */
  said: { seat: Seat; text: string } | null;
  /** Beside the board, whose a store is. */
  sides: [string, string];
  number: (count: number) => string;
  hand?: Hand | null;
  /** Cells that something happens to just now. */
  rings?: string[];
}

export type Draw = (sight: Sight) => Drawing;
export type Board = { layout: Layout; look: Look; stamps: Path[][] };

// What is told

/** What a picture is made of. */
export interface Subject {
  info: GameInfo;
  bottom: Seat;
  position: Position;
  /** Only where the position is its end. */
  outcome: Outcome | null;
  /** All that led to the position. */
  turns: Turn[];
  /** The same, as a record. */
  record: string;
  words: Words;
  /** The words of pictures. */
  say: T;
}

export interface Telling {
  title: string;
  /** Every cell, whose turn it is, and what happened last. */
  description: string;
}

/** One picture of an animation. */
export interface Frame {
  sight: Sight;
  /** Hundredths of a second. */
  hold: number;
}

/** A step that is worth a picture: as it is before it, or after. */
export interface Beat {
  index: number;
  before: boolean;
  hold: number;
}

export interface Reel {
  scenes: Frame[][];
  /** Whether some pictures show several seeds falling. */
  thinned: boolean;
}

/** Colours as red, green and blue bytes; a pixel is what a canvas holds, as one number. */
export interface Palette {
  colours: Uint8Array;
  /** The index that lets through what was there before. */
  transparent: number;
  indexOf: (pixel: number) => number;
}

/** A part of a picture that changed. */
export interface Patch {
  x: number;
  y: number;
  w: number;
  h: number;
  /** One index of the palette per pixel. */
  indices: Uint8Array;
  hold: number;
}

/** An animated picture being written. */
export interface Writer {
  add: (patch: Patch) => void | Promise<void>;
  /** So far. */
  size: () => number;
  close: () => Uint8Array<ArrayBuffer>;
}
export type OpenWriter = (width: number, height: number, palette: Palette) => Writer;

export interface Film {
  gif: Uint8Array<ArrayBuffer>;
  apng: Uint8Array<ArrayBuffer>;
  frames: number;
  /** Hundredths of a second. */
  length: number;
  /** So many turns are shown. */
  told: number;
  /** Whether some pictures show several seeds falling. */
  thinned: boolean;
}

/** Of the turns from `first` on, counted from nought, to the end of the subject; rejects when aborted. */
export type MakeFilm = (
  subject: Subject,
  how: { width: number; first?: number; progress: (share: number) => void; signal: AbortSignal },
) => Promise<Film>;

/** What a snippet is filled with, all of it plain text. */
export interface Piece {
  file: string;
  title: string;
  description: string;
  /** The words of the link. */
  play: string;
  /** Opens this very position. */
  link: string;
  /** The same as a frame for other pages. */
  frame: string;
  /** The page that other sites find an embeddable board at. */
  page: string;
}

/** What the files of a subject are called, without their endings. */
export interface Files {
  still: string;
  turn: string;
  game: string;
}

/** What the parts of the dialog share. */
export interface Room {
  subject: Subject;
  files: Files;
  /** Says a sentence in the dialog. */
  tell: (text: string) => void;
}

export type OpenExport = (host: Host) => Promise<void>;
