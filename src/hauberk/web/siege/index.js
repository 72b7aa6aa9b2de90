/** A siege that is being played: its sheet, or its chronicle. */

import { siegeKeys } from '../screens/seats.js';
import { chronicle } from './chronicle.js';
import { OwnSeat } from './seat.js';
import { Sheet } from './sheet.js';

/** @param {HTMLElement} root @param {import('../app.js').Context} context @param {string[]} path */
export async function mount(root, context, path) {
  const keys = await siegeKeys(context, path[1]);
  if (path[2] === 'chronicle') return chronicle(root, context, path[1], keys);
  const sheet = new Sheet(root, context, new OwnSeat(context, path[1], keys));
  return { destroy: () => sheet.close(), title: '' };
}
