// What must hold of every game, seen from outside and without knowing a rule.

import assert from "node:assert/strict";
import { test } from "node:test";
import { another, Engine, Game } from "./module.mjs";
import { called, midway, RULES, seen, wander } from "./play.mjs";

/** All pieces of a position by the place they lie in, as pebbles and stones. */
function heaps(position, info) {
  const all = new Map([["hand", [0, 0]]]);
  for (const seat of [0, 1]) {
    for (const [i, name] of info.rows[seat].entries()) all.set(name, [position.holes[seat][i], 0]);
    const { pebbles, stones } = position.captured?.[seat] ?? { pebbles: position.stores[seat], stones: 0 };
    all.set(info.stores.names[seat], [pebbles, stones]);
    const square = position.mandarins?.[seat];
    if (square) all.set(info.mandarins[seat], [square.pebbles, square.stones]);
  }
  return all;
}

const points = (all) => [...all.values()].reduce((sum, [seeds, stones]) => sum + seeds + 10 * stones, 0);

/** Replays a turn's transfers. */
function replay(turn, info) {
  const all = heaps(turn.before, info);
  for (const [i, step] of turn.steps.entries()) {
    if (!("from" in step)) continue;
    const [from, to] = [all.get(step.from), all.get(step.to)];
    assert.ok(from && to, `step ${i}: ${JSON.stringify(step)}`);
    const moved = [step.seeds, step.stones ?? 0];
    for (const kind of [0, 1]) {
      assert.ok(from[kind] >= moved[kind], `step ${i} takes more than there is: ${JSON.stringify(step)}`);
      from[kind] -= moved[kind];
      to[kind] += moved[kind];
    }
    if (step.why === "sow") assert.deepEqual([step.from, moved], ["hand", [1, 0]]);
    if (step.why === "lift") assert.equal(step.to, "hand");
    assert.equal(points(all), info.total, `step ${i}: ${JSON.stringify(step)}`);
  }
  assert.deepEqual(all.get("hand"), [0, 0]);
  assert.deepEqual(all, heaps(turn.after, info));
}

for (const [i, rules] of RULES.entries()) {
  const [name, options] = rules;

  test(`replayed steps lead from before to after, and nothing is lost on the way: ${called(rules)}`, () => {
    const info = Game.describe(name, options);
    for (let seed = 1; seed <= 6; seed += 1) {
      for (const turn of wander(new Game(name, options), 10 * i + seed)) replay(turn, info);
    }
  });

  test(`a record gives the same game again: ${called(rules)}`, () => {
    for (const plies of [0, 1, 10, 2000]) {
      for (const typed of [false, true]) {
        let game = midway(rules, i + 7, plies);
        if (typed) {
          game = Game.fromPosition(game.position());
          wander(game, i + 8, 6);
        }
        const again = Game.parse(game.record());
        assert.deepEqual(seen(again), seen(game));
        assert.deepEqual(again.turns(), game.turns());
        while (game.undo()) assert.equal(again.undo(), true);
        assert.equal(again.undo(), false);
        assert.deepEqual(seen(again), seen(game));
      }
    }
  });

  test(`a position gives the same position again: ${called(rules)}`, () => {
    const game = new Game(name, options);
    for (let ply = 0; ; ply += 1) {
      const position = game.position();
      const again = Game.fromPosition(position);
      assert.deepEqual(again.position(), position);
      assert.deepEqual(Game.fromPosition(JSON.parse(JSON.stringify(position))).position(), position);
      const outcome = game.outcome();
      if (outcome) {
        assert.deepEqual([again.outcome().points, again.outcome().winner], [outcome.points, outcome.winner]);
        break;
      }
      assert.equal(again.outcome(), null);
      assert.deepEqual(again.legalMoves(), game.legalMoves());
      game.play(game.legalMoves()[ply % game.legalMoves().length]);
    }
  });

  test(`the answer depends on nothing but game, limits and table: ${called(rules)}`, async () => {
    const fresh = (module) => new module.Engine({ tableMegabytes: 2 });
    const elsewhere = await another();
    const used = fresh({ Engine });
    const game = midway(rules, i + 11, 6);
    for (const limits of [{ nodes: 4000 }, { level: 3, seed: 9 }, { nodes: 3000, all: true, seed: 4294967295 }]) {
      const expected = fresh({ Engine }).think(game, limits);
      used.think(midway(rules, i + 12, 9), { nodes: 2000 });
      used.clear();
      assert.deepEqual(used.think(game, limits), expected, "a cleared engine");
      const copy = elsewhere.Game.parse(game.record());
      assert.deepEqual(fresh(elsewhere).think(copy, limits), expected, "another instance");
      for (const slice of [1, 7, 999]) {
        const sliced = fresh({ Engine });
        sliced.start(game, limits);
        let analysis = sliced.step(slice);
        while (!analysis.done) analysis = sliced.step(slice);
        assert.deepEqual(analysis, expected, `slices of ${slice}`);
        sliced.free();
      }
    }
  });
}

/** The final margin for the seat to move, proven, or undefined if it takes too long. */
function proven(engine, game) {
  const analysis = engine.think(game, { nodes: 60_000, all: true });
  return analysis.exact ? analysis : undefined;
}

/** Goes back from the end of a game until it is no longer solved, and compares each move with what it leads to. */
function compareWithChildren(rules, seed) {
  const engine = new Engine({ tableMegabytes: 4 });
  const other = new Engine({ tableMegabytes: 4 });
  const game = midway(rules, seed, 2000);
  let compared = 0;
  for (let back = 0; back < 12 && game.undo(); back += 1) {
    const analysis = proven(engine, game);
    if (!analysis) break;
    const mover = game.position().toMove;
    for (const { move, score, bound } of analysis.moves) {
      const child = game.clone();
      child.play(move);
      const outcome = child.outcome();
      const answer = outcome ? undefined : proven(other, child);
      if (bound !== "exact" || (!outcome && !answer)) continue;
      const margin = outcome ? outcome.points[mover] - outcome.points[1 - mover] : answer.score;
      const expected = !outcome && child.position().toMove !== mover ? 0 - margin : margin;
      assert.equal(score, expected, `${move} in ${game.record()}`);
      compared += 1;
    }
    assert.equal(analysis.score, Math.max(...analysis.moves.map((each) => each.score)));
  }
  engine.free();
  other.free();
  return compared;
}

for (const [i, rules] of RULES.entries()) {
  // A match is never near its end until its last round; the rounds are those of a single one.
  if (rules[0] === "san-yao" && rules[1].match !== false) continue;

  test(`an exact value is that of the position after the move: ${called(rules)}`, () => {
    let compared = 0;
    for (let seed = 1; seed <= 60 && compared < 25; seed += 1) compared += compareWithChildren(rules, 100 * i + seed);
    assert.ok(compared >= 25, `only ${compared} moves of solved positions`);
  });
}
