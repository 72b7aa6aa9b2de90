/** The shelf of battles: chapters of a ladder, a card each battle, and a leaf for the one that was chosen. */

import { battleLeaf } from './battle_leaf.js';
import { battleCard } from './battle_card.js';
import { bringInButton } from './bring_in.js';
import { keptGames } from './kept_games.js';
import { grouped } from './rules_view.js';
import { el } from './dom.js';

/** From the first to the last: each asks for what the one before it taught. */
const CHAPTERS = ['country', 'houses', 'castles', 'storming', 'breach'];

/** @param {HTMLElement} root @param {import('../app.js').Context} context @param {string[]} path */
export async function mount(root, context, path) {
  const { api, words } = context;
  root.classList.add('wide');
  if (path[1]) {
    await battleLeaf(root, context, path[1]);
    return {};
  }
  // The lesson has order 0 and a door of its own.
  const [all, games] = await Promise.all([api.shelf(), keptGames(context)]);
  const battles = all.filter((battle) => battle.order > 0);
  const byChapter = grouped(battles, (battle) => battle.chapter);
  const chapters = CHAPTERS.filter((name) => byChapter.has(name)).map((name) => new Chapter(context, name, byChapter.get(name) ?? [], games));
  root.append(
    el('h1', {}, words.say('page-battles')),
    el('p', { class: 'lead' }, words.say('page-battles-text', { count: battles.length })),
    el('div', { class: 'shelf-ways' },
      el('nav', { 'aria-label': words.say('page-battles-chapters') }, el('ol', { class: 'shelf-chapters' }, chapters.map((chapter) => chapter.way))),
      editions(words, battles, (edition) => chapters.forEach((chapter) => chapter.only(edition)))),
    ...chapters.map((chapter) => chapter.root),
    el('div', { class: 'actions' }, el('a', { class: 'button', href: '#/games/battle' }, words.say('page-games')), bringInButton(context)),
  );
  return {};
}

/** One chapter of the ladder: what it is about, and its battles. */
class Chapter {
  /** @param {import('../app.js').Context} context @param {string} name @param {object[]} battles @param {import('./kept_games.js').KeptGame[]} games */
  constructor(context, name, battles, games) {
    const { words } = context;
    const id = `chapter-${name}`;
    this._words = words;
    this._cards = battles.map((battle) => ({ battle, card: battleCard(context, battle, games) }));
    this._number = el('span', { class: 'number muted' });
    this._title = el('h2', { id, tabIndex: -1 }, words.say(`page-chapter-${name}`));
    this.root = el('section', { class: 'shelf', 'aria-labelledby': id },
      el('header', {}, this._title, el('p', { class: 'muted' }, words.say(`page-chapter-${name}.text`))),
      el('div', { class: 'battle-cards' }, this._cards.map(({ card }) => card)));
    const go = el('button', { class: 'quiet' }, words.say(`page-chapter-${name}`), ' ', this._number);
    go.addEventListener('click', () => {
      this.root.scrollIntoView();
      this._title.focus({ preventScroll: true });
    });
    this.way = el('li', {}, go);
    this.only('');
  }

  /** Shows the battles of one edition, or all of them. @param {string} edition */
  only(edition) {
    for (const { battle, card } of this._cards) card.hidden = Boolean(edition) && battle.ruleset.id !== edition;
    const number = this._cards.filter(({ card }) => !card.hidden).length;
    this._number.textContent = this._words.number(number);
    this.root.hidden = this.way.hidden = number === 0;
  }
}

/** Which edition's battles to show: all of them, at first. @param {(edition: string) => void} show */
function editions(words, battles, show) {
  const titles = new Map([['', words.say('page-battles-every')], ...battles.map(({ ruleset }) => [ruleset.id, ruleset.title])]);
  const choices = [...titles].map(([id, title]) => {
    const input = el('input', { type: 'radio', name: 'edition', value: id, checked: id === '' });
    input.addEventListener('change', () => show(id));
    return el('label', {}, input, el('span', {}, title));
  });
  return el('fieldset', { class: 'shelf-editions' }, el('legend', {}, words.say('page-battles-edition')), choices);
}
