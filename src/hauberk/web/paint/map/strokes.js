// Small figures that several painters draw: discs, turned boxes, stakes and lashings, newels, the glow and the licks of a fire.
import { P, mix, alpha } from './palette.js';

export function disc(g, x, y, r, fill) {
  g.fillStyle = fill;
  g.beginPath();
  g.arc(x, y, r, 0, 7);
  g.fill();
}

/** The corners of a box that is turned about a point. */
export const turnedBox = (p, ang, x0, y0, x1, y1) =>
  [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ].map(([u, v]) => ({ x: p.x + u * Math.cos(ang) - v * Math.sin(ang), y: p.y + u * Math.sin(ang) + v * Math.cos(ang) }));

/** Lines from corner to corner, on a path or a canvas. */
export function along(path, corners) {
  corners.forEach((q, i) => (i ? path.lineTo(q.x, q.y) : path.moveTo(q.x, q.y)));
  return path;
}

// A sharpened stake from above: a disc, and its cut point in four planes, the lit one nearly white.
export function stake(g, x, y, r, light, rnd) {
  disc(g, x, y, r + 0.7, P.wood.deep);
  disc(g, x, y, r, mix(P.wood.mid, P.wood.light, rnd() * 0.5, rnd.sym(8)));
  for (let k = 0; k < 4; k++) {
    const a = k * 1.571 + 0.6,
      m = a + 0.785,
      lit = Math.cos(m) * light.x + Math.sin(m) * light.y;
    g.fillStyle = lit > 0 ? alpha('#f3deb0', 0.75 * lit) : alpha(P.wood.deep, -0.6 * lit);
    g.beginPath();
    g.moveTo(x, y);
    g.arc(x, y, r, a, a + 1.571);
    g.fill();
  }
}

/** A cross of cord, `k` high on either side of its middle. */
export function lash(g, x, y, k) {
  g.beginPath();
  g.moveTo(x - 3, y - k);
  g.lineTo(x + 3, y + k);
  g.moveTo(x + 3, y - k);
  g.lineTo(x - 3, y + k);
  g.stroke();
}

// Steps round a pillar, each a little paler than the one before.
export function newel(g, x, y, R, { rim = 2, steps = 14, deep = '#4b4338', from = 0, to = 1, pillar = 3.6 } = {}) {
  disc(g, x, y, R + rim, P.stone.mortar);
  for (let i = 0; i < steps; i++) {
    const a = (i / steps) * 6.283;
    g.fillStyle = mix(deep, P.stone.light, from + (i / steps) * (to - from));
    g.beginPath();
    g.moveTo(x, y);
    g.arc(x, y, R, a, a + 6.283 / steps - 0.03);
    g.fill();
  }
  disc(g, x, y, pillar, P.stone.mid);
  g.strokeStyle = alpha(P.ink, 0.7);
  g.lineWidth = 1;
  g.beginPath();
  g.arc(x, y, R + rim, 0, 7);
  g.stroke();
}

/** A disc that fades outwards: [share of the radius, colour] from its middle. */
export function radial(g, x, y, r, stops) {
  const m = g.createRadialGradient(x, y, 0, x, y, r);
  stops.forEach(([t, c]) => m.addColorStop(t, c));
  disc(g, x, y, r, m);
}

// Flames are licks of light, not drops of paint: thin tapering strokes that fade to their tips, hot at the heart of the fire (`d` 0), red
// and torn at its rim (`d` 1). From (x, y) up by `h`, leaning by `k`, `w` wide.
export function licks(g, list) {
  list.sort((p, q) => p.y - q.y || q.d - p.d);
  for (const l of list) {
    const tx = l.x + l.k,
      ty = l.y - l.h,
      hot = 1 - l.d,
      m = g.createLinearGradient(l.x, l.y, tx, ty);
    m.addColorStop(0, `rgba(255,${(200 + hot * 45) | 0},${(90 + hot * 90) | 0},0.9)`);
    m.addColorStop(0.4, `rgba(246,${(120 + hot * 60) | 0},30,0.85)`);
    m.addColorStop(0.78, 'rgba(196,52,14,0.6)');
    m.addColorStop(1, 'rgba(120,20,6,0)');
    g.fillStyle = m;
    g.beginPath();
    g.moveTo(l.x - l.w, l.y);
    g.bezierCurveTo(l.x - l.w - l.curl, l.y - l.h * 0.4, tx - l.w * 0.6 + l.curl, l.y - l.h * 0.62, tx, ty);
    g.bezierCurveTo(tx + l.w * 0.2 + l.curl, l.y - l.h * 0.55, l.x + l.w - l.curl * 0.6, l.y - l.h * 0.4, l.x + l.w, l.y);
    g.quadraticCurveTo(l.x, l.y + l.w, l.x - l.w, l.y);
    g.fill();
  }
}
