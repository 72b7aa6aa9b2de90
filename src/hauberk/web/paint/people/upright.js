// A rider who comes towards us or rides away from us: the horse from the front or from behind. Ground at y = 0, the middle
// of the horse at x = 0; about 130 high. Everything the man wears is the same as from the side.
import { Sheet } from './ink.js';
import { COATS, INK, LEATHER, GOLD, STEEL, PAPER, TINCT, CLOTH, BLOOD, shade, light } from './palette.js';
import { at, smooth, limb, poly, ellipse, mat, joint } from './geom.js';
import { torso, arm, fist, gear } from './body.js';
import { head, nape } from './heads.js';
import { shield } from './shields.js';
import { weapon, bow } from './weapons.js';
import { steed } from './mounted.js';

const SEAT = {
  neck: [0, -98],
  hip: [0, -73],
  head: [1, -111],
  headTurn: 0,
  shR: [-10.5, -94],
  shL: [10, -94],
  handR: [-23, -78],
  handL: [17, -76],
  bendR: 1,
  bendL: -1,
};
const HURT = { ...SEAT, neck: [4, -92], head: [9, -101], headTurn: 16, shR: [-7, -90], shL: [14, -86], handR: [-14, -68], handL: [10, -68] };
const BACK = { ...SEAT, head: [0, -111], shR: [10.5, -94], shL: [-10, -94], handR: [24, -78], handL: [-16, -76], bendR: -1, bendL: 1 };
const BACK_HURT = { ...BACK, neck: [3, -92], head: [7, -102], shR: [13, -88], shL: [-7, -90], handR: [22, -68], handL: [-12, -70] };

function frontLeg(pen, x, lift, c, sock, far) {
  const col = far ? shade(c, 0.26) : c,
    J = lift
      ? [[x * 0.8, -44], [x * 1.15, -26], [x * 0.9, -13], [x * 0.86, -8]]
      : [[x * 0.84, -44], [x * 0.9, -24], [x * 0.86, -9], [x * 0.86, -3]];
  pen.part(limb(J, [13, 7.4, 5.4, 5.4], 0.85), col, { line: 0.9, tone: limb(J.map(([u, v]) => [u + 2.6, v]), [6, 4, 3, 3]) });
  pen.part(limb([J[2], J[3]], [5.8, 5.8], 0.85), sock, { line: 0.8 });
  const [u, v] = J[3];
  pen.part(poly([[u - 3, v], [u + 3, v], [u + 4.4, v + 4.6], [u - 4.4, v + 4.6]]), '#3b2c22', { line: 0.8 });
}

function bardedFront(pen, h, y0) {
  pen.part(
    smooth([[-15, -66], [-21, -50], [-23, -20], [-12, -17], [0, -20], [12, -17], [23, -20], [21, -50], [15, -66], [0, y0]], true, 0.7),
    h.bardColour,
    { tex: 'scale', tone: smooth([[6, -66], [22, -54], [24, -18], [8, -16]]) },
  );
  pen.stroke('M-22 -23C-16 -20 -12 -19 -6 -22C0 -24.6 6 -22 12 -20C16 -19 20 -21 22 -23', { w: 2.6, c: TINCT.gu, min: 0 });
}

/** The horse coming: chest, two forelegs, the long face between two ears. */
function horseFront(pen, h, o) {
  const [c, , sock] = COATS[h.coat] || COATS.bay,
    feet = h.socks ? PAPER : sock;
  for (const x of [-13, 13]) frontLeg(pen, x, false, shade(c, 0.25), shade(feet, 0.25), true); // hind legs behind
  pen.part(
    smooth([[-12, -73], [-19, -62], [-21, -48], [-17, -36], [-8, -30], [0, -29], [8, -30], [17, -36], [21, -48], [19, -62], [12, -73]]),
    c,
    { line: 0.95, tone: smooth([[6, -74], [20, -60], [22, -44], [10, -28], [2, -30], [12, -46]]) },
  );
  frontLeg(pen, 10, o.lift, c, feet, false);
  frontLeg(pen, -10, false, c, feet, false);
  pen.stroke('M0 -48C-1 -42 -1 -38 0 -32', { w: 0.9, min: 1 });
  if (h.barding) bardedFront(pen, h, -72);
}

/** Neck and head, drawn over the rider's lap. turn: degrees the head leans to one side. */
function faceOfHorse(pen, h, turn = 0, eyes = true) {
  const [c, mane] = COATS[h.coat] || COATS.bay,
    v = pen.through(mat.times(mat.move(0, -52), mat.turn(turn), mat.move(0, 52))),
    bard = h.barding ? h.bardColour : c;
  v.part(
    smooth([[-8, -76], [-12, -62], [-13, -48], [-6, -42], [6, -42], [13, -48], [12, -62], [8, -76]]),
    bard,
    { line: 0.9, tex: h.barding ? 'scale' : null, tone: smooth([[3, -76], [10, -66], [14, -48], [6, -42]]) },
  );
  for (const s of [-1, 1])
    v.part(
      poly([[s * 2.6, -79], [s * 7.6, -90], [s * 8, -76]]),
      c,
      { line: 0.9, inside: `<path d="${poly([[s * 4.4, -80], [s * 7, -87], [s * 7, -78]])}" fill="${shade(c, 0.45)}"/>` },
    );
  v.part(
    smooth(
      [
        [-7.6, -76], [-8, -68], [-5.6, -58], [-5, -48], [-6.4, -42], [-4, -37.6], [0, -36.6], [4, -37.6], [6.4, -42], [5, -48], [5.6, -58], [8, -68],
        [7.6, -76], [0, -81],
      ],
      true,
      0.85,
    ),
    c,
    { line: 0.95, tone: smooth([[2.4, -80], [9, -76], [8, -60], [7, -40], [2, -37], [3, -56]]), glow: smooth([[-4, -76], [-3, -60], [-4.6, -64]]) },
  );
  if (h.blaze && !h.barding)
    v.part(smooth([[-1.6, -74], [1.8, -74], [1.4, -58], [1.8, -46], [-1.4, -46], [-1, -58]]), PAPER, { contour: false, line: false });
  if (h.barding) {
    v.part(
      smooth([[-7.6, -77], [-7.8, -68], [-5, -56], [-4.6, -47], [0, -45], [4.6, -47], [5, -56], [7.8, -68], [7.6, -77], [0, -82]], true, 0.8),
      bard,
      { line: 0.95, glow: smooth([[-4, -76], [-2.6, -60], [-4.6, -64]]) },
    );
    v.part(smooth([[-2, -80], [-5, -92], [0, -96], [5, -92], [2, -80]]), TINCT.gu, { line: 0.9 });
  } else
    v.part(smooth([[-3.4, -80], [0, -84], [3.4, -80], [2, -70], [0, -66], [-2.4, -71]]), mane, { line: 0.8 });
  for (const s of [-1, 1]) {
    if (eyes) v.spot(ellipse(s * 6, -66, 1.5, 2), INK, { min: 0 });
    v.spot(ellipse(s * 2.6, -41, 1.2, 1.7), INK, { min: 1 });
  }
  v.stroke('M-6.4 -52C-2 -50 2 -50 6.4 -52M-7.4 -72C-3 -70 3 -70 7.4 -72', { w: 1.7, c: LEATHER, min: 0 });
  v.stroke('M-7 -72L-6 -52M7 -72L6 -52', { w: 1.4, c: LEATHER, min: 1 });
  for (const s of [-1, 1]) v.spot(ellipse(s * 6, -52, 1.2), GOLD, { min: 1 });
}

/** The horse going: broad rump, tail, two hind legs. */
function horseBack(pen, h, free) {
  const [c, mane, sock] = COATS[h.coat] || COATS.bay,
    feet = h.socks ? PAPER : sock;
  for (const x of [-11, 11]) frontLeg(pen, x, false, shade(c, 0.3), shade(feet, 0.3), true);
  // neck and ears show past the rider's shoulder
  const v = pen.through(free ? at([0, -88], 0) : at([-13, -84], -14));
  v.part(limb([[free ? 0 : 6, 18], [free ? 0 : 1, 4], [0, -8]], [22, 17, 13]), c, { line: 0.95, tone: limb([[6, 18], [5, 4], [4, -8]], [10, 8, 6]) });
  for (const s of [-1, 1])
    v.part(poly([[s * 1.6, -12], [s * 6, -19], [s * 7, -8]]), c, { line: 0.9 });
  v.part(limb([[free ? 0 : 4, 16], [0, 2], [0, -12]], [8, 6.6, 5.6]), mane, { line: 0.8 });
  for (const [x, lift] of [[-11, 0], [11, 1]]) {
    const J = lift
      ? [[x, -44], [x * 1.3, -24], [x * 1.05, -12], [x * 0.9, -6]]
      : [[x, -44], [x * 1.28, -24], [x * 0.95, -10], [x, -3]];
    pen.part(limb(J, [19, 10, 5.6, 5.4], 0.85), c, { line: 0.9, tone: limb(J.map(([u, w]) => [u + 3, w]), [8, 5, 3, 3]) });
    pen.part(limb([J[2], J[3]], [5.8, 5.8], 0.85), feet, { line: 0.8 });
    const [u, w] = J[3];
    pen.part(poly([[u - 3, w], [u + 3, w], [u + 4.4, w + 4.6], [u - 4.4, w + 4.6]]), '#3b2c22', { line: 0.8 });
  }
  pen.part(
    smooth([[0, -74], [11, -71], [19, -62], [22, -50], [19, -38], [9, -34], [0, -36], [-9, -34], [-19, -38], [-22, -50], [-19, -62], [-11, -71]]),
    c,
    {
      line: 0.95,
      tone: smooth([[6, -74], [20, -62], [23, -46], [14, -34], [4, -35], [13, -50]]),
      glow: smooth([[-14, -64], [-8, -69], [-6, -64], [-13, -56]]),
    },
  );
  if (h.barding) {
    pen.part(
      smooth([[0, -75], [14, -70], [22, -56], [24, -24], [12, -20], [0, -24], [-12, -20], [-24, -24], [-22, -56], [-14, -70]], true, 0.7),
      h.bardColour,
      { tex: 'scale', tone: smooth([[6, -74], [24, -56], [25, -22], [8, -20]]) },
    );
    pen.stroke('M-23 -27C-17 -24 -12 -23 -6 -26C0 -28.6 6 -26 12 -24C16 -23 20 -25 23 -27', { w: 2.6, c: TINCT.gu, min: 0 });
  } else {
    pen.stroke('M-19 -62C-10 -56 10 -56 19 -62', { w: 1.7, c: LEATHER, min: 0 });
    for (const x of [-11, 11]) pen.part(ellipse(x, -56, 1.4, 2), GOLD, { contour: false, line: 0.6 });
  }
  pen.part(smooth([[-3, -66], [3, -66], [5, -54], [5.4, -36], [2, -20], [0, -14], [-3, -22], [-5, -38], [-4, -56]]), mane, { line: 0.95 });
  pen.stroke('M-1.4 -60C-2 -46 -2 -34 -1 -22M1.8 -58C2.4 -46 2.6 -38 1.4 -26', { w: 0.7, min: 1, c: light(mane, 0.35) });
}

/** Legs over the flanks, the skirts of the coat across the saddle. */
function legsAstride(pen, who) {
  const g = gear(who.armour),
    c = who.chausses ? STEEL : who.hose;
  for (const s of [-1, 1]) {
    pen.part(
      limb([[s * 8, -70], [s * 21, -60], [s * 23, -40]], [11, 9.4, 6]),
      c,
      { tex: who.chausses ? 'mail' : null, tone: limb([[s * 8 + 3, -69], [s * 21 + 3, -59], [s * 23 + 3, -40]], [5, 4, 3]) },
    );
    pen.part(smooth([[s * 23 - 4, -40], [s * 23 + 4, -40], [s * 23 + 4.4, -33], [s * 23, -30.4], [s * 23 - 4.4, -33]]), LEATHER, { line: 0.95 });
    pen.stroke(`M${s * 23 - 5.4} -30.6L${s * 23 + 5.4} -30.6`, { w: 2.2, min: 0 });
    const coat = g.hem ? (g.pteruges ? who.ptColour : who.armourColour || g.c) : who.cloth;
    pen.part(
      smooth([[s * 2, -78], [s * 11, -77], [s * 21, -66], [s * 24, -55], [s * 14, -53], [s * 4, -60]], true, 0.8),
      coat,
      { tex: g.pteruges ? 'quilt' : g.tex, tone: smooth([[s * 8, -60], [s * 22, -62], [s * 24, -54], [s * 12, -52]]) },
    );
    pen.stroke(smooth([[s * 6, -58.6], [s * 14, -54.6], [s * 22.4, -56.4]], false), { w: 2, c: who.trim, min: 1 });
  }
}

function hold(pen, who, J, back, hurt) {
  const w = who.rideWeapon || 'sword';
  if (w.endsWith('bow')) {
    if (hurt) return;
    if (back) {
      const v = pen.through(at([24, -84], 12));
      v.stroke('M-4 -19L-4 19', { w: 0.8, min: 0 });
      v.part(limb([[-1, -22], [-4, -18], [1, -9], [-1, 0], [1, 9], [-4, 18], [-1, 22]], [1.6, 2.4, 3, 3, 3, 2.4, 1.6]), '#b98543', { line: 0.85 });
      return;
    }
    bow(pen, w.replace('bow', ''), [-25, -80], [-14, -84]);
    return;
  }
  const long = w === 'lance' || w === 'spear',
    s = back ? 1 : -1;
  weapon(pen, w === 'spear' ? 'lance' : w, J.handR, hurt ? s * 34 : long ? s * 7 : s * 14, {
    k: long ? (hurt ? 0.5 : 0.62) : 1,
    pennon: w === 'lance' && !who.plainLance ? who.pennon : null,
  });
}

function riderFront(pen, who, hurt, h) {
  const J = hurt ? HURT : SEAT,
    w = who.rideWeapon || '',
    bowman = w.endsWith('bow');
  const sh = who.arms && who.shield ? { shape: who.shield.shape, arms: who.arms } : null;
  if (who.cloak)
    pen.part(
      smooth([[-8, -98], [-16, -84], [-24, -66], [-18, -60], [0, -64], [18, -60], [25, -66], [16, -84], [8, -98]]),
      who.cloak,
      { tone: smooth([[6, -96], [26, -66], [16, -58], [4, -64]]) },
    );
  legsAstride(pen, who);
  torso(pen, J, who);
  const bandage = hurt && ['bare', 'hood', 'coif', 'cap', 'mailcoif'].includes(who.helmet);
  head(pen.through(at(J.head, J.headTurn + (hurt ? 0 : who.nod * 0.5), 1.04)), {
    ...who,
    mood: hurt ? 'pain' : null,
    bandage,
    cloth: who.headCloth || who.cloth,
  });
  if (!bowman || hurt) hold(pen, who, J, false, hurt);
  if (bowman && !hurt) {
    const B = { ...J, handR: [-14, -86], elbowR: [-24, -90], handL: [-24, -80] };
    arm(pen, B, who, 'L');
    hold(pen, who, B, false);
    arm(pen, B, who, 'R');
    fist(pen, B, who, 'R');
    fist(pen, B, who, 'L');
  } else {
    arm(pen, J, who, 'L');
    fist(pen, J, who, 'L');
    arm(pen, J, who, 'R');
    fist(pen, J, who, 'R');
  }
  faceOfHorse(pen, h, hurt ? -8 : who.pose > 0.5 ? -7 : 6);
  if (sh && (!bowman || hurt)) shield(pen.through(at(hurt ? [24, -62] : [22, -78], hurt ? 20 : 5, 0.98)), sh);
  if (hurt && !bandage) stain(pen, J);
}
function stain(pen, J) {
  const el = joint(J.shR, J.handR, 15, 14.5, J.bendR),
    v = pen.through(at([(J.shR[0] + el[0]) / 2, (J.shR[1] + el[1]) / 2], (Math.atan2(el[1] - J.shR[1], el[0] - J.shR[0]) * 180) / Math.PI));
  v.part(poly([[-3.6, -5.6], [3.6, -5.6], [3.6, 5.6], [-3.6, 5.6]]), PAPER, { line: 0.9 });
  v.spot(ellipse(0, 0.6, 2.2, 2.8), BLOOD, { min: 0 });
}

function riderBack(pen, who, hurt) {
  const J = hurt ? BACK_HURT : BACK,
    sh = who.arms && who.shield ? { shape: who.shield.shape, arms: who.arms } : null;
  legsAstride(pen, who);
  arm(pen, J, who, 'L');
  hold(pen, who, J, true, hurt);
  arm(pen, J, who, 'R');
  fist(pen, J, who, 'R');
  pen.part(smooth([[-11, -79], [-12, -72], [0, -68], [12, -72], [11, -79]]), LEATHER, { line: 0.95 }); // the cantle
  torso(pen, J, { ...who, stole: false, apron: false, baldric: false, trim: who.cloth, surcoat: null });
  if (who.cloak)
    pen.part(
      smooth([
        [J.neck[0] - 8, J.neck[1] - 1],
        [J.neck[0] - 15, -84],
        [-18, -62],
        [-9, -56],
        [0, -60],
        [9, -56],
        [18, -62],
        [J.neck[0] + 15, -84],
        [J.neck[0] + 8, J.neck[1] - 1],
      ]),
      who.cloak,
      { tone: smooth([[5, -96], [17, -80], [19, -60], [6, -56]]) },
    );
  if (sh) shield(pen.through(at([J.neck[0] - 5, -78], -8, 0.94)), sh); // slung on his back by its strap
  if (sh)
    pen.stroke(smooth([[J.neck[0] + 9, J.neck[1] + 1], [J.neck[0] + 3, -86]], false), { w: 1.8, c: LEATHER, min: 1 });
  nape(pen.through(at(J.head, hurt ? 16 : 0, 1.04)), { ...who, cloth: who.headCloth || who.cloth });
}

function saddle(pen, h, back) {
  pen.part(
    smooth([[-12, -75], [-20, -66], [-21, -54], [-12, -50], [0, -52], [12, -50], [21, -54], [20, -66], [12, -75]], true, 0.6),
    h.cloth || CLOTH.madder,
    { tone: smooth([[4, -74], [20, -66], [22, -52], [6, -50]]) },
  );
  pen.part(
    smooth([[-8, -74], [-9, -84], [0, -89], [9, -84], [8, -74], [0, -71]]),
    LEATHER,
    { tone: smooth([[2, -88], [10, -84], [8, -73], [2, -72]]) },
  );
  if (!back) pen.stroke('M-5 -52C-14 -46 -16 -40 -14 -36', { w: 1.4, c: LEATHER, min: 0 });
}

/** state: healthy | wounded | riderless. back: he rides away from us. */
export function upright(who, { state = 'healthy', lod = 2, back = false, transform = '' } = {}) {
  const pen = new Sheet({ lod }),
    h = steed(who),
    free = state === 'riderless',
    hurt = state === 'wounded';
  if (back) {
    horseBack(pen, h, free);
    if (free) saddle(pen, h, true);
    else riderBack(pen, who, hurt);
  } else {
    horseFront(pen, h, { lift: !free });
    if (free) {
      saddle(pen, h, false);
      faceOfHorse(pen, h, 8);
    } else riderFront(pen, who, hurt, h);
  }
  return pen.toString(transform);
}
