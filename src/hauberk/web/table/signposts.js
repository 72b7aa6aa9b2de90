/** Signs at the edge of a map: an arrow to each place of interest that is out of sight; where it is in sight, a ring that pulses, if one is wanted. */

import { el } from '../screens/dom.js';
import { fill } from './dom.js';

/** So far from the edge an arrow stands, and so far from it a place counts as in sight. */
const EDGE = 22;
/** Arrows nearer to each other than this would hide one another; the first stands for both. */
const APART = 30;

/** @typedef {{x: number, y: number}} Spot */
/** @typedef {{x: number, y: number, w: number, h: number}} Room */

/**
 * Where the sign of a place stands in the free part of a window: on it, or at the edge on the way to it, with the direction as an angle.
 * @param {Spot} spot @param {{x?: number, y?: number, w: number, h: number}} room @returns {Spot & {turn: number|null}}
 */
export function signOf(spot, { x = 0, y = 0, w, h }) {
  const inside = spot.x >= x && spot.y >= y && spot.x <= x + w && spot.y <= y + h;
  if (inside) return { ...spot, turn: null };
  const middle = { x: x + w / 2, y: y + h / 2 };
  const [dx, dy] = [spot.x - middle.x, spot.y - middle.y];
  const part = Math.min((w / 2 - EDGE) / Math.abs(dx || 1e-9), (h / 2 - EDGE) / Math.abs(dy || 1e-9));
  return { x: middle.x + dx * part, y: middle.y + dy * part, turn: Math.atan2(dy, dx) };
}

export class Signposts {
  /** @type {string[]} */
  _hexes = [];

  /**
   * @param {{placeOf: (hex: string) => Spot|null|undefined, look: (hex: string) => void, room: () => Room, field: HTMLElement, label: (hex: string) => string, rings?: boolean}} parts
   * `placeOf`: in pixels of the field; `room`: the part of it that nothing covers
   */
  constructor({ placeOf, look, room, field, label, rings = false }) {
    this._placeOf = placeOf;
    this._look = look;
    this._room = room;
    this._label = label;
    this.root = el('div', { class: rings ? 'signposts' : 'signposts arrows-only' });
    field.append(this.root);
  }

  /** @param {string[]} hexes */
  show(hexes) {
    if (hexes.length === this._hexes.length && hexes.every((hex, number) => hex === this._hexes[number])) return;
    this._hexes = hexes;
    this._signs = new Map(hexes.map((hex) => [hex, el('button', { type: 'button', class: 'signpost', dataset: { hex }, 'aria-label': this._label(hex), title: this._label(hex), onclick: () => this._look(hex) }, el('span', { class: 'signpost-arrow', 'aria-hidden': 'true' }, '➤'))]));
    fill(this.root, ...this._signs.values());
    this.place();
  }

  /** Puts the signs where they belong now that the camera has moved. */
  place() {
    if (!this._hexes.length) return;
    const room = this._room();
    /** @type {Spot[]} */
    const taken = [];
    for (const hex of this._hexes) {
      const sign = /** @type {HTMLElement} */ (this._signs?.get(hex));
      const spot = this._placeOf(hex);
      sign.hidden = !spot;
      if (!spot) continue;
      const { x, y, turn } = signOf(spot, room);
      const away = turn !== null;
      sign.hidden = away && taken.some((each) => Math.hypot(each.x - x, each.y - y) < APART);
      if (away) taken.push({ x, y });
      sign.classList.toggle('is-away', away);
      sign.style.transform = `translate(${x}px, ${y}px)`;
      sign.style.setProperty('--turn', `${turn ?? 0}rad`);
      sign.tabIndex = away ? 0 : -1;
    }
  }
}
