/** The table itself; the module of the table draws all of it. */

import { hear } from '../sounds.js';
import { mountTable } from '../table/index.js';
import { seatKeys } from './seats.js';

/** @param {HTMLElement} root @param {import('../app.js').Context} context @param {string[]} path */
export async function mount(root, context, path) {
  const gameId = path[1];
  const keys = await seatKeys(context, gameId);
  const { words, settings, go } = context;
  const table = mountTable(root, { gameId, keys, words, settings, go });
  const silence = hear(table.store, settings);
  return {
    ...table,
    destroy: () => {
      silence();
      table.destroy();
    },
  };
}
