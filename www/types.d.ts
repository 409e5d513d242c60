/**
 * The shapes that the rooms of the page share. They stand here and not beside the code because the code travels to
 * every reader, and this file to none.
 */
import type {
  Analysis,
  Game,
  GameInfo,
  GameName,
  Limits,
  Options,
  Outcome,
  Pieces,
  Position,
  Turn,
} from "../pkg/mancala.js";
import type { Option, Voice, Words } from "./i18n/types.js";
import type { Pace } from "./pace.js";
import type { Notices } from "./panels/types.js";
import type { Session } from "./session.js";
import type { Manner, Seat, Table } from "./table/types.js";

export type {
  Analysis,
  Game,
  GameInfo,
  GameName,
  Limits,
  Manner,
  Option,
  Options,
  Outcome,
  Pace,
  Pieces,
  Position,
  Seat,
  Session,
  Table,
  Turn,
  Words,
};

/** `person` (here, at this screen), `away` (a person elsewhere, by links), or the level of the computer. */
export type Level = "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8";
export type Player = "person" | "away" | Level;
/** South's and North's. */
export type Players = [Player, Player];

/** What South's and North's persons are called; empty for who has not said. */
export type Names = [string, string];

/** Seconds for a side, and for each move; without the first a move has the second alone. */
export type ClockTerms = { main: number; add: number };
/** And what is left of it, in milliseconds; null before it first ran. */
export type ClockKept = ClockTerms & { left: [number, number] | null };

/** Games between the same two, as South and North. */
export interface Tally {
  sitters: [string, string];
  wins: [number, number];
  points: [number, number];
  draws: number;
  /** The record that was counted last. */
  last: string;
}

export type Mancala = typeof import("../pkg/mancala.js");

/** The engine, ready for use. */
export interface Loaded {
  mancala: Mancala;
  /** Address of `mancala.js`, for a worker to import; empty where the worker brings its own. */
  glue: string;
  /** The compiled code, for a worker to run. */
  module: WebAssembly.Module;
}

/**
 * What is going on in a sitting: `telling` shows a turn, `choosing` waits for the person here, `away` for the one
 * elsewhere, `thinking` for the computer, `looking` shows something else than the game as it stands, `stuck` comes
 * after the computer failed; `over` speaks for itself.
 */
export type Phase = "telling" | "choosing" | "away" | "thinking" | "stuck" | "looking" | "over";

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

/** What a sitting is made of. */
export interface Sitter {
  game: Game;
  info: GameInfo;
  players: Players;
  thinker: Thinker;
  pace: Pace;
  on: Listeners;
  /** Who resigned in this record did so because his time had run out. */
  timed?: boolean;
  /** What was left for other lines, as records. */
  lines?: string[];
}

/** A moment of a game: after `ply` of its turns, and then `at` of the turns of a line that nobody has played. */
export interface Moment {
  ply: number;
  line: Turn[];
  at: number;
}

/** Something that the board shows instead of the game as it stands. */
export interface View extends Partial<Moment> {
  position: Position;
  /** The turn that led there. */
  turn?: Turn;
  title: string;
  story: string;
  choose: (move: string) => void;
  /** Where a move from there would be played. */
  record: () => string | undefined;
  /** Puts it on the board again. */
  show: () => void;
}

/** `tell` shows the turn that leads there, `slowly` step by step; `seen` scrolls the board into sight. */
export type Looking = { tell?: boolean; slowly?: boolean; seen?: boolean };
export type LookAt = (moment: Moment, how?: Looking) => void;
/** Where to look: after so many turns, or from where one looks now. */
export type Goal = number | "first" | "previous" | "next" | "last" | "step";
export interface Review {
  /** `seen`: the board is scrolled into sight where it is not. */
  go: (to: Goal, seen?: boolean) => void;
  lookAt: LookAt;
}

/** What rides along with a history entry: who plays, and which save it belongs to. */
export type Luggage = { players: Players; names: Names; sitting: string | null };

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
  names: Names;
  /** Not yet read: whatever was kept as one. */
  clock: unknown;
  timed: boolean;
  over: boolean;
  moves: number;
  /** What was left for other lines. */
  lines: string[];
  /** Milliseconds since 1970. */
  at: number;
}

/** What is handed over to be kept. */
export type Save = Omit<Saved, "id" | "at">;

/** Where one sitting's game is kept; `save` tells whether it was stored. */
export type Sitting = { id: string; save: (save: Save) => boolean };

/** What a person chose last: who plays, what they are called, how fast, how the table is liked, which language. */
export type Habits = Partial<Liking> & { players?: Players; names?: Names; speed?: number; lang?: string };
/** How the table is liked, and whether who is ahead is told beside it. */
export type Liking = Manner & { outlook: boolean };

/** How to sit down to a game. */
export interface SittingDown {
  players: Players;
  /** Those of the save, or none. */
  names?: Names;
  /** That of the save, or none. */
  clock?: unknown;
  /** Those of the save, or none. */
  lines?: string[];
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
  notices: Notices;
  /** The sitting now. */
  session: () => Session | null;
  sittingId: () => string;
  games: () => readonly GameName[];
  titles: () => { name: string; title: string }[];
  newOf: (name: string, options?: Options) => Game;
  parse: (record: string) => Game;
  sitDown: (game: Game, how: SittingDown) => void;
  usualPlayers: () => Players;
  usualNames: () => Names;
  remember: (players: Players, names?: Names) => void;
  /** Who is called what at the table now. */
  names: () => Names;
  rename: (names: Names) => void;
  /** The clock of this sitting, as it was kept or as it is to be kept. */
  clock: () => unknown;
  setClock: (clock: ClockKept | null) => void;
  /** Saves what there is. */
  keep: () => void;
  /** Brings all that is shown up to date. */
  render: () => void;
  say: (text: string) => void;
  plates: HTMLElement[];
  /** The place below the board that the animation's controls give up when there is something else to do. */
  deck: HTMLElement;
  /** A part of the page that is fetched when it is needed; undefined where it does not come, which is said. */
  part: <Part>(fetch: () => Promise<Part>) => Promise<Part | undefined>;
  /** Looks at another moment of the game. */
  go: Review["go"];
  /** Opens the study panel, at this tool. */
  study: (tool: import("./study/types.js").ToolName) => void;
  copyLink: () => Promise<void>;
  restart: (record: string | null) => Promise<void>;
  /** Starts an engine that broke down anew, with the game on the board; what it merely refused is told. */
  recover: (error: unknown, tell: () => void) => void;
  /** To the address before. */
  back: () => void;
  engine: () => Loaded;
  /** Hears now, and whenever anything changed. */
  watch: (watcher: (session: Session) => void) => void;
}

/** What the page is put together from. */
export interface Parts {
  picker: HTMLElement;
  language: HTMLElement;
  /** South's and North's. */
  plates: [HTMLElement, HTMLElement];
  status: HTMLElement;
  live: HTMLElement;
  controls: HTMLElement;
  deck: HTMLElement;
  /** Opens how the game is played. */
  help: () => void;
  panels: HTMLElement[];
  notices: HTMLElement;
}

export interface Page {
  /** Takes the place of what the page holds for browsers that do not get here. */
  appear: () => void;
  tableHasFocus: () => boolean;
  /** An empty element for a new table. */
  freshTable: () => HTMLElement;
  /** The sides of the board lie where their plates are: whoever sits at the bottom has the right-hand end. */
  setSides: (bottom: Seat) => void;
  /** Keeps the room for the board in the shape that this game's board will take in it. */
  shapeFor: (info: GameInfo) => void;
  /** Scrolls back to the board where its upper end is out of sight. */
  bringIntoView: () => void;
  setTitle: (game: string) => void;
  /** A sentence where the board would be. */
  instead: (...content: (Node | string)[]) => void;
}
export type LayOut = (parts: Parts, words: Words) => Page;

/** Follows the game on the screen with the address, and the address with a game. */
export interface Router {
  current: () => Route;
  /** The game on the screen went on. */
  follow: (fragment: string, luggage: Luggage) => void;
  /** Another game came to the screen; back leads to the one before. */
  enter: (fragment: string, luggage: Luggage) => void;
  back: () => void;
}

/** A child that is nothing is left out. */
export type Child = Node | string | null | undefined | false;

/** A function listens to the event of its name; `true` sets an empty attribute; `false`, `null` and `undefined` none. */
export interface Props {
  // biome-ignore lint/suspicious/noExplicitAny: each event has a type of its own
  [name: string]: string | number | boolean | null | undefined | ((event: any) => void);
}

/** A new element. */
export type Make = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  props?: Props,
  ...children: Child[]
) => HTMLElementTagNameMap[Tag];
export type Fill = (element: Element, ...children: Child[]) => void;
export type SetText = (element: Element, text: string) => void;
export type Button = (label: string, press: () => void, props?: Props) => HTMLButtonElement;
export type SetUsable = (element: Element, usable: boolean) => void;

/** What a bundle holds, by names told from `www/`. */
export type Files = { [name: string]: string | Uint8Array<ArrayBuffer> };
/** Makes an instance of the engine's glue, as running `mancala.js` once more would. */
export type Glue = () => Mancala;
export type Hold = (files: Files | Promise<Files>, glue: Glue | null) => void;
export type FetchFile = (name: string) => Promise<Response>;
export type FetchText = (name: string) => Promise<string>;
export type Dress = (name: string, root?: Document | ShadowRoot) => Promise<void>;

/** `arrive` hears of a pasted address, of back and of forward. */
export type CreateRouter = (games: readonly string[], arrive: (route: Route) => void) => Router;
export type ReadFragment = (hash: string, games: readonly string[]) => Omit<Route, "luggage">;
/** The game that a broken record still names, so that the fresh game is of the same kind. */
export type GameNamedIn = (record: string, games: readonly string[]) => string | null;
/** The address to hand to somebody else, who takes the seat `sit`. */
export type AddressOf = (game: string, record: string, sit?: Seat | null) => string;

/** Makes a part of the page, but once. */
export type Once = <Part>(name: string, create: () => Promise<Part>) => Promise<Part | undefined>;
export type Questions = ReturnType<typeof import("./questions.js").createQuestions>;

/** What was kept somewhere as a pair of players, or null if it is anything else. */
export type ReadPlayers = (value: unknown) => Players | null;
/** The one seat played by a person here, if there is just one. */
export type SoleSeat = (players: Players) => Seat | null;
export type SideOf = (seat: number, words: Pick<Words, "t">) => string;
export type VoiceOf = (players: Players, seat: Seat, called: Names) => Voice;
/** `called`: by those names instead of those at the table. */
export type WhoIs = (players: Players, seat: Seat, called?: Names) => { voice: Voice; name: string };
/** The view for a projector. */
export type CreateProjector = (host: Host) => { enter: () => void };
/** What people at one table need beside the board. */
export type Together = { follow: () => void };
/** The seat that can no longer be caught up with. */
export type DecidedFor = (game: string, points: [number, number], total: number) => Seat | null;
