// Thin colour under the ink, once a map and at a coarse grain: it is soft anyway. The land's wash knows wood, height and light; the sea's knows how
// far the coast is. Light comes from the north-west.
import { brushOf, easel } from '../../paint/map/easel.js';
import { fbm } from '../../paint/map/noise.js';
import { C, rgb } from './palette.js';

/** World units a pixel: a large sheet is looked at from farther away. */
const grainOf = (field) => (field.w * field.h > 4e6 ? 4 : 3);
const OVER = 12;

// `side`: +1 paints where there is sea, -1 where there is land; the rest is never looked at.
function* washed(scene, side, colourAt) {
  const { field } = scene.lie,
    GRAIN = grainOf(field),
    x0 = field.x - OVER,
    y0 = field.y - OVER,
    w = Math.ceil((field.w + 2 * OVER) / GRAIN),
    h = Math.ceil((field.h + 2 * OVER) / GRAIN),
    canvas = easel(w, h),
    g = brushOf(canvas),
    image = g.createImageData(w, h),
    out = [0, 0, 0];
  for (let j = 0; j < h; j++) {
    for (let i = 0; i < w; i++) {
      if (scene.grounds.shore.at(x0 + i * GRAIN, y0 + j * GRAIN) * side < -20) continue;
      colourAt(x0 + (i + 0.5) * GRAIN, y0 + (j + 0.5) * GRAIN, out);
      const n = (j * w + i) * 4;
      for (let k = 0; k < 3; k++) image.data[n + k] = out[k];
      image.data[n + 3] = 255;
    }
    if (!(j & 3)) yield;
  }
  g.putImageData(image, 0, 0);
  return { canvas, x: x0, y: y0, w: w * GRAIN, h: h * GRAIN };
}

const blend = (out, colour, t) => {
  if (t <= 0) return;
  const k = Math.min(1, t);
  for (let i = 0; i < 3; i++) out[i] += (colour[i] - out[i]) * k;
};
const ease = (a, b, v) => {
  const t = Math.max(0, Math.min(1, (v - a) / (b - a)));
  return t * t * (3 - 2 * t);
};

/** @returns {Generator<void, object>} */
export function landWash(scene) {
  const { grounds, seed } = scene,
    { height, forest, marsh, shore } = grounds,
    base = rgb(C.vellum),
    tones = Object.fromEntries(['open', 'field', 'meadow', 'forest', 'hill', 'mountain', 'marsh', 'sand', 'shade', 'lit'].map((k) => [k, rgb(C[k])]));
  return washed(scene, -1, (x, y, out) => {
    const slow = fbm(x / 210, y / 190, seed + 51, 3),
      blotch = fbm(x / 38, y / 34, seed + 52, 2),
      high = height.at(x, y),
      wood = forest.at(x, y),
      inland = -shore.at(x, y);
    for (let i = 0; i < 3; i++) out[i] = base[i];
    blend(out, tones.open, 0.5 + 0.5 * slow);
    blend(out, tones.field, ease(0.5, 0.72, slow) * 0.5);
    blend(out, tones.meadow, ease(0.04, 0.42, scene.damp.at(x, y) + (blotch - 0.5) * 0.12) * 0.62);
    blend(out, tones.hill, ease(0.12, 0.4, high) * 0.75);
    blend(out, tones.mountain, ease(0.42, 0.95, high) * 0.8);
    blend(out, tones.forest, ease(0.25, 0.8, wood + (blotch - 0.5) * 0.3) * 0.72);
    blend(out, tones.marsh, ease(0.3, 0.8, marsh.at(x, y) + (blotch - 0.5) * 0.3) * 0.85);
    blend(out, tones.sand, (1 - ease(2, 15, inland)) * 0.8);
    const s = height.slope(x, y, 7),
      light = (s.x + s.y) * 24; // uphill to the south-east is a slope that looks north-west
    if (light > 0) blend(out, tones.lit, Math.min(0.55, light));
    else blend(out, tones.shade, Math.min(0.5, -light * 0.9));
    const tooth = (blotch - 0.5) * 13 + (slow - 0.5) * 10;
    for (let i = 0; i < 3; i++) out[i] += tooth;
  });
}

/** @returns {Generator<void, object>} */
export function seaWash(scene) {
  const { seed } = scene,
    { shore } = scene.grounds,
    near = rgb(C.seaNear),
    mid = rgb(C.sea),
    far = rgb(C.seaFar),
    pale = rgb(C.vellum);
  return washed(scene, 1, (x, y, out) => {
    const d = shore.at(x, y) + (fbm(x / 60, y / 50, seed + 61, 2) - 0.5) * 26,
      slow = fbm(x / 240, y / 150, seed + 62, 3);
    for (let i = 0; i < 3; i++) out[i] = near[i];
    blend(out, mid, ease(4, 46, d));
    blend(out, far, ease(60, 230, d) * 0.85);
    blend(out, pale, ease(0.5, 0.75, slow) * 0.13);
    const tooth = (fbm(x / 30, y / 16, seed + 63, 2) - 0.5) * 12;
    for (let i = 0; i < 3; i++) out[i] += tooth;
  });
}
