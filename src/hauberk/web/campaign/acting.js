/** A group, a convoy or a spy acts: the map shows how far, a press goes there, buttons do the rest. */

import { el } from '../screens/dom.js';
import { portraits } from '../screens/portraits.js';
import { fill, ruled } from '../table/dom.js';
import { Deeds } from './deeds.js';
import { nameOf, placeOf } from './geometry.js';
import { drawnRoute } from './journeys.js';

const FACE = 76;
const SIDES = 6;
/** @type {Intl.DateTimeFormatOptions} */
const DATE = { day: 'numeric', month: 'long' };

export class Acting {
  /** @param {import('./scenes.js').Parts} parts */
  constructor({ model, map, send, changed, frame, why, refuse, route }) {
    this.model = model;
    this.map = map;
    this.send = send;
    this.changed = changed;
    this._why = why;
    this._ask = route;
    this._path = null;
    this._far = null;
    this._id = model.actor;
    this._reach = model.mine?.reach ?? {};
    this._here = model.hexOf(this._id);
    this._route = el('p', { class: 'acting-route', role: 'status' }, model.words.say(`page-campaign-${Object.keys(this._reach).length ? 'where' : model.position.left === 0 ? 'no-points' : 'nowhere'}`));
    this._deeds = new Deeds({ model, send, why, refuse }, this._id);
    this.root = el('div', { class: 'acting' }, this._head(), this._held(), this._route, this._deeds.root, this._toCome());
    this.mark();
    if (!Object.keys(this._reach).length && model.position.left !== 0) this._whyNot();
    frame([this._here, ...Object.keys(this._reach)]);
  }

  /** Shows on the map what can be done. */
  mark() {
    this.map.choose(this._id);
    this.map.reach(new Map(Object.entries(this._reach).map(([hex, { cost }]) => [hex, cost])));
  }

  _head() {
    const { model } = this;
    const group = model.group(this._id);
    const { words } = model;
    const convoy = model.position.convoys[this._id];
    const spy = model.position.spies[this._id];
    if (spy) return this._spy(spy);
    if (!group?.own) return el('div', {}, el('h3', {}, model.title(this._id)), convoy ? el('p', { class: 'small' }, model.convoyLine(this._id, convoy)) : null);
    const { own } = group;
    const face = el('div', { class: 'acting-face' });
    if (group.leader && model.view.people[group.leader]) portraits.figure(model.view.people[group.leader], {}, FACE).then((figure) => face.append(figure));
    const hungry = own.hungry || own.missed;
    return el('div', { class: 'acting-head' }, face, el('div', {},
      el('h3', {}, model.title(this._id)),
      el('p', { class: 'small' }, words.say('page-campaign-group-line', { size: group.known?.size ?? 0, wounded: group.known?.wounded ?? 0, coin: model.coins(own.coin), left: model.position.left ?? own.allowance })),
      group.attitude ? el('p', { class: 'small' }, model.attitude(group.attitude)) : null,
      el('p', { class: 'small muted' }, own.pace.flatMap((term, number) => [number ? ', ' : '', ...ruled(model.term(term), term.rule)])),
      ...this._bound(group),
      hungry ? el('p', { class: 'small warned' }, words.say(own.hungry ? 'page-campaign-hungry' : 'page-campaign-missed', { days: own.missed })) : null));
  }

  /** What binds a group: a siege, prisoners and wounded to be brought home, a place that has paid to be spared. @param {import('../protocol.js').CampaignGroup} group */
  _bound({ siege, own, hex }) {
    const { model } = this;
    const told = [];
    if (own?.gone_by) told.push(model.words.say('page-campaign-gone-by', { place: model.hexTitle(hex), when: own.gone_by > model.position.day ? 'tomorrow' : 'today' }));
    if (siege) told.push(model.words.say(`page-campaign-${model.position.sieges[siege]?.besieger === model.eyes ? 'besieges' : 'shut-in'}`, { place: model.name(siege) }));
    if (own?.prisoners.length && own.prison) told.push(model.words.say('page-campaign-leads-prisoners', { n: own.prisoners.length, place: model.name(own.prison) }));
    if (own?.wounded_to && own.wounded_to !== hex) told.push(model.words.say('page-campaign-leads-wounded', { place: model.hexTitle(own.wounded_to) }));
    return told.map((text) => el('p', { class: 'small bound' }, text));
  }

  /** A spy: who he is, and what he has seen so far. @param {import('../protocol.js').CampaignSpy} spy */
  _spy({ who, notes }) {
    const { model } = this;
    const face = el('div', { class: 'acting-face' });
    if (model.view.people[who]) portraits.figure(model.view.people[who], {}, FACE).then((figure) => face.append(figure));
    return el('div', { class: 'acting-head' }, face, el('div', {}, el('h3', {}, model.title(this._id)), el('p', { class: 'small' }, model.words.say('page-campaign-spy', { notes }))));
  }

  /** Own counters that are asked after this one today, in their order; a press shows where one stands. */
  _toCome() {
    const { words, position } = this.model;
    const rest = position.to_come;
    if (!rest.length) return el('p', { class: 'small muted to-come' }, words.say('page-campaign-to-come-last'));
    const row = (id) => el('li', {}, el('button', { type: 'button', class: 'quiet link', onclick: () => this.map.look(this.model.hexOf(id)) }, this.model.title(id)));
    return el('section', { class: 'to-come' }, el('h4', {}, words.say('page-campaign-to-come')), el('ol', { class: 'small' }, rest.map(row)));
  }

  /** A route that is at its end: why, and how it could go on all the same. */
  _held() {
    const [, halt] = this.model.halts.find(([id]) => id === this._id) ?? [];
    if (!halt) return null;
    const { words, view } = this.model;
    const { text, rule } = view.told.halts[this._id];
    const command = this._onward(halt);
    const on = command ? el('p', { class: 'actions' }, el('button', { type: 'button', class: 'small', dataset: { journey: 'on' }, onclick: () => this.send(command) }, words.say('page-campaign-route-on'))) : null;
    return el('div', { class: 'journey-held', role: 'status' }, el('p', {}, ...ruled(text, rule)), on);
  }

  /** What marches on all the same: up to whom one would meet, or the rest of the way after a meeting. */
  _onward({ why, path, today }) {
    if (why === 'in_the_way') return { do: 'march', path: path.slice(0, today) };
    return why === 'met' && path.length ? { do: 'route', counter: this._id, path } : null;
  }

  /** Nothing is in reach: what stands in the way of a first step. */
  async _whyNot() {
    const { lie } = this.map.table;
    const [column, row] = placeOf(this._here);
    const near = Array.from({ length: SIDES }, (_, side) => lie.step(column, row, side)).filter(([c, r]) => lie.has(c, r)).map(([c, r]) => nameOf(c, r));
    const answers = await Promise.all(near.map((hex) => this._why({ do: 'march', path: [hex] }).catch(() => null)));
    const refused = answers.map((answer) => answer?.refused).filter(Boolean);
    const told = refused.find(({ reason }) => reason !== 'no_way_there') ?? refused[0];
    if (told && !this._closed) fill(this._route, this.model.words.say('page-campaign-nowhere'), ' ', ...ruled(told.text, told.rule));
  }

  get primary() {
    const { words } = this.model;
    if (this._far) return { label: words.say('page-campaign-set-out'), command: { do: 'route', counter: this._id, path: this._far.path } };
    return this._path ? { label: words.say('page-campaign-march'), command: { do: 'march', path: this._path } } : { label: words.say('page-campaign-stay'), command: { do: 'stay' } };
  }

  get command() {
    return this.primary.command;
  }

  /** The mouse points at a hex: the way there with its price, as long as no other has been pressed. @param {string|null} hex */
  pointHex(hex) {
    if (this._path || this._far || !Object.keys(this._reach).length) return;
    const way = hex ? this._reach[hex] : null;
    this.map.route(way ? { path: [this._here, ...way.path], total: way.cost, allowed: true } : null);
    fill(this._route, ...(way ? this._priced('page-campaign-route-pointed', way) : [this.model.words.say('page-campaign-where')]));
  }

  /** What a way of today costs, and whether there is food at its end. @param {string} key @param {{cost: number, path: string[], hungry: boolean}} way */
  _priced(key, { cost, path, hungry }) {
    const { words } = this.model;
    return [words.say(key, { cost, steps: path.length }), hungry ? el('span', { class: 'small warned' }, ' ', words.say('page-campaign-route-hungry')) : ''];
  }

  /** A hex was pressed: the way there; pressed again, the march. @param {string} hex */
  pressHex(hex) {
    const way = this._reach[hex];
    if (!way) return this._pressFar(hex);
    if (this._path?.at(-1) === hex) {
      this.send({ do: 'march', path: this._path });
      return true;
    }
    this._far = null;
    this._path = way.path;
    this.map.route({ path: [this._here, ...way.path], total: way.cost, allowed: true });
    fill(this._route, ...this._priced('page-campaign-route', way));
    this.changed();
    return true;
  }

  /** Beyond a day's march: a route of several days; pressed again, the group sets out on it. */
  _pressFar(hex) {
    if (hex === this._here || !Object.keys(this._reach).length) return false;
    if (this._far?.to === hex) this.send(this.command);
    else this._find(hex);
    return true;
  }

  async _find(hex) {
    const { words } = this.model;
    const asked = (this._wanted = {});
    const found = await this._ask(hex).catch(() => null);
    if (this._closed || asked !== this._wanted) return;
    this._path = null;
    this._far = found?.path.length && !found.refused ? found : null;
    this.map.route(found?.path.length ? drawnRoute(this.model, this._here, found) : null);
    fill(this._route, ...(found?.refused ? ruled(found.refused.text, found.refused.rule) : this._far ? this._told(found) : [words.say('page-campaign-route-none')]));
    this.changed();
  }

  /** The route in words: each day with its cost and its end. */
  _told({ to, legs, meets, hungry }) {
    const { words } = this.model;
    return [
      words.say('page-campaign-route-days', { days: legs.length, place: this.model.hexName(to), date: this.model.date(legs.at(-1).day, DATE) }),
      el('ol', { class: 'journey-days small' }, legs.map((leg, day) => el('li', {}, words.say('page-campaign-route-day', { date: this.model.date(leg.day, DATE), cost: leg.cost, steps: leg.steps }), hungry[day] ? el('span', { class: 'warned' }, ' · ', words.say('page-campaign-route-hungry-day')) : null))),
      ...meets.map(({ hex, group }) => el('span', { class: 'small warned' }, words.say('page-campaign-route-met', { group: this.model.title(group), hex }), ' ')),
      el('span', { class: 'small' }, words.say('page-campaign-route-again')),
    ];
  }

  close() {
    this._closed = true;
    this._deeds.close();
    this.map.choose(null);
    this.map.reach(null);
    this.map.route(null);
  }
}
