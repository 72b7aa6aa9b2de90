// What is dug, fallen, burnt or hung: rubble, trenches, mines, scorched ground, ladders and ropes.
import { H, S } from './hex.js';
import { hexRng } from './noise.js';
import { P, mix, alpha } from './palette.js';
import { beam, block, framed } from './material.js';
import { boulder } from './rocks.js';
import { blob } from './flora.js';
import { scorch } from './fire.js';
import { fascines } from './timber.js';
import { SIDES, bearing, runOf } from './runs.js';

// Earth under what men have changed: a patch that covers what the sheet shows there.
export function patch(g, cell, colour, strength = 0.95, reach = 1.06) {
  const m = g.createRadialGradient(cell.x, cell.y, 6, cell.x, cell.y, S * reach);
  m.addColorStop(0, alpha(colour, strength));
  m.addColorStop(0.75, alpha(colour, strength * 0.9));
  m.addColorStop(1, alpha(colour, 0));
  g.fillStyle = m;
  g.beginPath();
  g.arc(cell.x, cell.y, S * reach, 0, 7);
  g.fill();
}

function rubbleHeap(g, cell, pts, plan, loose = 62) {
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

/** Trenches run on from hex to hex: every layer of earth is laid for all of them before the next. */
export function trenches(g, cells, plan) {
  if (!cells.length) return;
  const runs = cells.map((cell) => {
      const ends = SIDES.filter((d) => plan.beside(cell, d)?.what === 'trench'),
        run = ends.length ? 0 : -Math.PI / 6,
        arms = ends.map((d) => plan.place(cell, d)).map((p) => ({ x: (p.x + cell.x) / 2, y: (p.y + cell.y) / 2 }));
      // one that ends here goes on a little, one that stands alone both ways
      if (ends.length === 1) arms.push({ x: cell.x - (arms[0].x - cell.x) * 0.5, y: cell.y - (arms[0].y - cell.y) * 0.5 });
      if (!ends.length) for (const k of [-1, 1]) arms.push({ x: cell.x + Math.cos(run) * S * 0.6 * k, y: cell.y + Math.sin(run) * S * 0.6 * k });
      return { cell, arms };
    }),
    stroke = (w, c, dx = 0, dy = 0) => {
      g.strokeStyle = c;
      g.lineWidth = w;
      g.lineCap = g.lineJoin = 'round';
      g.beginPath();
      for (const { cell, arms } of runs)
        for (const p of arms) {
          g.moveTo(p.x + dx, p.y + dy);
          g.lineTo(cell.x + dx, cell.y + dy);
        }
      g.stroke();
    };
  stroke(50, alpha(P.earth.mid, 0.4));
  stroke(44, mix(P.earth.dark, P.earth.mid, 0.3));
  stroke(34, P.earth.wet);
  stroke(28, '#33271a', -2, -2);
  stroke(23, mix(P.earth.wet, P.earth.dark, 0.4), 2, 2);
  for (const { cell, arms } of runs) {
    const rnd = hexRng(cell, 81);
    for (const p of arms)
      framed(g, cell.x, cell.y, bearing(cell, p), (light) => {
        const L = Math.hypot(p.x - cell.x, p.y - cell.y);
        for (const v of [-14, 14]) {
          beam(g, 7, v, L, v, 2.6, light, P.wood.mid); // hurdles hold the earth
          for (let u = 9; u < L; u += 10) block(g, u, v - 2, 4, 4, light, P.wood.light, 1);
        }
        for (let i = 0; i < 6; i++) {
          g.fillStyle = mix(P.earth.dark, P.earth.light, rnd());
          g.beginPath();
          blob(g, rnd() * L, (i & 1 ? 1 : -1) * rnd.range(18, 23), rnd.range(2.2, 4.2), rnd, 6, 0.2);
          g.fill();
        }
      });
  }
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

function burnt(g, cell, pts, plan) {
  const beside = SIDES.map((d) => plan.beside(cell, d)).filter((n) => n?.what === 'burnt');
  scorch(g, { hex: cell }, (cell.seed + cell.lc * 31 + cell.lr * 17) | 0, beside);
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

export const EARTHWORKS = {
  rubble: rubbleHeap,
  filled_moat: (g, cell) => fascines(g, cell),
  mine,
  burnt,
  ladder,
  rope,
};
