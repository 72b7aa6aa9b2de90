/** A table with the guide beside it, if the game was begun as a lesson; else the table alone. */

import { Coach } from './coach.js';
import { el } from './dom.js';
import { goingIn } from './lessons_kept.js';

/**
 * @template {{destroy?: () => void}} T
 * @param {HTMLElement} root @param {import('../app.js').Context} context @param {string} game
 * @param {(place: HTMLElement) => T} mount  lays the table out
 * @param {(coach: Coach, table: T, place: HTMLElement) => void} follow  lets the guide look on
 * @returns {Promise<T>}
 */
export async function guided(root, context, game, mount, follow) {
  const going = goingIn(game);
  const shelf = going && (await context.api.lessons());
  const plan = shelf?.lessons.find((each) => each.id === going?.lesson);
  if (!shelf || !plan) return mount(root);
  const coach = new Coach(context, plan, { game, guide: shelf.guide });
  const place = el('div', { class: 'learn-table' });
  root.classList.add('learn');
  root.append(coach.root, place);
  const table = mount(place);
  follow(coach, table, place);
  return {
    ...table,
    destroy: () => {
      coach.close();
      table.destroy?.();
    },
  };
}
