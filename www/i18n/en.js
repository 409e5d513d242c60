/**
 * English. Native words are kept where there is no English one, with a gloss where they are first met. Keys ending
 * in a code of the engine (`reason.…`, `error.…`, `told.…`, `option.…`) are looked up by that code.
 */

/** @import { Args, Entries, Language, Tools } from "./types.js" */

/** @type {{ [voice: string]: string }} */
export const WHO = { you: "You", computer: "The computer", friend: "Your friend", south: "South", north: "North" };

/** @type {{ [voice: string]: string }} */
const WHOSE = { you: "your", computer: "the computer’s", friend: "your friend’s", south: "South’s", north: "North’s" };

/** @type {{ [game: string]: { [category: string]: string } }} */
const SEEDS = {
  "o-an-quan": { one: "# pebble", other: "# pebbles" },
  "san-yao": { one: "# stone", other: "# stones" },
  "al-manqala": { one: "# bead", other: "# beads" },
};

/** "You take", "North takes" @type {(voice: string, you: string, other: string) => string} */
const does = (voice, you, other) => `${WHO[voice]} ${voice === "you" ? you : other}`;

/** "3 pebbles and a big stone" @param {Args} what @param {Tools} tools */
function pieces({ game, seeds, stones = 0 }, { plural, list }) {
  const parts = [];
  if (seeds > 0 || stones === 0) parts.push(plural(seeds, SEEDS[game] ?? { one: "# seed", other: "# seeds" }));
  if (stones > 0) parts.push(stones === 1 ? "a big stone" : plural(stones, { other: "# big stones" }));
  return list(parts);
}

/** @param {string} text */
function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** @type {{ [as: string]: string }} */
const TAKEN_BY = { nembak: " by nembak", mikul: " by mikul" };

/** @type {{ [direction: string]: string }} */
const TOWARDS = { l: " to the left", r: " to the right" };

/** @type {Entries} */
const entries = {
  number: "{count}",

  // The page
  "page.title": "{game} · sowing games",
  "page.games": "Games",
  "page.board": "Board",
  "page.loading": "Laying out the board…",
  "page.controls": "Game",
  "page.playback": "Animation",
  "page.dismiss": "Close",

  // Seats
  "seat.south": "South",
  "seat.north": "North",
  "seat.plays": "Who plays {side}",
  "seat.points": ({ side, points }, { number }) => `${side}: ${number(points)} points`,
  "player.person": "Person",
  "player.you": "You",
  "player.away": "Friend, by link",
  "player.2": "Computer, easy",
  "player.4": "Computer, fair",
  "player.6": "Computer, strong",
  "player.8": "Computer, very strong",

  // Whose turn it is
  "status.choosing": ({ voice }) => (voice === "you" ? "Your turn" : `${WHO[voice]} to move`),
  "status.again": ({ voice }) => (voice === "you" ? "Your turn again" : `${WHO[voice]} to move again`),
  "status.thinking": ({ voice }) => `${WHO[voice]} is thinking`,
  "status.waiting": ({ voice }) => `${WHO[voice]} waits: paused`,
  "status.away": ({ voice }) => `${WHO[voice]} moves next`,
  "status.telling": ({ voice }) => (voice === "you" ? "You sow" : `${WHO[voice]} sows`),
  "status.stuck": "The computer is stuck",
  "status.start.choosing": "Choose a hole to sow from.",
  "status.start.choosing.directions": "Choose a square, then a direction.",
  "status.start.away": "Send the link, and open the one that comes back.",
  "status.start.thinking": "The other side opens.",
  "status.away.hint": "Send your move, then open the link that comes back.",
  "status.decided": ({ voice }) =>
    voice === "you"
      ? "You have more than half: the game is decided."
      : `${WHO[voice]} has more than half: the game is decided.`,
  "status.decided.resign": "You may play on or resign.",

  // Buttons
  "button.new": "New game",
  "button.undo": "Undo",
  "button.redo": "Redo",
  "button.send": "Send my move",
  "button.link": "Copy link",
  "button.resign": "Resign",
  "button.agree": "Offer to split",
  "button.counts": "Counts",
  "button.retry": "Try again",
  "button.pause": "Pause",
  "button.play": "Play",
  "button.step": "One step",
  "button.skip": "Skip",
  "button.speed": "Speed",
  "button.cancel": "Cancel",
  "button.before": "Back to my game",
  "speed.0.5": "Slow",
  "speed.1": "Normal",
  "speed.2": "Fast",
  "speed.4": "Very fast",
  "speed.0": "No animation",

  // Rule options
  "option.yes": "Yes",
  "option.no": "No",

  // The table
  "table.board": "{game} board",
  "table.hole": ({ name, voice, owner, ...what }, tools) =>
    `${name}, ${WHOSE[voice]} side, ${pieces(what, tools)}${owner ? `, conquered: now ${WHOSE[owner]}` : ""}`,
  "table.mandarin": ({ name, voice, ...what }, tools) =>
    `Mandarin square ${name}, at ${WHOSE[voice]} right, ${pieces(what, tools)}`,
  "table.store": ({ voice, aside, points, ...what }, tools) => {
    const worth = what.stones > 0 ? `, ${tools.plural(points, { one: "# point", other: "# points" })}` : "";
    return `${capital(WHOSE[voice])} ${aside ? "captures" : "store"}, ${pieces(what, tools)}${worth}`;
  },
  "table.direction.l": "Sow from {name} to the left",
  "table.direction.r": "Sow from {name} to the right",
  "table.pick": "{name}: to the left or to the right?",

  // A turn in words
  "told.sow"({ voice, game, seeds, cell, direction, relays, stored, taken }, tools) {
    const { plural, number, list } = tools;
    const deeds = [`sowed ${pieces({ game, seeds }, tools)} from ${cell}${TOWARDS[direction] ?? ""}`];
    if (relays > 0) deeds.push(`went on ${plural(relays, { one: "once", other: "# times" })}`);
    if (stored > 0) deeds.push(`put ${number(stored)} into the store`);
    if (taken.length > 0) {
      const what = taken.map(
        (/** @type {import("../types.js").Taking} */ one) =>
          `${pieces({ ...one, game }, tools)} from ${list(one.cells)}${TAKEN_BY[one.as] ?? ""}`,
      );
      deeds.push(`took ${list(what)}`);
    }
    return `${WHO[voice]} ${list(deeds)}.`;
  },
  "told.again": "The last seed fell into the store: one more choice.",
  "told.pass": ({ voice }) =>
    `${does(voice, "have", "has")} no move, so ${voice === "you" ? "you pass" : "the turn passes"}.`,
  "told.endless": ({ cell, laps }, { plural }) =>
    `The sowing from ${cell} would never end: after ${plural(laps ?? 0, { one: "# lap", other: "# laps" })} the board is as it was. Nothing is taken and the turn passes.`,
  "told.release": ({ voice, own, borrowed, cells }, { plural, number, list }) => {
    const from = [];
    if (own > 0) from.push(`${number(own)} of ${WHOSE[voice]} captured pebbles`);
    if (borrowed > 0) from.push(plural(borrowed, { one: "# borrowed pebble", other: "# borrowed pebbles" }));
    return `Thả cá, “releasing fish”: ${list(from)} go to ${list(cells)}.`;
  },
  "told.sweep": ({ voice, ...what }, tools) => {
    const all = pieces(what, tools);
    const single = what.seeds + what.stones === 1;
    return `${does(voice, "take", "takes")} ${single ? `the last ${all.replace(/^\S+ /, "")}` : `the ${all} left`}.`;
  },
  "told.split": ({ voice, ...what }, tools) => `${does(voice, "get", "gets")} ${pieces(what, tools)} of what was left.`,
  "told.repay": ({ voice, seeds }, { number }) => `${does(voice, "repay", "repays")} a debt of ${number(seeds ?? 0)}.`,
  "told.round": ({ points, starter }, { number }) =>
    `The round is over: South ${number(points[0])}, North ${number(points[1])}. The holes are filled again, and ${
      starter === "you" ? "you start" : `${(WHO[starter] ?? "").replace("The", "the")} starts`
    } the next.`,
  "told.sons": ({ voice, cells }, { list, plural }) =>
    `${WHO[voice]} now ${voice === "you" ? "own" : "owns"} ${plural(cells.length, { one: "the conquered hole", other: "the conquered holes" })} ${list(cells)} (érzi, “sons”).`,
  "told.lend": ({ voice, ...what }, tools) =>
    `${does(voice, "lend", "lends")} ${pieces(what, tools)} to fill the last hole.`,

  // One step, while it is shown
  "step.lift.start": ({ from, ...what }, tools) => `Lifts ${pieces(what, tools)} from ${from}`,
  "step.lift.relay": ({ from }) => `Goes on from ${from}`,
  "step.capture": ({ from, ...what }, tools) => `Takes ${pieces(what, tools)} from ${from}`,
  "step.capture.nembak": ({ from, ...what }, tools) => `Nembak, “shooting”: takes ${pieces(what, tools)} from ${from}`,
  "step.capture.mikul": ({ from, ...what }, tools) => `Mikul, “shouldering”: takes ${pieces(what, tools)} from ${from}`,
  "step.release": ({ to }) => `Thả cá, “releasing fish”: one pebble into ${to}`,
  "step.release.borrowed": ({ to }) => `Thả cá: one borrowed pebble into ${to}`,
  "step.lend": ({ to, ...what }, tools) => `Lends ${pieces(what, tools)} to ${to}`,
  "step.sweep": "What is left is gathered in",
  "step.split": "What is left is split",
  "step.deal": "The holes are filled again",
  "step.again": "Into the store: once more",
  "step.endless": "This sowing would never end",

  // The end
  "outcome.won": ({ voice, most, least }, { number }) =>
    `${does(voice, "win", "wins")}, ${number(most)} to ${number(least)}`,
  "outcome.draw": "A draw, {south} to {north}",
  "reason.mandarins": "Both mandarin squares are empty.",
  "reason.deadlock": "No pebble is left to set free.",
  "reason.repetition": "The same position came up for the third time.",
  "reason.spent": "Fewer than two stones are left on the board.",
  "reason.ruined": "Fewer than five stones: not even one hole can be filled.",
  "reason.rounds": "The last round of the match is played.",
  "reason.bare": "There is nothing left to move.",
  "reason.starved":
    "One row is empty and cannot be fed from the other any more: the player without beads takes what is left.",
  "reason.agreed": "Both agreed to split what was left.",
  "reason.resigned": ({ loser }) => (loser ? `${WHO[loser]} resigned.` : "The other side resigned."),

  // Beside the board
  "panel.score": "Count",
  "panel.moves": "Moves",
  "panel.moves.none": "No move has been played yet.",
  "panel.rules": "How it is played",
  "panel.options": "Played with",
  "score.side": "Side",
  "score.points": "Points",
  "score.pebbles": "Pebbles",
  "score.stones": "Big stones",
  "score.debts": "Borrowed",
  "score.stores.ring": "Store",
  "score.stores.ends": "Store",
  "score.stores.aside": "Laid aside",
  "score.sons": "Sons",
  "score.none": "none",
  "score.round": "Round {round} of at most {rounds}",
  "score.round.single": "A single round",
  "score.started": ({ voice }) => `${WHO[voice]} opened this round.`,
  "score.sons.hint": "Sons (érzi) are conquered holes of the other row; their owner moves from them this round.",
  "score.last": ({ points }, { number }) => `Last round: South ${number(points[0])}, North ${number(points[1])}.`,
  "score.last.lent": ({ voice, seeds }, { number }) => `${WHO[voice]} lent ${number(seeds)}, which need not be repaid.`,

  // Links
  "share.title": "The link",
  "share.copied": "The link is copied. It holds this position with all its moves.",
  "share.sent": ({ side }) => `The link is copied. Send it: whoever opens it plays ${side}.`,
  "share.by-hand": "Copying did not work here. Select the link and copy it yourself.",
  "share.field": "Link",
  "share.close": "Done",

  // What went wrong
  "notice.link": "This link could not be opened: {what} Here is a fresh game.",
  "notice.link.before": "This link could not be opened: {what} Here is a fresh game; yours is kept.",
  "notice.seat": "The link asks for a seat that does not exist; it is opened as a plain game.",
  "notice.restored": "Your game goes on where you left it.",
  "notice.saved": "The saved game could not be read: {what}",
  "notice.saved.older": "The newest saved game could not be read: {what} An older one goes on.",
  "notice.unsaved": "Saving failed: this game lives only in this tab. Its link holds it as well.",
  "notice.trap": "The engine stumbled and was started anew. Your game is as it was.",
  "notice.trap.link": "The engine stumbled over this link. Here is a fresh game.",
  "notice.trap.again": "The engine stumbled again. Here is a fresh game; the old one stays in your saved games.",
  "notice.part":
    "A part of this page could not be loaded. Check the connection and load the page again: your game is kept.",
  "notice.failed": "That did not work: {what}",
  "load.title": "The game could not be loaded",
  "load.unreachable": "The engine could not be fetched. Check the connection and try again.",
  "load.missing": "A part of this site is missing on the server. Try again in a while.",
  "load.refused":
    "WebAssembly, which the engine is made of, is blocked in this browser or on this page. Allow it and try again.",
  "load.damaged": "The engine arrived damaged or does not run in this browser. Try again, or use a newer browser.",
  "error.any": ({ message, code }) => {
    const text = String(message || code || "something unexpected happened").trim();
    return `${capital(text)}${/[.!?…]$/.test(text) ? "" : "."}`;
  },
  "error.newer-version": "It was made by a newer version of this page ({at}).",
  "error.unknown-game": "There is no game called “{at}”.",
  "error.unknown-game.empty": "It names no game.",
  "error.illegal-move": "The move “{at}” cannot be played there.",
  "error.not-a-move": "“{at}” is no move of this game.",
  "error.not-a-move.empty": "A move is missing.",
};

/** @type {Language} */
export default {
  lang: "en",
  dir: "ltr",
  entries,
  parts: {
    asked: () => import("./en/asked.js"),
    "o-an-quan": () => import("./en/o-an-quan.js"),
    "san-yao": () => import("./en/san-yao.js"),
    "al-manqala": () => import("./en/al-manqala.js"),
    dakon: () => import("./en/dakon.js"),
  },
};
