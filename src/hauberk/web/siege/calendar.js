/** The calendar: days gone with small signs of what happened, today, and the dates that are known to come. */

import { el } from '../screens/dom.js';
import { fill } from '../table/dom.js';
import { sign } from './signs.js';

const AHEAD = 9;
/** More signs do not fit on a day; the weightiest come first. */
const SIGNS = 4;
const WEIGHT = ['fight', 'breach', 'event', 'dead', 'fire', 'stones', 'parley', 'joined', 'left', 'mine', 'built', 'hurt'];

export class Calendar {
  /** @param {import('./model.js').Model} model @param {(day: number) => void} read  turns to what is told of a day */
  constructor(model, read) {
    this.model = model;
    this._read = read;
    this._days = el('ol', { class: 'siege-days' });
    this.root = el('section', { class: 'siege-calendar', 'aria-label': model.words.say('page-siege-calendar'), tabIndex: 0 }, this._days);
  }

  update() {
    const { model } = this;
    const coming = this._coming();
    const last = model.over ? model.day : Math.max(model.day + AHEAD, model.view.siege.days || 0, ...coming.keys());
    const state = JSON.stringify([model.day, last, model.view.calendar, [...coming], model.eyes, model.view.chronicle?.map((each) => each.day)]);
    if (state === this._drawn) return;
    const turned = this._at !== model.day;
    this._drawn = state;
    this._at = model.day;
    const days = [];
    for (let day = 1; day <= last; day++) days.push(this._day(day, coming.get(day) ?? []));
    fill(this._days, ...days);
    if (turned) this._turn();
  }

  /** Today stands in the middle, with some days gone and some to come. */
  _turn() {
    const today = /** @type {HTMLElement|null} */ (this._days.querySelector('[aria-current]'));
    if (today) this.root.scrollLeft = today.offsetLeft - this.root.clientWidth * 0.45;
  }

  /** Dates to come that this side knows: the wounded who will be well, a pledge, the last day. @returns {Map<number, {sign: string, text: string}[]>} */
  _coming() {
    const { model } = this;
    const { words } = model;
    const found = new Map();
    const note = (day, kind, text) => {
      if (day >= model.day) found.set(day, [...(found.get(day) ?? []), { sign: kind, text }]);
    };
    const healing = new Map();
    for (const [who, state] of Object.entries(model.position.people)) {
      if (state.heals && model.knows(state.side)) healing.set(state.heals, [...(healing.get(state.heals) ?? []), model.name(who)]);
    }
    for (const [day, names] of healing) note(day, 'heal', words.say('page-siege-date-heals', { count: names.length, who: names.join(', ') }));
    if (model.position.pledge) note(model.position.pledge, 'pledge', words.say('page-siege-date-pledge'));
    if (model.view.siege.days) note(model.view.siege.days, 'end', words.say('page-siege-date-last'));
    return found;
  }

  _day(day, coming) {
    const { model } = this;
    const { words } = model;
    const gone = day < model.day;
    const happened = [...(model.view.calendar?.[String(day)] ?? [])].sort((one, other) => WEIGHT.indexOf(one) - WEIGHT.indexOf(other));
    const told = [...happened.map((kind) => ({ sign: kind, text: words.say(`page-siege-sign-${kind}`) })), ...coming];
    const today = day === model.day;
    const state = today ? 'today' : gone ? 'gone' : 'to-come';
    const label = [words.say('page-siege-day', { day }), model.date(day, { day: 'numeric', month: 'long' }), today ? words.say('page-siege-today') : '', ...told.map((each) => each.text)];
    const said = label.filter(Boolean).join('. ');
    const isTold = model.view.chronicle?.some((each) => each.day === day);
    return el('li', { class: `siege-day ${state}`, 'aria-current': today ? 'date' : null, title: label.filter(Boolean).join('\n') },
      isTold ? el('button', { type: 'button', class: 'siege-day-read', onclick: () => this._read(day) }, el('span', { class: 'visually-hidden' }, said)) : el('span', { class: 'visually-hidden' }, said),
      el('span', { class: 'siege-day-number', 'aria-hidden': 'true' }, String(day)),
      el('span', { class: 'siege-day-date', 'aria-hidden': 'true' }, model.date(day, { day: 'numeric', month: 'short' })),
      el('span', { class: 'siege-day-signs', 'aria-hidden': 'true' }, told.slice(0, SIGNS).map((each) => sign(each.sign))));
  }
}
