// The shapes of mancala.d.ts, as checks: exactly these fields, of exactly these types.

import assert from "node:assert/strict";

const GAMES = ["o-an-quan", "san-yao", "al-manqala", "dakon"];
const REASONS = {
  "o-an-quan": ["mandarins", "deadlock", "repetition", "resigned"],
  "san-yao": ["spent", "repetition", "ruined", "rounds", "resigned"],
  "al-manqala": ["bare", "starved", "repetition", "agreed", "resigned"],
  dakon: ["bare", "resigned"],
};
const TRANSFERS = {
  lift: ["start", "relay"],
  sow: [],
  capture: ["chain", "nembak", "mikul", "backward"],
  release: ["own", "borrowed"],
  lend: [],
  sweep: [],
  split: [],
  deal: [],
};
const NOTES = {
  pass: { seat },
  again: { seat },
  endless: { laps: count },
  repay: { seat, seeds: count },
  round: { points: pair(count), owners: pair(list(seat)), starter: seat },
  end: { points: pair(whole) },
};

export function whole(value, at) {
  assert.ok(Number.isSafeInteger(value) && !Object.is(value, -0), `${at}: ${value} is no whole number`);
}

export function count(value, at) {
  whole(value, at);
  assert.ok(value >= 0, `${at}: ${value} is negative`);
}

export function seat(value, at) {
  assert.ok(value === 0 || value === 1, `${at}: ${value} is no seat`);
}

export function words(value, at) {
  assert.equal(typeof value, "string", at);
}

export function flag(value, at) {
  assert.equal(typeof value, "boolean", at);
}

export const among = (choices) => (value, at) => assert.ok(choices.includes(value), `${at}: ${value}`);

export function list(item, length) {
  return (value, at) => {
    assert.ok(Array.isArray(value), `${at} is no list`);
    if (length !== undefined) assert.equal(value.length, length, `${at}: its length`);
    value.forEach((each, i) => {
      item(each, `${at}[${i}]`);
    });
  };
}

export function pair(item) {
  return list(item, 2);
}

/** An object of these fields; those whose name ends in `?` may be missing. */
export function object(fields) {
  return (value, at) => {
    assert.equal(Object.prototype.toString.call(value), "[object Object]", at);
    assert.equal(Object.getPrototypeOf(value), Object.prototype, `${at} is no plain object`);
    const known = Object.keys(fields).map((name) => name.replace("?", ""));
    assert.deepEqual(
      Object.keys(value).filter((name) => !known.includes(name)),
      [],
      `${at}: unknown fields`,
    );
    for (const [name, check] of Object.entries(fields)) {
      const plain = name.replace("?", "");
      if (Object.hasOwn(value, plain)) check(value[plain], `${at}.${plain}`);
      else assert.ok(name.endsWith("?"), `${at}.${plain} is missing`);
    }
  };
}

const pieces = object({ pebbles: count, stones: count });
const OPTIONS = {
  "first?": seat,
  "mandarin?": among(["stone", "pebbles"]),
  "emptyMandarin?": among(["stops", "gap"]),
  "youngMandarin?": count,
  "match?": flag,
  "rounds?": count,
  "holes?": among([5, 6, 7, 8, 9]),
  "nembak?": among(["stays", "takes-both"]),
};
const OWN_FIELDS = {
  "o-an-quan": { mandarins: pair(pieces), captured: pair(pieces), debts: pair(count) },
  "san-yao": { owners: pair(list(seat, 5)), "round?": count, "starter?": seat },
  "al-manqala": {},
  dakon: {},
};

export function position(value, at = "position") {
  among(GAMES)(value?.game, `${at}.game`);
  object({
    game: words,
    toMove: seat,
    holes: pair(list(count)),
    stores: pair(count),
    "options?": object(OPTIONS),
    ...OWN_FIELDS[value.game],
  })(value, at);
  assert.equal(value.holes[0].length, value.holes[1].length, `${at}.holes`);
  if (value.options) assert.notDeepEqual(value.options, {}, `${at}.options without any`);
  if (value.game === "o-an-quan") {
    const points = value.captured.map(({ pebbles, stones }) => pebbles + 10 * stones);
    assert.deepEqual(value.stores, points, `${at}: stores and captured`);
  }
  if (value.game === "san-yao") {
    const single = value.options?.match === false;
    assert.equal("round" in value, !single, `${at}.round`);
    assert.equal("starter" in value, !single, `${at}.starter`);
  }
}

export function step(value, at = "step") {
  if (value.why in NOTES) return object({ why: words, ...NOTES[value.why] })(value, at);
  among(Object.keys(TRANSFERS))(value.why, `${at}.why`);
  const rules = TRANSFERS[value.why];
  const place = (name, where) => assert.match(name, /^(?:hand|[A-I]|[a-i]|[QqSs])$/, where);
  object({
    why: words,
    [rules.length > 0 ? "as" : "as?"]: among(rules),
    from: place,
    to: place,
    seeds: count,
    "stones?": count,
  })(value, at);
  return assert.ok(value.seeds + (value.stones ?? 0) > 0, `${at} moves nothing`);
}

export function turn(value, at = "turn") {
  object({
    move: (move, where) => assert.match(move, /^[A-Ia-i][lr]?$/, where),
    seat,
    steps: list(step),
    before: position,
    after: position,
  })(value, at);
}

export const outcome = (game) => (value, at) => {
  object({ winner: among([0, 1, null]), points: pair(whole), reason: among(REASONS[game]) })(value, at);
  if (value.reason === "resigned") return;
  const [south, north] = value.points;
  assert.equal(value.winner, south === north ? null : Number(south < north), at);
};

export function analysis(value, at = "analysis") {
  object({
    done: flag,
    best: words,
    score: whole,
    exact: flag,
    depth: count,
    nodes: count,
    line: list(words),
    moves: list(object({ move: words, score: whole, bound: among(["exact", "at-most", "at-least", "estimate"]) })),
  })(value, at);
}

const OPTION_KINDS = {
  seat: { value: seat, more: {} },
  flag: { value: flag, more: {} },
  choice: { value: words, more: { values: list(words) } },
  number: { value: count, more: { min: count, max: count } },
};

function optionInfo(value, at) {
  among(Object.keys(OPTION_KINDS))(value.kind, `${at}.kind`);
  const { value: check, more } = OPTION_KINDS[value.kind];
  object({ name: words, kind: words, default: check, value: check, ...more })(value, at);
  for (const each of [value.default, value.value]) {
    if (value.kind === "choice") among(value.values)(each, at);
    if (value.kind === "number") assert.ok(each >= value.min && each <= value.max, at);
  }
}

export const gameInfo = object({
  name: among(GAMES),
  title: words,
  rows: pair(list(words)),
  ring: list(words),
  mandarins: (value, at) => value === null || pair(words)(value, at),
  stores: object({ names: pair(words), place: among(["ring", "ends", "aside"]) }),
  directions: flag,
  total: count,
  agreement: flag,
  fields: list(object({ name: words, kind: among(["pieces", "pair", "owners", "number", "seat"]) })),
  options: list(optionInfo),
});
