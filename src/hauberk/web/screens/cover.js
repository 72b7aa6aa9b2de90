/** The picture on the box: a painted table with its men, coming out of the parchment. */

import { el } from './dom.js';
import { paintTable } from './table_picture.js';

/** What lies on the cover: a battle, and the hex at the middle of the left edge. */
const COVER = { battle: 'the_wall_of_spears', row: 8.6 };
const SCALES = { least: 0.62, most: 1.12, rows: 5.6 };

/** @param {import('../app.js').Context} context */
export function cover(context) {
  const canvas = el('canvas', { class: 'painted', 'aria-hidden': 'true' });
  const root = el('div', { class: 'cover-picture' }, canvas);
  paintTable(context, root, canvas, COVER.battle, part).catch(() => root.classList.add('unpainted'));
  return root;
}

/** @type {Parameters<typeof paintTable>[4]} */
function part(map, board, { width, height }) {
  const rowHeight = map.S * Math.sqrt(3);
  const wanted = Math.max(SCALES.least, Math.min(SCALES.most, height / (SCALES.rows * rowHeight)));
  // Never so small that the edge of the board shows.
  const scale = Math.max(wanted, width / map.boardSize(board).w);
  return { scale, x: 0, y: (COVER.row + 0.5) * rowHeight - height / scale / 2 };
}
