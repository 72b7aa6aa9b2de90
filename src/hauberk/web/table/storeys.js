// Which storey one looks at, and which cell of a hex the hand means there.
import { el, fill } from './dom.js';
import { storeyOf } from './grid.js';

/** How strongly people of other storeys are drawn, above and below the one looked at. */
const GHOST = { above: 0.28, below: 0.5 };

export class Storeys {
  /**
   * @param {{store: import('./store.js').Store, hand: import('./hand.js').Hand, say: (key: string, gaps?: object) => string, changed: (storey: 'top'|number) => void}} parts
   */
  constructor({ store, hand, say, changed }) {
    Object.assign(this, { store, hand, say, changed });
    this.storey = 'top';
    this.root = el('div', { class: 'storeys', role: 'group', 'aria-label': say('table-storeys'), hidden: true });
  }

  /** What can be looked at, from the highest down: everything from above first. Machines bring storeys of their own. */
  get all() {
    const people = [...this.store.men.values()].filter((man) => man.at && !man.away).map((man) => storeyOf(man.at));
    const found = [...new Set([...this.store.grid.storeys, ...people])].sort((one, other) => other - one);
    return found.length > 1 ? ['top', ...found] : ['top'];
  }

  /** Buttons anew when the storeys are others than before. */
  update() {
    const { all } = this;
    if (all.join() !== this.listed) {
      this.listed = all.join();
      this.root.hidden = all.length < 2;
      fill(this.root, ...all.map((storey) => this.button(storey)));
    }
    for (const button of this.root.children) button.setAttribute('aria-pressed', String(button.dataset.storey === String(this.storey)));
  }

  button(storey) {
    const name = this.name(storey);
    const button = el('button', { type: 'button', class: 'tool', title: name, 'aria-label': name, onclick: () => this.look(storey) }, storey === 'top' ? '⌂' : String(storey));
    button.dataset.storey = String(storey);
    return button;
  }

  name(storey) {
    if (storey === 'top') return this.say('table-storey-top');
    if (storey < 0) return this.say('table-storey-mine');
    return storey ? this.say('table-storey', { storey }) : this.say('table-storey-ground');
  }

  look(storey) {
    if (this.storey === storey || !this.all.includes(storey)) return;
    this.storey = storey;
    this.update();
    this.changed(storey);
  }

  /** One storey up (1) or down (−1). */
  step(by) {
    const { all } = this;
    const next = all[all.indexOf(this.storey) - by];
    if (next !== undefined) this.look(next);
  }

  /** Follow somebody to his storey, unless everything is seen anyway. */
  follow(name) {
    if (this.storey !== 'top' && name) this.look(storeyOf(name));
  }

  /** How strongly something on a cell is drawn. */
  strength(name) {
    if (this.storey === 'top') return 1;
    const storey = storeyOf(name);
    if (storey === this.storey) return 1;
    return storey > this.storey ? GHOST.above : GHOST.below;
  }

  /** Is a cell on the storey looked at? */
  shows(name) {
    return this.storey === 'top' || storeyOf(name) === this.storey;
  }

  /**
   * The cell that is meant when one points at a hex: on the storey looked at; from above the one where something can be done, then one
   * with people, then the highest.
   */
  cellAt(hex) {
    if (!hex || !this.store.grid || this.all.length < 2) return hex;
    const taken = this.all.slice(1).map((storey) => (storey ? `${hex}/${storey}` : hex)).filter((name) => this.store.at.has(name));
    const cells = [...new Set([...taken, ...this.store.grid.column(hex)])].sort((one, other) => storeyOf(other) - storeyOf(one));
    const low = this.storey === 'top' ? cells : cells.filter((name) => storeyOf(name) <= this.storey);
    const own = this.storey !== 'top' && low.find((name) => storeyOf(name) === this.storey);
    if (own) return own;
    return low.find((name) => this.hand.optionsAt(name).length) ?? low.find((name) => this.store.at.has(name)) ?? low[0] ?? hex;
  }
}
