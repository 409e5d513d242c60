/** The count beside the board: what each side has, and in a match how the rounds stand. */
import { fill, make } from "../dom.js";
import { sonsOf } from "../i18n/telling.js";
import { voiceOf } from "../seats.js";

/**
 * @typedef {import("../seats.js").Seat} Seat
 * @typedef {import("../session.js").Session} Session
 * @typedef {import("../i18n/words.js").Words} Words
 */

/**
 * The columns that this game's positions have something for.
 *
 * @param {Session} session
 * @param {Words} words
 * @returns {{ name: string, of: (seat: Seat) => string | number }[]}
 */
function columns({ counted: { position, outcome }, info }, words) {
  const found = [];
  if ("captured" in position) {
    const { captured, debts } = position;
    found.push(
      { name: "pebbles", of: (/** @type {Seat} */ seat) => captured[seat].pebbles },
      { name: "stones", of: (/** @type {Seat} */ seat) => captured[seat].stones },
      { name: "debts", of: (/** @type {Seat} */ seat) => debts[seat] },
    );
  } else found.push({ name: `stores.${info.stores.place}`, of: (/** @type {Seat} */ seat) => position.stores[seat] });
  if ("owners" in position) {
    found.push({
      name: "sons",
      of: (/** @type {Seat} */ seat) => sonsOf(seat, position.owners, info).join(" ") || words.t("score.none"),
    });
  }
  if (outcome) found.push({ name: "points", of: (/** @type {Seat} */ seat) => outcome.points[seat] });
  return found;
}

/**
 * How a match stands, in sentences.
 *
 * @param {Session} session
 * @param {Words} words
 * @returns {string[]}
 */
function matchLines({ counted: { position }, info, players, turns }, words) {
  if (!("owners" in position)) return [];
  if (position.round === undefined) return [words.t("score.round.single")];
  const rounds = info.options.find((option) => option.name === "rounds")?.value;
  const lines = [words.t("score.round", { round: position.round, rounds })];
  if (position.starter !== undefined)
    lines.push(words.t("score.started", { voice: voiceOf(players, position.starter) }));
  const deal = turns.findLast((turn) => turn.steps.some((step) => step.why === "round"));
  for (const step of deal?.steps ?? []) {
    if (step.why === "round" && step.points) lines.push(words.t("score.last", { points: step.points }));
    if (step.why === "lend") {
      const seat = step.from === info.stores.names[1] ? 1 : 0;
      lines.push(words.t("score.last.lent", { voice: voiceOf(players, seat), seeds: step.seeds }));
    }
  }
  if (position.owners[0].includes(1) || position.owners[1].includes(0)) lines.push(words.t("score.sons.hint"));
  return lines;
}

/**
 * @param {Words} words
 */
export function createScore(words) {
  const lines = make("div");
  const table = make("table");
  const element = make("section", { class: "panel score" }, make("h2", {}, words.t("panel.score")), table, lines);
  return {
    element,
    /** @param {Session} session */
    render(session) {
      const found = columns(session, words);
      const head = make(
        "tr",
        {},
        make("th", { scope: "col" }, words.t("score.side")),
        ...found.map(({ name }) => make("th", { scope: "col" }, words.t(`score.${name}`))),
      );
      const rows = /** @type {Seat[]} */ ([0, 1]).map((seat) =>
        make(
          "tr",
          {},
          make("th", { scope: "row" }, words.t(seat === 0 ? "seat.south" : "seat.north")),
          ...found.map(({ of }) => {
            const value = of(seat);
            return make("td", {}, typeof value === "number" ? words.t("number", { count: value }) : value);
          }),
        ),
      );
      fill(table, make("thead", {}, head), make("tbody", {}, ...rows));
      fill(lines, ...matchLines(session, words).map((line) => make("p", {}, line)));
    },
  };
}
