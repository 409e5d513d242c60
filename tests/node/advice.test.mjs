// Advice: what is claimed for a move is what the engine plays, and the sums over a game are what they are said to be.

import assert from "node:assert/strict";
import { test } from "node:test";
import { createAdviser, subjectOf } from "../../www/advice/adviser.js";
import { pliesOf } from "../../www/advice/plies.js";
import { reasonsFor } from "../../www/advice/reasons.js";
import { tellHint, tellMargin, worthOf } from "../../www/advice/saying.js";
import { accuracyOf, judgeMove } from "../../www/advice/verdicts.js";
import { LANGUAGES } from "../../www/i18n/languages.js";
import { createWords } from "../../www/i18n/words.js";
import * as mancala from "./module.mjs";
import { called, midway, RULES } from "./play.mjs";

const { Engine, Game, text } = mancala;

const speak = (lang) => createWords(lang, `${text(`www/i18n/${lang}.ftl`)}\n${text(`www/i18n/advice/${lang}.ftl`)}`);
const english = speak("en");
const PEOPLE = ["person", "person"];

/** The hint at the end of a record, in English. */
function hintAt(record, players = PEOPLE) {
  const game = Game.parse(record);
  const { game: name, options, toMove } = game.position();
  const subject = subjectOf(game, mancala);
  const info = Game.describe(name, options);
  const analysis = new Engine().think(Game.parse(subject.record), { nodes: 300_000, all: true });
  const reasons = reasonsFor(game, analysis, info, mancala);
  return tellHint(reasons, analysis, { players, toMove, round: subject.round }, info, english);
}

test("a hint says the move, what speaks for it, its margin, and how sure that is", () => {
  for (const [record, hint] of [
    [
      "1/o-an-quan//Bl.ar.Dl.br.Dr.bl.Bl.el.Dr.er.Br.cl.Dl.al.Dl.dl.Dr.el.El",
      "Hint: sow c towards b – it takes 2 pebbles from Q and D and ends the game. South wins by 22 points with best play (proven).",
    ],
    [
      "1/san-yao;match=false/N:0,11,4,11,11:0,0,1,1,1:9,1:SSSSS,NNNNN/",
      "Hint: sow d – it takes 11 stones from B. South wins by 12 points with best play (proven).",
    ],
    [
      "1/san-yao;rounds=2//A.a.B.b.C.b.B.d.C.e.C.c.B.c.A.B.E.c.C",
      "Hint: sow e – it is 2 points better than c, the next best. South wins by 26 points in this round with best play (proven).",
    ],
    [
      "1/dakon;holes=5/S:0,0,1,0,1:0,0,0,0,1:40,7/",
      "Hint: sow E – it puts 1 seed into the store and brings another turn. South wins by 34 points with best play (proven).",
    ],
    [
      "1/dakon;holes=5/S:0,0,0,0,1:0,0,0,0,1:40,8/",
      "Hint: there is only one move, sow E – it puts 1 seed into the store and ends the game. South wins by 32 points with best play (proven).",
    ],
  ])
    assert.equal(hintAt(record), hint);
  assert.match(
    hintAt("1/o-an-quan//Cl.dr.Bl.er", ["person", "4"]),
    /^Hint: sow E towards D – it takes 5 pebbles and a big stone from q and keeps the computer from taking 6 pebbles and a big stone from q\. You are about \d+ points ahead \(a guess after looking at 300,000 positions\)\.$/,
  );
});

test("a margin is told from the right side, whatever is known of it", () => {
  const at = { players: PEOPLE, toMove: 1, round: false };
  const told = (score, bound) => tellMargin({ score, bound }, 123_456, at, english);
  assert.equal(told(0, "exact"), "An even end with best play (proven)");
  assert.equal(told(1, "exact"), "North wins by 1 point with best play (proven)");
  assert.equal(told(-3, "at-most"), "South gets at least 3 points more with best play (proven)");
  assert.equal(told(3, "at-most"), "South loses by no more than 3 points with best play (proven)");
  assert.equal(told(-3, "at-least"), "North loses by no more than 3 points with best play (proven)");
  assert.equal(told(0, "at-least"), "North gets at least an even end with best play (proven)");
  assert.equal(told(0, "at-most"), "South gets at least an even end with best play (proven)");
  assert.equal(told(-4, "estimate"), "South is about 4 points ahead (a guess after looking at 120,000 positions)");
});

test("a margin is called proven only where no other move can bring more", () => {
  const moves = [{ move: "A", score: 3, bound: "exact" }];
  assert.deepEqual(worthOf({ exact: true, moves }), { score: 3, bound: "exact" });
  assert.deepEqual(worthOf({ exact: false, moves }), { score: 3, bound: "at-least" });
  for (const bound of ["at-most", "at-least", "estimate"])
    assert.deepEqual(worthOf({ exact: false, moves: [{ move: "A", score: -2, bound }] }), { score: -2, bound });
});

for (const rules of RULES) {
  test(`what speaks for a move is true, in every language: ${called(rules)}`, () => {
    const info = Game.describe(...rules);
    const engine = new Engine({ tableMegabytes: 1 });
    const all = Object.keys(LANGUAGES).map(speak);
    for (let seed = 1; seed <= 12; seed += 1) {
      const game = midway(rules, seed, seed * 3);
      if (game.outcome()) continue;
      const before = game.record();
      const { record, round } = subjectOf(game, mancala);
      const alone = Game.parse(record);
      assert.deepEqual(alone.legalMoves(), game.legalMoves());
      const analysis = engine.think(alone, { nodes: 3000, all: true });
      if (round) {
        engine.clear();
        const match = engine.think(game, { nodes: 3000, all: true });
        assert.deepEqual(
          match.moves.map(({ move, score }) => [move, score]),
          analysis.moves.map(({ move, score }) => [move, score]),
          "a round is worth the same alone",
        );
      }
      const reasons = reasonsFor(game, analysis, info, mancala);
      assert.equal(game.record(), before, "nothing is played on the board");
      const seat = game.position().toMove;
      const points = ({ pebbles, stones }) => pebbles + 10 * stones;
      const turn = game.play(analysis.best);
      assert.equal(reasons.again !== null, turn.after.toMove === seat && !reasons.ends);
      if (!reasons.ends && turn.steps.every(({ why }) => ["lift", "sow", "capture", "again", "pass"].includes(why))) {
        const brought = (reasons.taken ? points(reasons.taken) : 0) + reasons.stored;
        assert.equal(turn.after.stores[seat] - turn.before.stores[seat], brought);
      }
      if (reasons.prevents) {
        const stolen = (move) =>
          game
            .preview(move)
            .steps.filter(({ why }) => why === "capture")
            .reduce((sum, { seeds, stones = 0 }) => sum + seeds + 10 * stones, 0);
        for (const move of game.legalMoves()) assert.ok(stolen(move) * 2 <= points(reasons.prevents));
      }
      for (const words of all) {
        const said = tellHint(reasons, analysis, { players: PEOPLE, toMove: seat, round }, info, words);
        assert.ok(
          said.includes(tellMargin(worthOf(analysis), analysis.nodes, { players: PEOPLE, toMove: seat, round }, words)),
        );
        assert.doesNotMatch(said, /undefined|NaN|[{}]| {2}/);
      }
    }
  });
}

test("a game is taken apart into what was there before each move, however it ended", () => {
  for (const record of ["1/al-manqala//C.d.F/resign-N", "1/dakon//A.B.G.G.A.C", "1/san-yao;rounds=3//A.a.B.b"]) {
    const game = Game.parse(record);
    const turns = game.turns();
    const declared = record.includes("resign");
    const plies = [...pliesOf({ game, turns, declared }, mancala)].reverse();
    assert.equal(plies.length, turns.length);
    plies.forEach(({ record: at, choice }, ply) => {
      const { holes, toMove } = Game.parse(at).position();
      assert.deepEqual({ holes, toMove }, { holes: turns[ply].before.holes, toMove: turns[ply].seat });
      assert.equal(choice, Game.parse(at).legalMoves().length > 1);
    });
    assert.equal(game.record(), record);
  }
});

const analysed = (...moves) => ({
  nodes: 1,
  exact: moves.every(([, , bound = "exact"]) => bound === "exact"),
  moves: moves.map(([move, score, bound = "exact"]) => ({ move, score, bound })),
});

test("a move is judged by what it lost", () => {
  const kind = (analysis, move) => judgeMove(analysis, move)?.kind;
  const moves = analysed(["A", 30], ["B", 29], ["C", 28], ["D", 25], ["E", 20]);
  assert.deepEqual(
    [..."ABCDE"].map((move) => kind(moves, move)),
    ["best", "good", "slip", "mistake", "blunder"],
  );
  // A win given away weighs more than its points; an estimate proves no win.
  assert.equal(kind(analysed(["A", 1], ["B", -1]), "B"), "blunder");
  assert.equal(kind(analysed(["A", 1], ["B", 0]), "B"), "mistake");
  assert.equal(kind(analysed(["A", 1, "estimate"], ["B", -1]), "B"), "slip");
  assert.equal(judgeMove(analysed(["A", 5]), "A"), null, "nothing to choose");
  assert.equal(judgeMove(moves, "Z"), null);
});

test("accuracy counts moves that had a choice", () => {
  const verdict = (lost) => ({
    lost,
    sure: true,
    best: "A",
    value: { score: 0, bound: "exact" },
    nodes: 1,
    kind: "good",
  });
  const verdicts = [
    { seat: 0, verdict: verdict(0) },
    { seat: 0, verdict: verdict(3) },
    { seat: 0, verdict: null },
    { seat: 1, verdict: verdict(7) },
    { seat: 0, verdict: verdict(0) },
  ];
  assert.deepEqual(accuracyOf(verdicts, 0), { moves: 3, best: 2, mean: 1 });
  assert.deepEqual(accuracyOf(verdicts, 1), { moves: 1, best: 0, mean: 7 });
  assert.deepEqual(accuracyOf([], 1), { moves: 0, best: 0, mean: 0 });
});

test("the adviser thinks about what is asked last, goes back to the rest, and forgets what nobody wants", async () => {
  /** What is thought about now: how to answer it. */
  let now = null;
  const log = [];
  const create = () => ({
    think: (record, _limits, { signal }) =>
      new Promise((resolve, reject) => {
        log.push(record);
        now = () => resolve(record);
        signal.addEventListener("abort", () => reject(signal.reason));
      }),
    close() {},
  });
  const loaded = {};
  const adviser = createAdviser({ engine: () => loaded }, create);
  const unwanted = new AbortController();
  const one = adviser.consider("one", {});
  const two = adviser.consider("two", {}, { signal: unwanted.signal });
  const three = adviser.consider("three", {});
  assert.deepEqual(log, ["one", "two", "three"]);
  unwanted.abort();
  await assert.rejects(two);
  now();
  assert.equal(await three, "three");
  await new Promise(setImmediate);
  assert.deepEqual(log, ["one", "two", "three", "one"]);
  now();
  assert.equal(await one, "one");
  await assert.rejects(adviser.consider("late", {}, { signal: unwanted.signal }));
  assert.equal(log.length, 4);
});
