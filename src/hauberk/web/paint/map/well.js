// The well of a court.
import { S } from './hex.js';
import { rng } from './noise.js';
import { P, mix, alpha } from './palette.js';
import { beam, block, place } from './material.js';
import { disc } from './strokes.js';

export function well(g, feat, shadows) {
  const p = place(feat.hex, feat.shift),
    R = S * 0.52,
    rnd = rng(Math.round(p.x));
  shadows.disc(p.x, p.y, R, 8);
  shadows.poly(
    [
      { x: p.x - R - 5, y: p.y - 3 },
      { x: p.x + R + 5, y: p.y - 3 },
      { x: p.x + R + 5, y: p.y + 2 },
      { x: p.x - R - 5, y: p.y + 2 },
    ],
    15,
  );
  return () => {
    for (let i = 0; i < 15; i++) {
      const a = (i / 15) * 6.283,
        a1 = a + 0.38,
        lit = -(Math.cos(a) + Math.sin(a)) * 0.7;
      g.fillStyle = mix(P.stone.mid, lit > 0 ? P.stone.light : P.stone.shade, Math.abs(lit) * 0.7, rnd.sym(10));
      g.beginPath();
      g.arc(p.x, p.y, R, a, a1);
      g.arc(p.x, p.y, R * 0.6, a1, a, true);
      g.fill();
    }
    g.strokeStyle = alpha(P.ink, 0.6);
    g.lineWidth = 1;
    g.beginPath();
    g.arc(p.x, p.y, R, 0, 7);
    g.stroke();
    const w = g.createRadialGradient(p.x + 3, p.y + 3, 1, p.x, p.y, R * 0.6);
    w.addColorStop(0, '#33545c');
    w.addColorStop(1, '#0f1a1e');
    disc(g, p.x, p.y, R * 0.6, w);
    g.strokeStyle = 'rgba(190,215,210,0.6)';
    g.beginPath();
    g.arc(p.x + 1, p.y + 1, R * 0.34, 0.3, 1.8);
    g.stroke();
    for (const k of [-1, 1]) block(g, p.x + k * (R + 1) - 3, p.y - 4, 6, 8, { x: -0.7, y: -0.7 }, P.wood.light, 2);
    beam(g, p.x - R - 4, p.y, p.x + R + 4, p.y, 4.4);
    g.strokeStyle = '#d8c392';
    g.lineWidth = 1.6;
    g.beginPath();
    for (let u = -5; u < 6; u += 2) {
      g.moveTo(p.x + u, p.y - 2.4);
      g.lineTo(p.x + u + 0.6, p.y + 2.4);
    }
    g.stroke();
    disc(g, p.x + 14, p.y + 15, 4.6, P.wood.dark);
    disc(g, p.x + 13.6, p.y + 14.6, 3, '#29444b');
  };
}
