/** What somebody does, the dice for it, and the ruling in words with its reckoning. */

import { announce, el } from '../screens/dom.js';
import { sideMark } from '../screens/picture.js';
import { storyLine } from '../screens/story.js';
import { ruled } from '../table/dom.js';

const MOST_THROWS = 40;

export class Ruling {
  /** @param {import('./index.js').Position} table */
  constructor(table) {
    this.table = table;
    /** What is to be ruled on next: a command as the server offered it, and how it is called. @type {{do: object, text: string}|null} */
    this.deed = null;
    this.random = false;
    this.dice = '';
  }

  get say() {
    return this.table.say;
  }

  /** The die that the last command still lacks, if any. */
  get missing() {
    return this.table.answer?.rulings.at(-1)?.missing_die ?? null;
  }

  /** The hexes to which the chosen man may move. */
  get lit() {
    return this.missing ? [] : Object.keys(this.table.answer?.of?.moves ?? {});
  }

  /** A press on a lit hex is the move that leads there. @param {string} hex */
  press(hex) {
    const { of } = this.table.answer ?? {};
    const name = Object.keys(of?.moves ?? {}).find((each) => each === hex || each.split('/')[0] === hex);
    if (!name) return false;
    const { path, cost } = of.moves[name];
    this._pick({ do: { do: 'move', man: of.who, path }, text: this.say('page-position-goes', { who: this.table.nameOf(of.who), hex: name, cost }) });
    return true;
  }

  draw() {
    const { table, say } = this;
    const { answer } = table;
    if (!answer) return [el('p', { class: 'muted' }, say('page-position-empty'))];
    const parts = [this._given(answer)];
    if (this.missing) parts.push(this._faces(this.missing));
    else if (answer.ask) parts.push(el('p', { class: 'asked', id: 'position-asked' }, answer.next || answer.ask.text), ...this._choices(answer));
    return parts;
  }

  /** Everything that has been ruled on, the last with its reckoning open. */
  _given(answer) {
    const { say, table } = this;
    if (!answer.rulings.length) return '';
    const items = answer.rulings.map((ruling, index) => {
      const last = index === answer.rulings.length - 1;
      const lines = ruling.lines.map((line) => {
        const told = line.details?.length ? storyLine(line) : el('p', { class: 'told', dataset: { kind: line.kind ?? '' } }, ruled(line.text, ruling.refused?.rule ?? ruling.missing_die?.rule));
        if (last && told instanceof HTMLDetailsElement) told.open = true;
        return told;
      });
      const dice = table.draft.commands[index]?.dice ?? [];
      return el('li', { class: last ? 'last' : '' }, lines, dice.length ? el('p', { class: 'number small muted' }, say('page-position-thrown', { dice: dice.join(' · ') })) : null);
    });
    return el('section', { class: 'rulings', 'aria-live': 'polite' }, el('h2', { class: 'label' }, say('page-position-ruling')), el('ol', { id: 'position-rulings' }, items),
      el('p', { class: 'actions' }, el('button', { class: 'quiet', id: 'position-take-back', onclick: () => this._takeBack() }, say('page-position-take-back'))));
  }

  /** A die is wanted: its faces to press. */
  _faces({ sides }) {
    const { say } = this;
    const faces = Array.from({ length: sides }, (_, number) => el('button', { dataset: { face: String(number + 1) }, 'aria-label': say('page-position-face', { face: number + 1 }), onclick: () => this._throw(number + 1) }, String(number + 1)));
    return el('section', { class: 'throwing' }, el('h2', { class: 'label' }, say('page-position-die-wanted')), el('div', { class: 'faces-row' }, faces),
      el('p', { class: 'actions' }, el('button', { id: 'position-throw', onclick: () => this._throw(face(sides)) }, say('page-position-throw'))));
  }

  _choices(answer) {
    const { say, table } = this;
    const { ask } = answer;
    const found = [];
    if (ask.answers?.length) found.push(this._list(ask.answers), this._button());
    else {
      const looked = answer.of && answer.of.who === table.chosen;
      found.push(this._actors(answer));
      if (looked) found.push(...this._deeds(answer.of));
      else if (table.draft.men.length) found.push(el('p', { class: 'muted' }, say('page-position-pick')));
      found.push(this._button());
      if (looked) found.push(this._barred(answer.of));
      if (ask.side) found.push(this._list([...(ask.calls ?? []), { do: { do: 'done' }, text: say('page-position-done') }]));
    }
    return found;
  }

  /** Those who can do something now. */
  _actors(answer) {
    const { table } = this;
    const men = Object.keys(answer.can ?? {}).filter((who) => answer.people[who]);
    if (!men.length) return '';
    return el('div', { class: 'actors' }, men.map((who) => {
      const side = answer.position.men.find((each) => each.who === who)?.side;
      return el('button', { dataset: { actor: who }, 'aria-pressed': String(table.chosen === who), onclick: () => table.choose(who) }, side ? sideMark(side) : null, ' ', table.nameOf(who));
    }));
  }

  _deeds(of) {
    const { say } = this;
    const entries = Object.entries(of.entries ?? {}).map(([hex, entry]) => ({ do: entry.do, text: say('page-position-enters', { hex }) }));
    const works = (of.works ?? []).flatMap((each) => each.choices);
    const all = [...of.attacks, ...of.shots, ...of.charges, ...of.others, ...works, ...entries];
    const found = [];
    if (all.length) found.push(this._list(all));
    if (Object.keys(of.moves ?? {}).length) found.push(el('p', { class: 'muted' }, say('page-position-may-go')));
    return found;
  }

  /** What he may not do, and why not. */
  _barred(of) {
    if (!of.cannot.length) return '';
    return el('details', { id: 'man-cannot', class: 'cannot' }, el('summary', {}, this.say('page-position-cannot')),
      el('ul', {}, of.cannot.map((each) => el('li', {}, el('strong', {}, each.label), ' ', ruled(each.refused.text, each.refused.rule)))));
  }

  _list(choices) {
    return el('ul', { class: 'offered' }, choices.map((each) => {
      const on = JSON.stringify(this.deed?.do) === JSON.stringify(each.do);
      return el('li', {}, el('button', { class: 'quiet', dataset: { deed: each.do.do }, 'aria-pressed': String(on), onclick: () => this._pick(each) }, each.text));
    }));
  }

  _pick(deed) {
    this.deed = deed;
    announce(deed.text);
    this.table.redraw();
    document.getElementById('position-rule')?.scrollIntoView({ block: 'nearest' });
  }

  /** The dice, and the button that rules. */
  _button() {
    const { say, deed } = this;
    if (!deed) return '';
    const how = ['hand', 'random'].map((each) => {
      const input = el('input', { type: 'radio', name: 'position-dice', id: `position-dice-${each}`, checked: this.random === (each === 'random') });
      input.addEventListener('change', () => {
        this.random = each === 'random';
        this.table.redraw();
      });
      return el('label', { for: input.id }, input, ' ', say(`page-position-dice-${each}`));
    });
    const dice = el('input', { type: 'text', id: 'position-dice', inputMode: 'numeric', value: this.dice, autocomplete: 'off', maxLength: 60, 'aria-label': say('page-position-dice') });
    dice.addEventListener('input', () => (this.dice = dice.value));
    dice.addEventListener('keydown', (event) => event.key === 'Enter' && this.deed && this.rule());
    return el('section', { class: 'throwing' },
      el('p', { class: 'chosen-deed' }, deed.text),
      el('fieldset', {}, el('legend', {}, say('page-position-dice')), ...how, this.random ? null : dice),
      el('p', { class: 'actions' }, el('button', { class: 'primary', id: 'position-rule', onclick: () => this.rule() }, say('page-position-rule'))));
  }

  /** Gives the command to the referee. */
  async rule() {
    const { table } = this;
    const faces = this.random ? [] : (this.dice.match(/\d+/gu) ?? []).map(Number);
    const command = { ...this.deed?.do, ...(faces.length ? { dice: faces } : {}) };
    this.deed = null;
    this.dice = '';
    if (!(await table.attempt((draft) => draft.doing(command)))) return;
    for (let number = 0; this.random && this.missing && number < MOST_THROWS; number += 1) {
      if (!(await table.attempt((draft) => draft.thrown(face(this.missing.sides), this.missing.throw)))) return;
    }
    this._tell();
  }

  async _throw(face_) {
    if (await this.table.attempt((draft) => draft.thrown(face_, this.missing.throw))) this._tell();
  }

  async _takeBack() {
    this.deed = null;
    await this.table.attempt((draft) => draft.takenBack());
  }

  _tell() {
    announce((this.table.answer.rulings.at(-1)?.words ?? []).join(' '));
    document.querySelector('#position-rulings li.last')?.scrollIntoView({ block: 'nearest' });
  }
}

/** A face of a die that nobody chooses. @param {number} sides */
function face(sides) {
  return 1 + (crypto.getRandomValues(new Uint32Array(1))[0] % sides);
}
