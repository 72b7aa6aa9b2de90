// Rivers and roads as curves through their hexes. A hex has one point for water and one for wheels, so lines that meet there really meet;
// where a place stands, the road goes to its gate and the river round it.
import { fbm, hash } from '../../paint/map/noise.js';
import { H, S, nameOf, placeOf } from '../geometry.js';

const FINE = 14; // points a hex

/** A smooth curve through points, with `FINE` pieces between two of them. */
export function curve(points, fine = FINE) {
  if (points.length < 2) return points.slice();
  const out = [],
    at = (i) => points[Math.max(0, Math.min(points.length - 1, i))];
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let k = 0; k < fine; k++) {
      const t = k / fine,
        f = (p, q, r, s) => 0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t);
      out.push({ x: f(a.x, b.x, c.x, d.x), y: f(a.y, b.y, c.y, d.y) });
    }
  }
  out.push(at(points.length - 1));
  return out;
}

// The same push for every line at the same place: meetings stay meetings.
const tremble = (seed, k) => (p) => ({
  x: p.x + (fbm(p.x / 26, p.y / 26, seed + 41, 2) - 0.5) * 2 * k,
  y: p.y + (fbm(p.x / 26 + 5, p.y / 26, seed + 42, 2) - 0.5) * 2 * k,
});

const beyond = (a, b, k) => ({ x: a.x + (a.x - b.x) * k, y: a.y + (a.y - b.y) * k });

export class Courses {
  /** @param {{lie: import('../geometry.js').Lie, hexes: Map, map: object, seed: number}} about */
  constructor({ lie, hexes, map, seed }) {
    this.lie = lie;
    this.hexes = hexes;
    this.seed = seed;
    this.places = new Map(map.places.map((p) => [p.hex, p]));
    this.wet = new Map();
    this.dry = new Map();
    const long = [...map.rivers].sort((a, b) => b.hexes.length - a.hexes.length);
    this.used = new Set();
    this.rivers = long.map((river) => this.river(river));
    this.used = new Set();
    this.roads = map.roads.flatMap((road) => this.road(road));
    this.bridges = crossings(this.roads, this.rivers);
  }

  /** Has another line gone from the one hex to the other already? From now on it has. */
  trodden(a, b) {
    const key = a < b ? a + b : b + a,
      was = this.used.has(key);
    this.used.add(key);
    return was;
  }

  river(river) {
    // Where it comes to a greater river it is that one from there on.
    const joined = river.hexes.findIndex((name, i) => i > 0 && this.trodden(river.hexes[i - 1], name)),
      hexes = joined < 0 ? river.hexes : river.hexes.slice(0, Math.max(2, joined)),
      points = hexes.map((name, i) => this.wetPoint(name, hexes[i - 1], hexes[i + 1])),
      fromEdge = this.atEdge(hexes[0]),
      n = hexes.length;
    if (fromEdge && n > 1) points.unshift(beyond(points[0], points[1], 1));
    const sea = joined < 0 ? this.seaBeside(hexes[n - 1], hexes[n - 2]) : null;
    if (sea) points.push(sea);
    else if (joined < 0 && this.atEdge(hexes[n - 1]) && n > 1) points.push(beyond(points[points.length - 1], points[points.length - 2], 1));
    const line = curve(points).map(tremble(this.seed, 6.5)),
      most = Math.min(6.4, 2.1 + n * 0.15),
      least = fromEdge ? most * 0.55 : 0.8;
    return { river, line, widths: line.map((_, i) => least + (most - least) * (i / (line.length - 1)) ** 0.75) };
  }

  // Round a place on the side it happens to pass; elsewhere anywhere near the middle.
  wetPoint(name, before, after) {
    if (this.wet.has(name)) return this.wet.get(name);
    const p = this.lie.at(name),
      [c, r] = placeOf(name);
    let found;
    if (this.places.has(name)) {
      const a = before ? this.lie.at(before) : p,
        b = after ? this.lie.at(after) : p,
        l = Math.hypot(b.x - a.x, b.y - a.y) || 1;
      let nx = -(b.y - a.y) / l,
        ny = (b.x - a.x) / l;
      if (ny < -0.2) [nx, ny] = [-nx, -ny]; // below the town rather than behind its roofs
      found = { x: p.x + nx * S * 0.42, y: p.y + ny * S * 0.42 };
    } else found = { x: p.x + (hash(c, r, this.seed + 5) - 0.5) * S * 0.62, y: p.y + (hash(c, r, this.seed + 6) - 0.5) * H * 0.6 };
    this.wet.set(name, found);
    return found;
  }

  road(road) {
    const { hexes } = road,
      points = hexes.map((name) => this.dryPoint(name)),
      n = points.length,
      fine = 10;
    if (n < 2) return [];
    const first = this.atEdge(hexes[0]) && !this.places.has(hexes[0]),
      last = this.atEdge(hexes[n - 1]) && !this.places.has(hexes[n - 1]);
    if (last) points.push(beyond(points[n - 1], points[n - 2], 1));
    if (first) points.unshift(beyond(points[0], points[1], 1));
    const line = curve(points, fine).map(tremble(this.seed, 3.4)),
      runs = [];
    // Two roads that share a stretch are one road there.
    let run = null;
    for (let i = 0; i < points.length - 1; i++) {
      const k = i - (first ? 1 : 0),
        known = k >= 0 && k < n - 1 && this.trodden(hexes[k], hexes[k + 1]);
      if (known) run = null;
      else if (run) run.line.push(...line.slice(i * fine + 1, (i + 1) * fine + 1));
      else runs.push((run = { road, line: line.slice(i * fine, (i + 1) * fine + 1) }));
    }
    return runs;
  }

  dryPoint(name) {
    if (this.dry.has(name)) return this.dry.get(name);
    const p = this.lie.at(name),
      [c, r] = placeOf(name),
      k = this.places.has(name) ? 0 : 0.3;
    const found = { x: p.x + (hash(c, r, this.seed + 7) - 0.5) * S * k, y: p.y + (hash(c, r, this.seed + 8) - 0.5) * H * k + (k ? 0 : 5) };
    this.dry.set(name, found);
    return found;
  }

  atEdge(name) {
    const [c, r] = placeOf(name);
    return c === 0 || r === 0 || c === this.lie.columns - 1 || r === this.lie.rows - 1;
  }

  // A river that ends beside the sea runs into it, straight on if it can.
  seaBeside(name, before) {
    const [c, r] = placeOf(name),
      p = this.lie.centre(c, r);
    if (this.hexes.get(name)?.terrain.has('sea')) return null;
    const back = before ? this.lie.at(before) : p;
    let best = null,
      most = -Infinity;
    for (let d = 0; d < 6; d++) {
      const [nc, nr] = this.lie.step(c, r, d);
      if (!this.hexes.get(nameOf(nc, nr))?.terrain.has('sea')) continue;
      const q = this.lie.centre(nc, nr),
        on = (q.x - p.x) * (p.x - back.x) + (q.y - p.y) * (p.y - back.y);
      if (on > most) {
        most = on;
        best = q;
      }
    }
    return best;
  }
}

const CELL = 40;

/** Where roads cross rivers: the points, with the direction of the road and the breadth of the water. */
export function crossings(roads, rivers) {
  const cells = new Map(),
    found = [];
  for (const { line, widths } of rivers)
    for (let i = 0; i < line.length - 1; i++) {
      const key = `${Math.floor(line[i].x / CELL)},${Math.floor(line[i].y / CELL)}`;
      if (!cells.has(key)) cells.set(key, []);
      cells.get(key).push([line[i], line[i + 1], widths[i]]);
    }
  for (const { line } of roads)
    for (let i = 0; i < line.length - 1; i++) {
      const [p, q] = [line[i], line[i + 1]],
        ci = Math.floor(p.x / CELL),
        cj = Math.floor(p.y / CELL);
      for (let dj = -1; dj <= 1; dj++)
        for (let di = -1; di <= 1; di++)
          for (const [a, b, w] of cells.get(`${ci + di},${cj + dj}`) || []) {
            const at = meet(p, q, a, b);
            if (!at || found.some((o) => Math.hypot(o.x - at.x, o.y - at.y) < 7)) continue;
            const l = Math.hypot(q.x - p.x, q.y - p.y) || 1;
            found.push({ ...at, tx: (q.x - p.x) / l, ty: (q.y - p.y) / l, w });
          }
    }
  return found;
}

function meet(p, q, a, b) {
  const d = (q.x - p.x) * (b.y - a.y) - (q.y - p.y) * (b.x - a.x);
  if (Math.abs(d) < 1e-9) return null;
  const t = ((a.x - p.x) * (b.y - a.y) - (a.y - p.y) * (b.x - a.x)) / d,
    u = ((a.x - p.x) * (q.y - p.y) - (a.y - p.y) * (q.x - p.x)) / d;
  return t >= 0 && t <= 1 && u >= 0 && u <= 1 ? { x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t } : null;
}

/** The outline of a band of changing breadth along a line. */
export function band(path, line, widths, more = 0) {
  const left = [],
    right = [];
  line.forEach((p, i) => {
    const a = line[Math.max(0, i - 1)],
      b = line[Math.min(line.length - 1, i + 1)],
      l = Math.hypot(b.x - a.x, b.y - a.y) || 1,
      k = (widths[i] + more) / 2 / l;
    left.push([p.x - (b.y - a.y) * k, p.y + (b.x - a.x) * k]);
    right.push([p.x + (b.y - a.y) * k, p.y - (b.x - a.x) * k]);
  });
  left.concat(right.reverse()).forEach(([x, y], i) => (i ? path.lineTo(x, y) : path.moveTo(x, y)));
  path.closePath();
}
