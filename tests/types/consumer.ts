// A program as a stranger would write it, compiled with everything strict and never run: it compiles when
// mancala.d.ts really describes the module. Each @ts-expect-error is a mistake that the types must catch.

import init, {
  type Analysis,
  Engine,
  type ErrorCode,
  Game,
  type GameInfo,
  type GameName,
  games,
  initSync,
  type Limits,
  type MancalaError,
  type Options,
  type Outcome,
  type Pieces,
  type Position,
  type Seat,
  type Step,
  type Turn,
  version,
} from "../../pkg/mancala.js";

// ---- Loading -------------------------------------------------------------------------------------------------------

export async function load(address: URL, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  await init();
  await init({ module_or_path: address });
  initSync({ module: bytes });
  return version();
}

export const first: GameName | undefined = games[0];
// @ts-expect-error: the list is nobody's to change
games.push("dakon");

// ---- Positions narrow by their game, without a cast ------------------------------------------------------------------

export function inWords(position: Position): string {
  const mover: Seat = position.toMove;
  const seeds: number = position.holes[mover].reduce((sum, count) => sum + count, 0) + position.stores[mover];
  switch (position.game) {
    case "o-an-quan": {
      const square: Pieces = position.mandarins[mover];
      const owed: number = position.debts[0] - position.debts[1];
      return `${square.stones} ${square.pebbles} ${position.captured[mover].stones} ${owed}`;
    }
    case "san-yao": {
      const owner: Seat | undefined = position.owners[mover][0];
      return `${owner} ${position.round ?? "single"} ${position.starter ?? "single"}`;
    }
    case "al-manqala":
    case "dakon":
      // @ts-expect-error: only Ô Ăn Quan has mandarin squares
      return `${seeds} ${position.mandarins}`;
    default:
      return nothing(position);
  }
}

/** Compiles only when every case before has been taken. */
function nothing(rest: never): never {
  throw new Error(`unexpected ${String(rest)}`);
}

// ---- Steps narrow by their reason -------------------------------------------------------------------------------------

export function apply(step: Step, cells: Map<string, number>): string {
  switch (step.why) {
    case "lift":
    case "sow":
    case "capture":
    case "release":
    case "lend":
    case "sweep":
    case "split":
    case "deal": {
      const seeds: number = step.seeds;
      const stones: number = step.stones ?? 0;
      cells.set(step.from, (cells.get(step.from) ?? 0) - seeds - stones);
      cells.set(step.to, (cells.get(step.to) ?? 0) + seeds + stones);
      return step.as ?? step.why;
    }
    case "endless":
      return `${step.laps ?? 0} laps`;
    case "round": {
      const owners: [Seat[], Seat[]] | undefined = step.owners;
      const points: [number, number] | undefined = step.points;
      return `${owners?.[0].length} ${points?.[1]} ${step.starter}`;
    }
    case "repay":
      return `${step.seat} ${step.seeds}`;
    case "pass":
    case "again":
    case "end":
      // @ts-expect-error: these steps move nothing
      return `${step.seat} ${step.from}`;
    default:
      return nothing(step);
  }
}

// ---- A game ------------------------------------------------------------------------------------------------------------

export function game(): Outcome | null {
  const game = new Game("o-an-quan", { mandarin: "pebbles", emptyMandarin: "gap", youngMandarin: 5, first: 1 });
  new Game("san-yao", { match: false, rounds: 4 });
  new Game("dakon", { holes: 9, nembak: "takes-both" });
  // @ts-expect-error: no such game
  new Game("chess");
  // @ts-expect-error: no such board
  new Game("dakon", { holes: 10 });
  // @ts-expect-error: no such option
  new Game("dakon", { pits: 7 });

  const info: GameInfo = Game.describe("dakon", { holes: 5 });
  const ring: readonly string[] = info.ring;
  const rows: readonly [readonly string[], readonly string[]] = info.rows;
  const total: number = info.total;
  for (const option of info.options) {
    const name: string = option.name;
    const value: string | number | boolean = option.value;
    const values: readonly string[] = option.values ?? [];
    console.info(name, value, values, option.default, option.min, option.max);
  }
  console.info(ring, rows, total, info.stores.names, info.mandarins);

  const [move = ""] = game.legalMoves();
  const seen: Turn = game.preview(move);
  const turn: Turn = game.play(move);
  const seat: Seat = turn.seat;
  console.info(turn.move, seat, seen.before.toMove, turn.after.stores[seat]);
  const undone: boolean = game.undo() && game.redo();
  const turns: Turn[] = game.turns();
  const again: Game = Game.fromPosition(game.position());
  const copy: Game = Game.parse(game.record()).clone();
  const resigned: Outcome = again.end("resign", 0);
  const agreed: Outcome = copy.end("agree");
  // @ts-expect-error: a game ends by resigning or by agreement
  copy.end("tired");
  const winner: Seat | null = resigned.winner;
  const points: [number, number] = agreed.points;
  console.info(undone, turns.length, winner, points, agreed.reason);
  game.free();
  return copy.outcome();
}

const study: Position = {
  game: "dakon",
  toMove: 0,
  holes: [
    [0, 0, 0, 0, 1],
    [0, 0, 0, 0, 0],
  ],
  stores: [48, 1],
  options: { holes: 5 },
};
Game.fromPosition(study);
// @ts-expect-error: a position of Sàn Yáo tells who owns the holes
Game.fromPosition({ game: "san-yao", toMove: 0, holes: [[], []], stores: [0, 0] });

// ---- An opponent -------------------------------------------------------------------------------------------------------

export function answer(game: Game): string {
  const engine = new Engine({ tableMegabytes: 8 });
  const limits: Limits = { level: 4, nodes: 100_000, millis: 500, seed: 1, all: true };
  new Engine();
  engine.start(game);
  engine.start(game, limits);
  let analysis: Analysis = engine.step(1_000);
  while (!analysis.done) analysis = engine.step(1_000);
  const whole: Analysis = engine.think(game, {});
  engine.clear();
  for (const { move, score, bound } of whole.moves) {
    const proven: boolean = bound === "exact";
    const sided: boolean = bound === "at-most" || bound === "at-least" || bound === "estimate";
    console.info(move, score + 1, proven || sided);
  }
  // @ts-expect-error: no such limit
  engine.think(game, { depth: 3 });
  return `${analysis.best} ${analysis.score} ${analysis.exact} ${analysis.depth} ${analysis.nodes} ${analysis.line.length}`;
}

// ---- Errors ------------------------------------------------------------------------------------------------------------

export function codeOf(error: MancalaError): ErrorCode {
  const message: string = error.message;
  const at: string | undefined = error.at;
  console.info(message, at);
  return error.code;
}

// ---- No `any` and no bare string where there are names ------------------------------------------------------------------

type IsAny<T> = 0 extends 1 & T ? true : false;

/** `true` (alone or in a union) when `any` hides somewhere in T; classes are looked into by themselves. */
type HidesAny<T> =
  IsAny<T> extends true
    ? true
    : T extends Game | Engine | Uint8Array
      ? false
      : T extends (...args: infer Args) => infer Result
        ? HidesAny<Args> | HidesAny<Result>
        : T extends readonly (infer Item)[]
          ? HidesAny<Item>
          : T extends object
            ? { [Key in keyof T]-?: HidesAny<T[Key]> }[keyof T]
            : false;

type Members<T> = { [Key in keyof T]-?: HidesAny<T[Key]> }[keyof T];

/** Takes only types without `any`. */
type Clean<T extends false> = T;

export type NoAnyInRecords = Clean<
  HidesAny<[Analysis, GameInfo, Limits, Options, Outcome, Position, Step, Turn, typeof games, typeof version]>
>;
export type NoAnyInClasses = Clean<
  | Members<Game>
  | Members<Engine>
  | HidesAny<ConstructorParameters<typeof Game>>
  | HidesAny<ConstructorParameters<typeof Engine>>
  | HidesAny<typeof Game.describe>
  | HidesAny<typeof Game.fromPosition>
  | HidesAny<typeof Game.parse>
>;
export type CodesAreListed = Clean<string extends ErrorCode ? true : false>;
export type GamesAreListed = Clean<string extends GameName ? true : false>;
