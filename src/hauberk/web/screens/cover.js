/** The picture on the box: a painted table with its men, coming out of the parchment. */

import { el } from './dom.js';
import { tablePicture } from './table_picture.js';

/** What lies on the cover: a battle, and the row at the middle of the left edge. */
const COVER = { battle: 'the_wall_of_spears', row: 8.6 };
const SCALES = { least: 0.62, most: 1.12, rows: 5.6 };

/** @param {import('../app.js').Context} context */
export function cover(context) {
  const canvas = el('canvas', { class: 'painted', 'aria-hidden': 'true' });
  const root = el('div', { class: 'cover-picture' }, canvas);
  context.api.scenario(COVER.battle).then((battle) => tablePicture(root, canvas, battle, ({ width, height, board, row }) => {
    const wanted = Math.max(SCALES.least, Math.min(SCALES.most, height / (SCALES.rows * row)));
    const scale = Math.max(wanted, width / board.w); // never so small that the edge of the board shows
    return { scale, x: 0, y: (COVER.row + 0.5) * row - height / scale / 2 };
  })).catch(() => root.classList.add('unpainted'));
  return root;
}
