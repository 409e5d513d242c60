// The board as one picture: an SVG, and that very SVG as a PNG.

import { sideOf } from "../seats.js";
import { ownersOf, pilesOf } from "../table/picture.js";
import { draw } from "./drawing.js";
import { writeSvg } from "./svg.js";
import { stateOf, tellSubject } from "./telling.js";

/** @import { Shown } from "../table/types.js" */
/** @import { Seat } from "../types.js" */
/** @import { Sight, Subject } from "./types.js" */

/** What is seen of a position, without signs. @param {Subject} subject @param {Shown} position @returns {Sight} */
export function sightOf({ info, bottom, words }, position) {
  return {
    info,
    bottom,
    piles: pilesOf(info, position),
    owners: ownersOf(info, position),
    marked: null,
    numbered: false,
    said: null,
    sides: [sideOf(0, words), sideOf(1, words)],
    number: words.number,
  };
}

/** The position with the signs of the turn that led there. @param {Subject} subject @returns {Sight} */
export function stillSight(subject) {
  const { position, outcome, turns } = subject;
  /** The end is said where the winner sits. */
  const seat = /** @type {Seat} */ (outcome ? (outcome.winner ?? subject.bottom) : position.toMove);
  return {
    ...sightOf(subject, position),
    marked: turns.at(-1) ?? null,
    said: { seat, text: stateOf(subject) },
  };
}

/** @param {Subject} subject */
export function makeSvg(subject) {
  const { words, record, info } = subject;
  return writeSvg(draw(stillSight(subject)), {
    ...tellSubject(subject),
    record,
    lang: words.lang,
    dir: words.dir,
    game: info.name,
  });
}

/** As an address, where a page may show no blobs. @param {string} svg */
export function addressOfSvg(svg) {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** @param {string} svg @param {number} width @returns {Promise<Blob>} */
export async function makePng(svg, width) {
  const image = new Image();
  image.src = addressOfSvg(svg);
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = Math.round((width * image.naturalHeight) / image.naturalWidth);
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture came"))), "image/png");
  });
}
