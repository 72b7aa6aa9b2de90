// Houses, yards and fields: which corners their walls turn at. See ./straight.js for how a wall is laid.
import { neighbour, sideEnds } from './hex.js';
import { borders, key, spot } from './corners.js';
import { straightChain, straightLoop } from './straight.js';

// Once round the border: its corners in order. Borders of hexes never cross themselves.
function loopsOf(graph) {
  const left = new Set(graph.keys()),
    loops = [];
  for (const first of graph.keys()) {
    if (!left.has(first)) continue;
    const loop = [];
    for (let k = first, from = null; k !== undefined && left.delete(k);) {
      const v = graph.get(k),
        next = v.next.find((n) => n !== from && left.has(n));
      loop.push(v.at);
      from = k;
      k = next;
    }
    loops.push(loop);
  }
  return loops;
}

// The corners of a closed border that is straight between them, and the way of its longest wall.
function bends(points) {
  const n = points.length,
    far = (p, q) => Math.hypot(q.x - p.x, q.y - p.y),
    found = points.filter((p, i) => {
      const [a, b] = [points[(i + n - 1) % n], points[(i + 1) % n]];
      return Math.abs((p.x - a.x) * (b.y - p.y) - (p.y - a.y) * (b.x - p.x)) > 0.25 * far(a, p) * far(p, b);
    }),
    walls = found.map((p, i) => [p, found[(i + 1) % found.length]]),
    [p, q] = walls.reduce((a, b) => (far(...b) > far(...a) + 0.5 ? b : a), walls[0]);
  return { corners: found, way: (Math.round(Math.atan2(q.y - p.y, q.x - p.x) / (Math.PI / 6)) + 12) % 6 };
}

// A house has straight walls. What is fixed already, a tower's flank or the sides of an apse, stays as it is.
export function house(corners, places, fixed) {
  const own = new Set(places.map((p) => key(p.c, p.r))),
    found = { own, corners: [], way: 0 };
  for (const loop of loopsOf(borders(places, (c, r) => own.has(key(c, r))))) {
    const held = loop.map((p) => corners.has(p) || fixed.has(spot(p))),
      now = loop.map((p) => corners.at(p)),
      first = held.indexOf(true);
    if (first < 0) {
      const made = straightLoop(now);
      if (!made) continue;
      loop.forEach((p, i) => corners.set(p, made.points[i]));
      if (made.corners.length && !found.corners.length) Object.assign(found, { corners: made.corners, way: made.way });
      continue;
    }
    const n = loop.length,
      turn = (i) => (first + i) % n;
    for (let i = 0; i < n;) {
      let j = i + 1;
      while (j < n && !held[turn(j)]) j++;
      const chain = Array.from({ length: j - i + 1 }, (_, k) => turn(i + k)),
        made = straightChain(chain.map((k) => now[k]));
      chain.slice(0, -1).forEach((k, m) => corners.set(loop[k], made ? made[m] : now[k]));
      i = j;
    }
    if (!found.corners.length) Object.assign(found, bends(loop.map((p) => corners.at(p))));
  }
  return found;
}

/** Stairs shut in by walls are a part of the house they stand in. */
export function walledStairs(board) {
  const walls = new Map();
  for (const s of board.sides || []) if (/wall|window|door/.test(s.kind)) walls.set(s.hex, (walls.get(s.hex) || 0) + 1);
  return (cell) => cell.what === 'stairs' && (walls.get(cell.name) || 0) > 2;
}

/** The corners of an apse: a hex that stands out of a church, with windows in its walls. */
export function apses(board, ground, places, own) {
  const lit = new Set((board.sides || []).filter((s) => /church_window|chapel_window/.test(s.kind)).map((s) => s.hex)),
    found = new Set();
  for (const p of places) {
    const open = [0, 1, 2, 3, 4, 5].filter((d) => !own.has(key(...neighbour(p.c, p.r, d))));
    if (open.length > 3 && lit.has(ground.get(key(p.c, p.r)).name)) for (const d of open) sideEnds(p, d).forEach((q) => found.add(spot(q)));
  }
  return found;
}
const FIELD = 0.85; // low walls keep nearer to their hexsides than houses: men take cover behind them
const YARD = ['wall', 'tall_wall', 'low_wall', 'balustrade', 'entrance', 'door', 'door_shut', 'door_open', 'door_broken'];

// Walls of yards and fields, and those between two rooms, run straight from corner to corner.
export function yards(sides, plan) {
  const graph = new Map(),
    { corners, rank } = plan;
  for (const s of sides) {
    const [one, other] = [rank(s.cell.c, s.cell.r), rank(...neighbour(s.cell.c, s.cell.r, s.side))],
      inner = one === 2 && other === 2; // a wall between two rooms
    if (!YARD.includes(s.kind) || !(inner || (!s.cell.storey && one < 2 && other < 2 && s.kind !== 'balustrade'))) continue;
    const ends = sideEnds(s.cell, s.side);
    ends.forEach((p, i) => {
      if (!graph.has(spot(p))) graph.set(spot(p), { at: p, next: [] });
      if (!graph.get(spot(p)).next.includes(spot(ends[1 - i]))) graph.get(spot(p)).next.push(spot(ends[1 - i]));
      if (/low|balus/.test(s.kind)) graph.get(spot(p)).low = true;
    });
  }
  const free = (k) => graph.get(k).next.length === 1 && !corners.has(graph.get(k).at);
  const knot = (k) => graph.get(k).next.length !== 2 || corners.has(graph.get(k).at),
    done = new Set(),
    edge = (a, b) => (a < b ? `${a} ${b}` : `${b} ${a}`);
  for (const start of [...[...graph.keys()].filter(knot), ...graph.keys()])
    for (const first of graph.get(start).next) {
      if (done.has(edge(start, first))) continue;
      const chain = [start];
      for (let at = start, next = first; ;) {
        done.add(edge(at, next));
        chain.push(next);
        if (knot(next) || next === start) break;
        [at, next] = [next, graph.get(next).next.find((k) => k !== at)];
      }
      const points = chain.map((k) => corners.at(graph.get(k).at)),
        last = chain[chain.length - 1],
        low = chain.some((k) => graph.get(k).low),
        made = straightChain(points, { ease: low ? FIELD : 1, loose: [free(start), free(last)] });
      if (made) chain.forEach((k, i) => (i && i < chain.length - 1) || free(k) ? corners.set(graph.get(k).at, made[i]) : null);
    }
}
