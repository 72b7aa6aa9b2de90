/** A part of a battle as it lies on the table: its painted ground with the counters on it. */

import { brushOf } from '../paint/map/easel.js';

/**
 * Paints it into a canvas, and the counters once more when their pictures have come.
 * @param {HTMLElement} root  as long as it is on the page @param {HTMLCanvasElement} canvas @param {any} battle  a scenario of a battle, with its position
 * @param {(lie: {width: number, height: number, board: {w: number, h: number}, at: (hex: string) => {x: number, y: number}|undefined, row: number}) => {scale: number, x: number, y: number}} aim
 *   how large it is painted, and which point of the board lies in the upper left corner
 */
export async function tablePicture(root, canvas, battle, aim) {
  const [map, people] = await Promise.all([import('../paint/map/index.js'), import('../paint/people/index.js')]);
  const { width, height } = root.getBoundingClientRect();
  if (!width || !root.isConnected) return;
  const places = new Map(battle.board.hexes.map((hex) => [hex.name, map.hexCentre(hex.column, hex.row)]));
  const at = (hex) => places.get(hex?.split('/')[0]);
  const { scale, x, y } = aim({ width, height, board: map.boardSize(battle.board), at, row: map.S * Math.sqrt(3) });
  const ratio = Math.min(devicePixelRatio || 1, 2);
  const region = { x, y, w: width / scale, h: height / scale };
  const painter = new map.MapPainter(battle.board);
  painter.setWorks(map.worksOf(battle.position));
  const { canvas: ground, region: painted } = await painter.paint({ scale: scale * ratio, region, grid: true });
  painter.forget();
  canvas.width = Math.round(width * ratio);
  canvas.height = Math.round(height * ratio);
  const ctx = brushOf(canvas);
  const cache = new people.CounterCache(() => draw());

  function draw() {
    if (!root.isConnected) return;
    ctx.setTransform(scale * ratio, 0, 0, scale * ratio, -region.x * scale * ratio, -region.y * scale * ratio);
    ctx.clearRect(region.x, region.y, region.w, region.h);
    ctx.drawImage(ground, painted.x, painted.y, painted.w, painted.h);
    for (const man of battle.position.men) {
      const [place, tail] = [at(man.at), at(man.tail)];
      const person = battle.people[man.who];
      if (place && person) people.drawCounter(ctx, cache, person, man, { x: place.x, y: place.y, tailX: tail?.x, tailY: tail?.y });
    }
    root.dataset.painted = 'yes';
  }
  draw();
}
