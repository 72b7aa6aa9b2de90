// Weapons, drawn around the grip (0,0) and pointing up; the figure turns them into the hand.
// Lengths are exaggerated a little and blades kept broad: a sword must not become a hair at 40 px.
import { STEEL, STEEL_LT, IRON, GOLD, WOOD, LEATHER, PAPER, CLOTH, TINCT, BRONZE } from './palette.js';
import { bar, ellipse, poly, smooth, limb, bake, at } from './geom.js';

const shaft = (pen, y0, y1, w = 2.6, c = WOOD) => pen.part(bar([0, y0], [0, y1], w), c, { line: 0.8 });
const leaf = (pen, y, k = 1) => {
  // spear head with a bright half: reads as a blade even when tiny
  pen.part(
    poly([[0, y - 13 * k], [3.4 * k, y - 4 * k], [1.4, y + 2], [-1.4, y + 2], [-3.4 * k, y - 4 * k]]),
    STEEL,
    { line: 0.9, tone: poly([[0, y - 14], [6, y - 4], [2, y + 3], [0, y + 3]]) },
  );
};
const pennon = (pen, y, cols, len = 20) => {
  // two-tailed flag, the lord's colours, streaming behind the point
  pen.part(`M-1 ${y}C-7 ${y + 2} -11 ${y - 3} ${-len} ${y + 1}L${-len + 5} ${y + 5}L${-len} ${y + 9}C-11 ${y + 6} -7 ${y + 11} -1 ${y + 9}Z`, cols[0], {
    inside: `<path d="M-1 ${y + 3}C-7 ${y + 5} -11 ${y} ${-len - 2} ${y + 4}L${-len - 2} ${y + 7}C-11 ${y + 3} -7 ${y + 8} -1 ${y + 6}Z" fill="${pen.colour(cols[1])}"/>`,
  });
};

/** At a gallop the flag lies back along the shaft instead of standing off it. */
const streamer = (pen, y, cols) =>
  pen.part(`M1 ${y}C9 ${y + 6} 5 ${y + 14} 11 ${y + 25}L6.6 ${y + 21}L5 ${y + 27}C3 ${y + 18} 5 ${y + 13} 1 ${y + 11}Z`, cols[0], {
    inside: `<path d="M1 ${y + 4}C7 ${y + 9} 4 ${y + 15} 8.6 ${y + 24}L6 ${y + 26}C4 ${y + 18} 5 ${y + 13} 1 ${y + 9}Z" fill="${pen.colour(cols[1])}"/>`,
  });

export const WEAPONS = {
  sword: (pen) => {
    pen.part(
      poly([[-2.3, -3], [-1.9, -32], [0, -37], [1.9, -32], [2.3, -3]]),
      STEEL_LT,
      { line: 0.9, tone: poly([[0, -38], [4, -32], [4, 0], [0.4, 0]]) },
    );
    pen.stroke('M0 -6L0 -28', { w: 0.7, min: 1 });
    pen.part(poly([[-6.4, -4.4], [6.4, -4.4], [6.4, -1.8], [-6.4, -1.8]]), GOLD, { line: 0.9 });
    pen.part(bar([0, -2], [0, 5], 2.6), LEATHER, { line: 0.7 });
    pen.part(ellipse(0, 6.6, 3, 2.2), GOLD, { line: 0.9 });
  },
  sabre: (pen) => {
    pen.part('M-2 -3C-2.6 -14 -1 -26 6 -36C5.6 -24 3.4 -14 2.4 -3Z', STEEL_LT, { line: 0.9, tone: 'M7 -38C6 -24 4 -12 3 0L1 0C1.4 -12 3 -26 7 -38Z' });
    pen.part(poly([[-5, -4.2], [5, -4.2], [5, -1.8], [-5, -1.8]]), GOLD, { line: 0.9 });
    pen.part(limb([[0, -1], [0, 4], [2, 7]], [2.6, 2.6, 3]), LEATHER, { line: 0.8 });
  },
  spear: (pen) => {
    shaft(pen, 40, -38);
    leaf(pen, -39);
  },
  winged: (pen) => {
    shaft(pen, 40, -38);
    pen.part(poly([[-5, -36], [5, -36], [4, -33.6], [-4, -33.6]]), IRON, { line: 0.8 });
    leaf(pen, -39, 1.1);
  },
  longspear: (pen) => {
    shaft(pen, 38, -46, 2.8);
    leaf(pen, -47, 1.05);
    pen.part(poly([[-1.6, 37], [1.6, 37], [0, 42]]), IRON, { line: 0.8 });
  },
  lance: (pen, o) => {
    shaft(pen, 26, -66, 2.8);
    if (o.pennon) (o.stream ? streamer : pennon)(pen, -64, o.pennon);
    leaf(pen, -67, 1.05);
  },
  axe: (pen) => {
    // the Dane axe: a long haft and a thin, very broad bearded blade
    shaft(pen, 30, -33, 2.9);
    pen.part('M1 -34C6 -33 10 -37 14.6 -43C18 -35 17.4 -24 12.6 -17C9.6 -22.6 6 -26 1 -26Z', STEEL, {
      tone: 'M2 -27C8 -29 13 -33 15 -42L11 -36C8 -31 5 -30 1 -30Z',
    });
    pen.stroke('M13.6 -40C16 -34 15.6 -25 12.2 -19.4', { w: 1.1, c: '#fff6de', min: 1 });
    pen.part(poly([[-2.2, -35], [2.2, -35], [2.2, -26], [-2.2, -26]]), IRON, { line: 0.8 });
  },
  hatchet: (pen) => {
    shaft(pen, 8, -20, 2.6);
    pen.part('M1 -21C6 -21 8 -24 10 -26C12 -20 11 -15 9 -12C6 -15 4 -15.4 1 -15Z', STEEL, {});
  },
  mace: (pen) => {
    shaft(pen, 10, -22, 2.8);
    pen.part(ellipse(0, -25, 4.4, 5.2), IRON, { tone: ellipse(3, -23, 4, 5.6) });
    for (const s of [-1, 1])
      pen.part(poly([[s * 3.4, -30], [s * 7, -25], [s * 3.4, -20]]), IRON, { line: 0.8 });
    pen.part(ellipse(0, -31.4, 1.6), GOLD, { line: 0.7 });
  },
  club: (pen) =>
    pen.part(limb([[0, 10], [0, -8], [1, -24]], [3, 4.4, 8]), WOOD, { tone: limb([[3, 10], [4, -24]], [3, 6]) }),
  knife: (pen) => {
    pen.part(poly([[-1.8, -2], [-1.4, -14], [1.8, -18], [1.8, -2]]), STEEL_LT, { line: 0.9 });
    pen.part(bar([0, -2], [0, 5], 2.8), LEATHER, { line: 0.8 });
  },
  javelin: (pen) => {
    shaft(pen, 24, -24, 2.3);
    leaf(pen, -25, 0.72);
  },
  tool: (pen) => {
    shaft(pen, 26, -26, 2.8);
    pen.part('M-15 -20C-10 -28 10 -28 15 -20C9 -24 -9 -24 -15 -20Z', IRON, {});
  },
  hammer: (pen) => {
    shaft(pen, 12, -20, 2.6);
    pen.part(poly([[-7, -26], [7, -26], [7, -18], [-7, -18]]), WOOD, { tone: poly([[0, -18], [8, -26], [8, -18]]) });
  },
  spade: (pen) => {
    shaft(pen, -34, 22, 2.6);
    pen.part('M-5 20L5 20L5 30C4 34 -4 34 -5 30Z', IRON, {});
    pen.part(bar([-4, -34], [4, -34], 2.6), WOOD, { line: 0.8 });
  },
  fork: (pen) => {
    shaft(pen, 38, -30, 2.6);
    pen.part('M-6 -46L-4.2 -46L-3.6 -34L-1 -32L-1 -46L1 -46L1 -32L3.6 -34L4.2 -46L6 -46L5.4 -32L1.6 -28L-1.6 -28L-5.4 -32Z', IRON, { line: 0.8 });
  },
  bill: (pen) => {
    shaft(pen, 40, -34, 2.7);
    pen.part('M-2 -30L-2 -42C-2 -50 6 -52 10 -48C6 -47 4.6 -44 5 -40L8 -36L2.6 -30Z', STEEL, {});
  },
  staff: (pen) => shaft(pen, 40, -34, 2.8),
  crozier: (pen) => {
    shaft(pen, 40, -30, 2.6, GOLD);
    pen.part('M-1.3 -28C-2 -40 10 -44 12 -36C13 -30 6 -28 5 -33C7 -32 9 -33 8.6 -35.6C7 -39 1 -37 1.3 -28Z', GOLD, { line: 0.9 });
  },
  crossStaff: (pen) => {
    shaft(pen, 40, -30, 2.6);
    pen.part(
      poly([
        [-1.6, -46], [1.6, -46], [1.6, -40], [7, -40], [7, -36.6], [1.6, -36.6], [1.6, -28], [-1.6, -28], [-1.6, -36.6], [-7, -36.6], [-7, -40],
        [-1.6, -40],
      ]),
      GOLD,
      { line: 0.9 },
    );
  },
  banner: (pen, o) => {
    shaft(pen, 42, -44, 2.6);
    const c = o.pennon || [TINCT.gu, TINCT.or];
    pen.part('M1 -44C10 -47 18 -40 30 -44L30 -22C18 -18 10 -25 1 -22Z', c[0], {
      inside: `<path d="M1 -36C10 -39 18 -32 30 -36L30 -30C18 -26 10 -33 1 -30Z" fill="${pen.colour(c[1])}"/><path d="M13 -50L18 -50L18 -15L13 -15Z" fill="${pen.colour(c[1])}"/>`,
    });
    leaf(pen, -45, 0.7);
  },
  basket: (pen) => {
    pen.part(smooth([[-9, -3], [9, -3], [7, 9], [-7, 9]], true, 0.5), CLOTH.ochre, { tex: 'diamond' });
    pen.part(ellipse(0, -3, 9, 2.6), CLOTH.undyed, {});
    pen.stroke('M-8 -4C-6 -16 6 -16 8 -4', { w: 1.6, c: LEATHER, min: 0 });
  },
  book: (pen) => {
    pen.part(poly([[-6, -8], [6, -8], [6, 7], [-6, 7]]), CLOTH.madder, { inside: '' });
    pen.stroke('M0 -5L0 4M-3 -2L3 -2', { w: 1.4, c: GOLD, min: 0 });
  },
};

/** Bows are drawn in the world, not in the hand: grip, and where the string hand is. */
export function bow(pen, kind, grip, string) {
  const h = { short: 19, composite: 19, long: 31 }[kind] || 22;
  const [gx, gy] = grip,
    tipX = gx - (kind === 'composite' ? 6 : kind === 'long' ? 6 : 5);
  const tips = [[tipX, gy - h], [tipX, gy + h]];
  const c = kind === 'composite' ? BRONZE : kind === 'long' ? CLOTH.weld : WOOD;
  pen.stroke(poly([tips[0], string, tips[1]], false), { w: 0.75, min: 0 });
  const limbPts =
    kind === 'composite' // recurved tips tell the horn bow from the self bow
      ? [
          [tips[0][0] + 4, tips[0][1] - 4],
          [tips[0][0], tips[0][1]],
          [gx, gy - h * 0.55],
          [gx - 2.2, gy],
          [gx, gy + h * 0.55],
          [tips[1][0], tips[1][1]],
          [tips[1][0] + 4, tips[1][1] + 4],
        ]
      : [tips[0], [gx - 0.6, gy - h * 0.6], [gx + 1.4, gy], [gx - 0.6, gy + h * 0.6], tips[1]];
  pen.part(limb(limbPts, limbPts.map((_, i) => (i === 0 || i === limbPts.length - 1 ? 1.6 : 3))), c, { line: 0.85 });
  arrow(pen, string, [gx + 12, gy + (string[1] - gy) * -0.35]);
}
export function arrow(pen, from, to) {
  pen.part(bar(from, to, 1.5), WOOD, { line: 0.6 });
  const a = Math.atan2(to[1] - from[1], to[0] - from[0]) * 57.3;
  const v = at(to, a + 90),
    t = at(from, a + 90);
  pen.part(bake(poly([[0, -5], [2.4, 1], [-2.4, 1]]), v), STEEL, { line: 0.7 });
  pen.part(bake(poly([[0, -6], [2.2, -3.4], [2.2, 1.4], [0, -0.6], [-2.2, 1.4], [-2.2, -3.4]]), t), PAPER, { line: 0.6 });
}
export function crossbow(pen, p, deg) {
  const v = pen.through(at(p, deg));
  v.part(bar([-16, 0], [18, 0], 3.6, 3), WOOD, { line: 0.9 });
  v.part(limb([[10, -15], [16, -8], [17.6, 0], [16, 8], [10, 15]], [1.8, 3, 3.6, 3, 1.8]), BRONZE, { line: 0.9 });
  v.stroke('M10 -15L2 0L10 15', { w: 0.8, min: 0 });
  v.part(poly([[4, -1], [22, -1], [26, 0], [22, 1], [4, 1]]), STEEL, { line: 0.6 });
  v.part(ellipse(20, 0, 3.4, 4.4), IRON, { line: 0.8 });
}
export function sling(pen, hand) {
  const [x, y] = hand;
  pen.stroke(smooth([[x, y], [x + 8, y - 13], [x + 25, y - 15], [x + 37, y - 9]], false), { w: 1.5, c: LEATHER, min: 0 });
  pen.stroke(smooth([[x, y], [x + 10, y - 8], [x + 25, y - 9], [x + 37, y - 6]], false), { w: 1.2, c: LEATHER, min: 0 });
  pen.part(ellipse(x + 38, y - 8, 4.4, 3.4), IRON, { line: 0.9 });
  pen.stroke(`M${x + 44} ${y - 2}Q${x + 47} ${y + 3} ${x + 45} ${y + 8}M${x + 39} ${y - 1}Q${x + 41} ${y + 3} ${x + 40} ${y + 6}`, { w: 0.8, min: 1, op: 0.7 });
}
/** Staff sling: a pole in both hands, the pouch with its stone hanging behind, ready to come over. */
export function staffSling(pen, at0, deg) {
  const v = pen.through(at(at0, deg));
  shaft(v, 30, -40, 3);
  v.part(poly([[-2, -39], [2, -39], [2, -43], [-2, -43]]), IRON, { line: 0.8 });
  v.stroke('M0 -42C-8 -44 -16 -36 -21 -24M0 -41C-6 -38 -14 -31 -17 -22', { w: 1.4, c: LEATHER, min: 0 });
  v.part(smooth([[-25, -25], [-20, -21], [-14, -22], [-15, -16], [-20, -14], [-25, -18]]), LEATHER, { line: 0.9 });
  v.part(ellipse(-20, -22, 4, 3.6), IRON, { line: 0.9, tone: ellipse(-18, -20, 3, 3) });
}
export function weapon(pen, kind, hand, deg, o = {}) {
  const draw = WEAPONS[kind];
  if (draw) draw(pen.through(at(hand, deg, o.k || 1)), o);
}
