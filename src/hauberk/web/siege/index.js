/** A siege that is being played: its sheet, its chronicle, or its moments seen again. */

import { saltSeat } from '../dice/salting.js';
import { chronicle } from '../screens/chronicle.js';
import { siegeFacts } from '../screens/facts.js';
import { guided } from '../screens/guided.js';
import { Past } from '../screens/past.js';
import { gameKeys } from '../screens/seats.js';
import { OwnSeat, PastSeat } from './seat.js';
import { Sheet } from './sheet.js';

/** @param {HTMLElement} root @param {import('../app.js').Context} context @param {string[]} path */
export async function mount(root, context, path) {
  const keys = await gameKeys(context, path[1], 'siege').catch((error) => (path[2] === 'at' ? [] : Promise.reject(error)));
  if (path[2] === 'chronicle') return chronicle(root, context, { id: path[1], keys, kind: 'siege' });
  if (path[2] === 'at') {
    const past = new Past(context, 'siege', path[1], keys);
    const seen = new Sheet(root, context, new PastSeat(context, path[1], keys, past));
    await past.open(Number(path[3] ?? 0));
    return { destroy: () => seen.close(), title: '', move: (to) => past.move(to) };
  }
  saltSeat(context, path[1], keys, 'siege');
  const laid = (place) => {
    const sheet = new Sheet(place, context, new OwnSeat(context, path[1], keys));
    return { destroy: () => sheet.close(), title: '', sheet };
  };
  return guided(root, context, path[1], laid, (coach, { sheet }) => coach.followDays(sheet.line, siegeFacts));
}
