// Stone that was always there: boulders in ridges.
import { S } from './hex.js';
import { hexRng } from './noise.js';
import { P, mix, alpha } from './palette.js';
import { LIGHT } from './shadow.js';

// A boulder: an angular outline split into facets from one high point; each facet takes its
// value from the side it faces. Cracks and lichen come last and sparingly.
export function boulder(g, x, y, r, rnd) {
  const n = 7,
    pts = [],
    a0 = rnd() * 6.28,
    R = P.rock;
  for (let i = 0; i < n; i++) {
    const a = a0 + ((i + rnd.sym(0.25)) / n) * 6.283,
      q = r * rnd.range(0.8, 1.12);
    pts.push([x + Math.cos(a) * q, y + Math.sin(a) * q * 0.86]);
  }
  const px = x + rnd.sym(r * 0.18) + r * 0.1,
    py = y + rnd.sym(r * 0.15) + r * 0.08,
    inner = pts.map((p) => [px + (p[0] - px) * 0.46, py + (p[1] - py) * 0.42]);
  const face = (list, col) => {
    g.fillStyle = col;
    g.beginPath();
    list.forEach((p, i) => (i ? g.lineTo(p[0], p[1]) : g.moveTo(p[0], p[1])));
    g.closePath();
    g.fill();
  };
  face(pts, R.dark);
  for (let i = 0; i < n; i++) {
    const a = pts[i],
      b = pts[(i + 1) % n],
      mx = (a[0] + b[0]) / 2 - px,
      my = (a[1] + b[1]) / 2 - py,
      m = Math.hypot(mx, my) || 1;
    const lit = (mx * LIGHT.x + my * LIGHT.y) / m;
    face(
      [a, b, inner[(i + 1) % n], inner[i]],
      lit > 0 ? mix(R.mid, R.light, lit, rnd.sym(6)) : mix(R.mid, R.dark, -lit * 1.15, rnd.sym(6)),
    );
  }
  face(inner, mix(R.mid, R.light, 0.62, rnd.sym(6)));
  g.strokeStyle = alpha(R.crack, 0.55);
  g.lineWidth = 0.8;
  g.beginPath();
  pts.forEach((p, i) => (i ? g.lineTo(p[0], p[1]) : g.moveTo(p[0], p[1])));
  g.closePath();
  g.stroke();
  if (r > 7) {
    g.beginPath();
    g.moveTo(inner[0][0], inner[0][1]);
    g.lineTo(px, py);
    g.lineTo(inner[3][0], inner[3][1]);
    g.stroke();
    for (let i = 0; i < 5; i++) {
      g.fillStyle = alpha(R.lichen, 0.4);
      g.beginPath();
      g.ellipse(px + rnd.sym(r * 0.6), py + rnd.sym(r * 0.5), rnd.range(0.8, 2), rnd.range(0.6, 1.3), rnd() * 3, 0, 7);
      g.fill();
    }
  }
}

export function rocks(g, h, shadows, steep = false) {
  // A ridge of stone breaking the turf: masses strung along one axis, not a ring round a middle.
  const rnd = hexRng(h, 5),
    axis = rnd() * 3.14,
    ca = Math.cos(axis),
    sa = Math.sin(axis),
    list = [];
  const sizes = [rnd.range(0.42, 0.52), rnd.range(0.3, 0.4), rnd.range(0.2, 0.34), 0.22, 0.17, 0.15, 0.13, 0.11, 0.1].map((k) => k * S * (steep ? 1.16 : 1));
  for (const r of sizes) {
    for (let i = 0; i < 30; i++) {
      const u = rnd.sym(S * 0.72),
        v = rnd.sym(S * ((steep ? 0.3 : 0.2) + (r < 9 ? 0.35 : 0))),
        o = { x: h.x + h.turn * (u * ca - v * sa), y: h.y + h.turn * (u * sa + v * ca), r };
      if (Math.hypot(o.x - h.x, o.y - h.y) + r * 0.7 < S * 0.92 && list.every((q) => Math.hypot(q.x - o.x, q.y - o.y) > (q.r + r) * 0.72)) {
        list.push(o);
        break;
      }
    }
  }
  list.sort((a, b) => a.y - b.y);
  for (const o of list) shadows.disc(o.x, o.y, o.r * 0.92, o.r * 0.55);
  return () => {
    for (const o of list) {
      boulder(g, o.x, o.y, o.r, rnd);
      // Turf creeps up the stone: without it boulders look dropped, not bedded.
      g.strokeStyle = alpha(P.blade[0], 0.8);
      g.lineWidth = 0.9;
      g.beginPath();
      for (let i = 0; i < o.r * 0.9; i++) {
        const a = rnd.range(0, 3.14),
          x = o.x + Math.cos(a) * o.r,
          y = o.y + Math.sin(a) * o.r * 0.86;
        g.moveTo(x, y + 1);
        g.lineTo(x + rnd.sym(1.4), y - rnd.range(1.5, 3.4));
      }
      g.stroke();
    }
  };
}
