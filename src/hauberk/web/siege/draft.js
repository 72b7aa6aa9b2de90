/** The orders of a day while they are being written: plain values, kept through a reload of the page. */

import { digHexes } from './mines.js';

const KEPT = 'hauberk.orders';

export class Draft {
  /** Engine to the wall it throws at. @type {Record<string, string>} */
  aims = {};
  /** Engine to those who serve it; the sergeants choose for the others. @type {Record<string, string[]>} */
  crews = {};
  /** @type {string[]} */
  repair = [];
  burn = '';
  /** @type {{line: string, workers: string[], engineer: string, project: string}[]} */
  sites = [];
  /** @type {Record<string, {men: number, forced: boolean, hexes?: string[], who?: string[]}>} */
  digs = {};
  /** @type {string[]} */
  props = [];
  /** Hexes of the moat to be filled. @type {string[]} */
  fascines = [];
  bridge = false;
  negotiate = false;

  /** @param {string} siege @param {number} seq */
  constructor(siege, seq) {
    this._place = `${siege}/${seq}`;
    const kept = read(sessionStorage);
    if (kept?.place === this._place) Object.assign(this, kept.draft);
  }

  /** Nothing is ordered. */
  clear() {
    this.aims = {};
    this.crews = {};
    this.repair = [];
    this.burn = '';
    this.sites = [];
    this.digs = {};
    this.props = [];
    this.fascines = [];
    this.bridge = false;
    this.negotiate = false;
  }

  keep() {
    const { aims, crews, repair, burn, sites, digs, props, fascines, bridge, negotiate } = this;
    write(sessionStorage, { place: this._place, draft: { aims, crews, repair, burn, sites, digs, props, fascines, bridge, negotiate } });
  }

  /** Everybody whom an order of this draft keeps busy. */
  get busy() {
    const named = [...Object.values(this.crews), ...Object.values(this.digs).map(({ who }) => who ?? [])].flat();
    return new Set([...this.sites.flatMap((site) => [...site.workers, site.engineer].filter(Boolean)), ...named]);
  }

  /** The targets with what throws at each. @returns {Map<string, string[]>} */
  get targets() {
    const found = new Map();
    for (const [engine, hex] of Object.entries(this.aims)) found.set(hex, [...(found.get(hex) ?? []), engine]);
    return found;
  }

  /**
   * The command; the sergeants choose who shoots and who digs, unless somebody was named.
   * @param {object} choices  as the server offers them
   * @param {import('./model.js').Model} model
   */
  command(choices, model) {
    const busy = this.busy;
    const free = (men) => men.filter((who) => !busy.has(who));
    const take = (men, number) => {
      const taken = free(men).slice(0, number);
      taken.forEach((who) => busy.add(who));
      return taken;
    };
    const digs = (choices.mines ?? []).filter((mine) => this.digs[mine.id]).map((mine) => {
      const { men, forced, hexes = [], who } = this.digs[mine.id];
      const engineer = take(choices.build?.engineers ?? [], 1)[0] ?? '';
      const where = forced || hexes.length ? { hexes: digHexes(model, mine, hexes, forced ? mine.forced.length : 1) } : {};
      return { mine: mine.id, engineer, men: who ?? take(mine.diggers.filter((each) => each !== engineer), men), ...where, ...(mine.own ? {} : { fill: true }) };
    });
    const orders = {
      bombard: [...this.targets].map(([hex, engines]) => ({ hex, engines })),
      crews: Object.entries(this.crews).filter(([engine, crew]) => engine in this.aims && crew.length),
      repair: this.repair,
      sites: this.sites,
      digs,
      props: this.props,
      fascines: this.fascines,
      bridge: this.bridge,
      negotiate: this.negotiate,
    };
    if (this.burn) Object.assign(orders, { burn: this.burn, archers: free(choices.burn?.archers ?? []) });
    return { do: 'orders', ...Object.fromEntries(Object.entries(orders).filter(([, value]) => (Array.isArray(value) ? value.length : value))) };
  }

  /** What of yesterday's orders can be done again: the same engines at the same walls, what stands; what rests is manned. */
  again(standing, choices) {
    const { engines = {}, walls = {} } = choices.bombard ?? {};
    for (const [engine, hex] of Object.entries(standing.aims ?? {})) {
      if (engine in engines && walls[hex]?.odds && choices.goes.bombard) this.aims[engine] = hex;
    }
    for (const mine of choices.mines ?? []) if (standing.digs?.[mine.id] && mine.next.length && !mine.props) this.digs[mine.id] = { men: Math.min(mine.room, mine.diggers.length), forced: standing.digs[mine.id].forced };
    if (standing.burn && choices.goes.burn && standing.burn in (choices.burn?.targets ?? {})) this.burn = standing.burn;
    this.repair = (choices.repair ?? []).filter((engine) => !(engine in this.aims));
    return this;
  }

  get empty() {
    return !Object.keys(this.aims).length && !this.repair.length && !this.burn && !this.sites.length && !Object.keys(this.digs).length && !this.props.length && !this.fascines.length && !this.bridge && !this.negotiate;
  }
}

/** What of orders that were sealed can be given again. @param {{bombard?: {hex: string, engines: string[]}[], digs?: {mine: string, hexes: string[]}[], burn?: string}} orders */
export function repeatable({ bombard = [], digs = [], burn = '' }) {
  return {
    aims: Object.fromEntries(bombard.flatMap(({ hex, engines }) => engines.map((engine) => [engine, hex]))),
    digs: Object.fromEntries(digs.map(({ mine, hexes }) => [mine, { forced: hexes.length > 1 }])),
    burn,
  };
}

/** Is nothing in them? @param {ReturnType<typeof repeatable>} orders */
export function isEmpty({ aims, digs, burn }) {
  return !burn && !Object.keys(aims).length && !Object.keys(digs).length;
}

function read(store) {
  try {
    return JSON.parse(store.getItem(KEPT) ?? 'null');
  } catch {
    return null;
  }
}

function write(store, value) {
  try {
    store.setItem(KEPT, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
