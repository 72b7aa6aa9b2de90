// What the painter of boards is asked to do; see ../studio.js.
import { applyWorks, paintWindow, prepareScene } from './painter.js';

/** @type {import('../studio.js').Work} */
export function* work(scenes, { what, number = 0, board, works, wish }) {
  if (what === 'prepare') scenes.set(number, yield* prepareScene(board));
  else if (what === 'works') applyWorks(scenes.get(number), works);
  else if (what === 'forget') scenes.delete(number);
  else if (what === 'paint') return yield* paintWindow(scenes.get(number), wish);
  return {};
}
