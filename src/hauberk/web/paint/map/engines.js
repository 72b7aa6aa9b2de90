// Engines of war, the well, fire.
import { S } from './hex.js';
import { rng } from './noise.js';
import { P, mix, alpha } from './palette.js';
import { planks, beam, framed, block, place } from './material.js';
import { blob } from './flora.js';
import { along, disc, licks, radial, turnedBox } from './strokes.js';

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
