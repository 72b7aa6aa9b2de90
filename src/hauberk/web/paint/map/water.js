// Marks on water: ripples that follow the shore, stones of the ford.
import { S } from './hex.js';
import { hexRng } from './noise.js';
import { courseOf, smooth } from './course.js';
import { P, mix, alpha } from './palette.js';
import { blob, Batch } from './flora.js';

export function ripples(g, view, f) {
  const light = new Batch(g, 1),
    dark = new Batch(g, 1.1);
  g.lineCap = 'round';
  for (const h of view.hexes) {
    if (!['river', 'shallows', 'moat', 'ford'].includes(h.kind)) continue;
    const rnd = hexRng(h, 20),
      field = h.kind === 'moat' ? 'moat' : 'water';
    for (let i = 0, n = h.kind === 'river' ? 7 : 9; i < n; i++) {
      const x = h.x + h.turn * rnd.sym(S),
        y = h.y + h.turn * rnd.sym(S * 0.86),
        len = rnd.range(3, 8),
        bow = rnd.range(0.8, 2.2);
      if (f.at(field, x, y) < 0.62) continue;
      // Tangent of the shore: the line of waves.
      const q = f.grad(field, x, y),
        near = q.m > 0.05 && h.kind !== 'moat'; // a ditch stands still
      let tx = near ? -q.y : 1,
        ty = near ? q.x : 0.12;
      if (tx < 0) {
        tx = -tx;
        ty = -ty;
      }
      const draw = (p, o) => {
        p.moveTo(x - tx * len, y - ty * len + o);
        p.quadraticCurveTo(x, y - bow + o, x + tx * len, y + ty * len + o);
      };
      dark.add(alpha(P.water.abyss, 0.3), (p) => draw(p, 1.5));
      light.add(alpha(P.water.foam, h.kind === 'river' ? 0.26 : 0.42), (p) => draw(p, 0));
    }
    dark.flush();
    light.flush();
  }
}

// Running water: long strokes along the course, quicker in the middle.
export function flowMarks(sheet, f) {
  const marks = [];
  for (const l of sheet.lines) {
    if (l.kind !== 'stream') continue;
    const pts = smooth(courseOf(sheet, l), 1, 0),
      rnd = hexRng(sheet.get(...l.hexes[0]), 23);
    for (let i = 2; i < pts.length - 2; i++) {
      for (let k = 0; k < 2; k++) {
        const [a, b, c] = [pts[i - 2], pts[i], pts[i + 2]],
          L = Math.hypot(c.x - a.x, c.y - a.y) || 1,
          off = rnd.sym(S * 0.42),
          t = rnd.range(0.25, 1.15),
          skip = k && rnd() < 0.35,
          bend = f.bendAt(b.x, b.y),
          nx = (-(c.y - a.y) / L) * off + bend.x,
          ny = ((c.x - a.x) / L) * off + bend.y;
        if (skip || f.at('water', b.x + nx, b.y + ny) < 0.66) continue;
        marks.push({
          x: b.x + nx,
          y: b.y + ny,
          from: { x: b.x + (a.x - b.x) * t + nx, y: b.y + (a.y - b.y) * t + ny },
          to: { x: b.x + (c.x - b.x) * t + nx, y: b.y + (c.y - b.y) * t + ny },
          strong: !k,
        });
      }
    }
  }
  return marks;
}

export function flow(g, view, marks) {
  g.lineCap = 'round';
  for (const m of marks) {
    if (!view.near(m, S * 1.5)) continue;
    for (const [o, colour, w] of [
      [1.4, alpha(P.water.abyss, 0.28), 1.1],
      [0, alpha(P.water.foam, m.strong ? 0.42 : 0.24), 1],
    ]) {
      g.strokeStyle = colour;
      g.lineWidth = w;
      g.beginPath();
      g.moveTo(m.from.x, m.from.y + o);
      g.quadraticCurveTo(m.x, m.y + o, m.to.x, m.to.y + o);
      g.stroke();
    }
  }
}

// A ford is gravel under a hand of water: flat stones, foam on their upstream side.
export function fordStones(g, h, f) {
  const rnd = hexRng(h, 21),
    R = P.rock;
  const stones = [];
  for (let i = 0; i < 26; i++)
    stones.push({ x: h.x + h.turn * rnd.sym(S * 0.84), y: h.y + h.turn * rnd.sym(S * 0.8), r: rnd.range(1.6, 4.6), tone: rnd() * 0.8 });
  stones.sort((a, b) => a.y - b.y);
  for (const { x, y, r, tone } of stones) {
    if (f.at('water', x, y) < 0.55) continue;
    g.fillStyle = alpha(P.water.abyss, 0.5);
    g.beginPath();
    g.ellipse(x + 1.2, y + 1.6, r * 1.15, r * 0.85, 0, 0, 7);
    g.fill();
    g.fillStyle = mix(R.mid, R.light, tone);
    g.beginPath();
    blob(g, x, y, r, rnd, 6, 0.18, 0.76);
    g.fill();
    g.fillStyle = alpha('#fffaf0', 0.35);
    g.beginPath();
    g.ellipse(x - r * 0.25, y - r * 0.28, r * 0.45, r * 0.22, -0.5, 0, 7);
    g.fill();
    g.strokeStyle = alpha(P.water.foam, 0.6);
    g.lineWidth = 0.8;
    g.beginPath();
    g.arc(x, y - 0.5, r * 1.3, 3.5, 5.6);
    g.stroke();
  }
}

// Still water of a marsh: level glints and lily pads, never a wave.
export function glints(g, h) {
  const rnd = hexRng(h, 22);
  for (let i = 0; i < 7; i++) {
    const x = h.x + rnd.sym(S * 0.8),
      y = h.y + rnd.sym(S * 0.75),
      r = rnd.range(1.3, 2.6),
      a = rnd() * 6;
    g.fillStyle = mix('#6f8a48', '#9aa75e', rnd());
    g.beginPath();
    g.moveTo(x, y);
    g.ellipse(x, y, r, r * 0.72, 0, a, a + 5.6);
    g.fill();
  }
  g.strokeStyle = alpha(P.marsh.glint, 0.4);
  g.lineWidth = 0.9;
  g.beginPath();
  for (let i = 0; i < 5; i++) {
    const x = h.x + rnd.sym(S * 0.7),
      y = h.y + rnd.sym(S * 0.7),
      l = rnd.range(3, 8);
    g.moveTo(x - l, y);
    g.lineTo(x + l, y);
  }
  g.stroke();
}
