/** Who takes part in the fight of the day and with what: as the sergeants would have it, until somebody changes it. */

import { el } from '../screens/dom.js';
import { fill, refill } from '../table/dom.js';
import { oneOf, placesAndLead, sheetPicture } from './before.js';
import { faceButtons } from './faces.js';

/** @import { Command, Muster } from '../protocol.js' */

/** Fights into which ladders and the like are carried, and what is. */
const CARRIED_IN = new Set(['assault']);
const CARRIED = ['ladder', 'grapnel', 'mantlet'];

/** What is chosen when a side musters: as it is usual, changed by presses, and drawn anew after each. */
export class Mustering {
  /** @param {import('./questions.js').Parts} parts */
  constructor({ model, plan, changed, settle, sheets }) {
    this._model = model;
    this._plan = plan;
    this._changed = changed;
    this._settle = settle;
    this._sheets = sheets;
    /** What else is said here of the fight. @type {import('./before.js').Said} */
    this._said = { number: model.position.fight?.number ?? 0, places: 'usual', lead: model.view.fights === 'map' ? 'play' : '' };
    settle(this._said);
    const asked = /** @type {import('../protocol.js').SiegeAsk} */ (model.mine);
    this._usual = /** @type {Command} */ (asked.usual);
    this._offer = /** @type {Muster} */ (asked.offer);
    this._body = el('div', {});
    this.root = el('div', { class: 'muster' }, this._body);
  }

  _draw() {}

  _button(key, act) {
    return el('button', { type: 'button', class: 'quiet small', onclick: () => this._do(act) }, this._model.words.say(key));
  }

  _do(act) {
    act();
    this._draw();
    this._changed();
  }
}

/** Faces and engines to choose, the open ground, the sides of the map, the stretch of wall: whatever the rules let one choose. */
export class MusterSheet extends Mustering {
  /** @type {Set<string>} */
  _men = new Set();
  /** @type {Set<string>} */
  _engines = new Set();
  /** What else the usual answer says. @type {Partial<Command>} */
  _more = {};
  /** The side from which they come and the stretch of wall, beside the ground. */
  _where = el('div', {});

  /** @param {import('./questions.js').Parts} parts */
  constructor(parts) {
    super(parts);
    this._reset();
    this._draw();
    const placed = parts.model.asked?.fight === 'counter_mine' ? [] : placesAndLead(parts.model.words, this._said, this._said.lead !== ''); // nobody fights where one digs
    this.root.prepend(...[this._grounds(), this._where, ...placed].filter((each) => each !== null));
  }

  /** The open grounds in small, where there is a choice: a press takes one. */
  _grounds() {
    const { grounds } = this._offer;
    if (grounds.length < 2) return null;
    const body = el('div', {});
    const choose = (value) => {
      this._more = { ...this._more, sheet: value };
      this._changed();
    };
    const draw = (boards) => fill(body, oneOf({
      name: 'ground', title: this._model.words.say('page-siege-muster-sheet'), chosen: String(this._more.sheet), set: choose,
      choices: grounds.map(({ id, title }) => ({ value: id, text: title, picture: boards[id] ? sheetPicture(boards[id], id, false, title) : undefined })),
    }));
    draw({});
    this._sheets().then((boards) => boards && draw(boards)).catch(() => {});
    return body;
  }

  _reset() {
    const { men = [], engines = [], patrols, ...more } = this._usual;
    this._men = new Set(men);
    this._engines = new Set(engines);
    this._more = more;
  }

  get command() {
    return { ...this._more, men: [...this._men], engines: [...this._engines] };
  }

  get primary() {
    return { label: this._model.words.say('page-siege-muster-do') };
  }

  _draw() {
    const { words } = this._model;
    const { engines, everybody } = this._offer;
    refill(this._body, 'who',
      everybody ? el('p', {}, words.say('page-siege-muster-everybody', { count: this._men.size })) : this._people(),
      engines.length ? el('h4', {}, words.say('page-siege-muster-engines')) : null,
      engines.length ? el('div', { class: 'engine-chips' }, engines.map((engine) => this._engine(engine))) : null,
      this._carried());
    fill(this._where, this._ways());
    this.mark();
  }

  /** The stretches of wall that can be chosen, on the plan; the chosen one stands out. */
  mark() {
    const { sections } = this._offer;
    const { marks } = this._plan;
    const of = (id) => this._model.wallsOf(id).filter((name) => !name.includes('/'));
    marks.choices = new Set(sections.flatMap(of));
    marks.aims = new Map(sections.length ? of(this._more.section).map((name) => [name, '']) : []);
    this._plan.soon();
  }

  /** A wall on the plan was pressed: they go to its stretch. @param {string} hex */
  pressHex(hex) {
    const section = this._offer.sections.find((id) => this._model.wallsOf(id).some((name) => name.split('/')[0] === hex));
    if (!section) return false;
    this._do(() => (this._more = { ...this._more, section }));
    return true;
  }

  /** Small things that go along of themselves. */
  _carried() {
    const { asked, position, words } = this._model;
    if (!CARRIED_IN.has(asked?.fight ?? '')) return null;
    const stock = position.sides[asked?.side ?? '']?.stock ?? {};
    const things = CARRIED.filter((kind) => stock[kind]).map((kind) => `${stock[kind]} × ${this._model.kindName(kind)}`);
    return el('p', { class: 'muster-carried' }, words.say(things.length ? 'page-siege-muster-carried' : 'page-siege-muster-no-ladders', { things: things.join(', ') }));
  }

  _people() {
    const { words } = this._model;
    const { men, most } = this._offer;
    const all = most ?? men.length;
    return [
      el('p', { class: 'muster-count' },
        el('strong', {}, words.say(all < men.length ? 'page-siege-muster-most' : 'page-siege-chosen', { count: this._men.size, all })),
        this._button('page-siege-muster-usual', () => this._reset()),
        this._builders.length ? this._button('page-siege-muster-builders', () => (this._men = new Set(men.filter((who) => !this._builders.includes(who))))) : null,
        all < men.length ? null : this._button('page-siege-muster-all', () => (this._men = new Set(men))),
        this._button('page-siege-muster-none', () => (this._men = new Set()))),
      faceButtons(this._model, men, this._men, (who) => this._press(this._men, who)),
    ];
  }

  /** Those of the people on offer who have a site under work, where they may stay out of a battle to go on with it. */
  get _builders() {
    const { asked, position } = this._model;
    if (!['general_sortie', 'relief'].includes(asked?.fight ?? '')) return [];
    const sites = new Set((position.sides[asked?.side ?? '']?.projects ?? []).map(({ id }) => id));
    return this._offer.men.filter((who) => sites.has(position.people[who]?.job ?? ''));
  }

  _press(chosen, who) {
    this._do(() => (chosen.has(who) ? chosen.delete(who) : chosen.add(who)));
  }

  _engine(engine) {
    return el('button', { type: 'button', class: 'chip engine-chip', 'aria-pressed': String(this._engines.has(engine)), dataset: { who: engine }, onclick: () => this._press(this._engines, engine) }, this._model.engineName(engine));
  }

  /** The ground, the side from which they come and the stretch of wall they go to. */
  _ways() {
    const { words } = this._model;
    const { joins, edges, sections } = this._offer;
    const side = (number) => [String(number), words.say(`edge-${number}`)];
    const choices = {
      joined: [joins.map(side), Number],
      edge: [edges.map(side), Number],
      section: [sections.map((id) => [id, this._model.sectionName(id) || id]), String],
    };
    const rows = Object.entries(choices).filter(([, [all]]) => all.length > 1).map(([name, [all, read]]) => this._select(name, words.say(`page-siege-muster-${name}`), all, read));
    return rows.length ? el('div', { class: 'muster-ways' }, rows) : null;
  }

  _select(name, label, choices, read) {
    const select = el('select', { dataset: { way: name } }, choices.map(([value, text]) => el('option', { value, selected: value === String(this._more[name]) }, text)));
    select.addEventListener('change', () => {
      this._more = { ...this._more, [name]: read(select.value) };
      this.mark();
      this._changed();
    });
    return el('label', { class: 'muster-way' }, el('span', {}, label), select);
  }
}
