// Markers lie on or beside counters, so they must never look like one: round, pale, one bold sign each, no person.
import { Sheet } from './ink.js';
import { PAPER, INK, WOOD, STEEL, TINCT, LEATHER, BLOOD, BRONZE, ROPE, CLOTH, SKIN, COATS, shade } from './palette.js';
import { at, poly, ellipse, smooth, limb, bar, bake } from './geom.js';
import { weapon, arrow } from './weapons.js';
import { shield } from './shields.js';
import { numeral } from './frame.js';

const speed = (pen) => pen.stroke('M12 40L30 40M8 50L26 50M14 60L30 60', { w: 2.2, min: 0 });
const horseHead = (pen, m, coat) => {
  // the neck and head of the real horse, cut by the round edge
  const v = pen.through(m),
    [c, mane] = COATS[coat];
  v.part(smooth([[78, 60], [86, 34], [96, 22], [106, 13], [114, 14], [117, 22], [113, 31], [108, 42], [106, 62]]), c, {});
  v.part(
    smooth(
      [
        [110, 10], [100, 14], [90, 25], [82, 40], [78, 56], [86, 50], [86, 42], [92, 40], [91, 33], [98, 32], [97, 26], [104, 25], [104, 19],
        [110, 18], [113, 13],
      ],
      true,
      0.7,
    ),
    mane,
    { line: 0.9 },
  );
  v.part(
    smooth([[108, 15], [113, 11.6], [119, 15], [124, 24], [130, 34], [131, 39.4], [127, 42.4], [122, 40], [117, 35.4], [110, 32], [106.6, 24]]),
    c,
    {},
  );
  v.part(poly([[107.6, 15.6], [108, 4], [112.6, 12.6]]), c, {});
  v.spot(ellipse(117.2, 22.2, 1.9), INK, { min: 0 });
  v.stroke('M111.4 16C113 24 117 32 124.4 37.6M121.6 37.6C123 33.6 124.6 31 127.4 29.4', { w: 1.7, c: LEATHER, min: 0 });
};
/** A lance thick enough for a token. */
const pole = (pen, a, b) => {
  const deg = Math.atan2(b[1] - a[1], b[0] - a[0]) * 57.3 + 90;
  pen.part(bar(a, b, 5.4, 4.4), WOOD, {});
  pen.part(bake(poly([[0, -14], [5.6, -2], [2.4, 6], [-2.4, 6], [-5.6, -2]]), at(b, deg)), STEEL, {});
};
const DRAW = {
  shot(pen) {
    // an arrow that has left the bow, with its wind
    arrow(pen.through(at([50, 50], -28, 2.1)), [-15, 0], [15, 0]);
    pen.stroke('M10 50L24 43M16 68L30 61M32 80L46 73', { w: 2.4, min: 0 });
  },
  charged(pen) {
    speed(pen);
    horseHead(pen, at([-62, 12], 0, 1.12), 'bay');
    pole(pen, [6, 84], [96, 66]);
  },
  countercharge(pen) {
    // two lances meet
    pole(pen, [10, 86], [84, 16]);
    pole(pen, [90, 86], [16, 16]);
    pen.part(
      bake(
        poly([[0, -13], [3, -5], [11, -8], [6, 0], [12, 6], [3, 5], [0, 13], [-3, 5], [-12, 6], [-6, 0], [-11, -8], [-3, -5]]),
        at([50, 48], 0, 1.25),
      ),
      '#f2c53d',
      {},
    );
  },
  lance_thrown(pen) {
    // the lance is gone: broken, lying
    const v = pen.through(at([46, 56], 62, 1.15));
    v.part(poly([[-2, 38], [2, 38], [2, 4], [0.4, 8], [-0.6, 3], [-2, 6]]), WOOD, { line: 0.9 });
    const u = pen.through(at([54, 44], 40, 1.15));
    u.part(poly([[-2, -2], [-0.4, -6], [0.6, -1], [2, -5], [2, -26], [-2, -26]]), WOOD, { line: 0.9 });
    u.part(poly([[0, -42], [4, -31], [1.6, -25], [-1.6, -25], [-4, -31]]), STEEL, {});
    pen.stroke('M46 38L42 32M54 62L58 68M40 50L33 48', { w: 1.6, min: 0 });
  },
  pikes(pen) {
    for (const [x, a] of [[20, -12], [35, -6], [50, 0], [65, 6], [80, 12]])
      weapon(pen, 'longspear', [x, 66], a, { k: 0.72 });
    pen.part(bar([12, 76], [88, 76], 7), LEATHER, {});
  },
  foulkon(pen) {
    // shields locked, a roof of shields above
    const A = (f, c, kind) => ({ shape: 'almond', arms: { kind, f: TINCT[f], c: TINCT[c] } });
    for (const [x, f, c] of [[32, 'or', 'gu'], [50, 'or', 'gu'], [68, 'or', 'gu']])
      shield(pen.through(at([x, 30], 0, 0.95, 0.55)), A(f, c, 'pale'));
    for (const [x, f, c, kd] of [[24, 'gu', 'or', 'cross'], [76, 'gu', 'or', 'cross'], [50, 'az', 'or', 'cross']])
      shield(pen.through(at([x, 58], 0, 1.18)), A(f, c, kd));
  },
  fire(pen) {
    const big = 'M0 40C-26 40 -30 16 -16 0C-16 8 -10 12 -8 10C-14 -8 -4 -26 8 -36C4 -22 12 -16 16 -6C18 -10 18 -14 16 -18C30 -4 28 40 0 40Z';
    pen.part(bake(big, at([50, 46], 0, 1)), '#d8452a', { tone: bake('M6 40C30 30 24 0 16 -18L40 -10L34 46Z', at([50, 46])) });
    pen.part(bake('M0 40C-16 40 -18 24 -9 12C-7 18 -3 18 -2 14C-4 4 2 -4 7 -10C8 0 14 8 14 20C14 32 10 40 0 40Z', at([50, 46])), '#f0932b', { contour: false });
    pen.part(bake('M1 40C-8 40 -9 30 -3 24C0 20 2 16 3 12C8 20 10 26 9 32C8 38 6 40 1 40Z', at([50, 46])), '#f7dd72', { contour: false });
    pen.part(limb([[24, 84], [76, 78]], [8, 6]), WOOD, {});
    pen.part(limb([[26, 78], [74, 86]], [7, 7]), shade(WOOD, 0.2), {});
  },
  ammunition(pen) {
    for (const [x, a] of [[38, -14], [47, -5], [56, 4], [65, 12]]) {
      const v = pen.through(at([x, 40], a));
      v.part(bar([0, -10], [0, 20], 2.2), WOOD, { line: 0.7 });
      v.part(poly([[0, -20], [5, -14], [5, -3], [0, -7], [-5, -3], [-5, -14]]), PAPER, {});
    }
    pen.part(smooth([[30, 44], [72, 44], [66, 86], [36, 86]], true, 0.35), LEATHER, { tone: poly([[54, 40], [76, 40], [70, 90], [54, 90]]) });
    pen.part(smooth([[29, 43], [73, 43], [72, 51], [30, 51]], true, 0.3), BRONZE, { contour: false });
  },
  formation(pen) {
    // a row of shields, edge over edge
    const A = (f, c) => ({ shape: 'almond', arms: { kind: 'pale', f: TINCT[f], c: TINCT[c] } });
    for (const x of [18, 39, 61, 82]) weapon(pen, 'spear', [x + 6, 40], 0, { k: 0.62 });
    for (const [x, f, c] of [[18, 'gu', 'or'], [39, 'az', 'or'], [61, 'gu', 'or'], [82, 'az', 'or']])
      shield(pen.through(at([x, 58], 0, 1.04)), A(f, c));
  },
  moved(pen) {
    // two footprints
    for (const [x, y, a] of [[36, 64, -10], [62, 38, 8]]) {
      const v = pen.through(at([x, y], a, 1.25));
      v.part(smooth([[-6, -16], [0, -19], [6, -15], [5.4, -4], [3.4, 3], [-3.4, 3], [-5.6, -5]]), LEATHER, { line: 0.9 });
      v.part(smooth([[-4, 6], [4, 6], [4.6, 13], [0, 16], [-4.6, 13]]), LEATHER, { line: 0.9 });
    }
  },
  halted(pen) {
    // a raised open hand
    pen.part(limb([[52, 96], [51, 76], [50, 62]], [22, 20, 26]), CLOTH.madder, {});
    pen.part(
      smooth([[34, 66], [33, 50], [38, 44], [62, 44], [67, 52], [64, 68], [50, 74]]),
      SKIN[1],
      { tone: smooth([[56, 40], [70, 48], [66, 72], [54, 74]]) },
    );
    for (const [x, y, w] of [[38, 20, 7], [47, 13, 7.4], [56, 16, 7.2], [64, 25, 6.4]])
      pen.part(limb([[x * 0.8 + 10, 50], [x, y]], [w + 1, w]), SKIN[1], {});
    pen.part(limb([[36, 62], [26, 54], [22, 44]], [9, 7.4, 6]), SKIN[1], {});
  },
  captive(pen) {
    // two wrists in a cord
    for (const [a, x] of [[24, 34], [-24, 66]]) {
      const v = pen.through(at([x, 62], a, 1.1));
      v.part(limb([[0, 30], [0, 2]], [19, 15]), CLOTH.grey, {});
      v.part(smooth([[-7, 2], [-8, -12], [-2, -20], [6, -16], [8, -4], [6, 3]]), SKIN[1], {});
    }
    pen.part(limb([[22, 58], [50, 52], [78, 58]], [10, 11, 10]), ROPE, {});
    pen.stroke('M32 50L36 62M42 48L46 61M54 47L58 60M64 49L68 62', { w: 1.2, min: 0 });
    pen.stroke(smooth([[52, 58], [58, 72], [50, 82], [58, 94]], false), { w: 5, min: 0 });
    pen.stroke(smooth([[52, 58], [58, 72], [50, 82], [58, 94]], false), { w: 2.8, c: ROPE, min: 0 });
  },
  carries(pen) {
    // a stretcher seen from the side
    pen.part(bar([6, 64], [94, 64], 6), WOOD, {});
    pen.part(
      smooth([[24, 60], [30, 48], [52, 46], [76, 50], [84, 60], [54, 66]]),
      CLOTH.undyed,
      { tone: smooth([[26, 60], [54, 56], [84, 58], [60, 70]]) },
    );
    pen.part(ellipse(24, 48, 11), SKIN[1], {});
    pen.part(smooth([[13, 46], [16, 37], [26, 35], [34, 41], [24, 43]]), '#5f3b1f', { line: 0.9 });
    for (const x of [16, 84]) pen.part(bar([x, 66], [x, 82], 5), WOOD, {});
  },
  led(pen) {
    horseHead(pen, at([-66, 14], 0, 1.14), 'dun');
    pen.stroke(smooth([[70, 62], [58, 80], [34, 84], [14, 74]], false), { w: 4.6, min: 0 });
    pen.stroke(smooth([[70, 62], [58, 80], [34, 84], [14, 74]], false), { w: 2.4, c: LEATHER, min: 0 });
  },
  attacked(pen) {
    weapon(pen, 'sword', [26, 76], 38, { k: 1.7 });
    weapon(pen, 'sword', [74, 76], -38, { k: 1.7 });
  },
  thrown(pen) {
    const v = pen.through(at([40, 52], 148, 1.7));
    weapon(v, 'javelin', [0, 0], 0, {});
    pen.stroke('M62 88C70 84 80 86 88 90M50 92L58 88', { w: 1.8, min: 0 });
  },
  ladder(pen) {
    for (const x of [32, 68]) pen.part(bar([x, 96], [x === 32 ? 38 : 62, 6], 7, 6), WOOD, {});
    for (const y of [20, 38, 56, 74]) pen.part(bar([30 + (90 - y) * 0.06, y], [70 - (90 - y) * 0.06, y], 5.4), shade(WOOD, 0.12), {});
  },
  worked(pen) {
    weapon(pen, 'spade', [50, 46], 30, { k: 1.35 });
  },
};
export const markerKinds = Object.keys(DRAW);
const BLUE = '#1d489e',
  PURPLE = '#5e2f73';
const RING = {
  fire: BLOOD,
  shot: BLUE,
  ammunition: BLUE,
  thrown: BLUE,
  charged: BLOOD,
  countercharge: BLOOD,
  attacked: BLOOD,
  pikes: PURPLE,
  foulkon: PURPLE,
  formation: PURPLE,
};
const BAND = ['pikes', 'foulkon', 'formation'];
const ALIAS = { shot_back: 'shot', countered: 'countercharge', charge: 'charged', lance: 'lance_thrown' };
export const markerKind = (kind) => (DRAW[kind] ? kind : ALIAS[kind] || null);

/** The drawing of a token around 0,0, radius 50. `count` prints a number (throws, men, days). @param {string} kind @param {number|null} [count] @param {number} [lod] */
export function markerDrawing(kind, count = null, lod = 1) {
  const k = markerKind(kind),
    pen = new Sheet({ lod, halo: false });
  if (!k) return '';
  DRAW[k](pen);
  const n =
    count === null || count === undefined
      ? ''
      : `<path d="${ellipse(28, 26, 18)}" fill="${PAPER}" stroke="${INK}" stroke-width="3"/>` + numeral(count, 28, 26, 20, INK);
  return (
    `<path d="${ellipse(0, 0, 47)}" fill="${PAPER}" stroke="${INK}" stroke-width="2.6"/><path d="${ellipse(0, 0, 42.6)}" fill="none" stroke="${RING[k] || INK}" stroke-width="2.6"${BAND.includes(k) ? ' stroke-dasharray="8 4"' : ''}/>` +
    `${pen.toString('translate(-42.5 -42.5) scale(.85)')}${n}`
  );
}
export const markerLod = (px) => (px < 36 ? 0 : px < 80 ? 1 : 2);

/** A round token as SVG text. @param {string} kind @param {number|null} [count] @param {number} [px] */
export function markerSvg(kind, count = null, px = 48) {
  return `<svg xmlns="http://www.w3.org/2000/svg" class="marker" width="${px}" height="${px}" viewBox="-50 -50 100 100" overflow="visible" aria-hidden="true">${markerDrawing(kind, count, markerLod(px))}</svg>`;
}
