// A drawing as an SVG file: made of nodes and written by the browser, so that no text can become markup.

import { FONT } from "./canvas.js";
import { short } from "./pen.js";

/** @import { Drawing, Label, Mark, Path, Telling } from "./types.js" */

const SVG = "http://www.w3.org/2000/svg";
const RDF = "http://www.w3.org/1999/02/22-rdf-syntax-ns#";
const CC = "http://creativecommons.org/ns#";
const DC = "http://purl.org/dc/elements/1.1/";
const XMLNS = "http://www.w3.org/2000/xmlns/";
/** The authors of an article need to ask nobody and to name nobody. */
const LICENCE = "http://creativecommons.org/publicdomain/zero/1.0/";

/** Longer ones would outweigh the picture. */
const LONGEST_RECORD = 400;

/** Some characters that a text may hold XML does not know, nor halves of characters. @param {string} text */
const plain = (text) => text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "\ufffd");

/**
 * @param {Drawing} drawing
 * @param {Telling & { record: string, lang: string, dir: string, game: string }} about
 */
export function writeSvg({ width, height, stamps, marks }, { title, description, record, lang, dir, game }) {
  const file = document.implementation.createDocument(SVG, "svg", null);
  const root = file.documentElement;
  /** @param {string} space @param {string} name @param {{ [name: string]: string | number | undefined }} [attributes] @param {...(Element | string)} children */
  const node = (space, name, attributes = {}, ...children) => {
    const element = file.createElementNS(space, name);
    set(element, attributes);
    element.append(...children.map((child) => (typeof child === "string" ? plain(child) : child)));
    return element;
  };
  /** @param {Path} path */
  const line = ({ d, fill = "none", stroke, width, dash }) =>
    node(SVG, "path", {
      d,
      fill,
      stroke,
      "stroke-width": width && short(width),
      "stroke-dasharray": dash?.map(short).join(" "),
    });
  /** What neighbours share is said once. @param {Label[]} labels */
  const words = (labels) => {
    const [{ size, fill, bold }] = labels;
    const style = { "font-size": short(size), fill, "font-weight": bold ? 700 : undefined };
    const lines = labels.map(({ text, x, y, cell }) =>
      // Not every reader of SVG knows `dominant-baseline`.
      node(SVG, "text", { x: short(x), y: short(y + size * 0.36), "data-cell": cell }, text),
    );
    if (lines.length > 1) return node(SVG, "g", style, ...lines);
    set(lines[0], style);
    return lines[0];
  };
  // Games do not share names where several pictures stand in one page.
  const initial = game.replace(/[^a-z]/g, "").slice(0, 1) || "x";
  /** @param {Mark[]} run */
  const shown = (run) => {
    const [first] = run;
    if ("d" in first) return [line({ ...first, d: run.map((mark) => /** @type {Path} */ (mark).d).join("") })];
    if ("text" in first) return [words(/** @type {Label[]} */ (run))];
    const { stamp, x, y } = first;
    return [node(SVG, "use", { href: `#${initial}${stamp}`, x: Math.round(x), y: Math.round(y) })];
  };

  set(root, {
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    role: "img",
    lang,
    direction: dir === "rtl" ? dir : undefined,
  });
  root.setAttributeNS(XMLNS, "xmlns:rdf", RDF);
  root.setAttributeNS(XMLNS, "xmlns:cc", CC);
  root.setAttributeNS(XMLNS, "xmlns:dc", DC);
  const used = new Set(marks.map((mark) => ("stamp" in mark ? mark.stamp : -1)));
  root.append(
    node(SVG, "title", {}, title),
    node(SVG, "desc", {}, description),
    node(
      SVG,
      "metadata",
      {},
      node(
        RDF,
        "rdf:RDF",
        {},
        node(
          CC,
          "cc:Work",
          { "rdf:about": "" },
          node(DC, "dc:format", {}, "image/svg+xml"),
          node(DC, "dc:type", { "rdf:resource": "http://purl.org/dc/dcmitype/StillImage" }),
          node(DC, "dc:title", {}, title),
          ...(record.length <= LONGEST_RECORD ? [node(DC, "dc:identifier", {}, record)] : []),
          node(CC, "cc:license", { "rdf:resource": LICENCE }),
        ),
        node(
          CC,
          "cc:License",
          { "rdf:about": LICENCE },
          ...["Reproduction", "Distribution", "DerivativeWorks"].map((what) =>
            node(CC, "cc:permits", { "rdf:resource": `${CC}${what}` }),
          ),
        ),
      ),
    ),
    node(
      SVG,
      "defs",
      {},
      ...stamps
        .map((paths, index) => node(SVG, "g", { id: `${initial}${index}` }, ...paths.map(line)))
        .filter((_, i) => used.has(i)),
    ),
    node(
      SVG,
      "g",
      {
        "font-family": FONT,
        "text-anchor": "middle",
        "stroke-linecap": "round",
        "stroke-linejoin": "round",
      },
      ...runsOf(marks).flatMap(shown),
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(file)}\n`;
}

/** Marks that follow one another and look the same. @param {Mark[]} marks */
function runsOf(marks) {
  /** @type {Mark[][]} */
  const runs = [];
  let before = "";
  for (const mark of marks) {
    const style = styleOf(mark);
    if (style === before) runs[runs.length - 1].push(mark);
    else runs.push([mark]);
    before = style;
  }
  return runs;
}

/** Seeds stay single. @param {Mark} mark */
function styleOf(mark) {
  if ("d" in mark) return JSON.stringify([mark.fill, mark.stroke, mark.width, mark.dash]);
  return "text" in mark ? JSON.stringify([mark.size, mark.fill, mark.bold]) : `${mark.stamp} ${mark.x} ${mark.y}`;
}

/** @param {Element} element @param {{ [name: string]: string | number | boolean | undefined }} attributes */
function set(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    if (name.startsWith("rdf:")) element.setAttributeNS(RDF, name, String(value));
    else element.setAttribute(name, String(value));
  }
}
