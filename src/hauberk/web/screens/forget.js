/** Forgetting a game: pressed twice, because nothing brings it back. */

import { forgetKeys, keysOf } from '../keys.js';
import { announce, el } from './dom.js';

/**
 * @param {import('../app.js').Context} context
 * @param {{id: string, title: string, keys?: object}} game
 * @param {import('../net/api.js').Kind} [kind]
 */
export function forgetButton(context, game, kind) {
  const { api, words } = context;
  const key = Object.values({ ...game.keys, ...keysOf(game.id) })[0];
  if (!key) return null;
  const button = el('button', { class: 'quiet small', 'aria-label': words.say('page-forget-what', { title: game.title }) }, words.say('page-forget'));
  button.addEventListener('click', async () => {
    if (button.dataset.sure !== 'yes') {
      button.dataset.sure = 'yes';
      button.textContent = words.say('page-forget-sure');
      button.setAttribute('aria-label', words.say('page-forget-sure'));
      return;
    }
    await api.forget(game.id, key, kind);
    forgetKeys(game.id);
    announce(words.say('page-forgotten', { title: game.title }));
    button.closest('li')?.remove();
  });
  button.addEventListener('blur', () => {
    delete button.dataset.sure;
    button.textContent = words.say('page-forget');
  });
  return button;
}
