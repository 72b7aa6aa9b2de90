// Slow noise of the ground: tone, dryness, bends. Every sheet has its own, in its own coordinates (turned with it),
// and the two melt into each other along a join. Kept as small images over the whole board.
import { fbm } from './noise.js';
import { Layer } from './layer.js';

const STEP = 8; // world units a node
const MELT = 70; // half the breadth of a join
const BEND = 11; // how far borders wander, in world units

const ease = (t) => (t <= 0 ? 0 : t >= 1 ? 1 : t * t * (3 - 2 * t));

// The rectangle inside which a sheet alone speaks; it is endless where no other sheet is joined.
function ownGround(p, pieces) {
  const others = pieces.filter((q) => q !== p),
    beside = (q) => q.y < p.y + p.h - 1 && p.y < q.y + q.h - 1,
    over = (q) => q.x < p.x + p.w - 1 && p.x < q.x + q.w - 1;
  return {
    x0: others.some((q) => Math.abs(q.x + q.w - p.x) < 1 && beside(q)) ? p.x : -1e9,
    x1: others.some((q) => Math.abs(p.x + p.w - q.x) < 1 && beside(q)) ? p.x + p.w : 1e9,
    y0: others.some((q) => Math.abs(q.y + q.h - p.y) < 1 && over(q)) ? p.y : -1e9,
    y1: others.some((q) => Math.abs(p.y + p.h - q.y) < 1 && over(q)) ? p.y + p.h : 1e9,
  };
}

// How much a sheet has to say at a place: all of it inside, nothing far outside.
const weight = (own, x, y) => ease((Math.min(x - own.x0, own.x1 - x, y - own.y0, own.y1 - y) + MELT) / (2 * MELT));

/** @returns {Generator<void, {tone: Layer, hue: Layer, bend: Layer, bx: Layer, by: Layer}>} */
export function* buildSlow(sheet) {
  const { size, pieces } = sheet,
    w = Math.ceil(size.w / STEP) + 6,
    h = Math.ceil(size.h / STEP) + 6,
    layer = () => new Layer(1 / STEP, -2, -2, w, h, true),
    out = { tone: layer(), hue: layer(), bend: layer(), bx: layer(), by: layer() },
    data = Object.values(out).map((each) => each.data),
    own = pieces.map((p) => ownGround(p, pieces)),
    ks = new Float64Array(pieces.length);
  for (let j = 0; j < h; j++) {
    const y = (j - 1.5) * STEP;
    for (let i = 0; i < w; i++) {
      const x = (i - 1.5) * STEP;
      let norm = 0;
      for (let n = 0; n < ks.length; n++) {
        ks[n] = weight(own[n], x, y);
        norm += ks[n] * ks[n];
      }
      norm = Math.sqrt(norm) || 1; // keeps the contrast where two sheets melt
      for (let n = 0; n < ks.length; n++) if (ks[n] > 0.001) add(data, j * w + i, pieces[n], ks[n] / norm, x, y);
      for (let n = 0; n < 3; n++) data[n][j * w + i] += 0.5;
    }
    if (!(j & 15)) yield;
  }
  return out;
}

function add(data, at, p, k, x, y) {
  const lx = p.turned ? p.x + p.w - x : x - p.x,
    ly = p.turned ? p.y + p.h - y : y - p.y,
    s = p.seed || 1,
    turn = p.turned ? -k : k;
  data[0][at] += k * (fbm(lx / 150, ly / 120, s, 4) - 0.5);
  data[1][at] += k * (fbm(lx / 260 + 40, ly / 260, s + 5, 3) - 0.5);
  data[2][at] += k * (fbm(lx / 46, ly / 46, s + 9, 2) - 0.5);
  data[3][at] += turn * (fbm(lx / 52, ly / 52, s + 301, 2) - 0.5) * 2 * BEND;
  data[4][at] += turn * (fbm(lx / 52 + 9, ly / 52, s + 302, 2) - 0.5) * 2 * BEND;
}
