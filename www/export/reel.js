// Which pictures tell a turn: each seed as it falls, held long enough to be followed. What is long is told faster.

import { sideOf } from "../seats.js";
import { ownersOf } from "../table/picture.js";
import { sightOf, stillSight } from "./still.js";

/** @import { Turn } from "../types.js" */
/** @import { Step } from "../table/types.js" */
/** @import { Beat, Frame, Reel, Subject } from "./types.js" */

/** So many pictures a reel may have, and one turn of it. */
const MOST = 900;
const MOST_OF_TURN = 180;
/** A turn is told in so many at least. */
const LEAST = 6;
/** Hundredths of a second: one turn alone, all turns together, the shortest that can be followed. */
const TURN = 1500;
const GAME = 15_000;
const BRIEF = 5;

/** How long a step is looked at. @type {Record<string, number>} */
const HOLDS = {
  lift: 45,
  sow: 28,
  capture: 40,
  release: 30,
  lend: 30,
  sweep: 30,
  split: 60,
  deal: 8,
  pass: 130,
  endless: 160,
  round: 90,
  repay: 40,
};

/** What is taken is seen before it goes. @param {Step[]} steps @returns {Beat[]} */
function beatsOf(steps) {
  return steps.flatMap(({ why }, index) => {
    const hold = HOLDS[why];
    if (!hold) return [];
    return why === "capture"
      ? [
          { index, before: true, hold: 50 },
          { index, before: false, hold },
        ]
      : [{ index, before: false, hold }];
  });
}

/** The beginning and the end at their own pace, what is between ever faster. @param {Beat[]} beats @param {number} most @param {number} time */
function thin(beats, most, time) {
  const all = beats.reduce((sum, { hold }) => sum + hold, 0);
  if (beats.length <= most && all <= time) return beats;
  const head = Math.min(10, Math.floor(most * 0.3));
  const tail = Math.min(6, Math.floor(most * 0.25));
  const middle = beats.slice(head, beats.length - tail);
  const stride = Math.ceil(middle.length / Math.max(1, most - head - tail));
  const kept = middle.filter((_, index) => index % stride === stride - 1);
  const ends = [...beats.slice(0, head), ...beats.slice(beats.length - tail)];
  const left = time - ends.reduce((sum, { hold }) => sum + hold, 0);
  const pace = Math.round(Math.max(BRIEF, left / kept.length));
  return [
    ...beats.slice(0, head),
    ...kept.map((beat) => ({ ...beat, hold: Math.min(beat.hold, pace) })),
    ...beats.slice(beats.length - tail),
  ];
}

/** The most pictures per turn with which all turns together keep within the limit. @param {number[]} lengths */
function share(lengths) {
  let most = MOST_OF_TURN;
  while (most > LEAST && lengths.reduce((sum, length) => sum + Math.min(length, most), 0) > MOST) most -= 1;
  return most;
}

/** @param {Subject} subject  at the end of the last of these turns @param {number} first  of them, counted from nought */
export function reelOf(subject, first = 0) {
  const turns = subject.turns.slice(first);
  const beats = turns.map(({ steps }) => beatsOf(steps));
  // Beside its steps, each turn shows what was before and what came of it.
  const most = share(beats.map(({ length }) => length + 2));
  const told = turns.slice(0, Math.floor(MOST / Math.min(most, LEAST)));
  const time = turns.length === 1 ? TURN : Math.max(200, Math.min(TURN, GAME / turns.length));
  let thinned = false;
  const scenes = told.map((turn, at) => {
    const kept = thin(beats[at], most - 2, time);
    thinned ||= kept.length < beats[at].length;
    const number = first + at + 1;
    return scene(subject, turn, number, kept, at === turns.length - 1);
  });
  return /** @type {Reel} */ ({ scenes, thinned });
}

/** @param {Subject} subject @param {Turn} turn @param {number} number @param {Beat[]} beats @param {boolean} last @returns {Frame[]} */
function scene(subject, turn, number, beats, last) {
  const { info, words, turns } = subject;
  const sight = sightOf(subject, turn.before);
  const { piles } = sight;
  const { seat, move } = turn;
  sight.said = { seat, text: `${words.number(number)}. ${sideOf(seat, words)}: ${move}` };
  /** @type {Frame[]} */
  const frames = [{ sight: { ...sight, piles: copy(piles) }, hold: 70 }];
  let carried = 0;
  let at = 0;
  /** @param {Step} step */
  const take = ({ from, to, seeds = 0, stones = 0, owners }) => {
    if (owners) sight.owners = ownersOf(info, { owners });
    for (const [place, sign] of /** @type {const} */ ([
      [from, -1],
      [to, 1],
    ])) {
      const pile = piles.get(place ?? "");
      if (place === "hand") carried += sign * seeds;
      if (!pile) continue;
      pile.seeds += sign * seeds;
      pile.stones += sign * stones;
    }
  };
  for (const { index, before, hold } of beats) {
    while (at < index + (before ? 0 : 1)) take(turn.steps[at++]);
    const { from, to } = /** @type {Step} */ (turn.steps[index]);
    const place = from === "hand" ? to : from;
    const rings = before ? [from] : [place, to === "hand" || from === "hand" ? null : to];
    frames.push({
      sight: {
        ...sight,
        piles: copy(piles),
        hand: carried > 0 && place ? { at: place, seeds: carried } : null,
        rings: /** @type {string[]} */ (rings.filter(Boolean)),
      },
      hold,
    });
  }
  const over = number === turns.length;
  const result = {
    ...subject,
    position: turn.after,
    turns: turns.slice(0, number),
    outcome: over ? subject.outcome : null,
  };
  frames.push({ sight: stillSight(result), hold: last ? 300 : 100 });
  return frames;
}

/** @param {Map<string, { seeds: number, stones: number }>} piles */
function copy(piles) {
  return new Map([...piles].map(([name, pile]) => [name, { ...pile }]));
}
