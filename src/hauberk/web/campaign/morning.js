/** The orders of the morning: groups are split, merged and filled up, ransoms paid, convoys loaded. "As they are" is one press. */

import { el } from '../screens/dom.js';
import { fill } from '../table/dom.js';

export class Morning {
  /** @param {import('./scenes.js').Parts} parts */
  constructor({ model, changed }) {
    Object.assign(this, { model, _changed: changed });
    this._orders = { splits: [], passes: [], merges: [], ransoms: [], loads: [], escorts: [] };
    this._list = el('ul', { class: 'morning-orders' });
    const aim = model.view.campaign.aims[model.eyes];
    this.root = el('div', { class: 'morning' }, aim ? el('p', { class: 'aim' }, aim) : null, this._list, el('div', {}, this.model.own.map(([id, group]) => this._group(id, group))), this._others());
    this._draw();
  }

  get command() {
    return { do: 'morning', ...this._orders };
  }

  get primary() {
    const some = Object.values(this._orders).some((list) => list.length);
    return { label: this.model.words.say(some ? 'page-campaign-seal' : 'page-campaign-as-they-are') };
  }

  _add(kind, order, text) {
    this._orders[kind].push(order);
    this._texts = [...(this._texts ?? []), { kind, order, text }];
    this._draw();
    this._changed();
  }

  _draw() {
    const { words } = this.model;
    fill(this._list, ...(this._texts ?? []).map((each) => el('li', {}, each.text, ' ', el('button', { type: 'button', class: 'quiet small', 'aria-label': words.say('page-campaign-strike-out'), onclick: () => this._strike(each) }, '×'))));
  }

  _strike(each) {
    this._texts = this._texts.filter((other) => other !== each);
    this._orders[each.kind] = this._orders[each.kind].filter((order) => order !== each.order);
    this._draw();
    this._changed();
  }

  /** One group: its people to tick, and what can be done with them. */
  _group(id, group) {
    const { model } = this;
    const { words } = model;
    const chosen = new Set();
    const boxes = group.own.men.map((who) => {
      const box = el('input', { type: 'checkbox', dataset: { who } });
      box.addEventListener('change', () => (box.checked ? chosen.add(who) : chosen.delete(who)));
      const state = model.position.people[who] ?? {};
      return el('label', { class: 'pick' }, box, ' ', model.person(who).name, state.health === 'wounded' ? ` (${words.say('page-siege-person-wounded')})` : '', state.prestige ? ` ★${state.prestige}` : '');
    });
    const names = () => [...chosen].map((who) => model.person(who).name).join(', ');
    const buttons = [el('button', { type: 'button', class: 'small', dataset: { order: 'split' }, onclick: () => chosen.size && this._add('splits', { group: id, men: [...chosen], coin: 0 }, words.say('page-campaign-order-split', { group: model.name(id), men: names() })) }, words.say('page-campaign-split'))];
    const place = model.placeAt(group.hex);
    const held = place && model.position.places[place.id];
    if (held?.own) {
      buttons.push(el('button', { type: 'button', class: 'small', onclick: () => chosen.size && this._add('passes', { giver: id, taker: place.id, men: [...chosen], coin: 0 }, words.say('page-campaign-order-pass', { group: model.name(place.id), men: names() })) }, words.say('page-campaign-to-garrison')));
      if (held.own.garrison.length) buttons.push(el('button', { type: 'button', class: 'small', onclick: () => this._add('passes', { giver: place.id, taker: id, men: held.own.garrison.slice(5), coin: 0 }, words.say('page-campaign-order-pass', { group: model.name(id), men: held.own.garrison.slice(5).map((who) => model.person(who).name).join(', ') })) }, words.say('page-campaign-from-garrison')));
    }
    for (const [other, there] of model.own) if (other !== id && there.hex === group.hex) buttons.push(el('button', { type: 'button', class: 'small', dataset: { order: 'merge' }, onclick: () => this._add('merges', { group: id, other }, words.say('page-campaign-order-merge', { group: model.name(id), other: model.name(other) })) }, words.say('page-campaign-merge', { other: model.name(other) })));
    return el('details', { class: 'morning-group' }, el('summary', {}, model.title(id), el('span', { class: 'muted small' }, ` ${words.say('page-campaign-group-short', { size: group.known.size, coin: model.coins(group.own.coin) })}`)), el('div', { class: 'picks' }, boxes), el('p', { class: 'actions' }, buttons));
  }

  /** Convoys to load, captives to buy free. */
  _others() {
    const { model } = this;
    const { words, position } = model;
    const rows = [];
    for (const [id, place] of Object.entries(position.places)) {
      if (!place.own || !place.resources) continue;
      rows.push([model.title(id), el('button', { type: 'button', class: 'small', onclick: () => this._add('loads', { place: id, convoy: '', points: Math.min(5, place.resources) }, words.say('page-campaign-order-load', { place: model.name(id), points: Math.min(5, place.resources) })) }, words.say('page-campaign-make-convoy', { points: Math.min(5, place.resources) }))]);
    }
    for (const [id, convoy] of Object.entries(position.convoys)) {
      const place = convoy.own && model.placeAt(convoy.hex);
      if (place && position.places[place.id].own && convoy.load) rows.push([model.title(id), el('button', { type: 'button', class: 'small', onclick: () => this._add('loads', { place: place.id, convoy: id, points: -convoy.load }, words.say('page-campaign-order-unload', { place: model.name(place.id), points: convoy.load })) }, words.say('page-campaign-unload'))]);
      for (const [group, there] of model.own) if (convoy.own && there.hex === convoy.hex && convoy.own.escort !== group) rows.push([model.title(id), el('button', { type: 'button', class: 'small', onclick: () => this._add('escorts', { convoy: id, group, drover: '' }, words.say('page-campaign-order-escort', { group: model.name(group) })) }, words.say('page-campaign-escort', { group: model.name(group) }))]);
    }
    for (const [who, person] of Object.entries(position.people)) if (person.faction === model.eyes && person.fate === 'prisoner' && person.prestige && person.place) for (const [group] of model.own.slice(0, 3)) rows.push([model.person(who).name, el('button', { type: 'button', class: 'small', onclick: () => this._add('ransoms', { who, group }, words.say('page-campaign-order-ransom', { who: model.person(who).name, group: model.name(group) })) }, words.say('page-campaign-ransom', { group: model.name(group) }))]);
    return rows.length ? el('details', { class: 'morning-group' }, el('summary', {}, words.say('page-campaign-stores')), el('ul', { class: 'morning-stores' }, rows.map(([name, button]) => el('li', {}, el('span', {}, name), ' ', button)))) : null;
  }
}
