/** The table itself; the module of the table draws all of it. */

import { saltSeat } from '../dice/salting.js';
import { hear } from '../sounds.js';
import { mountTable } from '../table/index.js';
import { guided } from './guided.js';
import { seatKeys } from './seats.js';

/** @param {HTMLElement} root @param {import('../app.js').Context} context @param {string[]} path */
export async function mount(root, context, path) {
  const gameId = path[1];
  const keys = await seatKeys(context, gameId);
  const { words, settings, go } = context;
  saltSeat(context, gameId, keys);
  const laid = (place) => mountTable(place, { gameId, keys, words, settings, go });
  const table = await guided(root, context, gameId, laid, (coach, { store }, place) => coach.followBattle(store, place));
  const silence = hear(table.store, settings);
  return {
    ...table,
    destroy: () => {
      silence();
      table.destroy();
    },
  };
}
