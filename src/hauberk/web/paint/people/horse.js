// The horse: long body, small head, arched neck, as embroiderers liked them. Side view to the right, ground at y = 96,
// seat near (62,46). Drawn in pieces (far legs, tail, trunk, near legs, neck and head) so that the neck can bow and
// the legs can gallop, stand or stiffen. `coat` gives the colour, `barding` the cataphract's armour.
import { COATS, INK, LEATHER, GOLD, STEEL, CLOTH, PAPER, TINCT, shade, light } from './palette.js';
import { smooth, limb, poly, ellipse, at, add, mat, sub, unit, mul } from './geom.js';

const GAITS = {
  // four legs as joint chains [far fore, near fore, far hind, near hind]
  canter: [
    [[93, 64], [104, 78], [112, 88], [118, 94]],
    [[90, 65], [106, 73], [101, 85], [95, 88]],
    [[36, 62], [42, 79], [50, 90], [56, 95]],
    [[31, 60], [21, 76], [11, 87], [4, 92]],
  ],
  trot: [
    [[94, 64], [108, 72], [106, 84], [101, 89]],
    [[89, 65], [88, 80], [83, 91], [86, 95]],
    [[37, 62], [30, 77], [22, 87], [16, 91]],
    [[32, 60], [36, 78], [41, 90], [46, 95]],
  ],
  stand: [
    [[94, 64], [97, 79], [98, 90], [100, 95]],
    [[90, 65], [90, 79], [89, 90], [91, 95]],
    [[37, 62], [33, 78], [37, 90], [40, 95]],
    [[31, 60], [23, 77], [25, 90], [28, 95]],
  ],
  dead: [
    [[92, 66], [104, 80], [106, 93], [101, 98]],
    [[86, 67], [92, 83], [88, 95], [82, 97]],
    [[40, 66], [50, 82], [47, 95], [52, 99]],
    [[31, 64], [30, 84], [21, 94], [14, 94]],
  ],
};

function leg(pen, J, hind, c, sock, far) {
  const w = hind ? [19, 8.6, 5, 4.6] : [13, 7, 4.8, 4.6];
  const col = far ? shade(c, 0.3) : c;
  pen.part(limb(J, w, 0.85), col, { line: 0.9 });
  const foot = limb([J[2], J[3]], [5.2, 5], 0.85);
  pen.part(foot, far ? shade(sock, 0.3) : sock, { line: 0.8 });
  const u = unit(sub(J[3], J[2])),
    v = pen.through(at(add(J[3], mul(u, 1.6)), Math.atan2(u[1], u[0]) * 57.3 - 62));
  v.part(poly([[-2.8, -2.6], [2.8, -2.8], [4.4, 3.2], [-3.6, 3.2]]), '#3b2c22', { line: 0.8 });
}

const NECK = [[76, 46], [86, 34], [96, 22], [106, 13], [114, 14], [117, 22], [113, 31], [108, 42], [104, 54], [97, 64], [84, 62]];
const HEAD = [[108, 15], [113, 11.6], [119, 15], [124, 24], [130, 34], [131, 39.4], [127, 42.4], [122, 40], [117, 35.4], [110, 32], [106.6, 24]];

export function neckMatrix(turn) {
  return mat.times(mat.move(88, 54), mat.turn(turn), mat.move(-88, -54));
}

function neckAndHead(pen, h, [c, mane], turn, mood, nod = 0) {
  let v = pen.through(neckMatrix(turn));
  v.part(smooth(NECK), c, {
    line: false,
    tone: smooth([[117, 20], [113, 32], [108, 44], [104, 56], [96, 66], [92, 60], [101, 46], [106, 34], [110, 26]]),
  });
  v.stroke('M103.6 54C101 60 98 63 95 65', { w: 0.9, min: 0 });
  if (!h.barding) {
    // mane in locks: drawn as one toothed shape, no single hairs
    v.part(
      smooth(
        [
          [110, 10], [100, 14], [90, 25], [82, 36], [77, 45], [84, 46], [83, 40], [89, 40], [89, 33], [96, 33], [96, 26], [102, 26], [103, 19],
          [109, 19], [113, 13],
        ],
        true,
        0.7,
      ),
      mane,
      { line: 0.9 },
    );
  }
  v = v.through(mat.times(mat.move(111, 22), mat.turn(nod), mat.move(-111, -22)));
  v.part(poly([[112, 14], [114.6 + (h.ears || 0) * 2, 4 - (h.ears || 0) * 9], [117, 14.6]]), shade(c, 0.25), { line: 0.9 });
  v.part(smooth(HEAD), c, {
    line: 0.95,
    tone: smooth([[131, 38], [127, 44], [118, 38], [110, 33], [112, 29], [120, 33], [126, 38]]),
    glow: smooth([[115, 13.6], [121, 22], [127, 32], [125, 32], [118, 22]]),
  });
  if (h.blaze)
    v.part(smooth([[118, 15.4], [124, 24], [129.4, 33], [126.6, 32], [120.6, 23]]), PAPER, { contour: false, line: false });
  v.part(poly([[107.6, 15.6], [108 - (h.ears || 0) * 5, 4 - (h.ears || 0) * 8], [112.6, 12.6]]), c, { line: 0.95 });
  if (!h.barding)
    v.part(smooth([[109.6, 8], [114, 11], [118.4, 17], [114, 17.6], [110, 14]]), mane, { line: 0.8 });
  if (mood === 'dead') v.stroke('M114.6 21L119 23.4', { w: 1.3, min: 0 });
  else {
    v.spot(ellipse(117, 22, 2.1, 1.9), '#fff6de', { min: 2 });
    v.spot(ellipse(117.4, 22.2, pen.lod > 1 ? 1.5 : 1.9), INK, { min: 0 });
  }
  v.spot(ellipse(128.2, 36.6, 1.1, 1.5), INK, { min: 1 });
  v.stroke('M123.6 39.4Q126 40.4 129.6 39.6', { w: 0.9, min: 1 });
  if (h.barding) {
    v.part(
      smooth([[76, 45], [88, 30], [98, 19], [107, 12.4], [110.6, 19], [110, 32], [108, 44], [104, 58], [98, 70], [84, 66]], true, 0.85),
      h.bardColour || STEEL,
      { tex: 'scale', tone: smooth([[113, 20], [110, 36], [106, 56], [98, 72], [94, 62], [102, 46]]) },
    );
    v.part(
      smooth([[110, 13], [115, 11.4], [120.6, 16.6], [125.6, 25], [130, 33.4], [126, 35], [119, 30], [111, 29]], true, 0.8),
      h.bardColour || STEEL,
      { line: 0.95, glow: smooth([[115, 13], [121, 20], [126, 29], [122, 25]]) },
    );
    v.spot(ellipse(117.4, 21.8, 3, 2.6), INK, { min: 0 });
    v.spot(ellipse(117.2, 22, 1.3), '#fff6de', { min: 0 });
    v.part(smooth([[110, 12], [104, 3], [97, 3], [102, 8], [106, 14]]), TINCT.gu, { line: 0.9 });
  }
  // bridle: cheek strap, brow, noseband; a gilt stud where they meet
  v.stroke('M111.4 16C113 24 117 32 124.4 37.6M121.6 37.6C123 33.6 124.6 31 127.4 29.4M110 18.6C113 17.4 116 17 119.6 17.4', {
    w: 1.7,
    c: h.tack || LEATHER,
    min: 0,
  });
  v.spot(ellipse(123.6, 36.4, 1.2), GOLD, { min: 1 });
  return v;
}

/** o: {gait, neck (degrees), mood, saddle, reins:[x,y]|null} */
export function horse(pen, h, o = {}) {
  const C = h.colour ? [h.colour, shade(h.colour, 0.7), shade(h.colour, 0.5)] : COATS[h.coat] || COATS.bay,
    [c, mane, sock] = C,
    L = GAITS[o.gait || 'canter'];
  const tack = h.tack || LEATHER,
    dead = o.gait === 'dead';
  leg(pen, L[0], false, c, h.socks ? PAPER : sock, true);
  leg(pen, L[2], true, c, sock, true);
  const tail = dead
    ? [[26, 50], [14, 56], [4, 66], [0, 78], [8, 74], [16, 66], [26, 58]]
    : o.gait === 'stand'
      ? [[27, 44], [18, 47], [13, 60], [13, 76], [17, 84], [20, 72], [21, 60], [26, 52]]
      : [[27, 44], [16, 42], [5, 48], [-6, 58], [-9, 68], [-1, 64], [2, 68], [8, 59], [12, 61], [24, 53]];
  pen.part(smooth(tail), mane, { line: 0.95 });
  pen.stroke(dead ? 'M22 54C14 58 8 66 5 72' : o.gait === 'stand' ? 'M23 48C18 56 17 66 17 76' : 'M22 48C12 48 4 54 -3 63', {
    w: 0.7,
    min: 1,
    c: light(mane, 0.35),
  });
  pen.part(
    smooth([
      [82, 43], [64, 47], [46, 44], [34, 42.6], [26, 47], [21, 57], [25, 67], [38, 70], [58, 73], [78, 73.4], [92, 70], [100, 62], [101, 53],
      [94, 46],
    ]),
    c,
    {
      line: 0.95,
      tone: smooth([[20, 62], [34, 64], [58, 68], [80, 68], [96, 62], [102, 58], [100, 74], [60, 80], [22, 76]]),
      glow: smooth([[30, 47], [38, 45], [46, 47], [40, 49], [33, 51]]),
      inside:
        h.coat === 'grey' || h.coat === 'roan'
          ? [[34, 56], [41, 52], [47, 58], [38, 62], [52, 64], [29, 62], [70, 66], [80, 62]]
              .map(([x, y]) => `<path d="${ellipse(x, y, 2.2)}" fill="#ffffff" opacity=".28"/>`)
              .join('')
          : '',
    },
  );
  leg(pen, L[3], true, c, h.socks ? PAPER : sock, false);
  pen.part(
    smooth([[28, 48], [38, 47], [44, 54], [42, 64], [34, 70], [25, 66], [22.6, 57]]),
    c,
    { line: false, contour: false },
  ); // haunch over the thigh: no seam
  pen.stroke('M44 56C43 62 40 66 36 69', { w: 0.8, min: 1 });
  leg(pen, L[1], false, c, h.socks ? PAPER : sock, false);
  pen.part(smooth([[84, 50], [94, 50], [99, 58], [95, 68], [87, 70], [82, 62]]), c, { line: false, contour: false });
  if (!h.barding) pen.stroke('M84 68C81 62 82 56 85 51', { w: 0.8, min: 1 });
  const trapper = h.barding && !dead;
  if (h.barding) {
    const d = smooth(
      [
        [78, 44], [60, 47], [42, 43], [30, 44], [20, 52], [17, 66], [18, 78], [30, 76], [44, 79], [58, 77], [72, 80], [86, 77], [100, 80], [104, 66],
        [103, 54], [94, 46],
      ],
      true,
      0.75,
    );
    pen.part(d, h.bardColour || STEEL, { tex: 'scale', tone: smooth([[14, 66], [40, 70], [72, 72], [106, 62], [106, 84], [14, 84]]) });
    pen.stroke('M18 74C24 72 27 71.6 30 72.4C36 74 40 75.4 44 75.2C50 75 54 73 58 73.2C64 73.6 68 76.4 72 76.4C78 76 82 73 86 73.2C92 73.6 96 76 101 76.4', {
      w: 2.6,
      c: TINCT.gu,
      min: 0,
    });
  }
  neckAndHead(pen, h, C, o.neck || 0, o.mood, o.nod || 0);
  if (!trapper && !dead) {
    // breast strap with pendants, crupper
    pen.stroke('M80 58C88 62 96 62 101.6 58', { w: 2, c: tack, min: 0 });
    pen.stroke('M52 50C44 51 34 51 25 49', { w: 1.7, c: tack, min: 1 });
    for (const [x, y] of [[86, 61.4], [92, 62.4], [97.6, 61]])
      pen.part(ellipse(x, y + 2, 1.4, 2), GOLD, { contour: false, line: 0.6 });
  }
  if (o.saddle !== false) {
    pen.part(
      smooth([[49, 47], [60, 48.4], [79, 46], [80, 58], [70, 62], [54, 61], [48, 56]], true, 0.5),
      h.cloth || CLOTH.madder,
      {
        contour: false,
        tone: smooth([[48, 56], [80, 54], [80, 64], [48, 64]]),
        inside: `<path d="M48 57.4C56 60.4 70 61 80 56" fill="none" stroke="${pen.colour(GOLD)}" stroke-width="1.6"/>`,
      },
    );
    if (o.seat !== false) {
      // empty saddle: high pommel and cantle, stirrup hanging
      pen.part('M50 47C47 42 46 36 49 34C53 38 56 43 62 44C69 44.6 73 42 75 35C79 36 79 43 77 48C69 52 57 52 50 47Z', tack, {
        tone: 'M50 47C58 50 70 50 78 45L78 54L50 54Z',
      });
      pen.stroke('M66 50L67 69', { w: 1.7, c: tack, min: 0 });
      pen.stroke('M64 74C64 69 70 69 70 74Z', { w: 1.5, min: 0 });
    } else pen.part('M48 47C45 41 45 36 48 34C52 38 54 44 58 46Z', tack, { line: 0.9 });
  }
}
