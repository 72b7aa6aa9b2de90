// Where feet and wheels go: pebbles, ruts.
import { S } from './hex.js';
import { hexRng } from './noise.js';
import { P, mix, alpha } from './palette.js';
import { courseOf, smooth, wander } from './course.js';

const BARE = ['path', 'stone_stairs', 'ford', 'yard', 'rubble', 'ramp'];

export function pebbles(g, view, sheet, f) {
  for (const h of view.hexes) {
    const rnd = hexRng(h, 6),
      sandy = h.kind === 'beach';
    if (!sandy && !BARE.includes(h.kind) && !sheet.roads.has(h)) continue;
    for (let i = 0; i < (sandy ? 22 : 16); i++) {
      const x = h.x + rnd.sym(S * 0.9),
        y = h.y + rnd.sym(S * 0.86),
        r = rnd.range(0.5, sandy ? 1.3 : 1.8);
      if (f.at('water', x, y) > 0.45 || (!sandy && Math.max(f.at('path', x, y), f.at('earth', x, y)) < 0.5)) continue;
      g.fillStyle = alpha(P.earth.wet, 0.45);
      g.beginPath();
      g.ellipse(x + 0.6, y + 0.6, r * 1.1, r * 0.8, 0, 0, 7);
      g.fill();
      g.fillStyle = mix(sandy ? P.sand.wet : P.earth.dark, P.rock.light, rnd());
      g.beginPath();
      g.ellipse(x, y, r, r * 0.75, rnd(), 0, 7);
      g.fill();
    }
    if (sandy) {
      // wind ripples in the sand
      g.strokeStyle = alpha(P.sand.wet, 0.4);
      g.lineWidth = 0.8;
      g.beginPath();
      for (let i = 0; i < 6; i++) {
        const x = h.x + rnd.sym(S * 0.7),
          y = h.y + rnd.sym(S * 0.7),
          l = rnd.range(5, 11);
        if (f.at('water', x, y) > 0.3) continue;
        g.moveTo(x - l, y + 1);
        g.quadraticCurveTo(x, y - 2.4, x + l, y + 0.6);
      }
      g.stroke();
    }
  }
}

// Two wheel ruts, broken and faint, tell a beaten road from a strip of bare earth; a footpath has one worn middle.
export function rutMarks(sheet, f) {
  const marks = [];
  for (const l of sheet.lines) {
    if (l.kind !== 'road') continue;
    const rnd = hexRng(sheet.get(...l.hexes[0]), 8),
      pts = smooth(wander(courseOf(sheet, l), f.bendAt), 1, 0);
    for (const off of [-5.5, 5.5]) {
      for (let i = 1; i < pts.length - 1; i++) {
        const skip = rnd() < 0.3,
          deep = rnd.range(0.1, 0.26),
          wide = rnd.range(1.4, 2.6);
        if (skip) continue;
        const [a, b, c] = [pts[i - 1], pts[i], pts[i + 1]],
          L = Math.hypot(c.x - a.x, c.y - a.y) || 1,
          nx = (-(c.y - a.y) / L) * off,
          ny = ((c.x - a.x) / L) * off;
        if (f.at('water', b.x, b.y) > 0.4 || f.at('path', b.x + nx, b.y + ny) < 0.55) continue;
        marks.push({
          x: b.x + nx,
          y: b.y + ny,
          from: { x: (a.x + b.x) / 2 + nx, y: (a.y + b.y) / 2 + ny },
          to: { x: (b.x + c.x) / 2 + nx, y: (b.y + c.y) / 2 + ny },
          deep,
          wide,
        });
      }
    }
  }
  return marks;
}

export function ruts(g, view, marks) {
  g.lineCap = 'round';
  for (const m of marks) {
    if (!view.near(m, S)) continue;
    g.strokeStyle = alpha(P.earth.wet, m.deep);
    g.lineWidth = m.wide;
    g.beginPath();
    g.moveTo(m.from.x, m.from.y);
    g.quadraticCurveTo(m.x, m.y, m.to.x, m.to.y);
    g.stroke();
    g.strokeStyle = alpha('#efe0b8', 0.22);
    g.lineWidth = 0.8;
    g.beginPath();
    g.moveTo(m.from.x + 1.2, m.from.y + 1.2);
    g.lineTo(m.to.x + 1.2, m.to.y + 1.2);
    g.stroke();
  }
}
