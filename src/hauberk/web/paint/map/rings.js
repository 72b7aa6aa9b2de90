// Rings round hexes: who is selected, whom one can hit, where the hand is.
import { S, corner, hexPath } from './hex.js';
import { INK, area, at, cased, outline } from './marks.js';

/** Who is selected: a golden ring with ticks at the corners (the shape says it, not the gold). One hex, or a rider's two. */
export function selection(g, places) {
  const list = [places].flat();
  if (!list.length) return;
  g.save();
  g.shadowColor = 'rgba(255,226,140,0.9)';
  g.shadowBlur = 14;
  cased(g, list.length > 1 ? outline(list) : area(list, 0.95), INK.gold, 2.6);
  g.restore();
  const ticks = new Path2D(),
    mids = list.map(at);
  for (const p of mids)
    for (let k = 0; k < 6; k++) {
      const a = corner(p, k, 0.95),
        b = corner(p, k, 1.13);
      if (mids.some((o) => o !== p && Math.hypot(o.x - b.x, o.y - b.y) < S * 1.12)) continue; // inside the pair
      ticks.moveTo(a.x, a.y);
      ticks.lineTo(b.x, b.y);
    }
  cased(g, ticks, INK.gold, 2.6);
}

/**
 * Whom one can hit: a ring with four gaps. `kind` sets the stroke apart: `shoot` crosshair gaps, `attack` crossed blades
 * over the ring, `charge` a double ring.
 * @param {'shoot'|'attack'|'charge'} kind
 */
export function targets(g, places, kind = 'shoot') {
  for (const place of places) {
    const p = at(place),
      r = S * 0.84,
      ring = new Path2D();
    for (let k = 0; k < 4; k++) {
      const a = (Math.PI / 2) * k + Math.PI / 4;
      ring.moveTo(p.x + Math.cos(a - 0.6) * r, p.y + Math.sin(a - 0.6) * r);
      ring.arc(p.x, p.y, r, a - 0.6, a + 0.6);
    }
    if (kind === 'shoot')
      for (let k = 0; k < 4; k++) {
        const a = (Math.PI / 2) * k;
        ring.moveTo(p.x + Math.cos(a) * (r - 3), p.y + Math.sin(a) * (r - 3));
        ring.lineTo(p.x + Math.cos(a) * (r + 6), p.y + Math.sin(a) * (r + 6));
      }
    if (kind === 'charge') {
      ring.moveTo(p.x + r + 5, p.y);
      ring.arc(p.x, p.y, r + 5, 0, 7);
    }
    cased(g, ring, kind === 'shoot' ? INK.sky : INK.coral, 2.6);
    if (kind === 'attack') blades(g, p.x, p.y - r - 2);
  }
}

/** What a shot is aimed at: a whole ring and four hairs that point at it from outside. */
export function aim(g, place) {
  const p = at(place),
    r = S * 0.86,
    ring = new Path2D();
  ring.arc(p.x, p.y, r, 0, 7);
  for (let k = 0; k < 4; k++) {
    const a = (Math.PI / 2) * k;
    ring.moveTo(p.x + Math.cos(a) * (r + 7), p.y + Math.sin(a) * (r + 7));
    ring.lineTo(p.x + Math.cos(a) * (r - 8), p.y + Math.sin(a) * (r - 8));
  }
  cased(g, ring, INK.sky, 2.8);
}

function blades(g, x, y) {
  const cut = new Path2D();
  for (const k of [-1, 1]) {
    cut.moveTo(x - 7 * k, y + 6);
    cut.lineTo(x + 7 * k, y - 7);
    cut.moveTo(x - 7.5 * k, y + 1.5);
    cut.lineTo(x - 2.5 * k, y + 5.5);
  }
  cased(g, cut, INK.cream, 2);
}

/** Where the keys or the mouse are: a thin double hexagon. */
export function cursor(g, place) {
  const p = at(place),
    ring = new Path2D();
  hexPath(ring, p, 0.98);
  cased(g, ring, INK.cream, 1.5);
  const inner = new Path2D();
  hexPath(inner, p, 0.86);
  g.save();
  g.globalAlpha *= 0.8;
  cased(g, inner, INK.cream, 0.8, [4, 3]);
  g.restore();
}
