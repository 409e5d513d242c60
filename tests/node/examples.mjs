// What really happens in an example of the rules pages, read from the engine's own steps.

import { Game } from "./module.mjs";

/** @typedef {import("../../www/rules/types.js").Example} Example */

const other = (seat) => (seat === 0 ? 1 : 0);

/** Every claim there can be about an example, as the engine has it. @param {Example} example */
export function factsOf({ record, moves }) {
  const game = Game.parse(record);
  const start = game.position();
  const info = Game.describe(start.game, start.options);
  const legal = game.legalMoves();
  const turns = moves.map((move) => {
    const foreseen = game.preview(move);
    const played = game.play(move);
    if (JSON.stringify(foreseen) !== JSON.stringify(played)) throw new Error(`${record} ${move}: preview differs`);
    return played;
  });
  const after = game.position();
  const outcome = game.outcome();
  const mover = turns[0].seat;
  const steps = turns.flatMap((turn) => turn.steps);
  const store = info.stores.names[mover];
  const transfers = steps.filter((step) => "from" in step);
  const captures = transfers.filter(({ why, to }) => why === "capture" && to === store);
  const sown = transfers.filter(({ why }) => why === "sow");
  const lifts = transfers.filter(({ why }) => why === "lift");
  const released = transfers.filter(({ why }) => why === "release");
  const sum = (some, points = false) =>
    some.reduce((all, { seeds, stones = 0 }) => all + seeds + (points ? 10 * stones : 0), 0);
  const note = (why) => steps.find((step) => step.why === why);
  const owned = (seat) =>
    info.rows[seat].filter((_name, index) => (after.owners ? after.owners[seat][index] === mover : seat === mover));
  const counted = outcome?.points ?? note("round")?.points;
  const from = moves[0][0];
  const last = sown.at(-1)?.to;

  /** The pieces of one cell when the sowing of the last turn was over, nothing taken yet. */
  const lying = (name) => {
    const { before } = turns.at(-1);
    const seat = info.rows[0].includes(name) ? 0 : 1;
    const index = info.rows[seat].indexOf(name);
    let pieces = index < 0 ? (before.mandarins?.[(info.mandarins ?? []).indexOf(name)].pebbles ?? 0) : 0;
    if (index >= 0) pieces = before.holes[seat][index];
    for (const step of turns.at(-1).steps) {
      if (step.why === "lift" && step.from === name) pieces -= step.seeds;
      if (step.why === "sow" && step.to === name) pieces += step.seeds;
    }
    return pieces;
  };
  /** The cell so many places after the last one. */
  const beyond = (places) => {
    const { ring } = info;
    const left = moves.at(-1).endsWith("l") ? -1 : 1;
    return ring[(ring.indexOf(last) + left * places + ring.length) % ring.length];
  };

  return {
    from,
    moves,
    towards: sown[0]?.to,
    seeds: lifts[0]?.seeds,
    relays: lifts.filter(({ as }) => as === "relay").map((step) => step.from),
    last,
    there: last && lying(last),
    before: last && lying(beyond(-1)),
    behind: last && lying(beyond(2)),
    cells: captures.map((step) => step.from),
    taken: sum(captures, true),
    stored: sum(transfers.filter(({ why, to }) => to === store && (why === "sow" || why === "capture"))),
    fed: sum(sown.filter(({ to }) => info.rows[other(mover)].includes(to))),
    returned: sum(sown.filter(({ to }) => to === from)),
    own: sum(released.filter(({ as }) => as === "own")),
    borrowed: sum(released.filter(({ as }) => as === "borrowed")),
    into: released.map(({ to }) => to),
    laps: note("endless")?.laps,
    again: turns.at(-1).steps.some(({ why }) => why === "again"),
    passes: note("pass")?.seat,
    sons: owned(other(mover)),
    holes: owned(0).length + owned(1).length,
    lent: sum(transfers.filter(({ why }) => why === "lend")),
    south: counted?.[0],
    north: counted?.[1],
    reason: outcome?.reason,
    toMove: after.toMove,
    legal,
    next: game.legalMoves(),
    least: start.options?.youngMandarin,
  };
}
