// What the rooms of the table say to one another. Nothing of this travels to a browser.

export type Brush = CanvasRenderingContext2D;
export type Seat = 0 | 1;
/** `l` is the mover's own left. */
export type Direction = "l" | "r";
/** A way on screen. */
export type Way = "left" | "right" | "up" | "down";
export type Colour = readonly [number, number, number];
export type Point = { x: number; y: number };
export type Rect = { x: number; y: number; w: number; h: number };

// What the page gives and gets

/** What the table needs to know of a game: the part of `Game.describe()` that shapes a board. */
export interface BoardInfo {
  name: string;
  title: string;
  /** South's and North's holes, each from its owner's left. */
  rows: [string[], string[]];
  /** Every cell that is sown into, counter-clockwise. */
  ring: string[];
  mandarins?: [string, string] | null;
  stores: { names: [string, string]; place: "ring" | "ends" | "aside" };
  /** Whether a move says which way it is sown. */
  directions: boolean;
  total: number;
}

interface Laid {
  pebbles: number;
  stones: number;
}

/** The parts of a Position that a board shows. */
export interface Shown {
  toMove: Seat;
  holes: [number[], number[]];
  stores: [number, number];
  mandarins?: [Laid, Laid];
  captured?: [Laid, Laid];
  owners?: [Seat[], Seat[]];
}

/** One step of a trace; a transfer has `from`, `to` and `seeds`. */
export interface Step {
  why: string;
  as?: string;
  from?: string;
  to?: string;
  seeds?: number;
  stones?: number;
  /** Who passes. */
  seat?: Seat;
  /** Of a new round: whose each hole is. */
  owners?: [Seat[], Seat[]];
}

export interface Turn {
  move: string;
  seat: Seat;
  steps: Step[];
  before: Shown;
  after: Shown;
}

/** The words that the table needs, in the language of the page. */
export interface TableWords {
  /** The name of the whole board: "Dakon board". */
  board(title: string): string;
  /** "Hole C, South's side, 4 seeds"; `owner` differs from `seat` where a hole was conquered. */
  cell(
    name: string,
    about: { kind: Cell["kind"]; seat: Seat; owner: Seat; seeds: number; stones: number; points: number },
  ): string;
  /** "Sow from C towards B": left and right would be wrong where the board stands upright. */
  direction(cell: string, to: string): string;
  /** Told when a square waits for its direction: "C: towards B or D?". */
  pickDirection(cell: string, one: string, other: string): string;
  /** Whose a store is: "South". */
  side(seat: Seat): string;
  /** "From C: the first lap ends in b. The last seed falls into e, and it brings 6 points." */
  ends(ends: Ends): string;
  /** A count in the page's digits. */
  number(count: number): string;
}

/** How the one at the table likes it. */
export interface Manner {
  /** Whether counts stand beside the holes. */
  counts: boolean;
  /** What pointing at a hole shows of its sowing: nothing, where its first lap ends, or what the whole turn does. */
  ends: "off" | "lap" | "turn";
  sounds: boolean;
}

/** What is told of a move before it is played. */
export interface Ends {
  name: string;
  /** The cell of its first seed, where a move has a direction. */
  towards: string | null;
  /** Where the first lap ends, and where the last seed falls. */
  lap: string | null;
  last: string | null;
  /** Points that it brings. */
  gain: number;
  endless: boolean;
  /** Only where the first lap ends. */
  brief: boolean;
  /** The mover's. */
  store: string;
}

export interface TableConfig {
  info: BoardInfo;
  words: TableWords;
  onChoose: (move: string) => void;
  /** A cell that is none of those on offer. */
  onRefuse?: (cell: string) => void;
  /** What lies in a store has changed to the eye. */
  onCount?: () => void;
  /** In words, what is pointed at or asked for on the board; empty when nothing is. */
  onPoint?: (text: string) => void;
  /** The turn that a move would be, if it can be had. */
  previewOf?: (move: string, hear: (turn: Turn | undefined) => void) => void;
  /**
   * The step that is to be understood now, as soon as its signs are seen; not those skipped, nor those that pass
   * between two frames. After a step back it is an earlier one, −1 before the first.
   */
  onStep?: (index: number) => void;
  /** Whether it lies on something dark, where that is not the system's choice. */
  isDark?: () => boolean;
}

export interface Table {
  /** The final state at once; whatever moves is dropped. `lastTurn` is marked quietly. */
  show(position: Shown, more?: { lastTurn?: Turn | null }): void;
  /** Tells a turn; resolves when it is over, skipped or dropped, and never rejects. */
  play(turn: Turn): Promise<void>;
  /** Tells a turn step by step: begins paused, before the first one. */
  review(turn: Turn): Promise<void>;
  /** Ends what moves, and says whether anything did. */
  skip(): boolean;
  pause(): void;
  resume(): void;
  /** One step while paused; after the last one, the end of the turn. */
  stepForward(): void;
  /** One step back while paused, at once; whether there was one. */
  stepBack(): boolean;
  /** 0.25 to 8; above, there is no animation. */
  setSpeed(speed: number): void;
  /** The moves that may be chosen now; `seat` is whose turn the board shows, null for nobody's. */
  offer(moves: string[], more?: { seat?: Seat | null }): void;
  /** Who sits at the bottom. */
  setSides(sides: { bottom: Seat }): void;
  setManner(manner: Manner): void;
  /** What the store of a seat shows just now, while a turn is told too. */
  pointsOf(seat: Seat): number;
  /** What lies where just then. */
  readonly piles: ReadonlyMap<string, Pile>;
  setWords(words: TableWords): void;
  /** Puts the keyboard on the board. */
  focus(): void;
  destroy(): void;
  readonly playing: boolean;
  readonly paused: boolean;
}

export type CreateTable = (root: HTMLElement, config: TableConfig) => Table;

// Where things lie

/** One way to lay the board out, in hole pitches. */
export interface Plan {
  /** Where captures laid aside go: above and below, left and right, or below an upright board. */
  way: "bands" | "flanks" | "upright";
  along: number;
  across: number;
  /** The scene's width and height. */
  total: number;
  tall: number;
  /** The length of a mandarin square or a store at either end. */
  end: number;
  /** Beside a row, for its counts. */
  strip: number;
  /** Between the rows. */
  channel: number;
  /** A cell's size across. */
  cell: number;
  rim: number;
  /** For the bar that shows whose turn it is. */
  mark: number;
  gap: number;
  /** The mat of captures laid aside. */
  tray: number;
}

/** The board that a mat lies beside. */
export interface Frame {
  plan: Plan;
  pitch: number;
  left: number;
  top: number;
  scene: Rect;
  squares: boolean;
}

export interface Shape extends Rect {
  form: "round" | "square" | "half" | "frame" | "tray";
  /** Of a half: where its arc lies. */
  facing?: Way;
}

/** What a cell is, wherever it lies. */
export interface Named {
  name: string;
  kind: "hole" | "mandarin" | "store";
  /** Whose side it lies on. */
  seat: Seat;
}

/** What `layOut` says of a cell; the rest is as for most. */
export type Sketch = Named & Pick<Cell, "shape" | "middle" | "badge" | "hit" | "paint" | "heap"> & Partial<Cell>;

export interface Cell extends Named {
  shape: Shape;
  middle: Point;
  /** Middle of its count. */
  badge: Point;
  /** Middle of the name of its owner. */
  owner: Point | null;
  /** Middle of its letter. */
  letter: Point | null;
  /** What a finger may press. */
  hit: Rect;
  /** What is repainted when its seeds change. */
  paint: Rect;
  /** Where its seeds lie. */
  heap: Rect;
  /** Seeds lie spread over the floor, not heaped from the middle. */
  loose: boolean;
  /** Where a heap on a mat begins: its left end, middle or right end. */
  start: -1 | 0 | 1;
  /** Where big stones lie. */
  stones: Point[];
}

/** In CSS pixels. */
export interface Layout {
  width: number;
  height: number;
  /** Distance of two holes. */
  pitch: number;
  upright: boolean;
  /** Drawn squares, not hollows. */
  squares: boolean;
  /** Everything. */
  scene: Rect;
  /** The board without captures laid aside. */
  body: Rect;
  /** From the body's end to its first hole. */
  endLength: number;
  cells: Map<string, Cell>;
  /** Along each seat's row: whose turn it is. */
  marks: [Rect, Rect];
  /** Diameter of a big stone. */
  stone: number;
  /** Font size of the counts. */
  figure: number;
  /** Font size of the letters. */
  small: number;
}

export type LayOut = (info: BoardInfo, box: { width: number; height: number; bottom: Seat }) => Layout;
/** The way that suits the room. */
export type ChoosePlan = (info: BoardInfo, width: number, height: number) => Plan;
/** The next hole that way. */
export type Neighbour = (layout: Layout, from: string, way: Way) => string | null;
export type Lay = (element: HTMLElement, rect: Rect, layout: Layout) => void;

// What lies there

export interface Pile {
  seeds: number;
  stones: number;
}

/** The visible trail of a turn. */
export interface Trail {
  origin: string | null;
  /** Where its last seed fell. */
  landing: string | null;
  taken: Set<string>;
  /** What to write beside a cell where nothing may fly. */
  numbers: Map<string, string>;
}

/** What lies on the board at a moment. */
export interface Lying {
  piles: Map<string, Pile>;
  /** Whose the conquered holes are. */
  owners: Map<string, Seat>;
  /** The last turn, unless one is being told. */
  marked: Turn | null;
  /** Whether its path is told in numbers. */
  numbered: boolean;
}

/** What a heap lies on, in pitches. */
export interface Floor {
  w: number;
  h: number;
  loose: boolean;
  start: Cell["start"];
}

/** The place of one seed, from the heap's middle, in pitches. */
export interface Place extends Point {
  look: number;
  /** How many layers lie below it. */
  layer: number;
}

// What it is made of

/** Draws one seed or stone of radius `r` around the origin. */
export type DrawSeed = (brush: Brush, r: number, tint: Colour, random: () => number) => void;
export type PathPebble = (brush: Brush, radii: number[], turn: number, squash: number) => void;
export type PaintBody = (brush: Brush, tint: Colour, r: number, light: number, shade: number, shadow: number) => void;
export type PaintGleam = (brush: Brush, r: number, strength: number, size: number) => void;

/** How seeds or stones of a kind are drawn. */
export interface Art {
  kind: string;
  tints: readonly Colour[];
  draw: DrawSeed;
  /** How much darker than its tint one may be. */
  wear?: number;
}
export type Paint = (brush: Brush, layout: Layout, material: Material) => void;
export type PaintArea = (brush: Brush, layout: Layout, material: Material, area: Rect) => void;
export type PaintShape = (brush: Brush, pitch: number, material: Material, shape: Shape) => void;
export type PaintDot = (brush: Brush, x: number, y: number, r: number, colour?: string) => void;
export type CastShadow = (brush: Brush, colour: string, blur: number, x: number, y: number) => void;
export type MakeSprites = (art: Art, looks: number, diameter: number, dim: number) => Sprites;
/** Draws one sign on a cell, of what it tells. */
export type PaintMark<What> = (brush: Brush, layout: Layout, material: Material, cell: Cell, what: What) => void;
export type PaintMarks = (brush: Brush, scene: Scene, cell: Cell, lying: Lying) => void;
/** What pointing at a hole marks a cell with: ends with the way that the sowing set out. */
export interface Aim {
  lap?: Way;
  last?: Way;
  taken?: boolean;
  text?: string;
}
export type PaintOver = (brush: Brush, scene: Scene, cell: Cell) => void;
export type PaintAim = (brush: Brush, scene: Scene, cell: Cell, aim: Aim) => void;
export type PaintPin = (
  brush: Brush,
  pitch: number,
  cell: Cell,
  way: Way,
  full: boolean,
  light: string,
  dark: string,
) => void;
/** Around a middle; its width. */
export type PaintPill = (brush: Brush, figure: number, middle: Point, text: string) => number;
/** A number in [0, 1) for every point of a plane, the same on every machine. */
export type Noise = (x: number, y: number, seed: number, octaves?: number) => number;

/** Lengths are in pitches. */
export interface Material {
  surface: "earth" | "loess" | "oak" | "jati" | "clay" | "flat";
  /** The board is the ground itself: it fills the scene. */
  slab?: boolean;
  /** The surface from its darkest to its lightest. */
  tones: readonly Colour[];
  /** Where along the tones a point of the surface lies, 0 to 1. None: a surface of one colour. */
  grain?: (x: number, y: number) => number;
  /** The dark of a hollow. */
  deep: Colour;
  /** The lit floor of a hollow. */
  floor: Colour;
  /** The light on an edge. */
  rim: Colour;
  /** Drawn lines: chalk, brass, carving. */
  line: Colour;
  /** Letters on the board. */
  ink: Colour;
  badge: { fill: Colour | null; ink: Colour };
  /** What may be chosen. */
  accent: Colour;
  /** Under captures laid aside. */
  mat: Colour;
  seed: Art & { size: number };
  /** Big stones, on boards that have them. */
  stone?: Art;
  /** Holes, squares, frames, carving. */
  paintCells: Paint;
  /** How far the dark theme dims it, 0 to 1. */
  dusk: number;
}

export interface Sprites {
  /** Draws a look around a point in device pixels. */
  stamp(target: Brush, look: number, x: number, y: number, scale?: number): void;
  /** Half a sprite's width, for repainting. */
  reach: number;
}

/** What explains a step: cells ringed, a gap that is jumped, from where to where, and how much is taken. */
export interface Sign {
  rings: string[];
  gap?: string;
  arrow?: [string, string];
  /** Rings for what is not one's own, or not there. */
  dashed?: boolean;
  count?: number;
  at?: string;
  /** A sowing that comes back to where it began. */
  loop?: string;
}

/** What the table hears from the world around it. */
export interface Surroundings {
  dark: boolean;
  /** The system's own few colours, lines only. */
  forced: boolean;
  paper: boolean;
  /** Reduced motion. */
  still: boolean;
  /** Device pixels per CSS pixel. */
  ratio: number;
}

export interface ButtonsConfig {
  info: BoardInfo;
  words: TableWords;
  label(cell: Named): string;
  choose(move: string): void;
  refuse(cell: string): void;
  /** Ends what moves, and says whether anything did. */
  skip(): boolean;
  /** A square waits for its direction, or does no more. */
  asked(): void;
}

/** Beside a square that waits for its direction; one without a label is not offered. */
export type ShowArrows = (
  layout: Layout,
  cell: string,
  square: Element,
  label: (direction: Direction) => string | null,
) => void;

export type Listeners = { [Type in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Type]) => void };

// What moves

/** The board that a turn is told on. */
export interface Host {
  add(cell: string, seeds: number, stones: number): void;
  /** Seeds that lie there now. */
  lying(cell: string): number;
  told(step: Step): void;
}

/** A seed that falls to its place. */
export interface Drop {
  cell: string;
  place: number;
  start: number;
  end: number;
}

/** Seeds that are lifted or swept together. */
export interface Group extends Pile {
  from: string;
  to: string;
  start: number;
  length: number;
  /** The first place that they take. */
  place: number;
}

/** What was painted last. */
export interface Scene {
  layout: Layout;
  material: Material;
  seeds: Sprites;
  stones?: Sprites;
  ratio: number;
  /** At least the first `count`, of a cell or of the hand. */
  places: (cell: string, count: number) => Place[];
}

/** What a telling needs of the table. */
export interface Stage extends Host {
  canvas: HTMLCanvasElement;
  /** Null until the board is painted. */
  scene(): Scene | null;
  speed(): number;
  /** A count in the page's digits. */
  number(count: number): string;
  /** Every cell that is sown into, counter-clockwise. */
  ring: string[];
  /** The hole that the turn was chosen by. */
  origin(): string;
  /** The holes that a seat moves from. */
  holesOf(seat: Seat): string[];
  /** Whether each step is shown without motion. */
  instant(): boolean;
  /** Back to the board before the turn. */
  rewind(): void;
  /** This step is to be understood now, or none yet: −1. */
  shown(index: number): void;
  /** Repaints what lies, for the next moment. */
  repaint(): void;
  /** The turn is told: its result is to be shown. */
  over(): void;
}
