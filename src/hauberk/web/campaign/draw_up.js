/** Before a battle in the field: the painted ground lies over the country, and one's people are put in their places on it. */

import { el } from '../screens/dom.js';
import { worksOf } from '../paint/map/index.js';
import { faceButtons } from '../siege/faces.js';
import { Plan } from '../siege/plan.js';
import { fill } from '../table/dom.js';
import { meeting } from './meeting.js';

/** As much of a name as fits on a hex. */
const SHORT = 9;

export class DrawUp {
  /** @param {import('./scenes.js').Parts} parts */
  constructor({ model, changed, why, refuse, ground, field, settings }) {
    this.model = model;
    this._changed = changed;
    this._why = why;
    this._refuse = refuse;
    this._field = field;
    this._placing = /** @type {import('../protocol.js').Placing} */ (model.position.battle?.placing);
    /** @type {Map<string, string>} */
    this._places = new Map();
    this._held = null;
    this._plan = new Plan({ model, settings, press: (hex) => hex && this._press(hex), hover: () => {} });
    field.append(this._plan.root);
    field.classList.add('draws-up');
    ground().then((found) => found && !this._closed && this._plan.visit(found.board, worksOf(found)).then(() => this._mark())).catch(() => {});
    this._body = el('div', {});
    this.root = el('div', { class: 'arrange' }, meeting(model), this._body);
    this._draw();
  }

  get command() {
    return this._places.size ? { do: 'arrange', places: [...this._places].map(([who, hex]) => ({ who, hex })) } : { do: 'choose', choice: 'usual' };
  }

  get primary() {
    return { label: this.model.words.say(this._places.size ? 'page-siege-arrange-do' : 'page-siege-arrange-usual') };
  }

  /** A hex of the ground was pressed: whoever is held is put there, and the next one is taken up. */
  async _press(hex) {
    if (!this._held) return;
    const who = this._held;
    const taken = new Set([...this._places].filter(([other]) => other !== who).map(([, cell]) => cell));
    const cell = (this._placing.zone[who] ?? []).filter((each) => each.split('/')[0] === hex).find((each) => !taken.has(each));
    if (!cell) {
      const answer = await this._why({ do: 'arrange', places: [...this._places, [who, hex]].map(([each, at]) => ({ who: each, hex: at })) }).catch(() => null);
      if (answer?.refused) this._refuse(answer.refused);
      return;
    }
    this._places.set(who, cell);
    this._held = Object.keys(this._placing.zone).find((each) => !this._places.has(each)) ?? null;
    this._draw();
    this._changed();
  }

  /** What the ground shows: where the one in hand may stand, who stands where, and the others if they stand already. */
  _mark() {
    const { marks } = this._plan;
    marks.choices = new Set(this._held ? this._placing.zone[this._held] : Object.values(this._placing.zone).flat());
    marks.aims = new Map(Object.entries(this._placing.standing).filter(([, side]) => side !== this._placing.side).map(([cell]) => [cell, '⚔']));
    marks.posts = new Map([...this._places].map(([who, cell]) => [cell, this.model.person(who).name.slice(0, SHORT)]));
    this._plan.soon();
  }

  _draw() {
    const { model } = this;
    const { words } = model;
    const take = (who) => {
      this._held = this._held === who ? null : who;
      this._draw();
    };
    const anew = el('button', { type: 'button', class: 'quiet small', onclick: () => {
      this._places.clear();
      this._held = null;
      this._draw();
      this._changed();
    } }, words.say('page-siege-arrange-again'));
    fill(this._body,
      el('p', { class: 'small muted' }, words.say(`page-siege-arrange-${this._held ? 'where' : 'who'}`, { who: this._held ? model.person(this._held).name : '' })),
      faceButtons(model, Object.keys(this._placing.zone), new Set([...this._places.keys(), ...(this._held ? [this._held] : [])]), take),
      this._places.size ? anew : null);
    this._mark();
  }

  close() {
    this._closed = true;
    this._plan.close();
    this._plan.root.remove();
    this._field.classList.remove('draws-up');
  }
}
