/** How books and chapters of the rules are called. */

/** @param {import('../words/fluent.js').Words} words @param {string} book */
export function bookName(words, book) {
  return words.say(`page-book-${book}`);
}

/** Rulings stand in no chapter of the books. @param {import('../words/fluent.js').Words} words @param {{chapter: string, title: string}} rule */
export function chapterName(words, rule) {
  return rule.chapter === 'rulings' ? words.say('page-rules-rulings') : rule.title;
}
