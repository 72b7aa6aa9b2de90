// What the painter of countries is asked to do; see ../paint/studio.js.
import { paintWindow, prepareScene } from './painter/country.js';

/** @type {import('../paint/studio.js').Work} */
export function* work(scenes, { what, number = 0, map, wish }) {
  if (what === 'prepare') scenes.set(number, yield* prepareScene(map));
  else if (what === 'forget') scenes.delete(number);
  else if (what === 'paint') return yield* paintWindow(scenes.get(number), wish);
  return {};
}
