// What burns where it lies, painted once; the tongues that move are in flames.js.
import { S } from './hex.js';
import { rng } from './noise.js';
import { P, alpha } from './palette.js';
import { beam, framed, place } from './material.js';
import { blob } from './flora.js';
import { licks, radial } from './strokes.js';

// Fire: scorched ground below; tongues in four temperatures, big to small, then drifting smoke.
/**
 * Ground that burns or has burnt: soot in ragged patches that run out along the grass, ash, and what is left of beams.
 * @param {{x: number, y: number}[]} [beside] burnt hexes next to it: soot runs over to them, so that no hex can be told from the next
 */
export function scorch(g, feat, seed, beside = []) {
  const p = place(feat.hex, feat.shift),
    rnd = rng(seed + 61),
    patch = (x, y, r, colour, torn = 0.3, luck = rnd) => {
      g.fillStyle = colour;
      g.beginPath();
      blob(g, x, y, r, luck, 11, torn);
      g.fill();
    };
  for (let i = 0; i < 11; i++) {
    const a = rnd() * 6.283,
      d = Math.sqrt(rnd()) * S * 0.72;
    patch(p.x + Math.cos(a) * d, p.y + Math.sin(a) * d, S * rnd.range(0.3, 0.58), alpha(P.char, 0.16));
  }
  for (const q of beside) {
    const luck = rng(Math.round(p.x * 7 + p.y * 13 + q.x * 3 + q.y)); // its own: the rest must not change when the next hex catches fire
    for (let i = 0; i < 4; i++)
      patch(p.x + (q.x - p.x) * luck.range(0.3, 0.6) + luck.sym(10), p.y + (q.y - p.y) * luck.range(0.3, 0.6) + luck.sym(10), S * luck.range(0.28, 0.46), alpha(P.char, 0.17), 0.3, luck);
  }
  patch(p.x + rnd.sym(5), p.y + rnd.sym(5), S * 0.66, alpha(P.char, 0.3), 0.28);
  g.strokeStyle = alpha(P.char, 0.3); // tongues of soot where the grass has caught
  g.lineCap = 'round';
  for (let i = 0; i < 16; i++) {
    const a = rnd() * 6.283,
      d = S * rnd.range(0.6, 0.95),
      l = rnd.range(4, 11);
    g.lineWidth = rnd.range(0.8, 2.4);
    g.beginPath();
    g.moveTo(p.x + Math.cos(a) * d, p.y + Math.sin(a) * d);
    g.lineTo(p.x + Math.cos(a + rnd.sym(0.2)) * (d + l), p.y + Math.sin(a + rnd.sym(0.2)) * (d + l));
    g.stroke();
  }
  for (let i = 0; i < 7; i++) patch(p.x + rnd.sym(S * 0.5), p.y + rnd.sym(S * 0.45), rnd.range(1.6, 4.4), `rgba(${(150 + rnd() * 50) | 0},146,138,0.26)`); // ash
  for (let i = 0, n = 3 + Math.floor(rnd() * 5); i < n; i++) {
    const a = rnd() * 6.28,
      d = rnd() * S * 0.58,
      l = rnd.range(5, 12);
    framed(g, p.x + Math.cos(a) * d, p.y + Math.sin(a) * d, rnd() * 3, (light) => beam(g, -l, 0, l, rnd.sym(2), rnd.range(2.2, 3.8), light, '#3a2a20'));
  }
  for (let i = 0; i < 9; i++) {
    g.fillStyle = alpha(rnd() < 0.5 ? '#ff8a2a' : '#ffd27a', 0.5);
    g.beginPath();
    g.arc(p.x + rnd.sym(S * 0.5), p.y + rnd.sym(S * 0.5), rnd.range(0.4, 0.9), 0, 7);
    g.fill();
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
