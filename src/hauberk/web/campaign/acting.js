/** A group, a convoy or a spy acts: the map shows how far, a press goes there, buttons do the rest. */

import { el } from '../screens/dom.js';
import { fill } from '../table/dom.js';

export class Acting {
  /** @param {import('./scenes.js').Parts} parts */
  constructor({ model, map, send, changed }) {
    Object.assign(this, { model, map, send, changed, _path: null });
    const { asked, mine } = model;
    this._id = asked.group ?? asked.convoy ?? asked.spy;
    this._reach = mine.reach ?? {};
    this._here = model.group(this._id)?.hex ?? model.position.convoys[this._id]?.hex ?? model.position.spies[this._id]?.hex;
    this._route = el('p', { class: 'small', role: 'status' });
    this.root = el('div', { class: 'acting' }, this._head(), this._route, el('div', { class: 'choice-buttons' }, this._deeds()));
    this.mark();
    map.look(this._here);
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
    if (!group?.own) return el('p', {}, el('strong', {}, model.name(this._id)));
    const { own } = group;
    const pace = own.pace.map((term) => `${term.value > 0 ? '+' : ''}${term.value}`).join(' ');
    return el('div', {},
      el('h3', {}, model.name(this._id)),
      el('p', { class: 'small' }, words.say('page-campaign-group-line', { size: group.known.size, wounded: group.known.wounded, coin: model.coins(own.coin), left: model.position.left ?? own.allowance })),
      el('p', { class: 'small muted' }, words.say('page-campaign-pace', { pace })));
  }

  _deeds() {
    const { model, send } = this;
    const { options } = model.mine;
    const recruits = options.filter((each) => each.do === 'recruit');
    const best = (key) => recruits.filter((each) => each[key]).at(-1);
    const listed = [...options.filter((each) => !['recruit', 'stay', 'buy'].includes(each.do)), ...['light', 'peasants'].map(best).filter(Boolean), ...options.filter((each) => each.do === 'buy').slice(-1)];
    return listed.map((command) => el('button', { type: 'button', class: 'choice-button', dataset: { deed: command.do }, onclick: () => send(command) }, this._word(command)));
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
