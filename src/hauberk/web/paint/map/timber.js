// Timber works: palisade with platform, hoarding, bridge, fascines, ladder.
import { S } from './hex.js';
import { rng, hexRng } from './noise.js';
import { P, mix, alpha } from './palette.js';
import { planks, beam, framed, block, place } from './material.js';
import { WALL } from './masonry.js';
import { along, lash, stake, turnedBox } from './strokes.js';

const run = (feat) => {
  const a = place(feat.from, feat.shift),
    b = place(feat.to, feat.shift);
  return { a, L: feat.length ? feat.length * S : Math.hypot(b.x - a.x, b.y - a.y), ang: Math.atan2(b.y - a.y, b.x - a.x) };
};
const corners = ({ a, ang }, ...box) => turnedBox(a, ang, ...box);

// Palisade: sharpened stakes from above, each a disc with a lit point; the platform is behind.
export function palisade(g, feat, shadows, seed, walks) {
  const r = run(feat),
    rnd = rng(seed + Math.round(r.a.x)),
    o = feat.outer || 1,
    P0 = feat.platform ? S * 1.15 : 0;
  shadows.poly(corners(r, -3, -5, r.L + 3, 5), 17);
  if (P0) {
    const box = corners(r, 0, o > 0 ? -P0 : 4, r.L, o > 0 ? -4 : P0);
    shadows.poly(box, 9);
    walks.push(along(new Path2D(), box));
  }
  return () =>
    framed(g, r.a.x, r.a.y, r.ang, (light) => {
      if (P0) {
        const y0 = o > 0 ? -P0 : 4,
          y1 = o > 0 ? -4 : P0;
        planks(g, 0, y0, r.L, y1, rnd, { dir: 1, width: 6.6, grey: 0.35 });
        g.strokeStyle = P.ink;
        g.lineWidth = 1;
        g.strokeRect(0, y0, r.L, y1 - y0);
        beam(g, 0, o > 0 ? y0 + 2 : y1 - 2, r.L, o > 0 ? y0 + 2 : y1 - 2, 4, light);
        for (let u = 8; u < r.L; u += 44) block(g, u, o > 0 ? y0 - 2 : y1 - 4, 6, 6, light, P.wood.dark, 3);
        g.fillStyle = 'rgba(28,20,34,0.3)';
        if (o > 0 ? light.y > 0 : light.y < 0) g.fillRect(0, o > 0 ? -12 : 4, r.L, 8);
      }
      beam(g, -4, -o * 4, r.L + 4, -o * 4, 4, light, P.wood.dark);
      for (let u = 0; u <= r.L; u += 10) {
        const q = rnd.range(5, 6.2),
          y = rnd.sym(1.3);
        stake(g, u, y, q, light, rnd);
      }
      g.strokeStyle = alpha('#d8c08a', 0.8);
      g.lineWidth = 1;
      for (let u = 20; u < r.L; u += 41) lash(g, u, 0, 6);
    });
}

// Hoarding: a timber gallery hung outside the battlements; its roof is cut away on the inner half
// so that the floor, with its openings, is seen.
export function hoarding(g, feat, shadows, seed, walks) {
  const r = run(feat),
    rnd = rng(seed + 5 + Math.round(r.a.x)),
    o = feat.outer || 1,
    y0 = WALL / 2 - 8,
    y1 = WALL / 2 + S * 0.82;
  const box = corners(r, 0, o > 0 ? y0 : -y1, r.L, o > 0 ? y1 : -y0);
  shadows.poly(box, 20);
  walks.push(along(new Path2D(), box));
  return () =>
    framed(g, r.a.x, r.a.y, r.ang, (light) => {
      if (o < 0) {
        g.scale(1, -1);
        light = { x: light.x, y: -light.y };
      }
      for (let u = 5; u < r.L; u += 30) beam(g, u, y0 - 9, u, y1 + 4, 4.4, light, P.wood.dark); // joists through the wall
      planks(g, 0, y0, r.L, y1, rnd, { width: 6.4, grey: 0.1 });
      for (let u = 14; u < r.L - 10; u += 30) {
        g.fillStyle = '#1d1610';
        g.fillRect(u, y0 + 11, 13, 7);
        g.strokeStyle = P.wood.deep;
        g.lineWidth = 1;
        g.strokeRect(u, y0 + 11, 13, 7);
      } // openings in the floor
      planks(g, -3, y1 - 11, r.L + 3, y1 + 2, rnd, { dir: 1, width: 5.2, grey: 0.55, tone: light.y > 0 ? 12 : -16 }); // outer wall and eave
      for (let u = 12; u < r.L; u += 30) {
        g.fillStyle = P.ink;
        g.fillRect(u - 0.9, y1 - 9, 1.8, 9);
      } // slits
      beam(g, -4, y1 - 11, r.L + 4, y1 - 11, 3.6, light);
      beam(g, -3, y0, r.L + 3, y0, 3.2, light);
      for (const u of [0, r.L]) beam(g, u, y0, u, y1 + 2, 4, light);
      g.strokeStyle = alpha(P.ink, 0.7);
      g.lineWidth = 1;
      g.strokeRect(-3, y0, r.L + 6, y1 - y0 + 2);
    });
}

export function bridge(g, feat, shadows, seed, walks) {
  const r = run(feat),
    rnd = rng(seed + 9),
    W = S * 1.4;
  shadows.poly(corners(r, 0, -W / 2, r.L, W / 2), 6);
  walks.push(along(new Path2D(), corners(r, 0, -W / 2, r.L, W / 2)));
  return () =>
    framed(g, r.a.x, r.a.y, r.ang, (light) => {
      planks(g, 0, -W / 2, r.L, W / 2, rnd, { dir: 1, width: 6.2, grey: 0.5 });
      for (const v of [-W / 2, W / 2]) {
        beam(g, -3, v, r.L + 3, v, 5, light);
        for (let u = 4; u < r.L; u += 26) block(g, u, v - 3, 6, 6, light, P.wood.light, 2);
      }
    });
}

// Fascines: bundles of brushwood laid across the ditch, earth trodden between.
export function fascines(g, h) {
  const rnd = hexRng(h, 30);
  const m = g.createRadialGradient(h.x, h.y, 6, h.x, h.y, S * 1.05);
  m.addColorStop(0, alpha(P.earth.dark, 0.95));
  m.addColorStop(0.7, alpha(P.earth.dark, 0.8));
  m.addColorStop(1, alpha(P.earth.dark, 0));
  g.fillStyle = m;
  g.beginPath();
  g.arc(h.x, h.y, S * 1.05, 0, 7);
  g.fill();
  for (let j = -3; j <= 3; j++)
    framed(g, h.x + rnd.sym(3), h.y + j * 9, rnd.sym(0.13), (light) => {
      const L = S * rnd.range(0.72, 0.86);
      g.fillStyle = 'rgba(24,18,14,0.45)';
      g.fillRect(-L + 2, -2, L * 2, 8.4);
      for (let i = 0; i < 7; i++)
        beam(g, -L + rnd.sym(5), -4 + i * 1.35, L + rnd.sym(5), -4 + i * 1.35 + rnd.sym(0.8), 1.7, light, mix('#8a6a41', '#a98c5c', rnd()));
      g.strokeStyle = '#3f2f1b';
      g.lineWidth = 1.6;
      for (const u of [-L * 0.55, L * 0.5]) {
        g.beginPath();
        g.moveTo(u, -5.4);
        g.lineTo(u + 0.6, 5.6);
        g.stroke();
      }
    });
}

export function ladder(g, feat, shadows) {
  const r = run(feat),
    W = 15;
  shadows.cast(
    (s) => {
      for (const v of [-W / 2, W / 2]) {
        along(s, corners(r, 0, v - 1.3, r.L, v + 1.3)).closePath();
      }
    },
    7,
    [r.a.x - r.L - 9, r.a.y - r.L - 9, r.a.x + r.L + 9, r.a.y + r.L + 9],
  );
  return () =>
    framed(g, r.a.x, r.a.y, r.ang, (light) => {
      for (let u = 5; u < r.L - 2; u += 7.4) beam(g, u, -W / 2, u, W / 2, 2.6, light, P.wood.light);
      for (const v of [-W / 2, W / 2]) beam(g, -2, v, r.L + 3, v, 3.6, light, P.wood.light);
    });
}
