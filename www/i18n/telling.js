/** Folds a turn's steps into a few facts and has each worded. Nothing is judged: the step's `as` is the rule. */
import { opposite, whoIs } from "../seats.js";

/** @import { Fact, Seat, Taking } from "../types.js" */
/** @import { FactsOf, NameMove, SonsOf, TellFact, TellOutcome, TellTurn } from "./types.js" */

/** Ends that a count does not decide. */
const GIVEN_UP = new Set(["resigned", "timed"]);

/** @type {FactsOf} */
export function factsOf(turn, info) {
  /** @type {Fact[]} */
  const facts = [];
  /** @type {{ [kind: string]: Fact }} facts that gather several steps */
  let gathering = {};
  const stores = info.stores.names;
  const mover = /** @type {Seat} */ (turn.seat);

  /** @param {string} store @returns {Seat} */
  const seatOf = (store) => (store === stores[1] ? 1 : 0);

  /** @param {string} kind @param {Fact} start */
  const gather = (kind, start) => {
    if (!gathering[kind]) {
      gathering[kind] = start;
      facts.push(start);
    }
    return gathering[kind];
  };

  const sowing = () =>
    gather("sow", {
      fact: "sow",
      seat: mover,
      seeds: 0,
      cell: "",
      // Left and right are the mover's: whoever reads sees the board from elsewhere.
      towards: info.directions ? "" : "none",
      relays: 0,
      stored: 0,
      taken: /** @type {Taking[]} */ ([]),
    });

  for (const step of turn.steps) {
    switch (step.why) {
      case "lift": {
        const fact = sowing();
        if (fact.cell === "") {
          fact.cell = step.from;
          fact.seeds = step.seeds;
        } else fact.relays += 1;
        break;
      }
      case "sow": {
        const fact = sowing();
        fact.towards ||= step.to;
        if (stores.includes(step.to)) fact.stored += step.seeds;
        break;
      }
      case "capture": {
        /** @type {Taking[]} */
        const taken = sowing().taken;
        const as = step.as ?? "";
        let taking = taken.find((one) => one.as === as);
        if (!taking) {
          taking = { as, seeds: 0, stones: 0, cells: [] };
          taken.push(taking);
        }
        taking.seeds += step.seeds;
        taking.stones += step.stones ?? 0;
        taking.cells.push(step.from);
        break;
      }
      case "release": {
        const borrowed = step.as === "borrowed";
        const seat = borrowed ? opposite(seatOf(step.from)) : seatOf(step.from);
        const fact = gather(`release${seat}`, { fact: "release", seat, own: 0, borrowed: 0, cells: [] });
        fact[borrowed ? "borrowed" : "own"] += step.seeds;
        fact.cells.push(step.to);
        break;
      }
      case "sweep":
      case "split": {
        const seat = seatOf(step.to);
        const fact = gather(`${step.why}${seat}`, { fact: step.why, seat, seeds: 0, stones: 0 });
        fact.seeds += step.seeds;
        fact.stones += step.stones ?? 0;
        break;
      }
      case "lend": {
        const seat = seatOf(step.from);
        gather(`lend${seat}`, { fact: "lend", seat, seeds: 0 }).seeds += step.seeds;
        break;
      }
      case "round": {
        facts.push({ fact: "round", points: step.points, starter: step.starter });
        for (const seat of /** @type {Seat[]} */ ([0, 1])) {
          const sons = sonsOf(seat, step.owners, info);
          if (sons.length > 0) facts.push({ fact: "sons", seat, cells: sons });
        }
        gathering = {};
        break;
      }
      case "deal":
      case "end":
        // The new round is told by `round`, the end by the outcome.
        break;
      case "again":
        // Where the game ends there is nothing more to choose.
        if (!turn.steps.some((other) => other.why === "end")) facts.push({ fact: "again", seat: mover });
        break;
      case "pass":
      case "endless":
      case "repay":
        facts.push({
          fact: step.why,
          seat: /** @type {Seat} */ (step.seat ?? mover),
          seeds: step.seeds,
          laps: step.laps,
          cell: turn.move,
        });
        break;
      default:
        // A rule this page has no words for is shown on the board all the same.
        break;
    }
  }
  return facts;
}

/** @type {SonsOf} */
export function sonsOf(seat, owners, info) {
  const row = opposite(seat);
  return info.rows[row].filter((_name, index) => owners?.[row][index] === seat);
}

/** @type {TellTurn} */
export function tellTurn(turn, info, players, words, { brief = false } = {}) {
  const facts = factsOf(turn, info);
  const round = brief ? facts.findIndex(({ fact }) => fact === "round") : 0;
  return words.join(...facts.slice(Math.max(0, round)).flatMap((fact) => tellFact(fact, info, players, words)));
}

/** A move in words: its hole, and where there are two ways the one beside it that is sown first. @type {NameMove} */
export function nameMove(move, { ring, directions }, { t }) {
  if (!directions) return t("move-name", { cell: move, towards: "none" });
  const cell = move.slice(0, -1);
  const beside = ring.indexOf(cell) + (move.endsWith("r") ? 1 : ring.length - 1);
  return t("move-name", { cell, towards: ring[beside % ring.length] });
}

/** Why a cell cannot be chosen just now. @type {import("./types.js").TellRefusal} */
export function tellRefusal(cell, { info, players, position, toMove }, words) {
  const row = info.rows[1].includes(cell) ? 1 : 0;
  const index = info.rows[row].indexOf(cell);
  const owner = "owners" in position ? position.owners[row][index] : row;
  if (owner !== toMove) return words.t(owner === row ? "refused-row" : "refused-son", whoIs(players, owner));
  if (position.holes[row][index] === 0) return words.t("refused-empty");
  return words.t(words.first(`refused-${info.name}`) ?? "refused-now");
}

/** In one sentence or several. @type {TellFact} */
export function tellFact({ fact, seat, ...details }, info, players, words) {
  const { t, list } = words;
  const who = seat === undefined ? {} : whoIs(players, seat);
  switch (fact) {
    case "sow": {
      const { seeds, cell, towards, relays, stored } = details;
      const sentences = [
        t("told-sow", { ...who, game: info.name, seeds, stones: 0, cell, towards: towards || "none", relays }),
      ];
      if (stored > 0) sentences.push(t("told-stored", { game: info.name, seeds: stored }));
      if (details.taken.length > 0) {
        const what = details.taken.map((/** @type {Taking} */ { as, cells, seeds, stones }) =>
          t("told-taking", { as: as || "plain", game: info.name, seeds, stones, cells: list(cells) }),
        );
        sentences.push(t("told-taken", { ...who, what: list(what) }));
      }
      return sentences;
    }
    case "round": {
      const [south, north] = details.points;
      return [t("told-round", { south, north, starter: t("told-starts", whoIs(players, details.starter)) })];
    }
    default: {
      const cells = details.cells ?? [];
      return [
        t(`told-${fact}`, {
          ...who,
          game: info.name,
          seeds: 0,
          stones: 0,
          laps: 0,
          ...details,
          cells: list(cells),
          holes: cells.length,
        }),
      ];
    }
  }
}

/** @type {TellOutcome} */
export function tellOutcome(outcome, info, players, words) {
  const [south, north] = outcome.points;
  const winner = /** @type {Seat | null} */ (outcome.winner);
  if (GIVEN_UP.has(outcome.reason) && winner !== null) {
    // What lay in the stores then decided nothing.
    return {
      result: words.t("outcome-given", whoIs(players, winner)),
      reason: words.t(`reason-${outcome.reason}`, whoIs(players, opposite(winner))),
    };
  }
  const result =
    winner === null
      ? words.t("outcome-draw", { south, north })
      : words.t("outcome-won", {
          ...whoIs(players, winner),
          most: outcome.points[winner],
          least: outcome.points[opposite(winner)],
        });
  const key = words.first(`reason-${info.name}-${outcome.reason}`, `reason-${outcome.reason}`);
  return { result, reason: key ? words.t(key) : "" };
}
