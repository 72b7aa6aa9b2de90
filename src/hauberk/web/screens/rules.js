/** The rules as a screen. */

import { el } from './dom.js';
import { RulesView } from './rules_view.js';

/** @param {HTMLElement} root @param {import('../app.js').Context} context @param {string[]} path */
export async function mount(root, context, path) {
  const view = await new RulesView(context, (rule) => (rule ? `#/rules/${rule}` : '#/rules')).load();
  root.classList.add('wide');
  const door = (href, key, kind = 'button quiet') => el('a', { class: kind, href }, context.words.say(key));
  const doors = [door('#/book', 'page-book', 'button primary'), door('#/aid', 'page-aid', 'button'), door('#/position', 'page-bar-position')];
  root.append(el('h1', {}, context.words.say('page-rules')), el('p', { class: 'actions' }, doors), view.root);
  await view.open(path[1]);
  if (!path[1]) view.search.focus({ preventScroll: true });
  return {
    // Turning to another rule keeps the list and what was searched.
    move: (to) => {
      if (to[0] !== 'rules') return false;
      view.open(to[1]);
      return true;
    },
  };
}
