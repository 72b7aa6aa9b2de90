/** The guide beside a table: says what is asked, waits until it was done, and points to the rules. What he says is data: docs/lessons.md. */

import { announce, el } from './dom.js';
import { battleFacts } from './facts.js';
import { Lesson } from './lesson.js';
import { goingIn, keepComplete, keepGoing } from './lessons_kept.js';
import { Pointing } from './pointing.js';
import { portraits } from './portraits.js';

/** Milliseconds after which a part of the turn in which nothing can be done is worth a word. */
const RESTED = 500;
/** Where one goes from a lesson of each game. */
const NEXT = { battle: '#/battle', siege: '#/sieges', campaign: '#/campaigns' };

export class Coach {
  /**
   * @param {import('../app.js').Context} context
   * @param {import('../protocol.js').LessonPlan} plan
   * @param {{game: string, guide: import('../protocol.js').Person}} about
   */
  constructor(context, plan, { game, guide }) {
    this._words = context.words;
    this._api = context.api;
    this._plan = plan;
    this._game = game;
    this._lesson = new Lesson(plan, goingIn(game)?.done);
    this._body = el('div', { class: 'coach-body' });
    this._list = el('ol', { class: 'coach-list', 'aria-label': this._words.say('page-coach-list') });
    const face = el('div', { class: 'coach-face' });
    const leave = el('a', { class: 'button quiet', href: '#/learn' }, this._words.say('page-coach-leave'));
    this._fold = el('button', { class: 'quiet coach-fold', 'aria-expanded': 'true', onclick: () => this._toggle() }, this._words.say('page-coach-fold'));
    const foot = el('p', { class: 'actions' }, this._fold, leave);
    this.root = el('aside', { class: 'coach', dataset: { game: plan.game }, 'aria-label': this._words.say('page-coach') }, face, this._body, this._list, foot);
    portraits.figure(guide, { who: 'guide', face: 'foot', health: 'healthy' }, 96).then((figure) => face.replaceChildren(figure));
  }

  /**
   * Looks on at a battle. It sees a step when the film has shown it, so it never runs ahead.
   * @param {import('../table/store.js').Store} store
   * @param {HTMLElement} place  where the table is
   */
  followBattle(store, place) {
    const see = () => {
      const { view } = store;
      this._ask = view.ask;
      this._men = view.position.men;
      this._grid = store.grid;
      this._see(battleFacts(view), `${view.position.turn} ${view.position.active}`);
    };
    this._pointing = new Pointing(place);
    this._ends = [store.on(({ kind, step }) => {
      if (kind === 'step' && step && step.side === store.view.you[0]) {
        if (step.undone) this._lesson.unhear();
        else if (step.command) this._lesson.hear(step.command);
      }
      see();
    })];
    if (store.view) see();
  }

  /**
   * Looks on at days.
   * @param {Pick<import('../net/days_line.js').DaysLine, 'on'>} line
   * @param {(view: any) => import('./facts.js').Facts} facts
   */
  followDays(line, facts) {
    this._ends = [
      line.on('view', (view) => this._see(facts(view), `${view.position.day}`)),
      line.on('did', (command) => {
        this._lesson.hear(command);
        this._draw();
      }),
      line.on('undid', () => {
        this._lesson.unhear();
        this._draw();
      }),
    ];
  }

  close() {
    clearTimeout(this._resting);
    for (const end of this._ends ?? []) end();
    this._pointing?.close();
  }

  /** @param {import('./facts.js').Facts} facts @param {string} when */
  _see(facts, when) {
    this._lesson.see(facts, when);
    this._draw();
  }

  _draw() {
    const lesson = this._lesson;
    const { leaf: shown, id, remark } = lesson.leaf;
    keepGoing(this._game, this._plan.id, [...lesson.done]);
    if (lesson.complete) keepComplete(this._plan.id);
    clearTimeout(this._resting);
    // A part of the turn in which nothing can be done is mostly over at once, and nobody reads so fast.
    if (shown?.slow && !this._rested) {
      this._resting = setTimeout(() => {
        this._rested = true;
        this._draw();
      }, RESTED);
      return;
    }
    this._rested = false;
    const mark = `${id} ${remark} ${lesson.complete}`;
    if (mark !== this._shown) {
      this._shown = mark;
      this._pointing?.asked(null);
      this.root.dataset.leaf = id;
      this._body.replaceChildren(...this._leaf(lesson.leaf));
      announce(this._body.textContent ?? '');
    }
    this._pointing?.at(shown?.points ? this._whom() : null);
    this._list.replaceChildren(...this._plan.steps.map((step) => this._item(step, lesson.done.has(step.id), shown?.step === step.id)));
  }

  /** The hex of somebody who can still do what is to be learned. */
  _whom() {
    const [who] = this._ask?.left ?? [];
    return this._men?.find((man) => man.who === who)?.at ?? null;
  }

  /** @param {{id: string, leaf?: import('../protocol.js').LessonLeaf, remark: string}} shown @returns {HTMLElement[]} */
  _leaf({ id, leaf, remark }) {
    const found = leaf ? this._page(leaf) : this._end(id);
    const word = remark && this._said(remark, '.done');
    if (word) found.splice(1, 0, el('div', { class: 'coach-remark' }, paragraphs(word)));
    if (leaf && this._lesson.complete) found.push(el('div', { class: 'coach-complete' }, el('p', {}, this._words.say('page-coach-complete')), this._next()));
    return found;
  }

  /** @param {import('../protocol.js').LessonLeaf} leaf @returns {HTMLElement[]} */
  _page({ key, step }) {
    const { _words: words } = this;
    const title = words.has(`${key}.title`) ? words.say(`${key}.title`) : step ? this._said(step) : words.say('page-coach');
    const rules = this._plan.steps.find((each) => each.id === step)?.rules ?? [];
    const links = rules.map((rule) => el('li', {}, this._link(rule)));
    return [el('h2', {}, title), ...this._paragraphs(words.say(key)), ...(links.length ? [el('ul', { class: 'rule-chips', 'aria-label': words.say('page-coach-rules') }, links)] : [])];
  }

  /** What is said; a hex that is named can be shown. @param {string} text */
  _paragraphs(text) {
    return paragraphs(text, (part) => (this._grid?.byName.get(part) ? this._hex(part) : part));
  }

  /** @param {string} hex */
  _hex(hex) {
    const show = () => this._pointing?.asked(hex);
    const hide = ({ pointerType }) => pointerType === 'mouse' && this._pointing?.asked(null);
    return el('button', { type: 'button', class: 'coach-hex', title: this._words.say('page-coach-hex'), onclick: show, onpointerenter: show, onpointerleave: hide }, hex);
  }

  /** The beginning and the ends. @param {string} id @returns {HTMLElement[]} */
  _end(id) {
    const { _words: words } = this;
    if (id === 'welcome') {
      const begin = el('button', { class: 'primary', onclick: () => this._begin() }, words.say('page-coach-begin'));
      return [el('h2', {}, words.say('page-coach-welcome')), ...paragraphs(words.say(`lesson-${this._plan.id}-welcome`)), el('p', {}, begin)];
    }
    if (!id) return [el('h2', {}, words.say('page-coach'))];
    const missing = new Intl.ListFormat(document.documentElement.lang || 'en').format(this._lesson.missing.map((each) => this._said(each.id)));
    const text = id === 'over' ? words.say(`lesson-${this._plan.id}-over`) : words.say('page-coach-short', { missing });
    return [el('h2', {}, words.say('page-coach-over')), ...paragraphs(text), this._next()];
  }

  /** A step in words. @param {string} step @param {string} [part] */
  _said(step, part = '') {
    const key = `lesson-${this._plan.id}-step-${step}${part}`;
    return this._words.has(key) ? this._words.say(key) : '';
  }

  /** On to the real thing, or to the next lesson. */
  _next() {
    const { game } = this._plan;
    return el('p', { class: 'actions' }, el('a', { class: 'button primary', href: NEXT[game] }, this._words.say(`page-coach-next-${game}`)), el('a', { class: 'button', href: '#/learn' }, this._words.say('page-coach-more')));
  }

  /** The name of a rule, once it is known, and its number. */
  _link(rule) {
    const link = el('a', { class: 'rule-chip', href: `#/rules/${rule}` }, rule);
    this._api.rule(rule).then((found) => link.prepend(`${found.name} `), () => null);
    return link;
  }

  /** @param {{id: string}} step @param {boolean} done @param {boolean} now */
  _item(step, done, now) {
    const state = done ? 'done' : now ? 'now' : 'open';
    const sign = { done: '✓', now: '▸', open: '·' }[state];
    return el('li', { dataset: { state }, 'aria-current': now ? 'step' : null },
      el('span', { 'aria-hidden': 'true' }, sign), ' ', this._said(step.id),
      done ? el('span', { class: 'visually-hidden' }, ` ${this._words.say('page-coach-done')}`) : null);
  }

  _begin() {
    this._lesson.begun = true;
    this._draw();
  }

  _toggle() {
    const folded = this.root.classList.toggle('folded');
    this._fold.setAttribute('aria-expanded', String(!folded));
    this._fold.textContent = this._words.say(folded ? 'page-coach-unfold' : 'page-coach-fold');
  }
}

/** @param {string} text @param {(part: string) => string|HTMLElement} [shown]  what stands for a word with a number in it */
function paragraphs(text, shown = (part) => part) {
  return text.split('\n').filter(Boolean).map((each) => el('p', {}, each.split(/\b([A-Z]{1,2}\d{1,2})\b/u).map(shown)));
}
