// Arms before the heralds: bold fields that read at ten pixels. A coat is a short text,
//   "kind:field/charge"   e.g. "bend:or/gu", "wavy:ar/az", "lion:gu/or", "wyvern:ar/ve"
// or is invented from the seed (metal against colour, always: that contrast rule is why it stays legible).
// Everything is drawn around 0,0 in a box of about -14..14 by -18..26 and clipped by the shield.
import { TINCT } from './palette.js';
import { ellipse, limb, poly, smooth, bake, at } from './geom.js';

const METALS = ['or', 'ar'],
  COLOURS = ['gu', 'az', 've', 'sa', 'gu', 'az', 'te'];
const fill = (d, c) => `<path d="${d}" fill="${c}"/>`;
const band = (x0, y0, x1, y1, w) => {
  // a straight band as a polygon
  const l = Math.hypot(x1 - x0, y1 - y0),
    nx = ((-(y1 - y0) / l) * w) / 2,
    ny = (((x1 - x0) / l) * w) / 2;
  return poly([[x0 + nx, y0 + ny], [x1 + nx, y1 + ny], [x1 - nx, y1 - ny], [x0 - nx, y0 - ny]]);
};
const wave = (y, h, amp = 2) => {
  const top = [],
    low = [];
  for (let x = -16; x <= 16; x += 4) {
    const s = (x / 4) % 2 ? amp : -amp;
    top.push([x, y + s]);
    low.unshift([x, y + h + s]);
  }
  return smooth(top, false) + smooth(low, false).replace('M', 'L') + 'Z';
};

// --- charges: silhouettes in a box of about 20 by 20 -------------------------------------------------
export const CHARGES = {
  lion: () =>
    limb([[5, 5], [2, 0], [-2, -4]], [7, 5.4, 6]) +
    ellipse(-4.2, -6.6, 4.2, 3.8) +
    poly([[-7, -7.6], [-10, -5.6], [-7, -4.6]]) +
    limb([[-3, -2], [-8, -1], [-10.5, -4]], [3.4, 2.4, 2.6]) +
    limb([[-2, 0], [-6, 4], [-9.5, 3]], [3.6, 2.4, 2.6]) +
    limb([[4, 5], [0, 8], [-3, 12], [-6, 12]], [5, 3.4, 2.6, 2.4]) +
    limb([[6, 5], [7.5, 9], [5.5, 13], [3, 13.4]], [5.4, 3.4, 2.6, 2.4]) +
    limb([[7, 3], [11, 0], [8, -5], [11, -9]], [2, 1.6, 1.6, 3.6]),
  eagle: () =>
    smooth([[0, -4], [3, -1], [2.6, 6], [0, 9], [-2.6, 6], [-3, -1]]) +
    ellipse(-0.6, -7, 2.7, 2.7) +
    poly([[-2.6, -8.6], [-6.2, -6.4], [-2.6, -5.6]]) +
    [1, -1]
      .map(
        (s) =>
          smooth(
            [
              [s * 2, -2], [s * 6, -9], [s * 10.5, -9], [s * 11, -3], [s * 10, 5], [s * 8.6, 1.4], [s * 7.4, 6], [s * 6, 1.6], [s * 4.6, 5],
              [s * 3, 1.6],
            ],
            true,
            0.7,
          ) +
          limb([[s * 1.6, 6], [s * 4.6, 9.4]], [1.8, 2.6]),
      )
      .join('') +
    poly([[0, 6], [4.4, 13], [0, 11.4], [-4.4, 13]]),
  wyvern: () =>
    limb([[-4, -8], [1, -9], [3.4, -4], [-2, 1], [-1.6, 7], [4, 10], [9, 7], [7.4, 2.4]], [4, 5, 4.6, 6, 5.4, 3.8, 2.8, 1.4]) +
    poly([[-2.6, -11.6], [-11.4, -11.4], [-6.4, -8.4], [-11, -5.4], [-2.6, -5.4]]) +
    poly([[-1.4, -11], [2, -15.4], [3, -9.6]]) +
    smooth([[0.6, -1], [6.4, -11], [13, -12.6], [11, -7.6], [14, -4.6], [10, -2.4], [11, 1.4], [3.4, 2.4]], true, 0.45) +
    limb([[-3, 3], [-8, 5], [-9.4, 10.4]], [3.8, 2.6, 3]) +
    poly([[7.6, 4.4], [4.4, 0.4], [10.4, 0.4]]),
  crescent: () => 'M6 -8C-8 -12 -12 8 4 10C-2 6 -4 -5 6 -8Z',
  star: (n = 8, r = 9, q = 4) =>
    poly(
      Array.from({ length: n * 2 }, (_, i) => {
        const a = (i * Math.PI) / n - Math.PI / 2,
          k = i % 2 ? q : r;
        return [k * Math.cos(a), k * Math.sin(a)];
      }),
    ),
  crown: () =>
    poly([[-10, 7], [-10, -4], [-6, 0], [-4, -8], [0, -1], [4, -8], [6, 0], [10, -4], [10, 7]]),
  tower: () =>
    poly([
      [-7, 10], [-7, -3], [-9, -3], [-9, -10], [-5.4, -10], [-5.4, -6.6], [-1.8, -6.6], [-1.8, -10], [1.8, -10], [1.8, -6.6], [5.4, -6.6],
      [5.4, -10], [9, -10], [9, -3], [7, -3], [7, 10], [2.6, 10], [2.6, 3], [-2.6, 3], [-2.6, 10],
    ]),
  chirho: () => band(-7, 7, 7, -5, 2.8) + band(-7, -5, 7, 7, 2.8) + band(0, 11, 0, -11, 2.8) + 'M0 -11C9 -12 9 -2 0 -3L0 -5.4C5 -5 5 -9 0 -8.6Z',
  cross: () =>
    poly([[-3, -11], [3, -11], [3, -3], [11, -3], [11, 3], [3, 3], [3, 11], [-3, 11], [-3, 3], [-11, 3], [-11, -3], [-3, -3]]),
  potent: () =>
    poly([[-1.6, -9], [1.6, -9], [1.6, -1.6], [9, -1.6], [9, 1.6], [1.6, 1.6], [1.6, 9], [-1.6, 9], [-1.6, 1.6], [-9, 1.6], [-9, -1.6], [-1.6, -1.6]]) +
    [[0, -9.6, 0], [0, 9.6, 0], [-9.6, 0, 90], [9.6, 0, 90]]
      .map(([x, y, r]) =>
        bake(poly([[-4.4, -1.4], [4.4, -1.4], [4.4, 1.4], [-4.4, 1.4]]), at([x, y], r)),
      )
      .join(''),
  sheaf: () =>
    [-1, -0.5, 0, 0.5, 1]
      .map((s) =>
        limb([[s * 4, 11], [s * 1.4, 2], [s * 9, -8 + Math.abs(s) * 3]], [2.2, 1.8, 3.4]),
      )
      .join('') +
    poly([[-5, 0.4], [5, 0.4], [5, 4], [-5, 4]]),
  bow: () =>
    limb([[-4, -11], [3.4, -7], [6, 0], [3.4, 7], [-4, 11]], [2, 3.2, 3.6, 3.2, 2]) +
    band(-4, -11, -4, 11, 1.5) +
    band(-10, 0, 8, 0, 2.2) +
    poly([[12, 0], [6.6, -3.6], [6.6, 3.6]]),
  swan: () =>
    smooth([[-8, -7], [-5, -10], [-2, -8], [-3, -3], [-4, 1], [2, -1], [9, -4], [8, 4], [2, 8], [-5, 7], [-8, 2], [-6.4, -5]]) +
    poly([[-7, -8.6], [-11, -6], [-7, -6]]),
  // broom in flower: the sprig the house of Anjou wore in its hat
  broom: () =>
    limb([[-2, 14], [0, 4], [0, -5]], [3.4, 3, 2.6]) +
    limb([[-0.6, 8], [-6, 4], [-9, -2]], [2.4, 2.4, 2]) +
    limb([[0, 6], [6, 3], [9, -3]], [2.4, 2.4, 2]) +
    [[0, -9], [-9.4, -4.6], [9.4, -5.4]]
      .map(([x, y]) =>
        smooth([[x, y - 6], [x + 4.6, y - 2.6], [x + 3.4, y + 3], [x, y + 4.6], [x - 3.4, y + 3], [x - 4.6, y - 2.6]]),
      )
      .join(''),
  hound: () =>
    limb([[-9, 1], [0, 0], [8, -2]], [5, 5.6, 7]) +
    limb([[8, -3], [10, -8]], [5, 4]) +
    poly([[7, -9], [15, -8], [15, -5.6], [9, -4]]) +
    limb([[-8, 2], [-11, 11]], [4, 2]) +
    limb([[-6, 2], [-4, 11]], [4, 2]) +
    limb([[6, 1], [5, 11]], [4, 2]) +
    limb([[8, 1], [12, 10]], [4, 2]) +
    limb([[-10, 0], [-14, -6]], [2, 1.4]) +
    poly([[7, -8], [6, -13], [10, -9]]),
  fleur: () =>
    smooth([[0, -10], [3.4, -4], [1.6, 2], [0, 9], [-1.6, 2], [-3.4, -4]]) +
    [1, -1]
      .map((s) =>
        limb([[s * 1.6, 4], [s * 4, -2], [s * 8.6, -4], [s * 9, 1]], [2, 3, 3.4, 2]),
      )
      .join('') +
    poly([[-5, 2], [5, 2], [5, 4.6], [-5, 4.6]]),
};
// ordinary bands, lines and partitions ----------------------------------------------------------------
const FIELDS = {
  plain: () => '',
  pale: (c) =>
    fill(poly([[-4, -30], [4, -30], [4, 40], [-4, 40]]), c),
  paly: (c) =>
    [-10.5, -1.5, 7.5]
      .map((x) =>
        fill(poly([[x - 1, -30], [x + 3.6, -30], [x + 3.6, 40], [x - 1, 40]]), c),
      )
      .join(''),
  fess: (c) =>
    fill(poly([[-20, -5], [20, -5], [20, 3.6], [-20, 3.6]]), c),
  barry: (c) =>
    [-16, -7, 2, 11, 20]
      .map((y) =>
        fill(poly([[-20, y], [20, y], [20, y + 4.6], [-20, y + 4.6]]), c),
      )
      .join(''),
  bend: (c) => fill(band(-16, -18, 18, 17, 7.6), c),
  bendy: (c) => [-20, -7, 6, 19].map((o) => fill(band(-20, -22 + o, 22, 20 + o, 5), c)).join(''),
  sinister: (c) => fill(band(16, -18, -18, 17, 7.6), c),
  chevron: (c) =>
    fill(poly([[-18, 11], [0, -8], [18, 11], [18, 20], [0, 1], [-18, 20]]), c),
  chevrony: (c) =>
    [-13, 0, 13]
      .map((o) =>
        fill(poly([[-18, 9 + o], [0, -7 + o], [18, 9 + o], [18, 15 + o], [0, -1 + o], [-18, 15 + o]]), c),
      )
      .join(''),
  cross: (c) =>
    fill(poly([[-2.8, -30], [2.8, -30], [2.8, 40], [-2.8, 40]]), c) +
    fill(poly([[-20, -4.6], [20, -4.6], [20, 1], [-20, 1]]), c),
  saltire: (c) => fill(band(-17, -20, 17, 17, 5), c) + fill(band(17, -20, -17, 17, 5), c),
  wavy: (c) => [-13, -3, 7, 17].map((y) => fill(wave(y, 4.4), c)).join(''),
  perpale: (c) =>
    fill(poly([[0, -30], [20, -30], [20, 40], [0, 40]]), c),
  quarterly: (c) =>
    fill(poly([[0, -30], [20, -30], [20, -2], [0, -2]]), c) +
    fill(poly([[-20, -2], [0, -2], [0, 40], [-20, 40]]), c),
  chequy: (c) => {
    let s = '';
    for (let y = 0; y < 9; y++)
      for (let x = 0; x < 5; x++)
        if ((x + y) % 2)
          s += poly([
            [-13 + x * 5.4, -19 + y * 5.4], [-7.6 + x * 5.4, -19 + y * 5.4], [-7.6 + x * 5.4, -13.6 + y * 5.4], [-13 + x * 5.4, -13.6 + y * 5.4],
          ]);
    return fill(s, c);
  },
  lozengy: (c) => {
    let s = '';
    for (let y = -3; y < 5; y++)
      for (let x = -2; x < 3; x++) {
        const u = x * 7,
          v = y * 9;
        s += poly([[u, v - 4.5], [u + 3.5, v], [u, v + 4.5], [u - 3.5, v]]);
      }
    return fill(s, c);
  },
  chief: (c) =>
    fill(poly([[-20, -30], [20, -30], [20, -6], [-20, -6]]), c),
  gyron: (c) =>
    [0, 1, 2, 3]
      .map((i) => {
        const a = (i * Math.PI) / 2 + 0.2;
        return fill(
          `M0 -1C${(9 * Math.cos(a)).toFixed(1)} ${(9 * Math.sin(a)).toFixed(1)} ${(18 * Math.cos(a + 0.5)).toFixed(1)} ${(18 * Math.sin(a + 0.5)).toFixed(1)} ${(40 * Math.cos(a + 0.75)).toFixed(1)} ${(40 * Math.sin(a + 0.75)).toFixed(1)}L${(40 * Math.cos(a + 1.5)).toFixed(1)} ${(40 * Math.sin(a + 1.5)).toFixed(1)}C${(18 * Math.cos(a + 1.25)).toFixed(1)} ${(18 * Math.sin(a + 1.25)).toFixed(1)} ${(9 * Math.cos(a + 0.8)).toFixed(1)} ${(9 * Math.sin(a + 0.8)).toFixed(1)} 0 -1Z`,
          c,
        );
      })
      .join(''),
  roundels: (c) =>
    [[-5, -8], [5, -8], [0, 4]]
      .map(([x, y]) => fill(ellipse(x, y, 3.3), c))
      .join('') + fill(ellipse(0, 14, 2), c),
  annulet: (c, f) => fill(ellipse(0, -1, 8.6), c) + fill(ellipse(0, -1, 5.4), f),
  rays: (c) =>
    Array.from({ length: 8 }, (_, i) => {
      const a = (i * Math.PI) / 4,
        b = a + 0.36;
      return fill(poly([[0, -1], [30 * Math.cos(a), -1 + 30 * Math.sin(a)], [30 * Math.cos(b), -1 + 30 * Math.sin(b)]]), c);
    }).join(''),
  // a band of strapwork: two waves that cross, with a stud in every loop
  interlace: (c, f) =>
    fill(poly([[-20, -8], [20, -8], [20, 6], [-20, 6]]), c) +
    [1, -1]
      .map(
        (s) =>
          `<path d="${smooth(
            [-16, -11, -6, -1, 4, 9, 14].map((x, i) => [x, -1 + s * (i % 2 ? 4 : -4)]),
            false,
          )}" fill="none" stroke="${f}" stroke-width="2"/>`,
      )
      .join('') +
    [-13.5, -8.5, -3.5, 1.5, 6.5, 11.5].map((x) => fill(ellipse(x + 2.5, -1, 0.9), f)).join(''),
};
const charge = (name) => (c) => fill(bake(CHARGES[name](), at([0, -2], 0, 0.92)), c);
for (const name of ['broom', 'lion', 'eagle', 'wyvern', 'crescent', 'star', 'swan', 'fleur', 'chirho', 'potent', 'tower']) FIELDS[name] = charge(name);

const STYLE = {
  // what each people painted on its shields
  norman: ['wavy', 'wyvern', 'cross', 'bend', 'chevron', 'roundels', 'gyron', 'lion', 'paly', 'saltire', 'quarterly'],
  byzantine: ['rays', 'annulet', 'chirho', 'star', 'cross', 'gyron', 'quarterly', 'lozengy'],
  lombard: ['fess', 'perpale', 'cross', 'chief', 'barry', 'eagle', 'bendy', 'chequy'],
  arab: ['crescent', 'star', 'interlace', 'annulet', 'rays', 'lozengy', 'barry'],
  german: ['eagle', 'fess', 'barry', 'bendy', 'lion', 'chief', 'lozengy', 'perpale'],
  royalist: ['chevron', 'chevrony', 'lion', 'bend', 'chequy', 'saltire', 'quarterly', 'fess', 'swan'],
  angevin: ['chevron', 'lion', 'fleur', 'broom', 'bend', 'paly', 'saltire'],
  flemish: ['gyron', 'lion', 'paly', 'chevrony', 'tower', 'sinister'],
  welsh: ['wyvern', 'saltire', 'lion', 'roundels', 'quarterly'],
  country: ['plain', 'pale', 'perpale'],
  neutral: ['plain', 'pale'],
};

export const fieldKinds = Object.keys(FIELDS);

/** The man's own coat: the given text, or one invented from his seed in the manner of his people. */
export function coat(text, faction, r) {
  if (text) {
    const [kind, f, c] = text.split(/[:/]/);
    return { kind, f: TINCT[f], c: TINCT[c] };
  }
  const metal = r.pick(METALS),
    colour = r.pick(COLOURS),
    flip = r.chance(0.5);
  return { kind: r.pick(STYLE[faction] || STYLE.norman), f: TINCT[flip ? metal : colour], c: TINCT[flip ? colour : metal] };
}

/** The painted field, to be laid inside a shield's clip. Mirrored men keep unmirrored arms. */
export function paint(arms, mirrored = false, tint = (c) => c) {
  const s = (FIELDS[arms.kind] || FIELDS.plain)(tint(arms.c), tint(arms.f));
  return mirrored ? s.replace(/ d="([^"]+)"/g, (_, d) => ` d="${bake(d, [-1, 0, 0, 1, 0, 0])}"`) : s;
}
