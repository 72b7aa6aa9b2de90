// What covers which house: leads over a church, with its apse and its crosses; thatch where no parapet runs round the roof.
import { S, neighbour } from './hex.js';
import { SIDES } from './runs.js';
import { frameOf } from './cottages.js';

const key = (c) => c.c * 4096 + c.r;
const LIT = /church_window|chapel_window/;

const keyAt = (cell, d) => {
  const [c, r] = neighbour(cell.c, cell.r, d);
  return c * 4096 + r;
};

const sideOf = (plan, cell, d) => {
  const k = [4, 5, 0, 1, 2, 3][d];
  return [plan.corner(cell, k), plan.corner(cell, k + 1)];
};

// The part of a room that stands out of it in the east: a hex open on most of its sides.
const isApse = (plan, cell, own) => SIDES.filter((d) => !own.has(keyAt(cell, d))).length > 3 && SIDES.some((d) => LIT.test(plan.sideAt(cell, d)?.kind));

function churchRoof(plan, room, above, house) {
  const { angle } = room,
    own = new Set(room.cells.map(key)),
    c = Math.cos(angle),
    s = Math.sin(angle),
    first = room.cells[0],
    u = (p) => (p.x - first.ox) * c + (p.y - first.oy) * s,
    v = (p) => -(p.x - first.ox) * s + (p.y - first.oy) * c,
    apse = room.cells.filter((cell) => isApse(plan, cell, house)),
    body = room.cells.filter((cell) => !apse.includes(cell)),
    rim = body.flatMap((cell) => plan.outline(cell)),
    vs = rim.map(v),
    us = body.map(u),
    mid = (Math.min(...vs) + Math.max(...vs)) / 2,
    at = (uu) => ({ x: first.ox + uu * c - mid * s, y: first.oy + uu * s + mid * c }),
    edges = [];
  for (const cell of apse)
    for (const d of SIDES) {
      const n = plan.beside(cell, d);
      if (n && own.has(key(n)) && !apse.includes(n)) edges.push(sideOf(plan, cell, d));
    }
  const cut = body.flatMap((cell) => SIDES.filter((d) => house.has(keyAt(cell, d)) && !own.has(keyAt(cell, d))).map((d) => sideOf(plan, cell, d)));
  const cones = apse.map((cell) => {
    const inner = edges.flat().filter((p) => Math.hypot(p.x - cell.x, p.y - cell.y) < S * 1.3),
      x = inner.reduce((sum, p) => sum + p.x, 0) / (inner.length || 1),
      y = inner.reduce((sum, p) => sum + p.y, 0) / (inner.length || 1);
    return { cell, from: { x: cell.x * 0.45 + x * 0.55, y: cell.y * 0.45 + y * 0.55 } };
  });
  const east = apse.length ? Math.sign(u(apse[0]) - (Math.min(...us) + Math.max(...us)) / 2) || 1 : 1,
    ends = east > 0 ? [Math.min(...us), Math.max(...us)] : [Math.max(...us), Math.min(...us)];
  return {
    room: { angle, mid },
    cells: new Set(room.cells.map((cell) => above.get(key(cell))?.name).filter(Boolean)),
    apse: new Map(cones.map((o) => [above.get(key(o.cell))?.name, o.from])),
    gables: body.length > 6 ? [...edges, ...cut] : edges,
    crosses: body.length > 6 ? [{ ...at(ends[0]), angle: angle + (east > 0 ? Math.PI : 0), bell: true }, { ...at(ends[1]), angle: angle + (east > 0 ? 0 : Math.PI), bell: false }] : [],
  };
}

/**
 * @returns {{leads: any[], thatch: any[], over: (cell: any) => {leads?: any, thatch?: any}|undefined}} the roofs of a plan, and which of them a
 *   cell lies on
 */
export function coverings(plan) {
  const leads = [],
    thatch = [],
    over = new Map(),
    ground = plan.floors.get(0);
  for (const house of plan.houses) {
    const cells = [...house.own].map((k) => ground.get(k)).filter(Boolean);
    for (const [storey, floor] of plan.floors) {
      const roof = cells.filter((c) => floor.get(key(c))?.what === 'terrace').map((c) => floor.get(key(c)));
      if (!storey || !roof.length) continue;
      if (cells.some((c) => SIDES.some((d) => LIT.test(plan.sideAt(c, d)?.kind)))) {
        for (const room of new Set(cells.map((c) => plan.roomOf(c)).filter(Boolean))) {
          const one = churchRoof(plan, room, floor, house.own);
          leads.push({ ...one, storey });
          one.cells.forEach((name) => over.set(name, { leads: one }));
        }
      } else if (house.corners.length && !roof.some((c) => SIDES.some((d) => plan.sideAt(c, d)))) {
        const f = frameOf(house, plan, cells, []),
          one = { ...f, storey, cells: roof };
        thatch.push(one);
        roof.forEach((c) => over.set(c.name, { thatch: one }));
      }
    }
  }
  return { leads, thatch, over: (cell) => over.get(cell.name) };
}
