/** How a game stands while it is played: a few words always in sight, and everything behind them. The same on every scale. */

import { el } from './dom.js';
import { sideMark } from './picture.js';

const PARTS = ['aim', 'threat', 'food', 'time', 'works', 'name', 'force'];

/** @typedef {import('../protocol.js').Standing} Standing */
/** @typedef {import('../protocol.js').StandingRow} StandingRow */

export class StandingSign {
  /**
   * @param {{words: import('../words/fluent.js').Words, now: () => Standing|null|undefined, sides: () => {id: string, name: string}[], lead?: (hex: string) => void}} about
   *   sides: by the seats that rows name; lead: shows a hex on the map
   */
  constructor(about) {
    this.about = about;
    this._glance = el('span', { class: 'standing-glance' });
    this.button = el('button', { type: 'button', class: 'standing-sign quiet', 'aria-haspopup': 'dialog', onclick: () => this.open() }, el('span', { 'aria-hidden': 'true' }, '⚑'), this._glance);
    this._body = el('div', { class: 'standing-body' });
    this.root = el('dialog', { class: 'standing-leaf padded', 'aria-labelledby': 'standing-title', onclick: (event) => event.target === this.root && this.root.close() }, this._body);
  }

  say(key, gaps) {
    return this.about.words.say(key, gaps);
  }

  update() {
    const standing = this.about.now();
    const state = JSON.stringify(standing ?? null);
    if (state === this._drawn) return;
    this._drawn = state;
    this.button.hidden = !standing?.rows.length;
    if (!standing) return;
    const told = standing.glance.map(({ text }) => text).join(', ');
    this._glance.replaceChildren(...standing.glance.map(({ text, seat }) => el('span', { class: 'standing-chip' }, seat === 'A' || seat === 'B' ? sideMark(seat) : null, text)));
    this.button.setAttribute('aria-label', this.say('page-standing-of', { glance: told }));
    this.button.title = this.say('page-standing');
    if (this.root.open) this._fill(standing);
  }

  open() {
    const standing = this.about.now();
    if (!standing) return;
    this._fill(standing);
    this.root.showModal();
  }

  close() {
    this.root.close();
  }

  /** @param {Standing} standing */
  _fill({ rows }) {
    const parts = PARTS.map((part) => ({ part, rows: rows.filter((row) => row.part === part) })).filter((each) => each.rows.length);
    this._body.replaceChildren(
      el('h2', { id: 'standing-title', tabIndex: -1, autofocus: true }, this.say('page-standing')),
      ...parts.map((each) => el('section', {}, el('h3', {}, this.say(`page-standing-${each.part}`)), each.part === 'aim' ? this._aims(each.rows) : el('ul', { class: 'standing-rows' }, each.rows.map((row) => this._row(row))))),
      el('p', { class: 'actions' }, el('button', { type: 'button', class: 'primary', onclick: () => this.close() }, this.say('page-close'))));
  }

  /** The aims of each side under its name. @param {StandingRow[]} rows */
  _aims(rows) {
    const seats = [...new Set(rows.map(({ seat }) => seat))];
    return el('div', {}, seats.flatMap((seat) => {
      const name = this.about.sides().find(({ id }) => id === seat)?.name;
      return [name ? el('h4', {}, name) : null, aims(this.about.words, rows.filter((row) => row.seat === seat), (row) => this._told(row))];
    }));
  }

  /** @param {StandingRow} row */
  _row(row) {
    return el('li', {}, this._told(row));
  }

  /** What a row says, which leads to the map where it has a place there. @param {StandingRow} row */
  _told({ text, hex }) {
    const { lead } = this.about;
    if (!hex || !lead) return text;
    const go = () => {
      this.close();
      lead(hex);
    };
    return el('button', { type: 'button', class: 'quiet link', 'aria-label': this.say('page-standing-lead', { what: text }), onclick: go }, text);
  }
}

/**
 * Aims with what is reached; those of one way belong together, between ways one chooses.
 * @param {import('../words/fluent.js').Words} words @param {StandingRow[]} rows @param {(row: StandingRow) => Node|string} [told]
 */
export function aims(words, rows, told = ({ text }) => text) {
  const ways = [...new Set(rows.map(({ way }) => way))].map((way) => rows.filter((row) => row.way === way));
  return el('div', { class: 'standing-aims' }, ways.flatMap((way, index) => [
    index ? el('p', { class: 'standing-or muted small' }, words.say('page-standing-or')) : null,
    el('ul', {}, way.map((row) => aim(words, row, told(row)))),
  ]));
}

/** @param {import('../words/fluent.js').Words} words @param {StandingRow} row @param {Node|string} told */
function aim(words, { met, now, needed, kind }, told) {
  const sign = met === null ? null : el('span', { class: 'aim-sign', role: 'img', 'aria-label': words.say(met ? 'page-standing-met' : 'page-ending-unmet') }, met ? '✓' : '○');
  const when = kind === 'once' || kind === 'end' ? el('span', { class: 'muted small' }, ` · ${words.say(`page-standing-${kind}`)}`) : null;
  return el('li', { class: met ? 'is-met' : '' }, sign, el('span', {}, told, when), now !== null && needed ? bar(now, needed) : null);
}

function bar(now, needed) {
  const found = el('span', { class: 'aim-bar', 'aria-hidden': 'true' }, el('i', {}));
  found.style.setProperty('--share', String(Math.max(0, Math.min(1, now / needed))));
  return found;
}
