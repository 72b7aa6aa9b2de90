// Slow noise of the ground: tone, dryness, bends. Every sheet has its own, in its own coordinates (turned with it),
// and the two melt into each other along a join. Kept as small images over the whole board.
import { fbm } from './noise.js';
import { Layer } from './layer.js';

const STEP = 8; // world units a node
const MELT = 70; // half the breadth of a join
const BEND = 11; // how far borders wander, in world units

const ease = (t) => (t <= 0 ? 0 : t >= 1 ? 1 : t * t * (3 - 2 * t));

// How much a sheet has to say at a place: all of it inside, nothing far outside; free edges count as endless.
function weigh(pieces) {
  const touches = (p, q) => ({
    left: Math.abs(q.x + q.w - p.x) < 1 && q.y < p.y + p.h && p.y < q.y + q.h,
    right: Math.abs(p.x + p.w - q.x) < 1 && q.y < p.y + p.h && p.y < q.y + q.h,
    up: Math.abs(q.y + q.h - p.y) < 1 && q.x < p.x + p.w && p.x < q.x + q.w,
    down: Math.abs(p.y + p.h - q.y) < 1 && q.x < p.x + p.w && p.x < q.x + q.w,
  });
  const open = pieces.map((p) => {
    const all = pieces.filter((q) => q !== p).map((q) => touches(p, q));
    return (side) => !all.some((t) => t[side]);
  });
  return (i, x, y) => {
    const p = pieces[i],
      free = open[i];
    const d = Math.min(
      free('left') ? 1e9 : x - p.x,
      free('right') ? 1e9 : p.x + p.w - x,
      free('up') ? 1e9 : y - p.y,
      free('down') ? 1e9 : p.y + p.h - y,
    );
    return ease((d + MELT) / (2 * MELT));
  };
}

/** @returns {Generator<void, {tone: Layer, hue: Layer, bend: Layer, bx: Layer, by: Layer}>} */
export function* buildSlow(sheet) {
  const { size, pieces } = sheet,
    names = ['tone', 'hue', 'bend', 'bx', 'by'],
    w = Math.ceil(size.w / STEP) + 6,
    h = Math.ceil(size.h / STEP) + 6,
    out = Object.fromEntries(names.map((n) => [n, new Layer(1 / STEP, -2, -2, w, h, true)])),
    weight = weigh(pieces),
    sum = new Float64Array(names.length);
  const add = (p, k, x, y) => {
    const lx = p.turned ? p.x + p.w - x : x - p.x,
      ly = p.turned ? p.y + p.h - y : y - p.y,
      s = p.seed || 1,
      turn = p.turned ? -k : k;
    sum[0] += k * (fbm(lx / 150, ly / 120, s, 4) - 0.5);
    sum[1] += k * (fbm(lx / 260 + 40, ly / 260, s + 5, 3) - 0.5);
    sum[2] += k * (fbm(lx / 46, ly / 46, s + 9, 2) - 0.5);
    sum[3] += turn * (fbm(lx / 52, ly / 52, s + 301, 2) - 0.5) * 2 * BEND;
    sum[4] += turn * (fbm(lx / 52 + 9, ly / 52, s + 302, 2) - 0.5) * 2 * BEND;
  };
  for (let j = 0; j < h; j++) {
    for (let i = 0; i < w; i++) {
      const x = (i - 1.5) * STEP,
        y = (j - 1.5) * STEP;
      sum.fill(0);
      const ks = pieces.length === 1 ? [1] : pieces.map((_, n) => weight(n, x, y)),
        norm = Math.sqrt(ks.reduce((a, k) => a + k * k, 0)) || 1; // keeps the contrast where two sheets melt
      pieces.forEach((p, n) => ks[n] > 0.001 && add(p, ks[n] / norm, x, y));
      names.forEach((n, k) => (out[n].data[j * w + i] = k < 3 ? sum[k] + 0.5 : sum[k]));
    }
    if (!(j & 15)) yield;
  }
  return out;
}
