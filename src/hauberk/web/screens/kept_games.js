/** The games kept here, of every kind, as a player looks for them: whose they are, how they stand, how they ended. */

import { heldKeys } from '../keys.js';
import { isPerson, personKeys } from './seats.js';

/** @typedef {import('../protocol.js').ListedGame} ListedGame */
/** @typedef {ListedGame & {kind: import('../net/api.js').Kind, mine: string[]}} KeptGame  `mine`: the seats one holds in it */

export const KINDS = /** @type {const} */ (['', 'siege', 'campaign']);

/** The games of all kinds, the last played first. @param {ListedGame[][]} lists  in the order of KINDS @param {(id: string) => Record<string, string>|undefined} held  the keys kept in this browser, if it knows the game @returns {KeptGame[]} */
export function together(lists, held) {
  const all = lists.flatMap((games, number) => games.map((game) => ({ ...game, kind: KINDS[number] })));
  return all
    .filter((game) => game.keys || held(game.id))
    .map((game) => ({ ...game, mine: Object.keys(personKeys(game.seats, { ...game.keys, ...held(game.id) })) }))
    .sort((one, other) => other.changed - one.changed);
}

/** All of them, from the server. @param {import('../app.js').Context} context */
export async function keptGames({ api }) {
  return together(await Promise.all(KINDS.map((kind) => api.games(kind))), heldKeys);
}

/** How it stands for whoever holds `mine`: one of them decides, somebody else does, nobody before a fight is over, or how it ended. @param {KeptGame} game */
export function standing({ unreadable, over, won, mine, side }) {
  if (unreadable) return 'unreadable';
  if (!over && side === null) return 'fight';
  if (!over) return mine.includes(side ?? '') ? 'yours' : 'theirs';
  if (!won.length) return 'drawn';
  if (mine.length !== 1) return 'ended';
  return won.includes(mine[0]) ? 'won' : 'lost';
}

/** Who sits on the other seats. @param {KeptGame} game */
export function opponents({ seats, mine }) {
  return Object.entries(seats).filter(([seat]) => !mine.includes(seat)).map(([seat, who]) => ({ seat, person: isPerson(who), name: who.name ?? '' }));
}

/** @typedef {{text: string, kind: string, state: string}} Sought  kind: 'battle', 'siege', 'campaign' or ''; state: 'open', 'over' or '' */

/** Is it one of those looked for? Every word must be found in what its line says. @param {KeptGame} game @param {Sought} sought @param {string} line */
export function isSought({ kind, over }, { text, kind: wanted, state }, line) {
  if (wanted && wanted !== (kind || 'battle')) return false;
  if (state && over !== (state === 'over')) return false;
  const plain = folded(line);
  return folded(text).split(/\s+/).every((word) => plain.includes(word));
}

/** Letters without accents and capitals. @param {string} text */
export function folded(text) {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
