/** Two at one screen: before the other side decides, a curtain falls over what only one of them may see. */

import { el } from '../screens/dom.js';

export class Curtain {
  /** @param {{words: import('../words/fluent.js').Words, view: any, eyes: string|null, over: boolean, mine: any, sideName: (side: string) => string}} model */
  constructor(model) {
    this._model = model;
    this._title = el('h2', { class: 'curtain-title', id: 'siege-curtain' });
    const ready = el('button', { type: 'button', class: 'primary', onclick: () => this.root.close() }, model.words.say('table-curtain-ready'));
    this.root = el('dialog', { class: 'curtain', 'aria-labelledby': 'siege-curtain' }, this._title, el('p', {}, model.words.say('page-siege-curtain')), ready);
  }

  update() {
    const { view, eyes, over, mine } = this._model;
    const passed = view.you.length > 1 && !over && mine && this._last && this._last !== eyes;
    this._last = eyes;
    if (!passed) return;
    this._title.textContent = this._model.sideName(eyes ?? '');
    if (!this.root.open) this.root.showModal();
  }
}
