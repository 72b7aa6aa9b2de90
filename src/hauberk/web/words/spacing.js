/** Spaces at which French does not break a line. */

const BEFORE = / (?=[:;!?%»])/gu;
const AFTER = /« /gu;

/** A text with its spaces before high punctuation and inside guillemets held fast, if it is French. @param {string} text @param {string} lang */
export function spaced(text, lang) {
  return lang === 'fr' ? text.replace(BEFORE, '\u00a0').replace(AFTER, '«\u00a0') : text;
}
