// Subjects of pictures, made in the page by its own modules, as the dialog makes them.

/** @typedef {import("playwright-core").Page} Page */

/**
 * What the tests ask of the page's own modules, in the page: subjects of pictures by name, as the dialog makes them.
 *
 * @param {Page} page
 */
export async function prepare(page) {
  await page.evaluate(async () => {
    /** @type {any} */
    const all = globalThis;
    const load = (/** @type {string} */ name) => import(new URL(`/${name}`, location.href).href);
    const [mancala, { fetchWords }, stills, reels, films, { callBy }] = await Promise.all(
      [
        "pkg/mancala.js",
        "www/i18n/words.js",
        "www/export/still.js",
        "www/export/reel.js",
        "www/export/film.js",
        "www/seats.js",
      ].map(load),
    );
    await mancala.default();
    const { Game } = mancala;
    const [words, text] = await Promise.all([fetchWords("en"), fetchWords("en", "export")]);
    all.room = { ...stills, ...reels, ...films, callBy, Game };
    /** Plays so many turns by what looks like chance, until there is what is looked for. */
    all.played = (/** @type {string} */ name, options = {}, most = 0, until = () => false) => {
      const game = new Game(name, options);
      for (let state = 7, turns = 0; turns < most && !until(game); turns += 1) {
        const moves = game.legalMoves();
        if (moves.length === 0) break;
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        game.play(moves[Math.floor((state / 2 ** 32) * moves.length)]);
      }
      return game;
    };
    all.subjectOf = (/** @type {any} */ game, bottom = 0) => {
      const position = game.position();
      const info = Game.describe(position.game, position.options);
      const outcome = game.outcome() ?? null;
      return { info, bottom, position, outcome, turns: game.turns(), record: game.record(), words, say: text.t };
    };
    const empty = (/** @type {number} */ holes) => Array.from({ length: holes }, () => 0);
    all.positions = {
      ...Object.fromEntries(
        ["o-an-quan", "san-yao", "al-manqala", "dakon"].flatMap((name) => [
          [`${name}, the start`, () => all.played(name)],
          [`${name}, the middle`, () => all.played(name, {}, 9)],
          [`${name}, the end`, () => all.played(name, name === "san-yao" ? { match: false } : {}, 2000)],
        ]),
      ),
      "two stones in a mandarin square": () => all.played("o-an-quan", {}, 2),
      "a heap of 97 beads": () =>
        Game.fromPosition({
          game: "al-manqala",
          toMove: 0,
          holes: [
            [97, 0, 0, 0, 0, 0, 0],
            [...empty(6), 1],
          ],
          stores: [0, 0],
        }),
      "a store of 98 seeds": () =>
        Game.fromPosition({ game: "dakon", toMove: 0, holes: [empty(7), empty(7)], stores: [98, 0] }),
      "nine holes": () => all.played("dakon", { holes: 9 }, 12),
      "won sons": () =>
        all.played("san-yao", {}, 2000, (/** @type {any} */ game) =>
          game
            .position()
            .owners?.some((/** @type {number[]} */ row, /** @type {number} */ seat) =>
              row.some((owner) => owner !== seat),
            ),
        ),
    };
  });
}
