/** All games kept here, of every kind, open and finished: to be found, gone on with, seen again, deleted. */

import { bringInButton } from './bring_in.js';
import { el } from './dom.js';
import { gameRow, lineOf } from './game_row.js';
import { isSought, keptGames } from './kept_games.js';

const SCALES = ['', 'battle', 'siege', 'campaign'];
const STATES = ['', 'open', 'over'];

/** @param {HTMLElement} root @param {import('../app.js').Context} context @param {string[]} path */
export async function mount(root, context, path) {
  const { words } = context;
  const games = await keptGames(context);
  const rows = games.map((game) => ({ game, row: gameRow(context, game), line: lineOf(words, game) }));
  const found = el('p', { class: 'muted small', role: 'status' });
  const sought = { text: '', kind: SCALES.includes(path[1]) ? path[1] : '', state: '' };
  const show = () => {
    let number = 0;
    for (const { game, row, line } of rows) {
      row.hidden = !isSought(game, sought, line);
      number += row.hidden ? 0 : 1;
    }
    found.textContent = words.say('page-games-found', { count: number });
  };
  const find = el('input', { type: 'search', id: 'find-game', autocomplete: 'off' });
  find.addEventListener('input', () => {
    sought.text = find.value;
    show();
  });
  const choose = (name, values) => choices(words, { name, values, chosen: sought[name] }, (value) => {
    sought[name] = value;
    show();
  });
  root.classList.add('games');
  root.append(
    el('h1', {}, words.say('page-games')),
    el('search', { class: 'games-sought' },
      el('p', {}, el('label', { for: 'find-game' }, words.say('page-games-find')), ' ', find),
      choose('kind', SCALES), choose('state', STATES)),
    found,
    el('ul', { class: 'game-rows' }, rows.map(({ row }) => row)),
    el('div', { class: 'actions' }, el('a', { class: 'button', href: '#/honours' }, words.say('page-honours')), bringInButton(context)));
  show();
}

/** @param {import('../words/fluent.js').Words} words @param {{name: string, values: string[], chosen: string}} what @param {(value: string) => void} choose */
function choices(words, { name, values, chosen }, choose) {
  const each = values.map((value) => {
    const input = el('input', { type: 'radio', name: `games-${name}`, value, checked: value === chosen });
    input.addEventListener('change', () => choose(value));
    return el('label', { class: 'choice' }, input, el('span', {}, words.say(`page-games-${name}-${value || 'all'}`)));
  });
  return el('fieldset', {}, el('legend', {}, words.say(`page-games-${name}`)), el('div', { class: 'choices' }, each));
}
