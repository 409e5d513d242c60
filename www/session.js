/**
 * One sitting at one board. The state is always final; motion is only told afterwards, and may be dropped at any
 * time. Whatever waits (an animation, a thought, a rest) belongs to a moment: one that has passed plays no move.
 */
import { levelOf, opposite, soleSeat } from "./seats.js";

/** @import { Analysis, Game, Outcome, Phase, Player, Players, Seat, Sitter, Table, Turn, View } from "./types.js" */

/** Ends that somebody declared. */
const DECLARED = new Set(["resigned", "timed", "agreed"]);

export class Session {
  /** @type {Outcome | null} */
  outcome = null;
  /** @type {string[]} */
  legal = [];
  /** @type {Phase} */
  phase = "telling";
  /** The latest last. @type {(Turn | "end")[]} */
  undone = [];

  /** What the computer waits for before it opens a round. @type {Promise<void> | null} */
  held = null;
  /** What the board shows instead of the game, which waits meanwhile. @type {View | null} */
  view = null;

  /** Whether the board is turned round. */
  flipped = false;

  /** Grows with everything that makes earlier waiting void. */
  moment = 0;
  /** Ends with the moment. */
  thought = new AbortController();
  /** Whose turns in a row are shown without telling. @type {Seat | null} */
  #hurried = null;

  /** @param {Sitter} parts */
  constructor({ game, info, players, thinker, pace, on, timed = false, lines = [] }) {
    this.game = game;
    this.info = info;
    /** @type {Players} */
    this.players = players;
    this.thinker = thinker;
    this.pace = pace;
    this.on = on;
    /** Whether the one who resigned did so for want of time, of which the engine knows nothing. */
    this.timed = timed;
    /** Records of what was played before somebody went back and played on otherwise. */
    this.lines = lines;
    /** @type {Table | null} */
    this.table = null;
    this.position = game.position();
    this.record = game.record();
    /** Where this sitting began. */
    this.opened = this.record;
    this.turns = game.turns();
    this.#read();
  }

  #read() {
    this.position = this.game.position();
    this.outcome = this.game.outcome() ?? null;
    if (this.timed && this.outcome?.reason === "resigned") this.outcome.reason = "timed";
    this.legal = this.game.legalMoves();
    this.record = this.game.record();
  }

  get toMove() {
    return /** @type {Seat} */ (this.position.toMove);
  }

  /** Whether the board shows the game as it stands. */
  get live() {
    return this.view === null;
  }

  get declared() {
    return this.outcome !== null && DECLARED.has(this.outcome.reason);
  }

  get canUndo() {
    return this.declared || this.#lastChoice() >= 0;
  }

  get canRedo() {
    return this.undone.length > 0;
  }

  /** The turn that a person here chose last, or −1. */
  #lastChoice() {
    return this.turns.findLastIndex((turn) => this.players[turn.seat] === "person");
  }

  /** Everything that still waits is void from here on. */
  #turnPage() {
    this.thought.abort();
    this.thought = new AbortController();
    this.moment += 1;
    return this.moment;
  }

  /** An engine that broke down is reported once and never asked again here. @type {<T>(run: () => T) => T | undefined} */
  ask(run) {
    try {
      return run();
    } catch (error) {
      if (error instanceof WebAssembly.RuntimeError) {
        this.#turnPage();
        this.on.trapped(this.record);
      } else this.on.failed(error);
      return undefined;
    }
  }

  /** `tellLast` tells the last turn as if it had just been played. @param {Table} table */
  begin(table, { tellLast = false } = {}) {
    this.table = table;
    this.#turn();
    table.setSpeed(this.pace.factor);
    const last = this.turns.at(-1);
    if (tellLast && last) void this.#tell(last);
    else this.#showFinal();
  }

  /** Leaves the table; nothing that still waits will touch it. */
  close() {
    this.#turnPage();
    this.table?.destroy();
    this.table = null;
    try {
      this.game.free();
    } catch {
      // An engine that broke down holds on to it; it goes with the instance.
    }
  }

  /** The one person here sits at the bottom. */
  #turn() {
    const bottom = soleSeat(this.players) ?? 0;
    this.table?.setSides({ bottom: this.flipped ? opposite(bottom) : bottom });
  }

  /** @param {boolean} flipped */
  flip(flipped) {
    this.flipped = flipped;
    this.#turn();
  }

  /** Everything that waited is void; on the way back it begins anew. @param {View | null} view */
  look(view) {
    this.view = view;
    if (!view) {
      this.#showFinal();
      return;
    }
    this.#turnPage();
    this.phase = "looking";
  }

  /** Goes on with another line of this game. @param {Game} game @param {Turn[]} turns @param {{ tellLast?: boolean }} [how] */
  take(game, turns, { tellLast = false } = {}) {
    this.game.free();
    this.game = game;
    this.turns = turns;
    this.undone = [];
    this.timed = false;
    this.view = null;
    this.#read();
    this.on.moved();
    const last = turns.at(-1);
    if (tellLast && last) void this.#tell(last);
    else this.#showFinal();
  }

  #showFinal() {
    this.view = null;
    const moment = this.#turnPage();
    this.table?.show(this.position, { lastTurn: this.turns.at(-1) });
    void this.#settle(moment, this.#startThought());
    this.on.jumped();
  }

  /** @param {Turn} turn */
  async #tell(turn) {
    const moment = this.#turnPage();
    // The computer uses the time while its opponent's seeds still travel.
    const thought = this.#startThought();
    this.phase = "telling";
    this.table?.offer([], { seat: this.toMove });
    if (turn.seat !== this.#hurried) this.#hurried = null;
    const shown = this.table?.play(turn);
    if (this.pace.paused) this.table?.pause();
    if (this.#hurried !== null) this.table?.skip();
    this.on.told(turn);
    this.on.changed();
    await shown;
    if (moment === this.moment) await this.#settle(moment, thought);
  }

  /** Null where the computer is not to move; never rejects. */
  #startThought() {
    const level = this.outcome ? null : levelOf(this.players[this.toMove]);
    if (level === null) return null;
    const seed = crypto.getRandomValues(new Uint32Array(1))[0];
    return this.thinker.think(this.record, { level, seed }, { signal: this.thought.signal }).catch((error) => error);
  }

  /** The table shows what is; now the next one chooses. @param {number} moment @param {Promise<unknown> | null} thought */
  async #settle(moment, thought) {
    const player = this.players[this.toMove];
    if (this.outcome) this.phase = "over";
    else if (player === "person") this.phase = "choosing";
    else if (player === "away") this.phase = "away";
    else this.phase = "thinking";
    this.table?.offer(this.phase === "choosing" ? this.legal : [], { seat: this.outcome ? null : this.toMove });
    this.on.changed();
    if (this.phase !== "thinking" || !thought) return;

    const rest = this.#hurried === this.toMove ? 0 : this.pace.rest;
    await new Promise((resolve) => setTimeout(resolve, rest));
    const answer = await thought;
    if (moment !== this.moment) return;
    await this.pace.unpaused();
    await this.held;
    if (moment !== this.moment) return;
    if (answer instanceof Error) {
      this.phase = "stuck";
      this.on.failed(answer);
      this.on.changed();
    } else if (!this.#play(/** @type {Analysis} */ (answer).best)) {
      this.phase = "stuck";
      this.on.changed();
    }
  }

  /** Whether it was played. @param {string} move */
  #play(move) {
    const turn = this.ask(() => {
      const played = this.game.play(move);
      this.#read();
      return played;
    });
    if (!turn) return false;
    this.turns.push(turn);
    this.undone = [];
    // What is told of the turn makes room for what there is to tell of its saving.
    void this.#tell(turn);
    this.on.moved();
    return true;
  }

  /** Anything that is not on offer just now is no choice. @param {string} move */
  choose(move) {
    if (this.view) this.view.choose(move);
    else if (this.phase === "choosing" && this.legal.includes(move)) this.#play(move);
  }

  /** Ends the telling: of the computer's turn, and of all that it has in a row. */
  skip() {
    const seat = this.turns.at(-1)?.seat ?? null;
    if (this.phase === "telling" && seat !== null && levelOf(this.players[seat]) !== null) this.#hurried = seat;
    this.table?.skip();
  }

  retry() {
    if (this.phase === "stuck") this.#showFinal();
  }

  /** Back to the last choice of a person here. */
  undo() {
    if (!this.canUndo) return;
    const wanted = this.declared ? this.turns.length : this.#lastChoice();
    this.ask(() => {
      if (this.declared) {
        this.game.undo();
        this.undone.push("end");
      }
      while (this.turns.length > wanted) {
        this.game.undo();
        this.undone.push(/** @type {Turn} */ (this.turns.pop()));
      }
      this.#read();
    });
    this.on.moved();
    this.#showFinal();
  }

  /** Forward to the next choice of a person here, as far as it was played. */
  redo() {
    if (!this.canRedo) return;
    this.ask(() => {
      do {
        const next = this.undone.pop();
        this.game.redo();
        if (next && next !== "end") this.turns.push(next);
        this.#read();
      } while (this.undone.length > 0 && !this.outcome && this.players[this.toMove] !== "person");
    });
    this.on.moved();
    this.#showFinal();
  }

  /** Nobody can be asked who is not here. */
  get canAgree() {
    return this.phase === "choosing" && this.info.agreement && !this.players.includes("away");
  }

  /** What somebody says ends the game (declarations.js). @param {() => Outcome} end */
  declare(end) {
    const done = this.ask(() => {
      end();
      this.#read();
      return true;
    });
    if (!done) return;
    this.undone = [];
    this.on.moved();
    this.#showFinal();
  }

  /** @param {Seat} seat @param {Player} player */
  seat(seat, player) {
    if (this.players[seat] === player) return;
    this.players = seat === 0 ? [player, this.players[1]] : [this.players[0], player];
    this.#turn();
    this.on.moved();
    if (this.view) this.view.show();
    else this.#showFinal();
  }
}
