/** Who takes part in the fight of the day and with what; and where they stand when it begins. */

import { el } from '../screens/dom.js';
import { fill } from '../table/dom.js';
import { faceButtons } from './faces.js';

/** Faces and engines to choose, the sides of the map, the stretch of wall; as the sergeants would have it, until somebody changes it. */
export class MusterSheet {
  /** @param {import('./questions.js').Parts} parts */
  constructor({ model, changed }) {
    this._model = model;
    this._changed = changed;
    this._usual = model.mine.usual;
    this._reset();
    this._body = el('div', {});
    this.root = el('div', { class: 'muster' }, this._body);
    this._draw();
  }

  _reset() {
    const { men = [], engines = [], patrols = [], ...more } = this._usual;
    this._men = new Set(men);
    this._engines = new Set(engines);
    this._patrols = patrols.map((patrol) => [...patrol]);
    this._more = more;
  }

  get command() {
    const patrols = this._patrols.map((patrol) => patrol.filter((who) => this._men.has(who))).filter((patrol) => patrol.length);
    return { ...this._more, men: [...this._men], engines: [...this._engines], ...(patrols.length ? { patrols } : {}) };
  }

  get primary() {
    return { label: this._model.words.say('page-siege-muster-do') };
  }

  _draw() {
    const model = this._model;
    const { words } = model;
    const side = model.asked.side;
    const free = model.free(side).map(({ id }) => id);
    const all = [...new Set([...this._usual.men ?? [], ...free])];
    const engines = model.engines(side).filter((engine) => !engine.repairing);
    const held = document.activeElement?.dataset?.who;
    fill(this._body,
      el('p', { class: 'muster-count' },
        el('strong', {}, words.say('page-siege-chosen', { count: this._men.size, all: all.length })),
        this._button('page-siege-muster-usual', () => this._reset()),
        this._button('page-siege-muster-all', () => (this._men = new Set(all))),
        this._button('page-siege-muster-none', () => (this._men = new Set()))),
      faceButtons(model, all, this._men, (who) => this._press(who)),
      engines.length ? el('h4', {}, words.say('page-siege-muster-engines')) : null,
      engines.length ? el('div', { class: 'engine-chips' }, engines.map((engine) => this._engine(engine))) : null,
      this._ways(), this._patrolled());
    if (held) this._body.querySelector(`[data-who="${CSS.escape(held)}"]`)?.focus();
  }

  _button(key, act) {
    return el('button', { type: 'button', class: 'quiet small', onclick: () => {
      act();
      this._draw();
      this._changed();
    } }, this._model.words.say(key));
  }

  _press(who) {
    if (this._men.has(who)) this._men.delete(who);
    else this._men.add(who);
    this._draw();
    this._changed();
  }

  _engine(engine) {
    const button = el('button', { type: 'button', class: 'chip engine-chip', 'aria-pressed': String(this._engines.has(engine.id)), dataset: { who: engine.id } }, this._model.engineName(engine.id));
    button.addEventListener('click', () => {
      if (this._engines.has(engine.id)) this._engines.delete(engine.id);
      else this._engines.add(engine.id);
      this._draw();
      this._changed();
    });
    return button;
  }

  /** The side from which they come, and the stretch of wall they go to, where the rules let one choose. */
  _ways() {
    const { words } = this._model;
    const edges = [1, 2, 3, 4].map((number) => [String(number), words.say(`edge-${number}`)]);
    const rows = ['joined', 'edge'].filter((name) => this._more[name]).map((name) => this._select(name, words.say(`page-siege-muster-${name}`), edges, (value) => Number(value)));
    const { sections = {} } = this._model.place ?? {};
    const stretches = Object.entries(sections).filter(([, each]) => each.mine).map(([id, each]) => [id, each.title]);
    if (this._more.section && stretches.length) rows.push(this._select('section', words.say('page-siege-muster-section'), stretches, String));
    return rows.length ? el('div', { class: 'muster-ways' }, rows) : null;
  }

  _select(name, label, choices, read) {
    const select = el('select', {}, choices.map(([value, text]) => el('option', { value, selected: value === String(this._more[name]) }, text)));
    select.addEventListener('change', () => {
      this._more = { ...this._more, [name]: read(select.value) };
      this._changed();
    });
    return el('label', { class: 'muster-way' }, el('span', {}, label), select);
  }

  _patrolled() {
    if (!this._patrols.length) return null;
    const { words } = this._model;
    const lists = this._patrols.map((patrol, number) => el('li', {}, el('strong', {}, words.say('page-siege-patrol', { number: number + 1 })), ' ', patrol.map((who) => this._model.name(who)).join(', ')));
    return el('div', {}, el('h4', {}, words.say('page-siege-patrols')), el('ul', { class: 'plain' }, lists));
  }
}

/** Where one's people stand: somebody is taken up, then put down on the plan or beside the map. */
export class Arrangement {
  /** @param {import('./questions.js').Parts} parts */
  constructor({ model, plan, changed, check }) {
    Object.assign(this, { _model: model, _plan: plan, _changed: changed, _check: check });
    this._zone = model.mine.zone ?? { cells: [], edges: [] };
    /** @type {Map<string, {hex?: string, edge?: number}>} */
    this._places = new Map();
    this._held = null;
    this._body = el('div', {});
    this.root = el('div', { class: 'arrange' }, this._body);
    this._draw();
  }

  get command() {
    return { do: 'arrange', places: [...this._places].map(([who, place]) => ({ who, ...place })) };
  }

  get primary() {
    return { label: this._model.words.say(this._places.size ? 'page-siege-arrange-do' : 'page-siege-arrange-usual') };
  }

  /** The plan was pressed: whoever is held is put there. @param {string} hex */
  pressHex(hex) {
    const cells = this._cellsAt(hex);
    if (!this._held) return false;
    if (!cells.length) {
      this._check({ do: 'arrange', places: [{ who: this._held, hex }] });
      return true;
    }
    const taken = new Set([...this._places.values()].map((place) => place.hex));
    this._put({ hex: cells.find((cell) => !taken.has(cell)) ?? cells[0] });
    return true;
  }

  about() {
    return '';
  }

  /** The cells of a hex where one may stand, from the highest down. */
  _cellsAt(hex) {
    const own = this._zone.cells.filter((cell) => bare(cell).split('/')[0] === hex);
    return own.sort((one, other) => Number(other.split('/')[1] ?? 0) - Number(one.split('/')[1] ?? 0));
  }

  _put(place) {
    this._places.set(this._held, place);
    const party = this._party();
    this._held = party.find((who) => !this._places.has(who)) ?? null;
    this._draw();
    this._changed();
  }

  _party() {
    return this._model.position.fight?.parties?.[this._model.asked.side] ?? [];
  }

  mark() {
    const { marks } = this._plan;
    marks.choices = new Set(this._held ? this._zone.cells.map(bare) : []);
    marks.aims = new Map();
    marks.posts = new Map([...this._places].filter(([, place]) => place.hex).map(([who, place]) => [bare(place.hex), this._model.name(who).slice(0, 9)]));
    this._plan.soon();
  }

  _draw() {
    const model = this._model;
    const { words } = model;
    const hint = !this._zone.cells.length && !this._zone.edges.length ? 'page-siege-arrange-sergeants' : this._held ? `page-siege-arrange-${this._zone.cells.length ? 'where' : 'edge'}` : `page-siege-arrange-${this._zone.cells.length ? 'who' : 'along'}`;
    const edges = this._held ? this._zone.edges.map((edge) => el('button', { type: 'button', onclick: () => this._put({ edge }) }, words.say(`edge-${edge}`))) : [];
    const placed = [...this._places].map(([who, place]) => el('li', {}, `${model.name(who)}: ${place.hex ? bare(place.hex) : words.say(`edge-${place.edge}`)}`));
    const again = el('button', { type: 'button', class: 'quiet small', onclick: () => {
      this._places.clear();
      this._held = null;
      this._draw();
      this._changed();
    } }, words.say('page-siege-arrange-again'));
    fill(this._body,
      el('p', { class: 'small muted' }, words.say(hint, { who: this._held ? model.name(this._held) : '' })),
      edges.length ? el('p', { class: 'actions' }, edges) : null,
      faceButtons(model, this._party(), new Set(this._held ? [this._held] : []), (who) => {
        this._held = this._held === who ? null : who;
        this._draw();
      }),
      placed.length ? el('ul', { class: 'plain small' }, placed) : null,
      placed.length ? again : null);
    this.mark();
  }
}

/** A cell of the place without the number of its sheet: `1.K10/2` is `K10/2` on the plan. */
function bare(cell) {
  return cell.replace(/^1\./, '');
}
