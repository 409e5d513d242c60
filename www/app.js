/**
 * Wires the rooms together: what the address asks for becomes a sitting, and what happens there goes back to the
 * address, the save and the panels.
 */
import { createArrivals } from "./arrivals.js";
import { createDeeds } from "./deeds.js";
import { button, make } from "./dom.js";
import { createThinker } from "./engine/client.js";
import { LoadError, loadEngine } from "./engine/module.js";
import { wordError } from "./i18n/errors.js";
import { languageHere } from "./i18n/languages.js";
import { tableWords } from "./i18n/tablewords.js";
import { tellRefusal } from "./i18n/telling.js";
import { fetchWords } from "./i18n/words.js";
import { Pace } from "./pace.js";
import { layOut } from "./page.js";
import { createControls } from "./panels/controls.js";
import { createLanguage } from "./panels/language.js";
import { createMoves } from "./panels/moves.js";
import { createNotices } from "./panels/notice.js";
import { createPicker } from "./panels/picker.js";
import { createPlate } from "./panels/plate.js";
import { createPlayback } from "./panels/playback.js";
import { createRules } from "./panels/rules.js";
import { createScore } from "./panels/score.js";
import { createStatus } from "./panels/status.js";
import { createRouter } from "./routing.js";
import { callBy, DEFAULT_PLAYERS, soleSeat } from "./seats.js";
import { Session } from "./session.js";
import { createSitting, keepHabits, readHabits } from "./storage.js";
import { createTable } from "./table/table.js";

/** @import { Game, GameName, Host, Listeners, Loaded, Options, Player, Players, Seat, SittingDown, Thinker } from "./types.js" */

const habits = readHabits();
const words = await speak(languageHere(habits.lang));
const pace = new Pace(habits.speed);

/** @type {Loaded} */
let engine;
/** @type {Thinker} */
let thinker;
/** @type {import("./types.js").Router} */
let router;
/** @type {Session | null} */
let session = null;
let sitting = createSitting();
/** @type {string | null} what the step being shown does */
let caption = null;
/** @type {typeof import("./i18n/stepping.js") | null} */
let stepping = null;
let stepAt = -1;
const manner = { counts: habits.counts ?? true, ends: habits.ends ?? "lap", sounds: habits.sounds ?? false };
let unsaved = false;
/** @type {import("./types.js").Names} */
let names = ["", ""];
/** @type {unknown} */
let clock = null;
/** Fetched when there is a clock, or something between two rounds or games. @type {import("./types.js").Together | null} */
let together = null;
let fetching = false;
/** @type {string | null} the record at which the engine broke down last */
let stumbledAt = null;

const notices = createNotices(words);
const status = createStatus(words);
const picker = createPicker(words);
const moves = createMoves(words, (to, seen) => void deeds.go(to, seen));
/** @type {Set<(session: Session) => void>} */
const watchers = new Set();
const score = createScore(words, () => void deeds.names());
const rules = createRules(words);
const plates = /** @type {Seat[]} */ ([0, 1]).map((seat) =>
  createPlate(seat, words, (player) => takeSeat(seat, player)),
);
/** @type {Host} */
const host = {
  words,
  notices,
  session: () => session,
  sittingId: () => sitting.id,
  games: () => engine.mancala.games,
  titles,
  newOf,
  parse: (record) => engine.mancala.Game.parse(record),
  sitDown,
  usualPlayers: () => habits.players ?? DEFAULT_PLAYERS,
  usualNames: () => habits.names ?? ["", ""],
  remember,
  names: () => names,
  rename(those) {
    names = those;
    callBy(those);
    session?.table?.setWords(tableWords(words, session.info, () => session?.players ?? DEFAULT_PLAYERS));
    keep();
    render();
  },
  clock: () => clock,
  setClock(kept) {
    clock = kept;
  },
  keep,
  render: () => render(),
  say: (text) => status.say(text),
  plates: plates.map(({ element }) => element),
  deck: make("div", { class: "deck" }),
  copyLink: () => deeds.copyLink(),
  restart,
  back: () => router.back(),
  engine: () => engine,
  watch(watcher) {
    watchers.add(watcher);
    if (session) watcher(session);
  },
};
const deeds = createDeeds(host);
const arrive = createArrivals(host);
const controls = createControls(words, {
  new: () => void deeds.newGame(),
  undo: () => session?.undo(),
  redo: () => session?.redo(),
  send: () => void deeds.sendMove(),
  link: () => void deeds.copyLink(),
  resign: () => void deeds.resign(),
  agree: () => void deeds.agree(),
  study: () => void deeds.study(),
});
const playback = createPlayback(words, {
  toggle: () => (halted() ? play() : pause()),
  back: () => session?.table?.stepBack(),
  step,
  go: (to) => void deeds.go(to),
  skip: () => session?.skip(),
  speed(speed) {
    pace.speed = speed;
    session?.table?.setSpeed(pace.factor);
    keepHabits({ speed });
    render();
  },
  async settings() {
    try {
      const { openSettings } = await import("./panels/settings.js");
      openSettings(manner, words, (changes) => {
        Object.assign(manner, changes);
        session?.table?.setManner(manner);
        keepHabits(changes);
      });
    } catch {
      notices.show(words.t("notice-part"));
    }
  },
});
const page = layOut(
  {
    picker: picker.element,
    language: createLanguage(words, changeLanguage),
    plates: [plates[0].element, plates[1].element],
    status: status.element,
    live: status.live,
    controls: controls.element,
    deck: host.deck,
    panels: [moves.element, score.element, rules.element],
    notices: notices.element,
  },
  words,
);

host.deck.append(playback.element);

function render() {
  if (!session) return;
  const { phase, players, info } = session;
  const telling = phase === "telling";
  page.setSides(soleSeat(players) ?? 0);
  renderPlates();
  status.render(session, { paused: pace.paused, caption });
  controls.render(session);
  const playing = telling || session.table?.playing === true;
  const at = session.view?.ply ?? session.turns.length;
  playback.render({
    paused: halted(),
    playing,
    waiting: phase === "thinking",
    speed: pace.speed,
    at,
    live: session.live,
  });
  moves.render(session);
  score.render(session);
  rules.render(info);
  for (const watch of watchers) watch(session);
  accompany();
}

/** While a turn is told, a plate counts what the board shows. */
function renderPlates() {
  if (!session) return;
  const { phase, players, counted, table } = session;
  const { toMove } = counted.position;
  const over = session.live && session.outcome;
  const points = counted.outcome?.points ?? counted.position.stores;
  plates.forEach((plate, seat) => {
    const now = phase === "telling" && table ? table.pointsOf(/** @type {Seat} */ (seat)) : points[seat];
    plate.render({ players, points: now, toMove: !over && phase !== "telling" && toMove === seat });
  });
}

function accompany() {
  if (together) return together.follow();
  const needed =
    clock !== null || session?.phase === "over" || session?.turns.at(-1)?.steps.some(({ why }) => why === "round");
  if (fetching || !needed) return;
  fetching = true;
  import("./together.js").then(
    (part) => {
      together = part.createTogether(host);
      together.follow();
    },
    () => notices.show(words.t("notice-part")),
  );
}

/** Without any words there is one sentence, which stands in the HTML; nothing else happens then. @param {string} lang */
async function speak(lang) {
  try {
    return await fetchWords(lang);
  } catch {
    document.getElementById("not-loaded")?.removeAttribute("hidden");
    return new Promise(() => {});
  }
}

/** Everything is said in it from the next load on; the game stays. @param {string} lang */
function changeLanguage(lang) {
  keepHabits({ lang });
  const address = new URL(location.href);
  address.searchParams.delete("lang");
  history.replaceState(history.state, "", address);
  location.reload();
}

/** @param {string} name @param {Options} [options] */
function newOf(name, options = {}) {
  return new engine.mancala.Game(/** @type {GameName} */ (name), options);
}

/** What the address says of this: an untouched game by its name, else the record. @param {Session} at */
function fragmentOf(at) {
  if (at.turns.length > 0 || at.outcome) return at.record;
  const fresh = newOf(at.info.name);
  const same = fresh.record() === at.record;
  fresh.free();
  return same ? at.info.name : at.record;
}

/** @param {Game} game @param {SittingDown} how */
function sitDown(game, { players, names: called, clock: set, from = null, tellLast = false, address }) {
  const focused = page.tableHasFocus();
  session?.close();
  caption = null;
  pace.paused = false;
  pace.letThrough();
  const position = game.position();
  const described = engine.mancala.Game.describe(position.game, position.options);
  const info = { ...described, title: words.title(described.name, described.title) };
  sitting = createSitting(from);
  names = called ?? from?.names ?? ["", ""];
  callBy(names);
  const same = from?.record === game.record();
  clock = set ?? (same ? from?.clock : null) ?? null;
  const at = new Session({
    game,
    info,
    players,
    thinker,
    pace,
    on: listeners(),
    timed: same && from?.timed,
    lines: from?.lines,
  });
  session = at;
  const table = createTable(page.freshTable(), {
    info,
    words: tableWords(words, info, () => at.players),
    onChoose: (move) => at.choose(move),
    previewOf: (move) => at.preview(move),
    onRefuse(cell) {
      caption = tellRefusal(cell, at, words);
      render();
      status.say(caption);
    },
    onCount: renderPlates,
    onStep: (step, index) => tellStep(step ? index : -1),
  });
  table.setManner(manner);
  page.setTitle(info.title);
  page.shapeFor(info);
  picker.render(titles(), info.name);
  controls.offerAgree(info.agreement);
  if (at.lines.length > 0) void deeds.review();
  at.begin(table, { tellLast });
  page.bringIntoView();
  if (focused) table.focus();
  render();
  if (address !== "leave") router[address](fragmentOf(at), { players, names, sitting: sitting.id });
}

/** What a step does, below the board. The words are fetched when the first one is seen. @param {number} index */
function tellStep(index) {
  stepAt = index;
  if (!stepping) {
    import("./i18n/stepping.js").then(
      (part) => {
        stepping = part;
        if (session?.table?.playing) tellStep(stepAt);
      },
      () => {},
    );
    return false;
  }
  const turn = session?.view?.turn ?? session?.turns.at(-1);
  const said = session && turn ? stepping.tellStep(turn, index, session.info, words, session.players) : null;
  if (index >= 0 && said === null) return false;
  caption = said;
  // Who steps through a turn by ear hears each step.
  if (said && session?.table?.paused) status.say(said);
  render();
  return true;
}

/** @returns {Listeners} */
function listeners() {
  return {
    changed() {
      if (session?.phase !== "telling") caption = null;
      // A pause is of what moves or is thought about: it must not hold back the next move.
      if (session?.phase !== "telling" && session?.phase !== "thinking") pace.resume();
      render();
    },
    moved: keep,
    told(turn) {
      caption = null;
      if (!session) return;
      if (session.players[turn.seat] === "person") notices.clear();
      status.tell(turn, session);
    },
    jumped() {
      if (session) status.tellNow(session);
    },
    failed(error) {
      const stuck = session?.phase === "stuck";
      notices.show(
        words.t("notice-failed", { what: wordError(error, words) }),
        stuck ? { label: words.t("button-retry"), press: () => session?.retry() } : undefined,
      );
    },
    trapped: (record) => void restart(record),
  };
}

function keep() {
  if (!session) return;
  const { info, record, players, outcome, turns, undone, timed, lines } = session;
  // A game that nobody has touched is not worth a place among the saved ones.
  if (turns.length + undone.length > 0 || outcome || clock) {
    const over = outcome !== null;
    const stored = sitting.save({
      game: info.name,
      record,
      players,
      names,
      clock,
      timed,
      over,
      moves: turns.length,
      lines,
    });
    if (!stored && !unsaved) notices.show(words.t("notice-unsaved"));
    unsaved = !stored;
  }
  router.follow(fragmentOf(session), { players, names, sitting: sitting.id });
}

function titles() {
  return engine.mancala.games.map((name) => ({
    name,
    title: words.title(name, engine.mancala.Game.describe(name).title),
  }));
}

/** After a breakdown, from the record; null where it broke down over that. @param {string | null} record */
async function restart(record) {
  const players = session?.players ?? DEFAULT_PLAYERS;
  const name = session?.info.name ?? engine.mancala.games[0];
  session?.close();
  session = null;
  thinker.close();
  if (!(await bringEngine())) return;
  if (record !== null && record !== stumbledAt) {
    stumbledAt = record;
    try {
      sitDown(engine.mancala.Game.parse(record), { players, names, address: "follow" });
      notices.show(words.t("notice-trap"));
      return;
    } catch {
      // Told below, with a fresh game.
    }
  }
  sitDown(newOf(name), { players, address: "enter" });
  notices.show(words.t(record === null ? "notice-trap-link" : "notice-trap-again"));
}

/** @param {Seat} seat @param {Player} player */
function takeSeat(seat, player) {
  if (!session) return;
  session.seat(seat, player);
  session.table?.setWords(tableWords(words, session.info, () => session?.players ?? DEFAULT_PLAYERS));
  remember(session.players);
}

/** The next game begins with them; only a friend elsewhere is asked anew each time. @type {Host["remember"]} */
function remember(players, called) {
  if (called) {
    habits.names = called;
    keepHabits({ names: called });
  }
  if (players.includes("away")) return;
  habits.players = players;
  keepHabits({ players });
}

/** A turn that is looked at again may stand still while the game does not. */
function halted() {
  return session?.table?.playing ? session.table.paused : pace.paused;
}

function pause() {
  pace.pause();
  session?.table?.pause();
  render();
}

function play() {
  pace.resume();
  session?.table?.resume();
  render();
}

function step() {
  if (session?.table?.playing) session.table.stepForward();
  else if (session?.phase === "thinking") pace.letThrough();
  else void deeds.go("step");
}

/** Gets an engine, or says in the board's place why there is none and offers to try again. */
async function bringEngine() {
  try {
    engine = await loadEngine();
    thinker = createThinker(engine);
    return true;
  } catch (error) {
    const reason = error instanceof LoadError ? error.reason : "damaged";
    const again = button(words.t("button-retry"), () => void begin(), { class: "chief" });
    page.instead(
      make("h2", {}, words.t("load-title")),
      make("p", { role: "alert" }, words.t(`load-${reason}`)),
      make("p", {}, again),
    );
    return false;
  }
}

/** The page comes whole, with its game in it: whatever was painted before would have to move. */
async function begin() {
  const ready = await bringEngine();
  page.appear();
  if (!ready) return;
  router ??= createRouter(engine.mancala.games, arrive);
  arrive(router.current());
}

// An old browser has been told already, by preflight.js.
if (!document.documentElement.dataset.tooOld) {
  document.documentElement.dataset.started = "";
  await begin();
}
