/** The count beside the board: what each side has, and in a match how the rounds stand. */
import { button, fill, make } from "../dom.js";
import { sonsOf } from "../i18n/telling.js";
import { levelOf, nameOf, SEATS, sideOf, whoIs } from "../seats.js";

/** @import { Session, Words } from "../types.js" */
/** @import { Column, CreateScore } from "./types.js" */

/** What there is to count: while a turn is still told, what there was before it. @param {Session} session */
export function countedIn({ view, phase, turns, position, outcome }) {
  if (view) return { position: view.position, outcome: null };
  const told = phase === "telling" ? turns.at(-1) : undefined;
  return told ? { position: told.before, outcome: null } : { position, outcome };
}

/** What this game's positions have something for. @type {(session: Session, words: Words) => Column[]} */
function columns(session, words) {
  const { info } = session;
  const { position, outcome } = countedIn(session);
  /** @type {Column[]} */
  const found = [];
  // As the board shows it, while a turn is told too.
  /** @type {(what: "seeds" | "stones") => Column["of"]} */
  const stored = (what) => (seat) => session.table?.piles.get(info.stores.names[seat])?.[what] ?? 0;
  if ("captured" in position) {
    const { debts } = position;
    found.push(
      { name: "pebbles", of: stored("seeds") },
      { name: "stones", of: stored("stones") },
      { name: "debts", of: (seat) => debts[seat] },
    );
  } else found.push({ name: info.stores.place === "aside" ? "aside" : "store", of: stored("seeds") });
  if ("owners" in position) {
    found.push({
      name: "sons",
      of: (seat) => sonsOf(seat, position.owners, info).join(" ") || words.t("score-none"),
    });
  }
  if (outcome) found.push({ name: "points", of: (seat) => outcome.points[seat] });
  return found;
}

/** How a match stands, in sentences. @type {(session: Session, words: Words) => string[]} */
function matchLines(session, words) {
  const { info, players, turns } = session;
  const { position } = countedIn(session);
  if (!("owners" in position)) return [];
  if (position.round === undefined) return [words.t("score-round-single")];
  const rounds = info.options.find((option) => option.name === "rounds")?.value;
  const lines = [words.t("score-round", { round: position.round, rounds })];
  if (position.starter !== undefined) lines.push(words.t("score-started", whoIs(players, position.starter)));
  const deal = turns.findLast((turn) => turn.steps.some((step) => step.why === "round"));
  for (const step of deal?.steps ?? []) {
    if (step.why === "round" && step.points) {
      const [south, north] = step.points;
      lines.push(words.t("score-last", { south, north }));
    }
    if (step.why === "lend") {
      const seat = step.from === info.stores.names[1] ? 1 : 0;
      lines.push(words.t("score-last-lent", { ...whoIs(players, seat), game: info.name, seeds: step.seeds }));
    }
  }
  if (position.owners[0].includes(1) || position.owners[1].includes(0)) lines.push(words.t("score-sons-hint"));
  return lines;
}

/** @type {CreateScore} */
export function createScore(words, name) {
  const lines = make("div");
  const table = make("table");
  const names = button(words.t("names-title"), name);
  const element = make(
    "section",
    { class: "panel score" },
    make("h2", {}, words.t("panel-score")),
    table,
    lines,
    names,
  );
  return {
    element,
    render(session) {
      const found = columns(session, words);
      const head = make(
        "tr",
        {},
        make("th", { scope: "col" }, words.t("score-side")),
        ...found.map(({ name }) => make("th", { scope: "col" }, words.t(`score-${name}`))),
      );
      const rows = SEATS.map((seat) =>
        make(
          "tr",
          {},
          make("th", { scope: "row" }, make("bdi", {}, nameOf(session.players, seat) || sideOf(seat, words))),
          ...found.map(({ of }) => {
            const value = of(seat);
            return make("td", {}, typeof value === "number" ? words.number(value) : value);
          }),
        ),
      );
      fill(table, make("thead", {}, head), make("tbody", {}, ...rows));
      names.hidden = session.players.every((player) => levelOf(player) !== null);
      fill(lines, ...matchLines(session, words).map((line) => make("p", {}, line)));
    },
  };
}
