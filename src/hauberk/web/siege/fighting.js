/** A fight that is fought elsewhere, heard from afar: its turn, and the last thing that was told of it. */

import { GameLine } from '../net/socket.js';
import { el } from '../screens/dom.js';

export class Fighting {
  /** @param {{words: import('../words/fluent.js').Words}} model @param {string} fight @param {string[]} keys */
  constructor(model, fight, keys) {
    this._words = model.words;
    this._turn = el('p', { class: 'fighting-turn' });
    this._told = el('p', { class: 'muted' });
    this.root = el('div', { class: 'fighting' }, el('p', {}, model.words.say('page-siege-fighting')), this._turn, this._told,
      el('p', { class: 'actions' }, el('a', { class: 'button', href: `#/game/${encodeURIComponent(fight)}` }, model.words.say('page-siege-look-on'))));
    this._line = new GameLine(fight, { keys, lang: model.words.lang });
    this._line.on('view', (view) => this._show(view.position, view.battle.turns, view.log));
    this._line.on('step', (step) => this._show(step.position, this._turns, step.lines));
  }

  _show(position, turns, lines) {
    this._turns = turns;
    if (position?.turn) this._turn.textContent = this._words.say('page-turn', { turn: position.turn });
    const last = lines?.at(-1);
    if (last) this._told.textContent = last.text;
  }

  close() {
    this._line.close();
  }
}
