/** What there is to fill in for a position of a game, as its description tells it. */
import { SEATS, sideOf } from "../seats.js";

/** @import { Draft, GameInfo, Words } from "./types.js" */

/** @param {GameInfo} info @param {Draft} draft @param {Words} words */
export function fieldsOf(info, draft, words) {
  const sides = SEATS.map((seat) => sideOf(seat, words));
  /** @param {string} name @param {string} value */
  const of = (name, value) => words.t("panel-option", { name, value });
  const hasOwners = info.fields.some(({ kind }) => kind === "owners");
  const withStones = JSON.stringify([draft.mandarins, draft.captured]).includes("stones");

  const cells = info.rows.map((row, seat) =>
    row.map((name, index) => ({
      path: `holes[${seat}][${index}]`,
      label: name,
      owner: hasOwners ? `owners[${seat}][${index}]` : null,
    })),
  );

  /** @param {string} path @param {string} name */
  const pieces = (path, name) => [
    { path: `${path}.pebbles`, label: of(name, words.t("score-pebbles")) },
    ...(withStones ? [{ path: `${path}.stones`, label: of(name, words.t("score-stones")) }] : []),
  ];
  const ends = [0, 1].map((seat) => {
    const squares = info.mandarins ? pieces(`mandarins[${seat}]`, info.mandarins[seat]) : [];
    const name = words.t(info.stores.place === "aside" ? "score-aside" : "score-store");
    const store = info.fields.some((field) => field.name === "captured")
      ? pieces(`captured[${seat}]`, of(sides[seat], name))
      : [{ path: `stores[${seat}]`, label: of(sides[seat], name) }];
    return [...squares, ...store];
  });

  const others = info.fields.flatMap(({ name, kind }) => {
    if (kind !== "pair" && kind !== "number" && kind !== "seat") return [];
    const label = words.t(`study-field-${name}`);
    if (kind === "pair")
      return sides.map((side, seat) => ({ path: `${name}[${seat}]`, label: of(side, label), seat: false }));
    return [{ path: name, label, seat: kind === "seat" }];
  });
  return { cells, ends, others };
}
