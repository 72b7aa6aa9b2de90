// Siege tower and ram.
import { S } from './hex.js';
import { rng } from './noise.js';
import { P, mix, alpha } from './palette.js';
import { planks, beam, framed, block, place } from './material.js';
import { along, turnedBox } from './strokes.js';

const wheel = (g, x, y, light) => {
  g.fillStyle = P.wood.deep;
  g.fillRect(x - 8, y - 3, 16, 6);
  g.fillStyle = P.wood.mid;
  g.fillRect(x - 7, y - 2.2 + (light.y < 0 ? 0 : 0.8), 14, 3.4);
  g.fillStyle = P.iron;
  g.fillRect(x - 1.5, y - 3.6, 3, 7.2);
};

// Siege tower, footprint two by two: top floor in view, hides on the sides, bridge let down in front (+x).
export function siegeTower(g, feat, shadows, seed, walks) {
  const p = place(feat.hex, feat.shift),
    ang = feat.turn || 0,
    L = S * 2.35,
    W = S * 2.2,
    rnd = rng(seed + 31),
    B = feat.bridge ? S * feat.bridge : 0;
  shadows.poly(turnedBox(p, ang, -L / 2, -W / 2, L / 2, W / 2), 40);
  if (B) shadows.poly(turnedBox(p, ang, L / 2, -W * 0.3, L / 2 + B, W * 0.3), 14);
  walks.push(along(new Path2D(), turnedBox(p, ang, -L / 2 + 8, -W / 2 + 8, L / 2 + B, W / 2 - 8)));
  return () =>
    framed(g, p.x, p.y, ang, (light) => {
      for (const y of [-W / 2 - 3, W / 2 + 3]) for (const x of [-L * 0.32, L * 0.32]) wheel(g, x, y, light);
      if (B) {
        planks(g, L / 2 - 4, -W * 0.3, L / 2 + B, W * 0.3, rnd, { width: 6.4 });
        for (const v of [-0.22, 0, 0.22]) beam(g, L / 2 - 2, W * v, L / 2 + B, W * v, 3.4, light, P.wood.dark);
        g.strokeStyle = P.ink;
        g.lineWidth = 1;
        g.strokeRect(L / 2 - 4, -W * 0.3, B + 4, W * 0.6);
        g.strokeStyle = '#cdb98a';
        g.lineWidth = 1.3;
        g.beginPath();
        for (const v of [-1, 1]) {
          g.moveTo(L / 2 - 8, v * W * 0.36);
          g.lineTo(L / 2 + B - 4, v * W * 0.28);
        }
        g.stroke();
      }
      planks(g, -L / 2, -W / 2, L / 2, W / 2, rnd, { dir: 1, width: 7, grey: 0.25 });
      g.fillStyle = 'rgba(28,20,34,0.13)';
      for (let i = 1; i < 4; i++) {
        g.fillRect(-L / 2, light.y < 0 ? -W / 2 : W / 2 - 8 - i * 3, L, 8 + i * 3);
        g.fillRect(light.x < 0 ? -L / 2 : L / 2 - 8 - i * 3, -W / 2, 8 + i * 3, W);
      }
      block(g, -L * 0.3, -8, 20, 16, light, '#2a1d12', 0);
      for (let i = 0; i < 4; i++) beam(g, -L * 0.3 + 2 + i * 5, -7, -L * 0.3 + 2 + i * 5, 7, 1.8, light, P.wood.light); // hatch
      // hides nailed over the sides, patched
      const hides = (x0, y0, x1, y1) => {
        for (let x = x0; x < x1; x += 15)
          for (let y = y0; y < y1; y += 15) {
            g.fillStyle = mix(rnd.pick(P.hide), '#5a4430', rnd() * 0.3);
            g.fillRect(x, y, Math.min(15, x1 - x), Math.min(15, y1 - y));
            g.strokeStyle = alpha(P.ink, 0.4);
            g.lineWidth = 0.8;
            g.strokeRect(x, y, Math.min(15, x1 - x), Math.min(15, y1 - y));
          }
      };
      hides(-L / 2 - 3, -W / 2 - 4, L / 2 + 3, -W / 2 + 4);
      hides(-L / 2 - 3, W / 2 - 4, L / 2 + 3, W / 2 + 4);
      hides(-L / 2 - 4, -W / 2, -L / 2 + 3, W / 2);
      hides(L / 2 - 4, -W / 2, L / 2 + 4, -W * 0.3);
      hides(L / 2 - 4, W * 0.3, L / 2 + 4, W / 2);
      for (const [x, y] of [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ])
        block(g, x * (L / 2 - 1) - 5, y * (W / 2 - 1) - 5, 10, 10, light, P.wood.light, 4);
    });
}

// Ram: a ridged roof of hides on wheels, the beam with its iron head running out in front (+x).
export function ram(g, feat, shadows, seed) {
  const p = place(feat.hex, feat.shift),
    ang = feat.turn || 0,
    L = S * 2.3,
    W = S * 1.02,
    rnd = rng(seed + 41);
  shadows.poly(turnedBox(p, ang, -L / 2, -W / 2, L / 2, W / 2), 15);
  shadows.poly(turnedBox(p, ang, L / 2, -5, L / 2 + 26, 5), 8);
  return () =>
    framed(g, p.x, p.y, ang, (light) => {
      for (const y of [-W / 2 - 1, W / 2 + 1]) for (const x of [-L * 0.33, L * 0.33]) wheel(g, x, y, light);
      beam(g, L / 2 - 6, 0, L / 2 + 22, 0, 10, light, P.wood.mid);
      block(g, L / 2 + 19, -6.5, 11, 13, light, P.iron, 3);
      g.fillStyle = '#7a7a7c';
      g.fillRect(L / 2 + 21, -4.5, 2, 6);
      for (const s of [-1, 1]) {
        const lit = s * light.y;
        for (let i = 0; i < 8; i++)
          for (let j = 0; j < 2; j++) {
            const x = -L / 2 + (i * L) / 8,
              y = s > 0 ? (j * W) / 4 : (-(j + 1) * W) / 4;
            g.fillStyle = mix(rnd.pick(P.hide), lit > 0 ? '#d9bd8f' : '#35251a', Math.abs(lit) * 0.42, rnd.sym(8));
            g.fillRect(x, y, L / 8 + 0.5, W / 4 + 0.5);
            g.strokeStyle = alpha(P.ink, 0.35);
            g.lineWidth = 0.8;
            g.strokeRect(x, y, L / 8, W / 4);
            g.fillStyle = alpha(P.ink, 0.5);
            g.fillRect(x + 1.5, y + 1.5, 1, 1);
            g.fillRect(x + L / 8 - 2.5, y + 1.5, 1, 1);
          }
      }
      beam(g, -L / 2 - 2, 0, L / 2 + 2, 0, 4.6, light);
      for (const x of [-L / 2, L / 2]) beam(g, x, -W / 2 - 1, x, W / 2 + 1, 4, light);
      g.strokeStyle = alpha(P.ink, 0.7);
      g.lineWidth = 1;
      g.strokeRect(-L / 2, -W / 2, L, W);
    });
}
