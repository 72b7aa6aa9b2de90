// What stands on hexsides, on any of the six sides: each kind has its drawing, its height for the shadow, and its half thickness.
import { hexRng } from './noise.js';
import { framed } from './material.js';
import { WALLS, WALL_HEIGHT, WALL_THICK, bandOf } from './walls.js';
import { PARAPETS, PARAPET_HEIGHT } from './parapets.js';
import { S } from './hex.js';

const DRAW = { ...WALLS, ...PARAPETS };
const HEIGHT = { ...WALL_HEIGHT, ...PARAPET_HEIGHT };
const THICK = { ...WALL_THICK, low_wall: 3.5, balustrade: 2.8, palisade: 5, stakes: 5, canvas: 2 };

/** @returns {Array<() => void>} one drawing a side; the shadows are cast at once */
export function drawSides(g, view, sides, shadows, cast = true) {
  return sides
    .filter((s) => view.near(s.cell, S * 2.4))
    .map((s) => {
      const [a, b] = s.ends,
        L = Math.hypot(b.x - a.x, b.y - a.y),
        ang = Math.atan2(b.y - a.y, b.x - a.x),
        rnd = hexRng(s.cell, 50 + s.side + 6 * s.storey),
        c = Math.cos(ang),
        n = Math.sin(ang),
        high = HEIGHT[s.kind] ?? 6,
        t = THICK[s.kind] ?? 7;
      if (cast && high) shadows.poly(bandOf(s, L, -t, t, 2).map(([u, v]) => ({ x: a.x + u * c - v * n, y: a.y + u * n + v * c })), high);
      return () => framed(g, a.x, a.y, ang, (light) => (DRAW[s.kind] || DRAW.low_wall)(g, s, L, light, rnd));
    });
}
