/** Pictures over the doors, painted as the games behind them are: men on a wall, a castle, a country. */

import { brushOf } from '../paint/map/easel.js';
import { el } from './dom.js';
import { whenSeen } from './picture.js';
import { pictureOf } from './scenario_picture.js';
import { tablePicture } from './table_picture.js';

const BATTLE = { id: 'ladders_at_devizes', scale: 0.62 };
const SIEGE = 'rain_at_malmesbury';
/** Etna above the valley of the Simeto: a point of the map of Sicily in shares of its size, and how large it is painted. */
const COUNTRY = { map: 'sicily', x: 0.645, y: 0.265, scale: 0.4 };
const WIDTH = 420;

/** @type {Record<string, (context: import('../app.js').Context, root: HTMLElement) => Promise<void>>} */
const PAINT = { battle, siege, campaign };

/** @param {import('../app.js').Context} context @param {'battle'|'siege'|'campaign'} name */
export function doorPicture(context, name) {
  const root = el('span', { class: 'door-picture', 'aria-hidden': 'true' });
  whenSeen(root, () => PAINT[name](context, root));
  return root;
}

/** Where the two sides are nearest to each other. */
async function battle({ api }, root) {
  const found = await api.scenario(BATTLE.id);
  const canvas = el('canvas', { class: 'painted' });
  root.append(canvas);
  await tablePicture(root, canvas, found, ({ width, height, board, at }) => {
    const points = found.position.men.map((man) => ({ side: man.side, spot: at(man.at) })).filter(({ spot }) => spot);
    const pairs = points.filter(({ side }) => side === 'A').flatMap((one) => points.filter(({ side }) => side === 'B').map((other) => ({ one: one.spot, other: other.spot, far: Math.hypot(one.spot.x - other.spot.x, one.spot.y - other.spot.y) })));
    const { one, other } = pairs.sort((a, b) => a.far - b.far)[0];
    const [w, h] = [width / BATTLE.scale, height / BATTLE.scale];
    const within = (middle, length, whole) => Math.max(0, Math.min(whole - length, middle - length / 2));
    return { scale: BATTLE.scale, x: within((one.x + other.x) / 2, w, board.w), y: within((one.y + other.y) / 2 + h / 5, h, board.h) };
  });
}

async function siege(context, root) {
  root.append(await pictureOf(context, 'siege', SIEGE, WIDTH));
}

async function campaign({ api, words }, root) {
  const [{ drawn }, { CountryPainter }, country] = await Promise.all([import('../campaign/index.js'), import('../campaign/studio.js'), api.campaignMap(COUNTRY.map)]);
  const { width, height } = root.getBoundingClientRect();
  if (!width || !root.isConnected) return;
  const painter = new CountryPainter(drawn(country), { lang: words.lang });
  const [w, h] = [width / COUNTRY.scale, height / COUNTRY.scale];
  const region = { x: COUNTRY.x * painter.size.w, y: COUNTRY.y * painter.size.h, w, h };
  const { canvas: found } = await painter.paint({ scale: COUNTRY.scale * Math.min(devicePixelRatio || 1, 2), region, names: false, grid: false });
  painter.forget();
  const canvas = el('canvas', { class: 'painted', width: found.width, height: found.height });
  brushOf(canvas).drawImage(found, 0, 0);
  root.append(canvas);
}
