// A picture and a link as other sites write them. Whatever is filled in is text: it cannot end what it stands in.

/** @import { Piece } from "./types.js" */

/** Width of a picture in an article. */
const WIDTH = 400;
/** And of a board in a frame. */
const FRAME = { width: 640, height: 480 };

/** On one line, without what turns the reading direction of the rest. @param {string} text */
function tidy(text) {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/gu, " ")
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, "")
    .replace(/\s+/gu, " ")
    .trim();
}

/** All marks that any of the syntaxes may know, as characters by number. @param {string} text */
function entities(text) {
  return tidy(text).replace(/[!-/:-@[-`{-~]/g, (mark) => (/[-.,/()%?]/.test(mark) ? mark : `&#${mark.charCodeAt(0)};`));
}

/** The same, and nothing of it becomes a link, a list or a rule. @param {string} text */
function wikitext(text) {
  return entities(text).replace(/\/\//g, "&#47;&#47;").replace(/--/g, "&#45;&#45;");
}

/** A backslash takes its meaning from any mark; what could be HTML is spelt out. @param {string} text */
function markdown(text) {
  return tidy(text)
    .replace(/[!-/:-@[-`{-~]/g, (mark) => `\\${mark}`)
    .replace(/\\[<>&@]/g, (mark) => `&#${mark.charCodeAt(1)};`);
}

/** Nothing that could end an address in any of the syntaxes. @param {string} address */
function url(address) {
  return tidy(address).replace(
    /[\s"'<>[\]{}|\\^`()*_~]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`,
  );
}

/** In an attribute of HTML. @param {string} address */
const attribute = (address) => url(address).replaceAll("&", "&amp;");

/** @param {Piece} piece */
function figure({ file, title, description, play, link }) {
  return {
    image: `<a href="${attribute(link)}"><img src="${file}" width="${WIDTH}" alt="${entities(description)}"></a>`,
    caption: `${entities(title)} · <a href="${attribute(link)}">${entities(play)}</a>`,
  };
}

/** By where it goes. `picture` is the kind of file that suits it. @type {{ [place: string]: { picture: "svg" | "png" | null, write: (piece: Piece) => string } }} */
export const SNIPPETS = {
  mediawiki: {
    picture: "svg",
    write: ({ file, title, description, play, link }) =>
      `[[File:${file}|thumb|${WIDTH}px|alt=${wikitext(description)}|${wikitext(title)} · [${url(link)} ${wikitext(play)}]]]`,
  },
  fandom: {
    picture: "png",
    write: ({ file, title, description, play, link }) =>
      `[[File:${file}|thumb|${WIDTH}px|link=${url(link)}|alt=${wikitext(description)}|${wikitext(title)} · [${url(link)} ${wikitext(play)}]]]`,
  },
  wordpress: {
    picture: "png",
    write(piece) {
      const { image, caption } = figure(piece);
      return [
        "<!-- wp:html -->",
        `<figure class="wp-block-image">${image}<figcaption>${caption}</figcaption></figure>`,
        "<!-- /wp:html -->",
      ].join("\n");
    },
  },
  oembed: { picture: null, write: ({ page }) => url(page) },
  html: {
    picture: "svg",
    write(piece) {
      const { image, caption } = figure(piece);
      return `<figure>\n  ${image}\n  <figcaption>${caption}</figcaption>\n</figure>`;
    },
  },
  frame: {
    picture: null,
    write: ({ frame, title }) =>
      `<iframe src="${attribute(frame)}" width="${FRAME.width}" height="${FRAME.height}" title="${entities(title)}" loading="lazy" allowfullscreen></iframe>`,
  },
  markdown: {
    picture: "svg",
    write: ({ file, title, description, play, link }) =>
      `[![${markdown(description)}](${file})](${url(link)})\n\n${markdown(title)} · [${markdown(play)}](${url(link)})`,
  },
};
