// A tent over its hexes: slopes of canvas that fall from a ridge to every side, ropes and pegs, the flaps of its openings.
import { P, mix, alpha } from './palette.js';
import { LIGHT } from './shadow.js';
import { beam } from './material.js';
import { hexRng } from './noise.js';
import { brinks } from './layers.js';

const DYES = ['#8f3f36', '#44607a', '#6d7a3c', '#a37a2f'];

// The ridge runs along the tent's length and ends short of its gables.
function ridgeOf(cells) {
  const n = cells.length,
    x = cells.reduce((s, c) => s + c.x, 0) / n,
    y = cells.reduce((s, c) => s + c.y, 0) / n,
    xx = cells.reduce((s, c) => s + (c.x - x) ** 2 - (c.y - y) ** 2, 0),
    xy = cells.reduce((s, c) => s + 2 * (c.x - x) * (c.y - y), 0),
    a = Math.atan2(xy, xx) / 2,
    ux = Math.cos(a),
    uy = Math.sin(a),
    reach = Math.max(0, ...cells.map((c) => Math.abs((c.x - x) * ux + (c.y - y) * uy)));
  return { x, y, ux, uy, reach: Math.max(6, reach * 0.82) };
}

const onRidge = (r, p) => {
  const t = Math.max(-r.reach, Math.min(r.reach, (p.x - r.x) * r.ux + (p.y - r.y) * r.uy));
  return { x: r.x + r.ux * t, y: r.y + r.uy * t };
};

/** @param {object[]} cells the hexes of one tent */
export function tent(g, cells, plan, shadows) {
  const r = ridgeOf(cells),
    rnd = hexRng(cells[0], 90),
    rim = brinks(plan, cells),
    lord = rnd() < 0.3,
    dye = rnd.pick(DYES),
    cloth = rnd.pick(P.cloth);
  for (const c of cells) shadows.poly(plan.outline(c), 9);
  return () => {
    for (const e of rim) {
      const shade = (e.nx * LIGHT.x + e.ny * LIGHT.y) * 0.9,
        p = onRidge(r, e.a),
        q = onRidge(r, e.b);
      g.beginPath();
      g.moveTo(e.a.x, e.a.y);
      g.quadraticCurveTo((e.a.x + e.b.x) / 2 - e.nx * 2.4, (e.a.y + e.b.y) / 2 - e.ny * 2.4, e.b.x, e.b.y);
      g.lineTo(q.x, q.y);
      g.lineTo(p.x, p.y);
      g.closePath();
      g.fillStyle = mix(cloth, shade > 0 ? '#fffaf0' : '#5a4a48', Math.abs(shade) * 0.5);
      g.fill();
      g.strokeStyle = g.fillStyle;
      g.lineWidth = 0.8;
      g.stroke();
      g.strokeStyle = shade > 0 ? 'rgba(110,84,54,0.22)' : 'rgba(40,26,30,0.24)';
      for (let i = 0; i < 5; i++) {
        const t = rnd(),
          a = { x: e.a.x + (e.b.x - e.a.x) * t, y: e.a.y + (e.b.y - e.a.y) * t },
          b = { x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t },
          k = rnd.range(0.5, 0.95);
        g.lineWidth = rnd.range(0.6, 1.6);
        g.beginPath();
        g.moveTo(a.x, a.y);
        g.lineTo(a.x + (b.x - a.x) * k, a.y + (b.y - a.y) * k);
        g.stroke();
      }
      if (lord) {
        g.strokeStyle = dye;
        g.lineWidth = 3;
        g.beginPath();
        g.moveTo(e.a.x - e.nx * 3, e.a.y - e.ny * 3);
        g.lineTo(e.b.x - e.nx * 3, e.b.y - e.ny * 3);
        g.stroke();
      }
    }
    // Seams where slopes meet, then hem, ropes and openings.
    g.strokeStyle = alpha(P.ink, 0.28);
    g.lineWidth = 0.9;
    g.beginPath();
    for (const e of rim) {
      const p = onRidge(r, e.a);
      g.moveTo(e.a.x, e.a.y);
      g.lineTo(p.x, p.y);
    }
    g.stroke();
    for (const e of rim) {
      const kind = plan.sideAt(e.cell, e.d)?.kind,
        x = (e.a.x + e.b.x) / 2,
        y = (e.a.y + e.b.y) / 2;
      g.strokeStyle = alpha(P.ink, 0.5);
      g.lineWidth = 1;
      g.beginPath();
      g.moveTo(e.a.x, e.a.y);
      g.quadraticCurveTo(x - e.nx * 2.4, y - e.ny * 2.4, e.b.x, e.b.y);
      g.stroke();
      if (!isOpen(e, kind)) {
        g.strokeStyle = alpha('#d9c79c', 0.85);
        g.lineWidth = 0.9;
        g.beginPath();
        g.moveTo(x, y);
        g.lineTo(x + e.nx * 12, y + e.ny * 12);
        g.stroke();
        g.fillStyle = P.wood.deep;
        g.fillRect(x + e.nx * 12 - 1.3, y + e.ny * 12 - 1.3, 2.6, 2.6);
      }
    }
    for (const chain of chains(rim.filter((e) => isOpen(e, plan.sideAt(e.cell, e.d)?.kind)))) opening(g, chain, r);
    const k = r.reach + 4;
    beam(g, r.x - r.ux * k, r.y - r.uy * k, r.x + r.ux * k, r.y + r.uy * k, 3.4);
    if (lord) {
      const x = r.x + r.ux * k,
        y = r.y + r.uy * k;
      g.fillStyle = dye;
      g.beginPath();
      g.moveTo(x - 2, y);
      g.quadraticCurveTo(x + 10, y - 13, x + 29, y - 12);
      g.quadraticCurveTo(x + 13, y - 4, x + 1, y + 4);
      g.fill();
      g.strokeStyle = alpha(P.ink, 0.5);
      g.lineWidth = 0.7;
      g.stroke();
    }
  };
}

const isOpen = (e, kind) => kind === 'flap' || (!kind && e.cell.what === 'tent_opening');

// Sides that follow each other, in the order in which the rim runs.
function chains(edges) {
  const near = (p, q) => Math.hypot(p.x - q.x, p.y - q.y) < 1,
    left = edges.slice(),
    found = [];
  while (left.length) {
    const chain = [left.shift()];
    for (let i = 0; i < left.length; i++) {
      const e = left[i];
      if (near(e.a, chain[chain.length - 1].b)) chain.push(e);
      else if (near(e.b, chain[0].a)) chain.unshift(e);
      else continue;
      left.splice(i, 1);
      i = -1;
    }
    found.push(chain);
  }
  return found;
}

// Canvas drawn back from a dark doorway: one opening, however many sides of its hex are open.
function opening(g, chain, r) {
  const rim = [chain[0].a, ...chain.map((e) => e.b)],
    into = (p, k) => {
      const q = onRidge(r, p);
      return { x: p.x + (q.x - p.x) * k, y: p.y + (q.y - p.y) * k };
    },
    part = (t) => {
      const f = t * (rim.length - 1),
        i = Math.min(rim.length - 2, Math.floor(f)),
        k = f - i;
      return { x: rim[i].x + (rim[i + 1].x - rim[i].x) * k, y: rim[i].y + (rim[i + 1].y - rim[i].y) * k };
    },
    fill = (from, to, deep, style) => {
      g.fillStyle = style;
      g.beginPath();
      for (let i = 0; i <= 12; i++) {
        const p = part(from + ((to - from) * i) / 12);
        g.lineTo(p.x, p.y);
      }
      for (let i = 12; i >= 0; i--) {
        const t = i / 12,
          p = into(part(from + (to - from) * (0.5 + (t - 0.5) * 0.62)), deep * (0.72 + 0.28 * Math.sin(t * Math.PI)));
        g.lineTo(p.x, p.y);
      }
      g.closePath();
      g.fill();
    };
  fill(0.08, 0.92, 0.62, 'rgba(34,23,17,0.94)');
  fill(0.16, 0.84, 0.2, alpha(P.earth.light, 0.6));
  for (const [t, to, e, way] of [
    [0.02, 0.2, chain[0], -1],
    [0.98, 0.8, chain[chain.length - 1], 1],
  ]) {
    const a = part(t),
      b = part(to),
      c = into(part((t + to) / 2), 0.55);
    g.fillStyle = '#f0e6cb';
    g.beginPath();
    g.moveTo(a.x, a.y);
    g.quadraticCurveTo(a.x + e.nx * 10, a.y + e.ny * 10, b.x + e.nx * 5 - (way * (e.b.x - e.a.x)) / 9, b.y + e.ny * 5 - (way * (e.b.y - e.a.y)) / 9);
    g.lineTo(c.x, c.y);
    g.closePath();
    g.fill();
    g.strokeStyle = alpha(P.ink, 0.5);
    g.lineWidth = 0.9;
    g.stroke();
  }
}
