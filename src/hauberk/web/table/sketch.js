// A sketch of moves that are meant: ways drawn for several men before any is gone, then gone one after the other.
import { movesNow, restsInMovement } from './rest.js';

/** @import { Option } from './offers.js' */

export class Sketch {
  /** The pencil is in the hand: ways are drawn, not gone. */
  on = false;
  /** They are being gone. */
  going = false;
  /** Every man's way and where it begins, in the order in which they were drawn. @type {Map<string, {option: Option, start?: string|null}>} */
  ways = new Map();
  /** Whose phase it was drawn in. */
  phase = '';

  /**
   * @param {{store: import('./store.js').Store, hand: import('./hand.js').Hand, busy: () => boolean, gone: () => boolean,
   *   changed: () => void, drawn: (who: string, hex: string) => void}} parts
   */
  constructor({ store, hand, busy, gone, changed, drawn }) {
    this.parts = { store, hand, busy, gone };
    this.store = store;
    this.hand = hand;
    this.changed = changed;
    this.drawn = drawn;
  }

  /** Whether there is anything to sketch now. */
  get may() {
    return movesNow(this.store);
  }

  /** The ways that still begin where their men stand. @returns {Option[]} */
  get options() {
    return [...this.ways.values()].map(({ option }) => option);
  }

  toggle() {
    this.on = this.may && !this.on;
    this.changed();
  }

  /** Draws a way instead of going it; false if it is to be gone. @param {Option|null} option */
  take(option) {
    if (!this.on || this.going || option?.kind !== 'move') return false;
    const { man = '', path = [] } = option.do;
    this.phase = this.now;
    this.ways.delete(man);
    this.ways.set(man, { option, start: this.store.men.get(man)?.at });
    this.drawn(man, path.at(-1) ?? '');
    return true;
  }

  get now() {
    const { turn, active } = this.store.view.position;
    return `${turn} ${active}`;
  }

  /** A new position: ways of another phase, and of those who stand elsewhere now, are wiped away. */
  refresh() {
    if (this.phase !== this.now) {
      this.ways.clear();
      this.on = false;
    }
    for (const [who, { start }] of this.ways) if (this.store.men.get(who)?.at !== start) this.ways.delete(who);
  }

  wipe() {
    this.ways.clear();
    this.on = false;
    this.going = false;
    this.changed();
  }

  /** All of them, one after the other; a question, a refusal or a stop on the way leaves the rest as they are drawn. */
  async go() {
    this.going = true;
    this.hand.escape();
    while (this.going && (await restsInMovement(this.parts))) {
      const [next] = this.options;
      if (!next) break;
      const { seq } = this.store.view;
      await this.hand.do(next.do, next.hex);
      const at = await this.arrived(next.do.man, seq);
      if (at !== next.hex) break;
    }
    this.going = false;
    if (!this.ways.size) this.on = false;
    if (!this.parts.gone()) this.changed();
  }

  /** Where somebody stands when his step is over; null if nothing came of it. */
  async arrived(who, seq) {
    await restsInMovement(this.parts);
    return this.store.view.seq === seq ? null : this.store.men.get(who)?.at;
  }

  stop() {
    this.going = false;
    this.changed();
  }
}
