// Banks: the crest as one drawn line, hachures that fall from it.
import { S } from './hex.js';
import { hexRng, fbm } from './noise.js';
import { P, alpha } from './palette.js';
import { along, chain, smooth } from './course.js';
import { LIGHT } from './shadow.js';

function nearestBank(sheet, p) {
  let best = sheet.crest[0].bank,
    bd = Infinity;
  for (const { bank } of sheet.crest) {
    const d = (bank.x - p.x) ** 2 + (bank.y - p.y) ** 2;
    if (d < bd) {
      bd = d;
      best = bank;
    }
  }
  return best;
}

// The direction from a point of a crest down its bank.
function down(p, bank) {
  const side = -p.ty * (bank.x - p.x) + p.tx * (bank.y - p.y) < 0 ? -1 : 1;
  return { nx: -p.ty * side, ny: p.tx * side };
}

/** The crests as drawn lines before they wander, each point with its way down. */
export function crestLines(sheet) {
  return chain(sheet.crest.map((s) => s.ends)).map((line) =>
    along(smooth(line, 2, 1), 8).map((p) => ({ x: p.x, y: p.y, ...down(p, nearestBank(sheet, p)) })),
  );
}

/** Everything about the crests that does not depend on the window: done once a board. */
export function bankMarks(sheet, fields) {
  return chain(sheet.crest.map((s) => s.ends)).map((line) => {
    const pts = smooth(line, 2, 1).map((p) => {
        const b = fields.bendAt(p.x, p.y);
        return { x: p.x + b.x, y: p.y + b.y };
      }),
      rnd = hexRng(nearestBank(sheet, line[0]), 7);
    return along(pts, 3.8, rnd() * 3).map((p) => markOf(p, nearestBank(sheet, p), rnd));
  });
}

function markOf(p, bank, rnd) {
  const { nx, ny } = down(p, bank),
    lit = nx * LIGHT.x + ny * LIGHT.y,
    off = rnd.sym(0.8),
    lx = bank.lc * 54 + p.x - bank.x,
    ly = bank.lr * 62 + p.y - bank.y;
  return {
    x: p.x + p.tx * off,
    y: p.y + p.ty * off,
    nx,
    ny,
    lit,
    len: S * (0.62 + 0.75 * fbm(lx / 16, ly / 16, bank.seed + 44, 2)) * rnd.range(0.8, 1.25),
    w: rnd.range(1.3, 2.4) * (lit > 0.2 ? 0.75 : 1.1),
    bend: rnd.sym(3.5),
    tuft: rnd() < 0.5 ? rnd.range(2, 4) : 0,
    lean: rnd.sym(1),
  };
}

// Hachures: thick at the top, tapering out at the foot, so that the upper side is read at once.
// Lit and shaded sides differ in ink and density, as in old engravings.
export function banks(g, view, lines) {
  for (const marks of lines) {
    if (!marks.some((m) => view.near(m, S * 2))) continue;
    const seen = marks.filter((m) => view.near(m, S * 2));
    for (const m of seen) hachure(g, m);
    const stroke = (off, col, wd) => {
      g.strokeStyle = col;
      g.lineWidth = wd;
      g.lineJoin = g.lineCap = 'round';
      g.beginPath();
      let pen = false; // the line is drawn in the window only, but each piece of it just as in the whole
      for (const m of marks) {
        const here = view.near(m, S * 3);
        if (here && pen) g.lineTo(m.x + m.nx * off, m.y + m.ny * off);
        else if (here) g.moveTo(m.x + m.nx * off, m.y + m.ny * off);
        pen = here;
      }
      g.stroke();
    };
    // The lip: bare earth just under the crest, bright turf on its edge.
    stroke(3.4, alpha('#6e5a35', 0.5), 5);
    stroke(2, alpha('#3c3019', 0.45), 1.8);
    stroke(-0.6, alpha('#d9d28a', 0.75), 2);
    g.fillStyle = alpha(P.blade[1], 0.9);
    for (const m of seen)
      if (m.tuft) {
        g.beginPath();
        g.moveTo(m.x - 1.4, m.y);
        g.lineTo(m.x + m.nx * m.tuft + m.lean, m.y + m.ny * m.tuft);
        g.lineTo(m.x + 1.4, m.y);
        g.fill();
      }
  }
}

function hachure(g, m) {
  const { w } = m,
    sx = m.x + m.nx * 2.5,
    sy = m.y + m.ny * 2.5,
    ex = m.x + m.nx * m.len - m.ny * m.bend,
    ey = m.y + m.ny * m.len + m.nx * m.bend;
  g.fillStyle = m.lit > 0.2 ? alpha('#6b5a31', 0.42) : alpha('#2f2a1a', 0.5);
  g.beginPath();
  g.moveTo(sx - m.ny * w, sy + m.nx * w);
  g.quadraticCurveTo((sx + ex) / 2 - m.ny * w * 0.8, (sy + ey) / 2 + m.nx * w * 0.8, ex, ey);
  g.quadraticCurveTo((sx + ex) / 2 + m.ny * w * 0.2, (sy + ey) / 2 - m.nx * w * 0.2, sx + m.ny * w, sy - m.nx * w);
  g.fill();
}
