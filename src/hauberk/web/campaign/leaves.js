/** The leaves beside the map: groups and their needs, leaders and prisoners, the story so far. */

import { el } from '../screens/dom.js';
import { portrait } from '../siege/faces.js';
import { fill } from '../table/dom.js';
import { aimLine } from './aim_line.js';

const FACE = 28;

/** Money and food of every own group, and what its place can give. */
export class Ledger {
  /** @param {import('./model.js').Model} model @param {(hex: string) => void} look */
  constructor(model, look) {
    this._model = model;
    this._look = look;
    this.root = el('div', { class: 'ledger' });
  }

  update() {
    const { _model: model } = this;
    const { words } = model;
    const rows = model.own.map(([id, group]) => {
      const place = model.placeAt(group.hex);
      const stores = place && model.position.places[place.id].own ? (model.position.places[place.id].resources ?? 0) : 0;
      const food = group.own.need ? words.say('page-campaign-eats', { need: group.own.need, stores }) : words.say('page-campaign-forages');
      const wagons = Object.entries(model.position.convoys).filter(([, convoy]) => convoy.own && convoy.hex === group.hex).map(([each, convoy]) => model.convoyLine(each, convoy));
      const state = group.own.hungry ? words.say('page-campaign-hungry') : group.own.missed ? words.say('page-campaign-missed', { days: group.own.missed }) : '';
      return el('tr', {},
        el('th', { scope: 'row' }, el('button', { type: 'button', class: 'quiet link', onclick: () => this._look(group.hex) }, model.title(id))),
        el('td', {}, String(group.known?.size ?? '')), el('td', {}, model.coins(group.own.coin)), el('td', {}, [food, ...wagons].join(' · '), state ? el('strong', {}, ` ${state}`) : ''));
    });
    fill(this.root, aimLine(model, ([hex]) => this._look(hex)),
      el('table', { class: 'campaign-table' }, el('thead', {}, el('tr', {}, ['group', 'size', 'money', 'food'].map((key) => el('th', { scope: 'col' }, words.say(`page-campaign-head-${key}`))))), el('tbody', {}, rows)),
      ...model.own.map(([id, group]) => el('details', { class: 'group-people' }, el('summary', {}, model.title(id)), el('ul', {}, group.own.men.map((who) => el('li', {}, personLink(model, who)))))));
  }
}

/** Somebody's name, which leads to his story. @param {import('./model.js').Model} model @param {string} who */
function personLink(model, who) {
  return el('a', { href: `#/campaign/${encodeURIComponent(model.view.id)}/person/${encodeURIComponent(who)}` }, model.person(who).name);
}

/** Leaders of all sides with their prestige; who is captive, and where. */
export class Nobles {
  /** @param {import('./model.js').Model} model */
  constructor(model) {
    this._model = model;
    this.root = el('div', { class: 'nobles' });
  }

  update() {
    const { _model: model } = this;
    const { words, position } = model;
    const own = Object.entries(position.people).filter(([, person]) => person.prestige);
    const others = Object.entries(position.leaders);
    const row = ([who, person]) => el('tr', {}, el('th', { scope: 'row' }, portrait(model.person(who), person.health ?? 'healthy', FACE), personLink(model, who)), el('td', {}, model.faction(person.faction).name), el('td', {}, stars(person.prestige), el('br'), el('span', { class: 'small muted' }, model.attitude(person.attitude))), el('td', {}, stateOf(model, person)));
    const rows = [...own, ...others].sort(([, a], [, b]) => (b.prestige ?? 0) - (a.prestige ?? 0)).map(row);
    fill(this.root, el('table', { class: 'campaign-table' }, el('thead', {}, el('tr', {}, ['leader', 'faction', 'prestige', 'state'].map((key) => el('th', { scope: 'col' }, words.say(`page-campaign-head-${key}`))))), el('tbody', {}, rows)));
  }
}

/** Prestige as it is shown; a lost name has no star. @param {number} prestige */
export function stars(prestige) {
  return '★'.repeat(Math.max(0, Math.min(10, prestige || 0)));
}

/** Dead, captive or wounded. @param {import('./model.js').Model} model @param {object} person */
export function stateOf(model, person) {
  const { words } = model;
  if (person.health === 'dead') return words.say('page-siege-person-dead');
  if (person.fate === 'prisoner') return words.say('page-campaign-captive', { faction: model.faction(person.captor).name });
  return person.health === 'wounded' ? words.say('page-siege-person-wounded') : '';
}

/** The sheet of a siege as an address. @param {import('./model.js').Model} model @param {string} place */
export function sheetOf(model, place) {
  return `#/campaign/${encodeURIComponent(model.view.id)}/siege/${encodeURIComponent(place)}`;
}

/** A siege in short: who, since when, how many, how much food. @param {import('./model.js').Model} model @param {string} place @param {boolean} [link]  with the way to its sheet */
export function siegeCard(model, place, link = true) {
  const { words } = model;
  const { besieger, besieged, days } = model.position.sieges[place];
  const state = days ? words.say('page-campaign-siege-state', { day: days.day, besiegers: days.numbers.A, besieged: days.numbers.B, food: days.food ?? -1 }) : words.say('page-campaign-siege-first');
  return el('div', { class: 'siege-card', dataset: { siege: place } },
    el('h3', {}, words.say('page-campaign-siege-of', { place: model.name(place) })),
    el('p', { class: 'small muted' }, `${model.faction(besieger).name} ⚔ ${model.faction(besieged).name}`),
    el('p', { class: 'small' }, state),
    days && link ? el('a', { class: 'button small', href: sheetOf(model, place) }, words.say('page-campaign-siege-open')) : null);
}

/** The sieges one has a part in, before the walls or behind them. */
export class Sieges {
  /** @param {import('./model.js').Model} model */
  constructor(model) {
    this._model = model;
    this.root = el('div', { class: 'sieges' });
  }

  update() {
    fill(this.root, ...this._model.ownSieges.map(([place]) => siegeCard(this._model, place)));
  }
}

/** What has been told of the last days. */
export class Tale {
  /** @param {import('./model.js').Model} model */
  constructor(model) {
    this._model = model;
    this.root = el('div', { class: 'tale-days' });
  }

  update() {
    const { words } = this._model;
    fill(this.root, ...this._model.view.chronicle.toReversed().map((day) => el('section', { class: 'chronicle-day' }, el('h3', {}, `${words.say('page-siege-day', { day: day.day })} · ${day.date}`), el('ul', {}, day.sentences.map((text) => el('li', {}, text))))));
  }
}
