/** What is read and made over HTTP; docs/protocol.md says what each answer holds. */

import { spaced } from '../words/spacing.js';

/** @typedef {''|'siege'|'campaign'} Kind */

/** An answer that says no: a sentence for the player, and every fault where there are several. */
export class ApiError extends Error {
  /** @param {number} status @param {{what: string, text: string, faults?: {place: string, what: string, hint?: string}[]}} error */
  constructor(status, error) {
    super(error.text);
    this.name = 'ApiError';
    this.status = status;
    this.what = error.what;
    this.faults = error.faults ?? [];
  }
}

/** Nobody answered: the server is not running, or the line is cut. */
export class Unreachable extends Error {
  constructor() {
    super('unreachable');
    this.name = 'Unreachable';
  }
}

export class Api {
  /** @param {() => string} lang  the language to ask in */
  constructor(lang) {
    this._lang = lang;
  }

  /** What can be begun. @param {Kind} [kind] */
  shelf(kind) {
    return this._get(shelfOf(kind));
  }

  /** One of them with all that belongs to it. @param {string} id @param {Kind} [kind] */
  scenario(id, kind) {
    return this._get(`${shelfOf(kind)}/${encodeURIComponent(id)}`);
  }

  campaignMap(id) {
    return this._get(`/api/campaigns/maps/${encodeURIComponent(id)}`);
  }

  captains() {
    return this._get('/api/captains');
  }

  /** @returns {Promise<import('../protocol.js').LessonShelf>} */
  lessons() {
    return this._get('/api/lessons');
  }

  /** @returns {Promise<import('../protocol.js').Book>} */
  book() {
    return this._get('/api/book');
  }

  /** The play aid of an edition. @param {string} edition @returns {Promise<import('../protocol.js').PlayAid>} */
  aid(edition) {
    return this._get(`/api/aid/${encodeURIComponent(edition)}`);
  }

  switches() {
    return this._get('/api/switches');
  }

  /** @param {string} [q] */
  rules(q) {
    return this._get('/api/rules', q ? { q } : {});
  }

  rule(id) {
    return this._get(`/api/rules/${encodeURIComponent(id)}`);
  }

  tables() {
    return this._get('/api/tables');
  }

  /** What a position can be set up of. */
  caseKit() {
    return this._get('/api/cases');
  }

  /** @param {Record<string, string>} sought  q, group, class, weapon */
  people(sought) {
    return this._get('/api/people', sought);
  }

  /** @param {string} text  a case, TOML or JSON @param {{board?: boolean, man?: string}} [wants] */
  async adjudicate(text, { board = false, man = '' } = {}) {
    const asked = new URLSearchParams({ lang: this._lang(), page: '1', ...(board ? { board: '1' } : {}), ...(man ? { man } : {}) });
    return this._read(await answered(fetch(`/api/cases?${asked}`, { method: 'POST', body: text })));
  }

  /** The roll of honour and the statistics. @param {string[]} keys  of all games that were begun here */
  honours(keys) {
    return this._get('/api/honours', {}, keys);
  }

  /** What was begun. @param {Kind} [kind] */
  games(kind) {
    return this._get(this._games(kind));
  }

  /** @param {object} wanted  what is played, who sits where, and what else a new game may say @param {Kind} [kind] */
  make(wanted, kind) {
    return this._send('POST', this._games(kind), kind ? wanted : { ...wanted, lang: this._lang() });
  }

  /** @param {string} id @param {string} key @param {Kind} [kind] */
  forget(id, key, kind) {
    return this._send('DELETE', `${this._game(id, kind)}?${new URLSearchParams({ key })}`);
  }

  /** @param {string} id @param {string[]} keys  for a fight inside another game @param {Kind} [kind] */
  moments(id, keys, kind) {
    return this._get(`${this._game(id, kind)}/moments`, {}, keys);
  }

  /** @param {string} id @param {number} number @param {string[]} keys @param {Kind} [kind] */
  at(id, number, keys, kind) {
    return this._get(`${this._game(id, kind)}/at/${number}`, {}, keys);
  }

  /** Its chronicle with its turning points; when it is over, how everybody fared. @param {string} id @param {string[]} keys @param {Kind} [kind] @returns {Promise<import('../protocol.js').AnnalsView>} */
  annals(id, keys, kind) {
    return this._get(`${this._game(id, kind)}/annals`, {}, keys);
  }

  /** How the chance to win went, when it is over. @param {string} id @param {string[]} keys @param {Kind} [kind] @returns {Promise<import('../protocol.js').ChancesView>} */
  chances(id, keys, kind) {
    return this._get(`${this._game(id, kind)}/chances`, {}, keys);
  }

  /** @param {string} id @param {{at: number, A?: unknown, B?: unknown, seats?: object}} wanted @param {string[]} keys @param {Kind} [kind] */
  branch(id, wanted, keys, kind) {
    return this._send('POST', `${this._game(id, kind)}/branch?${shown(keys)}`, wanted);
  }

  /** @param {string} id @param {string[]} keys @param {Kind} [kind] @returns {Promise<string>} */
  async record(id, keys, kind) {
    return (await answered(fetch(`${this._game(id, kind)}/record?${shown(keys)}`))).text();
  }

  /** @param {string} text  a record, JSON lines @param {Kind} kind  of which game; '' for a battle */
  async bringIn(text, kind) {
    const headers = { 'content-type': 'application/x-ndjson' };
    const path = `${this._games(kind)}/import?${new URLSearchParams({ lang: this._lang() })}`;
    return this._read(await answered(fetch(path, { method: 'POST', headers, body: text })));
  }

  /** Where games are kept. @param {Kind} [kind]  of which game; '' for a battle */
  _games(kind = '') {
    return `/api/${kind && `${kind}s/`}games`;
  }

  /** @param {string} id @param {Kind} [kind] */
  _game(id, kind) {
    return `${this._games(kind)}/${encodeURIComponent(id)}`;
  }

  async _get(path, query = {}, keys = []) {
    const asked = new URLSearchParams([...Object.entries({ lang: this._lang(), ...query }), ...shown(keys)]);
    return this._read(await answered(fetch(`${path}?${asked}`)));
  }

  async _send(method, path, body) {
    const sent = body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const answer = await answered(fetch(path, { method, ...sent }));
    return answer.status === 204 ? null : this._read(answer);
  }

  /** @param {Response} answer */
  async _read(answer) {
    return JSON.parse(spaced(await answer.text(), this._lang()));
  }
}

/** @param {Kind} [kind] */
function shelfOf(kind) {
  return `/api/${kind || 'battle'}s`;
}

/** Keys as a request shows them. @param {string[]} keys */
function shown(keys = []) {
  return new URLSearchParams(keys.map((key) => ['key', key]));
}

/** @param {Promise<Response>} asked @returns {Promise<Response>} */
async function answered(asked) {
  let answer;
  try {
    answer = await asked;
  } catch {
    throw new Unreachable();
  }
  if (answer.ok) return answer;
  let error = { what: 'http', text: `${answer.status} ${answer.statusText}` };
  try {
    error = (await answer.json()).error ?? error;
  } catch {
    // Not one of our answers; the status has to do.
  }
  throw new ApiError(answer.status, error);
}
