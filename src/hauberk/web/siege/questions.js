/** What is asked, and how it is answered: a component for every kind of question. Each has `root`, `command` and `primary`. */

import { el } from '../screens/dom.js';
import { fill, refill, ruled } from '../table/dom.js';
import { faceButtons, portrait } from './faces.js';
import { Fighting } from './fighting.js';
import { sign } from './signs.js';

const ACTION_SIGNS = { assault: 'fight', camp_sortie: 'fight', supply_sortie: 'food', general_sortie: 'fight', gallery: 'mine', mine_fight: 'mine', mine_sally: 'mine', counter_mine: 'mine', negotiate: 'parley', pass: 'idle' };

/** Faces of an army that are shown. */
const FACES = 8;

/** The side that laid the siege, whoever is besieged now. */
const BEGAN = 'A';

/**
 * What a question is given.
 * @typedef {object} Parts
 * @property {import('./model.js').Model} model
 * @property {import('./plan.js').Plan} plan
 * @property {() => void} changed
 * @property {(command: object) => Promise<void>} send
 * @property {(command: object) => void} check
 * @property {() => Promise<Record<string, any>|null>} sheets  the boards of the grounds one chooses among
 * @property {(said: import('./before.js').Said) => void} settle  what is said on one leaf of all that is asked until the fight begins
 * @property {() => Promise<any>} ground  the board of the open ground on which one is about to place people
 */

/** The action of the day: a card each, with what it means and what may come of it. */
export class ActionCards {
  /** @param {Parts} parts */
  constructor({ model, send }) {
    this.command = null;
    this.primary = null;
    const { words } = model;
    const cards = (model.asked?.choices ?? []).map((choice) => {
      const parley = choice === 'negotiate' ? model.mine?.parley : null;
      const forecast = model.mine?.forecasts?.[choice];
      const odds = parley ? el('span', { class: 'card-odds' }, words.say(parley.at_least ? 'page-siege-parley-at-least' : 'page-siege-parley-odds', { percent: Math.round(parley.percent), least: Math.max(1, parley.least) })) : null;
      const hope = forecast ? el('span', { class: 'card-odds' }, fightHope(model, choice, forecast)) : null;
      return el('button', { type: 'button', class: 'action-card', dataset: { choice }, onclick: () => send({ do: 'answer', choice }) },
        sign(ACTION_SIGNS[choice] ?? 'event'), el('strong', {}, wordFor(model, choice)), el('span', { class: 'card-about' }, words.say(aboutAction(model, choice))), odds, hope);
    });
    this.root = el('div', { class: 'action-cards' }, cards);
  }
}

/** What a fight may bring before it is chosen: whether it succeeds, and what it costs. @param {import('../protocol.js').QuickOdds} found */
function fightHope(model, choice, found) {
  const { words, asked } = model;
  const other = model.other(asked.side);
  const [own, theirs] = [found.sides[asked.side], found.sides[other]];
  const losses = words.say('page-siege-action-losses', { dead: words.number(own.dead), wounded: words.number(own.wounded), theirs: words.number(Math.round((theirs.dead + theirs.wounded) * 10) / 10) });
  if (choice === 'supply_sortie') {
    const [all, half, none] = ['stands', 'recoil', 'rout'].map((flag) => Math.round(own.flags[flag]?.percent ?? 0));
    return `${words.say('page-siege-action-food', { all, half, none })} ${losses}`;
  }
  const chance = (choice === 'assault' ? theirs.flags.garrison_surrenders?.percent : 100 - (theirs.flags.stands?.percent ?? 0)) ?? 0;
  return words.say(choice === 'assault' ? 'page-siege-action-odds' : 'page-siege-action-driven', { percent: Math.round(chance) }) + ` ${losses}`;
}

/** What an action means: the battle of yesterday may go on, and where the outer works are lost it is the redoubt that is stormed. */
function aboutAction(model, choice) {
  const key = `page-siege-about-${choice}`;
  if (model.position.afield === 'general_sortie') return `${key}-again`;
  return choice === 'assault' && model.position.place.held === 'outer_lost' && model.asked.side === BEGAN ? `${key}-redoubt` : key;
}

/** One word of a list: a kind of equipment, a piece, an army, a way to meet it. */
export class Choices {
  /** @param {Parts} parts */
  constructor({ model, send }) {
    this.command = null;
    this.primary = null;
    const buttons = (model.asked?.choices ?? []).map((choice) =>
      el('button', { type: 'button', class: 'choice-button', dataset: { choice }, onclick: () => send({ do: 'answer', choice }) }, wordFor(model, choice)));
    this.root = el('div', { class: 'choice-buttons' }, buttons);
  }
}

/** An army comes: one that stands ready, or whoever is chosen for its points, man by man. */
export class Army {
  /** @param {Parts} parts */
  constructor(parts) {
    this._model = parts.model;
    this._changed = parts.changed;
    this._chosen = new Set();
    this._head = el('p', {});
    const { words } = parts.model;
    const rows = this._offer.people.map(({ who, name, class: kind, price }) => el('label', { class: 'army-row' },
      el('input', { type: 'checkbox', dataset: { who }, onchange: () => this._press(who) }), ' ', words.say('page-siege-army-row', { name, class: kind, price })));
    const ready = Object.entries(this._offer.armies).map(([army, people]) => el('button', { type: 'button', class: 'choice-button army-ready', dataset: { choice: army }, onclick: () => parts.send({ do: 'answer', choice: army }) },
      el('strong', {}, wordFor(parts.model, army)), el('span', { class: 'card-about' }, words.say('page-siege-army-ready', { count: people.length }), ' ', classesOf(people)),
      el('span', { class: 'army-faces' }, people.slice(0, FACES).map((person) => portrait(person, 'healthy', 36)))));
    this.root = el('div', {}, el('div', { class: 'choice-buttons' }, ready), this._head, el('div', { class: 'army-rows' }, rows));
    this._draw();
  }

  get _offer() {
    return /** @type {import('../protocol.js').ArmyOffer} */ (this._model.mine?.army);
  }

  get command() {
    return this._chosen.size ? { do: 'name_people', men: [...this._chosen] } : null;
  }

  get primary() {
    return this._chosen.size ? { label: this._model.words.say('page-siege-army-send', { spent: this._spent, points: this._offer.points }) } : null;
  }

  get _spent() {
    return this._offer.people.filter(({ who }) => this._chosen.has(who)).reduce((sum, { price }) => sum + price, 0);
  }

  _draw() {
    this._head.textContent = this._model.words.say('page-siege-army-compose', { spent: this._spent, points: this._offer.points });
  }

  _press(who) {
    if (!this._chosen.delete(who)) this._chosen.add(who);
    this._draw();
    this._changed();
  }
}

/** People in short: how many of each class. @param {{class?: string}[]} people */
function classesOf(people) {
  /** @type {Map<string, number>} */
  const count = new Map();
  for (const { class: kind = '' } of people) count.set(kind, (count.get(kind) ?? 0) + 1);
  return [...count].map(([name, number]) => `${number} × ${name}`).join(', ');
}

/** A choice in words: those of the server, else of the question, an engine, a kind of thing. */
export function wordFor(model, choice) {
  const given = model.mine?.answers?.find((each) => each.choice === choice)?.text;
  if (given) return given;
  const { words } = model;
  if (words.has(`choice-${choice}`)) return words.say(`choice-${choice}`);
  if (model.engine(choice)) return model.engineName(choice);
  return words.has(`page-siege-kind-${choice}`) ? words.say(`page-siege-kind-${choice}`) : (model.view.people[choice]?.name ?? choice);
}

/** Somebody is to be named: a face is pressed, and the button does it. */
export class Victim {
  /** @param {Parts} parts */
  constructor({ model, changed }) {
    this._model = model;
    this._changed = changed;
    this._chosen = '';
    this.root = el('div', {});
    this._draw();
  }

  get command() {
    return this._chosen ? { do: 'answer', choice: this._chosen } : null;
  }

  get primary() {
    return this._chosen ? { label: this._model.words.say('page-siege-victim', { who: this._model.name(this._chosen) }) } : null;
  }

  _draw() {
    refill(this.root, 'who', faceButtons(this._model, this._model.asked?.choices ?? [], new Set([this._chosen]), (who) => {
      this._chosen = who;
      this._draw();
      this._changed();
    }));
  }
}

/** Several are named, in order: who slips in, or who is searched first. */
export class NamePeople {
  /** @param {Parts} parts */
  constructor({ model, changed }) {
    this._model = model;
    this._changed = changed;
    const asked = /** @type {import('../protocol.js').Question} */ (model.asked);
    this._all = asked.men ?? [];
    this._number = asked.number ?? this._all.length;
    this._ordered = model.kind === 'line_up_asked';
    this._chosen = this._ordered ? [] : this._all.slice(0, this._number);
    this._faces = el('div', {});
    this._count = el('p', { class: 'small muted' });
    this.root = el('div', {}, this._count, this._faces);
    this._draw();
  }

  get command() {
    const rest = this._all.filter((who) => !this._chosen.includes(who));
    return { do: 'name_people', men: this._ordered ? [...this._chosen, ...rest] : this._chosen };
  }

  get primary() {
    return { label: this._model.words.say(this._ordered && !this._chosen.length ? 'page-siege-name-as-they-stand' : 'page-siege-name-them') };
  }

  _draw() {
    const { words } = this._model;
    this._count.textContent = this._ordered ? words.say('page-siege-line-up', { count: this._chosen.length }) : words.say('page-siege-chosen', { count: this._chosen.length, all: this._number });
    refill(this._faces, 'who', faceButtons(this._model, this._all, new Set(this._chosen), (who) => this._press(who)));
  }

  _press(who) {
    this._chosen = this._chosen.includes(who) ? this._chosen.filter((each) => each !== who) : [...this._chosen, who];
    this._draw();
    this._changed();
  }
}

/** Map or table: three doors, and the odds of the third. */
export class Resolve {
  /** @param {Parts & {fight: (how: 'play'|'captains') => Promise<void>}} parts */
  constructor({ model, send, fight }) {
    this.command = null;
    this.primary = null;
    const { words } = model;
    const open = async (how) => {
      await send({ do: 'answer', choice: 'map' });
      await fight(how);
    };
    const door = (name, act) => el('button', { type: 'button', class: 'fight-door', dataset: { door: name }, onclick: act }, sign(name === 'quick' ? 'die' : 'fight'), el('strong', {}, words.say(`page-siege-door-${name}`)), el('span', {}, words.say(`page-siege-door-${name}.text`)));
    this.root = el('div', {},
      el('div', { class: 'fight-doors' }, door('play', () => open('play')), door('captains', () => open('captains')), door('quick', () => send({ do: 'answer', choice: 'quick' }))),
      model.mine?.odds ? quickOdds(model, model.mine.odds) : null);
  }
}

/** What the table may bring: one throw, or two where it comes to blows inside the place as well. */
function quickOdds(model, odds) {
  const { words } = model;
  const sealed = odds.expected ? el('p', { class: 'small muted' }, words.say('page-siege-quick-expected', { side: model.sideName(odds.expected) })) : null;
  const tables = odds.inside ? [...throwOdds(model, odds.inside, 'page-siege-quick-inside'), ...throwOdds(model, odds, 'page-siege-quick-outside')] : throwOdds(model, odds, 'page-siege-quick');
  return el('section', { class: 'quick' }, tables, sealed);
}

/** What one throw of the table may bring, and what it is reckoned from. */
function throwOdds(model, odds, title) {
  const { words } = model;
  const percent = (share) => words.say('page-percent', { percent: Math.round(share.percent) });
  const sides = Object.entries(odds.sides);
  const flags = [...new Set(sides.flatMap(([, side]) => Object.keys(side.flags)))];
  const rows = [
    [words.say('page-siege-quick-strength'), ...sides.map(([side]) => words.number(odds.values[side]))],
    [words.say('page-siege-quick-dead'), ...sides.map(([, side]) => words.number(side.dead))],
    [words.say('page-siege-quick-wounded'), ...sides.map(([, side]) => words.number(side.wounded))],
    ...flags.map((flag) => [words.has(`page-siege-flag-${flag}`) ? words.say(`page-siege-flag-${flag}`) : flag, ...sides.map(([, side]) => (side.flags[flag] ? percent(side.flags[flag]) : '–'))]),
  ];
  const table = el('table', { class: 'quick-odds' }, el('caption', {}, words.say(title)),
    el('thead', {}, el('tr', {}, el('td', {}), sides.map(([side]) => el('th', { scope: 'col' }, model.sideName(side))))),
    el('tbody', {}, rows.map(([head, ...cells]) => el('tr', {}, el('th', { scope: 'row' }, head), cells.map((cell) => el('td', {}, cell))))));
  const terms = odds.roll.map((term) => el('li', {}, ruled(model.term(term), term.rule)));
  return [table, terms.length ? el('ul', { class: 'siege-terms' }, terms, el('li', { class: 'muted' }, words.say('page-siege-quick-low'))) : null];
}

/** The fight goes on elsewhere: join it, or let the captains have it. */
export class FightAwaited {
  /** @param {Parts & {fight: (how: 'play'|'captains') => Promise<void>, fighting: () => boolean, keys: string[]}} parts */
  constructor({ model, fight, fighting, keys }) {
    this.command = null;
    this.primary = null;
    const { words } = model;
    if (fighting()) {
      this._far = new Fighting(model, model.view.fight, keys);
      this.root = this._far.root;
      return;
    }
    const door = (name) => el('button', { type: 'button', class: 'fight-door', dataset: { door: name }, onclick: () => fight(name) }, sign('fight'), el('strong', {}, words.say(`page-siege-door-${name}`)), el('span', {}, words.say(`page-siege-door-${name}.text`)));
    this.root = el('div', { class: 'fight-doors' }, door('play'), door('captains'));
  }

  close() {
    this._far?.close();
  }
}
