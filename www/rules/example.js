/** An example: a small live board with its caption, that can be played, stepped through, and tried out. */
import { button, fill, make, setText, setUsable } from "../dom.js";
import { lastTold } from "../i18n/stepping.js";
import { tableWords } from "../i18n/tablewords.js";
import { tellOutcome, tellTurn } from "../i18n/telling.js";
import { filled, inline } from "./inline.js";

/** @import { Tabletop } from "../table/table.js" */
/** @import { Game, GameInfo, Players, Turn } from "../types.js" */

/** Nobody in particular: South and North. @type {Players} */
const PLAYERS = ["person", "person"];

/** @type {import("./types.js").CreateExample} */
export function createExample({ example, record, moves, shows }, number, around) {
  const { text, words, announce, parts } = around;
  const say = text.t;
  /** @type {Game | null} */
  let game = null;
  /** @type {GameInfo} */
  let info;
  /** @type {Tabletop | null} */
  let table = null;
  /** The last turn, which stays marked. @type {Turn | null} */
  let last = null;
  let drawing = false;
  let wanted = false;
  let stepping = false;
  /** Counts what was begun: what was begun before is over. */
  let run = 0;

  const title = make("b", { id: example }, say("rules-example", { number }));
  const caption = inline(say(example, { ...around.numbers, ...filled(shows, words) }));
  const place = make("div", { class: "example-board" });
  const told = make("p", { class: "example-told" }, say("rules-try"));
  const about = { "aria-describedby": example };
  const buttons = [
    button(say("rules-watch"), () => void watch(), { ...about, class: "chief" }),
    button(say("rules-step"), step, about),
    button(say("rules-reset"), reset, about),
  ];
  const open = make(
    "a",
    { class: "example-open", href: `../../${record.split(/[/;]/)[1]}/?lang=${text.lang}#${record}`, ...about },
    say("rules-open"),
  );
  const element = make(
    "figure",
    { class: "example" },
    make("figcaption", {}, title, " ", ...caption),
    place,
    told,
    make("div", { class: "example-controls" }, ...buttons, open),
  );
  for (const one of buttons) setUsable(one, false);

  function restart() {
    while (game?.undo());
    last = null;
    run += 1;
  }

  function offer() {
    if (!game || !table) return;
    const over = game.outcome() !== null;
    table.offer(over ? [] : game.legalMoves(), { seat: over ? null : game.position().toMove });
  }

  /** @param {string} move */
  async function play(move) {
    if (!game || !table) return;
    const mine = run;
    const turn = game.play(move);
    const outcome = game.outcome();
    last = turn;
    await (stepping ? table.review(turn) : table.play(turn));
    if (mine !== run) return;
    const { result, reason } = outcome ? tellOutcome(outcome, info, PLAYERS, words) : { result: "", reason: "" };
    const sentence = words.join(tellTurn(turn, info, PLAYERS, words), reason, result);
    setText(told, sentence);
    announce(sentence);
    offer();
  }

  async function watch(slowly = false) {
    if (!table) return;
    stepping = slowly;
    if (table.paused) return table.resume();
    restart();
    setText(told, "");
    const mine = run;
    for (const move of moves) {
      if (mine !== run) return;
      await play(move);
    }
    if (mine === run) stepping = false;
  }

  function step() {
    if (!table) return;
    stepping = true;
    if (table.playing) table.pause();
    else void watch(true);
    table.stepForward();
  }

  function reset() {
    if (!game || !table) return;
    restart();
    stepping = false;
    table.show(game.position());
    setText(told, say("rules-try"));
    offer();
  }

  /** @param {import("./types.js").Parts} parts */
  function build([{ mancala }, { Tabletop }]) {
    if (!game) {
      game = mancala.Game.parse(record);
      const { game: name, options } = game.position();
      info = mancala.Game.describe(name, options);
    }
    const root = make("div");
    fill(place, root);
    table = new Tabletop(root, {
      info,
      words: tableWords(words, info, () => PLAYERS),
      onChoose(move) {
        stepping = false;
        run += 1;
        void play(move);
      },
      onStep(index) {
        const said = last && lastTold(last, index, info, words).said;
        if (said) setText(told, said);
      },
    });
    table.show(game.position(), { lastTurn: last });
    for (const one of buttons) setUsable(one, true);
    offer();
    return table;
  }

  return {
    element,
    place,
    async draw() {
      wanted = true;
      if (table || drawing) return;
      drawing = true;
      try {
        const brought = await parts();
        // It may be far again by now, or have been drawn for paper.
        if (wanted && !table) build(brought);
      } catch {
        fill(place, make("p", {}, say("rules-board-failed")));
      } finally {
        drawing = false;
      }
    },
    print(brought) {
      if (!table) {
        const { clientWidth, clientHeight } = place;
        build(brought).room.measure({ width: clientWidth, height: clientHeight });
      }
      // Drawn while the browser already says so, it has not heard.
      /** @type {Tabletop | null} */ (table)?.watch.print(true);
    },
    printed() {
      table?.watch.print(false);
      if (!wanted) this.drop();
    },
    drop() {
      wanted = false;
      if (!table || table.playing || place.contains(document.activeElement)) return;
      table.destroy();
      table = null;
      fill(place);
    },
  };
}
