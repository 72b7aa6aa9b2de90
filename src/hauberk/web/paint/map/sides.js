// What stands on hexsides: low walls, balustrades, house walls with their windows and slits. On any of the six sides.
import { S } from './hex.js';
import { hexRng } from './noise.js';
import { P, mix, alpha } from './palette.js';
import { block, flags, framed } from './material.js';
import { boulder } from './rocks.js';

const HEIGHT = { low_wall: 6, balustrade: 7, wall: 18, church_window: 18, arrow_slit: 18 };
const THICK = { low_wall: 7, balustrade: 5.5, wall: 11, church_window: 11, arrow_slit: 11 };

/** @returns {Array<() => void>} one drawing a side; the shadows are cast at once */
export function sides(g, view, sheet, shadows) {
  return sheet.sides
    .filter((s) => view.near(s.hex, S * 2.4))
    .map((s) => {
      const [a, b] = s.ends,
        L = Math.hypot(b.x - a.x, b.y - a.y),
        ang = Math.atan2(b.y - a.y, b.x - a.x),
        T = THICK[s.kind] || 6,
        rnd = hexRng(s.hex, 50 + s.side),
        c = Math.cos(ang),
        n = Math.sin(ang),
        pt = (u, v) => ({ x: a.x + u * c - v * n, y: a.y + u * n + v * c });
      shadows.poly([pt(-2, -T / 2), pt(L + 2, -T / 2), pt(L + 2, T / 2), pt(-2, T / 2)], HEIGHT[s.kind] || 6);
      return () => framed(g, a.x, a.y, ang, (light) => (DRAW[s.kind] || lowWall)(g, L, T, light, rnd, s));
    });
}

// Field stones laid dry: two faces of uneven blocks, small ones between, moss on the shady side.
function lowWall(g, L, T, light, rnd) {
  g.fillStyle = P.stone.shade;
  g.fillRect(-2, -T / 2, L + 4, T);
  for (const row of [-1, 1])
    for (let u = -3; u < L + 2;) {
      const len = rnd.range(4, 8.5),
        lit = row * light.y;
      g.fillStyle = mix(P.rock.mid, lit > 0 ? P.rock.light : P.stone.dark, 0.3 + Math.abs(lit) * 0.45, rnd.sym(12));
      g.beginPath();
      g.ellipse(u + len / 2, row * T * 0.24, len * 0.54, T * 0.3, rnd.sym(0.2), 0, 7);
      g.fill();
      g.strokeStyle = alpha(P.ink, 0.45);
      g.lineWidth = 0.7;
      g.stroke();
      g.fillStyle = alpha('#fff6dc', lit > 0 ? 0.35 : 0.12);
      g.beginPath();
      g.ellipse(u + len / 2 - 0.8, row * T * 0.24 - 0.9, len * 0.3, T * 0.1, 0, 0, 7);
      g.fill();
      u += len;
    }
  for (let i = 0; i < 3; i++) {
    g.fillStyle = alpha('#66703a', 0.5);
    g.beginPath();
    g.ellipse(rnd() * L, rnd.sym(T * 0.4), rnd.range(1.4, 3), 1.2, 0, 0, 7);
    g.fill();
  }
  for (const u of [0, L]) boulder(g, u + rnd.sym(1), rnd.sym(1), T * 0.52, rnd);
}

// Balusters between two rails: one sees the light through it.
function balustrade(g, L, T, light, rnd) {
  g.fillStyle = alpha(P.stone.shade, 0.5);
  g.fillRect(0, -T / 2, L, T);
  for (let u = 2; u < L - 1; u += 5) block(g, u, -T * 0.28, 2.8, T * 0.56, light, mix(P.stone.mid, P.stone.light, rnd()), 1.2);
  for (const v of [-T / 2, T / 2 - 1.6]) block(g, 0, v, L, 1.6, light, P.stone.light, 0);
  for (const u of [-T / 2, L - T / 2]) block(g, u, -T / 2 - 0.6, T, T + 1.2, light, mix(P.stone.mid, P.stone.light, 0.7), 2.4);
}

function wall(g, L, T, light, rnd) {
  flags(g, -2, -T / 2, L + 2, T / 2, rnd, T / 2, 6);
  g.strokeStyle = alpha(P.ink, 0.65);
  g.lineWidth = 1;
  g.strokeRect(-2, -T / 2, L + 4, T);
  for (const u of [-T * 0.56, L - T * 0.56]) block(g, u, -T * 0.56, T * 1.12, T * 1.12, light, mix(P.stone.mid, P.stone.light, 0.6, rnd.sym(6)), 0);
}

function churchWindow(g, L, T, light, rnd) {
  wall(g, L, T, light, rnd);
  g.fillStyle = P.ink;
  g.fillRect(L * 0.24, -T * 0.3, L * 0.52, T * 0.6);
  ['#7f9fa8', '#b59a4e', '#8f4a3c', '#6f8a5a'].forEach((c, i) => {
    g.fillStyle = c;
    g.fillRect(L * (0.26 + i * 0.122), -T * 0.2, L * 0.1, T * 0.4);
  });
}

function arrowSlit(g, L, T, light, rnd) {
  wall(g, L, T, light, rnd);
  g.fillStyle = '#1c150e';
  g.beginPath();
  for (const [u, v] of [
    [L / 2 - 1.2, -T / 2 - 1],
    [L / 2 + 1.2, -T / 2 - 1],
    [L / 2 + 5.5, T / 2 + 0.6],
    [L / 2 - 5.5, T / 2 + 0.6],
  ])
    g.lineTo(u, v);
  g.fill();
}

const DRAW = { low_wall: lowWall, balustrade, wall, church_window: churchWindow, arrow_slit: arrowSlit };
