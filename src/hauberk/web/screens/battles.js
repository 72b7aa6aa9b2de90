/** The battles: a card each, and a leaf for the one that was chosen. */

import { battleLeaf } from './battle_leaf.js';
import { battleCard } from './battle_card.js';
import { bringInButton } from './bring_in.js';
import { el } from './dom.js';

/** @param {HTMLElement} root @param {import('../app.js').Context} context @param {string[]} path */
export async function mount(root, context, path) {
  const { api, words } = context;
  if (path[1]) {
    root.classList.add('wide');
    await battleLeaf(root, context, path[1]);
    return {};
  }
  // The lesson has order 0 and a door of its own.
  const battles = (await api.battles()).filter((battle) => battle.order > 0);
  root.classList.add('wide');
  root.append(
    el('h1', {}, words.say('page-battles')),
    el('p', { class: 'lead' }, words.say('page-battles-text')),
    el('div', { class: 'battle-cards' }, battles.map((battle) => battleCard(context, battle))),
    el('div', { class: 'actions' }, bringInButton(context)),
  );
  return {};
}
