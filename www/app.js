/**
 * Wires the rooms together: what the address asks for becomes a sitting, and what happens there goes back to the
 * address, the save and the panels.
 */
import { createArrivals } from "./arrivals.js";
import { createCaptions } from "./captions.js";
import { createDeeds } from "./deeds.js";
import { button, make } from "./dom.js";
import { createThinker } from "./engine/client.js";
import { LoadError, loadEngine } from "./engine/module.js";
import { wordError } from "./i18n/errors.js";
import { languageHere } from "./i18n/languages.js";
import { tableWords } from "./i18n/tablewords.js";
import { createKeeper } from "./keeper.js";
import { createLatecomers } from "./latecomers.js";
import { hasteIn, Pace } from "./pace.js";
import { layOut } from "./page.js";
import { createControls } from "./panels/controls.js";
import { changeLanguage, createLanguage, speak } from "./panels/language.js";
import { createMoves } from "./panels/moves.js";
import { createNotices } from "./panels/notice.js";
import { createPicker } from "./panels/picker.js";
import { createPlate } from "./panels/plate.js";
import { createRules } from "./panels/rules.js";
import { countedIn, createScore } from "./panels/score.js";
import { createStatus } from "./panels/status.js";
import { asksForProjector, createRouter } from "./routing.js";
import { callBy, calledBy, DEFAULT_PLAYERS, NAMELESS, SEATS, soleSeat } from "./seats.js";
import { Session } from "./session.js";
import { keepHabits, readHabits } from "./storage.js";
import { createTable } from "./table/table.js";

/** @import { Game, GameName, Host, Listeners, Loaded, Options, Player, Seat, SittingDown, Thinker } from "./types.js" */

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
const manner = {
  counts: habits.counts ?? true,
  ends: habits.ends ?? "lap",
  sounds: habits.sounds ?? false,
  outlook: habits.outlook ?? false,
};
/** @type {ReturnType<import("./engine/types.js").CreatePreviewer> | null} */
let previewer = null;
/** @type {string | null} the record at which the engine broke down last */
let stumbledAt = null;

const notices = createNotices(words);
const status = createStatus(words);
const picker = createPicker(words);
const moves = createMoves(words, (to, seen) => host.go(to, seen));
/** @type {Set<(session: Session) => void>} */
const watchers = new Set();
const score = createScore(words, () => void deeds.names());
const rules = createRules(words);
const plates = SEATS.map((seat) => createPlate(seat, words, (player) => takeSeat(seat, player)));
/** @type {Host} */
const host = {
  words,
  notices,
  session: () => session,
  sittingId: () => keeper.id(),
  games: () => engine.mancala.games,
  titles,
  newOf,
  parse: (record) => engine.mancala.Game.parse(record),
  sitDown,
  usualPlayers: () => habits.players ?? DEFAULT_PLAYERS,
  usualNames: () => habits.names ?? NAMELESS,
  remember,
  names: calledBy,
  rename(names) {
    callBy(names);
    nameTable();
    keeper.keep();
    render();
  },
  clock: () => keeper.clock,
  setClock(clock) {
    keeper.clock = clock;
  },
  keep: () => keeper.keep(),
  render: () => render(),
  say: (text) => status.say(text),
  plates: plates.map(({ element }) => element),
  deck: make("div", { class: "deck" }),
  async part(fetch) {
    try {
      return await fetch();
    } catch {
      notices.show(words.t("notice-part"));
    }
  },
  go: (to, seen) => void deeds.go(to, seen),
  study: (tool) => void deeds.study(tool),
  copyLink: () => deeds.copyLink(),
  restart,
  recover(error, tell) {
    if (error instanceof WebAssembly.RuntimeError) void restart(session?.record ?? null);
    else tell();
  },
  back: () => router.back(),
  engine: () => engine,
  watch(watcher) {
    watchers.add(watcher);
    if (session) watcher(session);
  },
};
const keeper = createKeeper(host, () => router);
const captions = createCaptions(host);
const deeds = createDeeds(host, pace, manner);
const arrive = createArrivals(host);
const controls = createControls(words, {
  new: () => void deeds.new(),
  undo: () => session?.undo(),
  redo: () => session?.redo(),
  hint: () => void deeds.hint(),
  send: () => void deeds.send(),
  more: (more) => void deeds.more(more),
  toggle: deeds.toggle,
  step: deeds.step,
  skip: () => session?.skip(),
});
const latecomers = createLatecomers(host, {
  toggle: deeds.toggle,
  back: deeds.stepBack,
  step: deeds.step,
  go: host.go,
  skip: () => session?.skip(),
  halted: deeds.halted,
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
    help: () => void deeds.help(),
    panels: [moves.element, score.element, rules.element],
    notices: notices.element,
  },
  words,
);

function render() {
  if (!session) return;
  const { players, info } = session;
  page.setSides(soleSeat(players) ?? 0);
  renderPlates();
  renderStatus();
  controls.render(session, deeds.halted());
  moves.render(session);
  score.render(session);
  rules.render(info);
  for (const watch of watchers) watch(session);
  latecomers.follow();
}

function renderStatus() {
  if (!session) return;
  const { position, held } = session;
  // Nobody thinks before the last round has been read about.
  const between = held && "round" in position && position.round;
  status.render(session, {
    paused: pace.paused,
    caption: captions.pointed || captions.text,
    title: between ? words.t("round-title", { round: between - 1 }) : undefined,
  });
}

/** While a turn is told, a plate counts what the board shows, and the mover's is marked. */
function renderPlates() {
  if (!session) return;
  const { phase, players, table, view, turns } = session;
  const counted = countedIn(session);
  const telling = table !== null && (phase === "telling" || table.playing);
  const told = telling ? (view ? view.turn : turns.at(-1)) : undefined;
  const over = session.live && session.outcome;
  const mover = told ? told.seat : over ? null : counted.position.toMove;
  const points = counted.outcome?.points ?? counted.position.stores;
  plates.forEach((plate, seat) => {
    plate.render({
      players,
      points: telling ? table.pointsOf(/** @type {Seat} */ (seat)) : points[seat],
      toMove: mover === seat,
      won: phase === "over" && session?.outcome?.winner === seat,
    });
  });
}

/** @param {string} name @param {Options} [options] */
function newOf(name, options = {}) {
  return new engine.mancala.Game(/** @type {GameName} */ (name), options);
}

/** @param {Game} game @param {SittingDown} how */
function sitDown(game, { players, names, clock, lines, from = null, tellLast = false, address }) {
  const focused = page.tableHasFocus();
  // What was asked was asked of the game before.
  document.querySelector("dialog")?.close("no");
  session?.close();
  captions.clear();
  captions.point("");
  pace.paused = false;
  pace.letThrough();
  const position = game.position();
  const described = engine.mancala.Game.describe(position.game, position.options);
  const info = { ...described, title: words.title(described.name, described.title) };
  const same = from?.record === game.record();
  keeper.begin(from, names ?? from?.names ?? NAMELESS, clock ?? (same ? from?.clock : null) ?? null);
  const at = new Session({
    game,
    info,
    players,
    thinker,
    pace,
    on: listeners(),
    timed: same && from?.timed,
    lines: lines ?? from?.lines,
  });
  session = at;
  const table = createTable(page.freshTable(), {
    info,
    words: tableWords(words, info, () => at.players),
    onChoose: (move) => at.choose(move),
    previewOf: (move, hear) => void preview(at, move).then(hear),
    onRefuse: captions.refuse,
    onCount() {
      renderPlates();
      score.render(at);
    },
    onPoint(text) {
      if (captions.point(text)) renderStatus();
    },
    onStep: captions.tell,
  });
  table.setManner(manner);
  page.setTitle(info.title);
  page.shapeFor(info);
  picker.render(titles(), info.name);
  if (at.lines.length > 0) void deeds.review();
  at.begin(table, { tellLast });
  page.bringIntoView();
  if (focused) table.focus();
  render();
  keeper.address(address);
}

/** The turn that a move would be there. @param {Session} at @param {string} move */
async function preview({ view, record }, move) {
  const from = view ? view.record() : record;
  previewer ??= import("./engine/preview.js").then((it) => it.createPreviewer(engine));
  try {
    return from === undefined ? undefined : await (await previewer)(from, move);
  } catch {
    // Tried again with the next; to play needs none.
    previewer = null;
    return undefined;
  }
}

/** @returns {Listeners} */
function listeners() {
  return {
    changed() {
      if (session?.phase !== "telling") captions.clear();
      else session.table?.setSpeed(pace.factor * hasteIn(session.turns, session.players));
      // A pause is of what moves or is thought about: it must not hold back the next move.
      if (session?.phase !== "telling" && session?.phase !== "thinking") pace.resume();
      render();
    },
    moved: keeper.keep,
    told(turn) {
      captions.clear();
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

function titles() {
  return engine.mancala.games.map((name) => ({
    name,
    title: words.title(name, engine.mancala.Game.describe(name).title),
  }));
}

/** After a breakdown, from the record; null where it broke down over that. @param {string | null} record */
async function restart(record) {
  const players = session?.players ?? DEFAULT_PLAYERS;
  const lines = session?.lines;
  const name = session?.info.name ?? engine.mancala.games[0];
  session?.close();
  session = null;
  thinker.close();
  if (!(await bringEngine())) return;
  if (record !== null && record !== stumbledAt) {
    stumbledAt = record;
    try {
      const [names, clock] = [calledBy(), keeper.clock];
      sitDown(engine.mancala.Game.parse(record), { players, names, clock, lines, address: "follow" });
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
  nameTable();
  remember(session.players);
}

/** The table says anew who sits there. */
function nameTable() {
  session?.table?.setWords(tableWords(words, session.info, () => session?.players ?? DEFAULT_PLAYERS));
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
  if (manner.outlook) void deeds.outlook();
  if (asksForProjector()) void deeds.enlarge();
}

// An old browser has been told already, by preflight.js.
if (!document.documentElement.dataset.tooOld) {
  document.documentElement.dataset.started = "";
  await begin();
  const { stamp } = document.documentElement.dataset;
  if (stamp) import("./installed/keep.js").then((it) => it.keepInstalled(stamp, words.lang, notices)).catch(() => {});
}
