/** The siege: the plan of the place, the sheet beside it, the calendar above, and the bar that asks. */

import { keepKeys, keysOf } from '../keys.js';
import { DaysLine } from '../net/days_line.js';
import { announce, el } from '../screens/dom.js';
import { StandingSign } from '../screens/standing.js';
import { standingOrdersButton } from '../screens/standing_orders.js';
import { tableLeaves } from '../screens/table_leaves.js';
import { fill, ruled } from '../table/dom.js';
import { Arrangement } from './arrange.js';
import { onward } from './before.js';
import { Calendar } from './calendar.js';
import { Counsel } from './counsel.js';
import { Curtain } from './curtain.js';
import { Fought } from './fought.js';
import { Ledger, People } from './ledger.js';
import { Letters } from './letters.js';
import { Model } from './model.js';
import { MusterSheet } from './muster.js';
import { Orders } from './orders.js';
import { PatrolSheet } from './patrols.js';
import { Plan } from './plan.js';
import { ActionCards, Army, Choices, FightAwaited, NamePeople, Resolve, Victim } from './questions.js';
import { QuietDays } from './quiet.js';
import { Slip } from './slip.js';
import { Tale } from './tale.js';
import { Tabs } from './tabs.js';

const STEPS = ['event', 'initiative', 'recovery', 'action', 'activities', 'evening'];
/** What the strip leaves out where there is no room, one after the other: names of the steps that are past, then of all others. */
const SHORTER = ['no-past', 'no-names'];
/** A pause before a half-written order is checked: whoever types on is not disturbed. */
const CHECK = 160;

const ASKED = {
  action_asked: ActionCards, orders_asked: Orders, muster_asked: MusterSheet, arrange_asked: Arrangement, resolve_asked: Resolve, fight_awaited: FightAwaited,
  victim_asked: Victim, line_up_asked: NamePeople, infiltrators_asked: NamePeople, army_asked: Army,
};

/** Questions whose answers say themselves what they mean; a phone has no room to say it twice. */
const TOLD = new Set(['action_asked', 'orders_asked', 'arrange_asked', 'resolve_asked', 'fight_awaited']);

export class Sheet {
  /** What is asked now, and how it is answered. @type {any} */
  question = null;
  /** Why the last command was not carried out. @type {import('../protocol.js').Refusal|null} */
  _refused = null;
  /** What each side at this screen has said on the leaf of its muster. @type {Map<string, import('./before.js').Said>} */
  _said = new Map();
  /** Two captains are at the fight of the day. */
  _captains = false;
  /** Something has been chosen that is not sealed yet. */
  _touched = false;
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  _timer;
  gone = false;

  /** @param {HTMLElement} root @param {import('../app.js').Context} context @param {import('./seat.js').Seat} seat */
  constructor(root, context, seat) {
    this.context = context;
    this.seat = seat;
    this.words = context.words;
    this.model = new Model(context.words);
    const { model } = this;
    const { home, chronicle } = seat;
    this.calendar = new Calendar(model, (day) => this._readDay(day));
    this.plan = new Plan({ model, settings: context.settings, press: (hex) => this._press(hex), hover: (hex) => this.slip.show(hex) });
    this.slip = new Slip({ model, about: (name) => this.question?.about?.(name) ?? '' });
    this.plan.root.append(this.slip.root);
    this.ledger = new Ledger(model);
    this.people = new People(model);
    this.tale = new Tale(model);
    this._today = el('div', { class: 'today' });
    this.fought = new Fought({ id: seat.id, words: context.words, now: () => seat.fought?.() ?? { fought: seat.quiet ? model.view.fought : null, seat: model.eyes ?? '', seq: model.view.seq, mine: Boolean(model.mine) }, nameOf: (hex) => seat.nameOf?.(hex) ?? model.placeName(hex), lead: ([hex]) => this._lead(hex) });
    this.letters = new Letters({
      id: seat.id, words: context.words, now: () => ({ letter: seat.quiet ? model.view.letter : null, seat: model.eyes ?? '', seq: model.view.seq }), all: () => this.line.ask('letters'),
      passing: () => model.letGoBy.length > 0, told: () => !this.fought.root.hidden, nameOf: (hex) => hex, lead: (hexes) => this._lead(hexes[0]), pulse: () => {},
    });
    this.tabs = new Tabs(this.say('page-siege-leaf'), [
      ['today', this.say('page-siege-tab-today'), this._today],
      ['sheet', this.say('page-siege-tab-sheet'), this.ledger.root],
      ['people', this.say('page-siege-tab-people'), this.people.root],
      ['letters', this.say('page-letters'), this.letters.leaf],
      ['tale', this.say('page-siege-tab-tale'), this.tale.root],
    ], (name) => name === 'letters' && this.letters.turnTo());
    this.tabs.offer('letters', seat.quiet);
    this._title = el('h1', { class: 'siege-title' });
    this._date = el('p', { class: 'siege-date' });
    this._steps = el('ol', { class: 'strip-steps siege-steps', 'aria-label': this.say('page-siege-steps') });
    this._asks = el('p', { class: 'siege-asks', role: 'status' });
    this._help = el('p', { class: 'siege-help' });
    this._buttons = el('div', { class: 'siege-buttons' });
    this.curtain = seat.curtain ?? new Curtain(model);
    this._lost = el('p', { class: 'lost leaf', role: 'status' }, this.say('table-loading'));
    this.counsel = new Counsel({ say: (key, gaps) => this.say(key, gaps), line: seat.line, now: () => this._now(), follow: (command) => this.send(command).catch(() => {}) });
    this.stands = new StandingSign({ words: context.words, now: () => (model.over ? null : model.view.standing), sides: () => model.view.siege.sides.map(({ side, name }) => ({ id: side, name })), lead: (hex) => this._lead(hex) });
    this._head = el('header', { class: 'siege-strip leaf' },
      el('a', { class: 'strip-home button quiet', href: home.href, 'aria-label': home.label }, home.sign), this._title, this._date, this.stands.button, this._steps,
      this.counsel.button, el('a', { class: 'button quiet small siege-chronicle-link', href: chronicle }, this.say('page-home-chronicle')));
    this.plan.root.append(tableLeaves(context, 'siege', ...(seat.line instanceof DaysLine ? [standingOrdersButton({ words: context.words, line: seat.line, seat: () => model.view.you.find((each) => each === model.view.ask?.side) ?? model.view.you[0] })] : [])));
    const bar = el('footer', { class: 'siege-bar leaf' }, el('div', { class: 'siege-words' }, this._asks, this._help), this._buttons);
    this.root = el('div', { class: 'siege' }, this._head, this.calendar.root, this.plan.root, el('aside', { class: 'siege-leaf leaf', 'aria-label': this.say('page-siege-leaf') }, this.tabs.root), bar, this._lost, this.curtain.root, this.counsel.root, this.stands.root);
    fill(root, this.root);
    this._watch = new ResizeObserver(() => this._shorten());
    this._watch.observe(this._head);
    this.quiet = new QuietDays(context.words, (command) => this._answer(command));
    this.line = seat.line;
    this.line.on('view', (view) => this.view(view));
    this.line.on('status', (status) => this._status(status));
    this.line.on('error', (error) => this._failed(error));
  }

  say(key, gaps) {
    return this.words.say(key, gaps);
  }

  // -- what comes from the server ------------------------------------------------------------------------------------

  view(view) {
    const first = !this.model.view;
    this.model.load(view);
    this._lost.hidden = true;
    document.title = `${view.siege.title} · Hauberk`;
    if (first) this._openPlan(view);
    if (this.model.kind !== 'fight_awaited') this._captains = false;
    this.draw();
  }

  async _openPlan(view) {
    try {
      const place = await this.seat.place(view);
      this.model.place = place;
      await this.plan.open(place.board);
      this.draw(!this._touched); // names and marks come with the plan; what somebody has chosen by now stays
      this.question?.mark?.();
    } catch (error) {
      this._failed(error);
    }
  }

  _status(status) {
    if (status === 'open' && this.model.view) this._lost.hidden = true;
    if (status === 'lost') {
      fill(this._lost, this.say('table-lost'));
      this._lost.hidden = false;
    }
  }

  _failed(error) {
    if (this.gone) return;
    if (error.what === 'lost' || error.what === 'silence') this._status('lost');
    else this._refuse({ text: error.message });
  }

  // -- what the player does ------------------------------------------------------------------------------------------

  /** Carries out a command; a refusal is shown where it was asked. @param {object} command */
  async send(command) {
    this._refuse(null);
    try {
      await this.line.do(command);
    } catch (error) {
      if (error.name === 'Stale') return;
      if (this._said.size) this._askAgain();
      if (error.refusal) this._refuse(error.refusal);
      else this._failed(error);
      throw error;
    }
  }

  _answer(command) {
    this.send(command).catch(() => {}); // why not is shown by now
  }

  /** Opens the fight of the day: at the table, or between two captains while one waits here. @param {'play'|'captains'} how */
  async fight(how) {
    try {
      const fight = await this.line.fight(how);
      keepKeys(fight, keysOf(this.seat.id));
      this._captains = how === 'captains';
      if (how === 'play') this.context.go(`#/game/${fight}`);
      else this._ask(true);
    } catch (error) {
      this._failed(error);
    }
  }

  _press(hex) {
    if (hex && this.model.mine && this.question?.pressHex?.(hex)) {
      this.tabs.show('today');
      if (!this.plan.abroad) this.slip.show(hex);
      return;
    }
    if (this.plan.abroad) return;
    this.plan.marks.chosen = hex && this.model.wallsAt(hex).length ? hex : null;
    this.slip.show(hex, true);
    this.plan.soon();
  }

  /** Shows the hex of a wall of which the news tell. @param {string} hex */
  _lead(hex) {
    const bare = hex.split('/')[0];
    Object.assign(this.plan.marks, { chosen: bare });
    this.slip.show(bare);
    this.plan.reveal(bare);
    this.plan.soon();
  }

  /** What is told of a day. @param {number} day */
  _readDay(day) {
    this.tabs.show('tale');
    this.tale.turnTo(day);
  }

  // -- drawing -------------------------------------------------------------------------------------------------------

  draw(anew = false) {
    const { model } = this;
    if (!model.view || this.gone) return;
    const { view, position } = model;
    this.root.dataset.seq = String(view.seq);
    this._title.textContent = view.siege.title;
    fill(this._date, el('strong', {}, this.say('page-siege-day', { day: position.day })), el('span', { class: 'siege-date-long' }, ` · ${model.date(position.day)}`));
    fill(this._steps, ...STEPS.map((step, number) => this._step(step, number)));
    this._shorten();
    this.stands.update();
    this.calendar.update();
    this.ledger.update();
    this.people.update();
    this.tale.update();
    this.fought.update();
    this.letters.update();
    this.plan.update();
    this._ask(anew);
  }

  /** As many names of steps as there is room for: those to come are told before those that are past. */
  _shorten() {
    this._head.classList.remove(...SHORTER);
    for (const each of SHORTER) {
      if (this._head.scrollWidth <= this._head.clientWidth && this._title.scrollWidth <= this._title.clientWidth) return;
      this._head.classList.add(each);
    }
  }

  _step(step, number) {
    const now = STEPS.indexOf(this.model.position.step);
    const state = number < now ? 'past' : number === now ? 'now' : 'to-come';
    const who = step === 'initiative' && this.model.position.initiative && number <= now ? this.model.sideName(this.model.position.initiative) : '';
    return el('li', { class: `step step-${state}`, 'aria-current': state === 'now' ? 'step' : null, title: who ? this.say('page-siege-initiative', { side: who }) : this.say(`page-siege-step-${step}`) },
      el('span', { class: 'step-number', 'aria-hidden': 'true' }, state === 'past' ? '✓' : String(number + 1)), el('span', { class: 'step-name' }, this.say(`page-siege-step-${step}`)));
  }

  /** The question, once for each position. */
  _ask(anew = false) {
    const { model } = this;
    const mark = `${model.view.seq} ${model.kind} ${model.mine ? 'mine' : ''} ${this._captains || model.view.captains}`;
    if (mark !== this._marked || anew) {
      const fresh = mark !== this._marked;
      this._marked = mark;
      this._clear();
      this._touched = false;
      if (fresh && this._goOn()) return;
      this.question = this._component();
      this.root.dataset.kind = this.question ? model.kind : '';
      fill(this._today, ...this._todays());
      if (fresh && (model.mine || model.over)) this.tabs.show('today');
      /** @type {HTMLElement} */ (this._today.parentElement).scrollTop = 0;
      this._check();
    }
    this._bar();
    this.counsel.renew();
    this.curtain.update();
    const said = this._asks.textContent;
    if (model.mine && said !== this._announced) announce(said);
    this._announced = said;
  }

  /** What the leaf of the muster has said of all that is asked until the fight begins. */
  _goOn() {
    const { model } = this;
    const seenAgain = this.seat.waiting && !this.seat.fought;
    const awaited = model.kind === 'fight_awaited';
    const said = awaited ? [...this._said.values()].at(-1) : this._said.get(model.eyes ?? '');
    const next = seenAgain ? null : onward(said, { number: model.position.fight?.number, asked: model.mine && model.asked, awaited });
    if (!next) return false;
    if ('fight' in next) {
      this._said.clear();
      this.fight(next.fight);
      return false;
    }
    this._answer(next.command);
    return true;
  }

  /** What could not be answered beforehand is asked. */
  _askAgain() {
    this._said.clear();
    this._ask(true);
  }

  /** What help is about. */
  _now() {
    const { model, question } = this;
    return { text: this._asks.textContent ?? '', help: model.mine?.help ?? '', mine: Boolean(model.mine) && !model.over, command: question?.command };
  }

  _clear() {
    this.question?.close?.();
    Object.assign(this.plan.marks, { choices: new Set(), aims: new Map(), posts: new Map() });
    this._refused = null;
    this.plan.soon();
  }

  _component() {
    const { model } = this;
    const open = model.mine && !model.over;
    const watched = model.kind === 'fight_awaited' && model.view.you.length;
    if (!open && !watched) return null;
    const Kind = model.mine?.offer?.patrols ? PatrolSheet : (ASKED[model.kind] ?? Choices);
    return new Kind({
      model, plan: this.plan, changed: () => this._changed(), send: (command) => this.send(command).catch(() => {}), check: (command) => this._whyNot(command),
      fight: (how) => this.fight(how), ground: () => this.line.ask('ground').catch(() => null), sheets: () => this.line.ask('sheets').catch(() => null), settle: (said) => this._said.set(model.eyes ?? '', said), fighting: () => this._captains || model.view.captains, keys: this.seat.keys,
    });
  }

  _todays() {
    const { model } = this;
    const last = this.tale.latest();
    if (model.over) return [this._outcome(), this.fought.root, last];
    const title = this.question ? null : el('p', { class: 'waiting' }, this._waiting());
    const help = model.mine && !TOLD.has(model.kind) ? el('p', { class: 'today-help' }, model.mine.help) : null;
    return [this.fought.root, this.letters.root, this.quiet.over(model.whyAskedAgain), title, help, this.question?.root, last];
  }

  _waiting() {
    const own = this.seat.waiting?.(this.model);
    if (own) return own;
    const side = this.model.sideName(this.model.asked?.side ?? this.model.view.ask?.side);
    return side ? this.say('page-siege-waits', { side }) : this.say('page-siege-made-ready');
  }

  _outcome() {
    const { model } = this;
    const { outcome } = model.position;
    const title = outcome?.winner ? this.say('table-won', { side: model.sideName(outcome.winner) }) : this.say('table-drawn');
    const own = outcome?.winner && model.view.you.length === 1 ? this.say(outcome.winner === model.eyes ? 'page-ending-won' : 'page-ending-lost') : '';
    return el('section', { class: 'siege-end' },
      own ? el('p', { class: 'siege-end-own' }, own) : null, el('h2', {}, title), el('p', { class: 'tale' }, this.say(`siege-end-${outcome?.reason}`)),
      el('p', {}, this.say('page-siege-end-days', { days: model.day })),
      el('p', { class: 'actions' }, this.seat.ended(model)));
  }

  _bar() {
    this._words();
    fill(this._buttons, ...this._offers(this.question));
  }

  /** What is asked, or why not; the buttons stay, for a hand may be on one of them. */
  _words() {
    const { model } = this;
    const { ask } = model.view;
    const text = model.over ? this.say('page-siege-over') : model.mine ? model.mine.text : model.kind === 'fight_awaited' ? (ask?.text ?? this._waiting()) : this._waiting();
    const refused = this._refused;
    this.root.classList.toggle('refuses', Boolean(refused));
    this.root.classList.toggle('asks', Boolean(model.mine));
    fill(this._asks, ...(refused ? ruled(refused.text, refused.rule) : [text]));
    fill(this._help, refused ? '' : model.mine?.help || '');
    const primary = this._buttons.querySelector('.primary');
    if (primary && this._unlawful) primary.setAttribute('aria-disabled', 'true');
    else primary?.removeAttribute('aria-disabled');
  }

  _offers(question) {
    const { model } = this;
    const { mine, view } = model;
    const offers = this.seat.quiet ? model.letGoBy.map((side) => this.quiet.stop(side)) : [];
    if (model.eyes && view.undo.includes(model.eyes)) offers.push(el('button', { type: 'button', class: 'quiet', onclick: () => this._undo() }, this.say('table-undo')));
    if (this.seat.quiet && mine && ['action_asked', 'orders_asked'].includes(model.kind)) offers.push(...this.quiet.offer(this.say('page-siege-quiet'), this.say('page-siege-quiet.help')));
    const primary = question?.primary;
    if (primary) {
      const button = el('button', { type: 'button', class: 'primary', 'aria-disabled': this._unlawful ? 'true' : null, onclick: () => this._seal(primary) }, primary.label);
      offers.push(button);
    }
    return [...offers, ...(this.seat.offers?.() ?? [])];
  }

  _seal(primary) {
    const { command } = this.question;
    if (this._unlawful) this._refuse(this._unlawful);
    else this._answer(command);
  }

  async _undo() {
    this._said.clear();
    await this.line.undo(this.model.eyes ?? '').catch((error) => (error.refusal ? this._refuse(error.refusal) : this._failed(error)));
  }

  // -- what may not be done ------------------------------------------------------------------------------------------

  _changed() {
    this._touched = true;
    this._refused = null;
    this._check();
    this._bar();
    this.slip.refresh();
  }

  /** Whether what is on the sheet now would be lawful; asked when the hand rests. */
  _check() {
    clearTimeout(this._timer);
    this._timer = undefined;
    this._unlawful = null;
    this._buttons.removeAttribute('aria-busy');
    if (!this.model.mine || !this.question?.command) return;
    const { question } = this;
    this._buttons.setAttribute('aria-busy', 'true');
    const timer = setTimeout(async () => {
      const answer = await this.line.why(question.command).catch(() => null);
      if (timer !== this._timer) return; // the sheet has changed since: another answer is on its way
      this._buttons.removeAttribute('aria-busy');
      if (!answer || question !== this.question) return;
      this._unlawful = answer.lawful ? null : answer.refused;
      this._refused = this._unlawful;
      this._words();
    }, CHECK);
    this._timer = timer;
  }

  /** Something greyed was pressed: the reason is shown. @param {object} command */
  async _whyNot(command) {
    const answer = await this.line.why(command).catch(() => null);
    if (answer && !answer.lawful) this._refuse(answer.refused);
  }

  _refuse(refusal) {
    this._refused = refusal;
    if (refusal) announce(refusal.text);
    if (this.model.view) this._words();
  }

  close() {
    this.gone = true;
    this.counsel.close();
    clearTimeout(this._timer);
    this._watch.disconnect();
    this.question?.close?.();
    this.seat.close();
    this.plan.close();
  }
}
