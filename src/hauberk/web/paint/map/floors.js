// What each kind of built ground looks like from above, cell by cell. A floor is drawn through the outline its plan gives it.
import { H, S } from './hex.js';
import { hash, hexRng } from './noise.js';
import { P, mix, alpha } from './palette.js';
import { LIGHT } from './shadow.js';
import { beam, block, framed, planks } from './material.js';
import { boarded, cobbled, flagged, grown, inside, sectioned } from './paving.js';
import { furnish } from './buildings.js';
import { DECKS } from './decks.js';
import { EARTHWORKS } from './earthworks.js';
import { MACHINE_FLOORS } from './machine_floors.js';
import { SIDES, bearing, runOf } from './runs.js';
import { halfCone, nave } from './roofs.js';
import { disc, newel } from './strokes.js';

const walk = (tone, row) => (g, cell, pts, plan) =>
  flagged(g, cell, pts, { angle: runOf(plan, cell, (n) => n.what === cell.what || n.what === 'rampart'), tone, row });

// A round tower is paved in rings; a hatch leads down.
function towerTop(g, cell, pts, plan) {
  const round = plan.round(cell);
  if (round) ringed(g, cell, pts, round);
  else walk(8, 8.5)(g, cell, pts, plan);
  if (plan.linkOf(cell)?.down) hatch(g, cell);
}

function ringed(g, cell, pts, { x, y, R }) {
  const K = P.stone;
  inside(g, grown(pts), () => {
    g.fillStyle = mix(K.mortar, K.mid, 0.4); // paler than the grid: hexes must be told from stones
    g.fillRect(cell.x - 2 * S, cell.y - 2 * S, 4 * S, 4 * S);
    for (let r = R, j = 0; r > 4; r -= 9, j++) {
      const n = Math.max(5, Math.round((6.283 * r) / 14)),
        a0 = hash(j, 1, cell.seed) * 6.283;
      for (let i = 0; i < n; i++) {
        const m = a0 + ((i + 0.5) / n) * 6.283;
        if (Math.hypot(x + Math.cos(m) * r - cell.x, y + Math.sin(m) * r - cell.y) > S * 1.9) continue;
        const a = a0 + (i / n) * 6.283 + 0.5 / r,
          b = a0 + ((i + 1) / n) * 6.283 - 0.5 / r;
        g.fillStyle = mix(K.mid, K.light, hash(i, j, cell.seed) * 0.55, (hash(i, j, cell.seed + 1) - 0.5) * 20 + 4);
        g.beginPath();
        g.arc(x, y, r, a, b);
        g.arc(x, y, Math.max(1, r - 8.3), b, a, true);
        g.fill();
      }
    }
  });
}

function hatch(g, cell) {
  const rnd = hexRng(cell, 70);
  framed(g, cell.x, cell.y, rnd() * 3, (light) => {
    block(g, -11, -10, 22, 20, light, P.wood.dark, 2.4);
    planks(g, -9, -8, 9, 8, rnd, { width: 4, dir: 1 });
    g.strokeStyle = P.iron;
    g.lineWidth = 1.3;
    g.beginPath();
    g.arc(4.4, 0, 2.2, 0, 7);
    g.stroke();
  });
}

function room(g, cell, pts, plan) {
  boarded(g, cell, pts, { angle: plan.boards(cell), tone: -6 });
}

function hall(g, cell, pts, plan) {
  if (plan.paved(cell)) flagged(g, cell, pts, { angle: plan.boards(cell), row: 11, tone: -10, seed: 21 });
  else room(g, cell, pts, plan);
}

// Where one comes in broad worn slabs lie on the floor, so that a horse may stand there.
function doorstep(g, cell, pts, plan) {
  hall(g, cell, pts, plan);
  flagged(g, cell, pts, { angle: plan.boards(cell), row: 15, tone: -4, warm: 1, seed: 61, wear: 0.3, within: H * 0.5 });
  const rnd = hexRng(cell, 71);
  for (const d of SIDES) {
    const s = plan.sideAt(cell, d);
    if (!s || !/door|gate/.test(s.kind)) continue;
    // a worn flag inside the door
    framed(g, cell.x, cell.y, -Math.PI / 2 + (Math.PI / 3) * d, (light) => {
      for (let i = 0; i < 3; i++) block(g, H * 0.22, -16 + i * 11, 9, 9.6, light, mix(P.stone.mid, P.stone.light, 0.2 + rnd() * 0.5, -8), 0);
    });
  }
}

function furniture(g, cell, pts, plan) {
  hall(g, cell, pts, plan);
  const rnd = hexRng(cell, 72),
    hallowed = plan.hallowed(cell),
    what = hallowed ? (plan.altar(cell) ? 'altar' : 'benches') : ['table', 'bed', 'chest', 'barrels', 'shelf'][Math.floor(rnd() * 5)],
    turn = hallowed ? plan.boards(cell) : (Math.floor(rnd() * 6) * Math.PI) / 3;
  framed(g, cell.x, cell.y, turn, (light) => {
    if (what === 'benches') {
      for (const u of [-17, -3, 11]) {
        block(g, u, -22, 7, 44, light, P.wood.mid, 3);
        block(g, u, -22, 2.4, 44, light, P.wood.light, 1);
      }
      return;
    }
    if (what === 'altar') {
      block(g, -16, -24, 32, 48, light, mix(P.stone.mid, P.stone.light, 0.6), 2);
      block(g, -9, -18, 18, 36, light, P.stone.light, 4);
      g.fillStyle = '#efe6cf';
      g.fillRect(-7.4, -18, 14.8, 36);
      g.fillStyle = '#8f3f36';
      g.fillRect(-7.4, -4, 14.8, 8);
      g.fillStyle = '#d2a63c';
      g.fillRect(-1, -6, 2, 12);
      g.fillRect(-3.4, -2.4, 7, 2);
      for (const v of [-14, 14]) {
        disc(g, 0, v, 2.2, '#fff2c0');
      }
      return;
    }
    if (what === 'shelf') {
      block(g, -20, -9, 40, 12, light, P.wood.dark, 4);
      for (let i = 0; i < 6; i++) block(g, -18 + i * 6.3, -7, 5, 8, light, mix(P.wood.light, '#8f4a3c', rnd()), 1);
      block(g, -15, 10, 12, 9, light, P.wood.mid, 2);
    } else furnish(g, { kind: what, at: [0.5, 0.5] }, 0, 0, 0, 0, light, rnd);
    if (what === 'chest') furnish(g, { kind: 'barrels', at: [0, 0] }, 12, 8, 0, 0, light, rnd);
    if (what === 'bed') block(g, 14, -10, 9, 12, light, P.wood.mid, 2);
  });
}

/** Steps up towards the cell the stairs lead to; where they lead straight up, a newel. */
function stairs(g, cell, pts, plan) {
  const link = plan.linkOf(cell),
    up = link?.up || link?.down,
    from = plan.groundUnder(cell);
  if (from === 'room') hall(g, cell, pts, plan);
  else if (from === 'walk') flagged(g, cell, pts, { tone: -6 });
  const rnd = hexRng(cell, 73),
    K = P.stone;
  if (!up || (up.c === cell.c && up.r === cell.r)) {
    newel(g, cell.x, cell.y, S * 0.62, { rim: 2.4, steps: 15, deep: '#3c352c', pillar: 4.4, ...(link?.up ? {} : { from: 0.1, to: 0.5 }) });
    return;
  }
  const ang = link.up ? bearing(cell, up) : bearing(up, cell),
    L = H * 0.94,
    W = S * 0.98,
    n = 7,
    lit = -Math.cos(ang) * LIGHT.x - Math.sin(ang) * LIGHT.y;
  framed(g, cell.x, cell.y, ang, (light) => {
    g.fillStyle = K.shade;
    g.fillRect(-L / 2, -W / 2 - 5, L, W + 10);
    for (let i = 0; i < n; i++) {
      const d = L / n,
        u = -L / 2 + d * i,
        k = link.up ? 0.1 + (0.9 * i) / n : 0.15 + (i / n) * 0.4;
      const cut = W * rnd.range(0.25, 0.75);
      for (const [v, w] of [
        [0, cut],
        [cut + 0.8, W - cut - 0.8],
      ]) {
        g.fillStyle = mix(K.shade, K.light, 0.18 + k * 0.9, rnd.sym(6));
        g.fillRect(u + 1, -W / 2 + v, d - 1, w);
      }
      g.fillStyle = alpha('#fff6dc', lit > 0 ? 0.55 : 0.25);
      g.fillRect(u + 1, -W / 2, 1.2, W);
      g.fillStyle = 'rgba(36,28,34,0.34)';
      g.fillRect(u - 0.9, -W / 2, 1.8, W);
    }
    for (const v of [-W / 2 - 5, W / 2]) {
      block(g, -L / 2, v, L, 5, light, mix(K.mid, K.light, 0.4), v > 0 ? 0 : 2);
      g.fillStyle = alpha(K.mortar, 0.5);
      for (let u = -L / 2 + 9; u < L / 2; u += 11) g.fillRect(u, v, 0.7, 5);
    }
  });
}

function platform(g, cell, pts, plan) {
  const run = runOf(plan, cell, (n) => n.what === 'platform');
  boarded(g, cell, pts, { angle: run + Math.PI / 2, width: 6.6, grey: 0.36, long: 74 });
  edgeBeams(g, cell, plan, (n) => n, 4);
}

// A beam along the sides where the boards end.
function edgeBeams(g, cell, plan, goesOn, width, colour = P.wood.mid) {
  for (const d of SIDES) {
    if (goesOn(plan.beside(cell, d))) continue;
    const k0 = [4, 5, 0, 1, 2, 3][d],
      [a, b] = [plan.corner(cell, k0), plan.corner(cell, k0 + 1)];
    const x = cell.x - (a.x + b.x) / 2,
      y = cell.y - (a.y + b.y) / 2,
      k = (width * 0.5) / Math.hypot(x, y);
    beam(g, a.x + x * k, a.y + y * k, b.x + x * k, b.y + y * k, width, LIGHT, colour);
  }
}

function timberFrame(g, cell, pts) {
  inside(g, grown(pts), () => {
    g.fillStyle = mix(P.earth.wet, P.wood.deep, 0.45);
    g.fillRect(cell.x - S, cell.y - S, 2 * S, 2 * S);
    for (const d of [0, 1, 2]) {
      const [a, b] = [pts[d], pts[d + 3]];
      beam(g, a.x, a.y, b.x, b.y, 5.4, LIGHT, P.wood.dark);
    }
    pts.forEach((a, i) => beam(g, (a.x + cell.x) / 2, (a.y + cell.y) / 2, (pts[(i + 1) % 6].x + cell.x) / 2, (pts[(i + 1) % 6].y + cell.y) / 2, 4));
  });
  for (const p of [...pts.map((q) => ({ x: q.x * 0.86 + cell.x * 0.14, y: q.y * 0.86 + cell.y * 0.14 })), cell]) block(g, p.x - 4.5, p.y - 4.5, 9, 9, LIGHT, P.wood.light, 2.5);
}

const solid = (opts) => (g, cell, pts) => {
  sectioned(g, cell, pts, opts);
  g.strokeStyle = alpha(P.ink, 0.35);
  g.lineWidth = 0.8;
};

function passage(g, cell, pts) {
  cobbled(g, cell, pts, { tone: -14 });
  inside(g, grown(pts), () => {
    const m = g.createLinearGradient(cell.x - S, cell.y - S, cell.x + S * 0.6, cell.y + S * 0.6);
    m.addColorStop(0, 'rgba(24,16,30,0.5)');
    m.addColorStop(1, 'rgba(24,16,30,0.12)');
    g.fillStyle = m;
    g.fillRect(cell.x - S, cell.y - S, 2 * S, 2 * S);
  });
}

function hoarding(g, cell, pts, plan) {
  const run = plan.frontOf(cell);
  boarded(g, cell, pts, { angle: run, width: 6.2, grey: 0.1, tone: -2 });
  framed(g, cell.x, cell.y, run, (light) => {
    for (const u of [-15, 3]) {
      g.fillStyle = '#1d1610';
      g.fillRect(u, -6, 13, 9);
      g.strokeStyle = P.wood.deep;
      g.lineWidth = 1.2;
      g.strokeRect(u, -6, 13, 9);
      g.fillStyle = 'rgba(255,236,196,0.3)';
      g.fillRect(u, 3, 13, 1);
    }
    beam(g, -H * 0.42, 17, H * 0.42, 17, 3.4, light, P.wood.dark);
  });
  edgeBeams(g, cell, plan, (n) => n && (n.what === 'hoarding' || n.what === 'rampart'), 3.6);
}

function scaffold(g, cell, pts, plan) {
  const rnd = hexRng(cell, 77),
    run = runOf(plan, cell, (n) => n.what === 'scaffold');
  framed(g, cell.x, cell.y, run, (light) => {
    for (const u of [-H * 0.4, 0, H * 0.4]) beam(g, u, -S * 0.72, u, S * 0.72, 3.4, light, P.wood.dark);
    for (let j = 0; j < 6; j++) {
      const v = -S * 0.56 + j * S * 0.215;
      planks(g, -H / 2 + rnd.sym(3), v, H / 2 + rnd.sym(3), v + S * 0.18, rnd, { width: 8, grey: 0.5, tone: 8 });
    }
    for (const v of [-S * 0.66, S * 0.66]) beam(g, -H / 2 - 2, v, H / 2 + 2, v, 4, light, P.wood.light);
    g.strokeStyle = '#cdb98a';
    g.lineWidth = 1.2;
    for (const u of [-H * 0.4, H * 0.4])
      for (const v of [-S * 0.66, S * 0.66]) {
        block(g, u - 3, v - 3, 6, 6, light, P.wood.light, 3);
        g.beginPath();
        g.moveTo(u - 4, v - 2);
        g.lineTo(u + 4, v + 2);
        g.stroke();
      }
  });
}

// A roof one stands on: the leads of a church, straw that is laid in one piece over all its hexes, or warm tiles in lime.
function terrace(g, cell, pts, plan) {
  const { leads, thatch } = plan.roofs.over(cell) || {};
  if (thatch) return;
  if (leads) {
    if (leads.apse.has(cell.name)) halfCone(g, cell, pts, leads.apse.get(cell.name));
    else nave(g, cell, pts, leads.room);
    return;
  }
  flagged(g, cell, pts, { angle: plan.boards(cell), row: 7.2, tone: 2, warm: 1, seed: 51, wear: 0.34 });
  inside(g, grown(pts), () => {
    g.fillStyle = 'rgba(176,104,66,0.3)';
    g.fillRect(cell.x - S, cell.y - S, 2 * S, 2 * S);
  });
  if (plan.linkOf(cell)?.down) hatch(g, cell);
}

/** @type {Record<string, (g: any, cell: any, pts: any[], plan: any) => void>} */
export const FLOORS = {
  ...DECKS,
  ...EARTHWORKS,
  ...MACHINE_FLOORS,
  interior: hall,
  doorstep,
  stairs,
  furniture,
  scaffold,
  terrace,
  castle_wall: solid({}),
  tower_wall: solid({ tone: -10, seed: 31 }),
  building_wall: solid({ tone: 12, seed: 41 }),
  rampart: walk(0, 9.5),
  tower_top: towerTop,
  platform,
  timber_frame: timberFrame,
  passage,
  hoarding,
};

/** Floors that stand above the ground, and how high a shadow their whole hex throws; decks have shadows of their own. */
export const RAISED = { castle_wall: 24, tower_wall: 34, building_wall: 16, timber_frame: 11, scaffold: 6, drawbridge: 0, fixed_bridge: 0, jetty: 0, gangway: 0, engine: 0, screen_hex: 0 };
