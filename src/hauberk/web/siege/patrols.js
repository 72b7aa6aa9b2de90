/** The besieger's patrols against foragers: who rides in which, and which one is on call. */

import { el } from '../screens/dom.js';
import { refill } from '../table/dom.js';
import { faceButtons } from './faces.js';
import { Mustering } from './muster.js';

/** @import { Muster } from '../protocol.js' */

export class PatrolSheet extends Mustering {
  /** The first is on call. @type {string[][]} */
  _patrols = [];
  /** The patrol that somebody from the camp joins. */
  _marked = 0;

  /** @param {import('./questions.js').Parts} parts */
  constructor(parts) {
    super(parts);
    this.root.classList.add('patrols');
    this._reset();
    this._draw();
  }

  _reset() {
    this._patrols = (this._usual.patrols ?? []).map((patrol) => [...patrol]);
    this._marked = 0;
  }

  get command() {
    return { do: this._usual.do, men: [], patrols: this._patrols.filter((patrol) => patrol.length) };
  }

  get primary() {
    return { label: this._model.words.say(this.command.patrols.length ? 'page-siege-muster-do' : 'page-siege-patrol-nobody') };
  }

  _draw() {
    const { words } = this._model;
    const { men, riders, shooters } = /** @type {NonNullable<Muster['patrols']>} */ (this._offer.patrols);
    const out = new Set(this._patrols.flat());
    const camp = this._offer.men.filter((who) => !out.has(who));
    refill(this._body, 'who',
      el('p', { class: 'muster-count' },
        this._button('page-siege-muster-usual', () => this._reset()),
        this._button('page-siege-muster-none', () => (this._patrols = [])),
        this._button('page-siege-patrol-new', () => (this._marked = this._patrols.push([]) - 1))),
      el('p', { class: 'small muted' }, words.say('page-siege-patrol-hint', { men, riders, shooters })),
      this._patrols.map((patrol, number) => this._patrol(patrol, number)),
      el('section', { class: 'patrol', dataset: { patrol: 'camp' } }, el('h4', {}, words.say('page-siege-patrol-camp', { count: camp.length })), faceButtons(this._model, camp, out, (who) => this._send(who))));
  }

  _patrol(patrol, number) {
    const { words } = this._model;
    const { shoot } = /** @type {NonNullable<Muster['patrols']>} */ (this._offer.patrols);
    const counts = { men: patrol.length, riders: patrol.filter((who) => this._model.position.people[who]?.mounted).length, shooters: patrol.filter((who) => shoot.includes(who)).length };
    const mark = el('button', { type: 'button', class: 'quiet small', 'aria-pressed': String(this._marked === number), onclick: () => this._do(() => (this._marked = number)) }, words.say('page-siege-patrol-mark'));
    const call = number ? this._button('page-siege-patrol-call', () => this._call(number)) : null;
    return el('section', { class: `patrol${this._marked === number ? ' is-marked' : ''}`, dataset: { patrol: String(number + 1) } },
      el('h4', {}, words.say(number ? 'page-siege-patrol' : 'page-siege-patrol-first', { number: number + 1 })),
      el('p', { class: 'small' }, words.say('page-siege-patrol-counts', counts), ' ', mark, call),
      faceButtons(this._model, patrol, new Set(patrol), (who) => this._do(() => patrol.splice(patrol.indexOf(who), 1))));
  }

  /** The patrol that is there when the foragers come. */
  _call(number) {
    this._patrols.unshift(...this._patrols.splice(number, 1));
    this._marked = 0;
  }

  /** Somebody joins the patrol that is marked; without one he begins it. */
  _send(who) {
    this._do(() => {
      if (!this._patrols[this._marked]) this._marked = this._patrols.push([]) - 1;
      this._patrols[this._marked].push(who);
    });
  }
}
