/** What this browser was shown of the dice of its games: the promise, and the salts when it gave its own. At the end it must still be true. */

import { triples } from './check.js';

const KEPT = 'hauberk.dice';
/** Games that are remembered; the oldest are forgotten. */
const MOST = 200;

/** @typedef {{commitment: string, salts: import('./check.js').Salt[], by: string|null}} Seen  `by`: under which seat one's own salt stands; null for none */

/** @returns {Record<string, Seen>} */
function all() {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}');
  } catch {
    return {};
  }
}

/** @param {string} game @returns {Seen|undefined} */
export function seenOf(game) {
  return all()[game];
}

/** @param {string} game @param {Seen} seen */
export function keepSeen(game, seen) {
  const kept = { ...all(), [game]: seen };
  for (const old of Object.keys(kept).slice(0, -MOST)) delete kept[old];
  try {
    localStorage.setItem(KEPT, JSON.stringify(kept));
  } catch {
    // Nothing can be kept here; the record can still be checked by itself.
  }
}

/** Is what a record says what this browser was shown? @param {Seen} seen @param {import('./check.js').Checked} found */
export function holds(seen, { commitment, salts }) {
  const first = salts.slice(0, seen.salts.length);
  return seen.commitment === commitment && JSON.stringify(triples(first)) === JSON.stringify(triples(seen.salts));
}
