// What the panels around the board show and tell. Nothing of this travels to a browser.

import type { Option, Words } from "../i18n/types.js";
import type { Session } from "../session.js";
import type { Manner } from "../table/types.js";
import type { ClockTerms, GameInfo, Host, Liking, Names, Player, Players, Saved, Seat, Turn } from "../types.js";

/** Something on the page that is brought up to date whenever anything changed. */
export interface Panel<Now extends unknown[]> {
  element: HTMLElement;
  render: (...now: Now) => void;
}

/** The game's buttons below the board; the button itself tells where the rarer ones belong. */
export type CreateControls = (
  words: Words,
  on: { [deed in "new" | "undo" | "redo" | "hint" | "send" | "toggle" | "step" | "skip"]: () => void } & {
    more: (button: HTMLButtonElement) => void;
  },
) => Panel<[Session, paused: boolean]>;
/** The rarer ones, behind the button `more`. */
export type CreateRest = (
  host: Host,
  more: HTMLButtonElement,
  pace: { speed: number },
  on: { [deed in "new" | "study" | "link" | "send" | "settings" | "agree" | "resign"]: () => unknown } & {
    speed: (speed: number) => void;
  },
) => { toggle: () => void };

export interface Asking {
  title: string;
  content: (Node | string)[];
  /** Label of the button that says yes; without it the dialog can only be closed. */
  accept?: string;
  /** Label of the button that closes. */
  dismiss: string;
  /** What to focus instead of the first field. */
  focus?: HTMLElement;
}
export interface Dialog {
  answer: Promise<boolean>;
  close: (accepted: boolean) => void;
}
export type OpenDialog = (asking: Asking) => Dialog;

export interface Notices {
  element: HTMLElement;
  clear: () => void;
  /** `deed` is something to do about it, `detail` for whoever wants to know more. */
  show: (text: string, deed?: { label: string; press: () => void }, detail?: string) => void;
}
export type CreateNotices = (words: Words) => Notices;

export type Labelled = (label: string, field: HTMLElement, hint?: HTMLElement | null) => HTMLElement;
export type OptionField = (
  game: string,
  option: Option,
  words: Words,
) => { element: HTMLElement; read: () => Option["value"] };

export type CreateMoves = (words: Words, go: (to: number, seen?: boolean) => void) => Panel<[Session]>;
export type CreateScore = (words: Words, name: () => void) => Panel<[Session]>;
/** `body`: without its heading. */
export type CreateRules = (words: Words) => Panel<[GameInfo]> & { body: HTMLElement };
export type OpenHelp = (info: GameInfo, words: Words, ends: Manner["ends"]) => void;
export type CreatePicker = (words: Words) => Panel<[games: { name: string; title: string }[], current: string]>;

/** A field to choose the language of the page. */
export type CreateLanguage = (words: Words, choose: (code: string) => void) => HTMLSelectElement;

/** A field to choose who plays a seat. */
export type PlayerSelect = (seat: Seat, words: Words, choose: (player: Player) => void) => Panel<[Players]>;
export type CreatePlate = (
  seat: Seat,
  words: Words,
  choose: (player: Player) => void,
) => Panel<[what: { players: Players; points: number; toMove: boolean; won: boolean }]>;

export interface PlaybackDeeds {
  toggle: () => void;
  back: () => void;
  step: () => void;
  go: (to: "first" | "previous" | "next" | "last") => void;
  skip: () => void;
}

export type CreatePlayback = (words: Words, on: PlaybackDeeds) => Panel<[Session, paused: boolean]>;

/** `change` hears of each choice at once; `enlarge` asks for the view for a projector. */
export type OpenSettings = (
  now: Liking,
  words: Words,
  change: (changes: Partial<Liking>) => void,
  enlarge: () => void,
) => void;

/** One thing to count, and what each side has of it. */
export type Column = { name: string; of: (seat: Seat) => string | number };

/** What was chosen for a new game. */
export interface Setup {
  players: Players;
  names: Names;
  starts: Seat | "lot" | "pingsut";
  /** Those that differ from their defaults. */
  options: { [option: string]: Option["value"] };
  /** Moves made beforehand, as South plays them first. */
  opening: string[];
  clock: ClockTerms | null;
}

export type OpeningField = (
  game: string,
  words: Words,
) => {
  element: HTMLElement;
  /** Offers what holds under these options, written as this seat plays it. */
  render(options: Setup["options"], first: Seat): void;
  read(): string[];
};

/** Begins from the values in `info`; one of the saved games may be gone on with instead; null changes nothing. */
export type AskSetup = (
  info: GameInfo,
  before: { players: Players; names: Names; clock: unknown },
  saved: Saved[],
  describe: (save: Saved) => string,
  words: Words,
) => Promise<Setup | Saved | null>;

/** A way to open that is as even as can be, and by how much who starts wins behind it. */
export interface FairOpening {
  game: string;
  /** Those that differ from their defaults; it holds under these alone. */
  options: { [option: string]: Option["value"] };
  /** As South plays them first. */
  moves: string[];
  margin: number;
  proven: boolean;
}

/** A sign of pingsut, and a hand that shows it. */
export type Sign = "elephant" | "human" | "ant";
export type HandOf = (sign: Sign, how?: { lost?: boolean }) => SVGElement;

/** `said` is what to say when the address is copied. */
export type HandOut = (address: string, said: string, host: Host) => Promise<void>;

export interface Status
  extends Panel<[session: Session, now: { paused: boolean; caption: string | null; title?: string }]> {
  live: HTMLElement;
  say: (text: string) => void;
  /** A turn for the ears: all of it at once, and who is next. */
  tell: (turn: Turn, session: Session) => void;
  /** Where things stand, after something other than a turn changed it. */
  tellNow: (session: Session) => void;
}
export type CreateStatus = (words: Words) => Status;
