/** A part of a painted table with its men, as large as the place it is shown in. */

import { brushOf } from '../paint/map/easel.js';

/** @typedef {{x: number, y: number, scale: number}} Part  the corner of the part, and pixels a unit of the board */

/**
 * Paints a battle into a canvas that fills its place; nothing where the place is not shown.
 * @param {import('../app.js').Context} context @param {HTMLElement} root  the place @param {HTMLCanvasElement} canvas
 * @param {string} name  the battle
 * @param {(map: typeof import('../paint/map/index.js'), board: any, size: {width: number, height: number}) => Part} partOf
 */
export async function paintTable(context, root, canvas, name, partOf) {
  const [battle, map, people] = await Promise.all([context.api.scenario(name), import('../paint/map/index.js'), import('../paint/people/index.js')]);
  const { width, height } = root.getBoundingClientRect();
  if (!width || !root.isConnected) return;
  const ratio = Math.min(devicePixelRatio || 1, 2);
  const { scale, x, y } = partOf(map, battle.board, { width, height });
  const region = { x, y, w: width / scale, h: height / scale };
  const painter = new map.MapPainter(battle.board);
  painter.setWorks(map.worksOf(battle.position));
  const { canvas: ground, region: painted } = await painter.paint({ scale: scale * ratio, region, grid: true });
  painter.forget();
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  const ctx = brushOf(canvas);
  const places = new Map(battle.board.hexes.map((hex) => [hex.name, map.hexCentre(hex.column, hex.row)]));
  const at = (cell) => places.get(cell?.split('/')[0]);
  const cache = new people.CounterCache(() => draw());

  function draw() {
    if (!root.isConnected) return;
    ctx.setTransform(scale * ratio, 0, 0, scale * ratio, -region.x * scale * ratio, -region.y * scale * ratio);
    ctx.clearRect(region.x, region.y, region.w, region.h);
    ctx.drawImage(ground, painted.x, painted.y, painted.w, painted.h);
    for (const man of battle.position.men) {
      const [here, tail] = [at(man.at), at(man.tail)];
      const person = battle.people[man.who];
      if (here && person) people.drawCounter(ctx, cache, person, man, { x: here.x, y: here.y, tailX: tail?.x, tailY: tail?.y });
    }
    root.dataset.painted = 'yes';
  }
  draw();
}
