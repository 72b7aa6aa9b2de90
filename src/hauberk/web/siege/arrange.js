/** Where one's people stand when the fight of the day begins. */

import { el } from '../screens/dom.js';
import { worksOf } from '../paint/map/index.js';
import { fill } from '../table/dom.js';
import { faceButtons } from './faces.js';

/** Where one's people stand: somebody is taken up, then put down on the plan or beside the map. */
export class Arrangement {
  /** @param {import('./questions.js').Parts} parts */
  constructor({ model, plan, changed, check, ground }) {
    this._model = model;
    this._plan = plan;
    this._changed = changed;
    this._check = check;
    this._zone = model.mine?.zone ?? { cells: [], edges: [], ground: '' };
    /** @type {Map<string, {hex?: string, edge?: number}>} */
    this._places = new Map();
    this._held = null;
    this._body = el('div', {});
    this.root = el('div', { class: 'arrange' }, this._body);
    this._draw();
    if (this._zone.ground) this._opening = ground().then((found) => found && !this._closed && plan.visit(found.board, worksOf(found)).then(() => this.mark()));
  }

  /** The plan shows the place again. */
  close() {
    this._closed = true;
    if (this._zone.ground) this._plan.comeHome();
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

  /** The cells of a hex where one may stand, from the highest down; but first a mine below it, for which one comes to such a fight. */
  _cellsAt(hex) {
    const rank = (cell) => {
      const storey = Number(cell.split('/')[1] ?? 0);
      return storey < 0 ? Infinity : storey;
    };
    const own = this._zone.cells.filter((cell) => bare(cell).split('/')[0] === hex);
    return own.sort((one, other) => rank(other) - rank(one) || 0);
  }

  _put(place) {
    this._places.set(this._held, place);
    const party = this._party();
    this._held = party.find((who) => !this._places.has(who)) ?? null;
    this._draw();
    this._changed();
  }

  /** Everybody who has no place yet comes in by one side of the map. @param {number} edge */
  _putAll(edge) {
    for (const who of this._party()) if (!this._places.has(who)) this._places.set(who, { edge });
    this._held = null;
    this._draw();
    this._changed();
  }

  _party() {
    return this._model.position.fight?.parties?.[this._model.asked?.side ?? ''] ?? [];
  }

  mark() {
    const { marks } = this._plan;
    marks.choices = new Set(this._zone.cells.map(bare));
    marks.aims = new Map();
    marks.posts = new Map([...this._places].filter(([, place]) => place.hex).map(([who, place]) => [bare(place.hex), this._model.name(who).slice(0, 9)]));
    this._plan.soon();
  }

  _draw() {
    const model = this._model;
    const { words } = model;
    const hint = !this._zone.cells.length && !this._zone.edges.length ? 'page-siege-arrange-sergeants' : this._held ? `page-siege-arrange-${this._zone.cells.length ? 'where' : 'edge'}` : `page-siege-arrange-${this._zone.cells.length ? 'who' : 'along'}`;
    const sides = this._held || this._party().every((who) => this._places.has(who)) ? [] : this._zone.edges;
    const together = sides.length > 1 ? el('p', { class: 'actions arrange-all' }, el('span', {}, words.say('page-siege-arrange-all')), sides.map((edge) => el('button', { type: 'button', onclick: () => this._putAll(edge) }, words.say(`edge-${edge}`)))) : null;
    const edges = this._held ? this._zone.edges.map((edge) => el('button', { type: 'button', onclick: () => this._put({ edge }) }, words.say(`edge-${edge}`))) : [];
    const placed = [...this._places].map(([who, place]) => el('li', {}, `${model.name(who)}${words.colon}${place.hex ? bare(place.hex) : words.say(`edge-${place.edge}`)}`));
    const again = el('button', { type: 'button', class: 'quiet small', onclick: () => {
      this._places.clear();
      this._held = null;
      this._draw();
      this._changed();
    } }, words.say('page-siege-arrange-again'));
    fill(this._body,
      el('p', { class: 'small muted' }, words.say(hint, { who: this._held ? model.name(this._held) : '' })),
      together,
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

/** A cell without the number of its sheet: `1.K10/2` is `K10/2` on the plan. */
function bare(cell) {
  return cell.replace(/^[12]\./, '');
}
