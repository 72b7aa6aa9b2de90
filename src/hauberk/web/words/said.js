/** What sieges and campaigns say alike: terms and dates. */

const DAY = 86400000;
/** How the first day of a month is written where it has its own way. @type {Record<string, string>} */
const FIRST = { fr: '1er', it: '1º' };

/** A line of a reckoning. @param {import('./fluent.js').Words} words @param {{reason: string, value: number, about?: string}} term */
export function sayTerm(words, { reason, value, about = '' }) {
  const signed = value > 0 ? `+${value}` : String(value).replace('-', '−');
  const key = `term-${reason}`;
  return words.has(key) ? words.say(key, { about, value, signed }) : `${reason} ${signed}`;
}

/**
 * The date of a day, counted from 1.
 * @param {import('./fluent.js').Words} words @param {string} begins  the first day: year-month-day @param {number} day @param {Intl.DateTimeFormatOptions} how
 */
export function sayDate(words, begins, day, how) {
  const first = Date.parse(`${begins}T00:00:00Z`);
  const said = new Intl.DateTimeFormat(words.lang === 'en' ? 'en-GB' : words.lang, { ...how, timeZone: 'UTC' }).format(new Date(first + (day - 1) * DAY));
  return said.replace(/^1\b/u, FIRST[words.lang] ?? '1');
}
