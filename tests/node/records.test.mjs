// Records: those that must keep their meaning for ever, and texts that are none.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Game, text } from "./module.mjs";
import { called, midway, RULES, seen, wander } from "./play.mjs";
import { CODES, refused } from "./refusal.mjs";

const kept = text("tests/records.txt")
  .split(/\n\n+/)
  .map((block) => block.split("\n").filter((line) => line !== "" && !line.startsWith("#")))
  .filter((lines) => lines.length > 0)
  .map(([record, position, outcome]) => ({ record, position: JSON.parse(position), outcome: JSON.parse(outcome) }));

/** The code a text is refused with, or null. */
function verdict(record) {
  let error;
  try {
    Game.parse(record).free();
    return null;
  } catch (caught) {
    error = caught;
  }
  return refused(() => Game.parse(record), CODES).code === error.code ? error.code : assert.fail("not twice the same");
}

test("records of today keep their meaning", () => {
  assert.ok(kept.length >= 70, `only ${kept.length} records were read`);
  for (const { record, position, outcome } of kept) {
    const game = Game.parse(record);
    assert.deepEqual(game.position(), position, record);
    assert.deepEqual(game.outcome(), outcome, record);
    assert.equal(game.turns().length, record.split("/")[3].split(".").filter(Boolean).length, record);
    assert.deepEqual(seen(Game.parse(game.record())), seen(game));
  }
});

test("every game and every reason is among the records that are kept", () => {
  const reasons = new Set(kept.map(({ position, outcome }) => `${position.game} ${outcome?.reason ?? "goes on"}`));
  const wanted = {
    "o-an-quan": ["goes on", "mandarins", "deadlock", "repetition"],
    "san-yao": ["goes on", "spent", "repetition", "ruined", "rounds"],
    "al-manqala": ["goes on", "bare", "starved", "repetition", "agreed", "resigned"],
    dakon: ["goes on", "bare", "resigned"],
  };
  for (const [game, list] of Object.entries(wanted)) {
    for (const reason of list) assert.ok(reasons.has(`${game} ${reason}`), `${game} ${reason}`);
  }
});

test("a fragment of an address carries a record as it is", () => {
  for (const { record } of kept) {
    assert.equal(new URL(`https://example.org/mancala/#${record}`).hash, `#${record}`);
    assert.equal(decodeURIComponent(record), record);
    assert.match(record, /^[A-Za-z0-9/;=:,.-]+$/);
  }
});

for (const [i, rules] of RULES.entries()) {
  test(`undone moves are not in the record: ${called(rules)}`, () => {
    const game = new Game(...rules);
    const records = [game.record()];
    wander(game, i + 400, 9);
    while (game.undo()) records.splice(1, 0, game.record());
    for (const record of records) assert.equal(Game.parse(record).record(), record);
    assert.equal(game.record(), records[0]);
    assert.equal(Game.parse(game.record()).redo(), false);
  });

  test(`every beginning of a record is a record or refused: ${called(rules)}`, () => {
    const game = midway(rules, i + 410, 5);
    const typed = Game.fromPosition(game.position());
    wander(typed, i, 2);
    typed.end("resign");
    for (const record of [game.record(), typed.record()]) {
      assert.equal(verdict(record), null);
      for (let length = 0; length < record.length; length += 1) {
        const begun = record.slice(0, length);
        const code = verdict(begun);
        const parts = begun.split("/").length;
        if (parts < 4) assert.notEqual(code, null, begun);
      }
    }
  });

  test(`a record with a character changed, doubled or left out: ${called(rules)}`, () => {
    const game = midway(rules, i + 420, 4);
    const typed = Game.fromPosition(game.position());
    typed.end("resign");
    for (const record of [game.record(), typed.record()]) {
      for (let at = 0; at < record.length; at += 1) {
        const [front, back] = [record.slice(0, at), record.slice(at + 1)];
        for (const put of ["", record[at].repeat(2), "0", "A", "z", "/", ";", "=", ":", ",", ".", "-"])
          verdict(front + put + back);
      }
    }
  });
}

test("characters that no record has", () => {
  const strange = [..."é中🐘\u00a0\u200b\ufeff\u202e\uff11\u0661"];
  for (let code = 0; code < 128; code += 1) {
    const c = String.fromCharCode(code);
    if (!/[A-Za-z0-9/;=:,.-]/.test(c)) strange.push(c);
  }
  for (const c of strange) {
    for (const record of [
      c,
      `1/dakon//A${c}`,
      `1/dakon//A${c}B`,
      `1/da${c}kon//A`,
      `1/dakon;holes=5${c}//`,
      `1/dakon/S${c}/`,
      `1/dakon//A/${c}`,
    ]) {
      refused(() => Game.parse(record), "not-a-record", c);
    }
  }
  for (const c of ["\ud800", "\udfff"]) refused(() => Game.parse(`1/dakon//${c}`), "not-a-record", "\ufffd");
  refused(() => Game.parse("1/dakon//A%2eB"), "not-a-record", "%");
  refused(() => Game.parse(" 1/dakon//A"), "not-a-record", " ");
  refused(() => Game.parse("1/dakon//A\n"), "not-a-record", "\n");
  refused(() => Game.parse("#1/dakon//A"), "not-a-record", "#");
});

test("versions", () => {
  for (const version of ["2", "3", "10", "4294967295", "4294967296", "99999999999999999999"]) {
    for (const rest of ["", "/dakon//A", "/chess", "/dakon;holes=5;holes=5//", "/a/b/c/d/e/f/g"]) {
      refused(() => Game.parse(version + rest), "newer-version", version);
    }
  }
  for (const version of ["", "0", "00", "01", "02", "-1", "1.0", "v1", "one", "1;2", "A"]) {
    refused(() => Game.parse(`${version}/dakon//A`), "not-a-record", version);
  }
});

test("a later version may have characters that this one has not", () => {
  for (const rest of ["/dakon//A+B", "/dakon//A~", "/đakon/中", "/dakon//A%20"]) {
    refused(() => Game.parse(`2${rest}`), "newer-version", "2");
  }
});

test("records that are too long", () => {
  const long = (length) => "1/dakon//".padEnd(length, "A.");
  for (const length of [65_537, 70_000, 10_000_000]) refused(() => Game.parse(long(length)), "too-long");
  refused(() => Game.parse("1".repeat(10_000_000)), "too-long");
  refused(() => Game.parse("\ud800".repeat(10_000_000)), "too-long");
  refused(() => Game.parse("é".repeat(32_769)), "too-long");
  refused(() => Game.parse("é".repeat(32_768)), "not-a-record", "é");
  refused(() => Game.parse(long(65_536)), ["illegal-move", "not-a-move", "game-over"]);
});

test("options in a record", () => {
  const tries = (options, code, at) => refused(() => Game.parse(`1/dakon;${options}//`), code, at);
  tries("holes=5;holes=5", "not-a-record", "holes=5");
  tries("holes=5;nembak=stays;holes=6", "not-a-record", "holes=6");
  for (const value of ["", "4", "10", "05", "5.0", "-5", "five", "256", "261", "4294967301", "="]) {
    tries(`holes=${value}`, "bad-option", "holes");
  }
  for (const value of ["", "Stays", "takes", "0", "stays="]) tries(`nembak=${value}`, "bad-option", "nembak");
  for (const value of ["S", "2", "true"]) tries(`first=${value}`, "bad-option", "first");
  for (const name of ["pits", "Holes", "rounds", ""]) tries(`${name}=5`, "unknown-option", name);
  for (const part of ["holes", "", "holes:5"]) tries(part, "not-a-record", part);
  for (const value of ["1", "0", "True", "yes", ""]) {
    refused(() => Game.parse(`1/san-yao;match=${value}//`), "bad-option", "match");
  }
  assert.equal(Game.parse("1/san-yao;match=false//").record(), "1/san-yao;match=false//");
});

test("positions in a record", () => {
  const tries = (position, code, at) => refused(() => Game.parse(`1/dakon;holes=5/${position}/`), code, at);
  assert.ok(Game.parse("1/dakon;holes=5/S:0,0,0,0,1:0,0,0,0,1:40,8/"));
  tries("S:0,0,0,0,1:0,0,0,0,1:40,8:", "not-a-record");
  tries("S:0,0,0,0,1:0,0,0,0,1", "not-a-record");
  tries("s:0,0,0,0,1:0,0,0,0,1:40,8", "not-a-record", "s");
  tries("0:0,0,0,0,1:0,0,0,0,1:40,8", "not-a-record", "0");
  for (const number of ["", "-1", "01", "1.0", "x", "4294967296", "99999999999"]) {
    tries(`S:${number},0,0,0,1:0,0,0,0,1:40,8`, "not-a-record", number);
  }
  tries("S:51,0,0,0,1:0,0,0,0,1:40,8", "out-of-range", "holes[0][0]");
  tries("S:4294967295,0,0,0,1:0,0,0,0,1:40,8", "out-of-range", "holes[0][0]");
  tries("S:0,0,0,1:0,0,0,0,1:40,8", "wrong-length", "holes[0]");
  tries("S:0,0,0,0,1:0,0,0,0,0,1:40,8", "wrong-length", "holes[1]");
  tries("S:0,0,0,0,1:0,0,0,0,1:40,8,0", "wrong-length", "stores");
  tries("S:0,0,0,0,1:0,0,0,0,1:40,7", "wrong-total", "seeds");
  const yao = (more) => `1/san-yao/S:5,5,5,5,5:5,5,5,5,5:0,0${more}/`;
  assert.ok(Game.parse(yao(":SSSSS,NNNNN:1:S")));
  refused(() => Game.parse(yao("")), "not-a-record");
  refused(() => Game.parse(yao(":SSSSS,NNNNN")), "not-a-record");
  refused(() => Game.parse(yao(":SSSSS,NNNNn:1:S")), "not-a-record", "n");
  refused(() => Game.parse(yao(":SSSSS,NNNN:1:S")), "wrong-length", "owners[1]");
  refused(() => Game.parse(yao(":SSSSS,NNNNN:0:S")), "out-of-range", "round");
  refused(() => Game.parse(yao(":NNNNN,SSSSS:1:S")), "impossible");
  refused(() => Game.parse("1/o-an-quan/S:5,5,5,5,5:5,5,5,5,5:0,0:0.1,0:0.0,0.0:0,0/"), "not-a-record", "0");
  refused(
    () => Game.parse("1/o-an-quan/S:5,5,5,5,5:5,5,5,5,5:0,0:0.1,0.1:0.0,0.0:0,2147483648/"),
    "out-of-range",
    "debts[1]",
  );
});

test("moves and ends in a record", () => {
  const tries = (moves, code, at) => refused(() => Game.parse(`1/al-manqala//${moves}`), code, at);
  for (const moves of ["A.", ".A", "A..b"]) tries(moves, "not-a-move", "");
  tries("A.A", "illegal-move", "A");
  tries("A.H", "not-a-move", "H");
  assert.match(refused(() => Game.parse("1/al-manqala//A.a.Z"), "not-a-move").message, /move 3/);
  for (const end of ["", "resign", "resign-s", "resign-", "Agree", "draw", "resign-S.A"])
    tries(`A/${end}`, "not-a-record", end);
  tries("A/agree/", "not-a-record", "");
  tries("A/agree/agree", "not-a-record", "agree");
  const over = kept.find(
    ({ outcome, position }) => outcome?.reason === "bare" && position.game === "al-manqala",
  ).record;
  refused(() => Game.parse(`${over}.A`), "game-over");
  refused(() => Game.parse(`${over}/resign-S`), "game-over");
  refused(() => Game.parse(`${over}/agree`), "game-over");
});
