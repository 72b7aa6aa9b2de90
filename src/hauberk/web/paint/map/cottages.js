// Houses one may look into: at one end half the roof is left on, thatch or tiles; bed, table and hearth stand along the walls.
// All of it belongs to the house, not to the window painted: every window finds the same straw.
import { S } from './hex.js';
import { rng } from './noise.js';
import { P, alpha } from './palette.js';
import { block, framed } from './material.js';
import { furnish } from './buildings.js';
import { pitched } from './roofs.js';

const HIGH = 15; // of the roof, for its shadow
/** Half as long as it is along the wall, half as deep, and whether it is turned to lie along it. */
const THINGS = {
  bed: [15, 9.5, true],
  board: [17, 10.5, false],
  chest: [8.5, 5.6, false],
  barrels: [9, 9, false],
  hearth: [12, 12, false],
};

/** Sides of a polygon cut off beyond u: what is left of it, in the frame of the house. */
function cut(points, at) {
  const out = [];
  points.forEach((p, i) => {
    const q = points[(i + 1) % points.length];
    if (p.u >= at) out.push(p);
    if (p.u >= at !== q.u >= at) out.push({ u: at, v: p.v + ((q.v - p.v) * (at - p.u)) / (q.u - p.u) });
  });
  return out;
}

const boxOf = (points) => {
  const us = points.map((p) => p.u),
    vs = points.map((p) => p.v);
  return { u0: Math.min(...us), u1: Math.max(...us), v0: Math.min(...vs), v1: Math.max(...vs) };
};
const areaOf = (points) => Math.abs(points.reduce((s, p, i) => s + p.u * points[(i + 1) % points.length].v - points[(i + 1) % points.length].u * p.v, 0)) / 2;

function holds(points, u, v) {
  let inside = false;
  points.forEach((p, i) => {
    const q = points[(i + 1) % points.length];
    if (p.v > v !== q.v > v && u < p.u + ((q.u - p.u) * (v - p.v)) / (q.v - p.v)) inside = !inside;
  });
  return inside;
}

// The house along its length, the roofed end to the right.
export function frameOf(house, plan, cells, sides) {
  const { corners, way } = house,
    x = corners.reduce((s, p) => s + p.x, 0) / corners.length,
    y = corners.reduce((s, p) => s + p.y, 0) / corners.length,
    inFrame = (angle) => (p) => ({ u: (p.x - x) * Math.cos(angle) + (p.y - y) * Math.sin(angle), v: -(p.x - x) * Math.sin(angle) + (p.y - y) * Math.cos(angle) }),
    first = cells[0];
  let angle = (way * Math.PI) / 6 + (first.turn < 0 ? Math.PI : 0);
  const b = boxOf(corners.map(inFrame(angle)));
  if (b.v1 - b.v0 > b.u1 - b.u0 + 1) angle += Math.PI / 2;
  const roofs = [angle, angle + Math.PI].map((a) => {
    const to = inFrame(a),
      outline = corners.map(to),
      box = boxOf(outline),
      from = box.u1 - Math.min(56, (box.u1 - box.u0) * 0.36),
      end = cut(outline, from),
      e = boxOf(end),
      openings = sides.filter((s) => s.kind !== 'wall' && to(s.mid).u > from - 4);
    return { angle: a, to, outline, box, from, end: e, whole: areaOf(end) > (e.u1 - e.u0) * (e.v1 - e.v0) * 0.93, spoilt: openings.reduce((n, s) => n + (/door/.test(s.kind) ? 10 : 1), 0) };
  });
  const best = [...roofs].sort((p, q) => Number(q.whole) - Number(p.whole) || p.spoilt - q.spoilt)[0];
  return { x, y, first, ...best };
}

// Where things stand: along the walls, out of the way of doors, none upon another.
function furnished(f, cells, sides, bare) {
  const rnd = rng(Math.imul(f.first.lc + 17, 9176) ^ Math.imul(f.first.lr + 5, 5741) ^ f.first.seed),
    doors = sides.filter((s) => /door|entrance/.test(s.kind)).map((s) => ({ ...f.to(s.mid), w: 17, d: 19 })),
    within = sides.filter((s) => s.inner).flatMap((s) => s.side.ends.map((p) => ({ ...f.to(p), w: 6, d: 6 }))),
    full = cells.filter((c) => c.what !== 'interior' && c.what !== 'doorstep').map((c) => ({ ...f.to(c), w: S * 0.8, d: S * 0.8 })),
    end = bare ? f.box.u1 : f.from,
    found = [];
  for (const kind of cells.length > 5 ? ['hearth', 'board', 'bed', 'chest', 'board', 'barrels', 'bed'] : ['hearth', 'bed', 'board', 'chest', 'barrels']) {
    const [w, d, turned] = THINGS[kind],
      spots = [];
    for (let u = f.box.u0 + 7 + w; u < end - 3 - w; u += 7)
      for (const side of [-1, 1]) {
        const v = kind === 'hearth' ? (f.box.v0 + f.box.v1) / 2 + side * 6 : side < 0 ? f.box.v0 + 6.4 + d : f.box.v1 - 6.4 - d;
        if ([-w, w].some((a) => [-d, d].some((b) => !holds(f.outline, u + a * 1.2, v + b * 1.2)))) continue;
        if ([...doors, ...within, ...full, ...found].some((o) => Math.abs(o.u - u) < w + o.w + 1 && Math.abs(o.v - v) < d + o.d + 1)) continue;
        spots.push({ kind, u, v, w, d, turn: (turned ? Math.PI / 2 : 0) + (side > 0 ? Math.PI : 0) });
      }
    if (spots.length) found.push(spots[Math.floor(rnd() * spots.length)]);
  }
  return found;
}

const kept = new WeakMap();

/** All houses of a plan into which one may look. */
function cottagesOf(plan) {
  if (kept.has(plan)) return kept.get(plan);
  const ground = plan.floors.get(0),
    tiled = plan.sides.some((s) => s.kind === 'tall_wall'),
    list = [];
  for (const house of plan.houses) {
    const cells = [...house.own].map((k) => ground.get(k)).filter(Boolean),
      above = [...plan.floors].some(([n, floor]) => n > 0 && cells.some((c) => floor.has(c.c * 4096 + c.r)));
    if (!house.corners.length || above || cells.some((c) => plan.paved(c)) || !cells.some((c) => c.what === 'interior')) continue;
    const own = new Set(cells),
      sides = plan.sides.filter((s) => !s.storey && (own.has(s.cell) || own.has(plan.beside(s.cell, s.side)))).map((s) => ({ kind: s.kind, side: s, inner: own.has(s.cell) && own.has(plan.beside(s.cell, s.side)), mid: { x: (s.ends[0].x + s.ends[1].x) / 2, y: (s.ends[0].y + s.ends[1].y) / 2 } })),
      f = frameOf(house, plan, cells, sides);
    list.push({ ...f, tiled, sides, things: [furnished(f, cells, sides, false), furnished(f, cells, sides, true)], r: Math.hypot(f.box.u1 - f.box.u0, f.box.v1 - f.box.v0) / 2 + 24 });
  }
  kept.set(plan, list);
  return list;
}

/** Where a fire burns in a house. */
export const hearthsOf = (plan) =>
  cottagesOf(plan).flatMap((f) =>
    f.things[f.whole ? 0 : 1]
      .filter((t) => t.kind === 'hearth')
      .map(({ u, v }) => ({ x: f.x + u * Math.cos(f.angle) - v * Math.sin(f.angle), y: f.y + u * Math.sin(f.angle) + v * Math.cos(f.angle) })),
  );

// A table against the wall and the bench before it.
function board(g, light) {
  block(g, -16, -9, 32, 11, light, P.wood.light, 4);
  g.fillStyle = alpha(P.wood.deep, 0.45);
  for (const v of [-5.4, -1.8]) g.fillRect(-16, v, 32, 0.7);
  block(g, -13, 5.6, 26, 4, light, P.wood.mid, 2.4);
  for (const [u, v, r, c] of [[-8, -4, 2.4, '#d8cbb0'], [3, -2.6, 1.9, '#c9b58c'], [9, -5, 2.7, '#b98a58']]) {
    g.fillStyle = c;
    g.beginPath();
    g.arc(u, v, r, 0, 7);
    g.fill();
  }
}

function things(g, f, list) {
  framed(g, f.x, f.y, f.angle, (light) => {
    const rnd = rng(f.first.seed + f.first.lc * 31 + f.first.lr);
    for (const t of list) {
      g.save();
      g.translate(t.u, t.v);
      g.rotate(t.turn);
      const c = Math.cos(t.turn),
        n = Math.sin(t.turn),
        lit = { x: light.x * c + light.y * n, y: -light.x * n + light.y * c };
      if (t.kind === 'board') board(g, lit);
      else {
        g.scale(0.9, 0.9);
        furnish(g, { kind: t.kind, at: [0, 0] }, t.kind === 'barrels' ? -4 : 0, t.kind === 'barrels' ? -4 : 0, 0, 0, lit, rnd);
      }
      g.restore();
    }
  });
}

/**
 * @param {'top'|number} storey
 * @returns {{inside: Array<() => void>, roofs: Array<() => void>, hidden: any[]}} what stands in the rooms, what lies over the walls, and the
 *   doors and windows that lie under it
 */
export function cottages(g, view, plan, storey, shadows) {
  const list = storey === 'top' || storey >= 0 ? cottagesOf(plan).filter((f) => view.near(f, f.r)) : [],
    roofed = storey === 'top' ? list.filter((f) => f.whole) : [],
    hidden = [];
  for (const f of roofed) {
    const at = (u, v) => ({ x: f.x + u * Math.cos(f.angle) - v * Math.sin(f.angle), y: f.y + u * Math.sin(f.angle) + v * Math.cos(f.angle) }),
      e = f.end;
    shadows.poly([at(f.from, e.v0 - 4), at(e.u1 + 4, e.v0 - 4), at(e.u1 + 4, e.v1 + 4), at(f.from, e.v1 + 4)], HIGH);
    for (const s of f.sides) if (s.kind !== 'wall' && !s.inner && f.to(s.mid).u > f.from) hidden.push(s.side);
  }
  return {
    inside: list.map((f) => () => things(g, f, f.things[roofed.includes(f) ? 0 : 1])),
    roofs: roofed.map((f) => () => pitched(g, f, { ...f.end, u0: f.from }, { open: true, tiled: f.tiled })),
    hidden,
  };
}
