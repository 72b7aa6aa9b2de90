/** The slip on the plan: which wall this is, what it has lost, and the chance that it loses more. */

import { el } from '../screens/dom.js';
import { fill } from '../table/dom.js';

export class Slip {
  /** @param {{model: import('./model.js').Model, about: (wall: string) => string}} parts */
  constructor({ model, about }) {
    this._model = model;
    this._about = about;
    this._hex = null;
    this.root = el('div', { class: 'siege-slip', id: 'siege-slip', hidden: true });
  }

  /** @param {string|null} hex @param {boolean} [pressed]  then ground without a wall says so too */
  show(hex, pressed = false) {
    this._hex = hex;
    this._pressed = pressed;
    this.refresh();
  }

  refresh() {
    const model = this._model;
    const names = this._hex && model.view ? model.wallsAt(this._hex) : [];
    const ground = this._pressed && this._hex && model.view && !names.length ? this._ground(this._hex) : null;
    this.root.hidden = !names.length && !ground;
    fill(this.root, ...names.map((name) => this._wall(name)), ground);
  }

  /** Ground that bears no wall. @param {string} hex */
  _ground(hex) {
    const { words, place } = this._model;
    const found = place?.board.hexes.find(({ name }) => name === hex);
    if (!found) return null;
    const { terrain } = place.board;
    return el('div', { class: 'slip-wall' }, el('strong', {}, hex), ' ', (terrain[found.structure] ?? terrain[found.terrain])?.name ?? '', el('span', { class: 'muted small' }, ` · ${words.say('page-siege-no-wall')}`));
  }

  _wall(name) {
    const { words } = this._model;
    const wall = this._model.wall(name);
    const left = wall.down ? 0 : wall.grades - wall.lost;
    const state = wall.burnt ? words.say('page-siege-wall-burnt') : wall.down ? words.say('page-siege-wall-down') : words.say('page-siege-wall-grades', { left, grades: wall.grades });
    const pips = el('span', { class: 'pips', 'aria-hidden': 'true' }, '●'.repeat(left) + '○'.repeat(Math.max(0, wall.grades - left)));
    const about = this._about(name);
    return el('div', { class: 'slip-wall' },
      el('strong', {}, this._model.wallName(name)), ' ', el('span', { class: 'muted small' }, [words.say(`page-siege-wall-${wall.kind}`), words.say(`page-siege-material-${wall.material}`)].join(', ')),
      el('p', {}, pips, ' ', state),
      about ? el('p', { class: 'slip-odds' }, about) : null);
  }
}
