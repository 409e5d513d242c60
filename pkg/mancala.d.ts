/// <reference lib="esnext.disposable" />
/* tslint:disable */
/* eslint-disable */
/** A game, by the name it has in records. */
export type GameName = "o-an-quan" | "san-yao" | "al-manqala" | "dakon";
/** South (0, the bottom row) or North (1, the top row). */
export type Seat = 0 | 1;
/** What lies in one place: pebbles, and big mandarin stones worth ten points each. */
export type Pieces = { pebbles: number; stones: number };

/** What positions of all games have. */
export interface Common {
    toMove: Seat;
    /** South's holes `A…` and North's `a…`, each in its owner's left-to-right order. */
    holes: [number[], number[]];
    /** Points laid aside or in the stores. */
    stores: [number, number];
    /** The rule options that differ from the defaults. */
    options?: Options;
}

/** A position as plain data; `Game.fromPosition` takes it back. */
export type Position =
| (Common & {
    game: "o-an-quan";
    /** The mandarin squares `Q` and `q`. */
    mandarins: [Pieces, Pieces];
    captured: [Pieces, Pieces];
    /** All that each seat ever borrowed, not netted. */
    debts: [number, number];
})
| (Common & {
    game: "san-yao";
    /** Whose each hole is, in the order of `holes`. */
    owners: [Seat[], Seat[]];
    /** In a match: the round, from 1. */
    round?: number;
    /** In a match: who opened the round. */
    starter?: Seat;
})
| (Common & { game: "al-manqala" })
| (Common & { game: "dakon" });

/** Rule options; each belongs to the games that name it in `Game.describe`. */
export interface Options {
    /** Who opens; default 0. */
    first?: Seat;
    /** Ô Ăn Quan: what a mandarin square holds at the start; default "stone". */
    mandarin?: "stone" | "pebbles";
    /** Ô Ăn Quan: what an empty mandarin square does to a sowing; default "stops". */
    emptyMandarin?: "stops" | "gap";
    /** Ô Ăn Quan: pebbles that a big stone needs beside it to be taken; 0 (off, default) to 10. */
    youngMandarin?: number;
    /** Sàn Yáo: a match of rounds instead of a single one; default true. */
    match?: boolean;
    /** Sàn Yáo: rounds after which a match is decided, 1 to 99; default 20. */
    rounds?: number;
    /** Dakon: holes in a row and seeds in each; default 7. */
    holes?: 5 | 6 | 7 | 8 | 9;
    /** Dakon: whether the sown seed stays or goes along; default "stays". */
    nembak?: "stays" | "takes-both";
}

/** Pieces go from one place (a cell name or "hand") to another; nothing else can happen to them. */
export interface Transfer {
    why: "lift" | "sow" | "capture" | "release" | "lend" | "sweep" | "split" | "deal";
    /** Which rule speaks: "start", "relay", "chain", "nembak", "mikul", "backward", "own", "borrowed". */
    as?: string;
    from: string;
    to: string;
    seeds: number;
    stones?: number;
}

/** Something that moves nothing. */
export interface Note {
    why: "pass" | "again" | "endless" | "repay" | "round" | "end";
    seat?: Seat;
    seeds?: number;
    laps?: number;
    points?: [number, number];
    owners?: [Seat[], Seat[]];
    starter?: Seat;
}

export type Step = Transfer | Note;

/** One move and all it causes, up to the next choice or the end. */
export interface Turn {
    move: string;
    seat: Seat;
    steps: Step[];
    before: Position;
    after: Position;
}

/** How a game ended. */
export interface Outcome {
    winner: Seat | null;
    points: [number, number];
    /** A stable code, to be put into words by the page. */
    reason: string;
}

/** A rule option as `Game.describe` tells it. */
export interface OptionInfo {
    name: string;
    kind: "seat" | "choice" | "number" | "flag";
    default: string | number | boolean;
    value: string | number | boolean;
    /** The words of a choice. */
    values?: string[];
    /** The bounds of a number. */
    min?: number;
    max?: number;
}

/** What a page needs to lay out a game. */
export interface GameInfo {
    name: string;
    title: string;
    /** The holes of South and of North, each from its owner's left. */
    rows: [string[], string[]];
    /** Every cell that somebody sows into, counter-clockwise from `A`. */
    ring: string[];
    mandarins: [string, string] | null;
    stores: { names: [string, string]; place: "ring" | "ends" | "aside" };
    /** Whether a move names a direction, `l` or `r`. */
    directions: boolean;
    /** Points in the game. */
    total: number;
    /** Whether the players may end it by agreement. */
    agreement: boolean;
    /** What a position has beyond mover, holes and stores. */
    fields: { name: string; kind: "pieces" | "pair" | "owners" | "number" | "seat" }[];
    options: OptionInfo[];
}

/** When to stop thinking; the first limit reached stops. `{}` is the default level. */
export interface Limits {
    /** 1 to 8. */
    level?: number;
    /** 1 to 4294967295. */
    nodes?: number;
    /** 1 to 4294967295. */
    millis?: number;
    /** 0 to 4294967295; varies the choice between moves that look equal, or nearly so to a level; 0 leaves the best. */
    seed?: number;
    /** A value for every move. */
    all?: boolean;
}

/** What the engine thinks. */
export interface Analysis {
    done: boolean;
    /** A legal move from the first slice on; empty when the game is over. */
    best: string;
    /** The expected final margin in points for the seat to move. */
    score: number;
    /** Whether the score is proven under perfect play. */
    exact: boolean;
    depth: number;
    nodes: number;
    line: string[];
    /** Every legal move: the best first, the others by their scores; bounds other than "estimate" are proven. */
    moves: { move: string; score: number; bound: "exact" | "at-most" | "at-least" | "estimate" }[];
}

export type ErrorCode =
| "unknown-game"
| "unknown-option"
| "bad-option"
| "unknown-field"
| "missing-field"
| "wrong-type"
| "out-of-range"
| "wrong-length"
| "wrong-total"
| "impossible"
| "not-a-move"
| "illegal-move"
| "game-over"
| "cannot-end"
| "not-a-record"
| "newer-version"
| "too-long"
| "out-of-memory"
| "not-a-table"
| "foreign-table"
| "damaged-table"
| "table-too-large"
| "not-started";

/** What is thrown; nothing has changed then. */
export interface MancalaError extends Error {
    code: ErrorCode;
    /** The field, move or character that is wrong, where it is one. */
    at?: string;
}

/** The names of all games. */
export const games: readonly GameName[];



/**
 * Looks for good moves, in slices.
 */
export class Engine {
    free(): void;
    [Symbol.dispose](): void;
    /**
     * Forgets the table and the game in hand.
     */
    clear(): void;
    /**
     * Takes a table of endings, for this game and others of its rules; forgets what it found so far,
     * and the game in hand. After an error it goes on as before.
     */
    loadTable(game: Game, bytes: Uint8Array): void;
    /**
     * An engine with an empty table.
     */
    constructor(options?: { tableMegabytes?: number });
    /**
     * Takes up a game as it stands; the game itself is not touched.
     */
    start(game: Game, limits?: Limits): void;
    /**
     * Works on for so many nodes, and says what it thinks.
     */
    step(nodes: number): Analysis;
    /**
     * Starts and works to the end of the limits.
     */
    think(game: Game, limits?: Limits): Analysis;
}

/**
 * A game in play, with its history.
 */
export class Game {
    free(): void;
    [Symbol.dispose](): void;
    /**
     * The same game once more, independent of this one.
     */
    clone(): Game;
    /**
     * What a page needs to lay out a game: its board, its options with values and defaults.
     */
    static describe(name: GameName, options?: Options): GameInfo;
    /**
     * Ends the game by choice: a seat resigns (by default the one to move), or both agree to a split.
     */
    end(how: "resign" | "agree", seat?: Seat): Outcome;
    /**
     * A game from a position; what is left to happen by itself happens at once.
     */
    static fromPosition(position: Position): Game;
    /**
     * What may be played, in board order; empty only when the game is over.
     */
    legalMoves(): string[];
    /**
     * A fresh game.
     */
    constructor(name: GameName, options?: Options);
    /**
     * How the game ended; `null` while it goes on.
     */
    outcome(): Outcome | null;
    /**
     * A game from its record, every move checked.
     */
    static parse(record: string): Game;
    /**
     * Plays a move. Throws on an illegal one, and has changed nothing then.
     */
    play(mv: string): Turn;
    /**
     * Where the game stands: always a choice or an end.
     */
    position(): Position;
    /**
     * The turn that playing a move would be; nothing changes.
     */
    preview(mv: string): Turn;
    /**
     * The whole game as one line that a link can carry.
     */
    record(): string;
    /**
     * Does again what was undone; `false` if there is nothing.
     */
    redo(): boolean;
    /**
     * The turns played, undone ones left out.
     */
    turns(): Turn[];
    /**
     * Takes the last move or chosen end back; `false` if there is none.
     */
    undo(): boolean;
}

export function start(): void;

/**
 * The version of this module.
 */
export function version(): string;

export type InitInput = RequestInfo | URL | Response | BufferSource | WebAssembly.Module;

export interface InitOutput {
    readonly memory: WebAssembly.Memory;
    readonly __wbg_engine_free: (a: number, b: number) => void;
    readonly __wbg_game_free: (a: number, b: number) => void;
    readonly engine_clear: (a: number) => void;
    readonly engine_loadTable: (a: number, b: number, c: any) => [number, number];
    readonly engine_new: (a: any) => [number, number, number];
    readonly engine_start: (a: number, b: number, c: any) => [number, number];
    readonly engine_step: (a: number, b: any) => [number, number, number];
    readonly engine_think: (a: number, b: number, c: any) => [number, number, number];
    readonly gameNames: () => [number, number];
    readonly game_clone: (a: number) => number;
    readonly game_describe: (a: any, b: any) => [number, number, number];
    readonly game_end: (a: number, b: any, c: any) => [number, number, number];
    readonly game_fromPosition: (a: any) => [number, number, number];
    readonly game_legalMoves: (a: number) => [number, number];
    readonly game_new: (a: any, b: any) => [number, number, number];
    readonly game_outcome: (a: number) => [number, number, number];
    readonly game_parse: (a: any) => [number, number, number];
    readonly game_play: (a: number, b: any) => [number, number, number];
    readonly game_position: (a: number) => [number, number, number];
    readonly game_preview: (a: number, b: any) => [number, number, number];
    readonly game_record: (a: number) => [number, number];
    readonly game_redo: (a: number) => number;
    readonly game_turns: (a: number) => [number, number, number];
    readonly game_undo: (a: number) => number;
    readonly start: () => void;
    readonly version: () => [number, number];
    readonly __wbindgen_malloc: (a: number, b: number) => number;
    readonly __wbindgen_realloc: (a: number, b: number, c: number, d: number) => number;
    readonly __wbindgen_free: (a: number, b: number, c: number) => void;
    readonly __wbindgen_exn_store: (a: number) => void;
    readonly __externref_table_alloc: () => number;
    readonly __wbindgen_externrefs: WebAssembly.Table;
    readonly __externref_table_dealloc: (a: number) => void;
    readonly __externref_drop_slice: (a: number, b: number) => void;
    readonly __wbindgen_start: () => void;
}

export type SyncInitInput = BufferSource | WebAssembly.Module;

/**
 * Instantiates the given `module`, which can either be bytes or
 * a precompiled `WebAssembly.Module`.
 *
 * @param {{ module: SyncInitInput }} module - Passing `SyncInitInput` directly is deprecated.
 *
 * @returns {InitOutput}
 */
export function initSync(module: { module: SyncInitInput } | SyncInitInput): InitOutput;

/**
 * If `module_or_path` is {RequestInfo} or {URL}, makes a request and
 * for everything else, calls `WebAssembly.instantiate` directly.
 *
 * @param {{ module_or_path: InitInput | Promise<InitInput> }} module_or_path - Passing `InitInput` directly is deprecated.
 *
 * @returns {Promise<InitOutput>}
 */
export default function __wbg_init (module_or_path?: { module_or_path: InitInput | Promise<InitInput> } | InitInput | Promise<InitInput>): Promise<InitOutput>;
