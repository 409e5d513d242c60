/**
 * English. Native words are kept where there is no English one, each with a gloss where it is first met.
 * Keys ending in a code of the engine (`reason.…`, `error.…`, `told.…`, `option.…`) are looked up by that code.
 */

/** @typedef {import("./words.js").Tools} Tools */
/** @typedef {import("./words.js").Entry} Entry */

/** @type {{ [voice: string]: string }} */
const WHO = { you: "You", computer: "The computer", friend: "Your friend", south: "South", north: "North" };

/** @type {{ [voice: string]: string }} */
const WHOSE = { you: "your", computer: "the computer’s", friend: "your friend’s", south: "South’s", north: "North’s" };

/** @type {{ [game: string]: { [category: string]: string } }} */
const SEEDS = {
  "o-an-quan": { one: "# pebble", other: "# pebbles" },
  "san-yao": { one: "# stone", other: "# stones" },
  "al-manqala": { one: "# bead", other: "# beads" },
};

/**
 * "3 pebbles and a big stone"
 *
 * @param {{ game: string, seeds: number, stones?: number }} args
 * @param {Tools} tools
 */
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

/** @type {{ [key: string]: Entry }} */
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

  // A new game
  "setup.title": "New game of {game}",
  "setup.players": "Who plays",
  "setup.starts": "Who starts",
  "setup.lot": "Draw lots",
  "setup.lot.hint": "Chance decides when the game begins.",
  "setup.pingsut": "Pingsut",
  "setup.pingsut.hint": "Throw signs for it, as it is done in Java.",
  "setup.rules": "Rules",
  "setup.begin": "Begin",
  "setup.saved": "Games left open",
  "setup.saved.item": ({ game, moves, when }, { plural }) =>
    `${game}, ${plural(moves, { one: "# move", other: "# moves" })}, ${when}`,
  "started.lot": ({ voice }) =>
    voice === "you"
      ? "The lot falls on you: you start."
      : `The lot falls on ${WHO[voice].replace("The", "the")}, who starts.`,

  // Pingsut
  "pingsut.title": "Pingsut",
  "pingsut.how": "Elephant beats human, human beats ant, ant beats elephant.",
  "pingsut.throw": ({ voice }) =>
    voice === "you" ? "Throw your sign." : `${WHO[voice]}: throw a sign. The other looks away.`,
  "pingsut.elephant": "Elephant",
  "pingsut.human": "Human",
  "pingsut.ant": "Ant",
  "pingsut.elephant.finger": "thumb",
  "pingsut.human.finger": "index finger",
  "pingsut.ant.finger": "little finger",
  "pingsut.thrown": ({ first, second, one, two }) =>
    `${WHO[first]} threw ${one}, ${WHO[second].replace("The", "the").replace("You", "you")} ${two}.`,
  "pingsut.equal": "Equal: throw again.",
  "pingsut.winner": ({ voice }) => (voice === "you" ? "You start." : `${WHO[voice]} starts.`),
  "pingsut.begin": "Begin",
  "pingsut.sign.elephant": "the elephant",
  "pingsut.sign.human": "the human",
  "pingsut.sign.ant": "the ant",

  // Rule options: a name, one sentence, and the values
  "option.o-an-quan.mandarin": "Mandarin squares hold",
  "option.o-an-quan.mandarin.hint": "A big stone and ten pebbles are worth the same, but pebbles can be sown on.",
  "option.o-an-quan.mandarin.stone": "One big stone",
  "option.o-an-quan.mandarin.pebbles": "Ten pebbles",
  "option.o-an-quan.emptyMandarin": "An empty mandarin square next",
  "option.o-an-quan.emptyMandarin.hint":
    "Sowing that comes to rest before it either ends there or may capture behind it.",
  "option.o-an-quan.emptyMandarin.stops": "Ends the turn",
  "option.o-an-quan.emptyMandarin.gap": "Is a gap like any other",
  "option.o-an-quan.youngMandarin": "Young mandarin (quan non)",
  "option.o-an-quan.youngMandarin.hint":
    "A big stone with fewer pebbles than this beside it cannot be taken; 0 turns the rule off.",
  "option.san-yao.match": "Whole match",
  "option.san-yao.match.hint":
    "Rounds follow with sons and loans until one side is ruined; otherwise one round decides.",
  "option.san-yao.rounds": "Rounds at most",
  "option.san-yao.rounds.hint": "A match that is still open after so many rounds goes to the last count.",
  "option.dakon.holes": "Holes in a row",
  "option.dakon.holes.hint": "Each hole starts with as many seeds as a row has holes.",
  "option.dakon.nembak": "Nembak: the last seed",
  "option.dakon.nembak.hint":
    "When a last seed falls into an own empty hole and takes those opposite, it stays or goes with them.",
  "option.dakon.nembak.stays": "Stays in its hole",
  "option.dakon.nembak.takes-both": "Goes with them",
  "option.yes": "Yes",
  "option.no": "No",

  // The table
  "table.board": "{game} board",
  "table.hole": ({ name, voice, owner, ...what }, tools) =>
    `${name}, ${WHOSE[voice]} side, ${pieces(/** @type {any} */ (what), tools)}${owner ? `, conquered: now ${WHOSE[owner]}` : ""}`,
  "table.mandarin": ({ name, voice, ...what }, tools) =>
    `Mandarin square ${name}, at ${WHOSE[voice]} right, ${pieces(/** @type {any} */ (what), tools)}`,
  "table.store": ({ voice, aside, points, ...what }, tools) => {
    const worth = what.stones > 0 ? `, ${tools.plural(points, { one: "# point", other: "# points" })}` : "";
    return `${capital(WHOSE[voice])} ${aside ? "captures" : "store"}, ${pieces(/** @type {any} */ (what), tools)}${worth}`;
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
    `${WHO[voice]} ${voice === "you" ? "have" : "has"} nothing to move and ${voice === "you" ? "pass" : "passes"}.`,
  "told.endless": ({ cell, laps }, { plural }) =>
    `The sowing from ${cell} would never end: after ${plural(laps ?? 0, { one: "# lap", other: "# laps" })} the board is as it was. Nothing is taken and the turn passes.`,
  "told.release": ({ voice, own, borrowed, cells }, { plural, number, list }) => {
    const from = [];
    if (own > 0) from.push(`${number(own)} of ${WHOSE[voice]} captured pebbles`);
    if (borrowed > 0) from.push(plural(borrowed, { one: "# borrowed pebble", other: "# borrowed pebbles" }));
    return `Thả cá, “releasing fish”: ${list(from)} go to ${list(cells)}.`;
  },
  "told.sweep": ({ voice, ...what }, tools) => {
    const all = pieces(/** @type {any} */ (what), tools);
    const single = what.seeds + what.stones === 1;
    return `${WHO[voice]} ${voice === "you" ? "take" : "takes"} ${single ? `the last ${all.replace(/^\S+ /, "")}` : `the ${all} left`}.`;
  },
  "told.split": ({ voice, ...what }, tools) =>
    `${WHO[voice]} ${voice === "you" ? "get" : "gets"} ${pieces(/** @type {any} */ (what), tools)} of what was left.`,
  "told.repay": ({ voice, seeds }, { number }) =>
    `${WHO[voice]} ${voice === "you" ? "repay" : "repays"} a debt of ${number(seeds ?? 0)}.`,
  "told.round": ({ points, starter }, { number }) =>
    `The round is over: South ${number(points[0])}, North ${number(points[1])}. The holes are filled again, and ${
      starter === "you" ? "you start" : `${(WHO[starter] ?? "").replace("The", "the")} starts`
    } the next.`,
  "told.sons": ({ voice, cells }, { list, plural }) =>
    `${WHO[voice]} now ${voice === "you" ? "own" : "owns"} ${plural(cells.length, { one: "the conquered hole", other: "the conquered holes" })} ${list(cells)} (érzi, “sons”).`,
  "told.lend": ({ voice, ...what }, tools) =>
    `${WHO[voice]} ${voice === "you" ? "lend" : "lends"} ${pieces(/** @type {any} */ (what), tools)} to fill the last hole.`,

  // One step, while it is shown
  "step.lift.relay": ({ from }) => `Goes on from ${from}`,
  "step.capture": ({ from, ...what }, tools) => `Takes ${pieces(/** @type {any} */ (what), tools)} from ${from}`,
  "step.capture.nembak": ({ from, ...what }, tools) =>
    `Nembak, “shooting”: takes ${pieces(/** @type {any} */ (what), tools)} from ${from}`,
  "step.capture.mikul": ({ from, ...what }, tools) =>
    `Mikul, “shouldering”: takes ${pieces(/** @type {any} */ (what), tools)} from ${from}`,
  "step.release": ({ to }) => `Thả cá, “releasing fish”: one pebble into ${to}`,
  "step.release.borrowed": ({ to }) => `Thả cá: one borrowed pebble into ${to}`,
  "step.lend": ({ to, ...what }, tools) => `Lends ${pieces(/** @type {any} */ (what), tools)} to ${to}`,
  "step.sweep": "What is left is gathered in",
  "step.split": "What is left is split",
  "step.deal": "The holes are filled again",
  "step.again": "Into the store: once more",
  "step.endless": "This sowing would never end",

  // The end
  "outcome.won": ({ voice, most, least }, { number }) =>
    `${WHO[voice]} ${voice === "you" ? "win" : "wins"}, ${number(most)} to ${number(least)}`,
  "outcome.draw": "A draw, {south} to {north}",
  "reason.mandarins": "Both mandarin squares are empty.",
  "reason.deadlock": "No pebble is left to set free.",
  "reason.repetition": "The same position came up for the third time.",
  "reason.spent": "Fewer than two stones are left on the board.",
  "reason.ruined": "Fewer than five stones: not even one hole can be filled.",
  "reason.rounds": "The last round of the match is played.",
  "reason.bare": "There is nothing left to move.",
  "reason.starved": "The empty row cannot be fed any more; its owner takes what is left.",
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

  // Questions
  "ask.resign": "Resign this game?",
  "ask.resign.hint": "The other side wins. You can still undo it.",
  "ask.agree": "Split what is left?",
  "ask.agree.hint": "Both sides must be content with it.",
  "agree.declined": "The computer expects more and plays on.",

  // What went wrong
  "notice.link": "This link could not be opened: {what} Here is a fresh game.",
  "notice.link.before": "This link could not be opened: {what} Here is a fresh game; yours is kept.",
  "notice.seat": "The link asks for a seat that does not exist; it is opened as a plain game.",
  "notice.restored": "Your game goes on where you left it.",
  "notice.saved": "The saved game could not be read: {what}",
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
  "error.illegal-move": "The move “{at}” cannot be played there.",
  "error.not-a-move": "“{at}” is no move of this game.",

  // How each game goes, in short
  "rules.o-an-quan.1":
    "Lift all pebbles of one of your five squares and sow them one by one, to the left or to the right.",
  "rules.o-an-quan.2":
    "If the next square holds pebbles, lift them and go on. If it is empty, you take what lies in the square behind it, and so on over single gaps.",
  "rules.o-an-quan.3": "Before a mandarin square (ô quan) the turn ends. A big stone counts ten.",
  "rules.o-an-quan.4":
    "If your squares are all empty, you set one captured pebble free in each, borrowing if need be: thả cá, “releasing fish”.",
  "rules.o-an-quan.5":
    "When both mandarin squares are empty, each takes the pebbles of his own squares, and debts are repaid. Most points win.",
  "rules.san-yao.1": "Lift all stones of one of your holes and sow them counter-clockwise.",
  "rules.san-yao.2":
    "If the next hole holds stones, lift them and go on. If it is empty, you take what lies in the hole behind it, and so on over single gaps.",
  "rules.san-yao.3": "A round ends when fewer than two stones are left. All holes are filled with five again.",
  "rules.san-yao.4":
    "Who has stones for more than five holes conquers some of the other row: his sons (érzi). He lends what is left over.",
  "rules.san-yao.5": "Who cannot fill even one hole has lost the match.",
  "rules.al-manqala.1": "Lift all beads of one of your houses and sow them counter-clockwise, once.",
  "rules.al-manqala.2":
    "If the last house then holds two or four beads, you take them, and those of the houses before it as long as they hold two or four.",
  "rules.al-manqala.3": "If the other row is empty, you must give it a bead if you can.",
  "rules.al-manqala.4": "If it cannot be fed, its owner takes what is left. More than half of the 98 beads wins.",
  "rules.dakon.1":
    "Lift all seeds of one of your holes and sow them counter-clockwise, also into your own store (lumbung), never into the other.",
  "rules.dakon.2": "Last seed into your store: choose again. Into seeds: lift them all and go on.",
  "rules.dakon.3": "Into an empty hole of your own: you take the seeds opposite. That is nembak, “shooting”.",
  "rules.dakon.4":
    "Into an empty hole of the other row between two equal holes: you take all three. That is mikul, “shouldering”.",
  "rules.dakon.5": "When the row of the player to move is empty, the other takes what is left. Most seeds win.",
};

/** @type {import("./words.js").Language} */
export default { lang: "en", dir: "ltr", entries };
