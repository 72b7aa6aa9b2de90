// Which storey one looks at, and which cell of a hex the hand means there.
import { el, fill } from './dom.js';
import { hexOf, storeyOf } from './grid.js';

/** How strongly people of other storeys are drawn, above and below the one looked at. */
const GHOST = { above: 0.28, below: 0.5 };

export class Storeys {
  /**
   * @param {{store: import('./store.js').Store, hand: import('./hand.js').Hand, say: import('../words/fluent.js').Say, changed: (storey: 'top'|number) => void}} parts
   */
  constructor({ store, hand, say, changed }) {
    this.store = store;
    this.hand = hand;
    this.say = say;
    this.changed = changed;
    /** The one looked at; 'top' is everything from above. @type {'top'|number} */
    this.storey = 'top';
    this.machines = null;
    this.works = null;
    /** @type {string[]} */
    this.built = [];
    /** What `all` was found for, and what was found. @type {{at: Map<string, string[]>, brought: string[]}|null} */
    this.foundFor = null;
    /** @type {(number|'top')[]} */
    this.found = ['top'];
    this.root = el('div', { class: 'storeys', role: 'group', 'aria-label': say('table-storeys'), hidden: true });
  }

  /** What can be looked at, from the highest down: everything from above first. Machines bring storeys of their own. Worked out when somebody has moved. */
  get all() {
    const { brought } = this;
    if (this.foundFor?.at !== this.store.at || this.foundFor.brought !== brought) {
      this.foundFor = { at: this.store.at, brought };
      this.found = this.counted();
    }
    return this.found;
  }

  counted() {
    const people = [...this.store.men.values()].filter((man) => man.at && !man.away).map((man) => storeyOf(man.at));
    const found = [...new Set([...this.store.grid.storeys, ...people, ...this.brought.map(storeyOf)])].sort((one, other) => other - one);
    return found.length > 1 ? ['top', ...found] : ['top'];
  }

  /** Floors that machines have brought, and whatever else was built where the sheet has nothing. */
  get brought() {
    const { machines = [], works = {} } = this.store.view?.position ?? {};
    if (machines === this.machines && works === this.works) return this.built;
    this.machines = machines;
    this.works = works;
    this.built = [...machines.flatMap((machine) => (machine.parts ?? []).map((part) => part.hex)), ...Object.keys(works.ground ?? {})];
    return this.built;
  }

  /** Buttons anew when the storeys are others than before. */
  update() {
    const { all } = this;
    if (all.join() !== this.listed) {
      this.listed = all.join();
      this.root.hidden = all.length < 2;
      fill(this.root, ...all.map((storey) => this.button(storey)));
    }
    for (const button of this.root.querySelectorAll('button')) button.setAttribute('aria-pressed', String(button.dataset.storey === String(this.storey)));
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
    const taken = [...this.store.at.keys(), ...this.brought].filter((name) => hexOf(name) === hex);
    const cells = [...new Set([...taken, ...this.store.grid.column(hex)])].sort((one, other) => storeyOf(other) - storeyOf(one));
    const can = (name) => this.hand.optionsAt(name).length > 0;
    const someone = (name) => this.store.standing(name).length > 0;
    if (this.storey === 'top') return this.fromAbove(cells, can, someone) ?? hex;
    const { storey } = this;
    const low = cells.filter((name) => storeyOf(name) <= storey);
    const own = cells.find((name) => storeyOf(name) === storey);
    // Where nobody stands and nothing can be done on this storey, the people above and below it are meant.
    if (own && (can(own) || someone(own))) return own;
    return cells.find((name) => this.hand.mode === 'free' && !this.hand.man && someone(name)) ?? own ?? low[0] ?? hex;
  }

  /** Where one's own people stand, they are meant rather than a way to another storey of their hex; a blow at an enemy comes first. */
  fromAbove(cells, can, someone) {
    const { store, hand } = this;
    const own = cells.some((name) => store.standing(name).some((who) => store.man(who).side === store.mine));
    const deed = (name) => hand.optionsAt(name).some((option) => option.kind !== 'move');
    return cells.find(own ? deed : can) ?? cells.find(someone) ?? cells[0];
  }

  /** The cells of a hex on which a press picks people: all of them from above, else the storey looked at. */
  stack(name) {
    if (this.all.length < 2 || this.storey !== 'top') return [name];
    return [...this.store.at.keys()].filter((cell) => hexOf(cell) === hexOf(name)).sort((one, other) => storeyOf(one) - storeyOf(other));
  }
}
