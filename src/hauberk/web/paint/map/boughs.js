// Overhanging branches: the lower boughs of a neighbouring tree, spread out over a hex one can still stand in. Loose
// clusters with twigs and ground between them: never to be mistaken for a crown.
import { S } from './hex.js';
import { hexRng } from './noise.js';
import { P, mix } from './palette.js';
import { cluster, treeOf } from './flora.js';

export function boughs(g, h, sheet, shadows, fine = 2) {
  const rnd = hexRng(h, 9),
    trees = [0, 1, 2, 3, 4, 5].map((d) => sheet.neighbour(h, d)).filter((n) => n && n.kind === 'tree'),
    fans = trees.slice(0, 2).map((t) => fan(treeOf(t), h, rnd));
  for (const f of fans) for (const c of f.clusters) shadows.disc(c.x + 5, c.y + 5, c.q * 0.85, 8);
  return () =>
    fans.forEach((f) => {
      twigs(g, f);
      for (const c of f.clusters) {
        if (fine) fringe(g, c, f.C, rnd);
        cluster(g, c.x, c.y, c.q * 0.86, c.lit, f.C, rnd, fine);
      }
    });
}

// Clusters thin out with the distance from the trunk, and shrink.
function fan(tree, h, rnd) {
  const mid = Math.atan2(h.y - tree.y, h.x - tree.x),
    near = tree.R * 0.86,
    far = Math.hypot(h.x - tree.x, h.y - tree.y) + S * 0.3,
    clusters = [];
  for (let i = 0; i < 160 && clusters.length < 30; i++) {
    const u = Math.pow(rnd(), 1.15),
      d = near + (far - near) * u,
      a = mid + (rnd.sym(0.42) + rnd.sym(0.2)) * (1 - u * 0.3),
      q = (9.4 - 3.2 * u) * rnd.range(0.8, 1.15),
      x = tree.x + Math.cos(a) * d,
      y = tree.y + Math.sin(a) * d;
    if (clusters.every((c) => Math.hypot(c.x - x, c.y - y) > (c.q + q) * (0.44 + u * 0.22))) clusters.push({ x, y, q, u, lit: 0 });
  }
  for (const c of clusters) c.lit = 0.36 + (-Math.cos(mid) - Math.sin(mid)) * 0.14 + rnd.sym(0.2);
  clusters.sort((a, b) => b.u - a.u);
  return { C: tree.C, x: tree.x, y: tree.y, near, clusters };
}

// Leaves that stand out all round: a spray is ragged where a crown is round.
function fringe(g, c, C, rnd) {
  g.fillStyle = mix(C.edge, C.mid, 0.25 + c.lit * 0.5);
  g.beginPath();
  for (let i = 0; i < 11; i++) {
    const a = rnd() * 6.283,
      d = c.q * rnd.range(0.72, 1.06),
      x = c.x + Math.cos(a) * d,
      y = c.y + Math.sin(a) * d,
      k = rnd.range(1.8, 3.1),
      t = a + rnd.sym(0.6);
    g.moveTo(x + k * Math.cos(t), y + k * Math.sin(t));
    g.ellipse(x, y, k, k * 0.5, t, 0, 6.284);
  }
  g.fill();
}

function twigs(g, f) {
  g.lineCap = 'round';
  for (const [off, w, col] of [
    [0.6, 2.2, '#241a10'],
    [0, 1.3, P.wood.dark],
  ]) {
    g.strokeStyle = col;
    g.lineWidth = w;
    g.beginPath();
    for (const c of f.clusters) {
      const L = Math.hypot(c.x - f.x, c.y - f.y),
        k = (f.near * 0.9) / L;
      g.moveTo(f.x + (c.x - f.x) * k + off, f.y + (c.y - f.y) * k + off);
      g.lineTo(c.x + off, c.y + off);
    }
    g.stroke();
  }
}
