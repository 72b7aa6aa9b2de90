/** What may be chosen before a battle: opponent, edition, switches, dice. Closed until somebody wants it. */

import { el } from './dom.js';

/** A select with its label. @param {string} id @param {string} label @param {[string, string][]} choices @param {string} chosen */
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

export class SetUp {
  /** @param {import('../app.js').Context} context @param {object} battle @param {object} captains @param {object[]} switches */
  constructor(context, battle, captains, switches) {
    const { words } = context;
    this._battle = battle;
    this._captain = new CaptainChoice(words, captains, 'captain');
    const opponents = [['captain', words.say('page-setup-captain')], ['person', words.say('page-setup-hotseat')]];
    this._opponent = selectRow('opponent', words.say('page-setup-opponent'), opponents, 'captain');
    this._opponent.select.addEventListener('change', () => (this._captain.root.hidden = this._opponent.select.value !== 'captain'));
    const editions = (captains.rulesets ?? battle.rulesets ?? [battle.ruleset]).map((each) => [each.id, each.title]);
    this._ruleset = selectRow('ruleset', words.say('page-setup-ruleset'), editions, battle.ruleset.id);
    this._seed = el('input', { type: 'text', id: 'seed', autocomplete: 'off', maxLength: 60, 'aria-describedby': 'seed-help' });
    this._switches = switches.map((each) => new SwitchRow(each));
    this.root = el('details', { class: 'set-up' },
      el('summary', {}, words.say('page-setup')),
      this._opponent.row,
      this._captain.root,
      editions.length > 1 ? this._ruleset.row : null,
      el('div', { class: 'row' }, el('label', { for: 'seed' }, words.say('page-setup-seed')), this._seed),
      el('p', { class: 'small muted', id: 'seed-help' }, words.say('page-setup-seed.help')),
      this._switches.length ? this._argued(words) : null,
    );
  }

  _argued(words) {
    return el('details', { class: 'switches' },
      el('summary', {}, words.say('page-setup-switches')),
      el('p', { class: 'small muted' }, words.say('page-setup-switches.help')),
      this._switches.map((each) => each.root),
    );
  }

  /** The game to make when the player takes this side. @param {'A'|'B'} side */
  wanted(side) {
    const other = side === 'A' ? 'B' : 'A';
    const opponent = this._opponent.select.value === 'captain' ? this._captain.seat : 'person';
    const turned = this._switches.filter((each) => each.turned).map((each) => [each.id, each.value]);
    return {
      battle: this._battle.id,
      [side]: 'person',
      [other]: opponent,
      ...(this._seed.value.trim() ? { seed: this._seed.value.trim() } : {}),
      ...(this._ruleset.select.value !== this._battle.ruleset.id ? { ruleset: this._ruleset.select.value } : {}),
      ...(turned.length ? { switches: Object.fromEntries(turned) } : {}),
    };
  }
}

/** One point that players argue about. */
class SwitchRow {
  /** @param {{id: string, default: unknown, name: string, rule: string, values?: unknown[]}} one */
  constructor(one) {
    this.id = one.id;
    this._one = one;
    const id = `switch-${one.id}`;
    const rule = one.rule ? el('a', { class: 'rule-id', href: `#/rules/${one.rule}` }, one.rule) : null;
    if (typeof one.default === 'boolean') {
      this._input = el('input', { type: 'checkbox', id, checked: one.default });
      this.root = el('div', { class: 'switch' }, this._input, el('label', { for: id }, one.name), ' ', rule);
    } else {
      this._input = el('select', { id }, (one.values ?? [one.default]).map((value) => el('option', { value: String(value), selected: value === one.default }, String(value))));
      this.root = el('div', { class: 'switch' }, el('label', { for: id }, one.name), ' ', rule, this._input);
    }
  }

  get value() {
    if (this._input.type === 'checkbox') return this._input.checked;
    return (this._one.values ?? [this._one.default]).find((value) => String(value) === this._input.value);
  }

  get turned() {
    return this.value !== this._one.default;
  }
}
