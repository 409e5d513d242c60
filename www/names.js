/** Names that people give themselves: any script, kept short, and never more than a name. */

/** Letters as a reader counts them. */
const LONGEST = 20;
/** A letter may carry marks, but not a tower of them. */
const HEAVIEST = 80;

/** Controls, line ends, and what turns the reading direction of the words around it; joiners stay. */
const UNFIT = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Co}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu;

/** With their marks, where the browser knows which belong together. @param {string} text */
function lettersOf(text) {
  if (!("Segmenter" in Intl)) return [...text];
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}

/** What is left of it as a name; empty where nothing is. @param {string} text */
export function tidyName(text) {
  const plain = text.slice(0, 400).replace(UNFIT, " ").replace(/\s+/gu, " ").trim();
  let name = "";
  let letters = 0;
  for (const letter of lettersOf(plain)) {
    letters += 1;
    if (letters > LONGEST || name.length + letter.length > HEAVIEST) break;
    name += letter;
  }
  name = name.trim();
  // Joiners and marks alone are nothing that could be read, nor is what only looks like a space.
  return /[\p{L}\p{N}\p{S}\p{P}]/u.test(name.replace(/[\p{DI}\u2800]/gu, "")) ? name : "";
}
