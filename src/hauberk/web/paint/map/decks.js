// Decks over water and ditches, drawbridges, gates that tilt, palisades that have fallen.
import { H, S } from './hex.js';
import { hexRng } from './noise.js';
import { P, mix, alpha } from './palette.js';
import { beam, block, framed, planks } from './material.js';
import { cobbled } from './paving.js';
import { SIDES, bearing } from './runs.js';
import { patch } from './earthworks.js';

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

export const DECKS = {
  gate_closed: tiltingGate('closed'),
  gate_open: tiltingGate('open'),
  gate_destroyed: tiltingGate('broken'),
  stockade_down: stockadeDown,
  jetty: deck(1.5, 0.7, 3.6),
  fixed_bridge: deck(1.44, 0.3, 5.4),
  gangway: deck(0.66, 0.6, 2.6),
  drawbridge,
  drawbridge_up: drawbridgeUp,
  bridge_destroyed: bridgeDestroyed,
};
