// The ground raster: one pass over the pixels that mixes every kind of ground from the
// fields. It is the underpainting; blades, stones and ripples are drawn over it. Every pixel
// depends on its place on the board alone, so that windows fit together without a seam.
import { tile, TILE } from './noise.js';
import { P, rgb } from './palette.js';

const clamp = (v) => (v < 0 ? 0 : v > 1 ? 1 : v);

// Colour ramps become tables, so that the inner loop looks colours up instead of mixing them.
function ramp(stops, n = 256) {
  const t = new Float32Array(n * 3);
  for (let i = 0; i < n; i++) {
    const p = i / (n - 1);
    let k = 0;
    while (k < stops.length - 2 && p > stops[k + 1][0]) k++;
    const [p0, c0] = stops[k],
      [p1, c1] = stops[k + 1],
      u = clamp((p - p0) / (p1 - p0)),
      a = rgb(c0),
      b = rgb(c1);
    for (let j = 0; j < 3; j++) t[i * 3 + j] = a[j] + (b[j] - a[j]) * u;
  }
  return t;
}
/** The tables of the palette that is worn. */
function tables() {
  const G = P.grass;
  return {
    GRASS: ramp([[0, G.shade], [0.22, G.cool], [0.48, G.mid], [0.74, G.sun], [1, G.dry]]),
    WATER: ramp([[0, P.water.edge], [0.1, P.water.shallow], [0.42, P.water.mid], [0.78, P.water.deep], [1, P.water.abyss]]),
    PATH: ramp([[0, P.earth.dark], [0.45, P.earth.mid], [1, P.earth.light]]),
    YARD: ramp([[0, P.yard.dark], [0.5, P.yard.mid], [1, P.yard.light]]),
    SAND: ramp([[0, P.sand.wet], [0.4, P.sand.mid], [1, P.sand.light]]),
    MARSH: ramp([[0, P.marsh.wet], [0.6, P.marsh.moss], [1, P.bog]]),
    DITCH: ramp([[0, P.moat.bank], [0.35, P.moat.mud], [0.6, P.moat.water], [1, P.ditch]]),
  };
}
const kept = new Map();
function tablesFor(mood) {
  if (!kept.has(mood)) kept.set(mood, tables());
  return kept.get(mood);
}

// Grain looked up at these densities repeats exactly from sheet to sheet (6 tiles across, 4 down a sheet of 26 × 16):
// so a sheet has the same dabs and the same shore wherever it lies. (The brush's tilt is in thirds, sixths and quarters for that.)
const GRAIN_X = (6 * TILE) / (26 * 54);
const GRAIN_Y = (4 * TILE) / (16 * 36 * Math.sqrt(3));

const NAMES = ['water', 'deep', 'sand', 'gravel', 'path', 'marsh', 'earth', 'scree', 'moat', 'shade', 'litter', 'height'];
const APRON = 14; // world units a look-up may stray

/**
 * Paints w × h pixels of the board at this scale, the first being (X0, Y0); `mood` names the palette that is worn.
 * @returns {Generator<void, ImageData>}
 */
export function* groundWindow(fields, scale, X0, Y0, w, h, mood = 'clear') {
  const img = new ImageData(w, h),
    px = new Uint32Array(img.data.buffer),
    pad = Math.ceil(APRON * scale) + 1,
    pw = w + 2 * pad,
    ph = h + 2 * pad,
    box = [(X0 - pad) / scale, (Y0 - pad) / scale, (X0 + w + pad) / scale, (Y0 + h + pad) / scale],
    on = {};
  for (const n of NAMES) {
    on[n] = fields[n] && fields[n].touches(...box) ? fields[n].window(scale, X0 - pad, Y0 - pad, pw, ph) : null;
    if (on[n] && n !== 'shade' && !on[n].some((v) => v > 0.02)) on[n] = null;
  }
  yield;
  const slow = Object.fromEntries(['tone', 'hue', 'bend'].map((n) => [n, fields[n].window(scale, X0, Y0, w, h)]));
  const row = rowPainter(px, on, slow, { scale, X0, Y0, w, pad, pw, levels: fields.top || 1, ...tablesFor(mood) });
  yield;
  // One call a row: the engine swaps in its optimised code at the next row, not at the end of the window.
  for (let y = 0; y < h; y++) {
    row(y);
    if ((y & 63) === 63) yield;
  }
  return img;
}

function rowPainter(px, on, slow, { scale, X0, Y0, w, pad, pw, levels, GRASS, WATER, PATH, YARD, SAND, MARSH, DITCH }) {
  const { water, deep, sand, gravel, path, marsh, earth, scree, moat, shade, litter, height } = on,
    { tone: T, hue: U, bend: V } = slow;
  // fine: paint grain; mid: dabs; brush: long flat strokes, tilted by the look-up below
  const fine = tile(7, 96, 96, 2),
    mid = tile(8, 22, 22, 2),
    brush = tile(9, 14, 64, 2);
  const kx = GRAIN_X / scale,
    ky = GRAIN_Y / scale,
    mask = TILE - 1,
    far4 = Math.round(4 * scale) * (pw + 1),
    far3 = Math.round(3 * scale) * (pw + 1),
    wet = P.wet;
  return (y) => {
    const wy = Math.floor((Y0 + y + 0.5) * ky) + 65536;
    for (let x = 0, i = y * w; x < w; x++, i++) {
      const wx = Math.floor((X0 + x + 0.5) * kx) + 65536;
      const nf = fine[((wy & mask) << 9) | (wx & mask)],
        emb = nf - fine[(((wy + 3) & mask) << 9) | ((wx + 3) & mask)];
      const m1 = mid[((wy & mask) << 9) | (wx & mask)],
        m2 = mid[(((wy + 171) & mask) << 9) | ((wx + 333) & mask)];
      const br = brush[((((wy + wx / 3) | 0) & mask) << 9) | ((((wx * 5) / 6 - wy / 4) | 0) & mask)];
      // Bend the look-up so that no border follows a hexside.
      const j = (y + pad + ((m2 * 9 * scale) | 0)) * pw + x + pad + ((m1 * 9 * scale) | 0);
      const tone = T[i],
        hue = U[i],
        bend = V[i];

      // Grass: slow tone and dryness, then dabs with rather firm edges, as a brush leaves them.
      let dab = m1 * 2.6 + br * 1.5;
      dab = dab < -1 ? -1 : dab > 1 ? 1 : dab;
      let gt = 0.46 + (tone - 0.5) * 1.15 + (hue - 0.5) * 0.55 + dab * 0.085 + br * 0.06;
      const lit = litter ? litter[j] : 0;
      gt -= lit * 0.2;
      // Upper ground is drier and paler: two levels are told apart without looking for the crest.
      if (height) gt += height[j] * levels * 0.085;
      let q = (gt < 0 ? 0 : gt > 1 ? 255 : (gt * 255) | 0) * 3;
      let r = GRASS[q] + lit * 8,
        g = GRASS[q + 1],
        b = GRASS[q + 2] - lit * 4;
      let lum = emb * 9 + nf * 4,
        bare = 0; // trodden ground

      if (scree && scree[j] > 0.2) {
        // bare, stony ground between boulders
        const a = clamp((scree[j] - 0.5 + nf * 0.22 + m2 * 0.18) * 4) * 0.8;
        const v = 148 + m1 * 26 + nf * 20;
        r += (v * 1.02 - r) * a;
        g += (v * 0.95 - g) * a;
        b += (v * 0.74 - b) * a;
      }
      if (marsh && marsh[j] > 0.23) {
        const v = marsh[j],
          a = clamp((v - 0.44 + nf * 0.08) * 9);
        q = ((clamp(0.5 + m2 * 0.5 + nf * 0.3) * 255) | 0) * 3;
        r += (MARSH[q] - r) * a;
        g += (MARSH[q + 1] - g) * a;
        b += (MARSH[q + 2] - b) * a;
        // Pools where slow noise is low: still water between the tussocks.
        const pool = clamp((0.5 - bend - m1 * 0.22) * 14) * clamp((v - 0.5) * 8);
        if (pool > 0) {
          const sky = 70 + br * 16 + nf * 3;
          r += (sky * 0.9 - r) * pool;
          g += (sky * 1.2 - g) * pool;
          b += (sky * 1.02 - b) * pool;
          lum *= 1 - pool * 0.8;
          const rim = pool * (1 - pool) * 4;
          r -= rim * 26;
          g -= rim * 20;
          b -= rim * 16;
        }
      }
      if (earth && earth[j] > 0.23) {
        const a = clamp((earth[j] - 0.5 + nf * 0.13 + m2 * 0.12) * 5.5);
        q = ((clamp(0.52 + (tone - 0.5) * 0.9 + dab * 0.12 + nf * 0.12) * 255) | 0) * 3;
        r += (YARD[q] - r) * a;
        g += (YARD[q + 1] - g) * a;
        b += (YARD[q + 2] - b) * a;
        bare = a;
      }
      const wat = water ? water[j] : 0,
        san = sand ? sand[j] : 0;
      if (san > 0.23) {
        const a = clamp((san - 0.48 + nf * 0.1) * 7),
          wet = clamp((wat - 0.16) * 4.2);
        q = ((clamp(0.72 + m1 * 0.2 + br * 0.14 + nf * 0.12 - wet * 0.62) * 255) | 0) * 3;
        r += (SAND[q] - r) * a;
        g += (SAND[q + 1] - g) * a;
        b += (SAND[q + 2] - b) * a;
        lum *= 1 - a * 0.35;
      }
      if (path && path[j] > 0.2) {
        // pale crown, darker edge where turf begins; a road is bent less than a shore, or its edges look combed
        const v = path[(y + pad + ((m2 * 4 * scale) | 0)) * pw + x + pad + ((m1 * 4 * scale) | 0)],
          e = v + nf * 0.09 + m2 * 0.06 + (bend - 0.5) * 0.3,
          a = clamp((e - 0.46) * 8) * (1 - clamp((san - 0.4) * 3) * 0.45),
          edge = clamp(1 - Math.abs(e - 0.5) * 9);
        q = ((clamp(0.5 + (v - 0.7) * 0.9 + m1 * 0.22 + nf * 0.16 + (tone - 0.5) * 0.5) * 255) | 0) * 3;
        r += (PATH[q] - r) * a;
        g += (PATH[q + 1] - g) * a;
        b += (PATH[q + 2] - b) * a;
        if (a > bare) bare = a;
        lum -= edge * 15 * (1 - clamp((san - 0.4) * 4));
      }
      if (wet && bare > 0.3) {
        // puddles in the hollows of trodden ground: sky in a dark rim
        const pool = clamp((0.33 - bend - m1 * 0.2 + m2 * 0.08) * 13) * bare,
          rim = pool * (1 - pool) * 4,
          sky = 112 + br * 18 + nf * 3;
        r += (sky * 0.95 - r) * pool * 0.8 - rim * 18;
        g += (sky - g) * pool * 0.8 - rim * 15;
        b += (sky * 0.98 - b) * pool * 0.8 - rim * 11;
        lum *= 1 - pool * 0.85;
      }
      // Relief, before water: water lies flat.
      if (shade && (shade[j] > 0.02 || shade[j] < -0.02)) {
        const v = shade[j] * (1 + m1 * 0.35);
        r += v * (v > 0 ? 110 : 80);
        g += v * (v > 0 ? 96 : 82);
        b += v * (v > 0 ? 56 : 40);
      }
      if (moat && moat[j] > 0.15) {
        // ditch: earth banks falling to dark water
        const v = moat[j],
          e = v + nf * 0.05 + m2 * 0.05,
          a = clamp((e - 0.2) * 5);
        q = ((clamp((e - 0.25) * 1.25) * 255) | 0) * 3;
        r += (DITCH[q] - r) * a;
        g += (DITCH[q + 1] - g) * a;
        b += (DITCH[q + 2] - b) * a;
        const gr = moat[j + far3] - v; // fall of the bank
        lum = lum * (1 - a * clamp((e - 0.5) * 6) * 0.72) - gr * 190 * a * clamp((0.8 - e) * 3);
      }
      if (wat > 0.27) {
        const gra = Math.max(gravel ? gravel[j] : 0, path ? path[j] * 0.55 : 0),
          e = wat + nf * 0.035 + m2 * 0.03;
        const bank = clamp((e - 0.4) * 12) * (1 - clamp((san - 0.3) * 5)); // no mud rim on a beach
        const gr = water[j + far4] - wat;
        r += (104 - gr * 150 - r) * bank;
        g += (88 - gr * 140 - g) * bank;
        b += (58 - gr * 110 - b) * bank;
        const a = clamp((e - 0.5) * 16);
        if (a > 0) {
          const dp = clamp((e - 0.5) * 0.62) + (deep ? deep[j] : 0) * 0.72 + br * 0.05 + m1 * 0.035 + (tone - 0.5) * 0.12 - gra * 0.3;
          q = ((clamp(dp) * 255) | 0) * 3;
          // The NW bank throws its shade on the water; the far shore is paler.
          const rim = clamp((0.72 - e) * 4.5),
            d = -gr * 120 * rim;
          let wr = WATER[q] + d,
            wg = WATER[q + 1] + d,
            wb = WATER[q + 2] + d;
          if (gra > 0.35) {
            const u = clamp((gra - 0.35) * 2) * (0.5 + nf * 0.45 + m1 * 0.3);
            wr += (184 - wr) * u;
            wg += (170 - wg) * u;
            wb += (132 - wb) * u;
          }
          r += (wr - r) * a;
          g += (wg - g) * a;
          b += (wb - b) * a;
          lum *= 1 - a * 0.75;
          const foam = clamp(1 - Math.abs(e - 0.545) * 26) * (bend * 0.75 - 0.05); // thin line of light at the edge
          r += (241 - r) * foam;
          g += (240 - g) * foam;
          b += (222 - b) * foam;
        }
      }
      r += lum;
      g += lum;
      b += lum * 0.9;
      px[i] =
        0xff000000 | ((b < 0 ? 0 : b > 255 ? 255 : b) << 16) | ((g < 0 ? 0 : g > 255 ? 255 : g) << 8) | (r < 0 ? 0 : r > 255 ? 255 : r);
    }
  };
}
