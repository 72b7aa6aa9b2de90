// One person on foot, in any state, drawn into a box 100 x 100. Order of drawing = order of overlap:
// cloak, far arm, legs, skirt, torso, head, weapon, near arm and hand, shield on top.
import { Sheet } from './ink.js';
import { POSES, STANCE } from './poses.js';
import { legs, skirt, torso, arm, fist, cloakShape } from './body.js';
import { head } from './heads.js';
import { shield } from './shields.js';
import { weapon, bow, crossbow, sling, staffSling, WEAPONS } from './weapons.js';
import { GOLD, BLOOD, PAPER, LEATHER, ROPE, CLOTH, SKIN, HAIR } from './palette.js';
import { n1, at, add, mix, joint, ellipse, poly, limb, smooth, bake } from './geom.js';
import { CHARGES } from './heraldry.js';

/** With nothing to lean on, the hand lies on the knee. */
const EMPTY = ['none', 'book', 'basket', 'sling', 'shortbow', 'longbow', 'compositebow', 'crossbow', 'knife', 'hammer'];

export function poseOf(who, state, load = false) {
  if (state === 'captive') return { ...POSES.bound, name: 'bound' };
  if (load && (state === 'healthy' || state === 'wounded')) return { ...POSES.laden, name: 'laden' };
  if (state === 'stunned') return { ...POSES.lie, name: 'lie' };
  if (state === 'dead') return { ...POSES.dead, name: 'dead' };
  if (state === 'wounded') return { ...POSES.kneel, name: 'kneel', ...(EMPTY.includes(who.weapon) ? { handR: [68, 71] } : {}) };
  const list = STANCE[who.weapon] || ['upright'];
  const name = who.stance || list[Math.floor(who.pose * list.length)];
  return { ...POSES[name], name };
}

/** For a portrait everybody stands upright; his face tells how he is. */
function bustPose(who, state) {
  const name =
    state === 'captive'
      ? 'bound'
      : ['sword', 'sabre', 'mace', 'hatchet', 'club', 'knife', 'hammer'].includes(who.weapon)
        ? 'guard'
        : ['staff', 'crozier', 'crossStaff', 'spear', 'winged', 'longspear', 'lance', 'fork', 'bill', 'spade'].includes(who.weapon)
          ? 'upright'
          : who.weapon === 'none'
            ? 'pray'
            : (STANCE[who.weapon] || ['upright'])[0];
  const lean = { stunned: 14, dead: 20, wounded: 8 }[state] || 0;
  return { ...POSES[name], name, handR: name === 'guard' ? [27, 44] : POSES[name].handR, headTurn: (POSES[name].headTurn || 0) + lean };
}

function holdWeapon(pen, J, who) {
  const w = who.weapon,
    lying = J.lying;
  if (w === 'shortbow' || w === 'compositebow' || w === 'longbow') {
    const kind = w.replace('bow', '');
    if (J.name === 'bow') return bow(pen, kind, J.handL, [J.handR[0] + 2, J.handR[1]]);
    const v = pen.through(lying ? at(J.weaponAt, 80, 0.9) : at([78, 68], 8, 0.95)),
      h = kind === 'long' ? 34 : 24;
    v.stroke(`M-5 ${-h}L-5 ${h}`, { w: 0.8, min: 0 });
    return v.part(limb([[-5, -h], [0, -h * 0.5], [1.6, 0], [0, h * 0.5], [-5, h]], [1.6, 3, 3.2, 3, 1.6]), '#a87440', { line: 0.85 });
  }
  if (w === 'crossbow') return crossbow(pen, J.name === 'lie' ? [72, 50] : lying ? J.weaponAt : J.kneeling ? [76, 70] : [58, 47], lying ? 8 : J.kneeling ? 80 : -3);
  if (w === 'sling') {
    if (J.name === 'sling') sling(pen, J.handR);
    else
      pen.stroke(smooth([lying ? [30, 95] : [76, 60], [lying ? 44 : 80, lying ? 93 : 74], [lying ? 56 : 78, lying ? 96 : 84]], false), {
        w: 2,
        c: LEATHER,
        min: 0,
      });
    return;
  }
  if (w === 'staffsling')
    return staffSling(pen, lying ? J.weaponAt : J.kneeling ? add(J.handR, [0, 4]) : mix(J.handR, J.handL, 0.4), lying ? 84 : J.kneeling ? 6 : J.wAngle);
  if (!WEAPONS[w]) return;
  const long = !['sword', 'sabre', 'mace', 'hatchet', 'club', 'knife', 'hammer', 'basket', 'book'].includes(w);
  const o = { pennon: w === 'lance' && !who.plainLance ? who.pennon : w === 'banner' ? who.pennon : null };
  if (lying) return weapon(pen, w, J.weaponAt, w === 'axe' ? -86 : J.name === 'dead' ? (long ? 86 : 100) : 86, { ...o, k: long ? 0.8 : 1 });
  if (J.kneeling)
    return long ? weapon(pen, w, add(J.handR, [0, 1]), 3, { ...o, k: 0.92 }) : weapon(pen, w, J.handR, w === 'sword' || w === 'sabre' ? 180 : 20, o);
  const k = { lance: 0.66, longspear: 1, banner: 0.86, spear: 1, winged: 1 }[w] || 1;
  if ((w === 'axe' && J.name === 'twohand') || w === 'tool' || (w === 'fork' && J.name === 'twohand'))
    return weapon(pen, w, mix(J.handR, J.handL, 0.3), -37, o);
  const a = (J.wAngle * Math.PI) / 180,
    fwd = J.overhead ? (w === 'javelin' ? 21 : 17) : 0; // overarm: gripped behind the balance, so that the point leads
  weapon(pen, w, add(J.handR, [Math.sin(a) * fwd, -Math.cos(a) * fwd]), J.wAngle, { ...o, k: J.overhead && w !== 'javelin' ? 0.84 : k });
}

/** Draws the man. Returns the SVG of the figure (no counter around it). */
export function figure(person, { state = 'healthy', lod = 2, transform = '', load = false, bust = false } = {}) {
  const J = bust ? bustPose(person, state) : poseOf(person, state, load),
    dead = state === 'dead',
    bound = state === 'captive',
    busy = bound || J.name === 'laden';
  const who = bound ? { ...person, weapon: 'none', scabbard: false, quiver: false } : J.name === 'laden' ? { ...person, weapon: 'none' } : person;
  const pen = new Sheet({ lod, grey: dead });
  // nobody is built alike: a little broader, a little shorter, head held differently
  const b = who.build || 1,
    t = who.tall || 1;
  if (!J.lying) transform += ` translate(${n1(50 * (1 - b))} ${n1(97 * (1 - t))}) scale(${b.toFixed(3)} ${t.toFixed(3)})`;
  const two = ['tool', 'crossbow', 'shortbow', 'longbow', 'compositebow', 'staffsling'].includes(who.weapon) || J.name === 'twohand';
  const sh = who.shield && who.arms && !bound ? { shape: who.shield.shape, arms: who.arms } : null;
  const onBack = sh && (two || busy) && !J.lying && !J.kneeling;

  if (onBack) shield(pen.through(at([37, 52], -18, 0.95)), sh); // two hands busy: shield slung behind
  if (J.lying || J.kneeling) {
    if (sh) shield(pen.through(at(J.shield, J.shTurn, J.flat ? 1 : 0.95, J.flat ? 0.95 : 0.95)), sh, {});
  }
  if (who.cloak) pen.part(cloakShape(J), who.cloak, { tone: J.lying ? null : 'M52 40C60 60 58 80 60 95L80 95L70 40Z' });
  if (J.lying) holdWeapon(pen, J, who);
  if (!two && !J.kneeling) arm(pen, J, who, 'L');
  if (J.overhead && !J.lying) holdWeapon(pen, J, who); // thrown and overarm: shaft passes behind the head
  legs(pen, J, who, J.kneeling || J.lying ? 'R' : 'L');
  legs(pen, J, who, J.kneeling || J.lying ? 'L' : 'R');
  if (who.quiver && !J.lying) quiver(pen, J);
  skirt(pen, J, who);
  if (who.scabbard && !J.lying && !J.kneeling)
    pen.part(limb([[58, 57], [66, 70], [71, 82]], [4, 3.4, 2.6]), LEATHER, { line: 0.9 });
  torso(pen, J, who);
  if (who.cloak && !J.lying) {
    const n = J.neck;
    pen.part(smooth([add(n, [-9, 2]), add(n, [-4, -2]), add(n, [5, -2]), add(n, [10, 3]), add(n, [4, 6]), add(n, [-4, 7])]), who.cloak, { contour: false });
    pen.part(ellipse(n[0] + 6, n[1] + 4.4, 2), GOLD, { contour: false, line: 0.7 });
  }
  if (!J.lying && !J.overhead && (two || J.kneeling)) {
    if (two && J.name !== 'bow') arm(pen, J, who, 'L');
    else if (J.kneeling) {
      arm(pen, J, who, 'L');
      fist(pen, J, who, 'L');
    }
  }
  if (J.name === 'bow') arm(pen, J, who, 'L');
  if (J.name === 'laden') burden(pen);
  const mood =
    { stunned: 'dazed', dead: 'dead', wounded: 'pain', captive: 'sad' }[state] ||
    (who.shout && ['raise', 'thrust', 'hurl', 'twohand'].includes(J.name) ? 'shout' : null);
  const bandage = state === 'wounded' && ['bare', 'hood', 'coif', 'cap', 'straw', 'tonsure', 'mailcoif', 'veil'].includes(who.helmet);
  head(pen.through(at(J.head, J.headTurn + (J.lying ? 0 : who.nod || 0), who.headScale || 1.04)), {
    ...who,
    mood,
    bandage,
    helmet: J.lying && state === 'stunned' && who.helmet === 'straw' ? 'bare' : who.helmet,
    cloth: who.headCloth || who.cloth,
  });
  if (!J.lying && !J.overhead) holdWeapon(pen, J, who);
  arm(pen, J, who, 'R');
  fist(pen, J, who, 'R');
  if (state === 'wounded' && !bandage) wrap(pen, J);
  if (two && !J.lying && !J.kneeling) fist(pen, J, who, 'L');
  if (J.lying || J.name === 'carry' || J.name === 'pray' || J.name === 'bless' || J.name === 'sling' || busy || (!sh && !two && !J.kneeling))
    fist(pen, J, who, 'L');
  if (who.weapon === 'javelin' && !J.lying && !J.kneeling) for (const a of [-14, -4]) weapon(pen, 'javelin', add(J.handL, [6, 0]), a, { k: 0.86 });
  if (sh && !onBack && J.shield && !J.lying && !J.kneeling)
    shield(pen.through(at(J.shield, J.shTurn, sh.shape === 'kite' || sh.shape === 'great' ? 1.08 : 1.05)), sh);
  if (bound) rope(pen, J);
  if (state === 'stunned') stars(pen, bust ? [50, 7] : [28, 44], bust ? 0.8 : 1.1);
  if (state === 'wounded') {
    pen.spot(ellipse(70, 97.6, 4.4, 1.5), BLOOD, { min: 0 });
    pen.spot(ellipse(77, 98.6, 1.6, 0.8), BLOOD, { min: 0 });
  }
  return pen.toString(transform);
}

function quiver(pen, J) {
  const v = pen.through(at(add(J.hip, [-10, 2]), -24));
  for (const x of [-1.6, 0.4, 2.2])
    v.part(poly([[x - 1.2, -10], [x + 1.2, -10], [x + 1, -3], [x - 1, -3]]), PAPER, { line: 0.6 });
  v.part(limb([[0.2, -4], [0, 14]], [7.4, 5.4]), LEATHER, { tone: limb([[3, -4], [3, 14]], [4, 3]) });
}
/** The cord round a prisoner's wrists, its end hanging down. */
function rope(pen, J) {
  const [x, y] = mix(J.handR, J.handL, 0.5);
  pen.part(limb([[x - 6, y - 3.4], [x, y - 2], [x + 6, y - 3.4]], [4.4, 4.8, 4.4]), ROPE, { line: 0.9 });
  pen.stroke(`M${x - 3} ${y - 4.4}L${x - 1.6} ${y - 0.4}M${x} ${y - 4.2}L${x + 1.4} ${y}M${x + 3} ${y - 4.6}L${x + 4.2} ${y - 1}`, { w: 0.7, min: 1 });
  pen.stroke(smooth([[x + 1, y], [x + 4, y + 8], [x + 1, y + 15], [x + 5, y + 21]], false), { w: 3, min: 0 });
  pen.stroke(smooth([[x + 1, y], [x + 4, y + 8], [x + 1, y + 15], [x + 5, y + 21]], false), { w: 1.7, c: ROPE, min: 0 });
}
/** A limp comrade over the shoulders: head down on one side, legs on the other. */
function burden(pen) {
  pen.part(limb([[64, 33], [76, 40], [80, 54]], [10, 8, 6]), CLOTH.grey, { line: 0.95 });
  pen.part(smooth([[77, 53], [83, 52], [86, 60], [80, 62]]), LEATHER, { line: 0.9 });
  pen.part(
    smooth([[30, 36], [38, 28], [52, 26], [66, 29], [70, 37], [60, 42], [44, 42], [33, 44]]),
    CLOTH.undyed,
    { tone: smooth([[32, 42], [50, 38], [70, 36], [64, 46], [34, 48]]) },
  );
  pen.stroke('M54 27C56 32 56 37 54 42', { w: 2.6, c: LEATHER, min: 0 });
  pen.part(limb([[34, 40], [28, 50], [26, 60]], [6, 5, 4]), CLOTH.undyed, { line: 0.9 });
  pen.part(smooth([[22, 38], [28, 34], [34, 39], [32, 47], [25, 48]]), SKIN[1], { line: 0.95 });
  pen.part(smooth([[21, 42], [26, 40], [34, 44], [31, 50], [24, 50]]), HAIR[1], { line: 0.9 });
}
/** A bandage on the upper arm with one stain. */
function wrap(pen, J) {
  const el = joint(J.shR, J.handR, 15, 14.5, J.bendR),
    m = mix(J.shR, el, 0.62),
    v = pen.through(at(m, Math.atan2(el[1] - J.shR[1], el[0] - J.shR[0]) * 57.3));
  v.part(poly([[-4, -5.6], [4, -5.6], [4, 5.6], [-4, 5.6]]), PAPER, { line: 0.9 });
  v.spot(ellipse(0, 0.6, 2.2, 2.8), BLOOD, { min: 0 });
}
/** Dazed: a ring of stars over the head; the comic-strip sign everybody reads. */
export function stars(pen, p, k = 1) {
  pen.stroke(`M${p[0] - 16 * k} ${p[1] + 2}C${p[0] - 8 * k} ${p[1] + 9} ${p[0] + 10 * k} ${p[1] + 8} ${p[0] + 17 * k} ${p[1]}`, { w: 1.2, min: 0 });
  for (const [x, y, s] of [[-14, -1, 0.62], [2, 5, 0.74], [16, -4, 0.56]])
    pen.part(bake(CHARGES.star(5, 10, 4.4), at([p[0] + x * k, p[1] + y * k], 12, s * k)), '#f2c53d', { line: 0.9 });
}
