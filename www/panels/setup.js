/** The dialog for a new game: who plays, who starts, the rules' options, and a clock. */
import { button, make } from "../dom.js";
import { throwsPingsut } from "../manners.js";
import { tidyName } from "../names.js";
import { levelOf, SEATS, sideOf, soleSeat } from "../seats.js";
import { clockField } from "./clockfield.js";
import { openDialog } from "./dialog.js";
import { labelled } from "./field.js";
import { nameField } from "./names.js";
import { openingField } from "./openings.js";
import { optionField } from "./options.js";
import { playerSelect } from "./plate.js";

/** @import { Players, Saved } from "../types.js" */
/** @import { AskSetup, Setup } from "./types.js" */

/** @type {AskSetup} */
export async function askSetup(info, before, saved, describe, words) {
  /** @type {Players} */
  let players = [...before.players];
  const fieldsOfNames = SEATS.map((seat) => {
    const field = nameField(seat, before.names[seat], words);
    field.addEventListener("input", renderPlayers);
    return field;
  });
  const namings = fieldsOfNames.map((field) => labelled(words.t("names-name"), field));
  const selects = SEATS.map((seat) =>
    playerSelect(seat, words, (player) => {
      players = seat === 0 ? [player, players[1]] : [players[0], player];
      renderPlayers();
    }),
  );
  const sides = SEATS.map((seat) => sideOf(seat, words));
  const starters = sides.map(() => make("span"));

  function renderPlayers() {
    for (const select of selects) select.render(players);
    const sole = soleSeat(players);
    starters.forEach((label, seat) => {
      const person = levelOf(players[seat]) === null;
      namings[seat].hidden = !person;
      const name = person ? tidyName(fieldsOfNames[seat].value) : "";
      const player = name ? `\u2068${name}\u2069` : words.t(seat === sole ? "player-you" : `player-${players[seat]}`);
      const plain = sole === null && person && !name;
      label.textContent = plain ? sides[seat] : words.t("setup-side", { side: sides[seat], player });
    });
  }

  function swap() {
    players = [players[1], players[0]];
    const [one, other] = fieldsOfNames;
    [one.value, other.value] = [other.value, one.value];
    renderPlayers();
  }
  renderPlayers();

  const first = info.options.find((option) => option.kind === "seat");
  /** @type {[Setup["starts"], Node, string?][]} */
  const ways = [
    [0, starters[0]],
    [1, starters[1]],
    ["lot", document.createTextNode(words.t("setup-lot")), words.t("setup-lot-hint")],
  ];
  if (throwsPingsut(info.name))
    ways.push(["pingsut", document.createTextNode(words.t("setup-pingsut")), words.t("setup-pingsut-hint")]);
  const radios = ways.map(([way]) => make("input", { type: "radio", name: "starts", value: way }));
  radios[first?.value === 1 ? 1 : 0].checked = true;

  const fields = info.options
    .filter((option) => option !== first)
    .map((option) => ({ option, field: optionField(info.name, option, words) }));

  function readOptions() {
    /** @type {Setup["options"]} */
    const options = {};
    for (const { option, field } of fields) {
      const value = field.read();
      if (value !== option.default) options[option.name] = value;
    }
    return options;
  }

  const opening = openingField(info.name, words);
  const renderOpening = () => opening.render(readOptions(), radios[1].checked ? 1 : 0);
  renderOpening();
  for (const input of [...radios, ...fields.map(({ field }) => field.element)])
    input.addEventListener("change", renderOpening);
  const clock = clockField(before.clock, words);

  /** @type {Saved | null} */
  let chosen = null;
  const savedList = make(
    "ul",
    { class: "saved" },
    ...saved.map((save) =>
      make(
        "li",
        {},
        button(describe(save), () => {
          chosen = save;
          dialog.close(true);
        }),
      ),
    ),
  );

  const dialog = openDialog({
    title: words.t("setup-title", { game: info.title }),
    content: [
      make(
        "fieldset",
        {},
        make("legend", {}, words.t("setup-players")),
        ...selects.map((select, seat) =>
          make("div", { class: "seat-fields" }, labelled(sides[seat], select.element), namings[seat]),
        ),
        button(words.t("setup-swap"), swap),
      ),
      first
        ? make(
            "fieldset",
            {},
            make("legend", {}, words.t("setup-starts")),
            ...ways.map(([, label, hint], index) =>
              make(
                "p",
                { class: "field choice" },
                make("label", {}, radios[index], make("span", {}, label)),
                hint && make("span", { class: "hint" }, hint),
              ),
            ),
          )
        : "",
      fields.length > 0
        ? make(
            "fieldset",
            {},
            make("legend", {}, words.t("panel-choices")),
            ...fields.map(({ field }) => field.element),
          )
        : "",
      opening.element,
      clock.element,
      saved.length > 0 ? make("details", {}, make("summary", {}, words.t("setup-saved")), savedList) : "",
    ],
    accept: words.t("setup-begin"),
    dismiss: words.t("button-cancel"),
  });
  if (!(await dialog.answer)) return null;
  if (chosen) return chosen;

  const [starts] = ways.find((_way, index) => radios[index].checked) ?? ways[0];
  const [south, north] = fieldsOfNames.map(({ value }) => tidyName(value));
  return {
    players,
    names: [south, north],
    starts,
    options: readOptions(),
    opening: opening.read(),
    clock: clock.read(),
  };
}
