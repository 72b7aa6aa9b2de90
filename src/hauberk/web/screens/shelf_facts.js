/** What a shelf says of a scenario besides its story: how long it takes, how hard each side has it, and what one has made of it so far. */

import { el } from './dom.js';
import { standing } from './kept_games.js';

/** @typedef {import('./kept_games.js').KeptGame} KeptGame */
/** @typedef {{side: string|null, share: number|null, games: number, how: string}} Favoured */

/** About how long it takes. @param {import('../words/fluent.js').Words} words @param {number} minutes */
export function lengthText(words, minutes) {
  return words.say('page-shelf-minutes', { minutes });
}

/** How often a side wins between equals, in percent; null where nobody has counted. @param {Favoured|undefined} favoured @param {string} side */
export function chances(favoured, side) {
  if (!favoured?.games || favoured.share === null) return null;
  const first = Math.round(100 * favoured.share);
  return side === 'A' ? first : 100 - first;
}

const HARD = /** @type {const} */ ([[65, 'easy'], [45, 'even'], [25, 'hard'], [0, 'desperate']]);

/** How hard a side has it, where it has been counted. @param {import('../words/fluent.js').Words} words @param {Favoured|undefined} favoured @param {string} side */
export function hardText(words, favoured, side) {
  const percent = chances(favoured, side);
  if (percent === null) return '';
  const how = HARD.find(([least]) => percent >= least)?.[1] ?? 'desperate';
  return words.say('page-shelf-hard', { how: words.say(`page-shelf-hard-${how}`), percent });
}

/** Of all games of a scenario: how many were begun, how many go on, how many one has won. @param {KeptGame[]} games @param {import('../net/api.js').Kind} kind @param {string} id */
export function playedOf(games, kind, id) {
  const own = games.filter((game) => game.kind === kind && game[kind || 'battle'] === id && game.mine.length && !game.unreadable);
  return { played: own.length, open: own.filter((game) => !game.over).length, won: own.filter((game) => standing(game) === 'won').length };
}

/** The same in words; nothing of what was never played. @param {import('../words/fluent.js').Words} words @param {KeptGame[]} games @param {import('../net/api.js').Kind} kind @param {string} id */
export function playedLine(words, games, kind, id) {
  const { played, open, won } = playedOf(games, kind, id);
  if (!played) return null;
  const parts = [words.say('page-shelf-played', { count: played }), words.say('page-shelf-won', { count: won }), open ? words.say('page-shelf-open', { count: open }) : ''];
  return el('p', { class: 'played small' }, parts.filter(Boolean).join(' · '));
}
