// What is built: cells on their storeys, hexside features, and the ground plan they make together.
// Walls run along hexsides. Where a wall zigzags along a straight row of hexes the plan straightens it; where it turns it keeps its
// corner. A plan moves corners of hexes, never hexes: who stands where can always be read, and all storeys share one plan.
import { corner, neighbour, centre, sideEnds } from './hex.js';
import { Corners, around, borders, clumps, key, rounded, spot, straighten } from './corners.js';
import { apses, house, walledStairs, yards } from './houses.js';

const TOWERS = ['tower_top', 'tower_wall'];
const WALLS = ['castle_wall', 'rampart', 'passage'];
const STOCKADES = ['timber_frame', 'platform'];
const ROOMS = ['interior', 'doorstep', 'furniture', 'building_wall', 'terrace'];
const TENTS = ['tent', 'tent_opening'];
/** Full of stone or timber up to the storey above. */
export const SOLID = ['castle_wall', 'tower_wall', 'building_wall', 'timber_frame'];
/** Built cells that the ground raster does not show. */
const HUNG = ['hoarding', 'scaffold'];
const FREE = ['palisade', 'stakes', 'breach'];

const CLASSES = [
  { kinds: TOWERS, rank: 5 },
  { kinds: WALLS, rank: 4 },
  { kinds: STOCKADES, rank: 3 },
  { kinds: ROOMS, rank: 2 },
  { kinds: TENTS, rank: 1 },
];
const rankOf = (kind) => CLASSES.find((k) => k.kinds.includes(kind))?.rank ?? 0;

/** Cells by storey and place; the ground floor is the ground itself. */
function cellsOf(board, hexes, byName) {
  const floors = new Map([[0, new Map(hexes.map((h) => [key(h.c, h.r), h]))]]);
  for (const h of hexes) {
    h.storey = 0;
    h.what = h.structure || h.kind;
  }
  for (const floor of board.storeys || []) {
    const at = new Map();
    floors.set(floor.storey, at);
    for (const hex of floor.hexes) {
      const below = floors.get(0)?.get(key(hex.column, hex.row));
      const cell = { ...below, name: hex.name, kind: hex.terrain, what: hex.structure || hex.terrain, level: hex.level, storey: floor.storey, branches: false };
      at.set(key(cell.c, cell.r), cell);
      byName.set(hex.name, cell);
    }
  }
  return floors;
}

const planned = new WeakMap();

/** The ground plan of a sheet is worked out once: whatever men build or break, its walls stand where they stood. */
function planFor(board, floors, byName) {
  if (!planned.has(board)) planned.set(board, planOf(board, floors, byName));
  const { corners, ...plan } = planned.get(board),
    own = new Corners();
  corners.moved.forEach((to, k) => own.moved.set(k, to));
  return { ...plan, corners: own };
}

function planOf(board, floors, byName) {
  const rank = new Map(),
    rounds = new Map(),
    corners = new Corners(),
    walled = walledStairs(board),
    /** @type {any[]} */
    houses = [];
  for (const floor of floors.values())
    for (const [k, cell] of floor) rank.set(k, Math.max(rank.get(k) || 0, walled(cell) ? 2 : rankOf(cell.what)));
  const ground = floors.get(0),
    of = (low, high) => [...ground.values()].filter((h) => rank.get(key(h.c, h.r)) >= low && rank.get(key(h.c, h.r)) <= high),
    within = (low, high) => (c, r) => {
      const k = rank.get(key(c, r)) || 0;
      return k >= low && k <= high;
    };
  for (const tower of clumps(of(5, 5))) {
    const own = new Set(tower.map((p) => key(p.c, p.r))),
      graph = borders(tower, (c, r) => own.has(key(c, r)));
    const round = rounded(corners, tower, graph);
    const walls = new Set(tower.flatMap((p) => around(p).map(([c, r]) => key(c, r))).filter((k) => rank.get(k) === 4));
    if (round) own.forEach((k) => rounds.set(k, round));
    else if (walls.size < 2) houses.push(house(corners, tower, new Set())); // a keep, with the foot of its stair at most
    else straighten(corners, graph, 3);
  }
  // A curtain and its towers are one border to the field; what leans on them comes after.
  straighten(corners, borders(of(4, 5), within(4, 5)), 4, 0.3);
  straighten(corners, borders(of(3, 3), within(3, 3)), 2);
  for (const places of clumps(of(2, 2))) {
    const own = new Set(places.map((p) => key(p.c, p.r)));
    if (places.every((p) => p.what === 'building_wall')) straighten(corners, borders(places, (c, r) => own.has(key(c, r))), 4, 0.12); // the foot of a stair
    else houses.push(house(corners, places, apses(board, ground, places, own)));
  }
  straighten(corners, borders(of(1, 1), within(1, 1)), 2);
  const plan = { corners, rounds, houses, rank: (c, r) => rank.get(key(c, r)) || 0 };
  yards(
    (board.sides || []).map((s) => ({ ...s, cell: byName.get(s.hex) })).filter((s) => s.cell),
    plan,
  );
  return plan;
}

// Galleries hung on walls follow them: their outer edge is straightened after the wall's.
function hung(floors, corners) {
  for (const [n, floor] of floors) {
    if (n < 1) continue;
    for (const kind of HUNG) {
      const cells = [...floor.values()].filter((c) => c.what === kind),
        own = new Set(cells.map((c) => key(c.c, c.r)));
      if (cells.length) straighten(corners, borders(cells, (c, r) => own.has(key(c, r))), 2);
    }
  }
}

// Fences that stand in the open, on the edge of a hex that holds nothing else, are straightened too.
function fences(sides, corners) {
  const graph = new Map();
  for (const s of sides) {
    if (!FREE.includes(s.kind)) continue;
    const [a, b] = sideEnds(s.cell, s.side);
    for (const [p, q] of [
      [a, b],
      [b, a],
    ]) {
      if (!graph.has(spot(p))) graph.set(spot(p), { at: p, next: [] });
      if (!graph.get(spot(p)).next.includes(spot(q))) graph.get(spot(p)).next.push(spot(q));
    }
  }
  straighten(corners, graph, 2);
}
// Which hexside kind or ground a working door shows; what the sheet says may be changed by men.
const GREAT = { closed: 'gate_shut', open: 'gate_leaf', broken: 'gate_broken' };
const NARROW = { closed: 'door_shut', open: 'tower_door', broken: 'door_broken' };
const LEAVES = {
  castle_gate: GREAT,
  drawbridge: GREAT,
  keep_door: NARROW,
  postern: NARROW,
  door: { closed: 'door_shut', open: 'door', broken: 'door_broken' },
};
const GATES = {
  drawbridge: { closed: 'drawbridge_up', open: 'drawbridge', broken: 'bridge_destroyed' },
  hex: { closed: 'gate_closed', open: 'gate_open', broken: 'gate_destroyed' },
};

function doorsOf(board, states = {}) {
  const sides = new Map(),
    hexes = new Map();
  for (const gate of board.gates || []) {
    const state = states[gate.id] || gate.state,
      leaf = (LEAVES[gate.kind] || LEAVES.door)[state],
      ground = (GATES[gate.kind] || GATES.hex)[state];
    for (const s of gate.sides || []) sides.set(`${s.hex} ${s.side}`, { hex: s.hex, side: s.side, kind: leaf });
    for (const name of gate.hexes || []) hexes.set(name, { ground, towards: gate.posts?.[0] });
  }
  return { sides, hexes };
}

/** A cell that men or machines have brought into being. */
function comeIntoBeing(floors, byName, name, kind) {
  const [place, storey = '0'] = name.split('/'),
    below = byName.get(place);
  if (!below) return null;
  const n = Number(storey),
    cell = { ...below, name, kind, what: kind, storey: n, branches: false };
  if (!floors.has(n)) floors.set(n, new Map());
  floors.get(n).set(key(cell.c, cell.r), cell);
  byName.set(name, cell);
  return cell;
}

function change(floors, byName, name, kind) {
  const old = byName.get(name);
  if (!kind) {
    if (old && old.storey) {
      floors.get(old.storey).delete(key(old.c, old.r));
      byName.delete(name);
    }
    return;
  }
  if (!old) {
    comeIntoBeing(floors, byName, name, kind);
    return;
  }
  const cell = { ...old, kind, what: kind, structure: '', changed: true };
  byName.set(name, cell);
  floors.get(old.storey).set(key(cell.c, cell.r), cell);
}

/**
 * @param {object} board as the server sends it
 * @param {object[]} hexes the ground, compiled
 * @param {object} works what men have made of the place: see works_json in ./works.js
 */
export function buildPlan(board, hexes, works = {}) {
  const byName = new Map(hexes.map((h) => [h.name, h])),
    floors = cellsOf(board, hexes, byName),
    doors = doorsOf(board, works.doors),
    plan = planFor(board, floors, byName); // the plan is that of the sheet: a breach does not bend the walls beside it
  for (const [name, door] of doors.hexes) {
    const before = byName.get(name)?.what;
    if (before) change(floors, byName, name, door.ground);
    if (byName.get(name)) byName.get(name).towards = byName.get(door.towards);
  }
  for (const [name, kind] of Object.entries(works.changed || {})) change(floors, byName, name, kind);
  hung(floors, plan.corners);
  const sides = new Map(),
    put = (s) => {
      if (works.changed?.[s.hex] === '') return;
      const cell = byName.get(s.hex) || comeIntoBeing(floors, byName, s.hex, 'nothing');
      if (!cell) return;
      const ends = sideEnds(cell, s.side),
        at = `${cell.storey} ${ends.map(spot).sort().join(' ')}`;
      if (!s.kind) sides.delete(at);
      else sides.set(at, { hex: cell, cell, side: s.side, kind: s.kind, storey: cell.storey, at });
    };
  (board.sides || []).forEach(put);
  doors.sides.forEach(put);
  (works.sides || []).forEach(put);
  const list = [...sides.values()];
  fences(list, plan.corners);
  for (const s of list) s.ends = sideEnds(s.cell, s.side).map((p) => plan.corners.at(p));
  joinEnds(list);
  const links = (board.links || []).map(([a, b]) => [byName.get(a), byName.get(b)]).filter(([a, b]) => a && b);
  return {
    floors,
    sides: list,
    links,
    byName,
    storeys: [...floors.keys()].sort((a, b) => a - b),
    rank: plan.rank,
    round: (cell) => plan.rounds.get(key(cell.c, cell.r)),
    houses: plan.houses,
    corner: (p, k) => plan.corners.at(corner(p, k)),
    outline: (p) => [0, 1, 2, 3, 4, 5].map((k) => plan.corners.at(corner(p, k))),
    cell: (storey, c, r) => floors.get(storey)?.get(key(c, r)),
    beside: (cell, d) => floors.get(cell.storey)?.get(key(...neighbour(cell.c, cell.r, d))),
    place: (cell, d) => centre(...neighbour(cell.c, cell.r, d)),
    gates: board.gates || [],
  };
}

// Features that are bands along their side and meet at corners.
export const UNJOINED = ['ladder_side', 'edge', 'breach', 'flap', 'mantlet', 'mantlet_wing', 'entrance'];

// At either end: the angles to the features that go on there, on the outer and on the inner hand.
function joinEnds(sides) {
  const meet = new Map();
  for (const s of sides) {
    if (UNJOINED.includes(s.kind)) continue;
    s.ends.forEach((p, i) => {
      const k = `${s.storey} ${spot(p)}`;
      if (!meet.has(k)) meet.set(k, []);
      const o = s.ends[1 - i];
      meet.get(k).push({ s, a: Math.atan2(o.y - p.y, o.x - p.x) });
    });
  }
  const turn = (a) => (a + 4 * Math.PI) % (2 * Math.PI);
  for (const s of sides)
    s.joins = s.ends.map((p, i) => {
      const o = s.ends[1 - i],
        a = Math.atan2(o.y - p.y, o.x - p.x),
        others = (meet.get(`${s.storey} ${spot(p)}`) || []).filter((m) => m.s !== s).map((m) => turn(m.a - a));
      if (!others.length) return null;
      const right = Math.min(...others),
        left = 2 * Math.PI - Math.max(...others);
      // Seen from the first end the inner hand is to the right, seen from the second to the left.
      return i ? { inner: left, outer: right, n: others.length } : { inner: right, outer: left, n: others.length };
    });
}

/** How far from its end a band is cut at this distance from its middle line (outer hand negative). */
export function mitre(join, v, bare = 0) {
  if (!join) return -bare;
  const t = Math.tan((v < 0 ? join.outer : join.inner) / 2),
    cut = Math.abs(v) / (Math.abs(t) < 0.05 ? 0.05 * Math.sign(t || 1) : t);
  return Math.max(-22, Math.min(16, cut));
}
