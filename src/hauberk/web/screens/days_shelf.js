/** The shelf of sieges and that of campaigns: those that go on, a card each, and a leaf for the one that was chosen. */

import { el } from './dom.js';
import { gameRow } from './game_row.js';
import { keptGames } from './kept_games.js';
import { portraits } from './portraits.js';

/** @typedef {'siege'|'campaign'} Days */

const MOST = 3;

/**
 * @param {HTMLElement} root @param {import('../app.js').Context} context @param {string[]} path
 * @param {{kind: Days, card: (context: import('../app.js').Context, one: any, games: import('./kept_games.js').KeptGame[]) => HTMLElement, leaf: (root: HTMLElement, context: import('../app.js').Context, id: string) => Promise<void>}} shelf
 */
export async function mountShelf(root, context, path, { kind, card, leaf }) {
  const { api, words } = context;
  root.classList.add('wide');
  if (path[1]) {
    await leaf(root, context, path[1]);
    return {};
  }
  const [shelf, games] = await Promise.all([api.shelf(kind), keptGames(context)]);
  root.append(
    el('h1', {}, words.say(`page-${kind}s`)),
    el('p', { class: 'lead' }, words.say(`page-${kind}s-text`, { count: shelf.length })),
    goingOn(context, kind, games) ?? '',
    el('div', { class: 'battle-cards' }, shelf.map((one) => card(context, one, games))),
  );
  return {};
}

/** What was begun and goes on, the newest of it, and the way to all. @param {import('../app.js').Context} context @param {Days} kind @param {import('./kept_games.js').KeptGame[]} games */
function goingOn(context, kind, games) {
  const { words } = context;
  const own = games.filter((game) => game.kind === kind);
  if (!own.length) return null;
  const rows = own.filter((game) => !game.over).slice(0, MOST).map((game) => gameRow(context, game));
  const title = words.say(`page-${kind}s-going`);
  return el('section', { class: 'sieges-going', 'aria-label': title },
    rows.length ? el('h2', {}, title) : null, el('ul', { class: 'game-rows' }, rows),
    el('p', {}, el('a', { href: `#/games/${kind}` }, words.say('page-games-all', { count: own.length }))));
}

/**
 * A seat with the faces of its leaders, and the button that begins the game in it.
 * @param {{seat: string, people: any, leaders: string[], label: string, begin: (seat: string) => Promise<unknown>}} door @param {...(Node|string)} text
 */
export function door({ seat, people, leaders, label, begin }, ...text) {
  const faces = el('div', { class: 'leaders' });
  for (const who of leaders.slice(0, 2)) if (people[who]) portraits.figure(people[who], {}, 84).then((figure) => faces.append(figure));
  const button = el('button', { class: 'primary', dataset: { seat } }, label);
  button.addEventListener('click', async () => {
    button.disabled = true;
    await begin(seat).finally(() => (button.disabled = false));
  });
  return el('section', { class: 'leaf-side' }, faces, ...text, button);
}
