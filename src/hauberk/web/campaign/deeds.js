/** What a group can do where it stands, and what it cannot: greyed, with the reason and its rule. */

import { el } from '../screens/dom.js';
import { fill, ruled } from '../table/dom.js';
import { deedWord } from './advised.js';

const HIRES = ['pay', 'promise', 'poach'];
const ATTACKS = ['siege', 'assault', 'storm', 'demand'];

export class Deeds {
  /** @param {Pick<import('./scenes.js').Parts, 'model'|'send'|'why'|'refuse'>} parts @param {string} id  the counter whose turn it is */
  constructor({ model, send, why, refuse }, id) {
    this.model = model;
    this.send = send;
    this.why = why;
    this.refuse = refuse;
    this._id = id;
    /** What each of the options costs and brings. @type {Map<object, import('../protocol.js').DeedView|null>} */
    this._costs = new Map();
    this._open = el('div', { class: 'choice-buttons' });
    this._barred = el('ul', { class: 'barred' });
    this._heading = el('h4', { hidden: true }, model.words.say('page-campaign-barred'));
    this.root = el('div', { class: 'campaign-deeds' }, this._open, this._heading, this._barred);
    this._draw();
    this._ask();
  }

  /** Lawful deeds as they are offered: those who are raised or bought are counted, the others stand alone. */
  _draw() {
    const { options = [], deeds = [] } = this.model.mine ?? {};
    this._costs = new Map(options.map((command, number) => [command, deeds[number] ?? null]));
    const counted = { light: options.filter((each) => each.do === 'recruit' && each.light), peasants: options.filter((each) => each.do === 'recruit' && each.peasants) };
    for (const each of options.filter((one) => one.do === 'buy')) (counted[each.convoy] ??= []).push(each);
    const single = options.filter((each) => !['recruit', 'stay', 'buy'].includes(each.do));
    fill(this._open, ...[...single.map((command) => [command]), ...Object.values(counted).filter((list) => list.length)].map((list) => this._deed(list)));
  }

  _deed(list) {
    let chosen = list.at(-1);
    const button = el('button', { type: 'button', class: 'choice-button', dataset: { deed: chosen.do, how: chosen.how ?? '' }, onclick: () => this.send(chosen) }, this._label(chosen));
    if (list.length === 1) return button;
    const range = el('input', { type: 'range', min: 1, max: list.length, value: list.length, 'aria-label': this.model.words.say('page-campaign-how-many') });
    range.addEventListener('input', () => {
      chosen = list[Number(range.value) - 1];
      fill(button, ...this._label(chosen));
    });
    return el('div', { class: 'counted-deed' }, button, range);
  }

  /** The deed, and under it what it costs and may bring. */
  _label(command) {
    const told = toll(this.model, this._costs.get(command));
    return [el('strong', {}, this._word(command)), ...told.map((text) => el('span', { class: 'card-about' }, text))];
  }

  _word(command) {
    return deedWord(this.model, command);
  }

  /** The same for a deed that cannot be done: nobody need know how many of them cannot. */
  _barredWord(wish) {
    const { words } = this.model;
    if (wish.do === 'recruit') return words.say('page-campaign-barred-recruit', { what: wish.light ? 'light' : 'peasants' });
    if (wish.do === 'buy') return words.say('page-campaign-barred-buy');
    return wish.do === 'hire' && !wish.group ? words.say('page-campaign-barred-hire') : this._word(wish);
  }

  /** Why not; of nobody in particular the page speaks itself. */
  _reason(wish, refused) {
    const { words } = this.model;
    if (wish.group === '') return { ...refused, text: words.say('page-campaign-no-mercenaries') };
    return wish.convoy === '' ? { ...refused, text: words.say('page-campaign-no-goods') } : refused;
  }

  /** Everything a group could think of here, one of each kind. */
  get _wishes() {
    const { model } = this;
    const group = model.group(this._id);
    if (!group?.own) return [];
    const { groups, convoys } = model.position;
    const companies = Object.keys(groups).filter((id) => groups[id].hex === group.hex && groups[id].kind === 'mercenaries');
    const goods = Object.keys(convoys).filter((id) => convoys[id].hex === group.hex && !convoys[id].own);
    return [
      ...ATTACKS.map((how) => ({ do: 'attack_place', how })),
      ...(group.siege ? [{ do: 'lift_siege' }] : []),
      { do: 'recruit', light: 1 }, { do: 'recruit', peasants: 1 }, { do: 'hire_engineer' },
      ...(companies.length ? companies.flatMap((id) => HIRES.map((how) => ({ do: 'hire', group: id, how }))) : [{ do: 'hire', group: '', how: 'pay' }]),
      ...(goods.length ? goods : ['']).map((convoy) => ({ do: 'buy', convoy, points: 1 })),
    ];
  }

  /** Asks why the others are not offered. Reasons that are the same are said once. */
  async _ask() {
    const { options = [] } = this.model.mine ?? {};
    const missing = this._wishes.filter((wish) => !options.some((each) => same(each, wish)));
    const answers = await Promise.all(missing.map((wish) => this.why(wish).catch(() => null)));
    if (this._closed) return;
    const reasons = new Map();
    missing.forEach((wish, number) => {
      if (!answers[number]?.refused) return;
      const refused = this._reason(wish, answers[number].refused);
      reasons.set(refused.text, { refused, wishes: [...(reasons.get(refused.text)?.wishes ?? []), wish] });
    });
    this._heading.hidden = !reasons.size;
    fill(this._barred, ...[...reasons.values()].map(({ refused, wishes }) => el('li', {},
      el('div', { class: 'barred-deeds' }, wishes.map((wish) => el('button', { type: 'button', class: 'small', 'aria-disabled': 'true', dataset: { barred: wish.do, how: wish.how ?? '' }, onclick: () => this.refuse(refused) }, this._barredWord(wish)))),
      el('p', { class: 'small' }, ruled(refused.text, refused.rule)))));
    this.root.dataset.reasons = String(reasons.size);
  }

  close() {
    this._closed = true;
  }
}

/** What a deed costs and may bring, line by line. @param {import('./model.js').Model} model @param {import('../protocol.js').DeedView|null|undefined} deed */
export function toll(model, deed) {
  if (!deed) return [];
  const { words } = model;
  const price = deed.coin ? model.coins(deed.coin) : words.say('page-campaign-deed-free');
  const time = deed.ends === undefined ? '' : words.say(deed.ends ? 'page-campaign-deed-ends' : 'page-campaign-deed-goes-on');
  const found = [[price, time].filter(Boolean).join(' · ')];
  if (deed.stays) found.push(words.say('page-campaign-deed-stays', { percent: Math.round(deed.stays.percent) }));
  if (deed.demand) found.push(...demanded(model, deed.demand));
  if (deed.odds) found.push(fought(words, deed.odds.sides[0], deed.odds.sides[1]), words.say('page-campaign-deed-storm-brings', { conquers: deed.conquers ? 'yes' : 'no' }));
  if (deed.walls) found.push(`${words.say('page-siege-action-odds', { percent: Math.round(deed.walls.sides.B.flags.garrison_surrenders?.percent ?? 0) })} ${lost(words, deed.walls.sides.A, deed.walls.sides.B)}`);
  return found;
}

/** Both sums of a demand, and what may be given. @param {import('./model.js').Model} model @param {NonNullable<import('../protocol.js').DeedView['demand']>} demand */
function demanded(model, { own, theirs, sums, bargains, decides, yields, points, worth }) {
  const { words } = model;
  const reckoned = (terms) => terms.map((term) => model.term(term)).join(', ');
  const said = words.say('page-campaign-deed-demand', { own: sums[0], mine: reckoned(own), theirs: sums[1], others: reckoned(theirs) });
  return [said, bargains ? words.say('page-campaign-deed-bargain', { percent: Math.round(yields?.percent ?? 0), points: words.number(points ?? 0), decides: decides ? 'yes' : 'no', coin: model.coins(worth ?? 0) }) : words.say('page-campaign-deed-no-bargain')];
}

function fought(words, own, theirs) {
  return `${words.say('page-siege-action-driven', { percent: Math.round(100 - (theirs.flags.stands?.percent ?? 0)) })} ${lost(words, own, theirs)}`;
}

function lost(words, own, theirs) {
  return words.say('page-siege-action-losses', { dead: words.number(own.dead), wounded: words.number(own.wounded), theirs: words.number(Math.round((theirs.dead + theirs.wounded) * 10) / 10) });
}

/** Is one of these the deed that is wished for, whatever its number? */
function same(command, wish) {
  return Object.keys(wish).every((key) => (typeof wish[key] === 'number' ? command[key] > 0 : command[key] === wish[key]));
}

/** A button that is greyed while the rules forbid what it says; the reason stands beneath it. */
export class Lawful {
  /** @param {{label: string, name: string, command: () => object|null, empty?: string, why: (command: object) => Promise<object>, act: () => void, refuse: (refusal: object) => void}} parts  `command` is null while something is still to be chosen, and `empty` says what */
  constructor({ label, name, command, empty = '', why, act, refuse }) {
    this._command = command;
    this._empty = empty;
    this._why = why;
    this._refused = null;
    this._button = el('button', { type: 'button', class: 'small', dataset: { order: name }, onclick: () => (this._refused ? refuse(this._refused) : act()) }, label);
    this._reason = el('span', { class: 'small lawful-reason', hidden: true });
    this.root = el('div', { class: 'lawful' }, this._button, this._reason);
  }

  /** Looks again whether it may be pressed. */
  async check() {
    const command = this._command();
    const mine = (this._asked = {});
    const answer = command ? await this._why(command).catch(() => null) : null;
    if (mine !== this._asked) return;
    this._refused = command ? (answer?.refused ?? null) : { text: this._empty };
    if (this._refused) this._button.setAttribute('aria-disabled', 'true');
    else this._button.removeAttribute('aria-disabled');
    fill(this._reason, ...(this._refused ? ruled(this._refused.text, this._refused.rule) : []));
    this._reason.hidden = !command || !this._refused; // what is still to be chosen, the leaf says once for all its buttons
  }
}
