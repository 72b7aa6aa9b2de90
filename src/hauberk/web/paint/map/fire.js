// What burns where it lies, painted once; the tongues that move are in flames.js.
import { S } from './hex.js';
import { rng } from './noise.js';
import { P, alpha } from './palette.js';
import { beam, framed, place } from './material.js';
import { blob } from './flora.js';
import { licks, radial } from './strokes.js';

// Fire: scorched ground below; tongues in four temperatures, big to small, then drifting smoke.
export function scorch(g, feat, seed) {
  const p = place(feat.hex, feat.shift),
    rnd = rng(seed + 61);
  for (let i = 0; i < 5; i++) {
    g.fillStyle = alpha(P.char, 0.2);
    g.beginPath();
    blob(g, p.x + rnd.sym(4), p.y + rnd.sym(4), S * (0.96 - i * 0.12), rnd, 12, 0.16);
    g.fill();
  }
  for (let i = 0; i < 9; i++) {
    const a = rnd() * 6.28,
      d = rnd() * S * 0.6;
    framed(g, p.x + Math.cos(a) * d, p.y + Math.sin(a) * d, rnd() * 3, (light) => beam(g, -10, 0, 10, 0, 3.6, light, '#3a2a20'));
  }
}

// Over a bed of embers, hot at the heart, red and torn at the rim.
export function flames(g, feat, seed) {
  const p = place(feat.hex, feat.shift),
    rnd = rng(seed + 62);
  // Smoke first leans away north-east: veils, dark at the root, paler and wider as they rise.
  const smoke = (from, to, n, dense) => {
    for (let i = 0; i < n; i++) {
      const t = from + ((to - from) * i) / (n - 1),
        x = p.x + 4 + t * 120 + rnd.sym(6 + t * 22),
        y = p.y - 14 - t * 122 + rnd.sym(5 + t * 16),
        r = 10 + t * 34,
        v = (44 + t * 120 + rnd.sym(10)) | 0,
        o = dense * (1 - t * 0.8);
      radial(g, x - r * 0.15, y - r * 0.15, r, [
        [0, `rgba(${v + 12},${v + 8},${v + 4},${o})`],
        [0.6, `rgba(${v},${v - 3},${v - 6},${o * 0.55})`],
        [1, `rgba(${v},${v - 4},${v - 8},0)`],
      ]);
    }
  };
  smoke(0.05, 1, 46, 0.3);
  g.save();
  g.globalCompositeOperation = 'screen';
  radial(g, p.x, p.y, S * 2.1, [
    [0, 'rgba(255,160,60,0.6)'],
    [0.45, 'rgba(220,90,20,0.2)'],
    [1, 'rgba(200,60,10,0)'],
  ]);
  g.restore();
  radial(g, p.x, p.y + 2, S * 0.8, [
    [0, 'rgba(255,214,110,0.95)'],
    [0.45, 'rgba(240,120,30,0.8)'],
    [0.8, 'rgba(150,40,12,0.45)'],
    [1, 'rgba(90,20,8,0)'],
  ]);
  const list = [];
  for (let i = 0; i < 64; i++) {
    const a = rnd() * 6.283,
      d = Math.sqrt(rnd());
    list.push({
      x: p.x + Math.cos(a) * d * S * 0.66,
      y: p.y + Math.sin(a) * d * S * 0.5 + 5,
      h: rnd.range(13, 36) * (1.15 - d * 0.55),
      w: rnd.range(2.4, 5.4),
      k: rnd.range(2, 13),
      d,
      curl: rnd.sym(5),
    });
  }
  licks(g, list);
  smoke(0.22, 0.7, 10, 0.16);
  for (let i = 0; i < 26; i++) {
    const t = rnd();
    g.fillStyle = alpha(t < 0.5 ? '#ffe3a0' : '#ff9a3c', 0.95 - t * 0.5);
    g.beginPath();
    g.arc(p.x + t * 40 + rnd.sym(20), p.y - 8 - t * 62 + rnd.sym(12), rnd.range(0.5, 1.3), 0, 7);
    g.fill();
  }
}
