/** What may be chosen before a battle: opponent, edition, switches, dice. Closed until somebody wants it. */

import { el } from './dom.js';

/** Seconds that may be given to a decision; 0 for as many as one likes. */
const TIMES = ['0', '60', '300', '3600', '86400'];

/** A select with its label. @param {string} id @param {string} label @param {string[][]} choices  value and text @param {string} chosen */
export function selectRow(id, label, choices, chosen) {
  const options = choices.map(([value, text]) => el('option', { value, selected: value === chosen }, text));
  const select = el('select', { id }, options);
  return { select, row: el('div', { class: 'row' }, el('label', { for: id }, label), select) };
}

/** Choosing a captain: temperament and strength, each with its sentence. */
export class CaptainChoice {
  /** @param {import('../words/fluent.js').Words} words @param {object} captains  as the server lists them @param {string} id */
  constructor(words, captains, id) {
    this._captains = captains;
    const named = (list) => list.map((each) => [String(each.id), each.name]);
    this._temperament = selectRow(`${id}-temperament`, words.say('page-captain-temperament'), named(captains.temperaments), 'steady');
    this._strength = selectRow(`${id}-strength`, words.say('page-captain-strength'), named(captains.strengths), '2');
    this._says = el('p', { class: 'small muted' });
    this.root = el('div', { class: 'captain-choice' }, this._temperament.row, this._strength.row, this._says);
    this.root.addEventListener('change', () => this._tell());
    this._tell();
  }

  /** The seat as the server wants it. */
  get seat() {
    return { captain: this._temperament.select.value, strength: Number(this._strength.select.value) };
  }

  _tell() {
    const { captain, strength } = this.seat;
    const said = [
      this._captains.temperaments.find((each) => each.id === captain)?.about,
      this._captains.strengths.find((each) => Number(each.id) === strength)?.about,
    ];
    this._says.textContent = said.filter(Boolean).join(' ');
  }
}

/** How long people may take for each decision. */
export class TimeChoice {
  /** @param {import('../words/fluent.js').Words} words */
  constructor(words) {
    const { select, row } = selectRow('patience', words.say('page-setup-time'), TIMES.map((each) => [each, words.say(`page-setup-time-${each}`)]), TIMES[0]);
    this._select = select;
    select.setAttribute('aria-describedby', 'patience-help');
    this.root = el('div', {}, row, el('p', { class: 'small muted', id: 'patience-help' }, words.say('page-setup-time.help')));
  }

  /** A person's seat as the server wants it. @returns {'person'|{patience: number}} */
  get person() {
    const patience = Number(this._select.value);
    return patience ? { patience } : 'person';
  }
}

/** How the fights inside may be fought, the usual way first. */
const FIGHTS = ['map', 'captains', 'table', 'ask'];
/** How they are fought where nothing was chosen on the page. */
export const USUAL_FIGHTS = { fights: FIGHTS[0] };

/** How the fights inside a siege or a campaign are fought, for the whole game. */
export class FightsChoice {
  /** @param {import('../words/fluent.js').Words} words */
  constructor(words) {
    const { select, row } = selectRow('fights', words.say('page-setup-fights'), FIGHTS.map((each) => [each, words.say(`page-setup-fights-${each}`)]), FIGHTS[0]);
    this._select = select;
    select.setAttribute('aria-describedby', 'fights-help');
    const help = el('p', { class: 'small muted', id: 'fights-help' }, words.say('page-setup-fights.help'));
    select.addEventListener('change', () => (help.textContent = words.say(`page-setup-fights.${select.value === 'ask' ? 'each' : 'help'}`)));
    this.root = el('div', {}, row, help);
  }

  /** As the server wants it. */
  get wanted() {
    return { fights: this._select.value };
  }
}

/** What may be chosen before any game: opponent, time, dice, and what each game has besides. */
export class Opening {
  /**
   * @param {import('../words/fluent.js').Words} words
   * @param {object} captains  as the server lists them
   * @param {{title: string, opponents: string[][], more?: Node[], argued: Node|null}} parts
   */
  constructor(words, captains, { title, opponents, more = [], argued }) {
    this._captain = new CaptainChoice(words, captains, 'captain');
    this._opponent = selectRow('opponent', words.say('page-setup-opponent'), opponents, 'captain');
    this._opponent.select.addEventListener('change', () => (this._captain.root.hidden = this._against === 'person'));
    this._time = new TimeChoice(words);
    this._seed = el('input', { type: 'text', id: 'seed', autocomplete: 'off', maxLength: 60, 'aria-describedby': 'seed-help' });
    this.root = el('details', { class: 'set-up' },
      el('summary', {}, title), this._opponent.row, this._captain.root, this._time.root, more,
      el('div', { class: 'row' }, el('label', { for: 'seed' }, words.say('page-setup-seed')), this._seed),
      el('p', { class: 'small muted', id: 'seed-help' }, words.say('page-setup-seed.help')),
      argued);
  }

  get _against() {
    return this._opponent.select.value;
  }

  /** Who sits in the seat that was taken. */
  get mine() {
    return this._against === 'watch' ? this._captain.seat : this._time.person;
  }

  /** Who sits in the others. */
  get others() {
    return this._against === 'person' ? this._time.person : this._captain.seat;
  }

  /** Both sides of a game for two. @param {string} side  which was taken */
  sides(side) {
    return { [side]: this.mine, [side === 'A' ? 'B' : 'A']: this.others };
  }

  get seed() {
    const seed = this._seed.value.trim();
    return seed ? { seed } : {};
  }
}

/** The switches that were turned, as the server wants them. @param {SwitchRow[]} rows */
export function turnedOf(rows) {
  const turned = rows.filter((each) => each.turned).map((each) => [each.id, each.value]);
  return turned.length ? { switches: Object.fromEntries(turned) } : {};
}

export class SetUp {
  /**
   * @param {import('../app.js').Context} context
   * @param {object} battle
   * @param {{captains: object, switches: object[], editions: {id: string, title: string}[]}} offered
   */
  constructor({ words }, battle, { captains, switches, editions }) {
    this._battle = battle;
    this._ruleset = selectRow('ruleset', words.say('page-setup-ruleset'), editions.map((each) => [each.id, each.title]), battle.ruleset.id);
    this._ruleset.select.addEventListener('change', () => this._switches.forEach((each) => each.reset(this._ruleset.select.value)));
    this._switches = switches.map((each) => new SwitchRow(each, battle.ruleset.id));
    const argued = this._switches.length ? el('details', { class: 'switches' },
      el('summary', {}, words.say('page-setup-switches')),
      el('p', { class: 'small muted' }, words.say('page-setup-switches.help')),
      this._switches.map((each) => each.root)) : null;
    const opponents = [['captain', words.say('page-setup-captain')], ['person', words.say('page-setup-hotseat')]];
    this._opening = new Opening(words, captains, { title: words.say('page-setup'), opponents, more: [this._ruleset.row], argued });
    this.root = this._opening.root;
  }

  /** The game to make when the player takes this side. @param {'A'|'B'} side */
  wanted(side) {
    const ruleset = this._ruleset.select.value;
    return { battle: this._battle.id, ...this._opening.sides(side), ...this._opening.seed, ...(ruleset !== this._battle.ruleset.id ? { ruleset } : {}), ...turnedOf(this._switches) };
  }
}

/** One point that players argue about, ticked as the edition has it. */
export class SwitchRow {
  /** @param {{id: string, defaults: Record<string, boolean>, name: string, text?: string, rule: string}} one @param {string} edition */
  constructor(one, edition) {
    this.id = one.id;
    this._defaults = one.defaults;
    const id = `switch-${one.id}`;
    const rule = one.rule ? el('a', { class: 'rule-id', href: `#/rules/${one.rule}` }, one.rule) : null;
    const text = one.text ? el('p', { class: 'small muted', id: `${id}-text` }, one.text) : null;
    this._input = el('input', { type: 'checkbox', id, 'aria-describedby': text?.id ?? null });
    this.root = el('div', { class: 'switch' }, this._input, el('label', { for: id }, one.name), ' ', rule, text);
    this.reset(edition);
  }

  /** @param {string} edition */
  reset(edition) {
    this._default = this._defaults[edition];
    this._input.checked = this._default;
  }

  get value() {
    return this._input.checked;
  }

  get turned() {
    return this.value !== this._default;
  }
}
