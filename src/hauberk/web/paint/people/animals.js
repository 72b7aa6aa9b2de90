// Beasts of the train and of the country: one counter each, healthy or dead; same pen, same line.
import { Sheet } from './ink.js';
import { horse } from './horse.js';
import { CLOTH, INK, PAPER, WOOD, LEATHER, shade, light } from './palette.js';
import { smooth, limb, poly, ellipse } from './geom.js';

const leg4 = (pen, list, w, c, hoof) =>
  list.forEach(([x, y, x2, y2], i) => {
    pen.part(limb([[x, y], [(x + x2) / 2 + (i % 2 ? 1 : -1), (y + y2) / 2], [x2, y2]], w), i < 2 ? shade(c, 0.28) : c, { line: 0.9 });
    pen.part(poly([[x2 - 3, y2 - 1], [x2 + 3, y2 - 1], [x2 + 4, y2 + 4], [x2 - 4, y2 + 4]]), hoof, { line: 0.8 });
  });

const HIDE = {
  madder: '#a8643c',
  white: '#e6dcc6',
  black: '#574a44',
  ochre: '#c9a06a',
  grey: '#9a938a',
  russet: '#8d5f3c',
  undyed: '#cdb48a',
  green: '#8d6f56',
  weld: '#e3cfa0',
  woad: '#8a8f96',
};
const hide = (o, usual) => HIDE[o.cloth] || usual;

const BEASTS = {
  ox(pen, o) {
    const c = hide(o, '#c9a06a');
    leg4(pen, [[96, 66, 96, 91], [38, 66, 40, 91], [88, 66, 86, 91], [28, 64, 26, 91]], [15, 9, 6.4], c, '#3b2c22');
    pen.part(limb([[20, 44], [12, 54], [11, 70], [14, 80]], [4, 3, 2.6, 5]), c, { line: 0.9 });
    pen.part(
      smooth([[20, 48], [28, 38], [50, 39], [72, 38], [88, 30], [100, 34], [104, 46], [102, 62], [92, 72], [60, 76], [30, 72], [20, 62]]),
      c,
      { tone: smooth([[18, 62], [50, 70], [90, 66], [106, 54], [104, 80], [20, 80]]), glow: smooth([[30, 42], [48, 42], [40, 46]]) },
    );
    if (o.cloth === 'madder' || o.cloth === 'black')
      pen.part(smooth([[40, 44], [52, 42], [60, 50], [54, 62], [44, 60], [38, 52]]), light(c, 0.6), { contour: false, line: false });
    pen.part(
      smooth([[92, 34], [104, 30], [114, 36], [120, 48], [124, 58], [119, 64], [111, 61], [104, 58], [98, 66], [93, 54]]),
      c,
      { line: 0.95, tone: smooth([[100, 60], [112, 58], [122, 60], [118, 68], [98, 70]]) },
    );
    pen.part(smooth([[117, 54], [124, 56], [125, 61], [120, 64], [115, 60]]), '#e6cfa8', { contour: false, line: 0.8 });
    pen.part(limb([[108, 34], [116, 28], [126, 28], [130, 18]], [5, 4.6, 3.6, 1.4]), PAPER, {});
    pen.part(limb([[104, 36], [98, 40], [94, 46]], [5, 6, 3]), c, { line: 0.9 });
    pen.spot(ellipse(112.6, 44, 1.9), INK, { min: 0 });
    pen.spot(ellipse(121.6, 58.4, 1.2), INK, { min: 1 });
    pen.part(smooth([[84, 28], [96, 25], [104, 29], [99, 34], [88, 35]], true, 0.6), WOOD, {});
    pen.stroke('M98 32C98 44 96 56 90 64', { w: 2.4, c: LEATHER, min: 0 });
  },
  mule(pen, o) {
    horse(
      pen,
      { coat: 'mule', colour: hide(o, '#8d6f56'), ears: 1, cloth: CLOTH.ochre },
      { gait: o.dead ? 'dead' : 'stand', neck: o.dead ? 66 : 16, nod: o.dead ? -34 : 0, saddle: false, mood: o.dead ? 'dead' : '' },
    );
    if (!o.dead) pack(pen, CLOTH.undyed, CLOTH.russet);
  },
  horse(pen, o) {
    horse(pen, { ...o.horse }, { gait: o.dead ? 'dead' : 'stand', neck: o.dead ? 66 : 22, nod: o.dead ? -34 : -6, saddle: false, mood: o.dead ? 'dead' : '' });
    if (!o.dead && !o.bare) pack(pen, CLOTH[o.cloth] || CLOTH.undyed, CLOTH.ochre);
  },
  dog(pen, o) {
    const c = o.cloth === 'madder' ? '#b9a48a' : '#b58a58';
    leg4(pen, [[84, 70, 92, 91], [46, 70, 40, 91], [78, 70, 76, 91], [38, 68, 28, 90]], [10, 6, 4.4], c, '#3b2c22');
    pen.part(limb([[34, 58], [22, 52], [14, 40]], [5, 4, 2]), c, { line: 0.9 });
    pen.part(
      smooth([[32, 58], [46, 53], [66, 54], [84, 50], [92, 58], [88, 70], [74, 72], [56, 66], [40, 72], [32, 68]]),
      c,
      { tone: smooth([[30, 66], [56, 64], [92, 64], [90, 78], [34, 78]]) },
    );
    if (o.cloth === 'madder') for (const x of [48, 58, 68]) pen.stroke(`M${x} 54C${x + 3} 58 ${x + 2} 62 ${x} 65`, { w: 2, c: '#6b5540', min: 1 }); // a brindled hunter
    pen.part(smooth([[82, 56], [88, 44], [98, 38], [108, 44], [118, 50], [117, 55], [106, 56], [98, 60], [92, 66]]), c, { line: 0.95 });
    pen.part(smooth([[96, 38], [90, 40], [87, 50], [93, 50]]), shade(c, 0.4), { line: 0.9 });
    pen.spot(ellipse(104, 45.6, 1.7), INK, { min: 0 });
    pen.spot(ellipse(117, 51, 1.8), INK, { min: 0 });
    pen.stroke('M88 56C91 60 94 62 97 61', { w: 3, c: CLOTH[o.cloth] || '#b0302a', min: 0 });
  },
  sheep(pen, o) {
    const dark = o.cloth === 'black',
      wool = dark ? '#5a5049' : '#efe6d0',
      face = dark ? '#332a25' : '#5b4a3e';
    leg4(pen, [[84, 72, 86, 91], [48, 72, 50, 91], [78, 72, 76, 91], [42, 72, 40, 91]], [8, 6, 5], face, '#2b211b');
    const lumps = Array.from({ length: 14 }, (_, i) => {
      const a = (i / 14) * Math.PI * 2;
      return [63 + Math.cos(a) * (i % 2 ? 30 : 27), 60 + Math.sin(a) * (i % 2 ? 17 : 14.6)];
    });
    pen.part(smooth(lumps, true, 1.3), wool, { tone: smooth([[34, 64], [64, 72], [94, 62], [92, 82], [36, 82]]) });
    pen.stroke('M48 54Q52 50 56 54M62 62Q66 58 70 62M54 66Q58 62 62 66M72 52Q76 48 80 52', { w: 0.9, min: 1, c: dark ? '#9a8f84' : INK });
    pen.part(smooth([[90, 46], [98, 44], [106, 52], [110, 60], [104, 64], [94, 60]]), face, {});
    pen.part(limb([[94, 48], [86, 50]], [6, 3]), face, { line: 0.9 });
    pen.spot(ellipse(101, 52, 1.7), PAPER, { min: 0 });
    if (o.cloth === 'weld') {
      pen.stroke('M92 60C94 66 98 68 102 66', { w: 2.2, c: LEATHER, min: 0 });
      pen.part(smooth([[94, 66], [100, 66], [102, 74], [92, 74]], true, 0.5), '#d8a531', { line: 0.9 });
    }
  },
  // wild boar: high shoulders, a bristling crest, a low wedge of a head with its tusks
  boar(pen) {
    const c = '#6a5547';
    leg4(pen, [[88, 70, 92, 91], [44, 70, 46, 91], [80, 72, 78, 91], [36, 68, 30, 91]], [12, 7, 4.6], c, '#2b211b');
    pen.part(limb([[24, 56], [17, 58], [15, 66], [18, 70]], [3, 2.4, 2, 3.6]), c, { line: 0.9 });
    pen.part(
      smooth([[22, 58], [30, 46], [48, 40], [68, 33], [84, 34], [98, 44], [102, 58], [96, 70], [78, 77], [50, 77], [30, 72]]),
      c,
      { tone: smooth([[20, 64], [50, 70], [90, 66], [104, 56], [100, 80], [24, 80]]), glow: smooth([[40, 46], [58, 41], [52, 47]]) },
    );
    pen.part(
      poly([[34, 46], [36, 37], [43, 42], [46, 33], [53, 39], [57, 29], [64, 36], [69, 25], [75, 34], [82, 25], [86, 36], [70, 42], [50, 46]]),
      shade(c, 0.5),
      { line: 0.9 },
    );
    pen.part(
      smooth([[88, 42], [98, 40], [108, 50], [120, 62], [127, 66], [126, 73], [118, 75], [104, 74], [92, 68]]),
      c,
      { line: 0.95, tone: smooth([[94, 68], [112, 68], [126, 70], [122, 80], [94, 78]]) },
    );
    pen.part(smooth([[122, 63], [128, 65], [128.6, 72], [123, 73]]), '#8d6f5e', { line: 0.9 });
    pen.part(poly([[92, 44], [90, 30], [101, 40]]), shade(c, 0.2), { line: 0.9 });
    pen.part('M114 71C115 66 119 62 118 57C122 61 121 68 118 73Z', PAPER, { line: 0.9 });
    pen.spot(ellipse(107, 56, 1.8), INK, { min: 0 });
    pen.stroke('M40 58L36 66M52 56L49 66M64 56L62 66M76 58L75 68', { w: 0.9, min: 1 });
    pen.stroke('M103 52L109 53', { w: 1.4, min: 1 });
  },
};
function pack(pen, sack, roll) {
  pen.part(
    smooth([[48, 40], [60, 34], [76, 39], [78, 60], [64, 66], [48, 62]], true, 0.6),
    sack,
    { tone: smooth([[48, 54], [78, 50], [78, 68], [48, 68]]) },
  );
  pen.part(smooth([[50, 28], [64, 24], [76, 29], [76, 40], [62, 43], [50, 40]], true, 0.8), roll, { tone: ellipse(74, 36, 8, 9) });
  pen.stroke('M56 26L54 62M70 26L72 62M48 50L78 48', { w: 1.8, c: LEATHER, min: 0 });
}
export const beastKinds = Object.keys(BEASTS);

/** kind: ox | mule | horse | dog | sheep | boar. Dead beasts roll over and lose their colour. */
export function beast(kind, { dead = false, lod = 2, transform = '', cloth = '', horse: own = {}, bare = false } = {}) {
  const pen = new Sheet({ lod, grey: dead }),
    equine = kind === 'mule' || kind === 'horse';
  BEASTS[kind](dead ? pen.through([1, 0, 0, -1, 0, equine ? 138 : 130]) : pen, { dead, cloth, horse: own, bare });
  return pen.toString(transform);
}
