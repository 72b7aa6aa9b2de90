// Which cells and sides are seen when one looks at a storey: what lies below it stays, what lies above is lifted off.
import { MAKE_OF } from './walls.js';
import { SOLID } from './plan.js';
import { coverings } from './coverings.js';
import { SIDES, bearing, runOf } from './runs.js';

const ROOMS = ['interior', 'doorstep', 'furniture', 'stairs', 'terrace'];
const TENTS = ['tent', 'tent_opening'];
const NOBLE = ['tall_wall', 'church_window', 'chapel_window', 'castle_face', 'arrow_slit', 'shared_slit', 'castle_window', 'twin_window'];

// To the nearest of the six ways a row of hexes can run; square to the paper when in doubt.
function lineUp(angle) {
  const square = Math.round(angle / (Math.PI / 2)) * (Math.PI / 2);
  return Math.abs(angle - square) < 0.38 ? square : Math.round(angle / (Math.PI / 6)) * (Math.PI / 6);
}

// Boards lie along the walls of their house, the long way of the room.
function alongWalls(plan, cell, angle) {
  const house = plan.houses.find((h) => h.corners.length && h.own.has(key(cell)));
  if (!house) return lineUp(angle);
  const own = (house.way * Math.PI) / 6;
  return own + Math.round((angle - own) / (Math.PI / 2)) * (Math.PI / 2);
}

/** Answers the painters of floors need, worked out once a plan. */
export function furnishPlan(plan, lines) {
  const sideAt = new Map(),
    rooms = new Map(),
    links = new Map(),
    axes = new Map();
  for (const s of plan.sides) {
    sideAt.set(`${s.cell.name} ${s.side}`, s);
    const n = plan.beside(s.cell, s.side);
    if (n) sideAt.set(`${n.name} ${(s.side + 3) % 6}`, s);
  }
  plan.sideAt = (cell, d) => sideAt.get(`${cell.name} ${d}`);
  for (const floor of plan.floors.values())
    for (const clump of undivided([...floor.values()].filter((c) => ROOMS.includes(c.what)), plan)) {
      const n = clump.length,
        x = clump.reduce((s, p) => s + p.x, 0) / n,
        y = clump.reduce((s, p) => s + p.y, 0) / n,
        xx = clump.reduce((s, p) => s + (p.x - x) ** 2 - (p.y - y) ** 2, 0),
        xy = clump.reduce((s, p) => s + 2 * (p.x - x) * (p.y - y), 0),
        main = alongWalls(plan, clump[0], Math.atan2(xy, xx) / 2),
        noble = clump[0].storey === 0 && clump.some((c) => SIDES.some((d) => NOBLE.includes(plan.sideAt(c, d)?.kind))),
        church = clump.some((c) => SIDES.some((d) => /church|chapel/.test(plan.sideAt(c, d)?.kind)));
      const altar = church ? clump.filter((c) => c.what === 'furniture').sort((a, b) => b.x - a.x)[0] : null;
      const room = { angle: main, noble, church, altar, cells: clump };
      clump.forEach((c) => rooms.set(c.name, room));
    }
  plan.roomOf = (cell) => rooms.get(cell.name);
  plan.boards = (cell) => rooms.get(cell.name)?.angle ?? 0;
  plan.paved = (cell) => rooms.get(cell.name)?.noble ?? false;
  plan.hallowed = (cell) => rooms.get(cell.name)?.church ?? false;
  plan.altar = (cell) => rooms.get(cell.name)?.altar === cell;
  for (const [a, b] of plan.links)
    for (const [one, two] of [
      [a, b],
      [b, a],
    ]) {
      const now = links.get(one.name) || {};
      now[two.storey > one.storey ? 'up' : 'down'] ||= two;
      links.set(one.name, now);
    }
  plan.linkOf = (cell) => links.get(cell.name);
  plan.groundUnder = (cell) => {
    const near = SIDES.map((d) => (plan.sideAt(cell, d) ? null : plan.beside(cell, d)?.what));
    if (near.some((k) => k && ROOMS.includes(k) && k !== 'stairs')) return 'room';
    if (cell.storey || near.includes('rampart')) return near.includes('platform') ? 'room' : 'walk';
    return '';
  };
  for (const line of lines)
    line.hexes.forEach((h, i) => {
      const a = line.hexes[i - 1] || h,
        b = line.hexes[i + 1] || h;
      if (a !== b && line.kind !== 'moat') axes.set(h.name, bearing(a, b));
    });
  plan.axisOf = (cell) => {
    if (axes.has(cell.name)) return axes.get(cell.name);
    if (cell.towards) return bearing(cell, cell.towards);
    const run = runOf(plan, cell, (n) => n.what === cell.what);
    if (SIDES.some((d) => plan.beside(cell, d)?.what === cell.what)) return run;
    const dry = SIDES.find((d) => [d, d + 3].every((k) => !/moat|river|shallows/.test(plan.beside(cell, k % 6)?.what || 'moat')));
    return dry === undefined ? Math.PI / 2 : bearing(cell, plan.place(cell, dry));
  };
  plan.frontOf = (cell) => {
    const front = SIDES.find((d) => plan.sideAt(cell, d)?.kind === 'hoarding_front' && plan.sideAt(cell, d).cell === cell),
      back = SIDES.find((d) => ['rampart', 'tower_top'].includes(plan.beside(cell, d)?.what)),
      d = front ?? (back === undefined ? 0 : (back + 3) % 6);
    return (Math.PI / 3) * d;
  };
  plan.gateRun = (cell) => (cell.towards ? bearing(cell, cell.towards) - Math.PI / 2 : 0);
  // A door stands in the wall beside it.
  for (const s of plan.sides) {
    if (MAKE_OF[s.kind]) continue;
    const near = plan.sides.find((o) => o !== s && o.storey === s.storey && MAKE_OF[o.kind] && o.ends.some((p) => s.ends.some((q) => Math.hypot(p.x - q.x, p.y - q.y) < 1)));
    if (near && !/_slit$/.test(s.kind)) s.make = MAKE_OF[near.kind];
    else if (near && near.kind !== 'wall') s.make = MAKE_OF[near.kind];
    if (s.kind !== 'shared_slit') continue;
    const on = (o) => s.ends.findIndex((p) => o.ends.some((q) => Math.hypot(p.x - q.x, p.y - q.y) < 1)),
      half = plan.sides.find((o) => o !== s && o.kind === s.kind && o.storey === s.storey && on(o) >= 0);
    s.slit = half ? on(half) : 0; // at which end they meet
  }
  plan.tents = undivided([...plan.floors.get(0).values()].filter((c) => TENTS.includes(c.what)), plan);
  plan.seen = new Map();
  plan.roofs = coverings(plan);
  return plan;
}

// Rooms, tents: cells with nothing between them.
function undivided(cells, plan) {
  const left = new Set(cells),
    found = [];
  for (const first of cells) {
    if (!left.delete(first)) continue;
    const room = [first];
    for (const cell of room)
      for (const d of SIDES) {
        const n = plan.beside(cell, d);
        if (n && left.has(n) && !plan.sideAt(cell, d)) {
          left.delete(n);
          room.push(n);
        }
      }
    found.push(room);
  }
  return found;
}

const key = (c) => c.c * 4096 + c.r;

/**
 * @param {'top'|number} storey
 * @returns {{limit: number, layers: any[], ghosts: any[], lone: (cell: any) => boolean}}
 */
export function layersOf(plan, storey) {
  if (plan.seen.has(storey)) return plan.seen.get(storey);
  const mine = storey !== 'top' && storey < 0,
    limit = storey === 'top' || mine ? Infinity : storey, // a mine lies under all that is seen from above
    tops = new Map(),
    highest = new Map();
  for (const [n, floor] of plan.floors)
    for (const [k, cell] of floor) {
      if (cell.what === 'nothing' || n < 0) continue;
      highest.set(k, Math.max(highest.get(k) ?? 0, n));
      if (n <= limit) tops.set(k, Math.max(tops.get(k) ?? 0, n));
    }
  /** @type {any[]} */
  const layers = [];
  for (const n of plan.storeys) {
    if (n > limit || (n < 0 && storey !== n)) continue;
    const floor = plan.floors.get(n),
      bare = (c) => n < 0 || tops.get(key(c)) === n,
      cells = [...floor.values()].filter((c) => c.what !== 'nothing' && bare(c)),
      sides = [],
      marks = [];
    for (const s of plan.sides) {
      if (s.storey !== n) continue;
      const other = plan.place(s.cell, s.side),
        covered = (tops.get(key(s.cell)) ?? 0) > n,
        below = plan.beside({ ...s.cell, storey: 0 }, s.side),
        outer = below ? (tops.get(key(below)) ?? 0) > n : false;
      if (!covered || (!outer && s.cell.what === 'nothing')) sides.push(s);
      else if (!outer) marks.push({ ...s, other });
    }
    layers.push({ storey: n, cells, sides, marks, sections: [] });
  }
  // Cut through at this storey: walls that go on above it.
  if (limit < Infinity && limit > 0) {
    const cut = layers.find((l) => l.storey === limit) || addLayer(layers, limit);
    for (const [k, cell] of plan.floors.get(0)) if (SOLID.includes(cell.what) && !plan.floors.get(limit)?.has(k) && highest.get(k) > limit) cut.sections.push(cell);
  }
  const ghosts = [];
  if (limit < Infinity) for (const [n, floor] of plan.floors) if (n > limit) ghosts.push(...[...floor.values()].filter((c) => c.what !== 'nothing' && !ghosts.some((o) => key(o) === key(c))));
  const found = { limit: mine ? storey : limit, layers, ghosts, lone: (c) => !(highest.get(key(c)) > c.storey) };
  plan.seen.set(storey, found);
  return found;
}

function addLayer(layers, storey) {
  const layer = { storey, cells: [], sides: [], marks: [], sections: [] };
  layers.push(layer);
  layers.sort((a, b) => a.storey - b.storey);
  return layer;
}

/** The sides of some cells beyond which there is nothing of their storey. */
export function brinks(plan, cells) {
  const own = new Set(cells.map(key)),
    found = [];
  for (const cell of cells)
    for (const d of SIDES) {
      const n = plan.beside(cell, d);
      if (n && own.has(key(n))) continue;
      const k = [4, 5, 0, 1, 2, 3][d],
        [a, b] = [plan.corner(cell, k), plan.corner(cell, k + 1)],
        L = Math.hypot(b.x - a.x, b.y - a.y) || 1;
      found.push({ cell, d, a, b, nx: (b.y - a.y) / L, ny: -(b.x - a.x) / L });
    }
  return found;
}
