// The card under the picture: its shape, ground, earth, bevel and rim. One side's rim is pale, the other's dark: told apart
// without colour, also where both sides have hired men of the same people.
import { PAPER, INK, FACTIONS, drain, shade, light, blend } from './palette.js';
import { n1, mat, bake, smooth, sub, add, mul, unit, len } from './geom.js';

let uid = 0;

/** A polygon with rounded corners. */
export function rounded(pts, r = 7) {
  const n = pts.length;
  let d = '';
  pts.forEach((p, i) => {
    const a = sub(pts[(i + n - 1) % n], p),
      b = sub(pts[(i + 1) % n], p);
    const u = unit(a),
      v = unit(b),
      sharp = u[0] * v[0] + u[1] * v[1] > 0.2; // an acute corner is cut rounder: it would reach into the next hex
    const k = Math.min(sharp ? r * 2 : r, len(a) / 2, len(b) / 2);
    const q = add(p, mul(unit(a), k)),
      s = add(p, mul(unit(b), k));
    d += `${i ? 'L' : 'M'}${n1(q[0])} ${n1(q[1])}Q${n1(p[0])} ${n1(p[1])} ${n1(s[0])} ${n1(s[1])}`;
  });
  return d + 'Z';
}

export const box = (w, h) => [[-w / 2, -h / 2], [w / 2, -h / 2], [w / 2, h / 2], [-w / 2, h / 2]];
/** A long card, head to the right: the head end is pointed, so that the outline alone tells where he looks. */
export const pointed = (w, h, p) => [[-w / 2, -h / 2], [w / 2 - p, -h / 2], [w / 2, 0], [w / 2 - p, h / 2], [-w / 2, h / 2]];

export const groundOf = (people, grey) => (grey ? blend(drain(FACTIONS[people].ground), '#b9b5aa', 0.4) : FACTIONS[people].ground);
export const deepOf = (people, grey) => (grey ? drain(FACTIONS[people].deep) : FACTIONS[people].deep);

/** Rolling ground from the line y down to the lower edge, in card coordinates. */
export const hills = (w, y, h) =>
  smooth([[-w / 2 - 6, y + 2], [-w * 0.32, y - 2], [-w * 0.1, y + 1.6], [w * 0.14, y - 2.4], [w * 0.36, y + 1.4], [w / 2 + 6, y - 1]], false) + `L${n1(w / 2 + 6)} ${n1(h / 2 + 40)}L${n1(-w / 2 - 6)} ${n1(h / 2 + 40)}Z`;

/**
 * @param {string} people
 * @param {number[][]} pts outline in card coordinates
 * @param {{m?: number[], lod: number, grey?: boolean, dash?: boolean, side?: string, earth?: string, inside?: string}} o
 *   earth: path of the ground; inside: SVG laid on the ground, in card coordinates.
 */
export function card(people, pts, o) {
  const { m = mat.id, lod, grey = false } = o;
  const g = groundOf(people, grey),
    deep = deepOf(people, grey),
    id = 'k' + ++uid;
  const d = rounded(pts.map((p) => mat.apply(m, p)));
  const rim = o.side === 'B' ? INK : PAPER;
  const weave =
    lod > 1
      ? `<pattern id="w${id}" width="3" height="3" patternUnits="userSpaceOnUse"><path d="M0 .8L1.5 .8M1.5 2.3L3 2.3" fill="none" stroke="${shade(g, 0.5)}" stroke-width=".35" opacity=".35"/></pattern>`
      : '';
  const earth = o.earth ? bake(o.earth, m) : '';
  const t = m === mat.id ? '' : ` transform="matrix(${m.map((v) => Math.round(v * 1000) / 1000).join(' ')})"`;
  return (
    `<defs><clipPath id="${id}"><path d="${d}"/></clipPath>${weave}</defs>` +
    (o.side ? `<path d="${d}" fill="${rim}" stroke="${rim}" stroke-width="6" stroke-linejoin="round"/>` : '') +
    `<path d="${d}" fill="${g}"/><g clip-path="url(#${id})">` +
    (weave ? `<path d="${d}" fill="url(#w${id})"/>` : '') +
    (earth
      ? `<path d="${earth}" fill="${shade(g, 0.24)}"/>` + (lod ? `<path d="${earth}" fill="none" stroke="${shade(g, 0.5)}" stroke-width="1"/>` : '')
      : '') +
    (o.inside ? `<g${t}>${o.inside}</g>` : '') +
    // light from the upper left, like a die-cut card
    `<path d="${d}" fill="none" stroke="${light(g, 0.75)}" stroke-width="2.4" opacity=".75" transform="translate(1.9 1.9)"/></g>` +
    `<path d="${d}" fill="none" stroke="${shade(deep, 0.35)}" stroke-width="${lod ? 1.8 : 2.6}"${o.dash ? ' stroke-dasharray="7 4"' : ''}/>`
  );
}

/** A small linen field for words. */
export const plate = (x, y, w, h, colour = PAPER) =>
  `<path d="${rounded(box(w, h).map((p) => add(p, [x, y])), 4)}" fill="${colour}" stroke="${INK}" stroke-width="1"/>`;
export const field = (x0, y0, x1, y1, colour = PAPER) =>
  `<path d="M${n1(x0)} ${n1(y0)}L${n1(x1)} ${n1(y0)}L${n1(x1)} ${n1(y1)}L${n1(x0)} ${n1(y1)}Z" fill="${colour}"/>`;
