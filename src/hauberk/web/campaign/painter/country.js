// Paints one window of the map at one sharpness, layer by layer. Nothing depends on the window: tiles laid side by side are one picture.
import { brushOf, easel } from '../../paint/map/easel.js';
import { hash } from '../../paint/map/noise.js';
import { hexPath } from '../geometry.js';
import { rounded } from './contours.js';
import { border, compass, rule, title, vellum, winds } from './frame.js';
import { HAND, layCountry, layNames, layRivers, write, writeStream } from './letters.js';
import { borders, bridge, coast, rivers, roads, waves } from './lines.js';
import { drawPlace } from './places.js';
import { C, alpha } from './palette.js';
import { DRAW, REACH, asSeen, furlong, nib } from './relief.js';
import { dress } from './seasons.js';
import { ships } from './ships.js';

export { prepareScene } from './scene.js';

const near = (p, w, reach) => p.x > w.x - reach && p.y > w.y - reach && p.x < w.x + w.w + reach && p.y < w.y + w.h + reach;

function landPath(scene) {
  if (!scene.landPath) {
    scene.landPath = new Path2D();
    for (const line of scene.coast) rounded(scene.landPath, line);
  }
  return scene.landPath;
}

function stamp(g, wash) {
  g.imageSmoothingQuality = 'high';
  g.drawImage(wash.canvas, wash.x, wash.y, wash.w, wash.h);
}

let tooth = null;
/** The grain of the skin, in pixels of the screen. */
function grain(g, scene, x, y, w, h) {
  if (!tooth) {
    const n = 256;
    tooth = easel(n, n);
    const t = brushOf(tooth),
      image = t.createImageData(n, n);
    for (let i = 0; i < n * n; i++) {
      const a = hash(i % n, (i / n) | 0, 5),
        b = hash(((i % n) / 2) | 0, ((i / n) | 0) >> 1, 6),
        v = (a - 0.5) * 0.6 + (b - 0.5) * 0.7;
      image.data.set(v > 0 ? [255, 248, 226, v * 40] : [66, 44, 20, -v * 34], i * 4);
    }
    t.putImageData(image, 0, 0);
  }
  g.save();
  g.setTransform(1, 0, 0, 1, -x, -y);
  g.fillStyle = g.createPattern(tooth, 'repeat');
  g.fillRect(x, y, w, h);
  g.restore();
}

function sheetClip(g, scene) {
  const { field } = scene.lie;
  g.beginPath();
  g.rect(field.x, field.y, field.w, field.h);
  g.clip();
}

function grid(g, scene, window, scale) {
  const sea = new Path2D(),
    land = new Path2D();
  for (const h of scene.hexes.values()) if (near(h, window, 40)) hexPath(h.terrain.has('sea') ? sea : land, h);
  g.lineWidth = nib(scale, 0.55, 0.55);
  g.strokeStyle = alpha(C.seaInk, 0.11);
  g.stroke(sea);
  g.strokeStyle = alpha(C.ink, 0.15);
  g.stroke(land);
}

function numbers(g, scene, window, scale, ratio) {
  const size = Math.max(7, 7 / (scale / ratio));
  if ((size * 2.2 * scale) / ratio > (62 * scale) / ratio) return; // too small to be read
  g.font = `${size}px ${HAND}`;
  g.textAlign = 'center';
  g.textBaseline = 'alphabetic';
  g.lineJoin = 'round';
  for (const h of scene.hexes.values()) {
    if (!near(h, window, 40)) continue;
    g.strokeStyle = alpha(C.lit, 0.7);
    g.lineWidth = size * 0.22;
    g.strokeText(h.name, h.x, h.y - 20);
    g.fillStyle = alpha(h.terrain.has('sea') ? C.seaInk : C.soft, 0.95);
    g.fillText(h.name, h.x, h.y - 20);
  }
}

/** Names laid out once a sharpness and language. */
function lettering(scene, css, lang) {
  const key = `${css.toFixed(4)}/${lang}`;
  scene.letters ||= new Map();
  if (!scene.letters.has(key)) {
    if (scene.letters.size > 12) scene.letters.clear();
    const { names, taken } = layNames(scene, css, lang);
    const stream = layRivers(scene, css, taken, lang);
    scene.letters.set(key, { names: [...layCountry(scene, css, taken, lang), ...names], stream });
  }
  return scene.letters.get(key);
}

/**
 * @param {any} scene as `prepareScene` made it
 * @param {{scale: number, region?: {x: number, y: number, w: number, h: number}, grid?: boolean, names?: boolean, ratio?: number, lang?: string}} wish names: hex numbers. Without the grid (the first small
 *   picture) nothing is lettered either.
 * @returns {Generator<void, {canvas: OffscreenCanvas, region: {x: number, y: number, w: number, h: number}, scale: number}>}
 */
export function* paintWindow(scene, { scale, region, grid: gridded = true, names = false, ratio = 1, lang = 'en' }) {
  dress(scene.map.season);
  const { size } = scene.lie,
    r = region || { x: 0, y: 0, w: size.w, h: size.h },
    px = Math.round(r.x * scale),
    py = Math.round(r.y * scale),
    w = Math.max(1, Math.round((r.x + r.w) * scale) - px),
    h = Math.max(1, Math.round((r.y + r.h) * scale) - py),
    canvas = easel(w, h),
    g = brushOf(canvas),
    window = { x: px / scale, y: py / scale, w: w / scale, h: h / scale };
  g.setTransform(scale, 0, 0, scale, -px, -py);
  vellum(g, scene);
  yield;
  g.save();
  sheetClip(g, scene);
  stamp(g, scene.water);
  winds(g, scene, scale);
  coast(g, scene, scale, window);
  yield;
  waves(g, scene, scale, window);
  ships(g, scene, scale, window);
  g.restore();
  g.save();
  sheetClip(g, scene);
  const land = landPath(scene);
  g.save();
  g.clip(land, 'evenodd');
  stamp(g, scene.land);
  yield;
  for (const p of scene.fields) if (near(p, window, 16)) furlong(g, p, scale);
  rivers(g, scene, scale);
  yield;
  roads(g, scene, scale);
  g.restore();
  g.strokeStyle = alpha('#5d4a30', 0.35);
  g.lineWidth = nib(scale, 3.2, 1.6);
  g.stroke(land);
  g.strokeStyle = C.ink;
  g.lineWidth = nib(scale, 1.25, 0.9);
  g.stroke(land);
  yield;
  if (gridded) grid(g, scene, window, scale);
  let n = 0;
  for (const thing of scene.things) {
    const t = near(thing, window, REACH[thing.kind]) && asSeen(thing, scale / ratio);
    if (!t) continue;
    DRAW[t.kind](g, t, scale);
    if (!(++n % 60)) yield;
  }
  for (const b of scene.courses.bridges) if (near(b, window, 20)) bridge(g, b, scale);
  borders(g, scene, scale);
  yield;
  const places = scene.map.places.map((place) => ({ place, at: scene.lie.at(place.hex) })).sort((a, b) => a.at.y - b.at.y);
  for (const { place, at } of places) {
    if (!near(at, window, 70)) continue;
    drawPlace(g, place, at, scale, ratio);
    yield;
  }
  if (names) numbers(g, scene, window, scale, ratio);
  g.restore();
  border(g, scene, scale);
  compass(g, scene, scale);
  rule(g, scene, scale);
  title(g, scene, scale, lang);
  if (gridded) {
    const { names: list, stream } = lettering(scene, scale / ratio, lang);
    yield;
    writeStream(g, stream.filter((l) => near(l, window, 40)), scale);
    for (const name of list) if (near({ x: name.x + name.w / 2, y: name.y }, window, name.w / 2 + name.size)) write(g, name, scale);
  }
  grain(g, scene, px, py, w, h);
  return { canvas, region: window, scale };
}
