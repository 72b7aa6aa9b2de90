// The stones of the little towns: houses, churches, towers, walls, palisades, mounds; drawn in elevation, lit from the left, in units of a hex.
import { C, alpha } from './palette.js';

/** A pen that knows how thin a line may be. */
export class Pen {
  constructor(g, scale, k = 1) {
    this.g = g;
    this.line = Math.max(0.62, 0.46 / (scale * k));
    this.fine = scale * k > 0.9;
  }

  shape(points, fill, ink = 0.9) {
    const { g } = this;
    g.beginPath();
    points.forEach(([x, y], i) => (i ? g.lineTo(x, y) : g.moveTo(x, y)));
    g.closePath();
    g.fillStyle = fill;
    g.fill();
    if (!ink) return;
    g.strokeStyle = alpha(C.ink, ink);
    g.lineWidth = this.line;
    g.lineJoin = 'round';
    g.stroke();
  }

  strokes(list, width = 0.5, a = 0.7) {
    const { g } = this;
    g.strokeStyle = alpha(C.ink, a);
    g.lineWidth = Math.max(width, this.line * 0.7);
    g.beginPath();
    for (const [x0, y0, x1, y1] of list) {
      g.moveTo(x0, y0);
      g.lineTo(x1, y1);
    }
    g.stroke();
  }
}

/** A gabled house seen from the south-east corner: gable left, roof right. */
export function house(pen, x, y, w, h, roof, wall = C.wall) {
  const gable = w * 0.36,
    up = h * 0.62,
    rise = h * 0.58;
  pen.shape([[x, y], [x, y - up], [x + gable / 2, y - up - rise], [x + gable, y - up], [x + gable, y]], wall);
  pen.shape([[x + gable, y], [x + gable, y - up], [x + w, y - up], [x + w, y]], C.wallShade);
  pen.shape([[x + gable / 2, y - up - rise], [x + gable, y - up + 0.4], [x + w + 0.6, y - up + 0.4], [x + w - gable / 2 + 0.4, y - up - rise]], roof);
  if (pen.fine) pen.strokes([[x + gable * 0.5, y, x + gable * 0.5, y - up * 0.6], [x + gable + (w - gable) * 0.5, y - up * 0.75, x + gable + (w - gable) * 0.5, y - up * 0.35]], 0.8, 0.75);
}

/** A nave, a tower with a pointed or a flat cap, a cross on it. */
export function church(pen, x, y, k, { roof = C.roof[1], spire = true, apse = false, nave = 1 } = {}) {
  const w = 11 * k * nave,
    up = 4.4 * k,
    rise = 3.4 * k,
    tw = 4.2 * k,
    th = 10.4 * k;
  if (apse) {
    pen.g.beginPath();
    pen.g.ellipse(x + tw + w, y - up * 0.5, 2.2 * k, up * 0.5, 0, -Math.PI / 2, Math.PI / 2);
    pen.g.fillStyle = C.stoneShade;
    pen.g.strokeStyle = alpha(C.ink, 0.9);
    pen.g.lineWidth = pen.line;
    pen.g.fill();
    pen.g.stroke();
  }
  pen.shape([[x + tw, y], [x + tw, y - up], [x + tw + w, y - up], [x + tw + w, y]], C.stone);
  pen.shape([[x + tw - 0.4, y - up], [x + tw + 1.2 * k, y - up - rise], [x + tw + w - 0.4 * k, y - up - rise], [x + tw + w + 0.7 * k, y - up]], roof);
  pen.shape([[x, y], [x, y - th], [x + tw, y - th], [x + tw, y]], C.wall);
  pen.shape([[x + tw * 0.58, y], [x + tw * 0.58, y - th], [x + tw, y - th], [x + tw, y]], C.stoneShade, 0);
  const top = spire ? y - th - 6.4 * k : y - th - 2.6 * k;
  pen.shape([[x - 0.5 * k, y - th], [x + tw / 2, top], [x + tw + 0.5 * k, y - th]], roof);
  pen.strokes([[x + tw / 2, top, x + tw / 2, top - 3 * k], [x + tw / 2 - 1.1 * k, top - 2 * k, x + tw / 2 + 1.1 * k, top - 2 * k]], 0.75, 0.95);
  if (pen.fine) {
    const list = [[x + tw * 0.4, y - th * 0.78, x + tw * 0.4, y - th * 0.62]];
    for (let i = 1; i < 4; i++) list.push([x + tw + (w * i) / 4, y - up * 0.78, x + tw + (w * i) / 4, y - up * 0.36]);
    pen.strokes(list, 0.9, 0.8);
  }
}

/** A square tower with merlons; or, with a cap, a pointed roof. */
export function tower(pen, x, y, w, h, { cap = '', merlons = 3, slits = true } = {}) {
  pen.shape([[x, y], [x, y - h], [x + w, y - h], [x + w, y]], C.wall);
  pen.shape([[x + w * 0.58, y], [x + w * 0.58, y - h], [x + w, y - h], [x + w, y]], C.stoneShade, 0);
  if (cap) pen.shape([[x - w * 0.14, y - h], [x + w / 2, y - h - w * 0.95], [x + w * 1.14, y - h]], cap);
  else {
    const m = (w * 1.2) / (merlons * 2 - 1),
      t = w * 0.26 + 0.5,
      points = [[x - w * 0.1, y - h + t * 0.4], [x - w * 0.1, y - h - t]];
    for (let i = 0; i < merlons; i++) {
      const a = x - w * 0.1 + i * 2 * m;
      if (i) points.push([a, y - h - t * 0.35], [a, y - h - t]);
      points.push([a + m, y - h - t], ...(i < merlons - 1 ? [[a + m, y - h - t * 0.35]] : []));
    }
    points.push([x + w * 1.1, y - h + t * 0.4]);
    pen.shape(points, C.stone);
  }
  pen.strokes([[x, y, x, y - h], [x + w, y, x + w, y - h]], 0.62, 0.9);
  if (slits && pen.fine) pen.strokes([[x + w * 0.38, y - h * 0.68, x + w * 0.38, y - h * 0.5], [x + w * 0.38, y - h * 0.36, x + w * 0.38, y - h * 0.22]], 0.85, 0.85);
}

/** A run of crenellated wall with its courses. */
/** @param {any} pen @param {number} x @param {number} y @param {number} w @param {number} h @param {{gate?: number|null}} [how] `gate`: where it stands, or none */
export function wall(pen, x, y, w, h, { gate = null } = {}) {
  pen.shape([[x, y], [x, y - h], [x + w, y - h], [x + w, y]], C.stone);
  const n = Math.max(2, Math.round(w / 3.2)),
    m = w / (n * 2 - 1);
  for (let i = 0; i < n; i++) pen.shape([[x + i * 2 * m, y - h + 0.2], [x + i * 2 * m, y - h - 1.5], [x + (i * 2 + 1) * m, y - h - 1.5], [x + (i * 2 + 1) * m, y - h + 0.2]], C.stone, 0.75);
  if (pen.fine) {
    const list = [];
    for (let v = 1.7; v < h; v += 1.7) for (let u = (v * 7) % 3; u < w - 1; u += 4.6) list.push([x + u, y - v, x + Math.min(w, u + 2.5), y - v]);
    pen.strokes(list, 0.35, 0.34);
  }
  if (gate !== null) {
    const { g } = pen,
      gw = Math.min(3.6, h * 0.55);
    g.beginPath();
    g.moveTo(gate - gw / 2, y);
    g.lineTo(gate - gw / 2, y - h * 0.42);
    g.arc(gate, y - h * 0.42, gw / 2, Math.PI, 0);
    g.lineTo(gate + gw / 2, y);
    g.closePath();
    g.fillStyle = C.ink;
    g.fill();
  }
}

/** Pointed stakes in a bowed row. */
export function palisade(pen, x, y, w, h, bow = 1.8) {
  if (!pen.fine) {
    const { g } = pen;
    g.beginPath();
    g.moveTo(x, y - h);
    g.quadraticCurveTo(x + w / 2, y - h + bow * 1.6, x + w, y - h);
    g.lineTo(x + w, y);
    g.quadraticCurveTo(x + w / 2, y + bow * 1.6, x, y);
    g.closePath();
    g.fillStyle = '#bb9160';
    g.fill();
    g.strokeStyle = alpha(C.ink, 0.7);
    g.lineWidth = pen.line * 0.8;
    g.stroke();
    return;
  }
  const n = Math.max(5, Math.round(w / 2.1)),
    dip = (t) => bow * Math.sin(Math.PI * t);
  for (let i = 0; i < n; i++) {
    const t = i / n,
      a = x + w * t,
      b = x + w * (t + 1 / n),
      d = dip(t + 0.5 / n);
    pen.shape([[a, y + d], [a, y + d - h], [(a + b) / 2, y + d - h - 1.5], [b, y + d - h], [b, y + d]], i % 3 ? C.wood : '#b98d59', 0.85);
  }
}

/** A thrown-up mound, hachured. */
export function mound(pen, x, y, w, h) {
  const { g } = pen;
  g.beginPath();
  g.moveTo(x - w, y);
  g.bezierCurveTo(x - w * 0.62, y - h * 0.2, x - w * 0.62, y - h, x - w * 0.42, y - h);
  g.lineTo(x + w * 0.42, y - h);
  g.bezierCurveTo(x + w * 0.62, y - h, x + w * 0.62, y - h * 0.2, x + w, y);
  g.quadraticCurveTo(x, y + h * 0.2, x - w, y);
  g.fillStyle = '#b9b072';
  g.fill();
  g.strokeStyle = alpha(C.ink, 0.85);
  g.lineWidth = pen.line;
  g.stroke();
  const list = [];
  for (let i = 0; i < 9; i++) {
    const t = i / 8 - 0.5,
      k = t > 0 ? 1 : 0.55;
    list.push([x + t * w * 0.86, y - h * 0.92, x + t * w * (1.1 + 0.4 * k), y - h * (0.92 - 0.6 * k)]);
  }
  pen.strokes(list, 0.5, 0.5);
}

export function cottages(pen, rnd, spots, roofs, wall = C.wall) {
  for (const [x, y, k = 1] of [...spots].sort((a, b) => a[1] - b[1])) house(pen, x + rnd.sym(0.5), y + rnd.sym(0.4), 8.4 * k, 6.2 * k, rnd.pick(roofs), wall);
}
