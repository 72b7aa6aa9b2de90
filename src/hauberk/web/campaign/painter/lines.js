// Lines on the land: rivers that swell, pale roads between two hairs of ink, bridges, the border of a region; and what is drawn on the sea.
import { hash } from '../../paint/map/noise.js';
import { chain, smooth } from '../../paint/map/course.js';
import { borderSides } from '../geometry.js';
import { band } from './courses.js';
import { nib } from './relief.js';
import { C, alpha } from './palette.js';

const touches = (box, w) => box.x0 < w.x + w.w && box.x1 > w.x && box.y0 < w.y + w.h && box.y1 > w.y;

/** Paths that are the same in every window, made when first drawn. */
export function paths(scene) {
  if (scene.paths) return scene.paths;
  const water = new Path2D(),
    banks = new Path2D(),
    roads = new Path2D();
  for (const { line, widths } of scene.courses.rivers) {
    band(water, line, widths);
    band(banks, line, widths, 1.7);
  }
  for (const { line } of scene.courses.roads) line.forEach((p, i) => (i ? roads.lineTo(p.x, p.y) : roads.moveTo(p.x, p.y)));
  const threads = scene.courses.rivers.map(({ line, widths }) => thread(line, widths));
  // A region that places belong to has a border; the others are names on the land.
  const bound = new Set(scene.map.places.flatMap((p) => p.flags || [])),
    ruled = (scene.map.regions || []).filter((region) => bound.has(region.id));
  const dry = (name) => !scene.hexes.get(name)?.terrain.has('sea');
  const borders = ruled.map((region) => {
    const path = new Path2D();
    for (const line of chain(borderSides(scene.lie, region.hexes, dry))) smooth(line, 2, 2).forEach((p, i) => (i ? path.lineTo(p.x, p.y) : path.moveTo(p.x, p.y)));
    return path;
  });
  scene.paths = { water, banks, roads, threads, borders };
  return scene.paths;
}

// One line of current in the broader reaches.
function thread(line, widths) {
  const path = new Path2D();
  let down = false;
  line.forEach((p, i) => {
    if (widths[i] < 3 || hash(i >> 2, line.length, 7) < 0.3) down = false;
    else if (down) path.lineTo(p.x, p.y);
    else {
      path.moveTo(p.x, p.y);
      down = true;
    }
  });
  return path;
}

export function rivers(g, scene, scale) {
  const { water, banks, threads } = paths(scene);
  g.fillStyle = alpha(C.seaInk, 0.95);
  g.fill(banks);
  g.lineJoin = 'round';
  if (scale < 0.75) {
    g.strokeStyle = alpha(C.seaInk, 0.9);
    g.lineWidth = nib(scale, 0.1, 0.8);
    g.stroke(water);
  }
  g.fillStyle = C.water;
  g.fill(water);
  g.strokeStyle = alpha(C.waterLight, 0.8);
  g.lineWidth = nib(scale, 0.6, 0.5);
  for (const path of threads) g.stroke(path);
}

export function roads(g, scene, scale) {
  const { roads: path } = paths(scene);
  g.lineJoin = g.lineCap = 'round';
  g.strokeStyle = alpha(C.ink, 0.62);
  g.lineWidth = nib(scale, 3.3, 2.5);
  g.stroke(path);
  g.strokeStyle = C.road;
  g.lineWidth = nib(scale, 2.1, 1.35);
  g.stroke(path);
  if (scale < 0.7) return;
  g.strokeStyle = alpha(C.soft, 0.5);
  g.lineWidth = 0.4;
  g.setLineDash([5, 3.5]);
  g.stroke(path);
  g.setLineDash([]);
}

/** A hump-backed bridge across the road's direction of travel. */
export function bridge(g, b, scale) {
  const k = Math.max(1, 0.8 / scale),
    l = (b.w / 2 + 4) * k,
    a = Math.atan2(b.ty, b.tx);
  g.save();
  g.translate(b.x, b.y);
  g.rotate(Math.abs(a) > Math.PI / 2 ? a + Math.PI : a);
  g.lineCap = 'round';
  g.fillStyle = C.stone;
  g.strokeStyle = C.ink;
  g.lineWidth = nib(scale, 0.8, 0.6);
  g.beginPath();
  g.moveTo(-l, -1.9 * k);
  g.quadraticCurveTo(0, -3.9 * k, l, -1.9 * k);
  g.lineTo(l, 2.2 * k);
  g.quadraticCurveTo(0, 0.6 * k, -l, 2.2 * k);
  g.closePath();
  g.fill();
  g.stroke();
  g.fillStyle = alpha(C.seaInk, 0.85);
  g.beginPath();
  for (const x of b.w > 3 ? [-0.38, 0.38] : [0]) {
    g.moveTo(x * l - 1.5 * k, 2.1 * k);
    g.arc(x * l, 2.1 * k, 1.5 * k, Math.PI, 0);
  }
  g.fill();
  g.restore();
}

/** Red dots round a region. */
export function borders(g, scene, scale) {
  g.lineCap = 'round';
  for (const path of paths(scene).borders) {
    for (const [colour, w] of /** @type {[string, number][]} */ ([[alpha(C.lit, 0.85), 4.6], [C.red, 3]])) {
      g.strokeStyle = colour;
      g.lineWidth = nib(scale, w, w * 0.72);
      const gap = Math.max(8, 5.4 / scale);
      g.setLineDash([0.01, gap]);
      g.stroke(path);
    }
    g.setLineDash([]);
  }
}

/** Coast: one firm line, then lines that fade as they leave the land. */
export function coast(g, scene, scale, window) {
  g.lineJoin = 'round';
  for (const { ink, lines } of scene.offshore) {
    g.strokeStyle = alpha(C.seaInk, ink);
    g.lineWidth = nib(scale, 0.75, 0.6);
    for (const { part, box } of lines) {
      if (!touches(box, window)) continue;
      g.beginPath();
      part.forEach((p, i) => (i ? g.lineTo(p.x, p.y) : g.moveTo(p.x, p.y)));
      g.stroke();
    }
  }
}

/** Little waves, rows of them, each a pair of curls; none close to the shore and none under an ornament. */
export function waves(g, scene, scale, window) {
  const { shore } = scene.grounds,
    k = Math.max(1, 0.66 / scale),
    dx = 46 * k,
    dy = 27 * k;
  g.strokeStyle = alpha(C.seaInk, 0.42);
  g.lineWidth = nib(scale, 0.8, 0.6);
  g.lineCap = 'round';
  g.beginPath();
  for (let j = Math.floor((window.y - 10) / dy); j * dy < window.y + window.h + 10; j++)
    for (let i = Math.floor((window.x - 40) / dx); i * dx < window.x + window.w + 40; i++) {
      const chance = hash(i, j, scene.seed + 71),
        x = (i + (j & 1) * 0.5 + (hash(i, j, scene.seed + 72) - 0.5) * 0.7) * dx,
        y = (j + (hash(i, j, scene.seed + 73) - 0.5) * 0.6) * dy,
        far = shore.at(x, y);
      if (far < 30 * k || chance > 0.3 + Math.min(0.3, far / 900) || (scene.ornaments && scene.ornaments.covers(x, y, 14))) continue;
      const n = 1 + ((chance * 97) | 0) % 3,
        l = 5.2 * k;
      for (let m = 0; m < n; m++) {
        const at = x + (m - n / 2) * 2 * l;
        g.moveTo(at, y);
        g.quadraticCurveTo(at + l * 0.5, y - l * 0.62, at + l, y - l * 0.05);
        g.quadraticCurveTo(at + l * 1.5, y + l * 0.4, at + l * 2, y);
      }
    }
  g.stroke();
}

