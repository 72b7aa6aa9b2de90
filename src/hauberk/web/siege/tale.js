/** What has happened, day by day, in sentences. */

import { el } from '../screens/dom.js';
import { fill } from '../table/dom.js';

export class Tale {
  /** @param {import('./model.js').Model} model */
  constructor(model) {
    this.model = model;
    this.root = el('div', { class: 'siege-tale' });
  }

  update() {
    const days = this.model.view.chronicle ?? [];
    const state = JSON.stringify(days);
    if (state === this._drawn) return;
    this._drawn = state;
    fill(this.root, ...[...days].reverse().map((day) => dayOf(this.model, day)));
  }

  /** A day is looked up. @param {number} day */
  turnTo(day) {
    const found = /** @type {HTMLElement|null} */ (this.root.querySelector(`[data-day="${day}"]`));
    found?.scrollIntoView({ block: 'start' });
    found?.focus();
  }

  /** The last days in short, under what is asked. */
  latest() {
    const days = (this.model.view.chronicle ?? []).slice(-2).reverse();
    return days.length ? el('section', { class: 'siege-latest' }, el('h3', {}, this.model.words.say('page-siege-latest')), days.map((day) => dayOf(this.model, day))) : null;
  }
}

/** A day as a paragraph. @param {import('./model.js').Model} model @param {{day: number, date?: string, sentences?: string[], lines?: object[]}} day */
export function dayOf(model, day) {
  const told = (day.sentences ?? day.lines ?? []).map((line) => (typeof line === 'string' ? line : line.text));
  return el('section', { class: 'chronicle-day', tabIndex: -1, dataset: { day: String(day.day) } },
    el('h4', {}, model.words.say('page-siege-day', { day: day.day }), el('span', { class: 'muted' }, ` · ${day.date ?? model.date(day.day)}`)),
    el('p', {}, told.join(' ')));
}
