/** The points players argue about, before a siege begins: those of its days, each with its sentence, and those of its fights. */

import { el } from '../screens/dom.js';
import { SwitchRow, turnedOf } from '../screens/set_up.js';

export class Argued {
  /**
   * @param {import('../words/fluent.js').Words} words
   * @param {object} siege  with its switches
   * @param {object[]} fights  the switches of battles, as the server lists them
   */
  constructor(words, siege, fights) {
    const edition = siege.ruleset.id;
    const row = (each, on, more) => new SwitchRow({ ...each, ...more, defaults: { [edition]: on } }, edition);
    const days = siege.switches.days.map((each) => row(each, each.on, { name: words.say(`page-siege-switch-${each.id}`), text: this._text(words, each) }));
    const battles = fights.map((each) => row(each, siege.switches.fights[each.id]));
    this._rows = [...days, ...battles];
    this.root = el('details', { class: 'switches siege-switches' },
      el('summary', {}, words.say('page-setup-switches')),
      el('p', { class: 'small muted' }, words.say('page-siege-switches')),
      days.map((each) => each.root),
      el('details', { class: 'switches' }, el('summary', {}, words.say('page-siege-switches-fights')), battles.map((each) => each.root)));
  }

  _text(words, each) {
    const text = words.say(`page-siege-switch-${each.id}.text`);
    return each.on === each.usual ? text : `${text} ${words.say('page-siege-switch-set')}`;
  }

  /** What was changed, as the server wants it. */
  get turned() {
    return turnedOf(this._rows);
  }
}
