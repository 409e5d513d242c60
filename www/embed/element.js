/** `<mancala-board>`: attributes in, events out. Nothing is fetched before it comes near. */
import { ATTRIBUTES, commentsIn, NAMES, readAttributes } from "./attributes.js";
import { Board } from "./board.js";

/** @import { Goal, Name, Position, Seat, Tell, Wanted } from "./types.js" */

/** Begins to load when it is so near to what is seen. */
const NEAR = "50% 0px";

/** These are heard by whatever lies around; the others only by those who ask the board itself. */
const BUBBLING = new Set(["move", "step", "end"]);

/** What a new beginning forgets. */
const BEGINNINGS = new Set(["game", "position", "record", "at", "mode"]);

export class MancalaBoard extends HTMLElement {
  static observedAttributes = NAMES;

  /** @type {Board | null} */
  #board = null;
  #near = false;
  #waiting = false;
  /** The game that lay here when it left the page. @type {Pick<Wanted, "record" | "at"> | null} */
  #kept = null;
  /** Whoever waits for what is asked for. @type {((well: boolean) => void)[]} */
  #hopes = [];
  /** @type {IntersectionObserver | null} */
  #nearness = null;
  /** @type {MutationObserver | null} */
  #children = null;

  constructor() {
    super();
    this.attachShadow({ mode: "open", delegatesFocus: false });
  }

  connectedCallback() {
    this.#upgrade();
    if (this.#nearness) return;
    this.#children = new MutationObserver(() => this.#later());
    this.#children.observe(this, {
      childList: true,
      subtree: true,
      characterData: true,
      attributeFilter: ["data-ply"],
    });
    this.#nearness = new IntersectionObserver((entries) => entries.some((one) => one.isIntersecting) && this.#come(), {
      rootMargin: NEAR,
    });
    this.#nearness.observe(this);
    this.#open();
  }

  disconnectedCallback() {
    // Whoever only moves it elsewhere keeps it as it is.
    queueMicrotask(() => this.isConnected || this.#close());
  }

  /** @param {Name} name @param {string | null} before @param {string | null} now */
  attributeChangedCallback(name, before, now) {
    if (before === now) return;
    if (BEGINNINGS.has(name)) this.#kept = null;
    this.#later();
  }

  /** Properties that were set before there was anything to hear them. */
  #upgrade() {
    for (const { name } of ATTRIBUTES) {
      if (name === "flip" || !Object.hasOwn(this, name)) continue;
      const value = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
  }

  #open() {
    this.#board ??= new Board(/** @type {ShadowRoot} */ (this.shadowRoot), this.#tell);
    if (this.#near) this.#later();
  }

  #close() {
    this.#nearness?.disconnect();
    this.#nearness = null;
    this.#children?.disconnect();
    this.#children = null;
    const showing = this.#board?.showing;
    if (showing) this.#kept = { record: showing.whole, at: showing.ply };
    this.#board?.close();
    this.#board = null;
    this.#near = false;
    for (const settle of this.#hopes.splice(0)) settle(false);
    this.shadowRoot?.replaceChildren();
    if (this.shadowRoot) this.shadowRoot.adoptedStyleSheets = [];
  }

  #come() {
    this.#near = true;
    this.#nearness?.disconnect();
    this.#later();
  }

  /** Attributes that change together are taken on together. */
  #later() {
    if (this.#waiting || !this.#near) return;
    this.#waiting = true;
    queueMicrotask(async () => {
      this.#waiting = false;
      if (!this.#board) return;
      const { wanted, problems } = readAttributes((name) => this.getAttribute(name));
      const hopes = this.#hopes.splice(0);
      const comments = new Map([...commentsIn(this), ...wanted.comments]);
      const around = this.parentElement?.closest("[lang]")?.getAttribute("lang") ?? "";
      const kept = this.#kept ? { ...this.#kept, position: "" } : {};
      const well = await this.#board.show({ ...wanted, ...kept, comments }, problems, around);
      for (const settle of hopes) settle(well);
    });
  }

  /** @type {Tell} */
  #tell = (type, detail) => {
    const bubbles = BUBBLING.has(type);
    // Whoever hears it may do with it what he likes.
    const plain = structuredClone(detail);
    this.dispatchEvent(new CustomEvent(type, { detail: plain, bubbles, composed: bubbles }));
  };

  /** Plays a legal move for the person whose turn it is; whether it was played. @param {string} move */
  play(move) {
    return this.#board?.showing?.play(String(move)) ?? false;
  }

  /** In a replay or a diagram: to a number of turns, or `first`, `previous`, `next`, `last`. @param {Goal} to */
  go(to) {
    return this.#board?.showing?.go(to) ?? false;
  }

  /** Back to the last choice of a person; in a replay one turn back. */
  undo() {
    return this.#board?.showing?.undo() ?? false;
  }

  redo() {
    return this.#board?.showing?.redo() ?? false;
  }

  /** Turns the board round. */
  flip() {
    const { flip } = readAttributes((name) => this.getAttribute(name)).wanted;
    this.setAttribute("flip", flip ? "no" : "yes");
  }

  /**
   * Shows another record, or a fresh game of that name, without waiting until it is near. Whether it could be had.
   * @param {string} [record]
   * @returns {Promise<boolean>}
   */
  load(record) {
    if (record !== undefined) {
      this.#kept = null;
      for (const name of ["position", "at"]) this.removeAttribute(name);
      this.setAttribute("record", String(record));
    }
    return new Promise((resolve) => {
      this.#hopes.push(resolve);
      this.#come();
      if (!this.#board) for (const settle of this.#hopes.splice(0)) settle(false);
    });
  }

  /** @param {FocusOptions} [how] */
  focus(how) {
    if (this.#board?.showing) this.#board.focus();
    else super.focus(how);
  }

  /** Of the moment that is shown. */
  get record() {
    return this.#board?.showing?.record ?? this.getAttribute("record") ?? "";
  }

  set record(record) {
    this.#set("record", record);
  }

  /** Of the moment that is shown; what is set may be a text as well. @returns {Position | string | null} */
  get position() {
    const position = this.#board?.showing?.position;
    return position ? structuredClone(position) : this.getAttribute("position");
  }

  set position(position) {
    this.#set("position", position);
  }

  /** The number of turns before the moment that is shown. */
  get ply() {
    return this.#board?.showing?.ply ?? 0;
  }

  /** What a person may choose now. */
  get moves() {
    return [...(this.#board?.showing?.moves ?? [])];
  }

  get outcome() {
    return structuredClone(this.#board?.showing?.outcome ?? null);
  }

  /** Of all that there is to see, in pixels, at this width. */
  get naturalHeight() {
    return this.#board?.wantedHeight ?? 0;
  }

  /** @param {Name} name @param {unknown} value */
  #set(name, value) {
    if (value === null || value === undefined) this.removeAttribute(name);
    else if (typeof value === "boolean") this.setAttribute(name, value ? "yes" : "no");
    else this.setAttribute(name, typeof value === "object" ? JSON.stringify(value) : String(value));
  }

  static {
    // The others are no more than their attributes.
    for (const { name } of ATTRIBUTES) {
      if (name in MancalaBoard.prototype) continue;
      Object.defineProperty(MancalaBoard.prototype, name, {
        configurable: true,
        enumerable: true,
        /** @this {MancalaBoard} */
        get() {
          return this.getAttribute(name);
        },
        /** @this {MancalaBoard} @param {unknown} value */
        set(value) {
          this.#set(name, value);
        },
      });
    }
  }
}

// A page may bring it twice.
if (!customElements.get("mancala-board")) customElements.define("mancala-board", MancalaBoard);
