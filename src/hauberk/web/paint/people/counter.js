// The finished counters as SVG text. Units: the side of a one-hex counter is 100. Two-hex counters are drawn around the
// middle of their two hexes; hexes are flat-topped, so a rider looks straight up or down the sheet or along a slope of 30°.
import { look, horseOf, stateOf, isMounted, valuesOf } from './person.js';
import { figure } from './figure.js';
import { mounted } from './mounted.js';
import { upright } from './upright.js';
import { beast, beastKinds } from './animals.js';
import { PAPER, INK, shade, factionOf } from './palette.js';
import { column, rowOf, badge, stitches, label, stateSign, escape } from './frame.js';
import { card, box, pointed, rounded, hills, plate, field, deepOf, groundOf } from './card.js';
import { n1, mat, poly, bake, ellipse } from './geom.js';

/** World units of a one-hex counter's side; hexes are 62.4 high and 72 wide. */
export const CARD = 50;
const UNIT = CARD / 100;
const STEP_X = 54 / UNIT,
  STEP_Y = (Math.sqrt(3) * 18) / UNIT,
  HEX = (Math.sqrt(3) * 36) / UNIT;
/** Room around the drawing for helmets, lances and shadows, in units. */
export const PAD = 14;
export const LONG_BOX = 252;

/** How the number column is cut: the smaller the counter, the more of it belongs to the numbers. */
const CUTS = {
  tiny: { col: 37, h: 25, ys: [-32.5, 0, 32.5], wide: { col: 37, h: 23, ys: [-29, -0.5, 28] } },
  small: { col: 30, h: 19, ys: [-13, 12, 37], wide: { col: 30, h: 17.6, ys: [-10.6, 11.6, 33.6] } },
  full: { col: 24, h: 14.4, ys: [-18.4, 2.6, 23.6], wide: { col: 25, h: 13.8, ys: [-15, 4.2, 23.4] } },
};
const cutOf = (lod, tiny) => (tiny ? CUTS.tiny : lod ? CUTS.full : CUTS.small);
/** Below this the badge leaves the column to the numbers. */
export const isTiny = (px) => px < 36;

export const lodOf = (px) => (px < 52 ? 0 : px < 104 ? 1 : px < 176 ? 2 : 3);

const wrap = (x, y, w, h, px, body, title) =>
  `<svg xmlns="http://www.w3.org/2000/svg" class="counter" width="${n1((px * w) / 100)}" height="${n1((px * h) / 100)}" viewBox="${x} ${y} ${w} ${h}" overflow="visible" role="img" aria-label="${escape(title)}">${body}</svg>`;

/** Does this man cover two hexes? */
export const isLong = (person, man) =>
  stateOf(man) === 'dead' && !person.beast
    ? false
    : isMounted(man) || (!!person.beast && (man.tail !== undefined || man.facing >= 0) && person.kind === 'horse');

/**
 * A counter as SVG text.
 * @param {object} person PERSON
 * @param {object} man MAN; {} is a healthy man on foot
 * @param {{px?: number, side?: string, facing?: number}} [o]
 */
export function counterSvg(person, man = {}, { px = 64, side = man?.side, facing = man?.facing } = {}) {
  const m = man || {},
    lod = lodOf(px),
    text = paint(person, m, { lod, side, facing, tiny: isTiny(px) });
  const title = person.name; // the page says in its reader's language how he is
  if (isLong(person, m) && !(facing >= 0)) return wrap(-100, -50, 200, 100, px, text, title);
  return isLong(person, m) ? wrap(-LONG_BOX / 2, -LONG_BOX / 2, LONG_BOX, LONG_BOX, px, text, title) : wrap(-50, -50, 100, 100, px, text, title);
}

/** The drawing alone, around 0,0. */
export function paint(person, man, { lod, side, facing, tiny = false }) {
  if (isLong(person, man)) return longCounter(person, man, { lod, side, facing, tiny });
  return person.beast ? beastCounter(person, man, { lod, side }) : footCounter(person, man, { lod, side, tiny });
}

function footCounter(person, man, { lod, side, tiny }) {
  const who = look(person, man),
    state = stateOf(man),
    dead = state === 'dead',
    people = who.people;
  const deep = deepOf(people, dead),
    nums = valuesOf(person, man),
    paper = dead ? '#dcd8cc' : PAPER;
  const band = lod === 0 ? 0 : 13.5, // at 40 px the name goes, the numbers grow
    cut = cutOf(lod, tiny),
    colW = cut.col;
  const bottom = 50 - band,
    edge = -50 + colW;
  const inside =
    field(-50, -50, edge, 50, paper) +
    (band ? field(-50, bottom, 50, 50, paper) + `<path d="M${edge} ${bottom}L50 ${bottom}" fill="none" stroke="${shade(deep, 0.2)}" stroke-width="1"/>` : '') +
    stitches(people, edge + 1, -46, bottom - 2, lod, dead);
  let s = card(people, box(100, 100), { lod, grey: dead, side, dash: state === 'stunned' || state === 'captive', earth: hills(100, bottom - 13, 100), inside });
  const lying = state === 'stunned' || dead;
  const k = lying ? (lod === 0 ? 0.84 : 0.82) : lod === 0 ? 0.93 : 0.865;
  const tx = (lod === 0 ? (lying ? 15 : 17) : lying ? 18.5 : 16.5) - 50 + (tiny ? 3 : 0);
  s += figure(who, { state, lod, load: !!man.carries, transform: `translate(${tx} ${n1(bottom - (lying ? 99.4 : 99.8) * k - (lying ? 3 : 0))}) scale(${k})` });
  const bx = -50 + colW / 2;
  if (dead) s += badge(people, bx, lod === 0 ? -36 : -37, lod === 0 ? 1.1 : 0.86, true) + stateSign('dead', bx, 0, lod === 0 ? 1.6 : 1.25);
  else {
    const shown = state === 'stunned' ? ['-', nums[1], '-'] : nums;
    if (!tiny) s += badge(people, bx, lod === 0 ? -37 : -38, lod === 0 ? 1.04 : 0.8);
    else if (state === 'healthy') s += badge(people, 37, -37, 1);
    s += column(shown, bx, cut.ys, cut.h, person.armoured) + stateSign(state, lod === 0 ? 38 : 41, lod === 0 ? -38 : -40, tiny ? 1.5 : lod === 0 ? 1.2 : 0.95);
  }
  if (band) s += label(who.cls, -37, 43.2, 9, 21, shade(deep, 0.1)) + label((dead ? '† ' : '') + who.name, 12, 43, 10.6, 72, dead ? '#5b564e' : INK);
  return s;
}

/** Where a hex direction lies: head to the right (1) or left (-1), rise of the card per unit of width, or straight up or down. */
/** @returns {{dir?: number, rise?: number, vertical?: number}} */
function lie(facing) {
  if (facing === undefined || facing === null || facing < 0) return { dir: 1, rise: 0 };
  const f = ((facing % 6) + 6) % 6;
  if (f === 0 || f === 3) return { vertical: f === 0 ? -1 : 1 };
  return { dir: f < 3 ? 1 : -1, rise: ((f === 1 || f === 4 ? -1 : 1) * STEP_Y) / STEP_X };
}

function longCounter(person, man, o) {
  const L = lie(o.facing);
  const state = person.beast ? (stateOf(man) === 'dead' ? 'deadhorse' : 'riderless') : stateOf(man) === 'wounded' ? 'wounded' : 'healthy';
  const seen = look(person, man);
  const who = person.beast ? { ...seen, horse: horseOf(person), arms: null, pose: 0.5 } : { ...seen, horse: seen.horse || horseOf(person) };
  const job = { person, man, who, state, grey: state === 'deadhorse', hasMan: !person.beast, nums: valuesOf(person, man), people: who.people, ...o };
  if (!L.vertical) return L.rise ? slopedCounter(job, L) : wideCounter(job);
  return o.tiny && job.hasMan ? tallTiny(job, L.vertical) : tallCounter(job, L.vertical);
}

/** Level, as on a page: a long card, the numbers in a column at the tail, as on foot. */
function wideCounter(job) {
  const { person, who, state, grey, hasMan, nums, people, lod, side, tiny } = job,
    deep = deepOf(people, grey),
    cut = cutOf(lod, tiny).wide,
    W = STEP_X + 83,
    H = 96,
    colW = cut.col,
    band = lod ? 12.6 : 0,
    low = H / 2 - band,
    paper = grey ? '#dcd8cc' : PAPER;
  const inside =
    (hasMan ? field(-W / 2, -H / 2 - 5, -W / 2 + colW, H / 2 + 5, paper) : '') +
    (band
      ? field(-W / 2, low, W / 2, H / 2 + 5, paper) +
        `<path d="M${-W / 2 + (hasMan ? colW : 0)} ${n1(low)}L${W / 2} ${n1(low)}" fill="none" stroke="${shade(deep, 0.2)}" stroke-width="1"/>`
      : '') +
    (hasMan ? stitches(people, -W / 2 + colW + 1, -H / 2 + 4, low - 2, lod, grey) : '');
  let s = card(people, pointed(W, H, 13), { lod, grey, side, dash: bound(job), earth: hills(W, low - 13, H), inside });
  const k = lod === 0 ? 0.9 : 0.84;
  s += mounted(who, { state, lod, transform: `translate(${hasMan ? (lod ? 7 : tiny ? 14 : 10) : -4} ${n1(low - 59.4 * k)}) scale(${k}) translate(-62 -42)` });
  s += facingMark(W, lod, deep, mat.id);
  const x = -W / 2 + colW / 2,
    name = (grey ? '† ' : '') + person.name;
  if (hasMan) s += badge(people, tiny ? x + 33 : x, tiny ? -30 : lod ? -33.4 : -32, lod ? 0.76 : 0.9) + column(nums, x, cut.ys, cut.h, person.armoured);
  else s += badge(people, -W / 2 + 15, lod ? -34 : -32, lod ? 0.8 : 1, grey);
  if (lod)
    s += label(name, hasMan ? 6 : 0, H / 2 - 6.6, 10.4, 122, grey ? '#5b564e' : INK) + (hasMan ? label(who.cls, x, H / 2 - 6.4, 8.6, 21, shade(deep, 0.1)) : '');
  return s + stateSign(state === 'deadhorse' ? 'dead' : signOf(job), W / 2 - 24, -H / 2 + 11, lod ? 0.95 : 1.2);
}

/** Along a slope: the card turns with the hexes, the horse only halfway, and the rider sits upright; so does the plate with his numbers. */
/** @param {any} job @param {{dir?: number, rise?: number}} lie */
function slopedCounter(job, { dir = 1, rise = 0 }) {
  const { who, state, grey, hasMan, people, lod, side, tiny } = job,
    deep = deepOf(people, grey),
    slope = (Math.atan(rise) * 180) / Math.PI,
    m = mat.times(mat.turn(slope), mat.scale(dir, 1)),
    at = (x, y) => mat.apply(m, [x, y]),
    W = STEP_X + 80,
    H = 84,
    uphill = slope * dir < 0,
    tilt = slope * dir * (uphill ? 0.5 : 0.42),
    k = lod === 0 ? 0.92 : 0.88,
    [cx, cy] = at(hasMan ? 5 : -2, H / 2 - 41 * k),
    inside = `<g transform="rotate(-90)">${stitches(people, H / 2 - 6, -W / 2 + 4, W / 2 - 16, lod, grey)}</g>`,
    soil = mat.times(mat.move(cx, cy), mat.scale(dir, 1), mat.turn(tilt), mat.scale(k));
  return (
    card(people, pointed(W, H, 13), { m, lod, grey, side, dash: bound(job), inside }) +
    `<path d="${bake(ellipse(0, 44, 54, 9), soil)}" fill="${shade(groundOf(people, grey), 0.28)}"/>` +
    mounted(who, {
      state,
      lod,
      left: dir < 0,
      lean: -tilt,
      transform: `translate(${n1(cx)} ${n1(cy)}) scale(${dir} 1) rotate(${n1(tilt)}) scale(${k}) translate(-62 -50)`,
    }) +
    facingMark(W, lod, deep, m) +
    wordsAtTail(job, dir, uphill) +
    badge(people, ...at(hasMan ? W / 2 - 34 : -W / 2 + 17, hasMan && uphill ? H / 2 - 14 : -H / 2 + 16), tiny ? 1.05 : lod ? 0.72 : 0.9, grey) +
    stateSign(state === 'deadhorse' ? 'dead' : signOf(job), ...at(W / 2 - 20, -H / 2 + 12), lod ? 0.95 : 1.3)
  );
}

/** How the plate of a rider on a slope is cut: height and gap of the numbers, breadth and height of the plate, and how far from the middle. */
const PLATES = {
  tiny: { h: 26, gap: 36.5, w: 114, high: 33, at: [54, 56] },
  small: { h: 21.5, gap: 31, w: 98, high: 28, at: [56, 59] },
  full: { h: 16, gap: 30, w: 94, high: 35, at: [56, 60] },
};

/** A plate above or below the horse's quarters: the numbers, from nearer his class and name; only the name of a horse without a man. */
function wordsAtTail(job, dir, uphill) {
  const { person, who, grey, hasMan, nums, people, lod, side, tiny } = job,
    deep = deepOf(people, grey),
    cut = tiny ? PLATES.tiny : lod ? PLATES.full : PLATES.small,
    name = (grey ? '† ' : '') + person.name,
    x = -cut.at[0] * dir,
    y = uphill ? cut.at[1] : 2 - cut.at[1];
  if (!hasMan) {
    const low = y + (uphill ? 8 : -6);
    return lod ? tag(x, low, 84, 15, side, deep, lod, false) + label(name, x, low, 10.4, 78, grey ? '#5b564e' : INK) : '';
  }
  return (
    tag(x, y, cut.w, cut.high, side, deep, lod, bound(job)) +
    rowOf(nums, x, lod ? y - 6 : y, cut.h, cut.gap, person.armoured) +
    (lod ? label(name, x + 10, y + 10.6, 10.6, 68, INK) + label(who.cls, x - 35, y + 10.6, 8.6, 20, shade(deep, 0.1)) : '')
  );
}

/** The plate with the numbers: it stands upright on the card, and wears its rim. */
function tag(x, y, w, h, side, deep, lod, dash) {
  const d = rounded(box(w, h).map((p) => [p[0] + x, p[1] + y]), 5),
    rim = side === 'B' ? INK : PAPER;
  return (
    (side ? `<path d="${d}" fill="${rim}" stroke="${rim}" stroke-width="5" stroke-linejoin="round"/>` : '') +
    `<path d="${d}" fill="${PAPER}" stroke="${shade(deep, 0.35)}" stroke-width="${lod ? 1.8 : 2.6}"${dash ? ' stroke-dasharray="7 4"' : ''}/>`
  );
}

/** The triangle at the head of the card. */
const nose = (x, lod) =>
  lod
    ? poly([[x - 12, -12], [x, 0], [x - 12, 12]])
    : poly([[x - 15, -16], [x + 0.6, 0], [x - 15, 16]]);
/** Drawn last: nothing may hide the facing. */
const facingMark = (W, lod, deep, m) => `<path d="${bake(nose(W / 2 - 4.6, lod), m)}" fill="${deep}" stroke="${PAPER}" stroke-width="1.6" stroke-linejoin="round"/>`;
const signOf = (job) => (job.hasMan && job.state === 'wounded' ? 'wounded' : job.man.captive ? 'captive' : '');
const bound = (job) => !!job.man.captive;

/** Up or down the sheet: a tall card; we see the rider's back or his face. */
function tallCounter(job, sign) {
  const { person, who, state, grey, hasMan, nums, people, lod, side } = job,
    deep = deepOf(people, grey);
  const W = 98,
    H = HEX + 94,
    turn = [0, sign, 1, 0, 0, 0]; // card coordinates: x along the man's way, y across
  const bandH = !hasMan ? (lod ? 15 : 0) : lod ? 37 : 30,
    top = sign > 0; // the words lie at the tail
  const b0 = top ? -H / 2 : H / 2 - bandH,
    b1 = b0 + bandH,
    paper = grey ? '#dcd8cc' : PAPER,
    inner = top ? b1 : b0;
  const words = bandH
    ? field(-W / 2 - 2, b0 - (top ? 5 : 0), W / 2 + 2, b1 + (top ? 0 : 5), paper) +
      `<path d="M${-W / 2} ${n1(inner)}L${W / 2} ${n1(inner)}" fill="none" stroke="${shade(deep, 0.2)}" stroke-width="1"/>`
    : '';
  const ground = top ? H / 2 - 40 : b0 - 40;
  const flatInside =
    `<path d="${hills(W, ground, H)}" fill="${shade(groundOf(people, grey), 0.24)}"/>` +
    words +
    (lod
      ? `<g transform="translate(0 ${n1(inner + (top ? 1.6 : -4.6))}) rotate(-90) translate(0 0)">${stitches(people, 0, -W / 2 + 4, W / 2 - 2, lod, grey)}</g>`
      : '');
  const outline = pointed(H, W, 13).map((p) => mat.apply(turn, p));
  let s = card(people, outline, { lod, grey, side, dash: bound(job), inside: flatInside });
  const k = (hasMan ? 1 : 1.36) * (lod === 0 ? 1.16 : 1.1),
    foot = top ? H / 2 - 20 : b0 - 5;
  if (grey) {
    // a dead horse lies across its card
    s += mounted(who, { state, lod, transform: `translate(0 ${n1(foot - 40)}) scale(.62) translate(-60 -84)` });
  } else s += upright(who, { state, lod, back: sign < 0, transform: `translate(0 ${n1(foot)}) scale(${k})` });
  s += `<path d="${bake(nose(H / 2 - 4.6, lod), turn)}" fill="${deep}" stroke="${PAPER}" stroke-width="1.6" stroke-linejoin="round"/>`;
  const name = (grey ? '† ' : '') + person.name;
  if (hasMan) s += rowOf(nums, 0, lod ? b0 + 12.6 : b0 + 15, lod ? 17 : 20, lod ? 31 : 32, person.armoured);
  if (lod)
    s +=
      label(name, hasMan ? 10 : 0, b1 - 7, 10.8, hasMan ? 72 : 90, grey ? '#5b564e' : INK) +
      (hasMan ? label(who.cls, -37, b1 - 7, 9, 20, shade(deep, 0.1)) : '');
  s += badge(people, top ? W / 2 - 14 : -W / 2 + 14, top ? b1 + 15 : b0 - 15, lod ? 0.86 : 1.04, grey); // where no lance stands
  return s + stateSign(state === 'deadhorse' ? 'dead' : signOf(job), W / 2 - 13, top ? b1 + 38 : b0 - 14, lod ? 0.95 : 1.2);
}

/** The same card in the distance: the numbers stand in a column at the tail, the rider beside them. */
function tallTiny(job, sign) {
  const { person, who, state, nums, people, lod, side } = job,
    { col, h } = CUTS.tiny.wide,
    W = 98,
    H = HEX + 94,
    end = -sign * (H / 2),
    long = 88 * sign;
  const turn = [0, sign, 1, 0, 0, 0],
    outline = pointed(H, W, 13).map((p) => mat.apply(turn, p));
  const inside = `<path d="${hills(W, H / 2 - 46, H)}" fill="${shade(groundOf(people), 0.24)}"/>` + field(-W / 2 - 2, end - sign * 5, -W / 2 + col, end + long);
  const x = -W / 2 + col / 2,
    mid = end + long / 2;
  return (
    card(people, outline, { lod, side, dash: bound(job), inside }) +
    upright(who, { state, lod, back: sign < 0, transform: `translate(17 ${n1(H / 2 - (sign > 0 ? 20 : 4))}) scale(1.12)` }) +
    `<path d="${bake(nose(H / 2 - 4.6, lod), turn)}" fill="${deepOf(people)}" stroke="${PAPER}" stroke-width="1.6" stroke-linejoin="round"/>` +
    column(nums, x, [-28, 0, 28].map((v) => mid + v), h, person.armoured) +
    badge(people, x, end + long + sign * 16, 1) +
    stateSign(signOf(job), W / 2 - 14, sign < 0 ? -H / 2 + 32 : -H / 2 + 14, 1.4)
  );
}

/** Beasts: what they are, and that they defend themselves a little. */
function beastCounter(person, man, { lod, side }) {
  const dead = stateOf(man) === 'dead',
    people = factionOf(person),
    band = lod ? 13.5 : 0,
    bottom = 50 - band;
  const kind = beastKinds.includes(person.kind) ? person.kind : 'horse',
    nums = valuesOf(person, man);
  const inside = band ? field(-50, bottom, 50, 50, dead ? '#dcd8cc' : PAPER) : '';
  const k = kind === 'horse' || kind === 'mule' ? 0.68 : 0.72;
  let s =
    card(people, box(100, 100), { lod, grey: dead, side, earth: hills(100, bottom - 16, 100), inside }) +
    beast(kind, {
      dead,
      lod,
      cloth: (person.arms || {}).cloth,
      horse: horseOf(person),
      transform: `translate(${kind === 'sheep' || kind === 'dog' ? -45 : -47} ${n1(bottom - (dead ? 102 : 99) * k)}) scale(${k})`,
    }) +
    badge(people, -37, -37, lod ? 0.86 : 1.1, dead);
  if (dead) s += stateSign('dead', 39, -38, lod ? 1 : 1.3);
  else if (lod || nums[2]) s += smallNumbers(nums, person.armoured, lod);
  if (band) s += label((dead ? '† ' : '') + person.name, 0, 43, 10.6, 90, dead ? '#5b564e' : INK);
  return s;
}
const smallNumbers = (nums, ringed, lod) => plate(24, -37, 46, 18) + rowOf(nums, 24, -37, lod ? 11.5 : 13, 14.6, ringed);
