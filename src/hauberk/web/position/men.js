/** Who is set up: found by name, people, class and arms, or given by the numbers of his counter; and how each of them is now. */

import { el } from '../screens/dom.js';
import { sideMark } from '../screens/picture.js';
import { ARROWS, choice, isTicked, number, pairs, text, tick, valueOf } from './forms.js';

const PATIENCE = 180;
/** Deeds that can be ticked; all others can be written into the file. */
const MARKS = ['moved', 'halted', 'shot', 'attacked', 'charged', 'worked', 'shot_back', 'struck'];

export class Men {
  /** Who was found, once the leaf has been drawn. @type {HTMLElement} */
  _list;

  /** @param {import('./index.js').Position} table */
  constructor(table) {
    this.table = table;
    this.side = 'A';
    this.sought = { q: '', group: '', class: '', weapon: '' };
    this.found = null;
    this.mode = 'search';
  }

  get say() {
    return this.table.say;
  }

  /** The whole leaf. */
  draw() {
    const { table, say } = this;
    const man = table.draft.man(table.chosen);
    if (man) return [this._card(man)];
    const mode = (name) => el('button', { id: `men-${name}`, 'aria-pressed': String(this.mode === name), onclick: () => this._turn(name) }, say(`page-position-men-${name}`));
    return [
      el('fieldset', { class: 'which-side' }, el('legend', {}, say('page-position-side')), ...['A', 'B'].map((side) => this._sideChoice(side))),
      el('div', { class: 'modes' }, mode('search'), mode('numbers'), mode('machines')),
      ...{ search: () => this._search(), numbers: () => this._numbers(), machines: () => this._machines() }[this.mode](),
      this._placed(),
    ];
  }

  _turn(mode) {
    this.mode = mode;
    this.table.redraw();
  }

  _sideChoice(side) {
    const input = el('input', { type: 'radio', name: 'position-side', id: `position-side-${side}`, value: side, checked: this.side === side });
    input.addEventListener('change', () => {
      this.side = side;
      this.table.hold({ ...this.table.hand, entry: { ...this.table.hand?.entry, side } }, false);
    });
    return el('label', { for: input.id }, input, ' ', sideMark(side), ' ', this.say('page-position-of-side', { side }));
  }

  // -- by name --------------------------------------------------------------------------------------------------------

  _search() {
    const { say, sought } = this;
    const { kit } = this.table;
    const any = (key) => [['', say(`page-position-any-${key}`)]];
    const input = text('men-q', say('page-position-search'), sought.q, 'search');
    const asked = /** @type {HTMLInputElement} */ (input.querySelector('input'));
    asked.addEventListener('input', () => this._seek({ q: asked.value.trim() }));
    this._list = el('ul', { class: 'found', 'aria-label': say('page-position-found') });
    if (this.found) this._show();
    else this._seek({}, 0);
    return [
      input,
      el('div', { class: 'fields' },
        choice('men-group', say('page-position-group'), [...any('group'), ...pairs(kit.groups)], sought.group, (group) => this._seek({ group })),
        choice('men-class', say('page-position-class'), [...any('class'), ...pairs(kit.classes)], sought.class, (kind) => this._seek({ class: kind })),
        choice('men-weapon', say('page-position-weapon'), [...any('weapon'), ...pairs(kit.weapons)], sought.weapon, (weapon) => this._seek({ weapon }))),
      this._list,
    ];
  }

  _seek(changes, wait = PATIENCE) {
    Object.assign(this.sought, changes);
    clearTimeout(this._timer);
    this._timer = setTimeout(async () => {
      const asked = JSON.stringify(this.sought);
      const sought = Object.fromEntries(Object.entries(this.sought).filter(([, value]) => value));
      const found = await this.table.context.api.people(sought);
      if (asked !== JSON.stringify(this.sought)) return;
      this.found = found;
      this._show();
    }, wait);
  }

  _show() {
    const { people, count } = this.found;
    const there = new Set(this.table.draft.men.map((each) => each.who));
    const rows = people.map((each) => {
      const inHand = this.table.hand?.entry?.who === each.id;
      const button = el('button', { class: 'quiet person-row', dataset: { who: each.id }, disabled: there.has(each.id), 'aria-pressed': String(inHand), onclick: () => this._take(each) },
        el('strong', {}, each.name), el('span', { class: 'muted small' }, [each.class, each.people].filter(Boolean).join(' · ')), el('span', { class: 'number small' }, numbersOf(each)));
      return el('li', {}, button);
    });
    const more = count > people.length ? el('li', { class: 'muted small' }, this.say('page-position-more', { count: count - people.length })) : null;
    this._list.replaceChildren(...rows, ...(more ? [more] : []), ...(rows.length ? [] : [el('li', { class: 'muted' }, this.say('page-position-nobody'))]));
  }

  _take(person) {
    const beast = person.beast ? { facing: 0 } : {};
    this.table.hold({ kind: 'man', name: person.name, entry: { who: person.id, side: this.side, ...beast } });
  }

  // -- by numbers -----------------------------------------------------------------------------------------------------

  _numbers() {
    const { say } = this;
    const { kit } = this.table;
    const three = (stand) => el('fieldset', { class: 'three' }, el('legend', {}, say(`page-position-${stand}`)),
      ...['attack', 'defence', 'movement'].map((key) => number(`own-${stand}-${key}`, say(`page-position-${key}`), undefined)));
    const arms = el('details', { id: 'own-arms' }, el('summary', {}, say('page-position-weapons')), el('div', { class: 'ticks' }, kit.weapons.map(({ id, title }) => tick(`own-arm-${id}`, title, false))));
    const wrong = el('p', { class: 'fault-head', role: 'alert' });
    return [
      text('own-name', say('page-position-name')),
      choice('own-class', say('page-position-class'), [['', say('page-position-no-class')], ...pairs(kit.classes)], ''),
      three('foot'), three('mounted'),
      tick('own-armoured', say('page-position-armoured'), false),
      arms, wrong,
      el('p', { class: 'actions' }, el('button', { class: 'primary', id: 'own-place', onclick: () => this._takeOwn(wrong) }, say('page-position-place'))),
    ];
  }

  _takeOwn(wrong) {
    const name = valueOf('own-name');
    const kind = valueOf('own-class');
    const three = (stand) => ['attack', 'defence', 'movement'].map((key) => valueOf(`own-${stand}-${key}`));
    const given = (values) => values.every((each) => /^\d+$/u.test(each));
    const [foot, mounted] = [three('foot'), three('mounted')];
    if (!name || (!kind && !given(foot)) || (foot.some(Boolean) && !given(foot)) || (mounted.some(Boolean) && !given(mounted))) {
      wrong.textContent = this.say('page-position-numbers-needed');
      return;
    }
    const weapons = this.table.kit.weapons.map(({ id }) => id).filter((id) => isTicked(`own-arm-${id}`));
    const entry = {
      who: this.table.draft.free(name), side: this.side,
      ...(kind ? { kind } : {}),
      ...(given(foot) ? { foot: foot.map(Number) } : {}),
      ...(given(mounted) ? { mounted: mounted.map(Number) } : {}),
      ...(isTicked('own-armoured') ? { armoured: true } : {}),
      ...(weapons.length ? { weapons } : {}),
    };
    this.table.hold({ kind: 'man', name, entry });
  }

  // -- machines -------------------------------------------------------------------------------------------------------

  _machines() {
    const { say, table } = this;
    const place = () => {
      const kind = valueOf('machine-kind');
      const title = table.kit.machines.find((each) => each.id === kind).title;
      table.hold({ kind: 'machine', name: title, entry: { id: table.draft.free(kind), kind, side: this.side, facing: Number(valueOf('machine-facing')) } });
    };
    const rows = table.draft.machines.map((each) => el('li', {}, sideMark(each.side), ' ', each.id, ' ', el('span', { class: 'number' }, each.at ?? each.nose), ' ',
      el('button', { class: 'quiet', onclick: () => table.attempt((draft) => draft.withoutMachine(each.id)) }, say('page-position-take-away'))));
    return [
      el('div', { class: 'fields' },
        choice('machine-kind', say('page-position-machine'), pairs(table.kit.machines), table.kit.machines[0].id),
        choice('machine-facing', say('page-position-facing'), ARROWS.map((arrow, facing) => [String(facing), arrow]), '0')),
      el('p', { class: 'actions' }, el('button', { class: 'primary', id: 'machine-place', onclick: place }, say('page-position-place'))),
      rows.length ? el('ul', { class: 'placed' }, rows) : '',
    ];
  }

  // -- who is there ---------------------------------------------------------------------------------------------------

  _placed() {
    const { table, say } = this;
    if (!table.draft.men.length) return el('p', { class: 'muted' }, say('page-position-empty'));
    const rows = table.draft.men.map((man) => el('li', {}, el('button', { class: 'quiet', dataset: { man: man.who }, onclick: () => table.choose(man.who) },
      sideMark(man.side), ' ', table.nameOf(man.who), ' ', el('span', { class: 'number muted' }, man.at))));
    return el('section', {}, el('h2', { class: 'label' }, say('page-position-there')), el('ul', { class: 'placed' }, rows));
  }

  /** One man as he is now. */
  _card(man) {
    const { table, say } = this;
    const person = table.answer?.people?.[man.who];
    const change = (fields) => table.attempt((draft) => draft.changed(man.who, fields));
    const rides = Boolean(person?.rides);
    const own = Array.isArray(man.mounted);
    const seated = own ? man.facing !== undefined : man.mounted === true;
    const saddle = (on) => change({ facing: on ? man.facing ?? 0 : undefined, ...(own ? {} : { mounted: on || undefined }) });
    const marks = new Set(man.marks ?? []);
    const marked = (mark, on) => {
      const all = on ? [...marks, mark] : [...marks].filter((each) => each !== mark);
      change({ marks: all.length ? all : undefined });
    };
    return el('section', { class: 'man-card' },
      el('h2', {}, sideMark(man.side), ' ', table.nameOf(man.who)),
      person ? el('p', { class: 'muted small' }, [person.class, person.people, numbersOf(person)].filter(Boolean).join(' · ')) : null,
      el('p', { class: 'actions' },
        el('button', { id: 'man-move', onclick: () => table.hold({ kind: 'move', name: table.nameOf(man.who), entry: { who: man.who } }) }, say('page-position-move')),
        el('button', { class: 'quiet', id: 'man-away', onclick: () => table.takeAway(man.who) }, say('page-position-take-away')),
        el('button', { class: 'quiet', id: 'man-close', onclick: () => table.choose('') }, say('page-position-back'))),
      el('div', { class: 'fields' },
        choice('man-side', say('page-position-side'), ['A', 'B'].map((side) => [side, say('page-position-of-side', { side })]), man.side, (side) => change({ side })),
        choice('man-health', say('page-position-health'), table.kit.healths.map((each) => [each, say(`table-health-${each}`)]), man.health ?? 'healthy', (health) => change({ health: health === 'healthy' ? undefined : health })),
        rides ? tick('man-mounted', say('page-position-in-saddle'), seated, saddle) : null,
        seated || person?.beast ? choice('man-facing', say('page-position-facing'), ARROWS.map((arrow, facing) => [String(facing), arrow]), String(man.facing ?? 0), (facing) => change({ facing: Number(facing) })) : null,
        tick('man-hungry', say('page-position-hungry'), Boolean(man.hungry), (on) => change({ hungry: on || undefined }))),
      el('details', { id: 'man-past', open: Boolean(man.marks || man.stood || man.spent || man.fought !== undefined) }, el('summary', {}, say('page-position-past')),
        el('div', { class: 'fields' },
          number('man-spent', say('page-position-spent'), man.spent, (spent) => change({ spent })),
          number('man-stood', say('page-position-stood'), man.stood, (stood) => change({ stood })),
          number('man-fought', say('page-position-fought'), man.fought, (fought) => change({ fought }))),
        el('div', { class: 'ticks' }, MARKS.map((mark) => tick(`man-mark-${mark}`, say(`page-position-mark-${mark}`), marks.has(mark), (on) => marked(mark, on))))),
    );
  }
}

/** 22 (11) 6, and what he is worth in the saddle; a ring round the defence is armour. */
function numbersOf({ faces, armoured }) {
  const told = ([attack, defence, movement]) => (armoured ? `${attack} (${defence}) ${movement}` : `${attack} ${defence} ${movement}`);
  return [faces.foot, faces.mounted].filter(Boolean).map(told).join(' / ');
}
