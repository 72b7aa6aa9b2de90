// A rider on his horse, and the horse without him. Horse space: about -10..150 by -18..96, head to the right.
// Facing right we see the man's weapon side; facing left his shield side. Instead of merely mirroring, the order of
// drawing changes (`left`): the shield comes to the front and its arms stay unmirrored.
import { Sheet } from './ink.js';
import { horse } from './horse.js';
import { legs, torso, arm, fist, gear } from './body.js';
import { head } from './heads.js';
import { shield } from './shields.js';
import { weapon, bow } from './weapons.js';
import { BLOOD, CLOTH, GOLD, PAPER, STEEL, LEATHER, TINCT } from './palette.js';
import { at, add, smooth, ellipse, mat, poly, mix, joint } from './geom.js';

const SEAT = {
  neck: [63, 18],
  hip: [61, 43],
  head: [65.5, 5],
  headTurn: 0,
  shR: [54.5, 22],
  shL: [72.5, 22],
  hipR: [60, 46],
  kneeR: [75, 56],
  footR: [76, 73],
  hipL: [60, 46],
  kneeL: [75, 56],
  footL: [76, 73],
  handR: [71, 42],
  handL: [85, 38],
  bendR: 1,
  bendL: 1,
  wAngle: 99,
};
const RIDE = {
  lance: { ...SEAT },
  over: { ...SEAT, handR: [47, 6], wAngle: 88, overhead: true },
  raise: { ...SEAT, handR: [43, 14], wAngle: 6 },
  hurl: { ...SEAT, handR: [44, 8], wAngle: 72, overhead: true },
  bow: { ...SEAT, handR: [64, 20], handL: [92, 22], elbowR: [49, 19], bendL: -1 },
  hurt: {
    ...SEAT,
    neck: [74, 26],
    hip: [61, 45],
    head: [84, 17],
    headTurn: 34,
    shR: [66, 32],
    shL: [82, 30],
    handR: [84, 52],
    handL: [98, 38],
    bendR: 1,
    bendL: 1,
    wAngle: 132,
  },
};
const STYLE = {
  lance: 'lance',
  spear: 'lance',
  sword: 'raise',
  sabre: 'raise',
  mace: 'raise',
  hatchet: 'raise',
  javelin: 'hurl',
  compositebow: 'bow',
  shortbow: 'bow',
  banner: 'up',
};

function thigh(pen, J, who) {
  // the split skirt of the hauberk falls over the thigh
  const g = gear(who.armour),
    d = (k) =>
      smooth(
        [[J.hip[0] - 9, J.hip[1] - 5], [J.hip[0] - 12, 50], [55, 56 + k], [68, 61 + k], [78, 57 + k], [77, 50], [J.hip[0] + 11, J.hip[1] - 4]],
        true,
        0.75,
      );
  pen.part(d(3.4), who.cloth, { contour: false });
  pen.part(d(0), g.hem ? (g.pteruges ? who.ptColour : who.armourColour || g.c) : who.cloth, {
    contour: false,
    tex: g.pteruges ? 'quilt' : g.tex,
    tone: smooth([[48, 54], [70, 56], [80, 50], [80, 66], [50, 64]]),
  });
}

function rider(pen, who, J, o) {
  const w = who.rideWeapon || (who.weapon === 'axe' || who.weapon === 'longspear' ? 'lance' : who.weapon),
    hurt = o.state === 'wounded';
  const sh = who.arms ? { shape: who.shield.shape, arms: who.arms } : null;
  const hold = () => {
    if (w.endsWith('bow')) return hurt ? null : bow(pen, w.replace('bow', ''), J.handL, [J.handR[0] + 2, J.handR[1]]);
    const long = w === 'lance' || w === 'spear';
    weapon(pen, w === 'spear' ? 'lance' : w, hurt && long ? add(J.handR, [4, 2]) : J.overhead && long ? add(J.handR, [22, -1]) : J.handR, J.wAngle, {
      k: long ? (hurt ? 0.56 : 0.94) : 1,
      stream: true,
      pennon: w === 'lance' && !who.plainLance ? who.pennon : null,
    });
  };
  if (who.cloak)
    pen.part(
      hurt
        ? smooth([[66, 24], [58, 30], [44, 40], [36, 52], [48, 56], [60, 50], [72, 34]])
        : smooth([[60, 16], [50, 22], [38, 32], [24, 36], [20, 46], [32, 44], [38, 50], [50, 46], [62, 36]]),
      who.cloak,
      { tone: smooth([[22, 42], [40, 44], [58, 36], [60, 50], [24, 52]]) },
    );
  if (o.left) {
    hold();
    arm(pen, J, who, 'R');
    fist(pen, J, who, 'R');
  } else {
    if (!hurt && J.overhead) hold();
    arm(pen, J, who, 'L');
    if (sh && !hurt && !w.endsWith('bow')) shield(pen.through(at([85, 33], 10, 0.86)), sh, { mirrored: false });
    else fist(pen, J, who, 'L');
  }
  legs(pen, J, who, 'R');
  pen.stroke('M72.6 77.6L82 77.6', { w: 2.2, min: 0 }); // stirrup
  thigh(pen, J, who);
  torso(pen, J, who);
  const bandage = hurt && ['bare', 'hood', 'coif', 'cap', 'mailcoif'].includes(who.helmet);
  head(pen.through(at(J.head, J.headTurn, 1.04)), {
    ...who,
    mood: hurt ? 'pain' : who.shout && J.overhead ? 'shout' : null,
    bandage,
    cloth: who.headCloth || who.cloth,
  });
  if (o.left) {
    if (hurt || !sh) {
      arm(pen, J, who, 'L');
      fist(pen, J, who, 'L');
    }
    if (sh) shield(pen.through(at(hurt ? [62, 40] : [70, 36], hurt ? -14 : 6, 0.96)), sh, { mirrored: true });
  } else {
    if (!J.overhead || hurt) hold();
    arm(pen, J, who, 'R');
    fist(pen, J, who, 'R');
    if (sh && hurt) shield(pen.through(at([46, 42], 24, 0.78)), sh); // slipped to his back
  }
  if (hurt && !bandage) {
    const el = joint(J.shR, J.handR, 15, 14.5, J.bendR),
      m = mix(J.shR, el, 0.55),
      v = pen.through(at(m, Math.atan2(el[1] - J.shR[1], el[0] - J.shR[0]) * 57.3));
    v.part(poly([[-3.6, -5.6], [3.6, -5.6], [3.6, 5.6], [-3.6, 5.6]]), PAPER, { line: 0.9 });
    v.spot(ellipse(0, 0.6, 2.2, 2.8), BLOOD, { min: 0 });
  }
}

/** The horse under somebody: its saddle cloth in the colours of his shield. */
export function steed(who) {
  return {
    tack: LEATHER,
    bardColour: who.horse.barding ? (who.metal === GOLD ? '#b9a36b' : STEEL) : null,
    ...who.horse,
    cloth: who.arms ? (who.arms.f === TINCT.ar ? who.arms.c : who.arms.f) : who.horse.cloth || CLOTH.madder,
  };
}

/** state: healthy | wounded (rider up), riderless, deadhorse. lean: degrees by which the man straightens up against the slope. */
export function mounted(who, { state = 'healthy', lod = 2, transform = '', left = false, lean = 0 } = {}) {
  const dead = state === 'deadhorse',
    free = state === 'riderless';
  const pen = new Sheet({ lod, grey: dead });
  const h = steed(who);
  // a dead horse tumbles on its back, legs in the air, as the embroiderers of the time showed it: no other state has this outline
  horse(dead ? pen.through([1, 0, 0, -1, 0, 140]) : pen, h, {
    gait: dead ? 'dead' : free ? 'stand' : who.horse.gait || (who.pose > 0.55 ? 'trot' : 'canter'),
    neck: dead ? 66 : free ? 26 : state === 'wounded' ? 10 : 0,
    nod: dead ? -34 : free ? -8 : 0,
    mood: dead ? 'dead' : '',
    seat: free,
    saddle: !dead,
  });
  if (free) pen.stroke('M118 66C110 78 100 76 92 66C88 60 82 52 77 46', { w: 1.5, c: LEATHER, min: 0 }); // reins trailing
  if (dead) {
    pen.part(poly([[58, 72], [61, 72], [66, 42], [63, 41]]), '#a87440', { line: 0.7 });
    pen.part(poly([[61.5, 43], [64, 32], [68, 34], [66.6, 43]]), PAPER, { line: 0.7 });
  } // the arrow that killed it
  if (!free && !dead) {
    const style = state === 'wounded' ? 'hurt' : STYLE[who.rideWeapon || who.weapon] || 'lance';
    const J = { ...(RIDE[style === 'lance' && who.overarm ? 'over' : style] || RIDE.raise) };
    pen.stroke(state === 'wounded' ? 'M121 46C112 50 104 48 98 40' : 'M122.4 37.6C112 46 98 46 84 40', { w: 1.4, c: LEATHER, min: 0 }); // reins
    const m = mat.times(mat.move(62, 50), mat.turn(lean), mat.move(-62, -50));
    rider(lean ? pen.through(m) : pen, who, J, { state, left });
  }
  return pen.toString(transform);
}
