// What is worn on the head: helmets, hoods, hats, veils, crowns. Same box as the head: 0,0 between the eyes and the ear.
import { STEEL, STEEL_DK, GOLD, BRONZE, CLOTH, LEATHER, light } from './palette.js';
import { ellipse, smooth, limb, poly } from './geom.js';

/** A mail hood or curtain around the face. `hem` is how far it hangs on the shoulders. */
export function mailHood(pen, hem = 14, c = STEEL_DK) {
  pen.part(
    smooth(
      [[-9, -5], [-9.4, 3], [-11.4, hem - 2], [-6, hem + 1.4], [1, hem + 2.2], [8, hem + 0.6], [10.6, hem - 3], [8.6, 4], [8.4, -5], [0, -10]],
      true,
      0.85,
    ),
    c,
    { tex: 'mail', tone: smooth([[3, 9], [12, -6], [14, 16], [2, 18]]) },
  );
}

export const steelCap = (pen, d, c, tone) =>
  pen.part(d, c, {
    tone:
      tone ||
      smooth([[3, -20], [12, -14], [10, 2], [4, -2], [5, -9]]),
    glow: smooth([[-5.4, -5], [-4.8, -10], [-1.6, -14.4], [-3, -9], [-3.4, -5]]),
  });
export const CONE = 'M-8.8 -2.4C-9 -8.6 -5 -15 0.4 -19.6C5.4 -15 9 -9 8.8 -3.2C4 -0.9 -4 -0.6 -8.8 -2.4Z';
const DOME = 'M-8.8 -2.4C-9.4 -9.6 -5.4 -14.6 0.2 -14.8C6 -14.6 9.4 -9.6 8.8 -3.2C4 -0.9 -4 -0.6 -8.8 -2.4Z';
export const brow = (pen, c = STEEL_DK) => pen.part('M-9 -4.6C-4 -2.6 4 -2.9 9 -5.2L8.9 -2.4C4 -0.3 -4 -0.2 -9 -1.8Z', c, { contour: false, line: 0.8 });
const nasal = (pen, c = STEEL) => pen.part('M1.8 -3.2L4.6 -3.4L5.2 3.2L3.6 4.2L2.4 3.2Z', c, { contour: false, line: 0.85 });
const rivets = (pen, list) => list.forEach(([x, y]) => pen.spot(ellipse(x, y, 0.55), GOLD, { min: 2 }));

/** Two braids over the shoulders, bound with gold. */
export function braids(pen, s) {
  for (const [x, k] of [[-7.4, -1], [6.4, 1]]) {
    pen.part(limb([[x, 2], [x + k * 1.6, 9], [x + k * 1, 16], [x + k * 2.2, 22]], [4.4, 4.2, 3.8, 2.4]), s.hair, { line: 0.9 });
    pen.stroke(`M${x - 1.6} 5L${x + 2} 7.6M${x - 1} 9.4L${x + 2.6} 12M${x - 0.8} 14L${x + 2.6} 16.4`, { w: 0.7, min: 1 });
    pen.stroke(`M${x + k * 1.4 - 1.8} 19.6L${x + k * 1.4 + 2} 20`, { w: 1.8, c: GOLD, min: 1 });
  }
}
/** A plain gold crown with four lilies, worn over whatever is on the head. */
export function crown(pen, y = -7) {
  pen.part(
    poly([
      [-8.6, y + 4.4], [-9.6, y - 4.6], [-6, y - 0.6], [-3.6, y - 6.4], [0, y - 1], [3.6, y - 6.8], [5.8, y - 1], [9.6, y - 5.4], [8.8, y + 3.6],
      [0, y + 5.2],
    ]),
    GOLD,
    { line: 0.95, tone: poly([[2, y + 6], [3, y - 8], [11, y - 6], [10, y + 5]]) },
  );
  for (const x of [-5, 0, 5]) pen.spot(ellipse(x, y + 2 - Math.abs(x) * 0.04, 1.1), x ? '#2f5c98' : '#b0302a', { min: 1 });
}

export const WEAR = {
  none: () => {},
  // an open helmet on a princess: gilt brow, no nose guard, so that her face and braids are seen
  circlethelm: (pen, s) => {
    steelCap(pen, CONE, s.metal || STEEL);
    brow(pen, GOLD);
    pen.part(poly([[-0.8, -18.6], [0.4, -23.4], [1.8, -18.6]]), GOLD, { line: 0.8 });
    pen.stroke('M0.4 -18C2 -13 2.8 -8 3 -4.6', { w: 1.2, c: GOLD, min: 1 });
    rivets(pen, [[-5, -2.6], [-1, -1.8], [3, -1.9], [6.6, -2.8]]);
  },
  bare: (pen, s) => hairTop(pen, s),
  nasal: (pen, s) => {
    steelCap(pen, CONE, s.metal || STEEL);
    brow(pen, s.trimMetal || STEEL_DK);
    nasal(pen, s.trimMetal || s.metal || STEEL);
    pen.stroke('M0.4 -19C2 -14 2.8 -8 3 -4', { w: 0.7, min: 1, op: 0.8 });
  },
  spangen: (pen, s) => {
    steelCap(pen, CONE, s.metal || STEEL);
    pen.part('M-1.4 -17.6L0.4 -19.6L2.2 -17.8C3.4 -13 4 -8 4.2 -4L0.6 -3.8C0.8 -9 0.4 -13 -1.4 -17.6Z', BRONZE, { contour: false, line: 0.7 });
    pen.stroke('M-1.4 -17.4C-4.6 -13 -6.4 -8 -6.6 -3.6', { w: 1.9, c: BRONZE });
    brow(pen, BRONZE);
    nasal(pen, BRONZE);
    rivets(pen, [[-6.6, -3], [-3, -2.2], [0.6, -2], [4.6, -2.4], [7.4, -3.4], [2.2, -8], [1.8, -12]]);
  },
  phrygian: (pen, s) => {
    steelCap(
      pen,
      'M-8.8 -2.4C-9.6 -9 -7 -15 -1 -18.6C3 -20.6 8 -19 8.4 -15.6C6.4 -16.4 5.6 -15 6.6 -12.6C8.6 -9.6 9 -6 8.8 -3.2C4 -0.9 -4 -0.6 -8.8 -2.4Z',
      s.metal || STEEL,
    );
    brow(pen, s.trimMetal || STEEL_DK);
    nasal(pen, s.trimMetal || STEEL);
  },
  aventail: (pen, s) => {
    steelCap(pen, CONE, s.metal || STEEL);
    brow(pen, s.trimMetal || GOLD);
    pen.part(poly([[-0.6, -19], [0.4, -23.6], [1.6, -19]]), s.trimMetal || GOLD, { line: 0.8 });
  },
  kettle: (pen, s) => {
    steelCap(pen, 'M-6.8 -5C-7 -12 -3.6 -15.4 0.2 -15.6C4.4 -15.4 7.6 -12 7.4 -5.4Z', s.metal || STEEL);
    pen.part('M-13 -2.4C-9 -6.6 9 -7.2 13.6 -3.2C9 -0.4 -7 0.8 -13 -2.4Z', s.metal || STEEL, { tone: 'M-13 -2C-6 -3 8 -4 14 -3L14 2L-13 2Z' });
    rivets(pen, [[-6, -4.6], [0, -5], [6, -5]]);
  },
  turban: (pen, s) => {
    // cloth wound over a pointed cap: one bulk, a crossing fold, a tail behind
    pen.part(limb([[-6, -4], [-10, 2], [-11, 10]], [5, 4.4, 3]), s.cloth, { line: 0.9, tone: ellipse(-12, 6, 3, 8) });
    pen.part(poly([[-3, -12], [0.6, -21], [4, -12]]), s.metal || STEEL, { tone: poly([[1, -21], [5, -12], [1.6, -12]]) });
    pen.part(
      smooth([[-9.4, -4], [-9, -10], [-3, -14], [4, -13.6], [9.2, -9.6], [9, -4.4], [4, -2.6], [-3, -2.2]]),
      s.cloth,
      { tone: smooth([[2, -4], [9, -12], [12, -4], [4, 0]]) },
    );
    pen.stroke('M-9 -5C-4 -6 3 -9 6.4 -13M-8.6 -9C-2 -8 5 -6 9 -4.6M-5 -12.4C-1 -10.6 2 -10 5 -10', { w: 0.8, min: 1 });
    if (s.gem) pen.part(ellipse(2.6, -6.4, 1.5), GOLD, { contour: false, line: 0.7 });
  },
  plumed: (pen, s) => {
    pen.part(
      smooth([[-0.4, -15], [1.6, -15], [-1, -21], [-7, -26], [-15, -24], [-17, -17], [-12, -19], [-6, -18]], true, 0.9),
      s.plume || '#b0302a',
      { tone: smooth([[-16, -20], [-6, -19], [0, -15], [-12, -15]]) },
    );
    pen.stroke('M-2 -18C-6 -22 -10 -22 -14 -20', { w: 0.7, min: 1 });
    pen.part('M-8.6 -4C-10.4 0 -10.4 5 -9.6 8L-6.6 7C-7 4 -6.8 0 -6 -3Z', s.metal || STEEL_DK, { tex: 'lamellar' });
    steelCap(pen, DOME, s.metal || STEEL);
    brow(pen, GOLD);
    pen.part(ellipse(0.4, -15.4, 1.7), GOLD, { line: 0.8 });
    pen.stroke('M0.4 -14C2 -11 3 -8 3.2 -4.4M-0.6 -14C-3.4 -11 -5 -8 -5.2 -4', { w: 1.2, c: GOLD });
  },
  coif: (pen, s) => {
    pen.part(
      smooth([[-8.6, -4], [-7.6, 4], [-5, 6], [-5.4, 0], [-4, -4.6], [1, -6.2], [6.6, -4.6], [7.6, -6.6], [3.6, -11], [-3.4, -11]], true, 0.8),
      s.cloth || CLOTH.white,
      { tone: ellipse(-8, 2, 3.4, 8) },
    );
    pen.stroke('M-5 6Q-2 10.4 2 10', { w: 0.9 });
  },
  hood: (pen, s) => {
    pen.part(
      smooth(
        [
          [-9, -3], [-9.6, 4], [-12, 11], [-4, 14], [4, 13.4], [10, 10], [7.6, 6], [4, 9.6], [-2, 9.4], [-5.6, 4], [-5.6, -2], [-3, -6.6], [3, -7.2],
          [6.8, -4.4], [7.8, -7], [3.6, -11.4], [-4, -11.6], [-12.6, -9],
        ],
        true,
        0.75,
      ),
      s.cloth,
      { tone: smooth([[-10, -2], [-8, 10], [-14, 14], [-12, -4]]) },
    );
  },
  cap: (pen, s) => {
    pen.part(
      smooth([[-8.6, -3.4], [-8.4, -9], [-3, -13.6], [3, -14.6], [8.4, -12], [5.6, -11], [8.2, -7.4], [8.6, -4], [2, -3]], true, 0.8),
      s.cloth,
      { tone: smooth([[2, -4], [8, -10], [10, -3]]) },
    );
    pen.part('M-9 -5.4C-4 -3.4 4 -3.8 9 -6L9 -3C4 -1.2 -4 -1 -9 -2.4Z', light(s.cloth, 0.3), { contour: false, line: 0.8 });
  },
  straw: (pen) => {
    pen.part('M-6.6 -5C-6.6 -11 -3.6 -13 0.2 -13C4.4 -13 7.2 -11 7.4 -5.4Z', CLOTH.weld, { tex: 'weave' });
    pen.part('M-14 -1.8C-9 -6.8 9 -7.6 15 -3.4C9 -1 -7 0.6 -14 -1.8Z', CLOTH.weld, { tex: 'weave', tone: 'M-14 -1.6C-6 -3 8 -4 15 -3L15 2L-13 2Z' });
    pen.stroke('M-6.8 -6.4Q0 -4.6 7.4 -6.8', { w: 1.6, c: LEATHER });
  },
  veil: (pen, s) => {
    pen.part(
      smooth(
        [
          [-2, -11], [5, -9.8], [8, -5], [7.6, -2.6], [4, -6.4], [-1.6, -5.6], [-4.4, -1], [-4, 6], [-1, 9.6], [5, 8.6], [7, 11], [5, 15], [-6, 18],
          [-13, 15], [-10.6, 4], [-8.6, -5],
        ],
        true,
        0.85,
      ),
      s.cloth,
      { tone: smooth([[-11, -2], [-7, 4], [-7, 16], [-14, 16]]) },
    );
    pen.stroke('M-6 1C-7 7 -8 11 -8 15M-2.6 11.6C-1 13 2 13 4.6 12', { w: 0.7, min: 1 });
  },
  tonsure: (pen, s) => {
    pen.part(
      smooth([[-8, 3], [-9, -3], [-7, -7], [-3, -6], [2, -6.4], [6.4, -6], [7.6, -4.2], [3, -4], [-2, -3.4], [-4.8, -1], [-5, 4]], true, 0.8),
      s.hair,
      { line: 0.9 },
    );
  },
  mitre: (pen) => {
    pen.part(poly([[-8, -3], [-7, -12], [0.4, -20], [7.6, -12], [8, -4]]), CLOTH.white, { tone: poly([[0.4, -20], [8, -12], [8, -3], [2, -3]]) });
    pen.stroke('M0.4 -19L0.6 -4M-8 -5Q0 -3 8 -6', { w: 2, c: GOLD, min: 0 });
  },
  fur: (pen, s) => {
    pen.part(smooth([[-8, -6], [-6.6, -13], [0, -15], [7, -13], [8.2, -6.6]]), s.cloth, {});
    pen.part(smooth([[-10, -3], [-9, -7.6], [0, -8.6], [9.4, -8], [10.4, -4], [5, -2.4], [-4, -2]]), '#6d5237', { tone: ellipse(6, -4, 7, 4) });
    pen.stroke('M-7 -6L-6.4 -3.6M-3 -7L-2.6 -4.4M1 -7L1.4 -4.6M5 -7L5.4 -4.6', { w: 0.6, min: 2 });
  },
};
function hairTop(pen, s) {
  pen.part(
    smooth(
      [[-8.8, 2], [-9.2, -4], [-6, -9.6], [0, -11.6], [6, -9.6], [8, -4.4], [6.6, -2.6], [5, -5.4], [1, -6.6], [-2.6, -5], [-4.8, -1.2], [-5.6, 4]],
      true,
      0.85,
    ),
    s.hair,
    { line: 0.9, tone: ellipse(-9, 0, 3.2, 9) },
  );
  pen.stroke('M-4 -9C-1 -10 3 -9.4 5 -7.4M-7 -5C-6 -7.4 -4 -8.6 -2 -9', { w: 0.6, min: 2, c: light(s.hair, 0.4) });
}
