/** Places that the news name: a ring that pulses where they are in sight, an arrow at the edge of the map where they are not. */

import { el } from '../screens/dom.js';
import { fill } from '../table/dom.js';

/** So far from the edge an arrow stands, and so far from it a place counts as in sight. */
const EDGE = 22;
/** Arrows nearer to each other than this would hide one another; the first stands for both. */
const APART = 30;

/** @typedef {{x: number, y: number}} Spot */

/**
 * Where the sign of a place stands in a window: on it, or at the edge on the way to it, with the direction as an angle.
 * @param {Spot} spot @param {{w: number, h: number}} window @returns {Spot & {turn: number|null}}
 */
export function signOf(spot, { w, h }) {
  const inside = spot.x >= 0 && spot.y >= 0 && spot.x <= w && spot.y <= h;
  if (inside) return { ...spot, turn: null };
  const middle = { x: w / 2, y: h / 2 };
  const [dx, dy] = [spot.x - middle.x, spot.y - middle.y];
  const part = Math.min((middle.x - EDGE) / Math.abs(dx || 1e-9), (middle.y - EDGE) / Math.abs(dy || 1e-9));
  return { x: middle.x + dx * part, y: middle.y + dy * part, turn: Math.atan2(dy, dx) };
}

export class Signposts {
  /** @type {string[]} */
  _hexes = [];

  /** @param {{map: ReturnType<import('./index.js').campaignMap>, field: HTMLElement, label: (hex: string) => string}} parts */
  constructor({ map, field, label }) {
    this._map = map;
    this._field = field;
    this._label = label;
    this.root = el('div', { class: 'signposts' });
    field.append(this.root);
    map.on('drawn', () => this._place());
  }

  /** @param {string[]} hexes */
  show(hexes) {
    this._hexes = hexes;
    this._signs = new Map(hexes.map((hex) => [hex, el('button', { type: 'button', class: 'signpost', dataset: { hex }, 'aria-label': this._label(hex), title: this._label(hex), onclick: () => this._map.look(hex) }, el('span', { class: 'signpost-arrow', 'aria-hidden': 'true' }, '➤'))]));
    fill(this.root, ...this._signs.values());
    this._place();
  }

  _place() {
    if (!this._hexes.length) return;
    const { clientWidth: w, clientHeight: h } = this._field;
    /** @type {Spot[]} */
    const taken = [];
    for (const hex of this._hexes) {
      const sign = /** @type {HTMLElement} */ (this._signs?.get(hex));
      const { x, y, turn } = signOf(this._map.placeOf(hex), { w, h });
      const away = turn !== null;
      sign.hidden = away && taken.some((spot) => Math.hypot(spot.x - x, spot.y - y) < APART);
      if (away) taken.push({ x, y });
      sign.classList.toggle('is-away', away);
      sign.style.transform = `translate(${x}px, ${y}px)`;
      sign.style.setProperty('--turn', `${turn ?? 0}rad`);
      sign.tabIndex = away ? 0 : -1;
    }
  }
}
