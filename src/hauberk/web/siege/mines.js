/** Orders below ground: which mine, which hexes of its stretch, by whom, forced or not; and fire at the props. */

import { el } from '../screens/dom.js';
import { hands } from './hands.js';

export class MineOrders {
  /** @param {import('./orders.js').Orders} orders */
  constructor(orders) {
    this._orders = orders;
    /** The mine whose hexes are chosen on the plan now. */
    this._choosing = '';
    /** The mine whose hands are being chosen. */
    this._open = '';
  }

  get _model() {
    return this._orders.model;
  }

  get _draft() {
    return this._orders.draft;
  }

  get _mines() {
    return this._orders.choices.mines ?? [];
  }

  say(key, gaps) {
    return this._model.words.say(key, gaps);
  }

  /** What the plan offers now: the hexes one may dig, or fill, next. @returns {Set<string>|null} */
  get offered() {
    const mine = this._mines.find(({ id }) => id === this._choosing && this._draft.digs[id]);
    if (!mine) return null;
    const chosen = this._draft.digs[mine.id].hexes ?? [];
    return new Set(reachable(this._model, mine, chosen.length < this._most(mine) ? chosen : []));
  }

  /** What is ordered, for the plan: each hex with its number. @returns {Map<string, string>} */
  get marks() {
    const found = new Map();
    for (const mine of this._mines) if (this._draft.digs[mine.id]) this._hexes(mine).forEach((hex, number) => found.set(hex, String(number + 1)));
    return found;
  }

  /** A hex of the plan was pressed while hexes are chosen. @param {string} hex @returns {boolean} */
  pressHex(hex) {
    const mine = this._mines.find(({ id }) => id === this._choosing && this._draft.digs[id]);
    if (!mine) return false;
    const order = this._draft.digs[mine.id];
    if (!this.offered?.has(hex)) {
      this._orders.check({ do: 'orders', digs: [{ mine: mine.id, engineer: '', men: mine.diggers.slice(0, 1), hexes: [hex], ...(mine.own ? {} : { fill: true }) }] });
      return true;
    }
    const kept = (order.hexes ?? []).length < this._most(mine) ? (order.hexes ?? []) : [];
    order.hexes = [...kept, hex];
    if (order.hexes.length >= this._most(mine)) this._choosing = '';
    this._orders.changed();
    return true;
  }

  /** The hexes of an order: as they were chosen, else the next ones. */
  _hexes(mine) {
    const { hexes = [] } = this._draft.digs[mine.id];
    return digHexes(this._model, mine, hexes, this._most(mine));
  }

  _most(mine) {
    return this._draft.digs[mine.id]?.forced ? mine.forced.length : 1;
  }

  /** @param {object} mine  as the server offers it */
  draw(mine) {
    const { _draft: draft, _model: model } = this;
    const known = mineOf(model, mine.id);
    const where = this.say(known?.gallery ? 'page-siege-mine' : 'page-siege-countermine', { where: model.sectionName(known?.section) || known?.section || '' });
    const most = Math.min(mine.room, mine.diggers.length);
    const order = draft.digs[mine.id];
    const dig = this._orders.tick(this.say(mine.own ? 'page-siege-mine-dig' : 'page-siege-mine-fill', { men: most, percent: Math.round(mine.odds ?? 0) }), Boolean(order), (on) => {
      delete draft.digs[mine.id];
      if (on) draft.digs[mine.id] = { men: most, forced: false };
      draft.props = draft.props.filter((each) => each !== mine.id);
    });
    const props = mine.props ? this._orders.tick(this.say('page-siege-mine-props', { percent: Math.round(mine.falls.percent) }), draft.props.includes(mine.id), (on) => {
      draft.props = [...draft.props.filter((each) => each !== mine.id), ...(on ? [mine.id] : [])];
      if (on) delete draft.digs[mine.id];
    }) : null;
    const dug = this.say('page-siege-mine-dug', { dug: known?.dug.length ?? 0, needed: known?.needed ?? 0 });
    return el('div', { class: 'order-mine', dataset: { mine: mine.id } },
      el('p', {}, where, ' ', el('span', { class: 'small muted' }, dug)), most && mine.next.length ? dig : null, order ? this._order(mine, order, most) : null, props);
  }

  /** More about an order to dig: forced or not, where, and who. */
  _order(mine, order, most) {
    const { _model: model } = this;
    const force = mine.forced?.length > 1 ? this._orders.tick(this.say('page-siege-mine-force'), order.forced, (on) => {
      order.forced = on;
      delete order.hexes;
    }) : null;
    const choosing = this._choosing === mine.id;
    const choose = el('button', { type: 'button', class: 'quiet small', 'aria-pressed': String(choosing), dataset: { keep: `where ${mine.id}` }, onclick: () => {
      this._choosing = choosing ? '' : mine.id;
      this._orders.changed();
    } }, this.say('page-siege-mine-choose'));
    const hexes = this._hexes(mine).join(', ');
    return [
      force,
      el('p', { class: 'small dig-hexes' }, choosing ? this.say('page-siege-mine-press') : this.say(mine.own ? 'page-siege-mine-at' : 'page-siege-mine-fill-at', { hexes }), ' ', choose),
      hands(model, {
        label: this.say('page-siege-mine-who'), people: mine.diggers, chosen: order.who, most, open: this._open === mine.id,
        set: (who) => {
          this._open = mine.id;
          if (who) order.who = who;
          else delete order.who;
          this._orders.changed();
        },
      }),
    ].filter(Boolean);
  }
}

function mineOf(model, id) {
  return ['A', 'B'].flatMap((side) => model.position.sides[side]?.mines ?? []).find((each) => each.id === id);
}

/** The hexes that can come next after those that are dug and chosen: undug ones beside them, or dug ones to be filled. */
function reachable(model, mine, chosen) {
  const dug = mineOf(model, mine.id)?.dug ?? [];
  if (!mine.own) return dug.filter((hex) => !chosen.includes(hex));
  const reached = [...dug, ...chosen];
  return Object.keys(mine.stretch).filter((hex) => !reached.includes(hex) && (!reached.length || mine.stretch[hex].some((other) => reached.includes(other))));
}

/** So many hexes: those that were chosen, then whichever come next. */
export function digHexes(model, mine, chosen, most) {
  if (!mine.own) return chosen.length ? chosen.slice(0, 1) : (mineOf(model, mine.id)?.dug ?? []).slice(-1);
  const found = chosen.slice(0, most);
  const usual = most > 1 ? mine.forced : mine.next;
  if (!found.length) return usual.slice(0, most);
  while (found.length < most) {
    const next = reachable(model, mine, found)[0];
    if (!next) break;
    found.push(next);
  }
  return found;
}
