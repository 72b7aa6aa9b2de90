// One picture with every overlay, for the eye. In the game every hex comes from the engine; the costs below are distances
// and only give the reach a believable shape.
import * as show from './overlays.js';
import { distance, neighbour } from './hex.js';

export function scene(g, board) {
  const get = (column, row) => board.hexes.find((h) => h.column === column && h.row === row),
    off = (h) => [h.column, h.row],
    next = (h, d) => get(...neighbour(h.column, h.row, d)),
    walk = (h, ds) => ds.reduce((list, d) => [...list, next(list[list.length - 1], d)], [h]);
  const man = get(14, 6),
    easy = (h) => !['tree', 'rock', 'river'].includes(h.terrain);
  show.reach(
    g,
    board,
    board.hexes
      .filter((h) => easy(h) && distance(off(h), off(man)) <= 3)
      .map((h) => ({ ...h, cost: distance(off(h), off(man)), watched: h.column > 15 })),
  );
  show.rangeBands(g, show.bandsAround(board, get(4, 11), [2, 4, 6]));
  show.lineOfFire(g, get(11, 12), get(20, 14), get(17, 13));
  show.lineOfFire(g, get(11, 12), get(20, 10));
  show.path(g, walk(man, [1, 2, 1]), [1, 2, 3]);
  show.path(g, walk(get(12, 3), [0, 5, 5, 4]), [], { stops: 3 });
  show.selection(g, [man, next(man, 3)]);
  show.selection(g, get(22, 3));
  show.zone(g, [0, 1, 2, 3, 4, 5].map((d) => next(get(22, 7), d)), 'zone');
  show.zone(g, board.hexes.filter((h) => distance(off(h), [22, 13]) <= 1), 'threat');
  show.zone(g, [0, 1, 5].map((d) => next(get(8, 4), d)), 'front');
  show.chargeLane(g, walk(get(2, 3), [2, 1, 2, 2]));
  show.chargeLane(g, walk(get(2, 1), [2, 1, 2]), { lawful: false });
  show.targets(g, [get(18, 3)], 'shoot');
  show.targets(g, [get(20, 2)], 'attack');
  show.targets(g, [get(18, 1)], 'charge');
  show.cursor(g, get(24, 10));
  show.marked(g, [get(25, 11), get(25, 12), get(25, 13)], 'exit', 'Normans');
  show.marked(g, [get(13, 14), get(14, 15), get(14, 14)], 'area', 'beacon');
}
