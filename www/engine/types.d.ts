// What the page and the engine's thread say to one another. Nothing of this travels to a browser.

import type { Engine } from "../../pkg/mancala.js";
import type { Analysis, Game, Limits, Listening, Loaded, Mancala, Turn } from "../types.js";

/** Why the engine is not there; the page words each. */
export type Reason = "unreachable" | "missing" | "refused" | "damaged";

/** What a thread is told. */
export type Order =
  | ({ kind: "boot" } & Omit<Loaded, "mancala">)
  | { kind: "think"; id: number; record: string; limits: Limits }
  | { kind: "preview"; id: number; record: string; move: string }
  | { kind: "cancel"; id: number };
export type Boot = Extract<Order, { kind: "boot" }>;
export type Think = Extract<Order, { kind: "think" }>;
export type Preview = Extract<Order, { kind: "preview" }>;

/** Begins to listen to the page. */
export type Serve = (
  bring: (glue: string) => Mancala | Promise<Mancala>,
  endings?: (game: string) => Promise<Uint8Array | null>,
) => void;

/**
 * What a thread says. Each question is answered once, by `done`, `failed` or `cancelled`; before that, a question that
 * is thought about says `progress` now and then. After it heard a `cancel`, or another question, no slice of the one
 * before is worked on.
 */
export type Answer =
  | { kind: "ready" | "booted" }
  | { kind: "unfit"; message: string }
  | { kind: "progress" | "done"; id: number; analysis: Analysis }
  | { kind: "done"; id: number; turn: Turn | undefined }
  | { kind: "failed"; id: number; code?: string; message: string; trapped: boolean }
  | { kind: "cancelled"; id: number };

/** Null where this kind of worker cannot be had. */
export type BootWorker = (create: () => Worker | Promise<Worker>, loaded: Loaded) => Promise<Worker | null>;
/** Null where there can be no thread. */
export type StartWorker = (loaded: Loaded) => Promise<Worker | null>;
export type AskWorker = (thread: Worker, record: string, limits: Limits, listening: Listening) => Promise<Analysis>;
export type ThinkHere = (record: string, limits: Limits, listening: Listening) => Promise<Analysis>;

/** Answers with the turn that a move would be after a record; nothing where that cannot be told. */
export type CreatePreviewer = (loaded: Loaded) => Promise<(record: string, move: string) => Promise<Turn | undefined>>;

/** How to think in slices. */
export interface Slicing {
  breathe: () => Promise<void>;
  cancelled: () => boolean;
  progress?: (analysis: Analysis) => void;
}
/** An engine with the largest table that there is room for. */
export type CreateEngine = (mancala: Pick<Mancala, "Engine">) => Engine;
/** Null when cancelled. */
export type ThinkInSlices = (engine: Engine, game: Game, limits: Limits, way: Slicing) => Promise<Analysis | null>;
