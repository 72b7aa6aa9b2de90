/** The rules to look up and to read: a search, the books with their chapters, and one rule at a time. */

import { bookName, chapterName } from './book_names.js';
import { Unreachable } from '../net/api.js';
import { ruleArticle } from './rule_article.js';
import { tablesArticle } from './tables_article.js';
import { el } from './dom.js';

const PAUSE = 160;
const SHOWN = 60;
/** Where a newcomer might begin. */
const FIRST = ['TURN-04', 'MOVE-01', 'IMPACT-01', 'DFIRE-01', 'MELEE-07', 'RETREAT-01', 'CHARGE-01'];

/** @typedef {{id: string, book: string, chapter: string, title: string, name: string, state: string, meant?: boolean}} Entry  title: of the chapter; meant: found by another word for it */

export class RulesView {
  /** All of them, once they have come. @type {Entry[]} */
  _rules = [];

  /**
   * @param {import('../app.js').Context} context
   * @param {(rule: string) => string} link  where the page of a rule is
   */
  constructor(context, link) {
    this._context = context;
    this._words = context.words;
    this._link = link;
    this._turn = 0;
    this.search = el('input', { type: 'search', id: 'search', autocomplete: 'off', spellcheck: false, 'aria-controls': 'found' });
    this.search.addEventListener('input', () => this._later());
    this.search.addEventListener('keydown', (event) => this._onKey(event));
    this._list = el('div', { class: 'rules-list', id: 'found' });
    this._article = el('article', { class: 'rule-page' });
    this._count = el('p', { class: 'small muted', role: 'status' });
    const label = el('label', { class: 'label', for: 'search' }, this._words.say('page-rules-search'));
    this._aside = el('div', { class: 'rules-aside' }, el('div', { class: 'rules-search' }, label, this.search), this._count, this._list);
    this.root = el('div', { class: 'rules' }, this._aside, this._article);
  }

  /** @returns {Promise<this>} */
  async load() {
    this._rules = await this._context.api.rules();
    this._books();
    return this;
  }

  /** Shows a rule, the tables, or the first leaf. @param {string} [id] */
  async open(id) {
    const turn = ++this._turn;
    this.root.dataset.reading = id ? 'rule' : 'list';
    for (const link of this._list.querySelectorAll('a[aria-current]')) link.removeAttribute('aria-current');
    const leaf = id === 'tables' ? tablesArticle(this._context, this._link) : id ? ruleArticle(this._context, id, this._link) : this._first();
    const article = await Promise.resolve(leaf).catch((error) => this._failed(error));
    if (turn !== this._turn) return;
    this._article.replaceChildren(...article);
    this._article.scrollTop = 0;
    this._mark(id);
  }

  /** A rule that is not there, or that could not be fetched, says so in its place. */
  _failed(error) {
    const text = error instanceof Unreachable ? this._words.say('page-trouble-unreachable.help') : error.message;
    return [el('h2', {}, this._words.say('page-trouble-refused')), el('p', {}, text), el('p', {}, el('a', { href: this._link('') }, this._words.say('page-rules-all')))];
  }

  /** What stands there before a rule is chosen. */
  _first() {
    const done = this._rules.filter((rule) => rule.state === 'done').length;
    return [
      el('h2', {}, this._words.say('page-rules-first')),
      el('p', {}, this._words.say('page-rules-first-text', { all: this._rules.length, done })),
      el('h3', {}, this._words.say('page-rules-begin')),
      el('ul', { class: 'rule-links' }, FIRST.flatMap((id) => this._rules.filter((rule) => rule.id === id)).map((rule) => this._entry(rule))),
      el('p', {}, el('a', { href: this._link('tables') }, this._words.say('page-rules-tables'))),
    ].filter((part) => part !== null);
  }

  _mark(id) {
    const link = [...this._list.querySelectorAll('a')].find((each) => each.dataset.rule === id);
    if (!link) return;
    link.setAttribute('aria-current', 'page');
    const chapter = link.closest('details');
    if (chapter) chapter.open = true;
    link.scrollIntoView({ block: 'nearest' });
  }

  /** All rules by book and chapter. */
  _books() {
    this._count.textContent = '';
    const books = grouped(this._rules, (rule) => rule.book);
    const parts = [...books].map(([book, rules]) => {
      const chapters = [...grouped(rules, (rule) => rule.chapter).values()].map((inside) => this._chapter(inside));
      return el('section', { class: 'rules-book' }, el('h2', {}, bookName(this._words, book)), chapters);
    });
    this._list.replaceChildren(...parts);
  }

  _chapter(rules) {
    const name = chapterName(this._words, rules[0]);
    const summary = el('summary', {}, el('span', {}, name), el('span', { class: 'small muted number' }, this._words.number(rules.length)));
    return el('details', {}, summary, el('ul', {}, rules.map((rule) => this._entry(rule))));
  }

  _entry(rule) {
    const link = el('a', { href: this._link(rule.id), dataset: { rule: rule.id } }, rule.name, ' ', el('span', { class: 'rule-id' }, rule.id));
    const open = rule.state === 'done' ? null : el('span', { class: 'small muted' }, ` · ${this._words.say('page-rules-open')}`);
    return el('li', {}, link, open);
  }

  _later() {
    clearTimeout(this._timer);
    this._timer = setTimeout(() => this._find(), PAUSE);
  }

  async _find() {
    const q = this.search.value.trim();
    if (!q) {
      this.root.dataset.reading = 'list';
      return this._books();
    }
    const found = await this._context.api.rules(q);
    if (q !== this.search.value.trim()) return undefined;
    this._count.textContent = this._words.say('page-rules-found', { count: found.length });
    const shown = nearestFirst(found, q).slice(0, SHOWN).map((rule) => this._entry(rule));
    this._list.replaceChildren(el('ul', { class: 'rules-found' }, shown));
    this.root.dataset.reading = 'found';
    return undefined;
  }

  _onKey(event) {
    if (event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault(); // it calls for the search, and has no place in it
      this.search.select();
    }
    if (event.key === 'ArrowDown' || (event.key === 'Enter' && this.search.value)) {
      event.preventDefault();
      const first = this._list.querySelector('a');
      if (event.key === 'Enter') first?.click();
      else first?.focus();
    }
  }
}

/** A rule by its number first, then what another word for it means, then those whose number or name begins like that, then those that only speak of it. */
function nearestFirst(rules, q) {
  const wanted = q.toLocaleLowerCase();
  const begins = (text) => text.toLocaleLowerCase().startsWith(wanted);
  const far = (rule) => (rule.id.toLowerCase() === wanted ? 0 : begins(rule.id) || rule.meant ? 1 : begins(rule.name) ? 2 : 3);
  return [...rules].sort((one, other) => far(one) - far(other));
}

/** @template T @param {T[]} things @param {(thing: T) => string} by @returns {Map<string, T[]>} */
export function grouped(things, by) {
  const groups = new Map();
  for (const thing of things) groups.set(by(thing), [...(groups.get(by(thing)) ?? []), thing]);
  return groups;
}
