/** The sheet of the siege: stores, the place, engines and works, mines, and what tomorrow may bring. */

import { el } from '../screens/dom.js';
import { fill } from '../table/dom.js';
import { about, face } from './faces.js';
import { isPresent } from './model.js';
import { sign } from './signs.js';

/** A part of the sheet that is drawn again only when what it shows has changed. */
class Part {
  constructor(model, title) {
    this.model = model;
    this.body = el('div', {});
    this.heading = el('h3', {}, title);
    this.root = el('section', { class: 'ledger-part' }, this.heading, this.body);
  }

  /** @param {unknown} shown @param {() => (Node|null)[]} draw */
  redraw(shown, draw) {
    const state = JSON.stringify(shown);
    if (state === this._drawn) return;
    this._drawn = state;
    const parts = draw().filter(Boolean);
    this.root.hidden = !parts.length;
    fill(this.body, ...parts);
  }
}

/** A bar that is so full. @param {number} percent */
export function measure(percent) {
  const ink = el('span', {});
  ink.style.width = `${percent}%`;
  return el('span', { class: 'measure-bar', 'aria-hidden': 'true' }, ink);
}

/** So much of so much, as a bar with its figures. */
export function bar(done, all, label) {
  const percent = Math.round(100 * Math.max(0, Math.min(1, done / Math.max(1, all))));
  return el('span', { class: 'measure' }, measure(percent), el('span', { class: 'measure-text' }, label));
}

export class Ledger {
  /** @param {import('./model.js').Model} model */
  constructor(model) {
    this.model = model;
    const say = (key) => model.words.say(key);
    this._stores = new Part(model, say('page-siege-stores'));
    this._place = new Part(model, say('page-siege-place'));
    this._sides = ['A', 'B'].map((side) => ({ side, part: new Part(model, ''), }));
    this._mines = new Part(model, say('page-siege-mines'));
    this._events = new Part(model, say('page-siege-tomorrow'));
    this.root = el('div', { class: 'ledger' },
      this._stores.root, this._place.root, ...this._sides.map(({ part }) => part.root), this._mines.root, this._events.root);
  }

  update() {
    const { model } = this;
    const { position } = model;
    const eyes = model.eyes;
    this._stores.redraw([position.food, position.store, eyes && position.sides[eyes]?.stock, position.numbers, eyes], () => this._storesOf());
    this._place.redraw([position.place.held, position.place.redoubt, position.place.gate, position.place.bridge, position.place.walls, position.restock, position.swapped, position.outcome], () => this._placeOf());
    for (const { side, part } of this._sides) {
      part.heading.textContent = model.words.say('page-siege-works', { side: model.sideName(side) });
      part.redraw([position.sides[side], eyes, model.over], () => this._worksOf(side));
    }
    this._mines.redraw([position.sides.A?.mines, position.sides.B?.mines], () => this._minesOf());
    this._events.redraw(model.view.events, () => this._eventsOf());
  }

  _storesOf() {
    const { model } = this;
    const { words, position } = model;
    const facts = [];
    if (position.food !== undefined && (model.knows(model.besieged) || !model.eyes || model.view.siege.open_provisions)) {
      facts.push(el('p', { class: 'store-food' }, sign('food'), el('strong', {}, words.say('page-siege-food', { days: position.food }))));
    } else facts.push(el('p', { class: 'muted' }, sign('food'), words.say('page-siege-food-unknown')));
    if (position.store !== undefined) facts.push(el('p', {}, words.say('page-siege-food-within', { days: position.store })));
    const stock = Object.entries(model.eyes ? (position.sides[model.eyes]?.stock ?? {}) : {});
    const things = stock.map(([kind, number]) => el('li', {}, el('span', { class: 'number' }, `${number} × `), model.kindName(kind)));
    return [...facts, things.length ? el('ul', { class: 'stock' }, things) : null];
  }

  _placeOf() {
    const { model } = this;
    const { words, position } = model;
    const { walls, gate, bridge } = position.place;
    const held = position.outcome?.winner === model.besieger ? 'taken' : position.place.held === 'whole' ? 'whole' : 'part';
    const all = Object.values(walls);
    const count = (test) => all.filter(test).length;
    const lines = [
      words.say(`page-siege-held-${held}`),
      count((wall) => wall.down) ? words.say('page-siege-walls-down', { count: count((wall) => wall.down) }) : words.say('page-siege-walls-none'),
      count((wall) => wall.lost && !wall.down) ? words.say('page-siege-walls-hurt', { count: count((wall) => wall.lost && !wall.down) }) : '',
      count((wall) => wall.burnt) ? words.say('page-siege-walls-burnt', { count: count((wall) => wall.burnt) }) : '',
      gate === 'open' ? words.say('page-siege-gate-open') : '',
      bridge === 'destroyed' ? words.say('page-siege-bridge-down') : '',
      position.restock ? words.say('page-siege-restock', { days: position.restock }) : '',
      position.swapped ? words.say('page-siege-swapped') : '',
    ];
    return [el('ul', { class: 'plain' }, lines.filter(Boolean).map((line) => el('li', {}, line)))];
  }

  _worksOf(side) {
    const { model } = this;
    const { engines, projects = [] } = model.position.sides[side];
    const rows = [...engines.map((engine) => this._engine(engine)), ...projects.map((project) => this._project(project))];
    return [rows.length ? el('ul', { class: 'works' }, rows) : el('p', { class: 'muted' }, model.words.say('page-siege-works-none'))];
  }

  _engine(engine) {
    const { model } = this;
    const { words } = model;
    const notes = [
      engine.points ? words.say('page-siege-engine-points', { points: engine.points }) : '',
      engine.where !== 'camp' ? words.say(`page-siege-engine-${engine.where}`) : '',
      engine.repairing ? words.say('page-siege-engine-repairing') : engine.damaged ? words.say('page-siege-engine-damaged') : '',
    ];
    return el('li', { class: engine.damaged ? 'damaged' : '' }, sign(engine.points ? 'bombard' : 'built'), el('span', {}, model.engineName(engine.id)), el('span', { class: 'muted small' }, notes.filter(Boolean).join(' · ')));
  }

  _project(project) {
    const { model } = this;
    const { words } = model;
    const days = project.days ?? 0;
    const label = project.paused ? words.say('page-siege-site-rests', { done: project.done }) : words.say('page-siege-site-days', { left: Math.max(0, days - project.done), all: days });
    return el('li', { class: 'site' }, sign('built'), el('span', {}, words.say('page-siege-site', { what: model.kindName(project.line), men: project.workers.length })), bar(project.done, days, label));
  }

  _minesOf() {
    const { model } = this;
    const { words } = model;
    const rows = ['A', 'B'].flatMap((side) => (model.position.sides[side]?.mines ?? []).map((mine) => {
      const key = mine.gallery ? 'page-siege-mine' : 'page-siege-countermine';
      const state = mine.lost ? 'lost' : mine.state;
      return el('li', { class: 'site' }, sign('mine'), el('span', {}, words.say(key, { where: model.sectionName(mine.section) || mine.section })),
        bar(mine.dug.length, mine.needed, words.say('page-siege-mine-dug', { dug: mine.dug.length, needed: mine.needed })), el('span', { class: 'small muted' }, words.say(`page-siege-mine-${state}`)));
    }));
    return rows.length ? [el('ul', { class: 'works' }, rows)] : [];
  }

  _eventsOf() {
    const { model } = this;
    const { words } = model;
    const rows = (model.view.events ?? []).filter((each) => each.event !== 'nothing' && each.event);
    const quiet = 100 - rows.filter((each) => !each.used).reduce((sum, each) => sum + each.percent, 0);
    const line = (text, percent, used) => {
      return el('li', { class: used ? 'used' : '' }, el('span', { class: 'number' }, words.say('page-percent', { percent: Math.round(percent) })), measure(percent), el('span', {}, text), used ? el('span', { class: 'small muted' }, words.say('page-siege-event-used')) : null);
    };
    if (!rows.length) return [];
    return [el('ul', { class: 'chances-list' },
      line(words.say('page-siege-event-nothing'), Math.max(0, quiet), false),
      rows.map((each) => line(each.name, each.percent, each.used)))];
  }
}

/** The people of both sides: those who look first. */
export class People {
  /** @param {import('./model.js').Model} model */
  constructor(model) {
    this.model = model;
    this._parts = ['A', 'B'].map((side) => ({ side, part: new Part(model, '') }));
    this._card = el('div', { class: 'person-place' });
    this._looked = '';
    this.root = el('div', { class: 'ledger people' }, this._card, this._parts.map(({ part }) => part.root));
  }

  /** What is known of somebody, over the faces; the same press shuts it. @param {string} who */
  _look(who) {
    this._looked = this._looked === who ? '' : who;
    this._show();
  }

  _show() {
    fill(this._card, this._looked in this.model.position.people ? about(this.model, this._looked, () => this._look('')) : null);
  }

  update() {
    const { model } = this;
    const own = model.eyes ?? model.besieger;
    const mine = this._parts.find(({ side }) => side === own);
    if (mine && this._card.nextSibling !== mine.part.root) this._card.after(mine.part.root);
    this._show();
    for (const { side, part } of this._parts) {
      const people = model.people(side);
      const role = side === model.besieger ? 'host' : 'garrison';
      part.heading.textContent = model.words.say(`page-siege-people-${role}`, { side: model.sideName(side), count: model.position.numbers[side] });
      part.redraw([people.map(({ id, state }) => [id, state]), model.eyes], () => this._facesOf(people));
    }
  }

  _facesOf(people) {
    const { model } = this;
    const groups = [
      ['', people.filter(({ state }) => isPresent(state) && state.health !== 'wounded')],
      ['page-siege-people-wounded', people.filter(({ state }) => isPresent(state) && state.health === 'wounded')],
      ['page-siege-people-prisoners', people.filter(({ state }) => state.fate === 'prisoner' && state.health !== 'dead')],
      ['page-siege-people-gone', people.filter(({ state }) => state.health === 'dead' || state.fate === 'gone')],
    ];
    return groups.filter(([, list]) => list.length).flatMap(([key, list]) => [
      key ? el('h4', {}, model.words.say(key, { count: list.length })) : null,
      el('ul', { class: 'siege-faces' }, list.map(({ id }) => face(model, id, 52, (who) => this._look(who)))),
    ]);
  }
}
