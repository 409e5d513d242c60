/**
 * One board in a box: what stands above and below it, what is said when something does not come, and how it takes
 * on what is asked of it. It knows of no other board.
 */
import { dress } from "../assets.js";
import { button, fill, make } from "../dom.js";
import { LoadError } from "../engine/module.js";
import { chooseLanguage } from "../i18n/languages.js";
import { tableWords } from "../i18n/tablewords.js";
import { choosePlan, leastHeight, naturalRatio } from "../table/plan.js";
import { blamed, freshGame, openGame } from "./opening.js";
import { codeOf, wordProblem } from "./problems.js";
import { createDiagram, createReplay } from "./replay.js";
import { engine, renewEngine, speak, table as tableRoom } from "./shared.js";
import { createSitting, playersFor } from "./sitting.js";

/** @import { Tabletop } from "../table/table.js" */
/** @import { Game, GameInfo, Goal, Loaded, Mode, Problem, Shared, Showing, Stage, Tell, Theme, Wanted, Words } from "./types.js" */

/** @type {{ [Of in Mode]: Stage }} */
const STAGES = { play: createSitting, replay: createReplay, diagram: createDiagram };

/** What only a new beginning can follow. */
const BEGINNINGS = /** @type {const} */ (["game", "position", "record", "mode"]);

/** No board needs to be higher, in CSS pixels. */
const HIGHEST = 600;

/** Said where no words came. */
const WORDLESS = { what: "A part of this board could not be loaded. Please check the connection.", again: "Try again" };

export class Board {
  /** @type {Wanted | null} */
  #wanted = null;
  /** @type {Shared | null} */
  #shared = null;
  /** @type {Showing | null} */
  #showing = null;
  /** @type {Tabletop | null} */
  #table = null;
  /** @type {GameInfo | null} */
  #info = null;
  /** The record over which the engine broke down. @type {string | null} */
  #stumbled = null;
  /** Counts what was asked for: what was asked before is void. */
  #asked = 0;
  #stop = new AbortController();

  /** @param {ShadowRoot} root @param {Tell} tell */
  constructor(root, tell) {
    this.tell = tell;
    this.place = make("div", { class: "place" });
    this.notes = make("div", { class: "notes", role: "status" });
    this.probe = make("span", { class: "probe", "aria-hidden": "true" });
    this.box = make("div", { class: "box", "aria-busy": "true" }, this.place, this.notes, this.probe);
    root.append(this.box);
    this.dressed = Promise.all([dress("table/table.css", root), dress("embed/embed.css", root)]);
    this.sizes = new ResizeObserver(() => this.#measure());
    this.sizes.observe(this.box);
    const { signal } = this.#stop;
    for (const query of ["(prefers-color-scheme: dark)", "(forced-colors: active)"]) {
      matchMedia(query).addEventListener("change", () => this.theme(), { signal });
    }
  }

  get showing() {
    return this.#showing;
  }

  get info() {
    return this.#info;
  }

  /** How high the board would be if nobody held it down. */
  get wantedHeight() {
    const { height } = this.box.getBoundingClientRect();
    const { root } = this.#table ?? {};
    if (!root) return Math.ceil(height);
    return Math.ceil(this.box.scrollHeight - root.getBoundingClientRect().height + this.#naturalHeight());
  }

  /**
   * Takes on what is asked for; what was wrong with it is said. Whether the game could be had.
   * @param {Wanted} wanted @param {Problem[]} problems @param {string} lang  as around it
   */
  async show(wanted, problems, lang) {
    this.#asked += 1;
    const mine = this.#asked;
    const [code] = [chooseLanguage([wanted.lang || null, lang, ...navigator.languages])];
    let words = this.#shared?.words ?? null;
    try {
      const bringing = Promise.all([engine(), tableRoom(), this.dressed]);
      // Whoever waits for the words first must not miss this.
      bringing.catch(() => {});
      words = await speak(code);
      if (mine === this.#asked) this.#speak(words);
      const [loaded, { Tabletop }] = await bringing;
      if (mine !== this.#asked) return false;
      this.#shared = { words, loaded: this.#shared?.loaded ?? loaded, Tabletop };
    } catch (error) {
      if (mine === this.#asked) this.#missing(error, words, () => void this.show(wanted, problems, lang));
      return false;
    }
    return this.#take(wanted, problems);
  }

  /** @param {Words} words */
  #speak(words) {
    this.box.lang = words.lang;
    this.box.dir = words.dir;
    if (!this.#table && !this.place.hasChildNodes())
      fill(this.place, make("p", { class: "wait" }, words.t("page-loading")));
  }

  /** @param {unknown} error @param {Words | null} words @param {() => void} again */
  #missing(error, words, again) {
    const reason = error instanceof LoadError ? error.reason : "unreachable";
    const what = words ? words.t(`load-${reason}`) : WORDLESS.what;
    this.tell("error", { code: `load-${reason}`, name: "", value: "", message: what });
    this.#drop();
    const retry = button(words?.t("button-retry") ?? WORDLESS.again, again, { class: "chief" });
    fill(this.place, make("div", { class: "fault" }, make("p", { role: "alert" }, what), retry));
    this.box.removeAttribute("aria-busy");
  }

  /** @param {Wanted} wanted @param {Problem[]} problems */
  #take(wanted, problems) {
    const before = this.#wanted;
    const { words } = /** @type {Shared} */ (this.#shared);
    this.#wanted = wanted;
    const said = [...problems];
    const elsewhere = before?.at !== wanted.at;
    const begin =
      !before ||
      !this.#showing ||
      BEGINNINGS.some((name) => before[name] !== wanted[name]) ||
      (elsewhere && (wanted.mode === "play" || wanted.at === null || !this.go(wanted.at)));
    if (begin) this.#begin(wanted, said);
    else this.#follow(before, wanted);
    this.box.dataset.mode = wanted.mode;
    this.box.classList.toggle("bare", !wanted.controls);
    this.#table?.setManner({ counts: wanted.counts, ends: wanted.mode === "play" ? "lap" : "off", sounds: false });
    this.theme();
    this.#report(said, words);
    return said.every(({ error }) => error === undefined);
  }

  /** What changes on a board that stays. @param {Wanted} before @param {Wanted} wanted */
  #follow(before, wanted) {
    const showing = /** @type {Showing} */ (this.#showing);
    const { words } = /** @type {Shared} */ (this.#shared);
    if (before.seats !== wanted.seats || before.level !== wanted.level) showing.seat(playersFor(wanted));
    if (before.flip !== wanted.flip) showing.flip(wanted.flip);
    showing.comment(wanted.comments);
    // A board that speaks otherwise is laid out anew, with the game that lies on it.
    if (this.said !== words) this.#lay(this.#copy(showing), { ...wanted, at: showing.ply });
  }

  /** The whole game, of which only a moment may be shown. @param {Showing} showing @returns {Game} */
  #copy(showing) {
    const { mancala } = /** @type {Shared} */ (this.#shared).loaded;
    return mancala.Game.parse(showing.whole);
  }

  /** @param {Wanted} wanted @param {Problem[]} said */
  #begin(wanted, said) {
    const { mancala } = /** @type {Shared} */ (this.#shared).loaded;
    /** @type {Game} */
    let game;
    try {
      game = openGame(wanted, mancala);
    } catch (error) {
      if (error instanceof WebAssembly.RuntimeError) {
        void this.#restart(null);
        return;
      }
      const name = blamed(wanted);
      said.push({ name, value: wanted[name], error });
      // What was there before is better than something else.
      if (this.#showing) return;
      game = freshGame(wanted, mancala);
    }
    const turns = game.turns().length;
    if (wanted.at !== null && wanted.at > turns) said.push({ name: "at", value: String(wanted.at), turns });
    this.#stumbled = null;
    this.#lay(game, wanted);
  }

  /** @param {Game} game @param {Wanted} wanted */
  #lay(game, wanted) {
    const { words, loaded, Tabletop } = /** @type {Shared} */ (this.#shared);
    const focused = this.place.contains(/** @type {ShadowRoot} */ (this.box.getRootNode()).activeElement);
    this.#drop();
    const { game: name, options } = game.position();
    const described = loaded.mancala.Game.describe(name, options);
    const info = { ...described, title: words.title(name, described.title) };
    this.#info = info;
    this.said = words;
    const showing = STAGES[wanted.mode]({
      game,
      info,
      words,
      wanted,
      loaded,
      tell: this.tell,
      note: (text, deed) => this.#note([text], deed),
      trapped: (record) => void this.#restart(record),
    });
    const root = make("div");
    fill(this.place, ...showing.head, root, ...showing.foot);
    this.box.setAttribute("role", "group");
    this.box.setAttribute("aria-label", words.t(`embed-${wanted.mode}`, { game: info.title }));
    this.box.removeAttribute("aria-busy");
    this.#showing = showing;
    const table = new Tabletop(root, {
      info,
      words: tableWords(words, info, () => showing.players),
      isDark: () => this.#isDark(),
      ...showing.listens,
    });
    this.#table = table;
    this.#measure();
    showing.begin(table);
    if (focused) table.focus();
    this.tell("ready", { game: name, mode: wanted.mode, record: showing.record, ply: showing.ply });
  }

  /** Nothing is left of what lay there. */
  #drop() {
    const showing = this.#showing;
    this.#showing = null;
    this.#table = null;
    showing?.close();
    fill(this.place);
  }

  /** After a breakdown, from the record; null where it broke down over that. @param {string | null} record */
  async #restart(record) {
    const wanted = /** @type {Wanted} */ (this.#wanted);
    const shared = /** @type {Shared} */ (this.#shared);
    const { words } = shared;
    this.#asked += 1;
    const mine = this.#asked;
    this.#drop();
    /** @type {Loaded} */
    let loaded;
    try {
      loaded = await renewEngine(shared.loaded);
    } catch (error) {
      if (mine === this.#asked) this.#missing(error, words, () => void this.#restart(record));
      return;
    }
    if (mine !== this.#asked) return;
    this.#shared = { ...shared, loaded };
    const again = record !== null && record === this.#stumbled;
    this.#stumbled = record;
    const whole = record === null || again ? "" : record;
    const game = whole ? loaded.mancala.Game.parse(whole) : freshGame(wanted, loaded.mancala);
    this.#lay(game, { ...wanted, at: null });
    this.#note([words.t(whole ? "notice-trap" : "notice-trap-link")]);
  }

  /** @param {Problem[]} problems @param {Words} words */
  #report(problems, words) {
    const sentences = problems.map((problem) => wordProblem(problem, words));
    problems.forEach((problem, index) => {
      const { name, value } = problem;
      this.tell("error", { code: codeOf(problem), name, value, message: sentences[index] });
    });
    this.#note(sentences);
  }

  /** @param {string[]} sentences @param {{ label: string, press: () => void }} [deed] */
  #note(sentences, deed) {
    fill(
      this.notes,
      ...sentences.map((text) => make("p", {}, text)),
      deed &&
        button(deed.label, () => {
          fill(this.notes);
          deed.press();
        }),
    );
  }

  /** @param {Theme} [theme] */
  theme(theme = this.#wanted?.theme ?? "auto") {
    this.box.dataset.theme = theme;
    this.box.classList.toggle("dark", this.#isDark());
    this.#table?.watch.tell();
  }

  /** The colour of plain text tells which scheme is in use around here. */
  #isDark() {
    const [red, green, blue] = (getComputedStyle(this.probe).color.match(/[\d.]+/g) ?? [0, 0, 0]).map(Number);
    return red + green + blue > 380;
  }

  /** Without empty strips above and below, as far as fingers leave a choice. */
  #naturalHeight() {
    const width = this.box.clientWidth;
    if (!this.#info || !width) return 0;
    const most = Math.min(HIGHEST, width / naturalRatio(this.#info, width));
    const { total, tall } = choosePlan(this.#info, width, most);
    return Math.max(leastHeight(this.#info, width), Math.min(width / total, most / tall) * tall);
  }

  /** The board takes the height that suits its width, unless the box leaves it less. */
  #measure() {
    const height = this.#naturalHeight();
    if (height) this.box.style.setProperty("--natural", `${Math.round(height)}px`);
  }

  /** @param {Goal} to */
  go(to) {
    return this.#showing?.go(to) ?? false;
  }

  focus() {
    this.#table?.focus();
  }

  /** Lets go of all that it holds. */
  close() {
    this.#asked += 1;
    this.#stop.abort();
    this.sizes.disconnect();
    this.#drop();
    this.box.remove();
  }
}
