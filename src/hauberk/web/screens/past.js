/** A siege or a campaign again: the line of its table, along which the moments that were come instead of the one that is; nothing can be said there. */

import { LineError } from '../net/socket.js';
import { announce, el } from './dom.js';
import { Positions } from './positions.js';
import { takeOverDialog } from './take_over.js';

const NOTHING = { ask: null, fight: '', captains: false };

export class Past {
  /** The moment that is shown, by its place among them. */
  index = 0;
  /** @type {{number: number, day: number}[]} */
  moments = [];
  /** None before the moments have come. @type {Positions} */
  positions;
  /** What lies on the table now. @type {any} */
  view = null;

  /** @param {import('../app.js').Context} context @param {'siege'|'campaign'} kind @param {string} id @param {string[]} keys */
  constructor(context, kind, id, keys) {
    this._context = context;
    this._kind = kind;
    this._id = id;
    this._keys = keys;
    /** @type {Map<string, (message: any) => void>} */
    this._listeners = new Map();
    const say = (key) => context.words.say(key);
    const turn = (sign, key, by) => el('button', { type: 'button', class: 'quiet', 'aria-label': say(key), title: say(key), onclick: () => this.go(this.index + by) }, sign);
    this._slider = el('input', { type: 'range', min: '0', max: '0', value: '0', 'aria-label': say('page-past-moment') });
    this._slider.addEventListener('input', () => this.go(Number(this._slider.value)));
    /** Buttons for the bar, the same ones always. */
    this.controls = [
      el('div', { class: 'past-turning' },
        turn('«', 'page-replay-first', -Infinity), turn('‹', 'page-replay-back', -1), this._slider, turn('›', 'page-replay-on', 1), turn('»', 'page-replay-last', Infinity)),
      el('button', { type: 'button', class: 'quiet', onclick: () => this._link() }, say('page-replay-link')),
      el('button', { type: 'button', class: 'primary', onclick: () => this._takeOver() }, say('page-replay-take-over')),
    ];
  }

  /** From the moment with this number on, or the nearest before it. @param {number} number */
  async open(number) {
    const { api } = this._context;
    this.moments = await api.moments(this._id, this._keys, this._kind);
    this.positions = new Positions(api, this._id, this.moments.map((moment) => moment.number), this._keys, this._kind);
    this._slider.max = String(this.moments.length - 1);
    await this.go(this._near(number));
  }

  /** Another moment of the same game is asked for by its address. @param {string[]} to */
  move(to) {
    if (to[0] !== this._kind || to[1] !== this._id || to[2] !== 'at') return false;
    this.go(this._near(Number(to[3] ?? 0)));
    return true;
  }

  _near(number) {
    const after = this.moments.findIndex((moment) => moment.number > number);
    return after < 0 ? this.moments.length - 1 : after - 1;
  }

  /** @param {number} wanted */
  async go(wanted) {
    this.index = Math.max(0, Math.min(this.moments.length - 1, wanted));
    const { index } = this;
    this._slider.value = String(index);
    this._slider.setAttribute('aria-valuetext', this.where);
    history.replaceState(null, '', this._address);
    const view = await this.positions.at(index);
    if (index !== this.index) return;
    this.view = { ...view, ...NOTHING, undo: this._kind === 'siege' ? [] : false, position: { ...view.position, asked: undefined } };
    this._listeners.get('view')?.(this.view);
    this.positions.fetchAhead(index);
  }

  /** Which moment it is. */
  get where() {
    return this._context.words.say('page-past-where', { now: this.index, all: this.moments.length - 1 });
  }

  get _address() {
    return `#/${this._kind}/${encodeURIComponent(this._id)}/at/${this.moments[this.index]?.number ?? 0}`;
  }

  async _link() {
    const { words } = this._context;
    await navigator.clipboard?.writeText(location.href).then(() => announce(words.say('page-replay-copied')), () => {});
  }

  _takeOver() {
    const sides = this.view.siege?.sides ?? this.view.campaign.factions.filter(({ seat }) => seat).map(({ seat, name }) => ({ side: seat, name }));
    takeOverDialog(this._context, { game: this._id, number: this.moments[this.index].number, sides, keys: this._keys, kind: this._kind });
  }

  // -- a line like that of a table -----------------------------------------------------------------------------------

  /** @param {string} kind @param {(message: any) => void} listener */
  on(kind, listener) {
    this._listeners.set(kind, listener);
    return () => this._listeners.delete(kind);
  }

  /** What was cannot be changed, and answers no more. @returns {Promise<any>} */
  do() {
    return Promise.reject(new LineError({ what: 'past', text: this.where }));
  }

  /** @param {string} [_what] @param {object} [_about] @returns {Promise<any>} */
  ask(_what, _about) {
    return this.do();
  }

  why(_command) {
    return this.do();
  }

  hint() {
    return this.do();
  }

  undo(_side) {
    return this.do();
  }

  fight(_how) {
    return this.do();
  }

  close() {
    this._listeners.clear();
  }
}
