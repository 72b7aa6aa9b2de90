/** The orders of the morning: groups are split, merged and filled up, ransoms paid, convoys loaded. "As they are" is one press. */

import { el } from '../screens/dom.js';
import { faceButtons } from '../siege/faces.js';
import { fill } from '../table/dom.js';
import { aimLine } from './aim_line.js';
import { Lawful } from './deeds.js';
import { COIN } from './model.js';

/** A pause before orders are looked at again: whoever ticks on is not disturbed. */
const REST = 120;

export class Morning {
  /** @param {import('./scenes.js').Parts} parts */
  constructor({ model, changed, why, refuse, lead }) {
    this.model = model;
    this._changed = changed;
    this._why = why;
    this._refuse = refuse;
    this._texts = [];
    this._orders = { splits: [], passes: [], merges: [], ransoms: [], loads: [], escorts: [] };
    /** The buttons of each leaf that can be opened. @type {Map<HTMLDetailsElement, Lawful[]>} */
    this._leaves = new Map();
    this._list = el('ul', { class: 'morning-orders' });
    this.root = el('div', { class: 'morning' }, aimLine(model, lead), this._list,
      el('div', {}, model.own.map(([id, group]) => this._group(id, group)), this._garrisons(), this._stores(), this._ransoms()));
    this._draw();
  }

  say(key, gaps) {
    return this.model.words.say(key, gaps);
  }

  get command() {
    return { do: 'morning', ...this._orders };
  }

  get primary() {
    const some = Object.values(this._orders).some((list) => list.length);
    return { label: this.say(some ? 'page-campaign-seal' : 'page-campaign-as-they-are') };
  }

  // -- what is ordered -----------------------------------------------------------------------------------------------

  _add(kind, order, text) {
    this._orders[kind].push(order);
    this._texts.push({ kind, order, text });
    this._draw();
    this._changed();
    this._look();
  }

  _draw() {
    fill(this._list, ...this._texts.map((each) => el('li', {}, each.text, ' ', el('button', { type: 'button', class: 'quiet small', 'aria-label': this.say('page-campaign-strike-out'), onclick: () => this._strike(each) }, '×'))));
  }

  _strike(each) {
    this._texts = this._texts.filter((other) => other !== each);
    this._orders[each.kind] = this._orders[each.kind].filter((order) => order !== each.order);
    this._draw();
    this._changed();
    this._look();
  }

  // -- leaves --------------------------------------------------------------------------------------------------------

  /** A leaf to open: a heading, what can be chosen, and buttons that are greyed with their reason. */
  _leaf(name, heading, parts, buttons) {
    const leaf = el('details', { class: 'morning-group', dataset: { leaf: name } }, el('summary', {}, heading), parts.filter(Boolean), el('div', { class: 'lawful-list' }, buttons.map((each) => each.root)));
    this._leaves.set(leaf, buttons);
    leaf.addEventListener('toggle', () => this._look());
    return leaf;
  }

  /** Looks again which buttons of the open leaves may be pressed. */
  _look() {
    clearTimeout(this._timer);
    this._timer = setTimeout(() => {
      for (const [leaf, buttons] of this._leaves) if (leaf.open) for (const each of buttons) each.check();
    }, REST);
  }

  /** One order as a button: lawful together with what is ordered already. @param {string} kind @param {string} label @param {() => object|null} order @param {(order: object) => string} text @param {string} [empty] */
  _button(kind, label, order, text, empty) {
    return new Lawful({
      label, name: kind, empty, why: this._why, refuse: this._refuse,
      command: () => {
        const found = order();
        return found && { ...this.command, [kind]: [...this._orders[kind], found] };
      },
      act: () => {
        const found = order();
        if (found) this._add(kind, found, text(found));
      },
    });
  }

  /** Faces to press, each with class, trade and wounds. @param {string[]} men @param {Set<string>} chosen */
  _boxes(men, chosen) {
    const { model } = this;
    const body = el('div', {});
    const draw = () => fill(body, faceButtons(model, men, chosen, (who) => {
      if (!chosen.delete(who)) chosen.add(who);
      draw();
      this._look();
    }));
    draw();
    return body;
  }

  _hint(text) {
    return el('p', { class: 'small muted' }, text);
  }

  _names(men) {
    return men.map((who) => this.model.person(who).name).join(', ');
  }

  /** A number within bounds. */
  _number(label, most, value, min = 0) {
    const input = el('input', { type: 'number', min, max: most, step: 'any', value });
    input.addEventListener('input', () => this._look());
    return { row: el('label', { class: 'morning-number small' }, label, ' ', input), get value() {
      return Number(input.value) || 0;
    } };
  }

  /** One group: its people and money, and what can be done with them. */
  _group(id, group) {
    const { model } = this;
    const chosen = new Set();
    const men = () => [...chosen];
    const none = this.say('page-campaign-choose-people');
    const purse = group.own.coin ? this._number(this.say('page-campaign-with-coin', { most: model.coins(group.own.coin) }), group.own.coin / COIN, 0) : null;
    const coin = () => Math.round((purse?.value ?? 0) * COIN);
    const told = (key, gaps) => this.say(key, gaps) + (coin() ? ` · ${model.coins(coin())}` : '');
    const buttons = [this._button('splits', this.say('page-campaign-split'), () => (chosen.size ? { group: id, men: men(), coin: coin() } : null), () => told('page-campaign-order-split', { group: model.name(id), men: this._names(men()) }), none)];
    const place = model.placeAt(group.hex);
    if (place && model.position.places[place.id].own) buttons.push(this._button('passes', this.say('page-campaign-to-garrison'), () => (chosen.size ? { giver: id, taker: place.id, men: men(), coin: 0 } : null), () => this.say('page-campaign-order-pass', { group: model.name(place.id), men: this._names(men()) }), none));
    for (const [other, there] of model.own) {
      if (other === id || there.hex !== group.hex) continue;
      buttons.push(
        this._button('passes', this.say('page-campaign-to-group', { group: model.name(other) }), () => (chosen.size || coin() ? { giver: id, taker: other, men: men(), coin: coin() } : null), () => (chosen.size ? told('page-campaign-order-pass', { group: model.name(other), men: this._names(men()) }) : this.say('page-campaign-order-coin', { group: model.name(other), coin: model.coins(coin()) })), none),
        this._button('merges', this.say('page-campaign-merge', { other: model.name(other) }), () => ({ group: id, other }), () => this.say('page-campaign-order-merge', { group: model.name(id), other: model.name(other) })));
    }
    const heading = [model.title(id), el('span', { class: 'muted small' }, ` ${this.say('page-campaign-group-short', { size: group.known.size, coin: model.coins(group.own.coin) })}`)];
    return this._leaf(id, heading, [this._hint(none), this._boxes(group.own.men, chosen), purse?.row ?? null], buttons);
  }

  /** Garrisons whose people can join a group that stands there. */
  _garrisons() {
    const { model } = this;
    return Object.entries(model.position.places).map(([id, place]) => {
      const { hex } = model.country?.places.find((each) => each.id === id) ?? {};
      const here = model.own.filter(([, group]) => group.hex === hex);
      if (!place.own?.garrison.length || !here.length) return null;
      const chosen = new Set();
      const none = this.say('page-campaign-choose-people');
      const buttons = here.map(([group]) => this._button('passes', this.say('page-campaign-to-group', { group: model.name(group) }), () => (chosen.size ? { giver: id, taker: group, men: [...chosen], coin: 0 } : null), () => this.say('page-campaign-order-pass', { group: model.name(group), men: this._names([...chosen]) }), none));
      const heading = [this.say('page-campaign-garrison', { place: model.title(id) }), el('span', { class: 'muted small' }, ` ${place.own.garrison.length}`)];
      return this._leaf(id, heading, [this._hint(none), this._boxes(place.own.garrison, chosen)], buttons);
    });
  }

  /** Convoys: made up, loaded, unloaded, led along or left. */
  _stores() {
    const { model } = this;
    const { places, convoys } = model.position;
    const rows = [];
    const points = this._number(this.say('page-campaign-points'), 10, 5, 1);
    const held = Object.entries(places).filter(([, place]) => place.own);
    const start = el('select', { 'aria-label': this.say('page-campaign-convoy-from') }, held.map(([id, place]) => el('option', { value: id }, `${model.name(id)} (${place.resources})`)));
    start.addEventListener('change', () => this._look());
    if (held.length) rows.push(this._button('loads', this.say('page-campaign-make-convoy'), () => (points.value ? { place: start.value, convoy: '', points: points.value } : null), (order) => this.say('page-campaign-order-load', { place: model.name(order.place), points: order.points })));
    for (const [id, convoy] of Object.entries(convoys)) {
      if (!convoy.own) continue;
      const place = model.placeAt(convoy.hex);
      const word = (what) => this.say('page-campaign-convoy-what', { convoy: model.title(id), what });
      if (place && places[place.id].own) {
        rows.push(
          this._button('loads', word(this.say('page-campaign-load')), () => (points.value ? { place: place.id, convoy: id, points: points.value } : null), (order) => this.say('page-campaign-order-load', { place: model.name(place.id), points: order.points })),
          this._button('loads', word(this.say('page-campaign-unload')), () => (points.value ? { place: place.id, convoy: id, points: -points.value } : null), (order) => this.say('page-campaign-order-unload', { place: model.name(place.id), points: -order.points })));
      }
      for (const [group, there] of model.own) if (there.hex === convoy.hex && convoy.own.escort !== group) rows.push(this._button('escorts', word(this.say('page-campaign-escort', { group: model.name(group) })), () => ({ convoy: id, group, drover: '' }), () => this.say('page-campaign-order-escort', { group: model.name(group) })));
      if (convoy.own.escort) rows.push(this._button('escorts', word(this.say('page-campaign-leave-convoy')), () => ({ convoy: id, group: '', drover: '' }), () => word(this.say('page-campaign-leave-convoy'))));
    }
    return rows.length ? this._leaf('stores', this.say('page-campaign-convoys'), [points.row, held.length ? el('label', { class: 'morning-number small' }, this.say('page-campaign-convoy-from'), ' ', start) : null], rows) : null;
  }

  /** Captive leaders who can be bought free, and who pays. */
  _ransoms() {
    const { model } = this;
    const captives = Object.entries(model.position.people).filter(([, person]) => person.faction === model.eyes && person.fate === 'prisoner' && person.prestige && person.place);
    if (!captives.length || !model.own.length) return null;
    const payer = el('select', { 'aria-label': this.say('page-campaign-payer') }, model.own.map(([id, group]) => el('option', { value: id }, `${model.title(id)} · ${model.coins(group.own.coin)}`)));
    payer.addEventListener('change', () => this._look());
    const buttons = captives.map(([who]) => this._button('ransoms', this.say('page-campaign-ransom-of', { who: model.person(who).name }), () => ({ who, group: payer.value }), ({ group }) => this.say('page-campaign-order-ransom', { who: model.person(who).name, group: model.name(group) })));
    return this._leaf('ransoms', this.say('page-campaign-ransoms'), [el('label', { class: 'morning-number small' }, this.say('page-campaign-payer'), ' ', payer)], buttons);
  }

  close() {
    clearTimeout(this._timer);
  }
}
