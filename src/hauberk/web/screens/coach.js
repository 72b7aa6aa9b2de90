/** The coach beside the table: says what is asked, waits until it was done, and points to the rules. */

import { announce, el } from './dom.js';
import { Lesson } from './lesson.js';
import { Pointing } from './pointing.js';
import { portraits } from './portraits.js';

const KEPT = 'hauberk.lesson';
const COACH = 'enguerrand';
/** Milliseconds after which a part of the turn in which nothing can be done is worth a word. */
const RESTED = 500;

export class Coach {
  /**
   * @param {import('../app.js').Context} context
   * @param {string} game
   */
  constructor(context, game) {
    this._words = context.words;
    this._game = game;
    this._lesson = new Lesson(undefined, kept(game));
    this._body = el('div', { class: 'coach-body' });
    this._list = el('ol', { class: 'coach-list', 'aria-label': this._words.say('page-coach-list') });
    this._face = el('div', { class: 'coach-face' });
    const leave = el('a', { class: 'button quiet', href: '#/' }, this._words.say('page-coach-leave'));
    const fold = { class: 'quiet coach-fold', 'aria-expanded': 'true', onclick: () => this._toggle() };
    this._fold = el('button', fold, this._words.say('page-coach-fold'));
    const foot = el('p', { class: 'actions' }, this._fold, leave);
    this.root = el('aside', { class: 'coach', 'aria-label': this._words.say('page-coach') }, this._face, this._body, this._list, foot);
    this._api = context.api;
  }

  /**
   * Looks on at the table. It sees a step when the film has shown it, so it never runs ahead.
   * @param {import('../table/store.js').Store} store
   * @param {HTMLElement} place  where the table is
   */
  follow(store, place) {
    this._pointing = new Pointing(place);
    this._leave = store.on(({ kind, step }) => {
      if (kind === 'step') this._lesson.hear(step);
      this._see(store.view);
    });
    if (store.view) this._see(store.view);
  }

  close() {
    clearTimeout(this._resting);
    this._leave?.();
    this._pointing?.close();
  }

  _see(view) {
    this._lesson.see(view);
    this._men = view.position.men;
    if (!this._face.firstChild && view.people[COACH]) {
      const man = view.position.men.find((each) => each.who === COACH) ?? { who: COACH, face: 'foot', health: 'healthy' };
      portraits.figure(view.people[COACH], { ...man, health: 'healthy' }, 96).then((figure) => this._face.replaceChildren(figure));
    }
    this._draw();
  }

  _draw() {
    const { leaf, done, topics } = this._lesson;
    keep(this._game, [...done]);
    clearTimeout(this._resting);
    // A part of the turn in which nothing can be done is mostly over at once, and nobody reads so fast.
    if (leaf.kind === 'idle' && !this._rested) {
      this._resting = setTimeout(() => {
        this._rested = true;
        this._draw();
      }, RESTED);
      return;
    }
    this._rested = false;
    const name = [leaf.topic?.id, leaf.kind].filter(Boolean).join(' ');
    if (`${name} ${leaf.remark}` !== this._shown) {
      this._shown = `${name} ${leaf.remark}`;
      this.root.dataset.leaf = name;
      this._body.replaceChildren(...this._leaf(/** @type {any} */ (leaf)));
      announce(this._body.textContent);
    }
    this._pointing?.at(this._whom(leaf));
    this._list.replaceChildren(...topics.map((topic) => this._item(topic, done.has(topic.id), leaf.topic?.id === topic.id)));
  }

  /** The hex of somebody who can still do what is to be learned. */
  /** @param {{kind: string, topic?: any}} leaf */
  _whom({ kind, topic }) {
    if (kind !== 'before' || !topic.when.sequence) return null;
    const [who] = this._lesson.ask.left ?? [];
    return this._men.find((man) => man.who === who)?.at ?? null;
  }

  /** @param {{kind: string, topic?: any, remark?: string}} leaf @returns {HTMLElement[]} */
  _leaf({ kind, topic, remark }) {
    const found = this._page({ kind, topic });
    if (remark && this._words.has(`page-coach-${remark}.done`)) found.splice(1, 0, ...paragraphs(this._words.say(`page-coach-${remark}.done`)).map((each) => el('div', { class: 'coach-remark' }, each)));
    return found;
  }

  /** @param {{kind: string, topic?: any}} leaf @returns {HTMLElement[]} */
  _page({ kind, topic }) {
    const say = (key, gaps) => this._words.say(key, gaps);
    if (topic) {
      const links = topic.rules.map((rule) => el('li', {}, this._link(rule)));
      return [
        el('h2', {}, say(`page-coach-${topic.id}`)),
        ...paragraphs(say(`page-coach-${topic.id}.${kind}`)),
        el('ul', { class: 'rule-chips', 'aria-label': say('page-coach-rules') }, links),
      ];
    }
    const missing = this._lesson.topics.filter((each) => !this._lesson.done.has(each.id)).map((each) => say(`page-coach-${each.id}`));
    const list = new Intl.ListFormat(document.documentElement.lang || 'en').format(missing);
    const text = [el('h2', {}, say(`page-coach-${kind}`)), ...paragraphs(say(`page-coach-${kind}.text`, { missing: list }))];
    if (kind === 'welcome') text.push(el('p', {}, el('button', { class: 'primary', onclick: () => this._begin() }, say('page-coach-begin'))));
    if (kind === 'over' || kind === 'short') text.push(el('p', { class: 'actions' }, el('a', { class: 'button primary', href: '#/battle' }, say('page-coach-next'))));
    return text;
  }

  /** The name of a rule, once it is known, and its number. */
  _link(rule) {
    const link = el('a', { class: 'rule-chip', href: `#/rules/${rule}` }, rule);
    this._api.rule(rule).then((found) => link.prepend(`${found.name} `), () => null);
    return link;
  }

  _item(topic, done, now) {
    const state = done ? 'done' : now ? 'now' : 'open';
    const sign = { done: '✓', now: '▸', open: '·' }[state];
    return el('li', { dataset: { state }, 'aria-current': now ? 'step' : null },
      el('span', { 'aria-hidden': 'true' }, sign), ' ', this._words.say(`page-coach-${topic.id}`),
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

function paragraphs(text) {
  return text.split('\n').filter(Boolean).map((each) => el('p', {}, each));
}

function kept(game) {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}')[game] ?? [];
  } catch {
    return [];
  }
}

/** Only the lesson at hand is kept. */
function keep(game, done) {
  try {
    localStorage.setItem(KEPT, JSON.stringify({ [game]: done }));
  } catch {
    // Without a memory the list of the lesson begins anew after a reload; the battle does not.
  }
}
