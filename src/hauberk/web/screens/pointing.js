/** The coach's finger: an arrow over a man on the map, until somebody is picked up. */

import { el } from './dom.js';

export class Pointing {
  /** @param {HTMLElement} place  where the table is */
  constructor(place) {
    this._place = place;
    this._arrow = el('div', { class: 'coach-arrow', hidden: true, 'aria-hidden': 'true' }, el('span', {}));
    place.append(this._arrow);
  }

  /** Points at a hex, or at nothing. @param {string|null} hex */
  at(hex) {
    this._hex = hex;
    this._show();
  }

  /** Points at a hex that was asked for, whoever is picked up; at nothing more when it is null. @param {string|null} hex */
  asked(hex) {
    this._asked = hex;
    this._show();
  }

  _show() {
    const hex = this._asked ?? this._hex;
    if (hex && !this._frame) this._follow();
    if (!hex) this._arrow.hidden = true;
  }

  close() {
    this._hex = null;
    this._asked = null;
    cancelAnimationFrame(this._frame);
    this._arrow.remove();
  }

  /** The map moves under the arrow, so it is put right with every picture. */
  _follow() {
    this._frame = requestAnimationFrame(() => {
      this._frame = 0;
      const hex = this._asked ?? this._hex;
      if (!hex) return;
      const map = /** @type {HTMLElement|null} */ (this._place.querySelector('.table-map'));
      this._put(map?.placeOf?.(hex));
      this._follow();
    });
  }

  _put(point) {
    const picked = this._place.querySelector('#roll-men [aria-pressed="true"]');
    this._arrow.hidden = !point || Boolean(picked && !this._asked);
    if (this._arrow.hidden) return;
    const { left, top } = this._place.getBoundingClientRect();
    this._arrow.style.transform = `translate(${Math.round(point.x - left)}px, ${Math.round(point.y - top)}px)`;
  }
}
