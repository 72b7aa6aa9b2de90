// The strokes all overlays are made of: a light line in a dark casing, so that it shows on sand and on deep water alike.
import { centre, hexPath, neighbour, sideEnds } from './hex.js';
import { chain } from './course.js';

/** A hex by its place on the board: an entry of `board.hexes` will do. @typedef {{column: number, row: number}} Place */

export const INK = {
  dark: 'rgba(28,20,12,0.78)',
  cream: '#fff4d6',
  gold: '#ffd966',
  sky: '#8fd0f5',
  blue: '#0072b2',
  amber: '#ffc247',
  coral: '#ff8c4d',
};

export const at = (p) => centre(p.column, p.row);
const key = (c, r) => `${c},${r}`;

/** The sides of some hexes towards others (towards all that are not in `within`), with the middle of their hex. */
export function rim(places, within = places) {
  const set = new Set(within.map((p) => key(p.column, p.row))),
    sides = [];
  for (const { column: c, row: r } of places) {
    const p = centre(c, r);
    for (let d = 0; d < 6; d++) if (!set.has(key(...neighbour(c, r, d)))) sides.push({ ends: sideEnds(p, d), hex: p });
  }
  return sides;
}

/** The outline of some hexes as flowing lines. */
export function outline(places, within = places) {
  const path = new Path2D();
  for (const line of chain(rim(places, within).map((s) => s.ends))) {
    line.forEach((p, i) => (i ? path.lineTo(p.x, p.y) : path.moveTo(p.x, p.y)));
    const a = line[0],
      b = line[line.length - 1];
    if (Math.hypot(a.x - b.x, a.y - b.y) < 1) path.closePath();
  }
  return path;
}

/** The hexes themselves, each grown or shrunk. */
export function area(places, f = 1) {
  const path = new Path2D();
  for (const p of places) hexPath(path, at(p), f);
  return path;
}

export function cased(g, path, colour, w, dash = []) {
  g.save();
  g.lineJoin = 'round';
  g.lineCap = dash.length ? 'butt' : 'round';
  g.strokeStyle = INK.dark;
  g.lineWidth = w + 2.2;
  const full = g.globalAlpha;
  if (dash.length) g.globalAlpha = full * 0.55;
  g.stroke(path);
  g.globalAlpha = full;
  g.setLineDash(dash);
  g.strokeStyle = colour;
  g.lineWidth = w;
  g.stroke(path);
  g.restore();
}

/** Hatching in world units, over the box of some hexes: it stays put while the map is panned and scales with it. */
export function hatch(g, places, colour, gap, ang, w = 1.2, grow = 1) {
  if (!places.length) return;
  const pts = places.map(at),
    x0 = Math.min(...pts.map((p) => p.x)) - 40,
    x1 = Math.max(...pts.map((p) => p.x)) + 40,
    y0 = Math.min(...pts.map((p) => p.y)) - 40,
    y1 = Math.max(...pts.map((p) => p.y)) + 40,
    c = Math.cos(ang),
    s = Math.sin(ang),
    reach = Math.hypot(x1 - x0, y1 - y0),
    mid = { x: (x0 + x1) / 2, y: (y0 + y1) / 2 },
    first = Math.ceil((-s * mid.x + c * mid.y - reach / 2) / gap) * gap,
    along = c * mid.x + s * mid.y;
  g.save();
  g.clip(area(places, grow));
  g.strokeStyle = colour;
  g.lineWidth = w;
  g.beginPath();
  for (let o = first; o < first + reach + gap; o += gap) {
    g.moveTo(-s * o + c * (along - reach / 2), c * o + s * (along - reach / 2));
    g.lineTo(-s * o + c * (along + reach / 2), c * o + s * (along + reach / 2));
  }
  g.stroke();
  g.restore();
}

/** Each stripe is a light and a dark hair: sand shows one, water the other. */
export function stripes(g, places, gap, ang, strength = 1) {
  g.save();
  g.globalAlpha *= strength;
  g.translate(0.9, 0.9);
  hatch(g, places, 'rgba(30,20,10,0.3)', gap, ang, 1.1);
  g.translate(-0.9, -0.9);
  hatch(g, places, 'rgba(255,244,214,0.36)', gap, ang, 1.2);
  g.restore();
}

export function label(g, x, y, text, size, fill = INK.cream) {
  g.save();
  g.font = `600 ${size}px Georgia, 'DejaVu Serif', serif`;
  g.textAlign = 'center';
  g.textBaseline = 'middle';
  g.lineJoin = 'round';
  g.strokeStyle = 'rgba(28,20,12,0.85)';
  g.lineWidth = size * 0.26;
  g.strokeText(text, x, y + 0.5);
  g.fillStyle = fill;
  g.fillText(text, x, y + 0.5);
  g.restore();
}

/** A row of points as one line. */
export function polyline(pts) {
  const path = new Path2D();
  pts.forEach((p, i) => (i ? path.lineTo(p.x, p.y) : path.moveTo(p.x, p.y)));
  return path;
}

export function arrowhead(g, from, to, size, colour) {
  const a = Math.atan2(to.y - from.y, to.x - from.x),
    head = new Path2D();
  for (const [r, t] of [
    [1, 0],
    [0.87, 2.35],
    [0.33, Math.PI],
    [0.87, -2.35],
  ])
    head.lineTo(to.x + Math.cos(a + t) * r * size, to.y + Math.sin(a + t) * r * size);
  head.closePath();
  cased(g, head, colour, 1);
  g.fillStyle = colour;
  g.fill(head);
}
