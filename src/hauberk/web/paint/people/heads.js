// Heads: face, hair, beard. Local box about 20 wide, 0,0 between the eyes' height and the ear,
// three-quarter view to the right. Heads are drawn a quarter larger than life: at 40 px the head is what
// makes a mark on the map a person.
import { STEEL, STEEL_DK, BRONZE, INK, PAPER, shade, light } from './palette.js';
import { ellipse, smooth } from './geom.js';
import { WEAR, CONE, mailHood, steelCap, brow, braids, crown } from './helmets.js';

const FACE = smooth([[-6.4, -4], [-6, 2], [-3.4, 6.8], [0.8, 9], [4.4, 7.6], [6.2, 3.4], [6.6, -3], [4, -7.6], [-2, -8]]);

function features(pen, s) {
  const mood = s.mood || 'calm',
    eye = (x) => {
      if (mood === 'dead') return pen.stroke(`M${x - 1.4} -0.2L${x + 1.2} -0.2`, { w: 1.1, min: 1 });
      if (mood === 'dazed') return pen.stroke(`M${x - 1.3} -1.7L${x + 1.3} 0.9M${x + 1.3} -1.7L${x - 1.3} 0.9`, { w: 1, min: 0 });
      if (pen.lod > 1) pen.spot(ellipse(x, -0.3, 1.6, 1.2), '#fbf3e0');
      if (pen.lod > 2) {
        // a portrait: iris, glint, lids
        pen.spot(ellipse(x + 0.4, -0.3, 0.95, 1.08), s.eyes || '#5a4630', { min: 3 });
        pen.spot(ellipse(x + 0.45, -0.3, 0.5, 0.6), INK, { min: 3 });
        pen.spot(ellipse(x + 0.15, -0.65, 0.26), '#fffdf4', { min: 3 });
        pen.stroke(`M${x - 1.7} -0.5Q${x} -1.9 ${x + 1.8} -0.6`, { w: 1.2, min: 3 });
        return pen.stroke(`M${x - 1.2} 0.8Q${x + 0.2} 1.3 ${x + 1.4} 0.6`, { w: 0.5, min: 3, op: 0.7 });
      }
      return pen.spot(ellipse(x + 0.35, -0.3, pen.lod > 1 ? 0.85 : 1.15, pen.lod > 1 ? 1.05 : 1.4), INK, { min: 0 });
    };
  eye(0.1);
  eye(4.5);
  if (mood === 'pain' || mood === 'sad') pen.stroke('M-2 -1.9L1.2 -3.4M6 -1.9L3.4 -3.2', { w: 1.2 });
  else
    pen.stroke(s.stern ? 'M-2 -2.9L1.6 -2.1M6.4 -2.8L3.4 -2.1' : 'M-1.9 -2.5Q0 -3.6 1.6 -2.7M3.4 -2.7Q4.8 -3.5 6.2 -2.6', {
      w: 1.15,
      c: s.hair ? shade(s.hair, 0.3) : INK,
    });
  pen.stroke(['M2.5 -1.4L3.9 2.4Q3.2 3.3 2 2.8', 'M2.4 -1.2Q4.6 0.6 4.4 2.4Q3.4 3.6 2 2.9', 'M2.7 -0.6L3.2 2.2Q2.8 2.8 2.1 2.5'][s.nose || 0], {
    w: 0.9,
    min: 1,
  });
  if (s.scar) pen.stroke('M-3.6 0.4L-1.6 4.6M-3.6 2.8L-1.8 2.2', { w: 0.7, c: '#8e3b2c', min: 2 });
  if (s.lady) pen.stroke('M0.9 5.4Q2.4 6.5 3.8 5.3', { w: 1.6, c: '#b04a3c', min: 1 });
  if (mood === 'pain') pen.spot(ellipse(2.3, 5.8, 1.5, 1.1), '#5b1f1a');
  else if (mood !== 'shout' && (!s.beard || s.beard === 'none' || s.beard === 'stubble'))
    pen.stroke(mood === 'dazed' ? 'M0.6 6Q1.4 5 2.2 6Q3 7 3.8 5.8' : 'M0.7 5.5Q2.4 6.3 3.9 5.3', { w: 1 });
  if (pen.lod > 1) pen.spot(ellipse(-2.4, 3, 1.5, 1), '#c9573d', { op: 0.28 });
  pen.spot('M2.6 -1C3.4 0.6 3.8 1.6 3.9 2.6C3.2 3.2 2.6 3 2.4 2.6C2.8 1.4 2.8 0.2 2.6 -1Z', '#8a4a34', { min: 3, op: 0.25 });
  if (!s.beard || s.beard === 'none' || s.beard === 'stubble') pen.stroke('M1.4 6.9Q2.5 7.3 3.4 6.8', { w: 0.6, min: 3, op: 0.6 });
  if (s.old) pen.stroke('M-2.6 1.6L-1 2M-2.4 2.8L-1.2 2.8', { w: 0.6, min: 2 });
}

function beard(pen, s) {
  const c = s.hair;
  const B = {
    full: [[-6.6, 0.6], [-5, 4], [-0.8, 3.6], [2.2, 4], [5, 3.6], [6.6, 1.4], [6.6, 6.4], [4.4, 10.4], [1.2, 11.8], [-3, 9.4], [-6, 5.6]],
    long: [[-6.6, 0.6], [-5, 4], [-0.8, 3.6], [2.2, 4], [5, 3.6], [6.6, 1.4], [6.8, 8], [5, 14], [2, 18], [-1.6, 14], [-5.6, 8]],
    short: [[-6.4, 2], [-4.6, 5], [-0.6, 4.4], [2.2, 4.5], [5, 4.2], [6.4, 2.4], [5.6, 7.4], [2.8, 10], [-0.8, 9.6], [-4.6, 7]],
  }[s.beard];
  if (B) {
    pen.part(smooth(B, true, 0.8), c, { line: 0.8 });
    pen.stroke('M1 5.9Q2.4 6.7 3.7 5.8', { w: 1, c: shade(c, 0.8) });
    pen.stroke(s.beard === 'long' ? 'M-1 8Q1 12 1.6 16M2.6 8Q3.4 11 2.8 14' : 'M-2 7.6L-0.8 9.4M2 8L2 10', { w: 0.6, min: 2 });
  }
  if (s.beard === 'moustache' || s.beard === 'long' || s.beard === 'full')
    pen.part('M2.2 3.4C0 3 -2 4.4 -3 6.2C-0.6 6 1.4 5.6 2.4 4.8C3.6 5.6 5 5.8 6.6 5.6C5.8 4 4.2 3 2.2 3.4Z', s.beard === 'moustache' ? c : light(c, 0.18), {
      line: 0.6,
      contour: false,
    });
  if (s.mood === 'shout') {
    pen.spot(ellipse(2.3, 6.1, 1.9, 2.1), '#4a1714', { min: 0 });
    pen.spot('M0.8 4.9L3.8 4.9L3.6 5.6L1 5.6Z', '#fff6de', { min: 2 });
  }
  if (s.beard === 'stubble') pen.spot('M-5.4 4C-3 7 2 7.6 6 4.6L4.6 8L0.8 9.2L-3.4 7Z', c, { op: 0.35 });
}

const hairBack = (pen, s, long) =>
  pen.part(
    smooth(
      long
        ? [[-2, -10], [6, -8], [5, -4], [-1, -4.6], [-4.2, -1], [-4.6, 5], [-6, 13], [-11, 12], [-10, 2], [-8, -6]]
        : [[-1, -10.2], [5.6, -8.4], [7.2, -4], [3, -5.6], [-2, -4.6], [-4.4, -1], [-5.4, 4.6], [-8.6, 4], [-9, -3], [-6.6, -8.4]],
    ),
    s.hair,
    { line: 0.9, tone: ellipse(-8, 3, 3.4, 9) },
  );

const HOODED = { aventail: 15, mailcoif: 14 };

/** The whole head at 0,0. s: {helmet, skin, hair, beard, coif, mood, cloth, plume, metal, ...} */
export function head(pen, s) {
  const hood = HOODED[s.helmet] || (s.coif ? 12 : 0);
  if (hood) mailHood(pen, hood, s.metal || STEEL_DK);
  else if (s.longHair) hairBack(pen, s, true);
  else if (['nasal', 'spangen', 'phrygian', 'kettle', 'cap', 'plumed', 'straw'].includes(s.helmet)) hairBack(pen, s, false);
  if (s.braid && s.helmet !== 'veil') braids(pen, s);
  const face = hood
    ? smooth([[-4.6, -4], [-4.6, 2], [-2.8, 6], [0.8, 8.2], [4.2, 7], [6, 3], [6.4, -3], [4, -6], [-2, -6]])
    : FACE;
  const brim = !['bare', 'tonsure', 'veil', 'hood', 'coif'].includes(s.helmet);
  pen.part(face, s.skin, {
    contour: !hood,
    line: 0.95,
    tone: brim
      ? 'M-9 -12L9 -12L9 -1.6C3 0.4 -4 0.6 -9 -1Z'
      : smooth([[-7, -8], [-3.6, -4], [-4, 4], [0, 8.4], [-8, 8]]),
  });
  if (!hood && !['veil', 'hood', 'coif', 'plumed', 'turban'].includes(s.helmet)) pen.part(ellipse(-6.2, 0.8, 1.5, 2.1), s.skin, { line: 0.7 });
  features(pen, s);
  beard(pen, s);
  (WEAR[s.helmet === 'mailcoif' ? 'none' : s.helmet] || (() => {}))(pen, s);
  if (s.helmet === 'mailcoif')
    pen.part(
      smooth([[-9, -2], [-8.6, -8], [-3, -12.4], [4, -12], [8.6, -8], [8.2, -2], [6.4, -5], [1, -6.8], [-4.4, -5]], true, 0.85),
      s.metal || STEEL_DK,
      { tex: 'mail', contour: true },
    );
  if (s.crown) crown(pen, { nasal: -7, veil: -8.4, bare: -8 }[s.helmet] ?? -7);
  if (s.bandage) {
    // a linen strip with one small stain: the wound is told by pose first, blood last
    pen.part('M-9.2 -8.6C-3 -5.4 4 -6 9 -9.4L9.2 -5.4C4 -2.2 -4 -1.8 -9.2 -4.6Z', PAPER, { contour: false, line: 0.9 });
    pen.spot(ellipse(3.4, -5.4, 2.2, 1.5), '#a3201c', { min: 0 });
  }
}
/** The same head from behind: no face; hair, hood or mail to the nape, and the helmet over it. */
export function nape(pen, s) {
  const hood = HOODED[s.helmet] || (s.coif ? 12 : 0),
    m = pen.through([-1, 0, 0, 1, 0, 0]);
  pen.part(smooth([[-6.6, -6], [-6.8, 3], [-4, 8.4], [4, 8.4], [6.8, 3], [6.6, -6], [0, -9]]), s.skin, { line: 0.95 });
  if (hood) {
    pen.part(
      smooth(
        [[-9, -5], [-9.4, 3], [-11, hood - 2], [-5, hood + 1.4], [0, hood + 1.8], [6, hood + 1.2], [11, hood - 2], [9.4, 3], [9, -5], [0, -10]],
        true,
        0.85,
      ),
      s.metal || STEEL_DK,
      { tex: 'mail', tone: smooth([[3, 9], [12, -6], [14, 16], [2, 18]]) },
    );
  } else if (['veil', 'hood'].includes(s.helmet)) {
    pen.part(
      smooth([[0, -12], [7, -9], [9, -2], [10, 8], [13, 16], [4, 18.4], [-4, 18.4], [-13, 16], [-10, 8], [-9, -2], [-7, -9]], true, 0.85),
      s.cloth,
      { tone: smooth([[3, -6], [9, 0], [14, 18], [4, 20]]) },
    );
    pen.stroke('M-4 0C-5 7 -6 11 -7 16M4 0C5 7 6 11 7 15', { w: 0.7, min: 1 });
  } else {
    pen.part(
      smooth([
        [0, -11.6], [6.4, -9], [8.6, -3], [7.6, 4], [5, s.longHair ? 15 : 8.6], [0, s.longHair ? 18 : 9.6], [-5, s.longHair ? 15 : 8.6], [-7.6, 4],
        [-8.6, -3], [-6.4, -9],
      ]),
      s.hair,
      { line: 0.95, tone: smooth([[3, -8], [9, -4], [7, 8], [2, 9]]) },
    );
    pen.stroke('M-3 0L-3.4 7M0.6 1L0.6 8M3.6 0L4 7', { w: 0.6, min: 2, c: light(s.hair, 0.4) });
    if (s.helmet === 'tonsure') pen.part(ellipse(0, -7, 5.4, 3.4), s.skin, { contour: false, line: 0.8 });
  }
  const worn = { nasal: 'capback', spangen: 'capback', phrygian: 'capback', circlethelm: 'capback', aventail: 'aventail' }[s.helmet] || s.helmet;
  if (worn === 'capback') {
    steelCap(pen, CONE, s.metal || STEEL);
    brow(pen, s.helmet === 'spangen' ? BRONZE : s.trimMetal || STEEL_DK);
    pen.stroke('M0.2 -18.6L0.2 -3', { w: s.helmet === 'spangen' ? 2.4 : 0.8, c: s.helmet === 'spangen' ? BRONZE : INK, min: 1 });
  } else if (s.helmet === 'mailcoif') {
    pen.part(
      smooth([[-9, 0], [-8.6, -8], [-3, -12.4], [4, -12], [8.6, -8], [9, 0]], true, 0.85),
      s.metal || STEEL_DK,
      { tex: 'mail', contour: true },
    );
  } else if (!['bare', 'tonsure', 'veil', 'hood'].includes(s.helmet)) (WEAR[worn] || WEAR.none)(m, s);
  if (s.crown) crown(pen);
}
