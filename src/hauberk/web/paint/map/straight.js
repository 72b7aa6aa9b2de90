// Walls as masons lay them: a border of hexes becomes a few straight walls that run along rows of hexes and turn at right angles.
// Which corners of hexes become corners of the house is found by weighing how far corners must move against how often the wall turns.

/** @typedef {{x: number, y: number}} Point */
/** @typedef {{from: number, to: number, way: number}} Run corners of the border, and the way between them in twelfths of a turn */

const TWELFTH = Math.PI / 6;
const TURNS = { 2: 1700, 3: 900, 4: 1900 }; // what a turn of so many twelfths costs, in square units of moved corners
const ENDLESS = 1e9;
const LEAST = 13; // no side of a hex may become shorter than this

const turnCost = (a, b) => TURNS[Math.min((b - a + 12) % 12, (a - b + 12) % 12)] ?? ENDLESS;

/** Sums over the first n corners, for each of the six normals: what a straight line through some of them costs is then one subtraction. */
function sums(points) {
  const found = [];
  for (let way = 0; way < 6; way++) {
    const nx = -Math.sin(way * TWELFTH),
      ny = Math.cos(way * TWELFTH),
      one = [0],
      two = [0];
    points.forEach((p, i) => {
      const v = p.x * nx + p.y * ny;
      one.push(one[i] + v);
      two.push(two[i] + v * v);
    });
    found.push({ nx, ny, one, two });
  }
  return found;
}

function lineThrough(tables, from, to, way) {
  const t = tables[way % 6],
    n = to - from + 1,
    mean = (t.one[to + 1] - t.one[from]) / n;
  return { nx: t.nx, ny: t.ny, off: mean, cost: Math.max(0, t.two[to + 1] - t.two[from] - mean * mean * n) };
}

const wayOf = (a, b) => (Math.round(Math.atan2(b.y - a.y, b.x - a.x) / TWELFTH) + 12) % 12;

// The cheapest straight runs from the first corner to the last; `closed`: the last is the first again, and one more turn is paid there.
function runsThrough(points, closed, ease = 1) {
  const n = points.length,
    tables = sums(points),
    best = Array.from({ length: n }, () => new Map()); // at each corner, by the way one came and the way one set out
  for (let to = 1; to < n; to++)
    for (let from = to - 1; from >= 0; from--) {
      const way = wayOf(points[from], points[to]),
        { cost } = lineThrough(tables, from, to, way);
      if (cost > 9000) continue;
      const note = (first, total, before) => {
        const k = closed ? first * 12 + way : way,
          old = best[to].get(k);
        if (!old || total < old.total - 1e-6) best[to].set(k, { total, from, way, first, before });
      };
      if (!from) note(way, cost, null);
      else for (const [, one] of best[from]) {
        const turn = turnCost(one.way, way) * ease;
        if (turn < ENDLESS * ease) note(one.first, one.total + turn + cost, one);
      }
    }
  let found = null,
    least = ENDLESS;
  for (const one of best[n - 1].values()) {
    const total = one.total + (closed ? turnCost(one.way, one.first) : 0);
    if (total < least - 1e-6) [found, least] = [one, total];
  }
  const runs = [];
  for (let one = found, to = n - 1; one; to = one.from, one = one.before) runs.unshift({ from: one.from, to, way: one.way, ...lineThrough(tables, one.from, to, one.way) });
  return { runs, cost: least };
}

function crossing(p, q) {
  const d = p.nx * q.ny - p.ny * q.nx;
  return { x: (p.off * q.ny - q.off * p.ny) / d, y: (q.off * p.nx - p.off * q.nx) / d };
}

// Corners between the two ends of a run are spread along it, half by where they were and half evenly.
function spread(points, run, a, b, put) {
  const n = run.to - run.from,
    ux = Math.cos(run.way * TWELFTH),
    uy = Math.sin(run.way * TWELFTH),
    at = (p) => p.x * ux + p.y * uy,
    [t0, t1] = [at(points[run.from]), at(points[run.to])];
  let last = 0;
  const L = Math.hypot(b.x - a.x, b.y - a.y),
    least = Math.min(LEAST / (L || 1), 0.8 / n);
  for (let i = 1; i < n; i++) {
    const own = (at(points[run.from + i]) - t0) / (t1 - t0 || 1),
      t = Math.min(1 - least * (n - i), Math.max(last + least, own * 0.6 + (i / n) * 0.4));
    put(run.from + i, { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
    last = t;
  }
}

const foot = (run, p) => {
  const d = run.off - p.x * run.nx - p.y * run.ny;
  return { x: p.x + run.nx * d, y: p.y + run.ny * d };
};

/**
 * A chain of corners made straight.
 * @param {Point[]} points
 * @param {{ease?: number, loose?: boolean[]}} [how] how much easier than a house it turns; whether its first and its last corner may move
 * @returns {Point[]|null} nothing if no few straight lines come near it
 */
export function straightChain(points, { ease = 1, loose = [false, false] } = {}) {
  if (points.length < 3) return null;
  const { runs } = runsThrough(points, false, ease);
  if (!runs.length) return null;
  const out = points.slice(),
    last = points[points.length - 1],
    turns = runs.map((run, i) => (i ? crossing(runs[i - 1], run) : loose[0] ? foot(run, points[0]) : points[0]));
  turns.push(loose[1] ? foot(runs[runs.length - 1], last) : last);
  runs.forEach((run, i) => {
    out[run.from] = turns[i];
    out[run.to] = turns[i + 1];
    spread(points, run, turns[i], turns[i + 1], (k, p) => (out[k] = p));
  });
  return out;
}

/**
 * A closed border made straight.
 * @param {Point[]} points in order, the last joined to the first
 * @returns {{points: Point[], corners: Point[], way: number}|null} `way`: of the longest wall
 */
export function straightLoop(points) {
  const n = points.length;
  let found = null;
  const x = points.reduce((s, p) => s + p.x, 0) / n,
    y = points.reduce((s, p) => s + p.y, 0) / n,
    far = points.map((p, i) => ({ i, d: Math.round(Math.hypot(p.x - x, p.y - y)) })); // one of those farthest out is a corner
  for (const { i: start } of far.sort((a, b) => b.d - a.d || a.i - b.i).slice(0, 7)) {
    const turned = [...points.slice(start), ...points.slice(0, start + 1)],
      one = runsThrough(turned, true);
    if (one.runs.length > 3 && (!found || one.cost < found.cost - 1e-6)) found = { ...one, start, turned };
  }
  if (!found) return null;
  const { runs, start, turned } = found,
    m = runs.length,
    corners = runs.map((run, i) => crossing(runs[(i + m - 1) % m], run)),
    out = points.slice(),
    put = (k, p) => (out[(start + k) % n] = p);
  runs.forEach((run, i) => {
    put(run.from, corners[i]);
    spread(turned, run, corners[i], corners[(i + 1) % m], put);
  });
  const long = (i) => Math.hypot(corners[(i + 1) % m].x - corners[i].x, corners[(i + 1) % m].y - corners[i].y),
    longest = runs.reduce((a, _, i) => (long(i) > long(a) + 0.5 ? i : a), 0);
  return { points: out, corners, way: runs[longest].way % 6 };
}
