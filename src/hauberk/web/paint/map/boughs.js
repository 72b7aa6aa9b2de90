// Overhanging branches: boughs that reach from a neighbouring tree into a hex one can still stand in. Loose sprays of
// leaves with ground between them: never to be mistaken for a crown.
import { S } from './hex.js';
import { hexRng } from './noise.js';
import { P, mix, alpha } from './palette.js';
import { treeOf } from './flora.js';

export function boughs(g, h, sheet, shadows) {
  const rnd = hexRng(h, 9),
    trees = [0, 1, 2, 3, 4, 5].map((d) => sheet.neighbour(h, d)).filter((n) => n && n.kind === 'tree'),
    sprays = [];
  for (const t of trees.slice(0, 3)) {
    const from = treeOf(t),
      ang = Math.atan2(h.y - from.y, h.x - from.x);
    for (const lean of [-0.42, 0.04, 0.45]) {
      const a = ang + lean + rnd.sym(0.1),
        start = from.R * 0.82,
        end = S * rnd.range(1.55, 2.0) * (lean > -0.1 && lean < 0.1 ? 1.1 : 0.94),
        limb = { x0: from.x + Math.cos(a) * start, y0: from.y + Math.sin(a) * start, a, len: end - start, C: from.C, leaves: [] };
      for (let i = 0; i < 15; i++) {
        const u = Math.pow(rnd(), 0.8),
          side = rnd.sym(1) * (7.5 - u * 2.5);
        limb.leaves.push({
          x: limb.x0 + Math.cos(a) * limb.len * u - Math.sin(a) * side,
          y: limb.y0 + Math.sin(a) * limb.len * u + Math.cos(a) * side,
          r: rnd.range(3, 5.4) * (1.15 - u * 0.4),
          lit: rnd(),
        });
      }
      limb.leaves.forEach((l) => shadows.disc(l.x + 4, l.y + 4, l.r * 0.8, 9));
      sprays.push(limb);
    }
  }
  return () => sprays.forEach((s) => spray(g, s, rnd));
}

function spray(g, limb, rnd) {
  const { C, a } = limb;
  g.lineCap = 'round';
  for (const [off, w, col] of [
    [0.5, 2.6, '#2b2014'],
    [-0.2, 1.5, P.wood.mid],
  ]) {
    g.strokeStyle = col;
    g.lineWidth = w;
    g.beginPath();
    g.moveTo(limb.x0 + off, limb.y0 + off);
    g.quadraticCurveTo(
      limb.x0 + Math.cos(a + 0.16) * limb.len * 0.5 + off,
      limb.y0 + Math.sin(a + 0.16) * limb.len * 0.5 + off,
      limb.x0 + Math.cos(a) * limb.len * 0.92 + off,
      limb.y0 + Math.sin(a) * limb.len * 0.92 + off,
    );
    g.stroke();
  }
  for (const l of limb.leaves) {
    leaf(g, l.x + 0.9, l.y + 1.1, l.r, alpha(C.edge, 0.7), rnd, 5);
    leaf(g, l.x, l.y, l.r, mix(C.dark, C.mid, 0.3 + l.lit * 0.7), rnd, 6);
    leaf(g, l.x - l.r * 0.25, l.y - l.r * 0.3, l.r * 0.62, mix(C.light, C.tip, l.lit * 0.7), rnd, 4);
  }
}

// A tuft of pointed leaves round a place.
function leaf(g, x, y, r, colour, rnd, n) {
  g.fillStyle = colour;
  g.beginPath();
  for (let i = 0; i < n; i++) {
    const t = rnd() * 6.28,
      d = r * rnd.range(0.25, 0.7),
      lx = x + Math.cos(t) * d,
      ly = y + Math.sin(t) * d,
      k = r * rnd.range(0.38, 0.6);
    g.moveTo(lx + k * Math.cos(t), ly + k * Math.sin(t));
    g.ellipse(lx, ly, k, k * 0.5, t, 0, 6.284);
  }
  g.fill();
}
