/** A group, a convoy or a spy acts: the map shows how far, a press goes there, buttons do the rest. */

import { el } from '../screens/dom.js';
import { portraits } from '../screens/portraits.js';
import { fill, ruled } from '../table/dom.js';

const FACE = 76;

export class Acting {
  /** @param {import('./scenes.js').Parts} parts */
  constructor({ model, map, send, changed, frame }) {
    Object.assign(this, { model, map, send, changed, _path: null });
    const { asked, mine } = model;
    this._id = asked.group ?? asked.convoy ?? asked.spy;
    this._reach = mine.reach ?? {};
    this._here = model.group(this._id)?.hex ?? model.position.convoys[this._id]?.hex ?? model.position.spies[this._id]?.hex;
    this._route = el('p', { class: 'acting-route', role: 'status' }, model.words.say(Object.keys(this._reach).length ? 'page-campaign-where' : 'page-campaign-nowhere'));
    this.root = el('div', { class: 'acting' }, this._head(), this._route, el('div', { class: 'choice-buttons' }, this._deeds()));
    this.mark();
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
    if (!group?.own) return el('h3', {}, model.title(this._id));
    const { own } = group;
    const face = el('div', { class: 'acting-face' });
    if (group.leader && model.view.people[group.leader]) portraits.figure(model.view.people[group.leader], {}, FACE).then((figure) => face.append(figure));
    const hungry = own.hungry || own.missed;
    return el('div', { class: 'acting-head' }, face, el('div', {},
      el('h3', {}, model.title(this._id)),
      el('p', { class: 'small' }, words.say('page-campaign-group-line', { size: group.known.size, wounded: group.known.wounded, coin: model.coins(own.coin), left: model.position.left ?? own.allowance })),
      el('p', { class: 'small muted' }, own.pace.flatMap((term, number) => [number ? ', ' : '', ...ruled(model.term(term), term.rule)])),
      hungry ? el('p', { class: 'small warned' }, words.say(own.hungry ? 'page-campaign-hungry' : 'page-campaign-missed', { days: own.missed })) : null));
  }

  /** What else can be done here; those who are raised or bought are counted. */
  _deeds() {
    const { options } = this.model.mine;
    const counted = { light: options.filter((each) => each.do === 'recruit' && each.light), peasants: options.filter((each) => each.do === 'recruit' && each.peasants) };
    for (const each of options.filter((one) => one.do === 'buy')) (counted[each.convoy] ??= []).push(each);
    const single = options.filter((each) => !['recruit', 'stay', 'buy'].includes(each.do));
    return [...single.map((command) => this._deed([command])), ...Object.values(counted).filter((list) => list.length).map((list) => this._deed(list))];
  }

  _deed(list) {
    let chosen = list.at(-1);
    const button = el('button', { type: 'button', class: 'choice-button', dataset: { deed: chosen.do, how: chosen.how ?? null }, onclick: () => this.send(chosen) }, this._word(chosen));
    if (list.length === 1) return button;
    const range = el('input', { type: 'range', min: 1, max: list.length, value: list.length, 'aria-label': this.model.words.say('page-campaign-how-many') });
    range.addEventListener('input', () => {
      chosen = list[Number(range.value) - 1];
      fill(button, this._word(chosen));
    });
    return el('div', { class: 'counted-deed' }, button, range);
  }

  _word(command) {
    const { words } = this.model;
    const what = { attack_place: command.how, hire: command.how, recruit: command.light ? 'light' : 'peasants' }[command.do] ?? '';
    return words.say(`page-campaign-deed-${command.do}`, { what, count: command.light || command.peasants || command.points || 0, name: command.group ? this.model.name(command.group) : '' });
  }

  get primary() {
    const { words } = this.model;
    return this._path ? { label: words.say('page-campaign-march'), command: { do: 'march', path: this._path } } : { label: words.say('page-campaign-stay'), command: { do: 'stay' } };
  }

  get command() {
    return this.primary.command;
  }

  /** A hex was pressed: the way there; pressed again, the march. @param {string} hex */
  pressHex(hex) {
    const way = this._reach[hex];
    if (!way) return false;
    if (this._path?.at(-1) === hex) {
      this.send({ do: 'march', path: this._path });
      return true;
    }
    this._show(way);
    return true;
  }

  _show(way) {
    this._path = way.path;
    this.map.route({ path: [this._here, ...way.path], total: way.cost, allowed: true });
    fill(this._route, this.model.words.say('page-campaign-route', { cost: way.cost, steps: way.path.length }));
    this.changed();
  }

  close() {
    this.map.choose(null);
    this.map.reach(null);
    this.map.route(null);
  }
}
