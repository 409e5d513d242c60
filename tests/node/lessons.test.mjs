// Lessons: every one that comes with the page can be asked, has the answer it should, and refuses others; lists travel
// as links and files unharmed, and whatever is none is refused by name.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, it } from "node:test";

import { findTurn, goesOn, holeOf, isReached, landingOf, openQuestion, pointsIn } from "../../www/lessons/judge.js";
import { ListError, MOST, readFile, readLink, readList, writeFile, writeLink } from "../../www/lessons/list.js";
import { idOf, openProgress } from "../../www/lessons/progress.js";
import { LIMITS, prove } from "../../www/lessons/proof.js";
import alManqala from "../../www/lessons/sets/al-manqala.js";
import dakon from "../../www/lessons/sets/dakon.js";
import oAnQuan from "../../www/lessons/sets/o-an-quan.js";
import sanYao from "../../www/lessons/sets/san-yao.js";
import { messagesOf } from "./fluent.mjs";
import { Engine, Game, games } from "./module.mjs";

/** @typedef {import("../../www/lessons/types.js").Own} Own */
/** @typedef {import("../../www/lessons/types.js").OwnSet} OwnSet */

const SETS = /** @type {OwnSet[]} */ ([oAnQuan, sanYao, alManqala, dakon]);
const LEAST = 12;
/** A turn of such a question is told to its end on the board: nothing else may happen to what was brought. */
const MOVES_MORE = new Set(["end", "endless", "release", "sweep", "repay", "round"]);

const words = messagesOf(readFileSync(new URL("../../www/i18n/lessons/en.ftl", import.meta.url), "utf8"));

/** The thread of the page, here: thinks in slices until it is told to stop. */
const thinker = {
  place: () => null,
  close() {},
  async think(record, limits, { onProgress, signal } = {}) {
    const engine = new Engine({ tableMegabytes: 1 });
    const game = Game.parse(record);
    engine.start(game, limits);
    try {
      for (;;) {
        const analysis = engine.step(2000);
        if (analysis.done) return analysis;
        onProgress?.(analysis);
        signal?.throwIfAborted();
      }
    } finally {
      engine.free();
      game.free();
    }
  },
};

/** @type {{ [ask: string]: (lesson: Own) => void | Promise<void> }} */
const checks = {
  last(lesson) {
    const { turn, info } = openQuestion(lesson, { Game });
    assert.ok([...info.ring, ...info.stores.names].includes(landingOf(turn)));
    assert.equal(turn.steps.at(-1).why === "end", false);
  },
  gain(lesson) {
    const { turn, info, seat } = openQuestion(lesson, { Game });
    const brought = pointsIn(turn, info);
    assert.ok(brought > 0);
    assert.deepEqual(
      turn.steps.filter(({ why }) => MOVES_MORE.has(why)),
      [],
    );
    assert.equal(brought, turn.after.stores[seat] - turn.before.stores[seat]);
  },
  most(lesson) {
    const { game, info, moves } = openQuestion(lesson, { Game });
    const brought = moves.map((move) => pointsIn(game.preview(move), info));
    const most = Math.max(...brought);
    assert.equal(brought.filter((points) => points === most).length, 1, "one move alone");
    assert.ok(
      brought.some((points) => points > 0 && points < most),
      "not the only one that brings anything",
    );
  },
  moves(lesson) {
    const { game, info, seat, moves } = openQuestion(lesson, { Game });
    const holes = new Set(moves.map((move) => holeOf(move, info)));
    const position = game.position();
    const filled = info.rows.flatMap((row, side) => row.filter((_name, index) => position.holes[side][index] > 0));
    assert.ok(holes.size > 1 && holes.size < filled.length, "some can be chosen and some cannot");
    assert.equal(position.toMove, seat);
  },
  reach: inOneTurn,
  win: inOneTurn,
  async best(lesson) {
    await everyBestMoveAlone(Game.parse(lesson.at), lesson.plies ?? 1);
  },
};

/** @param {Own} lesson */
function inOneTurn(lesson) {
  const question = openQuestion(lesson, { Game });
  const { game, info } = question;
  const found = findTurn(question);
  assert.ok(found && found.length > 0);
  let points = 0;
  found.forEach((move, index) => {
    assert.equal(isReached(question, game, points), false, "it takes the whole turn");
    const turn = game.play(move);
    points += pointsIn(turn, info);
    if (index + 1 < found.length) assert.ok(goesOn(turn, game), "one turn");
  });
  assert.ok(isReached(question, game, points));
  // Not every way leads there.
  while (game.undo());
  const others = question.moves.filter((move) => {
    const turn = game.play(move);
    const over = !isReached(question, game, pointsIn(turn, info)) && !goesOn(turn, game);
    game.undo();
    return over;
  });
  assert.ok(others.length > 0);
}

/** So many own moves on, against each best answer, exactly one move is proven best. @param {Game} game @param {number} plies */
async function everyBestMoveAlone(game, plies, seat = game.position().toMove) {
  if (plies === 0 || game.outcome()) return;
  const { best, loss, reply } = await prove(thinker, game.record());
  assert.ok(best.includes(reply));
  assert.equal(best.length + loss.size, game.legalMoves().length, "each move is judged");
  const own = game.position().toMove === seat;
  if (own) {
    assert.equal(best.length, 1, `${game.record()}: one best move`);
    assert.ok(loss.size > 0, `${game.record()}: a choice`);
    assert.ok([...loss.values()].every((points) => points > 0));
  }
  for (const move of best) {
    game.play(move);
    await everyBestMoveAlone(game, own ? plies - 1 : plies, seat);
    game.undo();
  }
}

describe("the lessons", () => {
  it("are there for every game, from the first sowing to studies", () => {
    assert.deepEqual(SETS.map(({ game }) => game).sort(), [...games].sort());
    for (const { game, lessons } of SETS) {
      assert.ok(lessons.length >= LEAST, `${game}: ${lessons.length}`);
      assert.equal(lessons[0].title, "first");
      assert.equal(lessons.at(-1)?.title, "study");
      const asked = lessons.map(({ at, ask, move, points }) => `${at} ${ask} ${move} ${points}`);
      assert.equal(new Set(asked).size, lessons.length, "nothing is asked twice");
      assert.deepEqual(readList({ version: 1, lessons }).lessons.length, lessons.length);
    }
  });

  for (const { game, lessons } of SETS) {
    lessons.forEach((lesson, index) => {
      it(`${game} ${index + 1}, ${lesson.title}: ${lesson.ask} has the answer it should`, async () => {
        assert.ok(lesson.at.startsWith(`1/${game}`));
        assert.equal(Game.parse(lesson.at).record(), lesson.at);
        await checks[lesson.ask](lesson);
      });
    });
  }

  it("have a title and a hint, and no words are left over", () => {
    const all = SETS.flatMap(({ lessons }) => lessons);
    const wanted = new Set(all.flatMap(({ title, hint }) => [`title-${title}`, `hint-${hint}`]));
    const there = [...words.keys()].filter((key) => /^(title|hint)-/.test(key));
    assert.deepEqual(there.sort(), [...wanted].sort());
  });

  it("hold the only turn of nine sowings that wins Dakon before the other moves, and no shorter one does", () => {
    const nine = dakon.lessons.find(({ title }) => title === "nine");
    assert.ok(nine);
    const question = openQuestion(nine, { Game });
    const { game, info } = question;
    /** @type {string[]} */
    const wins = [];
    /** Every turn of at most so many sowings. @param {number} left @param {string[]} line @param {number} points */
    const look = (left, line, points) => {
      for (const move of game.legalMoves()) {
        const turn = game.play(move);
        const so = points + pointsIn(turn, info);
        if (isReached(question, game, so)) wins.push([...line, move].join(""));
        else if (left > 1 && goesOn(turn, game)) look(left - 1, [...line, move], so);
        game.undo();
      }
    };
    look(9, [], 0);
    assert.deepEqual(wins, ["ABGGACADG"]);
    assert.equal(findTurn(question)?.join(""), "ABGGACADG");
  });

  it("what nobody could answer is refused", async () => {
    const senseless = {
      over: { at: "1/dakon/S:0,0,0,0,0,0,0:0,0,0,0,0,0,0:49,49/", ask: "most" },
      endless: { at: "1/san-yao;match=false/S:1,0,1,0,1:0,2,1,0,1:22,21:SSSSS,NNNNN/", ask: "last", move: "A" },
      same: { at: "1/al-manqala//", ask: "most" },
      "one-move": { at: "1/dakon/S:0,0,0,0,0,0,1:1,0,0,0,0,0,0:48,48/", ask: "best", plies: 1 },
    };
    for (const [code, lesson] of Object.entries(senseless)) {
      assert.throws(() => openQuestion(/** @type {any} */ (lesson), { Game }), { code });
    }
    const never = { at: "1/al-manqala//", ask: "win" };
    assert.equal(findTurn(openQuestion(/** @type {any} */ (never), { Game })), null);
    await assert.rejects(prove(thinker, "1/o-an-quan//"), { code: "unproven" });
    assert.throws(() => openQuestion({ at: "1/dakon//", ask: "last", move: "Z" }, { Game }), { code: "not-a-move" });
    assert.equal(LIMITS.all, true);
  });
});

const LIST = {
  title: "Thứ hai, «مرحبا», 第一课",
  lessons: [
    { at: "1/dakon//", ask: "win", hint: "<b>no markup</b> & no script" },
    { at: "1/o-an-quan//", ask: "last", move: "Al", title: "Ô", comment: "a\nb" },
    { at: "1/al-manqala//", ask: "reach", points: 4 },
    { at: "1/san-yao//", ask: "best", plies: 2 },
  ],
};

/** @param {() => unknown} read @param {object} flaw */
async function refused(read, flaw) {
  await assert.rejects(
    async () => read(),
    (error) => {
      assert.ok(error instanceof ListError, String(error));
      for (const [name, value] of Object.entries(flaw)) assert.equal(error.flaw[name], value, name);
      return true;
    },
  );
}

describe("a list of lessons", () => {
  it("comes through a link and a file as it was", async () => {
    const link = await writeLink(/** @type {any} */ (LIST));
    assert.match(link, /^1\.[\w-]+$/);
    assert.deepEqual(await readLink(link), LIST);
    assert.deepEqual(readFile(writeFile(/** @type {any} */ (LIST))), LIST);
    const many = { title: "", lessons: SETS.flatMap(({ lessons }) => lessons) };
    assert.ok((await writeLink(/** @type {any} */ (many))).length < 3500, "a link that can be sent");
  });

  it("is refused with what is wrong and where", async () => {
    const lesson = { at: "1/dakon//", ask: "win" };
    const of = (/** @type {object} */ more) => ({ version: 1, lessons: [lesson, { ...lesson, ...more }] });
    for (const value of [null, 1, "x", [], {}, { version: "1" }, { version: 1 }, { version: 0.5, lessons: [lesson] }]) {
      await refused(() => readList(value), { code: "broken" });
    }
    await refused(() => readList({ version: 2, lessons: "anything" }), { code: "newer" });
    await refused(() => readList({ version: 1, lessons: [] }), { code: "empty" });
    await refused(() => readList({ version: 1, lessons: Array(MOST.lessons + 1).fill(lesson) }), { code: "many" });
    await refused(() => readList({ version: 1, title: 7, lessons: [lesson] }), { code: "title" });
    await refused(() => readList({ version: 1, lessons: [lesson, null] }), { code: "lesson", lesson: 2 });
    await refused(() => readList(of({ answer: "A" })), { code: "field", lesson: 2, field: "answer" });
    await refused(() => readList(of({ ask: "constructor" })), { code: "ask", lesson: 2 });
    await refused(() => readList(of({ at: 5 })), { code: "text", lesson: 2, field: "at" });
    await refused(() => readList(of({ hint: "x".repeat(MOST.hint + 1) })), { code: "text", field: "hint" });
    await refused(() => readList(of({ ask: "last" })), { code: "text", lesson: 2, field: "move" });
    for (const points of [0, 1.5, -1, 1e9, "3", null, Number.NaN]) {
      await refused(() => readList(of({ ask: "reach", points })), { code: "number", lesson: 2, field: "points" });
    }
    for (const link of ["", "1", "1.", "1.!", "x.abc", "1.AAAA", "1.____", "1.a"]) {
      await refused(() => readLink(link), { code: "broken" });
    }
    await refused(() => readLink("2.AAAA"), { code: "newer" });
    await refused(() => readFile("[".repeat(100_000)), { code: "broken" });
    await refused(() => readFile(" ".repeat(400_001)), { code: "big" });
  });

  it("never unpacks to more than a list can be", async () => {
    const bomb = new Blob([new Uint8Array(50_000_000)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
    const packed = Buffer.from(await new Response(bomb).arrayBuffer()).toString("base64url");
    await refused(() => readLink(`1.${packed}`), { code: "big" });
  });

  it("that was damaged anywhere is refused or still a list, and nothing else", async () => {
    const link = await writeLink(/** @type {any} */ (LIST));
    let state = 7;
    const chance = (/** @type {number} */ below) => {
      state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
      return (state >> 8) % below;
    };
    for (let round = 0; round < 300; round += 1) {
      const chars = [...link];
      for (let times = 0; times <= chance(3); times += 1) {
        const at = 2 + chance(chars.length - 2);
        if (chance(3) === 0) chars.splice(at, 1 + chance(5));
        else chars[at] = "ABCxyz019-_"[chance(11)];
      }
      try {
        const { lessons } = await readLink(chars.join(""));
        assert.ok(lessons.length > 0);
      } catch (error) {
        assert.ok(error instanceof ListError, `${chars.join("")}: ${error}`);
      }
    }
  });

  it("keeps how far somebody is, and whatever else was kept under its name does no harm", () => {
    const id = idOf(/** @type {any} */ (LIST.lessons));
    assert.notEqual(id, idOf(/** @type {any} */ (LIST.lessons.slice(1))));
    const progress = openProgress(id, 4);
    assert.deepEqual(progress.marks(), ["open", "open", "open", "open"]);
    progress.note(0, "found");
    progress.note(0, "wrong");
    progress.note(1, "wrong");
    progress.note(1, "found");
    progress.note(2, "shown");
    progress.note(3, "shown");
    progress.note(3, "found");
    assert.deepEqual(progress.marks(), ["first", "later", "shown", "later"]);
    assert.deepEqual(openProgress(id, 5).marks(), ["first", "later", "shown", "later", "open"]);
    progress.clear();
    assert.deepEqual(openProgress(id, 2).marks(), ["open", "open"]);
  });
});
