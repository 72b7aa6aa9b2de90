/** Quiet days: a standing order that is given here, and called off; the game itself lets the days go by. */

import { el } from '../screens/dom.js';

const LENGTHS = [3, 7, 14, 30, 60];
const USUAL = 14;

export class QuietDays {
  /** @param {import('../words/fluent.js').Words} words @param {(command: object) => void} send */
  constructor(words, send) {
    this._words = words;
    this._send = send;
    this._days = USUAL;
  }

  /** How many days at most, and the button that lets them go by. @param {string} label @param {string} help @returns {HTMLElement[]} */
  offer(label, help) {
    const { _words: words } = this;
    const most = el('select', { class: 'quiet-most', 'aria-label': words.say('page-siege-quiet-most') }, LENGTHS.map((days) => el('option', { value: days, selected: days === this._days }, words.say('page-siege-quiet-length', { days }))));
    most.addEventListener('change', () => (this._days = Number(most.value)));
    return [most, el('button', { type: 'button', class: 'quiet-days', title: help, onclick: () => this._send({ do: 'quiet', days: this._days }) },
      label, el('small', { class: 'quiet-until' }, words.say('page-siege-quiet-until')))];
  }

  /** The button that calls them off, for whoever has let them go by. @param {string} of  the letter of a side, or a faction @returns {HTMLElement} */
  stop(of) {
    return el('button', { type: 'button', class: 'quiet-stop', onclick: () => this._send({ do: 'revoke', of }) }, this._words.say('page-siege-quiet-stop'));
  }

  /** Why they are over, where that is still spoken of. @param {string} why */
  over(why) {
    return why ? el('p', { class: 'quiet-over', role: 'status' }, this._words.say('page-siege-quiet-over', { why })) : null;
  }
}
