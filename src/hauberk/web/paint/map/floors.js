// What each kind of built ground looks like from above, cell by cell. A floor is drawn through the outline its plan gives it.
import { S, H, sideEnds } from './hex.js';
import { hash, hexRng } from './noise.js';
import { P, mix, alpha } from './palette.js';
import { LIGHT } from './shadow.js';
import { beam, block, framed, planks } from './material.js';
import { boarded, cobbled, flagged, grown, inside, sectioned, trace } from './paving.js';
import { boulder } from './rocks.js';
import { blob } from './flora.js';
import { scorch } from './engines.js';
import { furnish } from './buildings.js';
import { fascines } from './timber.js';

const SIDES = [0, 1, 2, 3, 4, 5];
const bearing = (a, b) => Math.atan2(b.y - a.y, b.x - a.x);

/** The direction in which cells of the same make go on from here: a wall's run, a board's run. */
export function runOf(plan, cell, same) {
  let x = 0,
    y = 0,
    many = 0;
  for (const d of SIDES) {
    const n = plan.beside(cell, d);
    if (!n || !same(n)) continue;
    many += 1;
    const a = bearing(cell, n) * 2; // doubled: a line has no front
    x += Math.cos(a);
    y += Math.sin(a);
  }
  if (many > 3 || Math.hypot(x, y) < 0.2) return 0;
  const half = Math.atan2(y, x) / 2;
  return (Math.round(half / (Math.PI / 6)) * Math.PI) / 6;
}

// Earth under what men have changed: a patch that covers what the sheet shows there.
function patch(g, cell, colour, strength = 0.95, reach = 1.06) {
  const m = g.createRadialGradient(cell.x, cell.y, 6, cell.x, cell.y, S * reach);
  m.addColorStop(0, alpha(colour, strength));
  m.addColorStop(0.75, alpha(colour, strength * 0.9));
  m.addColorStop(1, alpha(colour, 0));
  g.fillStyle = m;
  g.beginPath();
  g.arc(cell.x, cell.y, S * reach, 0, 7);
  g.fill();
}

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
    g.fillStyle = K.mortar;
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
  if (plan.paved(cell)) flagged(g, cell, pts, { row: 11, tone: -10, seed: 21 });
  else room(g, cell, pts, plan);
}

// Where one comes in the floor is of broad worn slabs, so that a horse may stand there.
function doorstep(g, cell, pts, plan) {
  flagged(g, cell, pts, { row: 15, tone: -4, warm: 1, seed: 61, wear: 0.3 });
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
    what = hallowed ? (rnd() < 0.72 ? 'benches' : 'altar') : ['table', 'bed', 'chest', 'barrels', 'shelf'][Math.floor(rnd() * 5)],
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
        g.fillStyle = '#fff2c0';
        g.beginPath();
        g.arc(0, v, 2.2, 0, 7);
        g.fill();
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
    newel(g, cell, rnd, !link?.up);
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

function newel(g, cell, rnd, downOnly) {
  const { x, y } = cell,
    R = S * 0.62;
  g.fillStyle = P.stone.mortar;
  g.beginPath();
  g.arc(x, y, R + 2.4, 0, 7);
  g.fill();
  for (let i = 0; i < 15; i++) {
    const a = (i / 15) * 6.283;
    g.fillStyle = mix('#3c352c', P.stone.light, downOnly ? 0.1 + (i / 15) * 0.4 : i / 15);
    g.beginPath();
    g.moveTo(x, y);
    g.arc(x, y, R, a, a + 6.283 / 15 - 0.03);
    g.fill();
  }
  g.fillStyle = P.stone.mid;
  g.beginPath();
  g.arc(x, y, 4.4, 0, 7);
  g.fill();
  g.strokeStyle = alpha(P.ink, 0.7);
  g.lineWidth = 1;
  g.beginPath();
  g.arc(x, y, R + 2.4, 0, 7);
  g.stroke();
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
    const [a, b] = sideEnds(cell, d).map((p, i) => plan.corner(cell, [4, 5, 0, 1, 2, 3][d] + i));
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

// A deck over water or a ditch, along its line.
function deck(width, grey, rails) {
  return (g, cell, pts, plan) => {
    const run = plan.axisOf(cell),
      rnd = hexRng(cell, 74),
      L = H * 1.04,
      W = S * width;
    framed(g, cell.x, cell.y, run, (light) => {
      g.fillStyle = 'rgba(20,14,20,0.34)';
      g.fillRect(-L / 2 + 3, -W / 2 + 5, L, W);
      planks(g, -L / 2, -W / 2, L / 2, W / 2, rnd, { dir: 1, width: 6.2, grey });
      for (const v of [-W / 2, W / 2]) {
        beam(g, -L / 2, v, L / 2, v, rails, light);
        if (rails > 4) for (const u of [-L * 0.3, L * 0.2]) block(g, u, v - 3, 6, 6, light, P.wood.light, 2);
      }
    });
  };
}

function drawbridge(g, cell, pts, plan) {
  deck(1.42, 0.15, 4.6)(g, cell, pts, plan);
  framed(g, cell.x, cell.y, plan.axisOf(cell), () => {
    g.fillStyle = P.iron;
    for (const u of [-H * 0.3, H * 0.28]) g.fillRect(u, -S * 0.68, 3, S * 1.36);
    for (const v of [-S * 0.6, S * 0.6])
      for (let u = -H / 2; u < H / 2; u += 5.4) {
        g.fillStyle = '#77777a';
        g.beginPath();
        g.ellipse(u, v, 2.2, 1.2, 0, 0, 7);
        g.fill();
      }
  });
}

// Raised: the bridge stands on edge before the gate, seen as a thick board with its chains.
function drawbridgeUp(g, cell, pts, plan) {
  const d = SIDES.find((k) => /passage|castle_wall|tower_wall/.test(plan.beside(cell, k)?.what) && plan.beside(cell, k).what === 'passage') ?? SIDES.find((k) => plan.rank(plan.beside(cell, k)?.c, plan.beside(cell, k)?.r) >= 4),
    to = d === undefined ? null : plan.beside(cell, d);
  if (!to) return;
  const rnd = hexRng(cell, 75);
  framed(g, cell.x, cell.y, bearing(cell, to), (light) => {
    g.fillStyle = 'rgba(20,14,20,0.5)';
    g.fillRect(H * 0.2, -S * 0.66, 16, S * 1.4);
    planks(g, H * 0.24, -S * 0.7, H * 0.24 + 11, S * 0.7, rnd, { width: 6.2, grey: 0.1, tone: -8 });
    g.fillStyle = P.iron;
    for (const v of [-S * 0.5, 0, S * 0.46]) g.fillRect(H * 0.23, v, 13, 3);
    beam(g, H * 0.42, -S * 0.74, H * 0.42, S * 0.74, 4.4, light, P.wood.dark);
  });
}

function broken(g, cell, rnd, n, spread, colour = [P.wood.mid, P.wood.light]) {
  for (let i = 0; i < n; i++)
    framed(g, cell.x + rnd.sym(spread), cell.y + rnd.sym(spread), rnd() * 3.14, (light) => {
      const l = rnd.range(7, 17);
      g.fillStyle = 'rgba(20,14,18,0.3)';
      g.fillRect(-l + 2, 0, 2 * l, 5);
      beam(g, -l, 0, l, rnd.sym(2), rnd.range(3, 5.4), light, mix(colour[0], colour[1], rnd()));
    });
}

function bridgeDestroyed(g, cell, pts, plan) {
  const rnd = hexRng(cell, 76);
  framed(g, cell.x, cell.y, plan.axisOf(cell), (light) => {
    for (const k of [-1, 1]) {
      for (let i = 0; i < 6; i++) {
        const v = -S * 0.6 + i * S * 0.24,
          l = rnd.range(8, 18);
        beam(g, k * H * 0.5, v, k * (H * 0.5 - l), v + rnd.sym(2), 6, light, mix(P.wood.mid, P.char, rnd() * 0.5));
      }
      for (const v of [-S * 0.42, S * 0.4]) block(g, k * H * 0.2 - 4, v - 4, 8, 8, light, P.wood.dark, 3);
    }
  });
  broken(g, cell, rnd, 4, 14, [P.wood.dark, P.wood.mid]);
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

// A tilting gate: a heavy leaf of beams between two posts, shut, raised overhead, or in pieces.
function tiltingGate(state) {
  return (g, cell, pts, plan) => {
    const run = plan.gateRun(cell),
      rnd = hexRng(cell, 78),
      W = H * 0.94;
    cobbled(g, cell, pts, { size: 7.4, tone: -6 });
    framed(g, cell.x, cell.y, run, (light) => {
      if (state === 'closed') {
        g.fillStyle = 'rgba(20,14,20,0.42)';
        g.fillRect(-W / 2, -6, W, 20);
        planks(g, -W / 2, -22, W / 2, 3, rnd, { dir: 1, width: 6.4, grey: 0.12, tone: 6 });
        for (const v of [-18, -3]) {
          g.fillStyle = P.iron;
          g.fillRect(-W / 2, v, W, 2.6);
        }
        for (let u = -W / 2 + 3; u < W / 2; u += 6.4) block(g, u - 1.6, -26, 3.4, 6, light, P.wood.light, 1.4); // its points
        beam(g, -W / 2 - 3, -10, W / 2 + 3, -10, 6, light, P.wood.dark);
        g.strokeStyle = P.ink;
        g.lineWidth = 1.1;
        g.strokeRect(-W / 2, -22, W, 25);
      } else if (state === 'open') {
        // seen from above the raised leaf hangs level over the inner half: one walks under it
        planks(g, -W / 2, 2, W / 2, H * 0.47, rnd, { dir: 1, width: 6, grey: 0.2, tone: 6 });
        g.fillStyle = P.iron;
        for (const v of [9, H * 0.38]) g.fillRect(-W / 2, v, W, 2.6);
        g.strokeStyle = alpha(P.ink, 0.7);
        g.lineWidth = 1;
        g.strokeRect(-W / 2, 2, W, H * 0.45);
        g.strokeStyle = '#cdb98a';
        g.lineWidth = 1.4;
        g.beginPath();
        for (const u of [-W / 2, W / 2]) {
          g.moveTo(u, -3);
          g.lineTo(u * 0.92, H * 0.44);
        }
        g.stroke();
      } else {
        broken(g, { x: 0, y: 0 }, rnd, 11, 17);
        for (let i = 0; i < 3; i++) {
          g.fillStyle = P.iron;
          g.fillRect(rnd.sym(20), rnd.sym(16), 12, 2.4);
        }
      }
      for (const u of [-W / 2 - 6, W / 2 - 6]) block(g, u, -20, 12, 18, light, state === 'broken' ? P.char : P.wood.light, 5);
    });
  };
}

function stockadeDown(g, cell) {
  const rnd = hexRng(cell, 79);
  if (cell.changed) patch(g, cell, P.yard.mid, 0.8);
  for (let i = 0; i < 9; i++)
    framed(g, cell.x + rnd.sym(12), cell.y - 24 + i * 6, rnd.sym(0.5) + 0.25, (light) => {
      const l = rnd.range(18, 27);
      g.fillStyle = 'rgba(20,14,18,0.3)';
      g.fillRect(-l + 3, 1, 2 * l, 6);
      beam(g, -l, 0, l, 0, 6.4, light, mix(P.wood.mid, P.wood.light, rnd()));
      g.fillStyle = '#e6cf9c';
      g.beginPath();
      g.moveTo(l + 7, 0);
      g.lineTo(l - 1, -3);
      g.lineTo(l - 1, 3);
      g.fill();
    });
}

export function rubbleHeap(g, cell, pts, plan, loose = 62) {
  const rnd = hexRng(cell, 80);
  patch(g, cell, P.stone.dark, 0.9, 1.16);
  const list = [];
  for (let i = 0; i < loose; i++) {
    const a = rnd() * 6.283,
      t = Math.sqrt(rnd());
    list.push({ x: cell.x + Math.cos(a) * t * S * 1.02, y: cell.y + Math.sin(a) * t * S * 0.92, r: rnd.range(2.4, 9) * (1.2 - t * 0.5), cut: rnd() < 0.55 });
  }
  list.sort((a, b) => a.r - b.r);
  for (const o of list)
    if (o.cut)
      framed(g, o.x, o.y, rnd() * 3.1, (light) =>
        block(g, -o.r, -o.r * 0.6, o.r * 1.8, o.r * 1.15, light, mix(P.stone.dark, P.stone.light, 0.25 + rnd() * 0.6, rnd.sym(12)), o.r * 0.3),
      );
    else boulder(g, o.x, o.y, o.r, rnd);
}

function trench(g, cell, pts, plan) {
  const run = runOf(plan, cell, (n) => n.what === 'trench'),
    rnd = hexRng(cell, 81),
    ends = SIDES.filter((d) => plan.beside(cell, d)?.what === 'trench');
  const arms = ends.length ? ends.map((d) => plan.place(cell, d)).map((p) => ({ x: (p.x + cell.x) / 2, y: (p.y + cell.y) / 2 })) : [-1, 1].map((k) => ({ x: cell.x + Math.cos(run) * S * 0.8 * k, y: cell.y + Math.sin(run) * S * 0.8 * k }));
  const stroke = (w, c, dx = 0, dy = 0) => {
    g.strokeStyle = c;
    g.lineWidth = w;
    g.lineCap = g.lineJoin = 'round';
    g.beginPath();
    for (const p of arms) {
      g.moveTo(p.x + dx, p.y + dy);
      g.lineTo(cell.x + dx, cell.y + dy);
    }
    g.stroke();
  };
  stroke(50, alpha(P.earth.mid, 0.35));
  stroke(44, alpha(P.earth.dark, 0.9));
  stroke(33, P.earth.wet);
  stroke(27, '#3b2e20', -2, -2);
  stroke(22, mix(P.earth.wet, P.earth.dark, 0.4), 2, 2);
  for (let i = 0; i < 16; i++) {
    const p = arms[i % arms.length],
      t = rnd(),
      a = bearing(cell, p) + Math.PI / 2,
      k = (i & 1 ? 1 : -1) * rnd.range(18, 23),
      x = cell.x + (p.x - cell.x) * t + Math.cos(a) * k,
      y = cell.y + (p.y - cell.y) * t + Math.sin(a) * k;
    g.fillStyle = mix(P.earth.dark, P.earth.light, rnd());
    g.beginPath();
    blob(g, x, y, rnd.range(2.4, 4.4), rnd, 6, 0.2);
    g.fill();
  }
  // revetment of hurdles on the inner walls
  for (const p of arms)
    framed(g, cell.x, cell.y, bearing(cell, p), (light) => {
      const L = Math.hypot(p.x - cell.x, p.y - cell.y);
      for (const v of [-14, 14]) {
        beam(g, 0, v, L, v, 2.6, light, P.wood.mid);
        for (let u = 4; u < L; u += 9) block(g, u, v - 2, 4, 4, light, P.wood.light, 1);
      }
    });
}

function mine(g, cell, pts, plan) {
  const rnd = hexRng(cell, 82),
    run = runOf(plan, cell, (n) => n.what === 'mine');
  const m = g.createRadialGradient(cell.x, cell.y, 8, cell.x, cell.y, S * 1.05);
  m.addColorStop(0, '#1a130d');
  m.addColorStop(0.72, '#2a1f15');
  m.addColorStop(0.86, alpha(P.earth.wet, 0.9));
  m.addColorStop(1, alpha(P.earth.dark, 0));
  g.fillStyle = m;
  g.beginPath();
  blob(g, cell.x, cell.y, S * 1.02, rnd, 16, 0.07);
  g.fill();
  framed(g, cell.x, cell.y, run, (light) => {
    for (const u of [-H * 0.32, 0, H * 0.32]) {
      beam(g, u, -S * 0.5, u, S * 0.5, 5, light, P.wood.mid);
      for (const v of [-S * 0.5, S * 0.5]) block(g, u - 4, v - 4, 8, 8, light, P.wood.light, 2);
    }
  });
  for (let i = 0; i < 9; i++) boulder(g, cell.x + rnd.sym(S * 0.8), cell.y + rnd.sym(S * 0.7), rnd.range(1.6, 3.4), rnd);
}

function burnt(g, cell) {
  scorch(g, { hex: cell }, (cell.seed + cell.lc * 31 + cell.lr * 17) | 0);
}

function rungs(g, L, W, light, colour = P.wood.light) {
  for (let u = -L + 5; u < L - 2; u += 7.4) beam(g, u, -W, u, W, 2.6, light, colour);
  for (const v of [-W, W]) beam(g, -L, v, L, v, 3.6, light, colour);
}

const ladder = (g, cell) => framed(g, cell.x, cell.y, -Math.PI / 2, (light) => rungs(g, H * 0.46, 8, light));

function rope(g, cell) {
  const rnd = hexRng(cell, 83);
  g.strokeStyle = P.wood.deep;
  for (const [w, c] of [
    [3.8, P.wood.deep],
    [2.4, '#d8c392'],
  ]) {
    g.strokeStyle = c;
    g.lineWidth = w;
    g.beginPath();
    g.moveTo(cell.x, cell.y - H * 0.5);
    g.bezierCurveTo(cell.x + 6, cell.y - 12, cell.x - 8, cell.y + 4, cell.x + 2, cell.y + 14);
    g.stroke();
    g.beginPath();
    for (let i = 0; i < 3; i++) g.ellipse(cell.x + 2, cell.y + 17, 12 - i * 3.4, 7 - i * 2, 0.1 * i + rnd.sym(0.01), 0, 7);
    g.stroke();
  }
}

// Floors of machines, where nothing more is known of the machine.
const timber = (mark) => (g, cell, pts) => {
  const run = hexRng(cell, 84);
  boarded(g, cell, pts.map((p) => ({ x: cell.x + (p.x - cell.x) * 0.96, y: cell.y + (p.y - cell.y) * 0.96 })), { width: 7, grey: 0.25, tone: mark === 'foot' ? -16 : 0 });
  const frame = (light) => {
    if (mark === 'foot') for (const v of [-20, 20]) block(g, -9, v - 3, 18, 6, light, P.wood.deep, 3);
    if (mark === 'floor') for (let i = 0; i < 4; i++) beam(g, -8 + i * 5, -7, -8 + i * 5, 7, 1.8, light, P.wood.light);
    if (mark === 'roof') for (let i = 0; i < 6; i++) block(g, -24 + i * 9, -27, 6, 8, light, P.wood.light, 3);
    if (mark === 'bridge') for (const v of [-16, 0, 16]) beam(g, -30, v, 30, v, 3.4, light, P.wood.dark);
    if (mark === 'winch') {
      beam(g, -20, 0, 20, 0, 11, light, P.wood.mid);
      for (const u of [-17, 14]) for (let i = 0; i < 2; i++) beam(g, u, -12 + i, u + i * 4, 12, 2.4, light, P.wood.light);
      g.strokeStyle = '#cdb98a';
      g.lineWidth = 1.4;
      g.beginPath();
      for (let u = -9; u < 9; u += 2.4) {
        g.moveTo(u, -5);
        g.lineTo(u + 0.6, 5);
      }
      g.stroke();
    }
    if (mark === 'hides' || mark === 'hurdles') {
      for (let i = -3; i < 3; i++)
        for (let j = -3; j < 3; j++) {
          g.fillStyle = mark === 'hides' ? mix(run.pick(P.hide), '#5a4430', run() * 0.3) : mix(P.wood.grey, P.wood.mid, run());
          g.fillRect(i * 10, j * 9, 10, 9);
          g.strokeStyle = alpha(P.ink, 0.35);
          g.lineWidth = 0.7;
          g.strokeRect(i * 10, j * 9, 10, 9);
        }
      beam(g, -31, 0, 31, 0, 4.4, light);
    }
    if (mark === 'beam') {
      beam(g, -31, 0, 31, 0, 14, light, P.wood.light);
      g.fillStyle = P.iron;
      for (const u of [-20, 0, 20]) g.fillRect(u, -7.6, 3, 15.2);
    }
    if (mark === 'engine') {
      for (const v of [-15, 15]) beam(g, -24, v, 24, v, 7, light, P.wood.mid);
      beam(g, -8, -22, -8, 22, 7, light, P.wood.dark);
      beam(g, -26, 0, 28, 0, 5, light, P.wood.light);
    }
  };
  framed(g, cell.x, cell.y, 0, frame);
};

// A roof one stands on: warm tiles in lime.
function terrace(g, cell, pts, plan) {
  flagged(g, cell, pts, { angle: plan.boards(cell), row: 7.2, tone: 2, warm: 1, seed: 51, wear: 0.34 });
  inside(g, grown(pts), () => {
    g.fillStyle = 'rgba(176,104,66,0.3)';
    g.fillRect(cell.x - S, cell.y - S, 2 * S, 2 * S);
  });
  if (plan.linkOf(cell)?.down) hatch(g, cell);
}

function mantletHex(g, cell) {
  const rnd = hexRng(cell, 85);
  framed(g, cell.x, cell.y, 0, (light) => {
    for (const u of [-15, 15]) beam(g, u, -16, u, 18, 3.4, light, P.wood.dark);
    g.fillStyle = 'rgba(20,14,18,0.35)';
    g.fillRect(-26, -14, 54, 9);
    planks(g, -27, -21, 27, -11, rnd, { dir: 1, width: 4.6, grey: 0.3 });
    for (const v of [-19, -13]) beam(g, -29, v, 29, v, 3, light);
  });
}

/** @type {Record<string, (g: any, cell: any, pts: any[], plan: any) => void>} */
export const FLOORS = {
  interior: hall,
  doorstep,
  stairs,
  furniture,
  scaffold,
  terrace,
  mantlet_hex: mantletHex,
  castle_wall: solid({}),
  tower_wall: solid({ tone: -10, seed: 31 }),
  building_wall: solid({ tone: 12, seed: 41 }),
  rampart: walk(0, 9.5),
  tower_top: towerTop,
  platform,
  timber_frame: timberFrame,
  gate_closed: tiltingGate('closed'),
  gate_open: tiltingGate('open'),
  gate_destroyed: tiltingGate('broken'),
  stockade_down: stockadeDown,
  passage,
  jetty: deck(1.5, 0.7, 3.6),
  fixed_bridge: deck(1.44, 0.3, 5.4),
  gangway: deck(0.66, 0.6, 2.6),
  drawbridge,
  drawbridge_up: drawbridgeUp,
  bridge_destroyed: bridgeDestroyed,
  hoarding,
  trench,
  ladder,
  rope,
  rubble: rubbleHeap,
  filled_moat: (g, cell) => fascines(g, cell),
  mine,
  burnt,
  tower_ground: timber('foot'),
  tower_floor: timber('floor'),
  tower_roof: timber('roof'),
  tower_bridge: timber('bridge'),
  tower_winch: timber('winch'),
  ram_hex: timber('hides'),
  ram_beam: timber('beam'),
  gallery_hex: timber('hurdles'),
  engine: timber('engine'),
};

/** Floors that stand above the ground and throw a shadow, by height above it where they lie on the ground. */
export const RAISED = { castle_wall: 24, tower_wall: 34, building_wall: 16, timber_frame: 11, drawbridge: 4, fixed_bridge: 5, jetty: 4, gangway: 4, scaffold: 6, engine: 9 };

export { trace };
