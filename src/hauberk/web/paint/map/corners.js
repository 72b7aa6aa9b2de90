// The corners of hexes as a plan moves them: borders of places, their zigzags straightened, towers rounded.
import { S, corner, neighbour, sideEnds } from './hex.js';

export const key = (c, r) => c * 4096 + r;
export const spot = (p) => Math.round(p.x * 2) * 16384 + Math.round(p.y * 2);

export const around = (p) => [0, 1, 2, 3, 4, 5].map((d) => neighbour(p.c, p.r, d));

/** The straightened plan: where the corners of hexes go. */
export class Corners {
  constructor() {
    this.moved = new Map();
  }

  at(p) {
    return this.moved.get(spot(p)) || p;
  }

  // On a fine raster, so that a wall along the paper's edge is exactly that in every window painted.
  set(p, to) {
    this.moved.set(spot(p), { x: Math.round(to.x * 64) / 64, y: Math.round(to.y * 64) / 64 });
  }

  has(p) {
    return this.moved.has(spot(p));
  }
}

// The edges of a set of places towards everything else, as a graph of corners.
export function borders(places, inside) {
  const graph = new Map();
  const link = (a, b) => {
    const k = spot(a);
    if (!graph.has(k)) graph.set(k, { at: a, next: [] });
    graph.get(k).next.push(spot(b));
  };
  for (const p of places)
    around(p).forEach(([c, r], d) => {
      if (inside(c, r)) return;
      const [a, b] = sideEnds(p, d);
      link(a, b);
      link(b, a);
    });
  return graph;
}

const sideOf = (a, b, p) => Math.sign((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x));

// A corner is straightened where the border turns one way here and the other way at the next corner.
function zigzags(graph) {
  const found = new Set();
  for (const [k, v] of graph)
    if (v.next.length === 2)
      for (const n of v.next) {
        const w = graph.get(n);
        if (w.next.length !== 2) continue;
        const p = graph.get(v.next.find((o) => o !== n)),
          q = graph.get(w.next.find((o) => o !== k));
        if (p && q && sideOf(v.at, w.at, p.at) * sideOf(v.at, w.at, q.at) < 0) found.add(k);
      }
  return found;
}

export function straighten(corners, graph, passes, give = 0) {
  const loose = [...zigzags(graph)].filter((k) => !corners.has(graph.get(k).at)),
    now = new Map([...graph].map(([k, v]) => [k, corners.at(v.at)]));
  // The first pass lays every corner on the line of its wall; the others even out rows that run across the grain, and leave their ends.
  const held = new Set(loose),
    ends = new Set(loose.filter((k) => !graph.get(k).next.every((n) => held.has(n))));
  for (let i = 0; i < passes; i++) {
    const next = new Map();
    for (const k of loose) {
      const v = now.get(k),
        [a, b] = graph.get(k).next.map((n) => now.get(n)),
        w = !i || !ends.has(k) ? 0.5 : give;
      next.set(k, { x: v.x * (1 - w) + ((a.x + b.x) * w) / 2, y: v.y * (1 - w) + ((a.y + b.y) * w) / 2 });
    }
    // Corners follow their walls a little: left where they were they would stick out like horns.
    if (!i)
      for (const [k, v] of graph) {
        if (held.has(k) || v.next.length !== 2 || corners.has(v.at) || !v.next.some((n) => held.has(n))) continue;
        const [a, b] = v.next.map((n) => now.get(n));
        next.set(k, { x: v.at.x * 0.68 + (a.x + b.x) * 0.16, y: v.at.y * 0.68 + (a.y + b.y) * 0.16 });
      }
    next.forEach((v, k) => now.set(k, v));
  }
  for (const [k, v] of graph) corners.set(v.at, now.get(k));
}

// A compact tower is round: its corners go to one circle of the same area.
export function rounded(corners, places, graph) {
  const n = places.length,
    c = { x: places.reduce((s, p) => s + p.x, 0) / n, y: places.reduce((s, p) => s + p.y, 0) / n },
    R = S * Math.sqrt((n * 2.598) / Math.PI),
    far = [...graph.values()].map((v) => Math.hypot(v.at.x - c.x, v.at.y - c.y));
  if (n < 2 || Math.max(...far) / Math.min(...far) > (n > 7 ? 1.5 : 2.05)) return null; // a long keep stays square
  for (const { at } of graph.values()) {
    const d = Math.hypot(at.x - c.x, at.y - c.y);
    corners.set(at, { x: c.x + ((at.x - c.x) * R) / d, y: c.y + ((at.y - c.y) * R) / d });
  }
  return { ...c, R };
}

/** The outline of something that stands on some cells without being part of the place: its rim with straightened flanks. */
export function softRim(cells) {
  const own = new Set(cells.map((c) => key(c.c, c.r))),
    corners = new Corners();
  straighten(corners, borders(cells, (c, r) => own.has(key(c, r))), 2);
  const at = (cell, k) => corners.at(corner(cell, k)),
    rimOf = (some) => {
      const there = new Set(some.map((c) => key(c.c, c.r))),
        rim = [];
      for (const cell of some)
        around(cell).forEach(([c, r], d) => {
          if (there.has(key(c, r))) return;
          const k = [4, 5, 0, 1, 2, 3][d],
            [a, b] = [at(cell, k), at(cell, k + 1)],
            L = Math.hypot(b.x - a.x, b.y - a.y) || 1;
          rim.push({ cell, d, a, b, nx: (b.y - a.y) / L, ny: -(b.x - a.x) / L });
        });
      return rim;
    };
  return { rim: rimOf(cells), rimOf, outline: (cell) => [0, 1, 2, 3, 4, 5].map((k) => at(cell, k)) };
}

/** Places joined side to side. */
export function clumps(places) {
  const left = new Map(places.map((p) => [key(p.c, p.r), p])),
    found = [];
  for (const first of places) {
    if (!left.delete(key(first.c, first.r))) continue;
    const clump = [first];
    for (const p of clump)
      for (const [c, r] of around(p)) {
        const k = key(c, r),
          q = left.get(k);
        if (q && left.delete(k)) clump.push(q);
      }
    found.push(clump);
  }
  return found;
}
