// Flights of stone steps.
import { S } from './hex.js';
import { rng } from './noise.js';
import { P, mix, alpha } from './palette.js';
import { LIGHT } from './shadow.js';
import { place } from './material.js';

// A flight of stone steps: each tread paler than the one below it, a dark riser, worn edges.
export function stairs(g, feat, shadows, seed) {
  const { from: a, to: b } = feat,
    p = place(feat.hex, feat.shift);
  const ang = feat.along ?? Math.atan2(b.y - a.y, b.x - a.x);
  const L = S * (feat.length || 1.75),
    W = S * (feat.width || 0.98),
    n = feat.steps || 9,
    rnd = rng(seed + Math.round(p.x));
  const lit = Math.cos(ang + Math.PI) * LIGHT.x + Math.sin(ang + Math.PI) * LIGHT.y; // does the flight face the light?
  const box = [
    [-L / 2, -W / 2 - 4],
    [L / 2, -W / 2 - 4],
    [L / 2, W / 2 + 4],
    [-L / 2, W / 2 + 4],
  ].map(([u, v]) => ({ x: p.x + u * Math.cos(ang) - v * Math.sin(ang), y: p.y + u * Math.sin(ang) + v * Math.cos(ang) }));
  shadows.poly(box, 5);
  return () => {
    g.save();
    g.translate(p.x, p.y);
    g.rotate(ang);
    g.fillStyle = P.stone.shade;
    g.fillRect(-L / 2 - 1, -W / 2 - 5, L + 2, W + 10);
    const slab = (x0, y0, x1, y1, col) => {
      // a worn slab: no corner is square
      const j = () => rnd.sym(0.9);
      g.fillStyle = col;
      g.beginPath();
      g.moveTo(x0 + j(), y0 + j());
      g.lineTo(x1 + j(), y0 + j());
      g.lineTo(x1 + j(), y1 + j());
      g.lineTo(x0 + j(), y1 + j());
      g.closePath();
      g.fill();
    };
    for (let i = 0; i < n; i++) {
      const d = L / n,
        u = -L / 2 + d * i,
        up = i / (n - 1),
        parts = rnd.pick([2, 2, 3]);
      for (let k = 0; k < parts; k++)
        slab(
          u + 1.4,
          -W / 2 + (W * k) / parts + 0.5,
          u + d,
          -W / 2 + (W * (k + 1)) / parts - 0.5,
          mix(P.stone.dark, P.stone.light, 0.28 + up * 0.6, rnd.sym(13)),
        );
      // the nosing catches the light, the riser below it lies in shade
      g.fillStyle = alpha('#fff6dc', lit > 0 ? 0.55 : 0.22);
      g.fillRect(u + 1.4, -W / 2, 1.3, W);
      const drop = g.createLinearGradient(u - 3.4, 0, u + 1.2, 0);
      drop.addColorStop(0, 'rgba(36,28,34,0)');
      drop.addColorStop(1, 'rgba(36,28,34,0.6)');
      g.fillStyle = drop;
      g.fillRect(u - 3.4, -W / 2, 4.6, W);
      if (rnd() < 0.5) {
        g.fillStyle = alpha('#6f7a3c', 0.4);
        g.beginPath();
        g.ellipse(u + d * 0.6, rnd.sym(W * 0.42), 3.4, 1.7, rnd(), 0, 7);
        g.fill();
      }
    }
    for (const s of [-1, 1])
      for (let u = -L / 2; u < L / 2 - 2;) {
        // cheek walls, course by course
        const len = Math.min(rnd.range(8, 14), L / 2 - u),
          v = s > 0 ? W / 2 : -W / 2 - 6,
          side = s * (-Math.sin(ang) * LIGHT.x + Math.cos(ang) * LIGHT.y);
        slab(u + 0.5, v, u + len - 0.5, v + 6, mix(P.stone.mid, side > 0 ? P.stone.light : P.stone.dark, 0.6, rnd.sym(10)));
        g.fillStyle = 'rgba(36,28,34,0.3)';
        if (s < 0) g.fillRect(u, v + 6, len, 3);
        u += len;
      }
    g.restore();
  };
}
