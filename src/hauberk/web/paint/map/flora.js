// Living things: tufts, flowers, scrub, trees, reeds.
import { S } from './hex.js';
import { hexRng, fbm } from './noise.js';
import { P, mix, alpha } from './palette.js';

// A soft irregular outline through n points: the basic brush mark of bushes and crowns.
export function blob(g, x, y, r, rnd, n = 8, rough = 0.2, squash = 1) {
  const pts = [],
    a0 = rnd() * 6.28;
  for (let i = 0; i < n; i++) {
    const a = a0 + (i / n) * 6.283,
      q = r * (1 + rnd.sym(rough));
    pts.push([x + Math.cos(a) * q, y + Math.sin(a) * q * squash]);
  }
  const mid = (p, q) => [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
  let m = mid(pts[n - 1], pts[0]);
  g.moveTo(m[0], m[1]);
  for (let i = 0; i < n; i++) {
    const p = pts[i];
    m = mid(p, pts[(i + 1) % n]);
    g.quadraticCurveTo(p[0], p[1], m[0], m[1]);
  }
  g.closePath();
}

// Batches the strokes of one hex by colour: few paths keep the rasteriser fast, and none is shared with a neighbour
// that another window would not draw.
export class Batch {
  constructor(g, width = 0.9) {
    this.g = g;
    this.width = width;
    this.sets = new Map();
  }
  add(colour, draw) {
    let path = this.sets.get(colour);
    if (!path) this.sets.set(colour, (path = new Path2D()));
    draw(path);
  }
  flush() {
    this.g.lineWidth = this.width;
    for (const [colour, path] of this.sets) {
      this.g.strokeStyle = colour;
      this.g.stroke(path);
    }
    this.sets.clear();
  }
}

const open = (f, x, y) =>
  f.at('water', x, y) < 0.3 &&
  f.at('path', x, y) < 0.34 &&
  f.at('sand', x, y) < 0.35 &&
  f.at('earth', x, y) < 0.42 &&
  f.at('moat', x, y) < 0.15;

const WET = ['river', 'shallows', 'moat', 'ford'];

export function meadow(g, view, f) {
  const dark = new Batch(g, 0.9),
    lit = new Batch(g, 0.8);
  g.lineCap = 'round';
  for (const h of view.hexes) {
    if (WET.includes(h.kind)) continue;
    const rnd = hexRng(h, 1),
      lx = h.lc * 54,
      ly = (h.lr + (h.lc & 1) / 2) * 62.35,
      lush = fbm(lx / 120, ly / 120, h.seed + 70, 2);
    const n = ((7 + lush * 20) * P.lush) | 0;
    for (let i = 0; i < n; i++) {
      const x = h.x + h.turn * rnd.sym(S),
        y = h.y + h.turn * rnd.sym(S * 0.86),
        k = rnd.range(2.2, 4.6),
        lean = rnd.sym(1.2),
        pale = rnd() < 0.5;
      if (!open(f, x, y)) continue;
      for (let b = -1; b <= 1; b++) {
        const tx = x + b * k * 0.42 + lean,
          ty = y - k * (b ? 0.8 : 1.05);
        (b <= 0 && pale ? lit : dark).add(b < 0 ? alpha(P.blade[2], 0.55) : alpha(P.blade[b ? 0 : 1], 0.6), (p) => {
          p.moveTo(x + b * 0.7, y);
          p.quadraticCurveTo(x + b * 0.8, y - k * 0.6, tx, ty);
        });
      }
    }
    // Flowers come in drifts, never evenly sprinkled.
    const drift = fbm(lx / 85, ly / 85, h.seed + 90, 2);
    if (h.kind === 'flat' && drift > 0.55) {
      const col = P.flower[((fbm(lx / 190, ly / 190, h.seed + 95, 1) * 7.9) | 0) % 4],
        cx = h.x + h.turn * rnd.sym(14),
        cy = h.y + h.turn * rnd.sym(14);
      for (let i = 0, m = 4 + (drift - 0.55) * 60; i < m; i++) {
        const x = cx + rnd.sym(15) + rnd.sym(8),
          y = cy + rnd.sym(13) + rnd.sym(8);
        if (!open(f, x, y)) continue;
        const r = rnd.range(0.75, 1.35);
        g.fillStyle = alpha(P.grass.shade, 0.6);
        g.beginPath();
        g.arc(x + 0.7, y + 0.8, r, 0, 7);
        g.fill();
        g.fillStyle = mix(col, '#ffffff', rnd() * 0.25);
        g.beginPath();
        g.arc(x, y, r, 0, 7);
        g.fill();
      }
    }
    dark.flush();
    lit.flush();
  }
}

// Scrub: thorny clumps, each a spray of leaf strokes from a dark heart, with ground between
// them. Strokes, not domes: scrub must never be mistaken for a small tree or a stone.
export function scrub(g, h, shadows) {
  const rnd = hexRng(h, 2),
    C = P.scrub,
    spots = [];
  for (let i = 0; i < 50 && spots.length < 10; i++) {
    const a = rnd() * 6.28,
      d = Math.sqrt(rnd()) * S * 0.76,
      x = h.x + h.turn * Math.cos(a) * d,
      y = h.y + h.turn * Math.sin(a) * d * 0.95,
      r = rnd.range(6, 11.5);
    if (spots.every((s) => Math.hypot(s.x - x, s.y - y) > (s.r + r) * 0.66)) spots.push({ x, y, r });
  }
  spots.sort((a, b) => a.y - b.y);
  for (const s of spots) shadows.disc(s.x, s.y + 1, s.r * 0.72, 3.5);
  return () => {
    g.lineCap = 'round';
    for (const s of spots) {
      const dry = rnd() < 0.3,
        spray = (n, r0, r1, wd, col) => {
          g.strokeStyle = col;
          g.lineWidth = wd;
          g.beginPath();
          for (let i = 0; i < n; i++) {
            const a = rnd() * 6.28,
              q = s.r * rnd.range(r0, r1),
              k = q * rnd.range(0.3, 0.6),
              ox = -s.r * 0.1,
              tw = a + rnd.sym(0.5);
            g.moveTo(s.x + ox + Math.cos(a) * k, s.y + ox + Math.sin(a) * k * 0.9);
            g.lineTo(s.x + ox + Math.cos(tw) * q, s.y + ox * 1.6 + Math.sin(tw) * q * 0.9);
          }
          g.stroke();
        };
      g.fillStyle = alpha(C.dark, 0.9);
      g.beginPath();
      blob(g, s.x, s.y, s.r * 0.74, rnd, 9, 0.3);
      g.fill();
      spray(13, 0.8, 1.15, 2.1, C.dark);
      spray(12, 0.65, 1.02, 1.9, mix(C.mid, dry ? C.tip : '#5c6b38', dry ? 0.3 : 0.4, rnd.sym(6)));
      g.save();
      g.translate(-s.r * 0.16, -s.r * 0.2);
      spray(9, 0.4, 0.8, 1.5, mix(C.light, dry ? C.tip : '#8a9450', 0.5, rnd.sym(6)));
      spray(5, 0.2, 0.62, 1.2, C.tip);
      g.restore();
    }
  };
}

/** Kind, place and size of a hex's tree. */
export function treeOf(h, rnd = hexRng(h, 3)) {
  const C = P.tree[rnd() < 0.55 ? 0 : rnd() < 0.6 ? 1 : 2],
    R = S * rnd.range(0.98, 1.22);
  return { C, R, x: h.x + h.turn * rnd.sym(4), y: h.y + h.turn * rnd.sym(4) - 3 };
}

// A tree crown is a dome of leaf clusters, each lit by its place on the dome, painted from the
// rim inwards; loose leaves break the outline. It overhangs its hex on purpose.
export function tree(g, h, shadows, fine = 2) {
  const rnd = hexRng(h, 3),
    { C, R, x, y } = treeOf(h, rnd);
  shadows.disc(x + 3, y + 3, R * 0.92, R * 0.46);
  return () => {
    const leaves = (n, rad, size, colour) => {
      g.fillStyle = colour;
      g.beginPath();
      for (let i = 0; i < n; i++) {
        const a = rnd() * 6.28,
          d = rad * rnd.range(0.9, 1.1),
          lx = x + Math.cos(a) * d,
          ly = y + Math.sin(a) * d,
          t = rnd() * 3.1;
        g.moveTo(lx + size * Math.cos(t), ly + size * Math.sin(t));
        g.ellipse(lx, ly, size, size * 0.6, t, 0, 6.284);
      }
      g.fill();
    };
    if (fine) leaves(60, R * 0.96, 2.1, mix(C.edge, C.dark, 0.6));
    const dome = g.createRadialGradient(x - R * 0.35, y - R * 0.35, R * 0.1, x, y, R); // no black holes on the lit side
    dome.addColorStop(0, C.mid);
    dome.addColorStop(0.65, C.dark);
    dome.addColorStop(1, C.edge);
    g.fillStyle = dome;
    g.beginPath();
    blob(g, x, y, R * 0.98, rnd, 13, 0.1);
    g.fill();
    const cl = [];
    const ring = fine ? 13 : 8;
    for (let i = 0; i < ring; i++) {
      // a closed rim first: no dark gap may show on the lit side
      const a = ((i + rnd.sym(0.3)) / ring) * 6.283,
        d = rnd.range(0.76, 0.85);
      cl.push({ x: Math.cos(a) * d, y: Math.sin(a) * d, d, q: rnd.range(0.21, 0.27) * (fine ? 1 : 1.4) });
    }
    const gap = fine ? 0.185 : 0.34;
    for (let i = 0; i < 160 && cl.length < (fine ? 40 : 16); i++) {
      const a = rnd() * 6.28,
        d = Math.sqrt(rnd()) * 0.8,
        q = rnd.range(0.17, 0.27) * (fine ? 1 : 1.4);
      const cx = Math.cos(a) * d,
        cy = Math.sin(a) * d;
      if (cl.every((c) => Math.hypot(c.x - cx, c.y - cy) > gap)) cl.push({ x: cx, y: cy, d, q });
    }
    cl.sort((a, b) => b.d - a.d);
    for (const c of cl) {
      const up = Math.sqrt(Math.max(0, 1 - c.d * c.d)),
        lit = Math.max(0, Math.min(1, (fine ? 0.34 : 0.5) + (-c.x - c.y) * 0.5 + (up - 0.6) * 0.35 + rnd.sym(0.1)));
      cluster(g, x + c.x * R, y + c.y * R, c.q * R, lit, C, rnd, fine);
    }
    if (fine) leaves(20, R * 0.9, 1.7, C.mid);
  };
}

/** One cluster of leaves: its shade, its body, a handful of dabs towards the light. Fineness 0 to 2, by the scale. */
export function cluster(g, x, y, q, lit, C, rnd, fine = 2) {
  g.fillStyle = alpha(C.edge, 0.75);
  g.beginPath();
  blob(g, x + 1.6, y + 1.8, q * 1.05, rnd, fine > 1 ? 8 : 6, 0.16);
  g.fill();
  g.fillStyle = lit > 0.5 ? mix(C.mid, C.light, (lit - 0.5) * 2) : mix(C.dark, C.mid, lit * 2);
  g.beginPath();
  blob(g, x, y, q, rnd, fine > 1 ? 9 : 6, 0.18);
  g.fill();
  if (!fine) return;
  g.fillStyle = lit > 0.4 ? mix(C.light, C.tip, (lit - 0.4) * 1.5) : mix(C.mid, C.light, lit * 1.6);
  g.beginPath();
  for (let i = fine > 1 ? 0 : 5; i < 9; i++) {
    const a = rnd() * 6.28,
      d = Math.sqrt(rnd()) * q * 0.7,
      lx = x - q * 0.24 + Math.cos(a) * d,
      ly = y - q * 0.26 + Math.sin(a) * d,
      t = rnd() * 3.1,
      z = rnd.range(0.9, 1.9);
    g.moveTo(lx + z * Math.cos(t), ly + z * Math.sin(t));
    g.ellipse(lx, ly, z, z * 0.55, t, 0, 6.284);
  }
  g.fill();
}

// Reeds: fans of leaning blades with dark heads, standing in pools, thicker at the back.
export function reeds(g, h) {
  const rnd = hexRng(h, 4),
    M = P.marsh,
    tufts = [];
  for (let i = 0; i < 9; i++) tufts.push({ x: h.x + h.turn * rnd.sym(S * 0.8), y: h.y + h.turn * rnd.sym(S * 0.72) });
  tufts.sort((a, b) => a.y - b.y);
  g.lineCap = 'round';
  for (const t of tufts) {
    const k = rnd.range(9, 15);
    g.fillStyle = 'rgba(30,38,26,0.35)';
    g.beginPath();
    g.ellipse(t.x + 3, t.y + 1.5, 7, 2.8, 0.4, 0, 7);
    g.fill();
    for (let i = 0; i < 9; i++) {
      const u = rnd.sym(1),
        ex = t.x + u * k * 0.62,
        ey = t.y - k * (1 - Math.abs(u) * 0.45);
      g.strokeStyle = i < 4 ? M.reedDark : mix(M.reed, '#d8cb84', rnd() * 0.5);
      g.lineWidth = i < 4 ? 1.2 : 1;
      g.beginPath();
      g.moveTo(t.x + u * 2.2, t.y);
      g.quadraticCurveTo(t.x + u * 2.4, t.y - k * 0.6, ex, ey);
      g.stroke();
      if (i > 6) {
        g.strokeStyle = M.head;
        g.lineWidth = 2;
        g.beginPath();
        g.moveTo(ex, ey);
        g.lineTo(ex + u * 0.8, ey - 3.2);
        g.stroke();
      }
    }
  }
}
