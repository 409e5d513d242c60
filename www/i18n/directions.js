// Characters that turn the reading direction of all that follows them, also of what is not theirs.

/** Texts from elsewhere, to stand in a sentence of the page: without such characters. @param {string} text */
export const withoutTurns = (text) => text.replace(/[\u2028-\u202e\u2066-\u2069]/g, " ");
