/** The tools of the campaign map: its modes, and the search for a place, a group or a leader. */

import { announce, el } from '../screens/dom.js';
import { folded } from '../screens/kept_games.js';
import { fill } from '../table/dom.js';
import { SHADES } from './shades.js';

/** A window with little room for words. */
const NARROW = '(max-width: 760px)';
const NAMES = Object.keys(SHADES);

export class Modes {
  /** The mode that is shown; '' for none. */
  name = '';
  /** What the server says of every hex, by mode. @type {Record<string, Record<string, any>>|null} */
  _told = null;
  _seq = -1;

  /** @param {{model: import('./model.js').Model, map: () => any, ask: () => Promise<any>, lead: (hexes: string[]) => void, frame: (hexes: string[]) => void}} parts */
  constructor({ model, map, ask, lead, frame }) {
    this._model = model;
    this._map = map;
    this._ask = ask;
    this._frame = frame;
    const { words } = model;
    this._choice = el('select', { 'aria-label': words.say('page-campaign-mode') }, [el('option', { value: '' }, words.say('page-campaign-mode-none')), ...NAMES.map((name) => el('option', { value: name }, words.say(`page-campaign-mode-${name}`)))]);
    this._choice.addEventListener('change', () => this.show(this._choice.value));
    this._help = el('p', { class: 'mode-help small', hidden: true });
    this._found = el('datalist', { id: 'campaign-places' });
    const find = el('input', { type: 'search', autocomplete: 'off', placeholder: words.say(matchMedia(NARROW).matches ? 'page-campaign-find.short' : 'page-campaign-find'), 'aria-label': words.say('page-campaign-find') });
    find.setAttribute('list', 'campaign-places');
    find.addEventListener('change', () => {
      const hex = this.find(find.value);
      if (hex) lead([hex]);
      else if (find.value) announce(words.say('page-campaign-find-none', { what: find.value }));
    });
    this.root = el('div', { class: 'map-tools' }, el('div', { class: 'map-tools-row' }, this._choice, find, this._found), this._help);
  }

  /** Everything that can be looked for, by name: places, groups and leaders that are seen. @returns {Map<string, string>} */
  get known() {
    const { country, position, view } = this._model;
    /** @type {Map<string, string>} */
    const found = new Map();
    for (const { id, hex } of country?.places ?? []) if (position.places[id]) found.set(this._model.title(id), hex);
    for (const [id, group] of Object.entries(position.groups)) {
      found.set(this._model.title(id), group.hex);
      if (group.leader && view.people[group.leader]) found.set(view.people[group.leader].name, group.hex);
    }
    for (const [who, person] of Object.entries(position.people)) {
      const group = person.group && position.groups[person.group];
      if (group) found.set(this._model.person(who).name, group.hex);
    }
    return found;
  }

  /** The hex of what bears this name, or begins with it. @param {string} text @returns {string|undefined} */
  find(text) {
    const wanted = folded(text.trim());
    if (!wanted) return undefined;
    const all = [...this.known].map(([name, hex]) => ({ name: folded(name), hex }));
    return (all.find(({ name }) => name === wanted) ?? all.find(({ name }) => name.startsWith(wanted)) ?? all.find(({ name }) => name.includes(wanted)))?.hex;
  }

  /** Another mode. @param {string} name */
  async show(name) {
    const { words } = this._model;
    this.name = name;
    this._choice.value = name;
    this._help.hidden = !name;
    this._help.textContent = name ? words.say(`page-campaign-mode-${name}.help`) : '';
    if (name) announce(this._help.textContent ?? '');
    await this._draw();
    if (name === 'objectives') this._frame(Object.keys(this._told?.objectives ?? {}));
  }

  /** After every step: names to be found, and what the mode shows now. */
  update() {
    fill(this._found, ...[...this.known.keys()].sort().map((name) => el('option', { value: name })));
    if (this.name) this._draw();
  }

  async _draw() {
    if (!this.name) {
      this._map()?.shade(null);
      return;
    }
    const { seq } = this._model.view;
    if (this._seq !== seq) {
      const told = await this._ask().catch(() => null);
      if (!told) return;
      this._told = told;
      this._seq = seq;
    }
    const hexes = this._told?.[this.name] ?? {};
    if (this.name) this._map()?.shade(new Map(Object.entries(hexes).map(([hex, each]) => [hex, SHADES[this.name](each, this._model)])));
  }

  /** What the mode says of a hex, in words. @param {string} hex @returns {string[]} */
  linesOf(hex) {
    const told = this._told?.[this.name]?.[hex];
    if (!told) return [];
    const { _model: model } = this;
    const say = (gaps) => model.words.say(`page-campaign-mode-line-${this.name}`, gaps);
    if (this.name === 'lordship') return [say({ place: model.name(told.place), faction: model.faction(told.faction).name })];
    if (this.name === 'supply') return [say({ points: told.endless ? -1 : told.points, need: told.need, days: told.days ?? -1 })];
    if (this.name === 'threat') return [say({ groups: told.groups.map((id) => model.title(id)).join(', '), size: told.size })];
    if (this.name === 'loyalty') return told.map(({ id, level }) => `${model.title(id)}${model.words.colon}${model.attitude(level)}`);
    return told.map(({ met, place, who }) => say({ name: model.title(place || who) || model.hexName(hex), met: met ? 'yes' : 'no' }));
  }
}
