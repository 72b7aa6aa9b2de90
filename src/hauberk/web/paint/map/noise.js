// Seeded randomness. Everything that looks accidental on the map comes from
// here, so that the same sheet always looks the same on every machine.

export function rng(seed) {
  let a = seed >>> 0;
  const next = () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  next.range = (lo, hi) => lo + (hi - lo) * next();
  next.pick = (list) => list[(next() * list.length) | 0];
  next.sym = (k) => (next() * 2 - 1) * k;
  return next;
}

export const hash = (x, y, seed = 0) => {
  let h = Math.imul(x | 0, 374761393) ^ Math.imul(y | 0, 668265263) ^ Math.imul(seed | 0, 2246822519);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
};

// A generator for one hex: independent of painting order, of the region painted and of where its sheet lies.
export const hexRng = (h, salt = 0) =>
  rng(Math.imul(h.lc + 131, 73856093) ^ Math.imul(h.lr + 57, 19349663) ^ Math.imul(h.seed + salt * 977, 83492791));

const fade = (t) => t * t * (3 - 2 * t);

// Plain value noise at a point, for slow large-scale variation.
export function value(x, y, seed) {
  const xi = Math.floor(x),
    yi = Math.floor(y),
    u = fade(x - xi),
    v = fade(y - yi);
  const a = hash(xi, yi, seed),
    b = hash(xi + 1, yi, seed),
    c = hash(xi, yi + 1, seed),
    d = hash(xi + 1, yi + 1, seed);
  return a + (b - a) * u + (c - a + (a - b - c + d) * u) * v;
}

export const fbm = (x, y, seed, n = 3) => {
  let s = 0,
    k = 0.5,
    t = 0;
  for (let i = 0; i < n; i++) {
    s += k * value(x, y, seed + i * 17);
    t += k;
    x *= 2.03;
    y *= 2.03;
    k *= 0.5;
  }
  return s / t;
};

// Wrapping noise tiles: one look-up a pixel instead of a noise evaluation. They hold
// fine grain only; three of them at unrelated periods plus slow noise hide the repeat.
export const TILE = 512;
const tiles = new Map();
export function tile(seed, nx, ny, octaves = 2) {
  const key = `${seed}/${nx}/${ny}/${octaves}`;
  if (tiles.has(key)) return tiles.get(key);
  const out = new Float32Array(TILE * TILE);
  let amp = 1,
    total = 0;
  for (let o = 0; o < octaves; o++) {
    const cx = nx << o,
      cy = ny << o,
      lat = new Float32Array(cx * cy);
    for (let i = 0; i < lat.length; i++) lat[i] = hash(i % cx, (i / cx) | 0, seed + o * 31) * 2 - 1;
    const us = new Float32Array(TILE),
      xs = new Int32Array(TILE);
    for (let x = 0; x < TILE; x++) {
      const f = (x * cx) / TILE;
      xs[x] = f | 0;
      us[x] = fade(f - xs[x]);
    }
    for (let y = 0; y < TILE; y++) {
      const f = (y * cy) / TILE,
        yi = f | 0,
        v = fade(f - yi),
        r0 = yi * cx,
        r1 = ((yi + 1) % cy) * cx;
      for (let x = 0; x < TILE; x++) {
        const x0 = xs[x],
          x1 = (x0 + 1) % cx,
          u = us[x];
        const a = lat[r0 + x0],
          b = lat[r0 + x1],
          c = lat[r1 + x0],
          d = lat[r1 + x1];
        out[y * TILE + x] += amp * (a + (b - a) * u + (c - a + (a - b - c + d) * u) * v);
      }
    }
    total += amp;
    amp *= 0.55;
  }
  for (let i = 0; i < out.length; i++) out[i] /= total;
  tiles.set(key, out);
  return out;
}
