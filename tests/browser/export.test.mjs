// Pictures, still and animated, as the page draws them of any position and game.

import assert from "node:assert/strict";

import { suite } from "./browser.mjs";
import { readApng, readGif } from "./pictures.mjs";
import { prepare } from "./subjects.mjs";

/** @typedef {import("playwright-core").Page} Page */

const GAMES = ["o-an-quan", "san-yao", "al-manqala", "dakon"];
/** What an author may expect of a still. */
const SMALL = 10_000;
/** Of 160 seeds. */
const SMALL_ENOUGH = 13_000;

/** The count of every cell, from the position itself. @param {any} position @param {any} info */
function countsOf(position, info) {
  /** @type {{ [cell: string]: string }} */
  const counts = {};
  for (const seat of [0, 1]) {
    info.rows[seat].forEach((/** @type {string} */ cell, /** @type {number} */ index) => {
      counts[cell] = String(position.holes[seat][index]);
    });
    counts[info.stores.names[seat]] = String(position.stores[seat]);
    if (!position.mandarins) continue;
    const { pebbles, stones } = position.mandarins[seat];
    counts[info.mandarins[seat]] = stones && pebbles ? `${10 * stones}+${pebbles}` : String(10 * stones + pebbles);
  }
  return counts;
}

/** Pixels along a patch: smaller than a seed, larger than the seam of a line. */
const PATCH = 5;

/** How far the most different patches of two pictures are apart, 0 to 255. @param {Uint8Array} one @param {Uint8Array} other @param {number} width */
function apart(one, other, width) {
  assert.equal(one.length, other.length);
  const across = Math.ceil(width / PATCH);
  /** @type {number[]} */
  const sums = [];
  for (let i = 0; i < one.length; i += 1) {
    const pixel = Math.floor(i / 3);
    const patch = Math.floor(Math.floor(pixel / width) / PATCH) * across + Math.floor((pixel % width) / PATCH);
    sums[3 * patch + (i % 3)] = (sums[3 * patch + (i % 3)] ?? 0) + one[i] - other[i];
  }
  return Math.max(...sums.map(Math.abs)) / PATCH ** 2;
}

/** The picture that an SVG gives, on its own paper. @param {Page} page @param {string} svg @param {number} width */
async function rendered(page, svg, width) {
  const text = await page.evaluate(
    async ({ svg, width }) => {
      const image = new Image();
      image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
      await image.decode();
      const canvas = document.createElement("canvas");
      canvas.width = width;
      canvas.height = Math.round((width * image.naturalHeight) / image.naturalWidth);
      const brush = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
      brush.fillStyle = "#fdf9f0";
      brush.fillRect(0, 0, canvas.width, canvas.height);
      brush.drawImage(image, 0, 0, canvas.width, canvas.height);
      const { data } = brush.getImageData(0, 0, canvas.width, canvas.height);
      let all = "";
      for (let i = 0; i < data.length; i += 4) all += String.fromCharCode(data[i], data[i + 1], data[i + 2]);
      return btoa(all);
    },
    { svg, width },
  );
  return new Uint8Array(Buffer.from(text, "base64"));
}

suite("pictures", (scene) => {
  scene("stills of every kind of position", { path: "dakon/" }, async ({ page }) => {
    await prepare(page);
    const stills = await page.evaluate(() => {
      /** @type {any} */
      const { positions, subjectOf, room } = globalThis;
      /** What no game leads to is drawn as well. @type {{ [name: string]: (position: any) => void }} */
      const alter = {
        "two stones in a mandarin square": ({ mandarins }) => {
          mandarins[0].stones += mandarins[1].stones;
          mandarins[1].stones = 0;
        },
      };
      return Object.entries(positions).map(([name, make]) => {
        const game = /** @type {any} */ (make)();
        const subject = subjectOf(game, game.turns().length % 2);
        alter[name]?.(subject.position);
        const svg = room.makeSvg(subject);
        const file = new DOMParser().parseFromString(svg, "image/svg+xml");
        const all = [...file.querySelectorAll("*")];
        return {
          name,
          svg,
          position: subject.position,
          info: subject.info,
          root: file.documentElement.localName,
          broken: file.querySelector("parsererror")?.textContent,
          kinds: [...new Set(all.map((one) => one.localName))].sort(),
          addresses: all
            .flatMap((one) => [...one.attributes])
            .filter((one) => /href|^on|style|src/.test(one.name))
            .map((one) => one.value),
          counts: Object.fromEntries(
            [...file.querySelectorAll("[data-cell]")].map((one) => [one.getAttribute("data-cell"), one.textContent]),
          ),
          pieces: file.querySelectorAll("use").length,
          title: file.querySelector("svg > title")?.textContent,
          description: file.querySelector("svg > desc")?.textContent,
          licence: file.getElementsByTagName("cc:license")[0]?.getAttribute("rdf:resource"),
        };
      });
    });
    assert.equal(stills.length, 17);
    for (const still of stills) {
      const { name, svg, position, info } = still;
      assert.equal(still.broken, undefined, name);
      assert.equal(still.root, "svg");
      assert.deepEqual(still.counts, countsOf(position, info), name);
      const pieces = info.name === "o-an-quan" ? 52 : info.total;
      const lent = position.debts ? position.debts[0] + position.debts[1] : 0;
      assert.ok(lent > 0 || still.pieces === pieces, `${name}: ${still.pieces} pieces`);
      const allowed = ["License", "RDF", "Work", "defs", "desc", "format", "g", "identifier", "license", "metadata"];
      allowed.push("path", "permits", "svg", "text", "title", "type", "use");
      assert.deepEqual(
        still.kinds.filter((kind) => !allowed.includes(kind)),
        [],
        name,
      );
      assert.ok(
        still.addresses.every((address) => /^#[a-z]\d+$/.test(address)),
        `${name}: ${still.addresses}`,
      );
      assert.match(still.title ?? "", /^[^:]+: (South|North|A draw)/, name);
      assert.match(still.description ?? "", /South.*North/s, name);
      for (const cell of info.rows.flat()) assert.ok(still.description?.includes(`${cell}, `), `${name}: ${cell}`);
      assert.equal(still.licence, "http://creativecommons.org/publicdomain/zero/1.0/");
      const size = Buffer.byteLength(svg);
      assert.ok(size <= (info.total > 98 ? SMALL_ENOUGH : SMALL), `${name}: ${size} bytes`);
      assert.match(svg, /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<svg /);
    }
  });

  scene("names and what is no character stay text", { path: "dakon/" }, async ({ page }) => {
    await prepare(page);
    const { title, marks, broken } = await page.evaluate(() => {
      /** @type {any} */
      const { room, played, subjectOf } = globalThis;
      room.callBy(['"><script>alert(1)</script>', "]]></desc>\u0001\ud800&lt;"]);
      const svg = room.makeSvg(subjectOf(played("dakon", {}, 1)));
      room.callBy(["", ""]);
      const file = new DOMParser().parseFromString(svg, "image/svg+xml");
      return {
        title: file.querySelector("title")?.textContent,
        marks: file.querySelectorAll("script, desc > *, title > *").length,
        broken: file.querySelector("parsererror")?.textContent,
      };
    });
    assert.equal(broken, undefined);
    assert.equal(marks, 0);
    assert.match(title ?? "", /^Dakon: .*(<script>|]]><\/desc>\ufffd\ufffd&lt;)/);
  });

  scene("each picture of a reel holds every seed, and long games are cut", { path: "dakon/" }, async ({ page }) => {
    await prepare(page);
    const reels = await page.evaluate((games) => {
      /** @type {any} */
      const { room, played, subjectOf } = globalThis;
      return games.map((name) => {
        const subject = subjectOf(played(name, {}, 400));
        const { scenes, thinned } = room.reelOf(subject);
        const frames = scenes.flat();
        const sums = frames.map(({ sight: { piles, hand } }) =>
          [...piles.values()].reduce((sum, { seeds, stones }) => sum + seeds + 10 * stones, hand?.seeds ?? 0),
        );
        const single = room.reelOf(subject, subject.turns.length - 1);
        return {
          name,
          thinned,
          told: scenes.length,
          turns: subject.turns.length,
          frames: frames.length,
          sums: [...new Set(sums)],
          least: Math.min(...frames.map(({ hold }) => hold)),
          first: single.scenes.length,
        };
      });
    }, GAMES);
    for (const { name, told, turns, frames, sums, least, first } of reels) {
      assert.equal(sums.length, 1, `${name}: ${sums}`);
      assert.ok(frames <= 900, `${name}: ${frames}`);
      assert.ok(least >= 5, name);
      assert.equal(first, 1);
      assert.ok(told === turns || (told < turns && told >= 100), `${name}: ${told} of ${turns}`);
    }
    assert.ok(reels.some(({ thinned }) => thinned));
    assert.ok(reels.some(({ told, turns }) => told < turns));

    // Sixty thousand characters of record: 30,000 turns of a game that goes on and on.
    const endless = await page.evaluate(() => {
      /** @type {any} */
      const { room, played, subjectOf } = globalThis;
      const some = subjectOf(played("al-manqala", {}, 40));
      const turns = Array.from({ length: 30_000 }, (_, at) => some.turns[at % some.turns.length]);
      const record = `1/al-manqala//${turns.map(({ move }) => move).join(".")}`;
      const subject = { ...some, turns, record };
      const { scenes } = room.reelOf(subject);
      const single = room.reelOf(subject, turns.length - 1).scenes.flat();
      return {
        svg: room.makeSvg(subject),
        record: record.length,
        told: scenes.length,
        frames: scenes.flat().length,
        said: single[0].sight.said.text,
      };
    });
    assert.ok(endless.record > 60_000);
    assert.ok(endless.svg.length < 12_000 && !endless.svg.includes("dc:identifier"), `${endless.svg.length}`);
    assert.ok(endless.told >= 100 && endless.frames <= 900, `${endless.told} turns, ${endless.frames} pictures`);
    assert.match(endless.said, /^30,000\. /);
  });

  scene("the last picture of an animation is the still", { path: "dakon/" }, async ({ page }) => {
    await prepare(page);
    for (const [game, turns, first] of /** @type {const} */ ([
      ["o-an-quan", 6, 0],
      ["san-yao", 12, 11],
      ["al-manqala", 4, 3],
      ["dakon", 2, 0],
    ])) {
      const { svg, before, gif, apng, frames, length, told } = await page.evaluate(
        async ([game, turns, first]) => {
          /** @type {any} */
          const { room, played, subjectOf } = globalThis;
          const subject = subjectOf(played(game, {}, turns));
          const shares = /** @type {number[]} */ ([]);
          const film = await room.makeFilm(subject, {
            width: 480,
            first,
            progress: (/** @type {number} */ share) => shares.push(share),
            signal: new AbortController().signal,
          });
          if (shares.at(-1) !== 1) throw new Error(`${shares}`);
          const text = (/** @type {Uint8Array} */ bytes) => {
            let all = "";
            for (const byte of bytes) all += String.fromCharCode(byte);
            return btoa(all);
          };
          const before = room.makeSvg(subjectOf(played(game, {}, turns - 1)));
          return { ...film, svg: room.makeSvg(subject), before, gif: text(film.gif), apng: text(film.apng) };
        },
        /** @type {const} */ ([game, turns, first]),
      );
      const read = [readGif(Buffer.from(gif, "base64")), readApng(Buffer.from(apng, "base64"))];
      const still = await rendered(page, svg, 480);
      const earlier = await rendered(page, before, 480);
      assert.equal(told, turns - first);
      for (const animation of read) {
        assert.equal(animation.width, 480);
        assert.equal(animation.frames, frames);
        assert.equal(animation.length, length);
        const [near, far] = [still, earlier].map((picture) => apart(animation.last, picture, 480));
        assert.ok(near < 60, `${game}: ${near} apart`);
        assert.ok(far > 100, `${game}: only ${far} apart from the turn before`);
      }
      assert.deepEqual(read[0].last, read[1].last, game);
      assert.ok(apng.length < gif.length, game);
    }
  });
});
