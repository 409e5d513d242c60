/**
 * What the rooms around the board may ask of the page. The page itself is the only host there is.
 *
 * @typedef {import("./seats.js").Players} Players
 * @typedef {import("./storage.js").Saved} Saved
 * @typedef {import("../pkg/mancala.js").Game} Game
 * @typedef {import("../pkg/mancala.js").GameName} GameName
 * @typedef {import("../pkg/mancala.js").Options} Options
 *
 * How to sit down to a game.
 * @typedef {object} SittingDown
 * @property {Players} players
 * @property {Saved | null} [from] the save this goes on from
 * @property {boolean} [tellLast] show the last turn as if it had just been played
 * @property {"follow" | "enter" | "leave"} address `leave` keeps what stands there, to be read or mended
 *
 * @typedef {object} Host
 * @property {import("./i18n/words.js").Words} words
 * @property {ReturnType<typeof import("./panels/notice.js").createNotices>} notices
 * @property {() => import("./session.js").Session | null} session the sitting now
 * @property {() => string} sittingId
 * @property {() => readonly GameName[]} games
 * @property {() => { name: string, title: string }[]} titles
 * @property {(name: string, options?: Options) => Game} newOf
 * @property {(record: string) => Game} parse
 * @property {(game: Game, how: SittingDown) => void} sitDown
 * @property {() => Players} usualPlayers
 * @property {(players: Players) => void} remember
 * @property {(record: string | null) => Promise<void>} restart
 * @property {() => void} back to the address before
 */

export {};
