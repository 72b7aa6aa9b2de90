/**
 * Where a siege is played: at a table of its own. A siege inside a campaign has another seat with the same parts (campaign/siege_seat.js).
 *
 * A seat has `id` and `keys` of the game, the `line`, where its links lead (`home`, `chronicle`), `place(view)` with board and stretches of wall, and
 * `ended(model)` with what can be done when all is over. It may have a `curtain` of its own, `waiting(model)` with the words while nothing is asked,
 * and `offers()` with buttons for the bar; `quiet` tells whether quiet days can be run through here.
 */

import { el, saveAs } from '../screens/dom.js';
import { SiegeLine } from './line.js';

export class OwnSeat {
  /** @param {import('../app.js').Context} context @param {string} id @param {string[]} keys */
  constructor(context, id, keys) {
    Object.assign(this, { id, keys, quiet: true, _context: context });
    this.line = new SiegeLine(id, { keys, lang: context.words.lang });
    this.home = { href: '#/sieges', label: context.words.say('page-siege-leave'), sign: '‹' };
    this.chronicle = `#/siege/${encodeURIComponent(id)}/chronicle`;
  }

  place(view) {
    return this._context.api.siege(view.siege.id);
  }

  ended(model) {
    const { words, api } = this._context;
    const save = async () => saveAs(`${model.view.siege.id}-${this.id}.jsonl`, await api.siegeRecord(this.id, this.keys));
    return [
      el('a', { class: 'button primary', href: this.chronicle }, words.say('page-home-chronicle')),
      el('button', { type: 'button', onclick: save }, words.say('page-export')),
      el('a', { class: 'button', href: '#/sieges' }, words.say('page-sieges-all')),
    ];
  }

  close() {
    this.line.close();
  }
}
