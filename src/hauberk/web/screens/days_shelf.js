/** The shelf of sieges and that of campaigns: those that go on, a card each, and a leaf for the one that was chosen. */

import { el } from './dom.js';
import { forgetButton } from './forget.js';
import { portraits } from './portraits.js';

/** @typedef {'siege'|'campaign'} Days */

/**
 * @param {HTMLElement} root @param {import('../app.js').Context} context @param {string[]} path
 * @param {{kind: Days, card: (context: import('../app.js').Context, one: any) => HTMLElement, leaf: (root: HTMLElement, context: import('../app.js').Context, id: string) => Promise<void>}} shelf
 */
export async function mountShelf(root, context, path, { kind, card, leaf }) {
  const { api, words } = context;
  root.classList.add('wide');
  if (path[1]) {
    await leaf(root, context, path[1]);
    return {};
  }
  const [shelf, games] = await Promise.all([api.shelf(kind), api.games(kind)]);
  root.append(
    el('h1', {}, words.say(`page-${kind}s`)),
    el('p', { class: 'lead' }, words.say(`page-${kind}s-text`, { count: shelf.length })),
    goingOn(context, kind, games) ?? '',
    el('div', { class: 'battle-cards' }, shelf.map((one) => card(context, one))),
  );
  return {};
}

/** What was begun. @param {import('../app.js').Context} context @param {Days} kind @param {any[]} games */
export function goingOn(context, kind, games) {
  const { words } = context;
  const rows = games.slice(0, 6).map((game) => {
    const href = `#/${kind}/${encodeURIComponent(game.id)}`;
    const where = game.over ? words.say(`page-${kind}-over`) : words.say('page-siege-going-day', { day: game.day });
    const chronicle = game.over ? [' · ', el('a', { href: `${href}/chronicle` }, words.say('page-home-chronicle'))] : [];
    return el('li', {}, el('a', { href }, game.title), el('span', { class: 'muted small' }, ` ${where} `), ...chronicle, ' ', forgetButton(context, game, kind));
  });
  const title = words.say(`page-${kind}s-going`);
  return rows.length ? el('section', { class: 'sieges-going', 'aria-label': title }, el('h2', {}, title), el('ul', { class: 'going-others' }, rows)) : null;
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
