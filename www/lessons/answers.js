/** How each kind of question is answered on the board, and what is said to an answer. */
import { button, fill, make } from "../dom.js";
import { nameMove } from "../i18n/telling.js";
import { sideOf } from "../seats.js";
import { findTurn, goesOn, holeOf, isReached, landingOf, pointsIn, Senseless, takeBack } from "./judge.js";
import { prove } from "./proof.js";

/** @import { Turn } from "../types.js" */
/** @import { Answer, Ask, Desk, Proof } from "./types.js" */

/** Moves one after the other, in words. @param {string[]} moves @param {Desk} desk */
function nameLine(moves, { question: { info }, around: { words } }) {
  return moves.map((move) => nameMove(move, info, words)).join(words.t("list-comma"));
}

/** The last one's cell and what the turn brings, in the words of the table. @param {Desk} desk @param {Turn} turn */
function tellEnd({ question: { info, seat }, around: { words } }, turn) {
  const last = landingOf(turn);
  const to = last === info.stores.names[seat] ? "store" : (last ?? "none");
  return words.t("table-ends-turn", { to, points: pointsIn(turn, info) });
}

/** A cell is pointed at: holes on the board, what lies at its ends also by buttons below it. @type {Answer} */
function last(desk) {
  const { question, around, table, place, speak } = desk;
  const { info, game } = question;
  const say = around.text.t;
  const turn = /** @type {Turn} */ (question.turn);
  const names = new Set([...info.ring, ...info.rows.flat()]);
  const holes = info.rows.flat();
  const ends = [...names].filter((name) => !holes.includes(name));
  const labels = new Map(ends.map((name) => [name, table.labelOf(table.buttons.identify(name)).split(/[,،,、]/)[0]]));

  /** @param {string} cell */
  async function pick(cell) {
    if (!names.has(cell)) return;
    if (cell !== landingOf(turn)) {
      speak(say("said-not-there", { cell: labels.get(cell) ?? cell }));
      desk.wrong();
      offer();
      return;
    }
    if (await desk.tell(turn)) {
      speak(say("said-right"), tellEnd(desk, turn));
      desk.found();
    }
  }
  /** Every hole can be pointed at, whoever could move from it. */
  function offer() {
    table.offer(info.directions ? holes.map((name) => `${name}r`) : holes);
  }

  return {
    choose: (move) => void pick(holeOf(move, info)),
    pick: (cell) => void pick(cell),
    ask() {
      table.show(game.position());
      offer();
      const buttons = ends.map((name) => button(labels.get(name) ?? name, () => void pick(name)));
      fill(place, ...buttons);
    },
    async solve() {
      if (await desk.tell(turn)) speak(tellEnd(desk, turn));
    },
  };
}

/** A number is typed. @type {Answer} */
function gain(desk) {
  const { question, around, table, place, speak } = desk;
  const say = around.text.t;
  const turn = /** @type {Turn} */ (question.turn);
  const field = make("input", { type: "text", inputmode: "numeric", autocomplete: "off", maxlength: 4, size: 4 });
  const form = make(
    "form",
    { class: "number", submit: (/** @type {Event} */ event) => void answer(event) },
    make("label", {}, make("span", {}, say("lessons-number")), field),
    make("button", { type: "submit", class: "chief" }, say("lessons-answer")),
  );

  /** @param {Event} event */
  async function answer(event) {
    event.preventDefault();
    const points = digits(field.value);
    if (points === null) {
      speak(say("said-no-number"));
      field.focus();
      return;
    }
    if (points !== pointsIn(turn, question.info)) {
      speak(say("said-not-number", { points }));
      desk.wrong();
      field.select();
      return;
    }
    if (await desk.tell(turn)) {
      speak(say("said-right"), tellEnd(desk, turn));
      desk.found();
    }
  }

  return {
    choose() {},
    ask() {
      table.show(question.game.position());
      table.offer([]);
      field.value = "";
      fill(place, form);
    },
    async solve() {
      if (await desk.tell(turn)) speak(tellEnd(desk, turn));
    },
  };
}

/** In whatever digits. @param {string} text */
function digits(text) {
  const plain = text
    .trim()
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(/** @type {number} */ (digit.codePointAt(0)) & 15));
  return /^\d{1,4}$/.test(plain) ? Number(plain) : null;
}

/** A move is chosen, which then is seen. @type {Answer} */
function most(desk) {
  const { question, around, table, speak } = desk;
  const { game, info, moves } = question;
  const say = around.text.t;
  const turns = new Map(moves.map((move) => [move, game.preview(move)]));
  const brings = (/** @type {string} */ move) => pointsIn(/** @type {Turn} */ (turns.get(move)), info);
  const best = Math.max(...moves.map(brings));

  return {
    async choose(move) {
      const turn = turns.get(move);
      const points = brings(move);
      // Said before it is seen: whoever looks away hears it all the same.
      if (points < best) desk.wrong();
      if (!turn || !(await desk.tell(turn))) return;
      if (points === best) {
        speak(say("said-right"), say("said-most", { points }));
        desk.found();
      } else {
        speak(say("said-less", { points }));
        desk.offerRetry();
      }
    },
    ask() {
      table.show(game.position());
      table.offer(moves);
    },
    async solve() {
      const move = moves.find((one) => brings(one) === best);
      const turn = move && turns.get(move);
      if (turn && (await desk.tell(turn))) speak(say("said-most", { points: best }));
    },
  };
}

/** Holes are chosen, and the choice is handed in. @type {Answer} */
function moves(desk) {
  const { question, around, table, place, speak } = desk;
  const { info, game } = question;
  const { text, words } = around;
  const say = text.t;
  const right = new Set(question.moves.map((move) => holeOf(move, info)));
  const holes = info.rows.flat();
  /** @type {Set<string>} */
  let chosen = new Set();
  const list = make("p", { class: "chosen", role: "status" });

  function show() {
    for (const [name, hole] of table.buttons.holes) {
      hole.toggleAttribute("data-chosen", chosen.has(name));
      hole.setAttribute("aria-pressed", String(chosen.has(name)));
    }
    const names = holes.filter((name) => chosen.has(name));
    list.textContent =
      names.length > 0 ? say("lessons-chosen", { cells: words.list(names) }) : say("lessons-none-chosen");
  }
  /** @param {string} cell */
  function toggle(cell) {
    if (!holes.includes(cell)) return;
    if (!chosen.delete(cell)) chosen.add(cell);
    table.offer(info.directions ? holes.map((name) => `${name}r`) : holes);
    show();
  }
  function answer() {
    const wrong = holes.filter((name) => chosen.has(name) && !right.has(name));
    const missing = [...right].some((name) => !chosen.has(name));
    if (wrong.length === 0 && !missing) {
      speak(say("said-right"));
      desk.found();
      return;
    }
    speak(wrong.length > 0 ? say("said-not-possible", { cells: words.list(wrong) }) : say("said-more-possible"));
    desk.wrong();
  }

  return {
    choose: (move) => toggle(holeOf(move, info)),
    pick: toggle,
    ask() {
      chosen = new Set();
      table.show(game.position());
      table.offer(info.directions ? holes.map((name) => `${name}r`) : holes);
      fill(place, list, button(say("lessons-answer"), answer, { class: "chief" }));
      show();
    },
    solve() {
      chosen = new Set(right);
      table.offer([]);
      show();
      speak(say("said-possible", { cells: words.list(holes.filter((name) => right.has(name))) }));
    },
  };
}

/** A turn is played, of several sowings perhaps. @type {Answer} */
function turn(desk) {
  const { question, around, table, speak } = desk;
  const { lesson, game, info } = question;
  const say = around.text.t;
  let points = 0;

  function restart() {
    takeBack(question);
    points = 0;
  }
  /** @param {string} move */
  async function play(move) {
    const played = game.play(move);
    points += pointsIn(played, info);
    const reached = isReached(question, game, points);
    const on = !reached && goesOn(played, game);
    if (!reached && !on) desk.wrong();
    if (!(await desk.tell(played))) return false;
    if (reached) speak(say("said-right"), say("said-brought", { points }));
    else if (on) speak(say("said-so-far", { points }));
    else speak(say(lesson.ask === "win" ? "said-not-won" : "said-turn-over", { points }));
    return reached ? "reached" : on ? "on" : "over";
  }

  return {
    async choose(move) {
      const how = await play(move);
      if (how === "reached") desk.found();
      else if (how === "on") table.offer(game.legalMoves());
      else if (how === "over") desk.offerRetry();
    },
    ask() {
      restart();
      table.show(game.position());
      table.offer(game.legalMoves());
    },
    async solve() {
      restart();
      table.show(game.position());
      const found = findTurn(question);
      if (!found) throw new Senseless(found === null ? "no-turn" : "unproven");
      for (const move of found) if (!(await play(move))) return;
      speak(say("said-line", { moves: nameLine(found, desk) }), say("said-brought", { points }));
    },
  };
}

/** The best move is to be found, and again after the engine has answered. @type {Answer} */
function best(desk) {
  const { question, around, table, speak } = desk;
  const { lesson, game, seat } = question;
  const { text, words, kit } = around;
  const say = text.t;
  const plies = lesson.plies ?? 1;
  let found = 0;
  /** Nothing more is asked: whoever tries again begins at the beginning. */
  let finished = false;
  /** Set back with every question: what was thought about before is no longer wanted. */
  let thought = new AbortController();
  /** @type {{ record: string, proof: Promise<Proof> } | null} */
  let thinking = null;

  /** Thinks about a position once, also before it is asked. */
  function think() {
    const record = game.record();
    if (thinking?.record !== record) {
      const proof = prove(kit.thinker, record, thought.signal);
      // Whoever asks for it hears of a failure.
      proof.catch(() => {});
      thinking = { record, proof };
    }
    return thinking.proof;
  }
  function forget() {
    thought.abort();
    thought = new AbortController();
    thinking = null;
  }
  function restart() {
    takeBack(question);
    found = 0;
    finished = false;
  }
  /** The other side's answer on the board, in words; empty where there is none. */
  async function reply() {
    const answers = [];
    while (!game.outcome() && game.position().toMove !== seat) {
      const { reply: move } = await think();
      const turn = game.play(move);
      if (!(await desk.tell(turn))) return null;
      answers.push(say("said-answers", { side: sideOf(turn.seat, words), move }));
    }
    return answers.join(" ");
  }
  /** @param {() => Promise<void>} act */
  async function guarded(act) {
    const mine = thought;
    try {
      await act();
    } catch (error) {
      if (mine.signal.aborted) return;
      speak(say(error instanceof Senseless ? `senseless-${error.code}` : "said-stuck"));
      desk.offerRetry();
    }
  }

  return {
    choose: (move) =>
      void guarded(async () => {
        speak(say("said-thinking"));
        const proof = await think();
        const before = game.turns().length;
        const loss = proof.loss.get(move);
        if (loss !== undefined) desk.wrong();
        if (!(await desk.tell(game.play(move)))) return;
        if (loss !== undefined) {
          const answered = await reply();
          if (answered === null) return;
          speak(say("said-gives", { points: loss }), answered);
          desk.offerRetry();
          while (game.turns().length > before) game.undo();
          return;
        }
        found += 1;
        if (found >= plies || game.outcome()) {
          speak(say("said-right"), say("said-proven"));
          finished = true;
          desk.found();
          return;
        }
        const answered = await reply();
        if (answered === null) return;
        if (game.outcome()) {
          speak(say("said-right"), answered);
          finished = true;
          desk.found();
          return;
        }
        speak(say("said-right"), answered, say("said-next"));
        table.offer(game.legalMoves());
        void think();
      }),
    ask() {
      forget();
      if (finished) restart();
      table.show(game.position());
      table.offer(game.legalMoves());
      void think();
    },
    close: forget,
    solve() {
      // What was under way is given up before this is guarded: else its failure would count as given up, too.
      forget();
      restart();
      finished = true;
      return guarded(async () => {
        table.show(game.position());
        speak(say("said-thinking"));
        const line = [];
        for (let own = 0; own < plies && !game.outcome(); ) {
          const { reply: move } = await think();
          if (game.position().toMove === seat) own += 1;
          line.push(move);
          if (!(await desk.tell(game.play(move)))) return;
        }
        speak(say("said-line", { moves: nameLine(line, desk) }), say("said-proven"));
      });
    },
  };
}

/** @type {{ [ask in Ask]: Answer }} */
export const ANSWERS = { last, gain, most, moves, reach: turn, win: turn, best };
