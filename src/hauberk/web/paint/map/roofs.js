// Roofs seen from above: thatch, tiles and the leads of a church. A roof one can stand on is a floor like any other and keeps its grid.
import { S } from './hex.js';
import { hash, rng } from './noise.js';
import { P, alpha, mix } from './palette.js';
import { beam, block, framed } from './material.js';
import { inside, grown } from './paving.js';
import { LIGHT } from './shadow.js';
import { lash } from './strokes.js';

const EAVES = 6;
const TONES = [['dark', 'mid', 0.3], ['dark', 'mid', 0.9], ['mid', 'light', 0.3], ['mid', 'light', 0.75], ['mid', 'light', 1]];

/** Straw or tiles between the ridge and an eave, in strokes gathered by their colour. */
function slope(g, u0, u1, ridge, eave, rnd, lit, tiled) {
  const T = tiled ? P.tiles : P.thatch,
    down = Math.sign(eave - ridge),
    deep = Math.abs(eave - ridge);
  g.fillStyle = mix(T.dark, T.mid, 0.7 + lit * 0.4);
  g.fillRect(u0, Math.min(ridge, eave), u1 - u0, deep);
  const tones = TONES.map(() => new Path2D());
  if (tiled)
    for (let c = 0; c < deep; c += 5.5)
      for (let u = u0 + ((c / 5.5) & 1) * 2.4; u < u1; u += 4.8) {
        const h = Math.min(4.9, deep - c);
        tones[(rnd() * 5) | 0].rect(u + 0.3, ridge + down * c - (down < 0 ? h : 0), Math.min(4.2, u1 - u), h);
      }
  else
    for (let c = 0; c < deep; c += 5)
      for (let u = u0 + 1; u < u1 - 1; u += 1.7) {
        const y = c + rnd.sym(2),
          stop = Math.min(deep + rnd() * 2.4, y + rnd.range(4, 8.5)),
          path = tones[(rnd() * 5) | 0];
        path.moveTo(u, ridge + down * y);
        path.lineTo(u + rnd.sym(1), ridge + down * stop);
      }
  tones.forEach((path, i) => {
    const [from, to, t] = TONES[i],
      colour = mix(T[from], T[to], t, lit > 0 ? 12 : -22, tiled ? 1 : 0.9);
    g.fillStyle = g.strokeStyle = colour;
    g.lineWidth = 0.8 + (i % 3) * 0.25;
    if (tiled) g.fill(path);
    else g.stroke(path);
  });
  if (tiled) return;
  g.fillStyle = alpha(T.dark, 0.2);
  for (let c = 5; c < deep; c += 5) g.fillRect(u0, ridge + down * c - 0.5, u1 - u0, 1.1);
}

// Where the roof is cut open: straw bristles, rafters stand out under the tiles, and the room is dark under it.
function cutEdge(g, u0, v0, v1, rnd, light, tiled) {
  const T = tiled ? P.tiles : P.thatch,
    bristles = [new Path2D(), new Path2D(), new Path2D()];
  for (let v = v0; v < v1; v += tiled ? 5 : 1.6) {
    const path = bristles[(rnd() * 3) | 0],
      long = tiled ? 4 : rnd.range(0, 5);
    path.moveTo(u0 + 2, v);
    path.lineTo(u0 - long, v + (tiled ? 0 : rnd.sym(1.5)));
  }
  bristles.forEach((path, i) => {
    g.strokeStyle = mix(T.dark, T.light, 0.15 + i * 0.4);
    g.lineWidth = tiled ? 2.6 : 1.1;
    g.stroke(path);
  });
  if (tiled) for (let v = v0 + 4; v < v1 - 2; v += 13) beam(g, u0 - 9, v, u0 + 2, v, 3, light, P.wood.dark);
}

// A long line in short strokes: where a window's edge cuts one of them, the others are smoothed as everywhere.
function inPieces(g, [ax, ay], [bx, by]) {
  const n = Math.ceil(Math.hypot(bx - ax, by - ay) / 9);
  for (let i = 0; i < n; i++) {
    g.beginPath();
    g.moveTo(ax + ((bx - ax) * i) / n, ay + ((by - ay) * i) / n);
    g.lineTo(ax + ((bx - ax) * (i + 1)) / n, ay + ((by - ay) * (i + 1)) / n);
    g.stroke();
  }
}

/**
 * A roof of two slopes over a box in the frame of its house.
 * @param {any} g
 * @param {{x: number, y: number, angle: number, first: any}} f
 * @param {{u0: number, u1: number, v0: number, v1: number}} box
 * @param {{open?: boolean, tiled?: boolean}} [how] `open`: cut at u0, so that one looks into the house
 */
export function pitched(g, f, box, { open = false, tiled = false } = {}) {
  const rnd = rng(Math.imul(f.first.lc + 3, 7919) ^ Math.imul(f.first.lr + 11, 104729) ^ f.first.seed),
    T = tiled ? P.tiles : P.thatch,
    u0 = open ? box.u0 : box.u0 - EAVES,
    u1 = box.u1 + EAVES,
    v0 = box.v0 - EAVES,
    v1 = box.v1 + EAVES,
    mid = (v0 + v1) / 2;
  framed(g, f.x, f.y, f.angle, (light) => {
    g.fillStyle = 'rgba(24,18,26,0.16)';
    if (open) for (let i = 1; i <= 3; i++) g.fillRect(u0 - 3 * i, box.v0 + 3, 3 * i, box.v1 - box.v0 - 6);
    g.lineCap = 'round';
    slope(g, u0, u1, mid, v0, rnd, -light.y, tiled);
    slope(g, u0, u1, mid, v1, rnd, light.y, tiled);
    if (open) cutEdge(g, u0, v0, v1, rnd, light, tiled);
    beam(g, u0 - (open ? 4 : 0), mid, u1, mid, 5.5, light, T.mid);
    g.strokeStyle = alpha(T.dark, 0.9);
    g.lineWidth = 1;
    if (tiled) {
      g.beginPath();
      for (let u = u0 + 3; u < u1; u += 7) {
        g.moveTo(u, mid - 2.8);
        g.lineTo(u, mid + 2.8);
      }
      g.stroke();
    } else for (let u = u0 + 5; u < u1 - 4; u += 8) lash(g, u, mid, 4.4);
    g.strokeStyle = alpha(P.ink, 0.42);
    g.lineCap = 'butt';
    const rim = /** @type {[number, number][]} */ ([[u0, v0], [u1, v0], [u1, v1], [u0, v1], ...(open ? [] : [[u0, v0]])]);
    rim.slice(1).forEach((q, i) => inPieces(g, rim[i], q));
  });
}

const lead = (t, lit) => mix(t < 0.5 ? P.leads.dark : P.leads.mid, t < 0.5 ? P.leads.mid : P.leads.light, t < 0.5 ? 0.45 + t : (t - 0.5) * 1.3, lit * 20);

/** The roof of a nave: leads in rolls from the ridge to the walls, bright on one side and dark on the other. */
export function nave(g, cell, pts, room) {
  const { angle, mid } = room,
    c = Math.cos(angle),
    s = Math.sin(angle),
    u = (cell.x - cell.ox) * c + (cell.y - cell.oy) * s,
    v = -(cell.x - cell.ox) * s + (cell.y - cell.oy) * c;
  inside(g, grown(pts), () => {
    g.translate(cell.ox, cell.oy);
    g.rotate(angle);
    for (const side of [-1, 1]) {
      const lit = side * (-LIGHT.x * s + LIGHT.y * c), // how far this slope faces the light
        far = Math.max(0, Math.min(side * (v - mid) + S * 1.3, 400));
      if (!far) continue;
      const near = Math.max(0, side * (v - mid) - S * 1.3);
      g.fillStyle = lead(0.32, lit);
      g.fillRect(u - S * 1.3, side > 0 ? mid + near : mid - far, S * 2.6, far - near);
      const ROW = 13,
        WIDE = 8;
      for (let j = Math.floor(near / ROW); j * ROW < far; j++)
        for (let i = Math.floor((u - S * 1.3) / WIDE); i * WIDE < u + S * 1.3; i++) {
          const t = hash(i, j * side, 91);
          g.fillStyle = lead(0.3 + t * 0.62, lit);
          g.fillRect(i * WIDE + 0.6, mid + side * j * ROW - (side < 0 ? ROW - 0.5 : 0), WIDE - 1.2, ROW - 0.5);
        }
      g.fillStyle = alpha('#f4f2e2', 0.22);
      for (let i = Math.floor((u - S * 1.3) / WIDE); i * WIDE < u + S * 1.3; i++) g.fillRect(i * WIDE - 0.5, side > 0 ? mid + near : mid - far, 0.9, far - near);
    }
    if (Math.abs(v - mid) > S * 1.2) return;
    g.fillStyle = 'rgba(30,26,30,0.4)';
    g.fillRect(u - S * 1.3, mid - 2.6, S * 2.6, 6.4);
    g.fillStyle = lead(0.9, 0.2);
    g.fillRect(u - S * 1.3, mid - 2.8, S * 2.6, 4.6);
    g.fillStyle = alpha(P.ink, 0.45);
    for (let i = Math.floor((u - S * 1.3) / 11); i * 11 < u + S * 1.3; i++) g.fillRect(i * 11, mid - 2.8, 0.8, 4.6);
  });
}

/** The half cone over an apse, its courses drawn round the point where it leans on the nave. */
export function halfCone(g, cell, pts, from) {
  inside(g, grown(pts), () => {
    const n = 22;
    for (let i = 0; i < n; i++) {
      const a = (i / n) * 6.283,
        m = a + 3.1416 / n,
        lit = Math.cos(m) * LIGHT.x + Math.sin(m) * LIGHT.y;
      for (let j = 0, r = S * 2.2; r > 3; r -= 12, j++) {
        g.fillStyle = lead(0.3 + hash(i, j, 93) * 0.6, lit);
        g.beginPath();
        g.moveTo(from.x, from.y);
        g.arc(from.x, from.y, r, a + 0.012, a + 6.283 / n - 0.012);
        g.fill();
      }
    }
    g.strokeStyle = alpha(P.leads.dark, 0.7);
    g.lineWidth = 0.8;
    for (let r = 12; r < S * 2.2; r += 12) {
      g.beginPath();
      g.arc(from.x, from.y, r, 0, 7);
      g.stroke();
    }
  });
}

/** A wall that goes up through the roof: between nave and apse, nave and porch. */
export function gables(g, edges) {
  for (const [a, b] of edges)
    framed(g, a.x, a.y, Math.atan2(b.y - a.y, b.x - a.x), (light) => {
      const L = Math.hypot(b.x - a.x, b.y - a.y);
      block(g, -1, -3.6, L + 2, 7.2, light, mix(P.stone.mid, P.stone.light, 0.6), 4);
      g.fillStyle = alpha(P.stone.mortar, 0.6);
      for (let u = 9; u < L; u += 10) g.fillRect(u, -3.6, 0.7, 7.2);
    });
}

/** A cross of stone over a gable, laid flat so that it can be read; with a bell beside it if there is one. */
export function gableCross(g, p, angle, bell) {
  framed(g, p.x, p.y, angle, (light) => {
    if (bell) {
      block(g, -7, -17, 14, 34, light, mix(P.stone.mid, P.stone.light, 0.65), 6);
      for (const v of [-8.6, 8.6]) {
        g.fillStyle = P.ink;
        g.fillRect(-4.4, v - 5.6, 8.8, 11.2);
        for (const [r, colour] of [[4, '#6b5426'], [2.9, '#b08c3e'], [1.2, '#e6c66e']]) {
          g.fillStyle = colour;
          g.beginPath();
          g.arc(0, v, r, 0, 7);
          g.fill();
        }
      }
      g.translate(-19, 0);
    }
    g.fillStyle = 'rgba(26,20,30,0.42)';
    g.fillRect(-light.x * 4 - 10, -light.y * 4 - 1.8, 20, 3.6);
    g.fillRect(-light.x * 4 - 4.6, -light.y * 4 - 6.4, 3.6, 12.8);
    g.fillStyle = P.ink;
    g.fillRect(-11, -2.7, 22, 5.4);
    g.fillRect(-5.5, -7.4, 5.4, 14.8);
    g.fillStyle = mix(P.stone.light, '#fff6dc', 0.5);
    g.fillRect(-10, -1.7, 20, 3.4);
    g.fillRect(-4.5, -6.4, 3.4, 12.8);
  });
}
