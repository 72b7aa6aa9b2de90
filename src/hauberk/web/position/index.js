/** Set up a position: a board, men and machines, a command and dice; the referee's ruling; and the whole of it as a file. */

import { ApiError } from '../net/api.js';
import { announce, el, saveAs } from '../screens/dom.js';
import { Stage } from '../screens/stage.js';
import { hexOf } from '../table/grid.js';
import { Draft, OPEN } from './draft.js';
import { choice, number, pairs } from './forms.js';
import { Men } from './men.js';
import { Ruling } from './ruling.js';

/** Pixels of a hex when a board is opened. */
const LEAST_HEX = 30;
const TABS = ['board', 'men', 'rule'];

/** @param {HTMLElement} root @param {import('../app.js').Context} context */
export async function mount(root, context) {
  const position = new Position(root, context);
  await position.open();
  return { title: position.say('page-bar-position'), destroy: () => position.close() };
}

export class Position {
  // What is there once the referee has said what a position is made of.
  /** @type {HTMLInputElement} */
  _file;
  /** @type {HTMLElement} */
  _place;
  /** @type {HTMLElement} */
  _floors;
  /** @type {HTMLElement} */
  _hand;
  /** @type {HTMLElement} */
  _tabs;
  /** @type {HTMLElement} */
  _trouble;
  /** @type {HTMLElement} */
  _leaf;
  /** @type {Stage} */
  stage;
  /** The ground that is painted. @type {string|undefined} */
  _ground;

  constructor(root, context) {
    this.root = root;
    this.context = context;
    this.say = (key, gaps) => context.words.say(key, gaps);
    this.draft = Draft.kept();
    this.tab = this.draft.men.length ? 'rule' : 'men';
    /** Whom one looks at. */
    this.chosen = '';
    /** What the next press on the map puts there. @type {{kind: 'man'|'move'|'machine', name: string, entry: object}|null} */
    this.hand = null;
    this.storey = 0;
    /** The referee's answer to the position as it is. */
    this.answer = null;
    this.faults = [];
    this.men = new Men(this);
    this.ruling = new Ruling(this);
    this._keys = (event) => event.key === 'Escape' && this.hand && this.hold(null);
  }

  async open() {
    this.kit = await this.context.api.caseKit();
    this._lay();
    document.addEventListener('keydown', this._keys);
    if (!(await this.attempt())) await this.attempt(() => new Draft());
    this.redraw();
  }

  close() {
    this._closed = true;
    document.removeEventListener('keydown', this._keys);
    this.stage?.close();
  }

  nameOf(who) {
    return this.answer?.people?.[who]?.name ?? who;
  }

  // -- what changes ---------------------------------------------------------------------------------------------------

  /**
   * Asks the referee about another draft; if it cannot be, everything stays as it was and the faults are told. One after the other: what
   * is changed while he thinks is changed in what he has allowed.
   * @param {(draft: Draft) => Draft} [change]
   */
  attempt(change = (draft) => draft) {
    return this._inTurn(() => {
      const draft = change(this.draft);
      return this._ask(draft.text, draft);
    });
  }

  /** @param {() => Promise<boolean>} ask @returns {Promise<boolean>} */
  _inTurn(ask) {
    const mine = (this._last ?? Promise.resolve()).then(() => (this._closed ? false : ask()));
    this._last = mine.catch(() => false);
    return mine;
  }

  /** Whom one looks at from now on; in the leaf of rulings also what he may do. */
  async choose(who) {
    this.chosen = who;
    this.hand = null;
    this.ruling.deed = null;
    await this.attempt();
  }

  /** Takes something in hand, to be put on the map with the next press. */
  hold(hand, redraw = true) {
    this.hand = hand?.kind ? hand : null;
    if (this.hand && redraw) announce(this.say('page-position-press', { name: this.hand.name }));
    if (redraw) this.redraw();
    else this._hint();
  }

  async takeAway(who) {
    this.chosen = '';
    await this.attempt((draft) => draft.without(who));
  }

  /** The referee's answer to a text; the draft is made of what he has read. @param {string} text @param {Draft|null} [draft] */
  async _ask(text, draft = null) {
    const board = !this.stage || !draft || draft.ground !== this._ground;
    try {
      const answer = await this.context.api.adjudicate(text, { board, man: this.chosen });
      if (this._closed) return false;
      if (!answer.people) throw new ApiError(400, { what: 'bad_case', text: this.say('page-position-battles-only') });
      this.draft = draft ?? new Draft(answer.case);
      this.answer = answer;
      this.faults = [];
      this.draft.keep();
      await this._show(answer);
      this.redraw();
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.faults = error.faults.length ? error.faults : [{ place: '', what: error.message }];
      this.redraw();
      return false;
    }
  }

  async _show(answer) {
    if (answer.board) await this._stageFor(answer);
    this.stage.meet(answer.people);
    this.stage.show(answer.position);
    if (answer.board && this.draft.men.length) this.stage.look();
  }

  async _stageFor({ board, people }) {
    this.stage?.close();
    const stage = new Stage(board, people, this.context.settings, this.say('page-position-map'), (hex) => this._press(hex));
    stage.onCursor = (hex) => announce(this._told(hex));
    this.board = board;
    this._ground = this.draft.ground;
    this.storey = 0;
    this._place.replaceChildren(stage.root);
    this._floors.replaceChildren(...this._floorChoice(board.storeys ?? []));
    await stage.open();
    stage.near(LEAST_HEX);
    this.stage = stage;
  }

  /** Hex, ground, and who stands there. */
  _told(hex) {
    const { terrain } = this.board.hexes.find((each) => each.name === hex);
    const men = this._on(hex).map((man) => this.nameOf(man.who));
    return [this.say('table-hex', { hex, ground: this.board.terrain[terrain]?.name ?? terrain }), men.join(', ') || this.say('table-hex-empty')].join('. ');
  }

  _on(hex) {
    return this.answer.position.men.filter((man) => !man.away && [man.at, man.tail].some((at) => at && hexOf(at) === hex));
  }

  // -- the map --------------------------------------------------------------------------------------------------------

  /** A press on a hex: puts down what is in hand, else goes there or picks up who stands there. */
  async _press(hex) {
    if (!this.answer) return;
    const at = this.storey ? `${hex}/${this.storey}` : hex;
    if (this.hand) {
      const { kind, entry } = this.hand;
      const held = this.hand;
      this.hand = null;
      const put = { man: (draft) => draft.withMan({ ...entry, at }), move: (draft) => draft.changed(entry.who, { at }), machine: (draft) => draft.withMachine({ ...entry, at }) };
      if (!(await this.attempt(put[kind]))) this.hold(held);
      return;
    }
    if (this.tab === 'rule' && this.ruling.press(hex)) return;
    const [man] = this._on(hex).filter((each) => this.draft.man(each.who) || this.tab === 'rule');
    if (man) await this.choose(man.who);
    else if (this.chosen) await this.choose('');
  }

  // -- the leaves -----------------------------------------------------------------------------------------------------

  _lay() {
    const { say } = this;
    this._file = el('input', { type: 'file', id: 'position-file', accept: '.toml,.json,.txt', class: 'visually-hidden', tabIndex: -1, 'aria-hidden': 'true' });
    this._file.addEventListener('change', () => this._openFile());
    const head = el('header', { class: 'position-head' },
      el('a', { class: 'button quiet', href: '#/' }, say('page-home')),
      el('h1', {}, say('page-bar-position')),
      el('div', { class: 'actions' },
        el('button', { class: 'quiet', id: 'position-new', onclick: () => this._begin() }, say('page-position-new')),
        el('button', { class: 'quiet', id: 'position-open', onclick: () => this._file.click() }, say('page-position-open')), this._file,
        el('button', { class: 'quiet', id: 'position-save', onclick: () => saveAs('position.toml', this.answer.file) }, say('page-position-save'))));
    this._place = el('div', { class: 'position-map' });
    const lens = (id, sign, does) => el('button', { id: `position-${id}`, title: say(`table-${id}`), 'aria-label': say(`table-${id}`), onclick: does }, sign);
    this._floors = el('div', {});
    const lenses = el('div', { class: 'position-lens' }, this._floors, lens('closer', '+', () => this.stage.zoom(1.4)), lens('farther', '−', () => this.stage.zoom(1 / 1.4)), lens('fit', '◰', () => this.stage.fit()));
    this._hand = el('p', { class: 'position-hand', role: 'status', hidden: true });
    this._tabs = el('nav', { class: 'position-tabs', 'aria-label': say('page-bar-position') }, TABS.map((tab) => el('button', { id: `position-tab-${tab}`, onclick: () => this.turn(tab) }, say(`page-position-tab-${tab}`))));
    this._trouble = el('div', { class: 'faults', role: 'alert' });
    this._leaf = el('div', { class: 'position-leaf' });
    this.root.classList.add('position');
    this.root.append(head, this._place, lenses, this._hand, el('div', { class: 'position-side' }, this._tabs, this._trouble, this._leaf));
  }

  async turn(tab) {
    this.tab = tab;
    this.hand = null;
    this.faults = [];
    this.redraw();
    if (tab === 'rule' && this.chosen) await this.attempt();
  }

  /** Draws the leaf that lies on top; what had the focus keeps it. */
  redraw() {
    const focused = document.activeElement?.id;
    const written = remembered(this._leaf);
    for (const tab of TABS) this._tabs.querySelector(`#position-tab-${tab}`)?.setAttribute('aria-pressed', String(this.tab === tab));
    this._trouble.replaceChildren(...this._faults());
    const leaf = { board: () => this._boardLeaf(), men: () => this.men.draw(), rule: () => this.ruling.draw() }[this.tab]();
    this._leaf.replaceChildren(...leaf.filter(Boolean));
    written(this._leaf);
    this._leaf.dataset.tab = this.tab;
    this._hint();
    this.stage?.light(this.tab === 'rule' && !this.hand ? this.ruling.lit : []);
    const at = this.answer?.position.men.find((each) => each.who === this.chosen)?.at;
    this.stage?.point(at ? [at] : []);
    if (focused && document.activeElement?.id !== focused) document.getElementById(focused)?.focus({ preventScroll: true });
  }

  _hint() {
    this._hand.hidden = !this.hand;
    if (!this.hand) return;
    this._hand.replaceChildren(this.say('page-position-press', { name: this.hand.name }), ' ',
      el('button', { class: 'quiet', id: 'position-drop', onclick: () => this.hold(null) }, this.say('page-position-drop')));
  }

  _faults() {
    if (!this.faults.length) return [];
    const items = this.faults.map(({ place, what, hint }) => el('li', {}, place && place !== 'case.json' ? el('span', { class: 'fault-place' }, place) : null, ' ', what, hint ? el('span', { class: 'muted' }, ` (${hint})`) : null));
    return [el('p', { class: 'fault-head' }, this.say('page-position-cannot-be')), el('ul', { class: 'fault-list' }, items)];
  }

  _boardLeaf() {
    const { say, kit, draft } = this;
    const { table } = draft;
    const set = (changes) => this.attempt((draft) => draft.with(changes));
    const sheets = [[OPEN, say('page-position-open-ground')], ...pairs(kit.sheets)];
    const drawn = draft.sheet === OPEN || (table.board?.length ?? 0) < 2;
    return [
      drawn ? choice('board-sheet', say('page-position-sheet'), sheets, draft.sheet, (sheet) => this._layOut(sheet)) : el('p', { class: 'muted' }, say('page-position-many-sheets')),
      choice('board-ruleset', say('page-setup-ruleset'), pairs(kit.editions), table.ruleset ?? kit.editions[0].id, (ruleset) => set({ ruleset })),
      el('div', { class: 'fields' },
        number('board-turn', say('page-position-turn'), table.turn ?? 1, (turn) => set({ turn: turn || 1 }), { min: 1 }),
        choice('board-active', say('page-position-active'), kit.sides.map((side) => [side, say('page-position-of-side', { side })]), table.active ?? 'A', (active) => set({ active })),
        choice('board-sequence', say('page-position-sequence'), pairs(kit.sequences), table.sequence ?? 'movement', (sequence) => set({ sequence }))),
    ];
  }

  /** Another board: whoever stood on the old one is taken away. */
  async _layOut(sheet) {
    this.chosen = '';
    await this.attempt((draft) => draft.onSheet(sheet));
  }

  /** On which floor a press puts somebody; a board without floors has nothing to choose. @param {{storey: number}[]} storeys */
  _floorChoice(storeys) {
    if (!storeys.length) return [];
    const { say } = this;
    const floors = storeys.map(({ storey }) => el('option', { value: String(storey) }, say('page-position-storey', { storey })));
    const select = el('select', { id: 'position-floor', 'aria-label': say('page-position-floor') }, el('option', { value: '0' }, say('page-position-ground')), floors);
    select.addEventListener('change', () => {
      this.storey = Number(select.value);
      this.stage.floor(this.storey || 'top');
    });
    return [select];
  }

  async _begin() {
    this.chosen = '';
    this.hand = null;
    this.tab = 'men';
    this.ruling.deed = null;
    await this.attempt(() => new Draft());
  }

  async _openFile() {
    const file = this._file.files?.[0];
    this._file.value = '';
    if (!file) return;
    this.chosen = '';
    this.hand = null;
    this.ruling.deed = null;
    const text = await file.text();
    if (await this._inTurn(() => this._ask(text))) await this.turn('rule');
  }
}

/** What is unfolded, and what is written into the form of numbers: the leaf that is drawn next has it too. @param {HTMLElement} leaf */
function remembered(leaf) {
  const folds = /** @type {HTMLDetailsElement[]} */ ([...leaf.querySelectorAll('details[id]')]);
  const inputs = /** @type {HTMLInputElement[]} */ ([...leaf.querySelectorAll('[id^="own-"]:is(input, select)')]);
  const open = folds.filter((each) => each.open).map((each) => each.id);
  const given = inputs.map((each) => [each.id, each.value, each.checked]);
  return (next) => {
    for (const id of open) next.querySelector(`#${id}`)?.setAttribute('open', '');
    for (const [id, value, checked] of given) {
      const input = next.querySelector(`#${id}`);
      if (input) Object.assign(input, input.type === 'checkbox' ? { checked } : { value });
    }
  };
}
