// What the hexes say, melted into slow fields: how far the sea is, how high the land, how thick the wood. A slow noise bends them all,
// so that nothing on the sheet follows a hexside.
import { fbm } from '../../paint/map/noise.js';
import { nameOf } from '../geometry.js';

export const STEP = 6; // world units a node
const BEND = 13; // how far borders wander
const OVER = 5; // nodes beyond the sheet's field, so that no contour ends inside it

/** A field of numbers over the map. */
export class Field {
  constructor(box, step = STEP) {
    this.step = step;
    this.x = box.x - OVER * step;
    this.y = box.y - OVER * step;
    this.w = Math.ceil(box.w / step) + 2 * OVER + 1;
    this.h = Math.ceil(box.h / step) + 2 * OVER + 1;
    this.data = new Float32Array(this.w * this.h);
  }

  like() {
    const other = Object.create(Field.prototype);
    return Object.assign(other, this, { data: new Float32Array(this.data.length) });
  }

  /** The value at a point, between the nodes. */
  at(x, y) {
    const fx = Math.max(0, Math.min(this.w - 1.001, (x - this.x) / this.step)),
      fy = Math.max(0, Math.min(this.h - 1.001, (y - this.y) / this.step)),
      i = fx | 0,
      j = fy | 0,
      u = fx - i,
      n = j * this.w + i,
      d = this.data,
      a = d[n] + (d[n + 1] - d[n]) * u;
    return a + (d[n + this.w] + (d[n + this.w + 1] - d[n + this.w]) * u - a) * (fy - j);
  }

  /** The direction in which the field rises, times its steepness. */
  slope(x, y, reach = this.step) {
    return { x: (this.at(x + reach, y) - this.at(x - reach, y)) / (2 * reach), y: (this.at(x, y + reach) - this.at(x, y - reach)) / (2 * reach) };
  }
}

/** Three passes of a running mean: nearly a soft brush. */
export function blur(field, radius, passes = 3) {
  const { w, h } = field;
  let from = field.data,
    to = new Float32Array(from.length);
  for (let n = 0; n < passes; n++) {
    rows(from, to, w, h, radius);
    columns(to, from, w, h, radius);
  }
  field.data = from;
  return field;
}

function rows(from, to, w, h, r) {
  for (let j = 0; j < h; j++) run(from, to, j * w, 1, w, r);
}

function columns(from, to, w, h, r) {
  for (let i = 0; i < w; i++) run(from, to, i, w, h, r);
}

function run(from, to, start, stride, n, r) {
  const k = 1 / (2 * r + 1),
    value = (i) => from[start + Math.max(0, Math.min(n - 1, i)) * stride];
  let sum = 0;
  for (let i = -r; i <= r; i++) sum += value(i);
  for (let i = 0; i < n; i++) {
    to[start + i * stride] = sum * k;
    sum += value(i + r + 1) - value(i - r);
  }
}

const HEIGHT = { mountain: 1, hill: 0.42 };

/** @returns {Generator<void, {sea: Field, shore: Field, height: Field, deep: Field, forest: Field, marsh: Field, bend: (x: number, y: number) => {x: number, y: number}}>} */
export function* buildGrounds(lie, hexes, seed) {
  const sea = new Field(lie.field),
    [height, forest, marsh, deep] = [sea.like(), sea.like(), sea.like(), sea.like()],
    [bx, by] = [sea.like(), sea.like()],
    bend = (x, y) => ({ x: bx.at(x, y), y: by.at(x, y) });
  const clip = (v, top) => Math.max(0, Math.min(top, v));
  for (let j = 0; j < sea.h; j++) {
    for (let i = 0; i < sea.w; i++) {
      const x = sea.x + i * STEP,
        y = sea.y + j * STEP,
        n = j * sea.w + i;
      bx.data[n] = (fbm(x / 54, y / 54, seed + 301, 2) - 0.5) * 2 * BEND;
      by.data[n] = (fbm(x / 54 + 9, y / 54, seed + 302, 2) - 0.5) * 2 * BEND;
      const [c, r] = lie.near(x + bx.data[n], y + by.data[n]),
        hex = hexes.get(nameOf(clip(c, lie.columns - 1), clip(r, lie.rows - 1)));
      if (!hex || hex.terrain.has('sea')) sea.data[n] = 1;
      for (const [kind, h] of Object.entries(HEIGHT)) if (hex?.terrain.has(kind)) height.data[n] = Math.max(height.data[n], h);
      if (hex?.terrain.has('mountain')) deep.data[n] = 1;
      forest.data[n] = hex?.terrain.has('forest') ? 1 : 0;
      marsh.data[n] = hex?.terrain.has('marsh') ? 1 : 0;
    }
    if (!(j & 7)) yield;
  }
  blur(sea, 3);
  yield;
  pin(sea, lie, hexes);
  yield;
  blur(height, 2);
  yield;
  for (const [field, r] of [[deep, 6], [forest, 2], [marsh, 2]]) {
    blur(field, r);
    yield;
  }
  yield* roughen(sea, seed);
  yield* fray(forest, seed + 31);
  yield* fray(marsh, seed + 33);
  yield* ridges(height, sea, seed);
  return { sea, shore: yield* distances(sea), height, deep, forest, marsh, bend };
}

// A soft brush swallows spits, islets and straits: the middle of a hex stays what the hex is.
function pin(sea, lie, hexes) {
  const push = new Float32Array(sea.data.length),
    r = 6;
  for (const hex of hexes.values()) {
    const wet = hex.terrain.has('sea'),
      v = sea.at(hex.x, hex.y),
      miss = wet ? 0.68 - v : 0.24 - v;
    if (wet ? miss <= 0 : miss >= 0) continue;
    const ci = Math.round((hex.x - sea.x) / STEP),
      cj = Math.round((hex.y - sea.y) / STEP);
    for (let j = Math.max(0, cj - r); j <= Math.min(sea.h - 1, cj + r); j++)
      for (let i = Math.max(0, ci - r); i <= Math.min(sea.w - 1, ci + r); i++) {
        const d = ((i - ci) ** 2 + (j - cj) ** 2) / 13;
        push[j * sea.w + i] += miss * Math.exp(-d);
      }
  }
  for (let n = 0; n < push.length; n++) sea.data[n] += push[n];
}

// The coast is ragged at two sizes: bays, and the trembling of the pen.
function* roughen(sea, seed) {
  for (let j = 0; j < sea.h; j++) {
    if (!(j & 15)) yield;
    for (let i = 0; i < sea.w; i++) {
      const x = i * STEP,
        y = j * STEP,
        n = j * sea.w + i,
        edge = 1 - Math.abs(sea.data[n] - 0.5) * 2;
      if (edge > 0.02) sea.data[n] += edge * ((fbm(x / 44, y / 44, seed + 11, 3) - 0.5) * 0.46 + (fbm(x / 13, y / 13, seed + 12, 1) - 0.5) * 0.13);
    }
  }
}

// Woods and fens have no ruled edge.
function* fray(field, seed) {
  for (let j = 0; j < field.h; j++) {
    if (!(j & 31)) yield;
    for (let i = 0; i < field.w; i++) {
      const n = j * field.w + i,
        v = field.data[n];
      if (v > 0.01 && v < 0.99) field.data[n] = v + (1 - Math.abs(v - 0.5) * 1.6) * (fbm((i * STEP) / 34, (j * STEP) / 34, seed, 2) - 0.5) * 1.1;
    }
  }
}

// High ground is never a table: crests and combes.
function* ridges(height, sea, seed) {
  for (let j = 0; j < height.h; j++) {
    if (!(j & 7)) yield;
    for (let i = 0; i < height.w; i++) {
      const n = j * height.w + i,
        x = i * STEP,
        y = j * STEP,
        flat = height.data[n] < 0.01,
        crest = flat ? 0 : 1 - Math.abs(fbm(x / 70, y / 58, seed + 21, 3) - 0.5) * 4,
        h = height.data[n] * (0.75 + 0.4 * crest) + 0.05 * fbm(x / 90, y / 90, seed + 22, 1);
      height.data[n] = h * Math.min(1, Math.max(0, 1.25 - sea.data[n] * 1.5));
    }
  }
}

const FAR = 1e9;

// Exact distances to the coast: out at sea positive, inland negative.
function* distances(sea) {
  const out = sea.like(),
    { w, h } = sea,
    wet = new Float64Array(w * h),
    dry = new Float64Array(w * h);
  for (let n = 0; n < w * h; n++) {
    const s = sea.data[n] > 0.5;
    wet[n] = s ? FAR : 0;
    dry[n] = s ? 0 : FAR;
  }
  transform(wet, w, h);
  yield;
  transform(dry, w, h);
  yield;
  for (let n = 0; n < w * h; n++) out.data[n] = (wet[n] > 0 ? Math.sqrt(wet[n]) - 0.5 : 0.5 - Math.sqrt(dry[n])) * STEP;
  return blur(out, 1, 1);
}

// Squared distance transform, first along columns, then along rows (lower envelope of parabolas).
function transform(grid, w, h) {
  const n = Math.max(w, h),
    f = new Float64Array(n),
    v = new Int32Array(n),
    z = new Float64Array(n + 1);
  const line = (start, stride, length) => {
    for (let q = 0; q < length; q++) f[q] = grid[start + q * stride];
    let k = 0;
    v[0] = 0;
    z[0] = -FAR;
    z[1] = FAR;
    for (let q = 1; q < length; q++) {
      let s = (f[q] + q * q - f[v[k]] - v[k] * v[k]) / (2 * q - 2 * v[k]);
      while (s <= z[k]) {
        k -= 1;
        s = (f[q] + q * q - f[v[k]] - v[k] * v[k]) / (2 * q - 2 * v[k]);
      }
      k += 1;
      v[k] = q;
      z[k] = s;
      z[k + 1] = FAR;
    }
    k = 0;
    for (let q = 0; q < length; q++) {
      while (z[k + 1] < q) k += 1;
      grid[start + q * stride] = (q - v[k]) ** 2 + f[v[k]];
    }
  };
  for (let i = 0; i < w; i++) line(i, w, h);
  for (let j = 0; j < h; j++) line(j * w, 1, w);
}
