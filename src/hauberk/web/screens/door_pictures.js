/** Pictures over the doors: painted tables with their men, and a painted country. */

import { el } from './dom.js';
import { whenSeen } from './picture.js';
import { pictureOf } from './scenario_picture.js';
import { paintTable } from './table_picture.js';

/** What lies behind the doors of battles and sieges: a battle, and the hex in the middle of the upper half, which the words leave free. */
const TABLES = { battle: { name: 'ladders_at_devizes', hex: 'Q4' }, siege: { name: 'the_cat_at_exeter', hex: '1.P1' } };
const COUNTRY = 'the_val_demone';
/** Rows of hexes in the height of a door. */
const ROWS = 6;
const WIDTH = 620;

/** @param {import('../app.js').Context} context @param {string} name */
export function doorPicture(context, name) {
  const root = el('span', { class: 'door-picture', 'aria-hidden': 'true' });
  whenSeen(root, async () => {
    if (TABLES[name]) await table(context, root, TABLES[name]);
    else root.append(await pictureOf(context, 'campaign', COUNTRY, WIDTH));
  });
  return root;
}

/** @param {import('../app.js').Context} context @param {HTMLElement} root @param {{name: string, hex: string}} what */
async function table(context, root, { name, hex }) {
  const canvas = el('canvas', { class: 'painted' });
  root.append(canvas);
  await paintTable(context, root, canvas, name, (map, board, { width, height }) => {
    const scale = height / (ROWS * map.S * Math.sqrt(3));
    const { column, row } = board.hexes.find((each) => each.name === hex);
    const at = map.hexCentre(column, row);
    return { scale, x: at.x - width / scale / 2, y: at.y - height / scale / 3 };
  });
}
