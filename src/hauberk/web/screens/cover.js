/** The picture on the box: a painted table with its men, coming out of the parchment. */

import { el } from './dom.js';
import { brushOf } from '../paint/map/easel.js';

/** What lies on the cover: a battle, and the hex at the middle of the left edge. */
const COVER = { battle: 'the_wall_of_spears', column: 0, row: 8.6 };
const SCALES = { least: 0.62, most: 1.12, rows: 5.6 };

/** @param {import('../app.js').Context} context */
export function cover(context) {
  const canvas = el('canvas', { class: 'painted', 'aria-hidden': 'true' });
  const root = el('div', { class: 'cover-picture' }, canvas);
  fill(context, root, canvas).catch(() => root.classList.add('unpainted'));
  return root;
}

/** @param {import('../app.js').Context} context @param {HTMLElement} root @param {HTMLCanvasElement} canvas */
/** @param {import('../app.js').Context} context @param {HTMLElement} root @param {HTMLCanvasElement} canvas */
async function fill(context, root, canvas) {
  const [battle, map, people] = await Promise.all([context.api.scenario(COVER.battle), import('../paint/map/index.js'), import('../paint/people/index.js')]);
  const { width, height } = root.getBoundingClientRect();
  if (!width || !root.isConnected) return;
  const ratio = Math.min(devicePixelRatio || 1, 2);
  const rowHeight = map.S * Math.sqrt(3);
  const wanted = Math.max(SCALES.least, Math.min(SCALES.most, height / (SCALES.rows * rowHeight)));
  // Never so small that the edge of the board shows.
  const scale = Math.max(wanted, width / map.boardSize(battle.board).w);
  const middle = (COVER.row + 0.5) * rowHeight;
  const region = { x: 0, y: middle - height / scale / 2, w: width / scale, h: height / scale };
  const painter = new map.MapPainter(battle.board);
  const { canvas: ground, region: painted } = await painter.paint({ scale: scale * ratio, region, grid: true });
  painter.forget();
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  const ctx = brushOf(canvas);
  const places = new Map(battle.board.hexes.map((hex) => [hex.name, map.hexCentre(hex.column, hex.row)]));
  const cache = new people.CounterCache(() => draw());

  function draw() {
    if (!root.isConnected) return;
    ctx.setTransform(scale * ratio, 0, 0, scale * ratio, -region.x * scale * ratio, -region.y * scale * ratio);
    ctx.clearRect(region.x, region.y, region.w, region.h);
    ctx.drawImage(ground, painted.x, painted.y, painted.w, painted.h);
    for (const man of battle.position.men) {
      const [at, tail] = [places.get(man.at), places.get(man.tail)];
      const person = battle.people[man.who];
      if (at && person) people.drawCounter(ctx, cache, person, man, { x: at.x, y: at.y, tailX: tail?.x, tailY: tail?.y });
    }
    root.dataset.painted = 'yes';
  }
  draw();
}
