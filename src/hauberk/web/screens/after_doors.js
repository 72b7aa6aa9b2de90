/** Where one goes when a game is over: see it again, the same with the sides changed, its chronicle, its record, the next one. */

import { el, saveAs } from './dom.js';
import { startGame } from './seats.js';

/** @typedef {Pick<import('../protocol.js').AnnalsView, 'kind'|'id'>} Game */

/** The kind as addresses and requests have it: battles have none. @param {Game} game @returns {import('../net/api.js').Kind} */
export function kindOf({ kind }) {
  return kind === 'battle' ? '' : kind;
}

/** How it went. @param {Game} game */
export function endingOf({ kind, id }) {
  return `#/end/${kind}/${encodeURIComponent(id)}`;
}

/** The addresses of a game: its table, its chronicle, a moment of it, and the shelf of its kind. @param {Game} game */
export function placeOf({ kind, id }) {
  const name = encodeURIComponent(id);
  if (kind === 'battle') return { table: `#/game/${name}`, chronicle: `#/chronicle/${name}`, moment: (number) => `#/replay/${name}/${number}`, shelf: '#/battle' };
  return { table: `#/${kind}/${name}`, chronicle: `#/${kind}/${name}/chronicle`, moment: (number) => `#/${kind}/${name}/at/${number}`, shelf: `#/${kind}s` };
}

/**
 * The seats of a game with everybody one seat farther: what was yours is another's.
 * @param {Record<string, {who?: string, captain?: string, strength?: number, patience?: number}>} seats
 */
export function changed(seats) {
  const letters = Object.keys(seats);
  /** @param {{who?: string, captain?: string, strength?: number, patience?: number}} seat */
  const asked = ({ who, captain, strength, patience }) => (who === 'captain' ? { captain, ...(strength ? { strength } : {}) } : patience ? { patience } : 'person');
  return Object.fromEntries(letters.map((letter, index) => [letter, asked(seats[letters[(index + 1) % letters.length]])]));
}

/** The same game again with the sides changed. @param {Pick<import('../app.js').Context, 'api'|'go'>} context @param {import('../protocol.js').AnnalsView} annals */
export function again(context, annals) {
  const seats = changed(annals.seats);
  const wanted = { [annals.kind]: annals.scenario, ...(annals.kind === 'campaign' ? { seats } : seats) };
  return startGame(context, wanted, { kind: kindOf(annals) });
}

/** Keeps the record as a file. @param {import('../app.js').Context} context @param {import('../protocol.js').AnnalsView} annals @param {string[]} keys */
export async function save({ api }, annals, keys) {
  saveAs(`${annals.scenario}-${annals.id}.jsonl`, await api.record(annals.id, keys, kindOf(annals)));
}

/** Buttons for all of this; a fight inside another game is not played again by itself. */
export function doors(context, annals, keys, { part }) {
  const { words } = context;
  const places = placeOf(annals);
  const button = (key, act, name = '') => el('button', { type: 'button', class: name, onclick: (event) => once(event.currentTarget, act) }, words.say(key));
  return el('p', { class: 'actions ending-doors screen-only' },
    part ? el('a', { class: 'button primary', href: part.href }, words.say(`table-to-${part.kind}`)) : annals.mine.length ? button('table-rematch', () => again(context, annals), 'primary') : null,
    el('a', { class: 'button', href: places.moment(0) }, words.say('page-home-replay')),
    el('a', { class: 'button', href: places.chronicle }, words.say('page-home-chronicle')),
    part ? null : button('page-export', () => save(context, annals, keys)),
    el('a', { class: 'button quiet', href: places.table }, words.say(annals.kind === 'battle' ? 'table-look' : `page-ending-look-${annals.kind}`)));
}

/** The short way from a table whose game is over. @param {import('../app.js').Context} context @param {{kind: 'siege'|'campaign', id: string, keys: string[]}} game */
export function endDoors(context, { kind, id, keys }) {
  const { words, api } = context;
  const places = placeOf({ kind, id });
  const swap = async () => again(context, await api.annals(id, keys, kind));
  return [
    el('a', { class: 'button primary', href: endingOf({ kind, id }) }, words.say('page-ending-all')),
    keys.length ? el('button', { type: 'button', onclick: (event) => once(event.currentTarget, swap) }, words.say('table-rematch')) : null,
    el('a', { class: 'button', href: places.moment(0) }, words.say('page-home-replay')),
    el('a', { class: 'button quiet', href: places.shelf }, words.say(SHELVES[kind])),
  ].filter((each) => each !== null);
}

/** A button does its work once at a time. @param {HTMLButtonElement} button @param {() => Promise<any>} act */
async function once(button, act) {
  button.disabled = true;
  await act().finally(() => (button.disabled = false));
}

/** The next of its kind on the shelf, as a card. @param {import('../app.js').Context} context @param {import('../protocol.js').AnnalsView} annals */
export async function next({ api, words }, annals) {
  const shelf = /** @type {any[]} */ (await api.shelf(kindOf(annals))).toSorted((one, other) => one.order - other.order);
  const here = shelf.findIndex(({ id }) => id === annals.scenario);
  const found = shelf[here + 1] ?? shelf[0];
  if (!found || found.id === annals.scenario) return null;
  const href = `${placeOf(annals).shelf}/${encodeURIComponent(found.id)}`;
  return el('section', { class: 'ending-part ending-next screen-only' },
    el('h2', {}, words.say('page-ending-next')),
    el('h3', {}, el('a', { href }, found.title)), el('p', { class: 'tale' }, found.story),
    el('p', { class: 'actions' }, el('a', { class: 'button', href }, words.say('page-ending-next-open')), el('a', { class: 'button quiet', href: placeOf(annals).shelf }, words.say(SHELVES[annals.kind]))));
}

const SHELVES = { battle: 'page-battles-all', siege: 'page-sieges-all', campaign: 'page-campaigns-all' };
