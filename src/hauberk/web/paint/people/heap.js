// Heaps of the dead: what lies in a hex when its counters have been taken away. More bodies, higher heap; the number says how many.
import { Sheet } from './ink.js';
import { PAPER, INK, CLOTH, SKIN, HAIR, COATS, STEEL, LEATHER, drain, blend } from './palette.js';
import { at, limb, smooth, ellipse, poly, rng } from './geom.js';
import { horse } from './horse.js';
import { shield } from './shields.js';
import { weapon } from './weapons.js';
import { numeral, stateSign } from './frame.js';

const grey = (c) => blend(c, drain(c), 0.55);

function body(pen, m, cloth, hair) {
  const v = pen.through(m);
  v.part(limb([[2, 3], [16, 6], [28, 4]], [8, 7, 5]), grey(CLOTH.russet), { line: 0.9 });
  v.part(limb([[2, -3], [15, -7], [27, -9]], [8, 7, 5]), grey(CLOTH.grey), { line: 0.9 });
  v.part(smooth([[26, -11], [31, -12], [33, -7], [27, -6]]), LEATHER, { line: 0.9 });
  v.part(smooth([[27, 2], [32, 1], [34, 6], [28, 7]]), LEATHER, { line: 0.9 });
  v.part(limb([[-14, 6], [-8, 14], [-16, 19]], [6, 5, 4]), grey(cloth), { line: 0.9 });
  v.part(
    smooth([[-19, -7], [-8, -9], [6, -8], [9, 0], [6, 8], [-8, 9], [-19, 7]]),
    grey(cloth),
    { tone: smooth([[-18, 4], [0, 3], [9, 2], [6, 12], [-18, 12]]) },
  );
  v.stroke('M-1 -8C1 -3 1 3 -1 8', { w: 2.2, c: LEATHER, min: 0 });
  v.part(limb([[-15, -6], [-22, -13], [-32, -13]], [6, 5, 4]), grey(cloth), { line: 0.9 });
  v.part(ellipse(-26, 0, 8, 7.4), grey(SKIN[1]), { line: 0.95 });
  v.part(smooth([[-24, -7], [-32, -7], [-35, 0], [-31, 7], [-25, 7], [-29, 1]]), grey(hair), { line: 0.9 });
}

/** The heap around 0,0 inside one hex, in card units. */
export function heapDrawing(men, horses, lod = 1) {
  const pen = new Sheet({ lod }),
    r = rng(men * 31 + horses * 7 + 5),
    cloths = [CLOTH.madder, CLOTH.woad, CLOTH.green, CLOTH.undyed, STEEL, CLOTH.ochre];
  if (horses) {
    const v = pen.through(at([-44, -42 + (men ? 0 : 6)], 0, 0.66, 0.66));
    const coats = Object.keys(COATS),
      coat = coats[(horses + men) % coats.length];
    horse(v.through([1, 0, 0, -1, 0, 140]), { coat, colour: grey(COATS[coat][0]) }, { gait: 'dead', neck: 66, nod: -34, mood: 'dead', saddle: false });
  }
  const n = Math.min(5, men);
  if (men) weapon(pen.through(at([30, -6], 24, 0.8)), 'spear', [0, 0], 0, {});
  for (let i = 0; i < n; i++) {
    const row = n > 3 ? (i < 3 ? 0 : 1) : 0,
      x = [0, -8, 8, -4, 6][i] + r.range(-3, 3),
      y = (row ? 2 : 26) - (i % 3) * 10 + (horses ? 6 : 0);
    body(pen, at([x, y], r.range(-16, 16) + (i % 2 ? 180 : 0), 0.92), cloths[(i + men) % cloths.length], HAIR[(i * 2 + men) % HAIR.length]);
  }
  if (men)
    shield(pen.through(at([-22, 30], -62, 0.8)), {
      shape: men % 2 ? 'kite' : 'round',
      arms: { kind: ['cross', 'bend', 'saltire', 'chevron'][men % 4], f: grey('#f1e8d2'), c: grey('#b0302a') },
    });
  if (!men && !horses)
    pen.part(poly([[0, 0], [1, 0], [1, 1]]), INK, {});
  const total = men + horses;
  const tag =
    total > 1
      ? `<path d="${ellipse(34, -30, 14)}" fill="${PAPER}" stroke="${INK}" stroke-width="2"/>` + numeral(total, 34, -30, 16, INK)
      : stateSign('dead', 36, -30, 1.3);
  return pen.toString() + tag;
}
/** A heap of the dead as SVG text. */
export function heapSvg(men, horses, px = 64) {
  return `<svg xmlns="http://www.w3.org/2000/svg" class="heap" width="${px}" height="${px}" viewBox="-50 -50 100 100" overflow="visible" aria-hidden="true">${heapDrawing(men, horses, px < 52 ? 0 : px < 104 ? 1 : 2)}</svg>`;
}
