/**
 * Sets up a position, on the board or in fields beside it. Whether it can be played, the engine says at every
 * change; nothing that is typed is refused, and the game on the board waits.
 */
import { button, make, fill as put, setText, setUsable } from "../dom.js";
import { optionField } from "../panels/options.js";
import { playerSelect } from "../panels/plate.js";
import { handOut } from "../panels/share.js";
import { addressOf } from "../routing.js";
import { SEATS, sideOf } from "../seats.js";
import { carryOver, emptied, fill, missing, presentable, read, write } from "./draft.js";
import { fieldsOf } from "./fields.js";
import { createInputs } from "./inputs.js";
import { wordProblem } from "./reading.js";

/** @import { CreateTool, Draft, GameInfo, Session } from "./types.js" */
/** @import { Players, View } from "../types.js" */

/** So many changes can be taken back. */
const MOST_PAST = 200;

/** @type {CreateTool} */
export function createEditor({ host, turnTo, sitDown }) {
  const { words } = host;
  /** Of the engine as it is now: after a breakdown it is another one. */
  const games = () => host.engine().mancala.Game;
  /** @type {Draft} */
  let draft = null;
  /** @type {Draft} */
  let start = null;
  /** @type {GameInfo} */
  let info;
  /** @type {Draft[]} */
  let past = [];
  /** The sitting that the draft is shown on. @type {Session | null} */
  let sitting = null;
  /** @type {View | null} */
  let view = null;
  /** A tap on the board: one more or one less. */
  let tap = 1;
  let active = false;
  /** The record that the draft makes, where it can be played. @type {string | null} */
  let record = null;
  let typing = "";
  /** What is wrong with an option as it stands in its field: the draft keeps the one before. */
  let unfit = "";
  /** @type {Players} */
  let players = ["person", "person"];

  const sides = SEATS.map((seat) => sideOf(seat, words));
  const inputs = createInputs(words, {
    set: (path, value, typed) => change(write(draft, path, value), typed),
    add,
  });
  const undo = button(words.t("button-undo"), () => {
    const last = past.pop();
    if (last) adopt(last);
  });
  const tools = make(
    "p",
    { class: "tools" },
    button(words.t("study-start-position"), () => change(start)),
    button(words.t("study-empty"), () => change(emptied(draft))),
    button(words.t("study-from-board"), fromBoard),
    undo,
  );
  const taps = [1, -1].map((by) => {
    const radio = make("input", {
      type: "radio",
      name: "study-tap",
      change: () => {
        tap = by;
      },
    });
    radio.checked = by === 1;
    return make("label", {}, radio, make("span", {}, words.t(by === 1 ? "study-tap-in" : "study-tap-out")));
  });
  const board = make("div", { class: "cells" });
  const rest = [0, 1].map((seat) =>
    button(words.t("study-rest", { side: sides[seat] }), () => change(fill(draft, start, seat))),
  );
  const more = make("div", { class: "fields" });
  const problem = make("p", { class: "problem", role: "status", id: "study-problem" });
  const lead = button(words.t("study-show-field"), () => {
    /** @type {HTMLElement | null} */
    const wrong = element.querySelector('[aria-invalid="true"]');
    wrong?.scrollIntoView({ block: "center" });
    wrong?.focus();
  });
  const seats = SEATS.map((seat) =>
    playerSelect(seat, words, (player) => {
      players = seat === 0 ? [player, players[1]] : [players[0], player];
      for (const select of seats) select.render(players);
    }),
  );
  for (const select of seats) select.render(players);
  const deeds = [
    button(words.t("study-play"), () => leave(players, null), { class: "chief" }),
    button(words.t("study-analyse"), () => leave(["person", "person"], "analysis")),
    button(words.t("button-link"), () => void share()),
  ];
  const element = make(
    "div",
    { class: "editor" },
    tools,
    make("fieldset", { class: "taps" }, make("legend", {}, words.t("study-tap")), ...taps),
    board,
    more,
    make("div", { class: "verdict-row" }, deeds[0], problem, lead, make("p", { class: "rest" }, ...rest)),
    make(
      "div",
      {},
      make(
        "p",
        { class: "seats" },
        ...seats.map((select, seat) => make("label", {}, make("span", {}, sides[seat]), select.element)),
      ),
      make("p", { class: "tools" }, ...deeds.slice(1)),
    ),
  );

  /** What the board shows now becomes what is set up. */
  function fromBoard() {
    const session = host.session();
    if (!session) return;
    const shown = session.view && session.view !== view ? session.view.position : session.position;
    change(shown);
  }

  /** @param {Draft} next @param {string} [typed] the field that is being typed into, whose changes count as one */
  function change(next, typed = "") {
    if (draft && !(typed !== "" && typed === typing)) past = [...past.slice(1 - MOST_PAST), draft];
    typing = typed;
    adopt(next);
  }

  /** @param {Draft} next */
  function adopt(next) {
    const rules = JSON.stringify([next.game, next.options ?? {}]);
    const before = draft && JSON.stringify([draft.game, draft.options ?? {}]);
    draft = structuredClone(next);
    if (rules !== before) {
      info = games().describe(draft.game, draft.options);
      const game = host.newOf(draft.game, draft.options);
      start = game.position();
      game.free();
      build();
    }
    render();
  }

  /** Fields for everything that a position of this game has. */
  function build() {
    inputs.clear();
    unfit = "";
    const { cells, ends, others } = fieldsOf(info, draft, words);
    put(
      board,
      ...[1, 0].map((seat) =>
        make(
          "fieldset",
          { class: seat === 0 ? "south" : "north" },
          make("legend", {}, sides[seat]),
          // As on a board that stands upright: South's side on the right, its first hole at the bottom.
          ...(seat === 0 ? [...cells[0]].reverse() : cells[1]).map(({ path, label, owner }) =>
            make(
              "div",
              { class: "cell" },
              ...inputs.counter(path, label),
              owner && inputs.ownerBox(owner, seat, label),
            ),
          ),
          ...ends[seat].map(({ path, label }) => make("div", { class: "cell end" }, ...inputs.counter(path, label))),
        ),
      ),
    );
    const options = info.options
      .filter((option) => option.kind !== "seat")
      .map((option) => {
        const field = optionField(info.name, option, words);
        field.element.addEventListener("change", () => {
          const value = field.read();
          const { [option.name]: _old, ...kept } = draft.options ?? {};
          const chosen = value === option.default ? kept : { ...kept, [option.name]: value };
          changeOptions(chosen);
        });
        return field.element;
      });
    put(
      more,
      inputs.seatField("toMove", words.t("study-to-move")),
      ...others.map(({ path, label, seat }) =>
        seat ? inputs.seatField(path, label) : make("div", { class: "cell" }, ...inputs.counter(path, label)),
      ),
      options.length > 0 && make("details", {}, make("summary", {}, words.t("panel-choices")), ...options),
    );
  }

  /** @param {{ [name: string]: unknown }} options */
  function changeOptions(options) {
    try {
      const game = host.newOf(draft.game, options);
      const fresh = game.position();
      game.free();
      // Also where it is what the draft has already, which builds nothing anew.
      unfit = "";
      const next = carryOver(draft, fresh);
      const open = more.querySelector("details")?.open;
      change(next);
      const details = more.querySelector("details");
      if (details && open) details.open = true;
    } catch (error) {
      host.recover(error, () => {
        unfit = wordProblem(error, words);
        render();
      });
    }
  }

  /** @param {string} path @param {number} by */
  function add(path, by) {
    const now = Number(read(draft, path)) || 0;
    change(write(draft, path, Math.max(0, Math.trunc(now) + by)));
  }

  /** Fields, verdict and board follow the draft. */
  function render() {
    inputs.follow(draft);
    setUsable(undo, past.length > 0);
    judge();
    const { seeds, stones } = missing(draft, start);
    for (const one of rest) setUsable(one, seeds !== 0 || stones !== 0);
    show();
  }

  /** The engine's word on it. */
  function judge() {
    record = null;
    if (unfit) say(unfit, "");
    else weigh();
    for (const deed of deeds) setUsable(deed, record !== null);
  }

  function weigh() {
    try {
      const game = games().fromPosition(draft);
      const outcome = game.outcome();
      const settled = JSON.stringify(game.position()) === JSON.stringify({ ...draft });
      record = game.record();
      game.free();
      const key = outcome ? "study-fine-over" : settled ? "study-fine" : "study-fine-later";
      say(words.t(key), "");
    } catch (error) {
      host.recover(error, () => wrong(/** @type {any} */ (error)));
    }
  }

  /** @param {{ code?: string, at?: string }} error */
  function wrong(error) {
    const { code, at = "" } = error;
    const { path, label } = inputs.find(at);
    if (code === "wrong-total") {
      const lacks = missing(draft, start);
      // Both at once, unless there is too much of the one and too little of the other.
      const both = lacks.seeds * lacks.stones >= 0;
      const seeds = both || at !== "stones" ? lacks.seeds : 0;
      const stones = both || at === "stones" ? lacks.stones : 0;
      const what = { game: info.name, seeds: Math.abs(seeds), stones: Math.abs(stones) };
      say(words.t(seeds + stones > 0 ? "study-missing" : "study-too-many", what), "");
    } else if (code === "out-of-range" || code === "wrong-type") say(words.t("study-number", { name: label }), path);
    else {
      const key = words.first(`study-impossible-${info.name}`);
      say(code === "impossible" && key ? words.t(key) : wordProblem(error, words), path);
    }
  }

  /** @param {string} text @param {string} path the field that is meant */
  function say(text, path) {
    setText(problem, text);
    problem.classList.toggle("fine", record !== null);
    inputs.mark(path);
    lead.hidden = path === "";
  }

  /** The draft on the board, where a tap puts seeds in or takes them out. */
  function show() {
    const session = host.session();
    if (!session || !active) return;
    sitting = session;
    view = {
      position: presentable(draft, info),
      title: words.t("study-setting-up"),
      story: problem.textContent ?? "",
      choose(move) {
        const [south, north] = info.rows;
        const seat = south.some((name) => move.startsWith(name)) ? 0 : 1;
        const index = (seat === 0 ? south : north).findIndex((name) => move.startsWith(name));
        if (index >= 0) add(`holes[${seat}][${index}]`, tap);
      },
      record: () => undefined,
      show: () => draw(session),
    };
    session.look(view);
    draw(session);
  }

  /** @param {Session} session */
  function draw(session) {
    const { table } = session;
    const sameBoard =
      JSON.stringify(session.info.rows) === JSON.stringify(info.rows) && session.info.name === info.name;
    if (!view || !table) return;
    if (sameBoard) {
      table.show(view.position);
      table.offer(
        info.rows.flat().map((name) => (info.directions ? `${name}r` : name)),
        { seat: draft.toMove },
      );
    }
    session.on.changed();
  }

  /** @param {Players} seated @param {"analysis" | null} tool */
  function leave(seated, tool) {
    if (record === null) return;
    const game = host.parse(record);
    active = false;
    sitDown(game, seated);
    turnTo(tool);
  }

  async function share() {
    if (record !== null) await handOut(addressOf(draft.game, record), words.t("share-copied"), host);
  }

  return {
    element,
    open() {
      active = true;
      const session = host.session();
      if (!session) return;
      if (!draft || session !== sitting) {
        const shown = session.view?.position ?? session.position;
        if (draft && draft.game !== session.info.name) past = [];
        if (!draft || draft.game !== session.info.name) adopt(shown);
        else render();
      } else render();
    },
    close() {
      active = false;
      const session = host.session();
      if (session?.view && session.view === view) session.look(null);
    },
    render(session) {
      if (!active || session === sitting) return;
      // Another game came to the board.
      past = [];
      sitting = session;
      adopt(session.position);
    },
  };
}
